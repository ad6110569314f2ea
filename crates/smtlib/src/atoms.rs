//! Terms without parts: literals, names that theories give, and names with indices.

use term::Arithmetic;

use crate::bits;
use crate::bitvec::checked_width;
use crate::error::{Error, unsupported};
use crate::floats;
use crate::read_sort::numbers;
use crate::sort::Scalar;
use crate::tree::{Kind, NodeId, Tree};
use crate::universe::Universe;
use crate::value::Value;

/// The short and the long names of rounding modes.
const ROUNDING_MODES: &[(&str, &str)] = &[
    ("RNE", "roundNearestTiesToEven"),
    ("RNA", "roundNearestTiesToAway"),
    ("RTP", "roundTowardPositive"),
    ("RTN", "roundTowardNegative"),
    ("RTZ", "roundTowardZero"),
];

/// A name that no script declared.
pub fn name(universe: &mut Universe, name: &str) -> Result<Value, Error> {
    if let "true" | "false" = name {
        return Ok(Value::bool(universe.terms.bool(name == "true")));
    }
    let mode = ROUNDING_MODES.iter().find(|(short, long)| [*short, *long].contains(&name));
    mode.map(|(short, _)| Value::Rounding(short)).ok_or_else(|| Error::UnknownSymbol(name.to_owned()))
}

/// A literal.
pub fn literal(universe: &mut Universe, tree: &Tree, node: NodeId) -> Result<Value, Error> {
    let text = tree.text(node);
    let java = universe.terms.arithmetic() == Arithmetic::Java;
    match tree.kind(node) {
        Kind::Numeral if java => Ok(Value::Real(text.into())),
        Kind::Numeral => match text.parse() {
            Ok(value) => Ok(Value::Term(Scalar::Int, universe.terms.long(value))),
            Err(_) => unsupported("integers beyond 64 bits in a script"),
        },
        Kind::Decimal => Ok(Value::Real(text.into())),
        Kind::Hexadecimal => bit_literal(universe, &text[2..], 16, 4),
        Kind::Binary => bit_literal(universe, &text[2..], 2, 1),
        Kind::Text => unsupported("strings"),
        _ => Err(Error::Malformed("term".to_owned())),
    }
}

fn bit_literal(universe: &mut Universe, digits: &str, radix: u32, each: u64) -> Result<Value, Error> {
    let width = checked_width(digits.len() as u64 * each)?;
    let value = u64::from_str_radix(digits, radix).map_err(|_| Error::BadLiteral(digits.to_owned()))?;
    bit_vector(universe, width, value)
}

fn bit_vector(universe: &mut Universe, width: u32, value: u64) -> Result<Value, Error> {
    if universe.terms.arithmetic() == Arithmetic::Ideal {
        return unsupported("bit-vectors together with integers");
    }
    Ok(Value::Term(Scalar::BitVec(width), bits::constant(&mut universe.terms, width, value)))
}

/// `(_ bv5 32)`, `(_ +oo 8 24)`
pub fn indexed(universe: &mut Universe, tree: &Tree, name: NodeId, indices: &[NodeId]) -> Result<Value, Error> {
    let Some(name) = tree.symbol(name) else { return Err(Error::Malformed("term".to_owned())) };
    let indices = numbers(tree, indices)?;
    if let (Some(digits), &[width]) = (name.strip_prefix("bv"), indices.as_slice())
        && !digits.is_empty()
        && digits.bytes().all(|digit| digit.is_ascii_digit())
    {
        let width = checked_width(width)?;
        return match digits.parse() {
            Ok(value) => bit_vector(universe, width, value),
            Err(_) => unsupported("bit-vectors beyond 64 bits"),
        };
    }
    if universe.terms.arithmetic() == Arithmetic::Ideal {
        return unsupported("bit-vectors or floats together with integers");
    }
    let special = floats::special(&mut universe.terms, name, &indices);
    special.unwrap_or_else(|| Err(Error::UnknownSymbol(name.to_owned())))
}
