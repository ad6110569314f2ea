//! Typed indices into the tables of a [`Program`](crate::Program): no index can be taken for another.

use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl $name {
            /// The position in its table.
            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "#{}"), self.0)
            }
        }
    };
}

id!(
    /// A linked class, interface, array class or primitive type.
    ClassId
);
id!(
    /// A method of a linked class.
    MethodId
);
id!(
    /// An interned name or descriptor.
    Symbol
);
id!(
    /// A distinct string constant of the program.
    LiteralId
);
id!(
    /// An `invokedynamic` instruction: one per occurrence in the code.
    SiteId
);
