//! Arrays as chains of stores. Reading is pushed through the stores, down to functions of the index for arrays that a
//! script declares.
//!
//! Equality of arrays: over few possible indices that of all elements. Otherwise a truth value; if it holds, the arrays
//! agree at every index that matters (read, stored or a witness, see `demands`) and in what they hold elsewhere; if not,
//! they differ at a witness. Follows the usual reduction of extensional arrays to functions.

use rustc_hash::{FxHashMap, FxHashSet};
use term::{Node, Term, Variable};

use crate::error::Error;
use crate::sort::Scalar;
use crate::universe::{FunctionId, Universe};
use crate::value::{Operator, Value};

/// The number of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ArrayId(usize);

/// What an array is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrayNode {
    /// A declared one: a function of the index, and the value at indices that no term mentions.
    Declared {
        elements: FunctionId,
        elsewhere: Term,
        variable: Variable,
    },
    Constant(Term),
    Store(ArrayId, Term, Term),
    Choice(Term, ArrayId, ArrayId),
}

/// All arrays so far.
#[derive(Debug, Default)]
pub struct Arrays {
    nodes: Vec<(ArrayNode, Scalar)>,
    known: FxHashMap<(ArrayNode, Scalar, Scalar), ArrayId>,
    reads: FxHashMap<(ArrayId, Term), Term>,
    elsewhere: FxHashMap<ArrayId, Term>,
}

impl Arrays {
    /// What an array is, and the sort of its indices.
    pub fn node(&self, id: ArrayId) -> (ArrayNode, Scalar) {
        self.nodes[id.0]
    }

    fn make(&mut self, node: ArrayNode, index: Scalar, element: Scalar) -> Value {
        let id = *self.known.entry((node, index, element)).or_insert_with(|| {
            self.nodes.push((node, index));
            ArrayId(self.nodes.len() - 1)
        });
        Value::Array(id, index, element)
    }

    /// The indices of all stores that an array is made of.
    pub fn stored_at(&self, id: ArrayId) -> Vec<Term> {
        let (mut pending, mut seen, mut indices) = (vec![id], FxHashSet::default(), Vec::new());
        while let Some(next) = pending.pop() {
            if !seen.insert(next) {
                continue;
            }
            match self.node(next).0 {
                ArrayNode::Store(base, index, _) => {
                    indices.push(index);
                    pending.push(base);
                }
                ArrayNode::Choice(_, a, b) => pending.extend([b, a]),
                ArrayNode::Declared { .. } | ArrayNode::Constant(_) => {}
            }
        }
        indices
    }
}

/// A new array of which nothing is known.
pub fn declare(universe: &mut Universe, index: Scalar, element: Scalar) -> Value {
    let elements = universe.function(vec![index], element);
    let (variable, elsewhere) = universe.variable(element);
    universe.functions[elements].elsewhere = Some(elsewhere);
    universe.arrays.make(ArrayNode::Declared { elements, elsewhere, variable }, index, element)
}

/// Applies an operator on arrays; nothing if there is none of this name.
pub fn apply(universe: &mut Universe, operator: &Operator, arguments: &[Value]) -> Option<Result<Value, Error>> {
    let value = match (operator.name, arguments) {
        ("select", [Value::Array(id, index, element), i]) if i.of(*index).is_some() => {
            let i = i.of(*index)?;
            Value::Term(*element, select(universe, *id, i))
        }
        ("store", [Value::Array(id, index, element), i, value])
            if i.of(*index).is_some() && value.of(*element).is_some() =>
        {
            let (i, value) = (i.of(*index)?, value.of(*element)?);
            universe.arrays.make(ArrayNode::Store(*id, i, value), *index, *element)
        }
        ("const", [value]) => match operator.sort {
            Some(crate::sort::Sort::Array(index, element)) if value.of(element).is_some() => {
                let value = value.of(element)?;
                universe.arrays.make(ArrayNode::Constant(value), index, element)
            }
            _ => return Some(Err(operator.refuses(arguments))),
        },
        ("select" | "store", _) => return Some(Err(operator.refuses(arguments))),
        _ => return None,
    };
    Some(Ok(value))
}

