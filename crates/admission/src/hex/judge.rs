//! What a decision does to the atoms: which it violates, and on which ends it relies.

use heap::InputHeap;
use program::ClassId;
use smallvec::SmallVec;

use super::Hex;
use super::classes::View;
use super::compile::{Aim, Deed};
use super::decision::Decision;
use super::follow::{Met, Place, Reached};
use super::steps::Kind;
use super::trace::OUTSIDE;
use super::types::{Fit, TypeId};

/// Where a reference leads.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    /// To null.
    Null,
    /// To an object that was not visited before, of this class or a subclass.
    Expansion(ClassId),
    /// To an input object that was visited before, by its number.
    Alias(u32),
    /// To any that was visited before.
    SomeAlias,
}

/// A reference.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reference {
    pub(super) place: Place,
    /// The class it is declared as, or narrower.
    pub(super) class: ClassId,
}

/// What a decision does to the atoms.
#[derive(Debug, Default)]
pub(super) struct Judgement {
    /// These are violated.
    pub(super) violated: SmallVec<[u32; 4]>,
    /// These are true for good.
    pub(super) kept: SmallVec<[u32; 2]>,
    /// Atoms that hold only as long as some objects are ends, with the threads of these objects.
    pub(super) reliances: Vec<(u32, SmallVec<[usize; 2]>)>,
}

/// What the rules of one atom say so far.
#[derive(Debug, Default)]
struct Opinion {
    is_asked: bool,
    is_satisfied: bool,
    is_denied: bool,
    ends: SmallVec<[usize; 2]>,
}

impl Goal {
    /// Where a decision leads a reference of a class. An object that is not in the input heap is a constant of an
    /// enumeration; each reference to one counts as an expansion.
    pub(super) fn of(input: &InputHeap, decision: Decision, class: ClassId) -> Goal {
        match decision {
            Decision::Null(_) => Goal::Null,
            Decision::Object(_) => Goal::SomeAlias,
            Decision::Fresh(_) => Goal::Expansion(class),
            Decision::Alias(_, object) => input.number_of(object).map_or(Goal::Expansion(class), Goal::Alias),
        }
    }

    /// Which rules are asked about it.
    pub(super) fn kind(self) -> Kind {
        match self {
            Goal::Null => Kind::Null,
            Goal::Expansion(_) => Kind::Expansion,
            Goal::Alias(_) | Goal::SomeAlias => Kind::Alias,
        }
    }
}

impl Hex {
    /// What a decision does to the atoms.
    pub(super) fn judge(&mut self, view: View<'_>, reference: Reference, goal: Goal) -> Judgement {
        let mut judgement = Judgement::default();
        let mut opinion = Opinion::default();
        let count = self.steps.concern(reference.place.step).rules(goal.kind()).len();
        for at in 0..count {
            let rules = self.steps.concern(reference.place.step).rules(goal.kind());
            let rule = &self.rules.rules[rules[at] as usize];
            let (atom, path, declared, deed) = (rule.atom, rule.path, rule.declared, rule.deed);
            let is_last = rules.get(at + 1).is_none_or(|&next| self.rules.rules[next as usize].atom != atom);
            if self.is_declared(view, reference, declared)
                && let Some(start) = self.start(view, path, reference.place)
            {
                self.hear(view, reference.place, start, deed, goal, &mut opinion);
            }
            if is_last {
                std::mem::take(&mut opinion).settle(atom, &mut judgement);
            }
        }
        if !matches!(goal, Goal::SomeAlias) {
            self.find_kept(view, reference.place, goal, &mut judgement);
        }
        judgement
    }

    /// Finds the atoms that the decision makes true for good: those about this reference only, and those about a
    /// reference behind it that cannot be reached any more.
    fn find_kept(&mut self, view: View<'_>, place: Place, goal: Goal, judgement: &mut Judgement) {
        for at in 0..self.rules.closing.len() {
            let (atom, path) = self.rules.closing[at];
            if judgement.violated.contains(&atom) || self.trace.truth(atom).is_some() {
                continue;
            }
            let reached = self.reaches(view, path, place);
            let is_kept = match reached {
                Reached::Nothing => false,
                Reached::Part => matches!(goal, Goal::Null | Goal::Alias(_)),
                Reached::End => true,
            };
            if is_kept && self.is_only(view, place) {
                judgement.kept.push(atom);
            }
        }
    }

