//! Class path, linked classes and predecoded methods. No execution.
