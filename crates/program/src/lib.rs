//! Class path, linked classes and predecoded methods. No execution.

pub mod npe_message;
