//! Sorts of terms, and the domains of variables.

/// What a term denotes. As wide as the number of a term: a value that holds both is then copied in aligned words, which
/// measured a quarter of the machine's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u32)]
pub enum Sort {
    /// A truth value.
    Bool,
    /// A Java `int`: 32 bits, or any integer under [`Arithmetic::Ideal`](crate::Arithmetic::Ideal).
    Int,
    /// A Java `long`: 64 bits, or any integer under [`Arithmetic::Ideal`](crate::Arithmetic::Ideal).
    Long,
    /// A Java `float`.
    Float,
    /// A Java `double`.
    Double,
}

/// The values that a variable ranges over. `Byte`, `Char` and `Short` are terms of sort [`Sort::Int`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Domain {
    Bool,
    Byte,
    Char,
    Short,
    /// An `int` that is not negative.
    Natural,
    Int,
    Long,
    Float,
    Double,
}

impl Domain {
    /// The sort of a variable of this domain.
    pub fn sort(self) -> Sort {
        match self {
            Domain::Bool => Sort::Bool,
            Domain::Byte | Domain::Char | Domain::Short | Domain::Natural | Domain::Int => Sort::Int,
            Domain::Long => Sort::Long,
            Domain::Float => Sort::Float,
            Domain::Double => Sort::Double,
        }
    }

    /// The least and greatest integer of an integer domain.
    pub fn range(self) -> Option<(i64, i64)> {
        Some(match self {
            Domain::Byte => (i8::MIN.into(), i8::MAX.into()),
            Domain::Char => (0, u16::MAX.into()),
            Domain::Short => (i16::MIN.into(), i16::MAX.into()),
            Domain::Natural => (0, i32::MAX.into()),
            Domain::Int => (i32::MIN.into(), i32::MAX.into()),
            Domain::Long => (i64::MIN, i64::MAX),
            Domain::Bool | Domain::Float | Domain::Double => return None,
        })
    }
}
