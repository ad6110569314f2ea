//! Class path, linked classes and predecoded methods. No execution.

pub mod class_bytes;
mod class_directory;
pub mod class_path;
pub mod class_path_error;
mod entries;
mod image;
mod image_index;
mod jar;
pub mod jdk;
mod manifest;
