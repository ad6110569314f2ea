//! Class path, linked classes and predecoded methods. No execution.

pub mod class_bytes;
pub mod class_path_error;
mod image;
mod image_index;
pub mod jdk;
