//! The values that locals, operands and fields hold.

use std::fmt;

use program::Kind;

/// A reference: a position in the table of objects, or null.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ref(u32);

impl Ref {
    /// The null reference.
    pub const NULL: Ref = Ref(0);

    /// The reference to the object at a position of the object table.
    pub fn at(position: usize) -> Ref {
        Ref(u32::try_from(position + 1).expect("the object table is limited to 32 bits"))
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
    pub fn number(self) -> u32 {
        self.0
    }
}

impl fmt::Debug for Ref {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_null() { write!(f, "null") } else { write!(f, "@{}", self.0) }
    }
}

/// A value in a slot.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// Nothing: an unset local, or the second slot of a `long` or `double`.
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
        }
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
