//! Class path, linked classes and predecoded methods: everything known about a program before it runs. No execution,
//! no symbolic values.

mod class;
mod class_bytes;
mod class_directory;
mod class_path;
mod class_path_error;
mod code;
mod decode;
mod descriptor;
mod dispatch;
mod entries;
mod error;
mod exception_ranges;
mod ids;
mod image;
mod image_index;
mod jar;
mod jdk;
mod load;
mod manifest;
mod method;
mod npe_message;
mod op;
mod program;
mod resolve;
mod site;
mod stack_check;
mod symbols;
mod synth;

pub use class::{Class, Field, Shape, access};
pub use class_bytes::{ClassBytes, Origin};
pub use class_path::ClassPath;
pub use class_path_error::{ClassPathError, ImageFault, JdkChoice};
pub use code::{Catch, Code, Handler, Lookup, Table};
pub use descriptor::{Kind, MethodType, class_of, descriptor_of, readable};
pub use error::LinkError;
pub use ids::{ClassId, LiteralId, MethodId, SiteId, Symbol};
pub use jdk::{Jdk, program_on_path};
pub use method::{Body, Method, Visibility};
pub use npe_message::npe_message;
pub use op::{ArrayKind, InitStep, Op, Unresolved};
pub use program::Program;
pub use resolve::{MemberRef, Referent};
pub use site::{DynamicConstant, Linkage, Site, StaticArg};
pub use symbols::{Literals, Symbols, name_text, utf16};
pub use synth::{Message, Thrown};
