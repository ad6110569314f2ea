//! Class path, linked classes and predecoded methods. No execution.

pub mod class_path_error;
pub mod jdk;
