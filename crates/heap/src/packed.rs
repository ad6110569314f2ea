//! How locals, operands and fields keep values: a kind and a word of 64 bits, both always written in full.
//!
//! The compiler copies a [`Value`] in pieces that do not match those in which its variants were written. Reading what has just
//! been written in other pieces seems to make the processor wait, and most values are read just after they were
//! written. A packed value is copied by two loads and two stores, whatever it holds.

use term::{Sort, Term};

use crate::value::{Ref, Value};

/// A value as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed {
    kind: u32,
    bits: u64,
}

const TOP: u32 = 0;
const INT: u32 = 1;
const LONG: u32 = 2;
const FLOAT: u32 = 3;
const DOUBLE: u32 = 4;
const REF: u32 = 5;
const ADDRESS: u32 = 6;
const TERM: u32 = 7;

/// The sort of a term stands above its number.
const SORT: u32 = 32;

impl Packed {
    /// Nothing.
    pub const TOP: Packed = Packed { kind: TOP, bits: 0 };

    /// An `int`.
    #[inline(always)]
    pub fn int(value: i32) -> Packed {
        Packed { kind: INT, bits: value as u32 as u64 }
    }

    /// The `int` that it is.
    #[inline(always)]
    pub fn as_int(self) -> Option<i32> {
        (self.kind == INT).then_some(self.bits as i32)
    }

    /// A reference.
    #[inline(always)]
    pub fn reference(value: Ref) -> Packed {
        Packed { kind: REF, bits: value.number().into() }
    }

    /// The `long` that it is.
    #[inline(always)]
    pub fn as_long(self) -> Option<i64> {
        (self.kind == LONG).then_some(self.bits as i64)
    }

    /// The reference that it is.
    #[inline(always)]
    pub fn as_reference(self) -> Option<Ref> {
        (self.kind == REF).then_some(Ref::numbered(self.bits as u32))
    }

    /// Whether it is nothing.
    #[inline(always)]
    pub fn is_top(self) -> bool {
        self.kind == TOP
    }

    /// Whether it is a value that depends on no undecided input.
    #[inline(always)]
    pub fn is_settled(self) -> bool {
        !self.is_top() && !self.is_undecided()
    }

    /// Whether it depends on the inputs.
    #[inline(always)]
    pub fn is_input(self) -> bool {
        self.kind == TERM || self.is_undecided()
    }

    #[inline(always)]
    fn is_undecided(self) -> bool {
        self.kind == REF && Ref::numbered(self.bits as u32).is_undecided()
    }

    /// Whether it takes two slots.
    #[inline(always)]
    pub fn is_wide(self) -> bool {
        match self.kind {
            LONG | DOUBLE => true,
            TERM => matches!(sort((self.bits >> SORT) as u32), Sort::Long | Sort::Double),
            _ => false,
        }
    }

    /// The value.
    #[inline(always)]
    pub fn value(self) -> Value {
        let (word, bits) = (self.bits as u32, self.bits);
        match self.kind {
            TOP => Value::Top,
            INT => Value::Int(word as i32),
            LONG => Value::Long(bits as i64),
            FLOAT => Value::Float(f32::from_bits(word)),
            DOUBLE => Value::Double(f64::from_bits(bits)),
            REF => Value::Ref(Ref::numbered(word)),
            ADDRESS => Value::Address(word),
            _ => Value::Term(sort((bits >> SORT) as u32), Term::numbered(word)),
        }
    }
}

impl From<Value> for Packed {
    #[inline(always)]
    fn from(value: Value) -> Packed {
        let (kind, bits) = match value {
            Value::Top => (TOP, 0),
            Value::Int(value) => (INT, u64::from(value as u32)),
            Value::Long(value) => (LONG, value as u64),
            Value::Float(value) => (FLOAT, value.to_bits().into()),
            Value::Double(value) => (DOUBLE, value.to_bits()),
            Value::Ref(value) => return Packed::reference(value),
            Value::Address(value) => (ADDRESS, value.into()),
            Value::Term(sort, term) => (TERM, (sort as u64) << SORT | u64::from(term.number())),
        };
        Packed { kind, bits }
    }
}

/// The sort that has a number.
#[inline(always)]
fn sort(number: u32) -> Sort {
    const BOOL: u32 = Sort::Bool as u32;
    const INT: u32 = Sort::Int as u32;
    const LONG: u32 = Sort::Long as u32;
    const FLOAT: u32 = Sort::Float as u32;
    match number {
        BOOL => Sort::Bool,
        INT => Sort::Int,
        LONG => Sort::Long,
        FLOAT => Sort::Float,
        _ => Sort::Double,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_kept_whole() {
        let mut values = vec![
            Value::Top,
            Value::Int(-1),
            Value::Int(i32::MIN),
            Value::Long(i64::MIN + 1),
            Value::Float(-0.0),
            Value::Float(f32::from_bits(0x7fa0_0001)),
            Value::Double(f64::from_bits(0xfff4_0000_0000_0001)),
            Value::NULL,
            Value::Ref(Ref::at(7)),
            Value::Ref(Ref::undecided(crate::Unknown(3))),
            Value::Address(9),
        ];
        for sort in [Sort::Bool, Sort::Int, Sort::Long, Sort::Float, Sort::Double] {
            values.push(Value::Term(sort, Term::numbered(u32::MAX)));
        }
        for value in values {
            let packed = Packed::from(value);
            assert_eq!(packed.value(), value);
            assert_eq!(packed.is_wide(), value.is_wide(), "{value:?}");
            if let (Value::Term(before, _), Value::Term(after, _)) = (value, packed.value()) {
                assert_eq!(before, after);
            }
        }
    }
}
