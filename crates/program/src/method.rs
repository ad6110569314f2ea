//! A method of a linked class.

use std::rc::Rc;

use crate::class::access;
use crate::code::Code;
use crate::descriptor::MethodType;
use crate::ids::{ClassId, MethodId, Symbol};

/// A declared or synthesized method.
pub struct Method {
    /// Its own id.
    pub id: MethodId,
    /// The declaring class.
    pub class: ClassId,
    /// Its name.
    pub name: Symbol,
    /// Its descriptor.
    pub descriptor: Symbol,
    /// The parsed descriptor.
    pub mtype: Rc<MethodType>,
    /// Access flags as in the class file.
    pub flags: u16,
    /// Slots of all arguments, with the receiver.
    pub arg_slots: u16,
    /// Position in the virtual table, for methods that can be overridden.
    pub vindex: Option<u32>,
    /// Where its instructions come from.
    pub body: Body,
    /// Whether stack traces leave it out.
    pub visibility: Visibility,
    /// The predecoded body, once it has been asked for.
    pub(crate) code: Option<Rc<Code>>,
}

/// Where the instructions of a method come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// A method of the class file, by position.
    File(u16),
    /// Built by this program.
    Synthesized,
    /// `native`: the machine supplies it.
    Native,
    /// `abstract`: there are none.
    Abstract,
}

/// Whether stack traces show a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// They do.
    Shown,
    /// They do not: frames the real JVM does not have or hides.
    Hidden,
}

impl Method {
    /// Whether it is static.
    pub fn is_static(&self) -> bool {
        self.flags & access::STATIC != 0
    }

    /// Whether it is abstract.
    pub fn is_abstract(&self) -> bool {
        self.flags & access::ABSTRACT != 0
    }

    /// Whether it is private.
    pub fn is_private(&self) -> bool {
        self.flags & access::PRIVATE != 0
    }

    /// Whether calls lock the receiver or the class.
    pub fn is_synchronized(&self) -> bool {
        self.flags & access::SYNCHRONIZED != 0
    }
}
