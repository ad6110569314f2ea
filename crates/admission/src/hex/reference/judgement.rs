//! Definition 3.2: what a sentence says of a partial heap with one backbone.

use spec::{Alternative, Atom, Base, Effect, Formula, Start, Step, Target};

use super::heap::Backbone;
use super::heap::{Leads, PartialHeap, Reference, Rest};
use super::word;

/// A partial heap with a backbone.
pub(super) struct Judgement<'a> {
    heap: &'a PartialHeap,
    backbone: &'a Backbone,
}

/// The way from outside to a reference.
struct Way<'a> {
    /// Outside, and the objects on the way, the owner of the reference last.
    places: Vec<Option<usize>>,
    /// From each of them to the next, the reference last.
    steps: Vec<Step<'a>>,
}

/// How a reference is visited.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visit {
    Null,
    /// An object that was not visited before; none if it is a constant of an enumeration.
    Expansion(Option<usize>),
    Alias(usize),
}

impl<'a> Judgement<'a> {
    pub(super) fn new(heap: &'a PartialHeap, backbone: &'a Backbone) -> Judgement<'a> {
        Judgement { heap, backbone }
    }

    /// Whether a formula holds; none if that depends on what is not discovered yet.
    pub(super) fn truth(&self, formula: &Formula) -> Option<bool> {
        match formula {
            Formula::Atom(atom) => match (self.is_violated(atom), self.heap.rest) {
                (true, _) => Some(false),
                (false, Rest::Nothing) => Some(true),
                (false, Rest::Open) => self.is_kept(atom).then_some(true),
            },
            Formula::And(parts) => {
                let truths: Vec<_> = parts.iter().map(|part| self.truth(part)).collect();
                if truths.contains(&Some(false)) {
                    return Some(false);
                }
                truths.iter().all(|truth| *truth == Some(true)).then_some(true)
            }
            Formula::Or(parts) => {
                let truths: Vec<_> = parts.iter().map(|part| self.truth(part)).collect();
                if truths.contains(&Some(true)) {
                    return Some(true);
                }
                truths.iter().all(|truth| *truth == Some(false)).then_some(false)
            }
            Formula::Not(part) => self.truth(part).map(|truth| !truth),
        }
    }

    /// Whether an atom that is not violated is true for good: it is about one reference only, and that reference is
    /// decided or cannot be reached any more.
    fn is_kept(&self, atom: &Atom) -> bool {
        let [only] = atom.alternatives.as_slice() else { return false };
        let Some(word) = word::only_word(&only.path.steps).filter(|_| word::is_settled(only)) else { return false };
        self.heap.references.iter().enumerate().any(|(at, reference)| {
            let way = self.way(reference);
            let is_prefix = way.steps.len() <= word.len()
                && way.steps.iter().zip(&word).all(|(step, symbol)| symbol.matches(*step));
            let goes_on = match reference.leads {
                Leads::ToNull => false,
                Leads::ToConstant => true,
                Leads::To(object) => self.backbone.0[object] == at,
            };
            is_prefix && (way.steps.len() == word.len() || !goes_on)
        })
    }

    /// Whether some reference does not do what an atom says.
    fn is_violated(&self, atom: &Atom) -> bool {
        self.heap.references.iter().enumerate().any(|(at, reference)| {
            let visit = match reference.leads {
                Leads::ToNull => Visit::Null,
                Leads::ToConstant => Visit::Expansion(None),
                Leads::To(object) if self.backbone.0[object] == at => Visit::Expansion(Some(object)),
                Leads::To(object) => Visit::Alias(object),
            };
            let way = self.way(reference);
            let mut asked = false;
            let mut satisfied = false;
            for alternative in &atom.alternatives {
                let Some(start) = self.start(alternative, reference, &way) else { continue };
                match (&alternative.effect, visit) {
                    (Effect::NotNull, Visit::Null) => return true,
                    (Effect::NeverAliases(target), Visit::Alias(object))
                        if self.is_denied(target, &way, start, object) =>
                    {
                        return true;
                    }
                    (Effect::ExpandsToNothing, Visit::Expansion(_)) | (Effect::AliasesNothing, Visit::Alias(_)) => {
                        asked = true;
                    }
                    (Effect::ExpandsTo(name), Visit::Expansion(object)) => {
                        asked = true;
                        satisfied |= match object {
                            Some(object) => self.heap.may_be(&self.heap.objects[object], name),
                            None => self.heap.may_be(&reference.class, name),
                        };
                    }
                    (Effect::AliasesSome(name), Visit::Alias(object)) => {
                        asked = true;
                        satisfied |= self.heap.may_be(&self.heap.objects[object], name);
                    }
                    (Effect::Aliases(target), Visit::Alias(object)) => {
                        asked = true;
                        satisfied |= self.meant(target, target.max, &way, start).contains(&object);
                    }
                    _ => {}
                }
            }
            asked && !satisfied
        })
    }

    /// Whether `never aliases` forbids a target for an object. In an open heap an end may not stay one, so `max`
    /// forbids nothing there.
    fn is_denied(&self, target: &Target, way: &Way<'_>, start: usize, object: usize) -> bool {
        match (target.max, self.heap.rest) {
            (true, Rest::Open) if word::has_steps(&target.steps) => false,
            (max, _) => self.meant(target, max, way, start).contains(&object),
        }
    }

    fn way(&self, reference: &'a Reference) -> Way<'a> {
        let mut places = Vec::new();
        let mut steps = Vec::new();
        let mut at = reference;
        loop {
            steps.push(at.step.step());
            places.push(at.owner);
            let Some(owner) = at.owner else { break };
            at = &self.heap.references[self.backbone.0[owner]];
        }
        places.reverse();
        steps.reverse();
        Way { places, steps }
    }

    /// At which place on the way an alternative's path starts, if it leads to the reference.
    fn start(&self, alternative: &Alternative, reference: &Reference, way: &Way<'_>) -> Option<usize> {
        if alternative.declared.as_ref().is_some_and(|name| !reference.is_declared(name)) {
            return None;
        }
        (0..way.places.len()).rev().find(|&at| {
            let may_start = match (&alternative.path.origin, way.places[at]) {
                (Start::Root, place) => place.is_none(),
                (Start::Anywhere, _) => true,
                (Start::Instance(_), None) => false,
                (Start::Instance(name), Some(object)) => self.heap.objects[object].is(name),
            };
            may_start && word::accepts(&alternative.path.steps, &way.steps[at..])
        })
    }

    /// The objects that a target means.
    fn meant(&self, target: &Target, max: bool, way: &Way<'_>, start: usize) -> Vec<usize> {
        let base = match target.base {
            Base::Root => Some(0),
            Base::Start => Some(start),
            Base::Back(0) => None,
            Base::Back(steps) => way.places.len().checked_sub(steps as usize),
        };
        let Some(base) = base.map(|at| way.places[at]) else { return Vec::new() };
        let meant: Vec<usize> = (0..self.heap.objects.len())
            .filter(|&object| {
                let way = self.way(&self.heap.references[self.backbone.0[object]]);
                let places = way.places.iter().copied().chain([Some(object)]);
                let from = places.into_iter().position(|place| place == base);
                from.is_some_and(|from| word::accepts(&target.steps, &way.steps[from..]))
            })
            .collect();
        if !max {
            return meant;
        }
        let is_below = |low: usize, high: usize| {
            low != high && self.way(&self.heap.references[self.backbone.0[low]]).places.contains(&Some(high))
        };
        meant.iter().copied().filter(|&high| !meant.iter().any(|&low| is_below(low, high))).collect()
    }
}
