//! Whether two cases have the same input, up to the numbers of objects.

use std::hash::{Hash, Hasher};

use explore::case::{Case, Content, Datum, Given};
use rustc_hash::{FxHashMap, FxHasher};

/// A digest of the input of a case: equal for inputs that no program can tell apart, whatever order their objects were
/// discovered in. What was chosen to close an input off counts like what the path demands.
pub fn input_digest(case: &Case) -> u64 {
    let mut walk = Walk { case, numbers: FxHashMap::default(), hasher: FxHasher::default(), work: Vec::new() };
    for &given in &case.arguments {
        walk.visit(given);
    }
    for field in &case.statics {
        (&field.class, &field.name).hash(&mut walk.hasher);
        walk.visit(field.given);
    }
    for &given in &case.answers {
        walk.visit(given);
    }
    walk.hasher.finish()
}

struct Walk<'a> {
    case: &'a Case,
    numbers: FxHashMap<usize, usize>,
    hasher: FxHasher,
    /// A stack of its own: heaps can be deeper than our stack. The last comes first.
    work: Vec<Given>,
}

impl Walk<'_> {
    fn visit(&mut self, root: Given) {
        self.work.push(root);
        while let Some(given) = self.work.pop() {
            match given.value {
                Datum::Null => 0u8.hash(&mut self.hasher),
                Datum::Unknown => 1u8.hash(&mut self.hasher),
                Datum::Number(number) => number.hash(&mut self.hasher),
                Datum::Object(at) => {
                    let next = self.numbers.len();
                    let number = *self.numbers.entry(at).or_insert(next);
                    (2u8, number).hash(&mut self.hasher);
                    if number == next {
                        self.object(at);
                    }
                }
            }
        }
    }

    fn object(&mut self, at: usize) {
        let case = self.case;
        let Some(object) = case.objects.get(at) else { return };
        object.class.hash(&mut self.hasher);
        match &object.before {
            Some(Content::Fields(fields)) => {
                self.work.extend(fields.iter().rev().map(|field| field.given));
            }
            Some(Content::Elements(length, elements)) => {
                length.hash(&mut self.hasher);
                for (index, given) in elements.iter().rev().filter(|(_, given)| !given.value.is_zero()) {
                    index.hash(&mut self.hasher);
                    self.work.push(*given);
                }
            }
            Some(Content::Text(text, identity)) => (text, *identity as u8).hash(&mut self.hasher),
            Some(Content::Boxed(number, identity)) => (number, *identity as u8).hash(&mut self.hasher),
            Some(Content::Constant(class, name)) => (class, name).hash(&mut self.hasher),
            Some(Content::Class(name)) => name.hash(&mut self.hasher),
            Some(Content::Opaque | Content::Hidden) | None => {}
        }
    }
}
