//! The sets of variables that occur in terms, each set stored once.

use rustc_hash::FxHashMap;
use std::ops::Range;

use crate::node::Variable;

/// A set of variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SupportId(u32);

/// All sets that occur.
#[derive(Debug)]
pub(crate) struct Supports {
    /// The sets one after another, each ascending.
    elements: Vec<Variable>,
    sets: Vec<Range<usize>>,
    known: FxHashMap<Box<[Variable]>, SupportId>,
    unions: FxHashMap<(SupportId, SupportId), SupportId>,
    scratch: Vec<Variable>,
}

impl SupportId {
    /// The empty set.
    pub(crate) const EMPTY: SupportId = SupportId(0);
}

impl Supports {
    pub(crate) fn new() -> Supports {
        Supports {
            elements: Vec::new(),
            sets: vec![Range::default()],
            known: FxHashMap::from_iter([(Box::default(), SupportId::EMPTY)]),
            unions: FxHashMap::default(),
            scratch: Vec::new(),
        }
    }

    pub(crate) fn get(&self, id: SupportId) -> &[Variable] {
        &self.elements[self.sets[id.0 as usize].clone()]
    }

    pub(crate) fn single(&mut self, variable: Variable) -> SupportId {
        self.intern(&[variable])
    }

    pub(crate) fn union(&mut self, a: SupportId, b: SupportId) -> SupportId {
        if a == b || b == SupportId::EMPTY {
            return a;
        }
        if a == SupportId::EMPTY {
            return b;
        }
        let key = (a.min(b), a.max(b));
        if let Some(&union) = self.unions.get(&key) {
            return union;
        }
        let mut merged = std::mem::take(&mut self.scratch);
        merged.clear();
        merge(self.get(a), self.get(b), &mut merged);
        let union = self.intern(&merged);
        self.scratch = merged;
        self.unions.insert(key, union);
        union
    }

    fn intern(&mut self, set: &[Variable]) -> SupportId {
        if let Some(&id) = self.known.get(set) {
            return id;
        }
        let id = SupportId(u32::try_from(self.sets.len()).expect("fewer sets than terms"));
        let start = self.elements.len();
        self.elements.extend_from_slice(set);
        self.sets.push(start..self.elements.len());
        self.known.insert(set.into(), id);
        id
    }
}

fn merge(mut a: &[Variable], mut b: &[Variable], merged: &mut Vec<Variable>) {
    while let (Some((&x, rest_a)), Some((&y, rest_b))) = (a.split_first(), b.split_first()) {
        merged.push(x.min(y));
        if x <= y {
            a = rest_a;
        }
        if y <= x {
            b = rest_b;
        }
    }
    merged.extend_from_slice(a);
    merged.extend_from_slice(b);
}
