//! Class paths, targets and types of real class files. One program, since linking each of these alone takes longer than running it.

mod class_path;
mod npe_messages;
mod subtypes;
mod support;
mod targets;
