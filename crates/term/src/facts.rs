//! What the arena knows of each term besides its shape.

use crate::interval::Interval;
use crate::node::{Node, Variable};
use crate::sort::Sort;
use crate::support::SupportId;

/// The facts of one term, fixed when it is made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    /// Depends on the structure only, never on the history of the arena.
    pub(crate) hash: u64,
    /// Encloses the values of an integer term.
    pub(crate) range: Interval,
    pub(crate) support: SupportId,
    pub(crate) sort: Sort,
}

const COMPOUND: u64 = 1 << 63;

/// The structural hash. Variables have the least ones, in the order of their numbers: so they come first among operands.
#[inline]
pub(crate) fn structural_hash(node: Node, hash_of: impl Fn(crate::Term) -> u64) -> u64 {
    let hash = match node {
        Node::Variable(Variable { index, domain }) => return u64::from(index) << 3 | domain as u64,
        Node::Bool(value) => mix(1, value.into()),
        Node::Int(value) => mix(2, value as u64),
        Node::Long(value) => mix(3, value as u64),
        Node::Float(bits) => mix(4, bits.into()),
        Node::Double(bits) => mix(5, bits),
        Node::Unary(op, a) => mix(0x100 + op as u64, hash_of(a)),
        Node::Binary(op, a, b) => mix(mix(0x200 + op as u64, hash_of(a)), hash_of(b)),
        Node::Compare(op, a, b) => mix(mix(0x300 + op as u64, hash_of(a)), hash_of(b)),
        Node::Ite(c, a, b) => mix(mix(mix(0x400, hash_of(c)), hash_of(a)), hash_of(b)),
    };
    hash | COMPOUND
}

/// One step of a hash that is the same on all machines.
#[inline(always)]
pub fn mix(state: u64, word: u64) -> u64 {
    let product = u128::from(state ^ 0xa076_1d64_78bd_642f) * u128::from(word ^ 0xe703_7ed1_a0b4_28db);
    (product as u64) ^ ((product >> 64) as u64).wrapping_add(state.rotate_left(29))
}
