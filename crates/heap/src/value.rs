//! The values that locals, operands and fields hold.

use std::fmt;

use program::Kind;
use term::{Sort, Term};

/// A reference that is not decided yet: a number in the table of unknowns of the input heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unknown(pub u32);

impl Unknown {
    /// The position in the table of unknowns.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Set in the numbers of references that are not decided.
const UNDECIDED: u32 = 1 << 31;

/// A reference: a position in the table of objects, null, or an unknown. The number of an unknown lies past every
/// table, so code for decided references takes it for null until its slow path looks closer. Where nothing is unknown,
/// this costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ref(u32);

impl Ref {
    /// The null reference.
    pub const NULL: Ref = Ref(0);

    /// The reference to the object at a position of the object table.
    pub fn at(position: usize) -> Ref {
        let number = u32::try_from(position + 1).ok().filter(|number| number & UNDECIDED == 0);
        Ref(number.expect("the object table is limited to 31 bits"))
    }

    /// The reference that is an unknown.
    pub fn undecided(unknown: Unknown) -> Ref {
        Ref(unknown.0 | UNDECIDED)
    }

    /// Whether it is an unknown.
    #[inline(always)]
    pub fn is_undecided(self) -> bool {
        self.0 & UNDECIDED != 0
    }

    /// The unknown that it is.
    #[inline(always)]
    pub fn unknown(self) -> Option<Unknown> {
        self.is_undecided().then_some(Unknown(self.0 & !UNDECIDED))
    }

    /// Whether it is null.
    #[inline(always)]
    pub fn is_null(self) -> bool {
        self.0 == 0
    }

    /// The position in the object table. Null has none: it maps past every table.
    #[inline(always)]
    pub fn position(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }

    /// A number that identifies the object on its path; equal paths give equal numbers.
    #[inline(always)]
    pub fn number(self) -> u32 {
        self.0
    }

    /// The reference that has this number.
    #[inline(always)]
    pub(crate) fn numbered(number: u32) -> Ref {
        Ref(number)
    }
}

impl fmt::Debug for Ref {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.unknown() {
            Some(unknown) => write!(f, "?{}", unknown.0),
            None if self.is_null() => write!(f, "null"),
            None => write!(f, "@{}", self.0),
        }
    }
}

/// A value in a slot.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// Nothing: an unset local, the second slot of a `long` or `double`, or a field of an input object that the path
    /// has not read yet.
    Top,
    /// `int` and the narrower kinds.
    Int(i32),
    /// `long`
    Long(i64),
    /// `float`
    Float(f32),
    /// `double`
    Double(f64),
    /// A reference.
    Ref(Ref),
    /// The return address of a subroutine.
    Address(u32),
    /// A number that depends on the inputs.
    Term(Sort, Term),
}

impl Value {
    /// The null reference.
    pub const NULL: Value = Value::Ref(Ref::NULL);

    /// What a field of this kind holds before it is written.
    pub fn default_of(kind: Kind) -> Value {
        match kind {
            Kind::Long => Value::Long(0),
            Kind::Float => Value::Float(0.0),
            Kind::Double => Value::Double(0.0),
            Kind::Ref => Value::NULL,
            _ => Value::Int(0),
        }
    }

    /// Tag and bits, for digests: distinguishes -0.0 from 0.0 and NaN payloads.
    pub fn bits(self) -> (u8, u64) {
        match self {
            Value::Top => (0, 0),
            Value::Int(value) => (1, value as u32 as u64),
            Value::Long(value) => (2, value as u64),
            Value::Float(value) => (3, value.to_bits().into()),
            Value::Double(value) => (4, value.to_bits()),
            Value::Ref(value) => (5, value.0.into()),
            Value::Address(value) => (6, value.into()),
            Value::Term(_, term) => (7, term.index() as u64),
        }
    }

    /// Whether it takes two slots.
    #[inline(always)]
    pub fn is_wide(self) -> bool {
        matches!(self, Value::Long(_) | Value::Double(_) | Value::Term(Sort::Long | Sort::Double, _))
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        self.bits() == other.bits()
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Int(value.into())
    }
}