    /// Whether no other reference of the same owner has the same name: a subclass may hide a field.
    fn is_only(&self, view: View<'_>, place: Place) -> bool {
        if place.owner == OUTSIDE {
            return true;
        }
        let class = view.class_of(place.owner);
        let Some(name) = self.steps.concern(place.step).field() else { return false };
        let named = (0..).map_while(|slot| view.classes.field(class, slot)).filter(|field| field.name == name).count();
        named == 1
    }

    /// Whether a reference is declared as a type: fields by their declaration, others by what is known of them.
    pub(super) fn is_declared(&mut self, view: View<'_>, reference: Reference, declared: Option<TypeId>) -> bool {
        let is_known = self.steps.concern(reference.place.step).is_declared();
        declared.is_none_or(|id| is_known || self.types.fit(view.classes, reference.class, id) == Fit::Yes)
    }

    fn hear(&mut self, view: View<'_>, place: Place, start: u32, deed: Deed, goal: Goal, opinion: &mut Opinion) {
        if let Deed::NeverAliases(aim) = deed {
            // Only `Met::Yes` denies it: an object that is an end now may not be one later.
            opinion.is_denied |=
                matches!(goal, Goal::Alias(object) if self.meets(place, start, aim, object) == Met::Yes);
            return;
        }
        opinion.is_asked = true;
        opinion.is_satisfied |= match (deed, goal) {
            (Deed::ExpandsTo(id), Goal::Expansion(class)) => self.types.fit(view.classes, class, id) != Fit::No,
            (Deed::AliasesSome(id), Goal::Alias(object)) => {
                self.types.fit(view.classes, view.class_of(object), id) != Fit::No
            }
            (Deed::Aliases(aim), Goal::Alias(object)) => match self.meets(place, start, aim, object) {
                Met::No => false,
                Met::Yes => true,
                Met::WhileEnd(thread) => {
                    opinion.ends.push(thread);
                    false
                }
            },
            (Deed::AliasesSome(_), Goal::SomeAlias) => true,
            (Deed::Aliases(Aim::Exactly(spec::Base::Root)), Goal::SomeAlias) => false,
            (Deed::Aliases(Aim::Exactly(spec::Base::Start)), Goal::SomeAlias) => start != OUTSIDE,
            (Deed::Aliases(Aim::Exactly(spec::Base::Back(steps))), Goal::SomeAlias) => {
                self.trace.back(place.owner, steps).is_some_and(|object| object != OUTSIDE)
            }
            (Deed::Aliases(Aim::Reached { .. }), Goal::SomeAlias) => true,
            _ => false,
        };
    }

    /// Whether the specification is false for good once further atoms are violated or kept.
    pub(super) fn is_lost_with(&self, violated: &[u32], kept: &[u32]) -> bool {
        let is_new = !violated.is_empty() || !kept.is_empty();
        is_new && self.rules.condition.is_lost(&|atom| self.truth_with(atom, violated, kept))
    }

    /// What an atom is once further ones are violated or kept.
    pub(super) fn truth_with(&self, atom: u32, violated: &[u32], kept: &[u32]) -> Option<bool> {
        if violated.contains(&atom) {
            return Some(false);
        }
        self.trace.truth(atom).or(kept.contains(&atom).then_some(true))
    }
}

impl Opinion {
    fn settle(self, atom: u32, judgement: &mut Judgement) {
        if self.is_denied || (self.is_asked && !self.is_satisfied && self.ends.is_empty()) {
            judgement.violated.push(atom);
        } else if self.is_asked && !self.is_satisfied {
            let mut ends = self.ends;
            ends.sort_unstable();
            ends.dedup();
            judgement.reliances.push((atom, ends));
        }
    }
}