/// One of two arrays of the same sort.
pub fn choose(
    universe: &mut Universe,
    condition: Term,
    a: ArrayId,
    b: ArrayId,
    (index, element): (Scalar, Scalar),
) -> Value {
    match universe.terms.node(condition) {
        Node::Bool(true) => Value::Array(a, index, element),
        Node::Bool(false) => Value::Array(b, index, element),
        _ if a == b => Value::Array(a, index, element),
        _ => universe.arrays.make(ArrayNode::Choice(condition, a, b), index, element),
    }
}

/// The element at an index.
pub fn select(universe: &mut Universe, array: ArrayId, index: Term) -> Term {
    walk(
        universe,
        array,
        |universe| &mut universe.arrays.reads,
        |id| (id, index),
        |universe, id, part| {
            let (node, sort) = universe.arrays.node(id);
            Some(match node {
                ArrayNode::Declared { elements, .. } => universe.apply(elements, vec![index]),
                ArrayNode::Constant(value) => value,
                ArrayNode::Store(base, at, value) => {
                    let hit = universe.same(sort, index, at);
                    match universe.terms.node(hit) {
                        Node::Bool(true) => value,
                        _ => {
                            let below = part(universe, base)?;
                            universe.terms.ite(hit, value, below)
                        }
                    }
                }
                ArrayNode::Choice(condition, a, b) => {
                    let (a, b) = (part(universe, a), part(universe, b));
                    universe.terms.ite(condition, a?, b?)
                }
            })
        },
    )
}

/// What an array holds at all indices that no term mentions.
pub fn elsewhere(universe: &mut Universe, array: ArrayId) -> Term {
    walk(
        universe,
        array,
        |universe| &mut universe.arrays.elsewhere,
        |id| id,
        |universe, id, part| {
            Some(match universe.arrays.node(id).0 {
                ArrayNode::Declared { elsewhere, .. } => elsewhere,
                ArrayNode::Constant(value) => value,
                ArrayNode::Store(base, ..) => part(universe, base)?,
                ArrayNode::Choice(condition, a, b) => {
                    let (a, b) = (part(universe, a), part(universe, b));
                    universe.terms.ite(condition, a?, b?)
                }
            })
        },
    )
}

/// Works out a term for an array from those of its parts, which `part` gives or orders. Chains of stores can be long: no
/// recursion.
fn walk<K: std::hash::Hash + Eq + Copy>(
    universe: &mut Universe,
    array: ArrayId,
    memo: fn(&mut Universe) -> &mut FxHashMap<K, Term>,
    key: impl Fn(ArrayId) -> K,
    step: impl Fn(&mut Universe, ArrayId, &mut dyn FnMut(&mut Universe, ArrayId) -> Option<Term>) -> Option<Term>,
) -> Term {
    let mut pending = vec![array];
    loop {
        let next = *pending.last().expect("the first is left when all others are done");
        let known = memo(universe).get(&key(next)).copied();
        let term = known.or_else(|| {
            step(universe, next, &mut |universe, part| {
                let known = memo(universe).get(&key(part)).copied();
                if known.is_none() {
                    pending.push(part);
                }
                known
            })
        });
        if let Some(term) = term {
            memo(universe).insert(key(next), term);
            pending.pop();
            if pending.is_empty() {
                return term;
            }
        }
    }
}

/// Possible indices up to which an equality looks at every element.
const FEW: u32 = 4;

/// Whether two arrays are equal.
pub fn equal(universe: &mut Universe, a: ArrayId, b: ArrayId, index: Scalar, element: Scalar) -> Term {
    if a == b {
        return universe.terms.bool(true);
    }
    let few: Vec<Term> = match index {
        Scalar::Bool => vec![universe.terms.bool(false), universe.terms.bool(true)],
        Scalar::BitVec(width @ ..=FEW) => (0..1 << width).map(|value| universe.terms.int(value)).collect(),
        _ => return universe.equality(a, b, index),
    };
    let equal: Vec<Term> = few
        .into_iter()
        .map(|at| {
            let (x, y) = (select(universe, a, at), select(universe, b, at));
            universe.same(element, x, y)
        })
        .collect();
    universe.all(&equal)
}
