//! The table behind `String.intern`, with strings interned on the path forgotten by rollback.

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use heap::Ref;
use rustc_hash::FxHashMap;

/// Interned strings by their UTF-16 units.
#[derive(Debug, Default)]
pub struct Interned {
    known: FxHashMap<Rc<[u16]>, Ref>,
    order: Vec<Rc<[u16]>>,
}

/// A point in the history of the table.
pub type InternedMark = usize;

impl Interned {
    /// The interned string with these units.
    pub fn get(&self, text: &[u16]) -> Option<Ref> {
        self.known.get(text).copied()
    }

    /// Interns a string.
    pub fn insert(&mut self, text: Rc<[u16]>, string: Ref) {
        self.order.push(text.clone());
        self.known.insert(text, string);
    }

    /// Adds the interned strings to the roots: they stay alive as long as the program does.
    pub fn roots(&self, roots: &mut Vec<Ref>) {
        roots.extend(self.order.iter().filter_map(|text| self.known.get(text)));
    }

    /// Makes the present contents restorable.
    pub fn mark(&mut self) -> InternedMark {
        self.order.len()
    }

    /// Forgets the strings interned since a mark.
    pub fn rollback(&mut self, mark: &InternedMark) {
        while self.order.len() > *mark {
            if let Some(text) = self.order.pop() {
                self.known.remove(&text);
            }
        }
    }

    /// Does nothing: the mark holds everything.
    pub fn release(&mut self, _mark: &InternedMark) {}

    /// Forgets the strings interned since a mark.
    pub fn undo(&mut self, mark: &InternedMark) {
        self.rollback(mark);
    }

    /// Feeds the contents into a digest, in the order of interning.
    pub fn digest(&self, hasher: &mut impl Hasher) {
        for text in &self.order {
            (text, self.known.get(text)).hash(hasher);
        }
    }
}
