//! The sets of variables that occur in terms, each set stored once.

use std::borrow::Cow;
use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::node::Variable;

/// A set of variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SupportId(u32);

/// Sets that are not larger are listed; a larger one is kept as a union of two sets, since a sum of many variables has as many
/// parts, each with a set of its own.
const LISTED: usize = 1024;

/// All sets that occur.
#[derive(Debug)]
pub(crate) struct Supports {
    /// The listed sets one after another, each ascending.
    elements: Vec<Variable>,
    sets: Vec<Set>,
    known: FxHashMap<Box<[Variable]>, SupportId>,
    unions: FxHashMap<(SupportId, SupportId), SupportId>,
    scratch: Vec<Variable>,
}

/// How a set is kept.
#[derive(Clone, Debug)]
enum Set {
    Listed(Range<usize>),
    Union(SupportId, SupportId),
}

impl SupportId {
    /// The empty set.
    pub(crate) const EMPTY: SupportId = SupportId(0);
}

impl Supports {
    pub(crate) fn new() -> Supports {
        Supports {
            elements: Vec::new(),
            sets: vec![Set::Listed(0..0)],
            known: FxHashMap::from_iter([(Box::default(), SupportId::EMPTY)]),
            unions: FxHashMap::default(),
            scratch: Vec::new(),
        }
    }

    #[inline]
    pub(crate) fn get(&self, id: SupportId) -> Cow<'_, [Variable]> {
        match self.listed(id) {
            Some(listed) => Cow::Borrowed(listed),
            None => Cow::Owned(self.collect(id)),
        }
    }

    fn listed(&self, id: SupportId) -> Option<&[Variable]> {
        match &self.sets[id.0 as usize] {
            Set::Listed(range) => Some(&self.elements[range.clone()]),
            Set::Union(..) => None,
        }
    }

    #[cold]
    fn collect(&self, id: SupportId) -> Vec<Variable> {
        let (mut found, mut seen, mut left) = (Vec::new(), FxHashSet::default(), vec![id]);
        while let Some(id) = left.pop() {
            if !seen.insert(id) {
                continue;
            }
            match &self.sets[id.0 as usize] {
                Set::Listed(range) => found.extend_from_slice(&self.elements[range.clone()]),
                &Set::Union(a, b) => left.extend([a, b]),
            }
        }
        found.sort_unstable();
        found.dedup();
        found
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
        let union = match (self.listed(a), self.listed(b)) {
            (Some(first), Some(second)) if first.len() + second.len() <= LISTED => {
                merge(first, second, &mut merged);
                self.intern(&merged)
            }
            _ => self.add(Set::Union(a, b)),
        };
        self.scratch = merged;
        self.unions.insert(key, union);
        union
    }

    fn intern(&mut self, set: &[Variable]) -> SupportId {
        if let Some(&id) = self.known.get(set) {
            return id;
        }
        let start = self.elements.len();
        self.elements.extend_from_slice(set);
        let id = self.add(Set::Listed(start..self.elements.len()));
        self.known.insert(set.into(), id);
        id
    }

    fn add(&mut self, set: Set) -> SupportId {
        let id = SupportId(u32::try_from(self.sets.len()).expect("fewer sets than terms"));
        self.sets.push(set);
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
