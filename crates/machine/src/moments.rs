//! Moments: earlier states of which contracts speak with `\old` and `\fresh`. The first one is the entry of the subject. While a moment is
//! shown, fields hold what they held then.

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use heap::{Arena, ArenaMark, EntryId, Ref, Scalar, Value};
use program::{ClassId, MethodId};
use term::Term;

/// The number of the moment at which the subject is entered. Those of calls that contracts answer follow.
pub const ENTRY: i32 = 0;

/// What the entry of the subject is, the same for all paths.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// Static fields that can change, by their numbers, with what they hold at entry.
    pub(crate) statics: Rc<[(usize, Value)]>,
    /// Objects that were there before the first path.
    pub(crate) objects: u32,
}

impl Default for Entry {
    fn default() -> Entry {
        Entry { statics: Rc::new([]), objects: 0 }
    }
}

/// The current values that the entry view has replaced.
#[derive(Debug, Default)]
pub struct Overwritten {
    pub(crate) fields: Vec<(Ref, u32, Value)>,
    pub(crate) entries: Vec<(Ref, EntryId, Value)>,
    pub(crate) statics: Vec<(usize, Value)>,
}

/// A place in which a moment held something else than the present.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    Field(Ref, u32),
    Entry(Ref, EntryId),
    Static(usize),
}

/// A moment that is shown.
#[derive(Clone, Copy, Debug)]
struct Shown {
    /// What is put back in the end: from here to the next one.
    from: usize,
    to: usize,
    /// The moment that was shown before, as a number of one that was shown; one less than the first: the present.
    outer: u32,
}

/// The moments that are shown, the newest one innermost.
#[derive(Debug)]
pub struct Moments {
    shown: Arena<Shown>,
    /// What places hold now.
    now: Arena<(Place, Value)>,
    /// How many moments stand open, counted along `outer`.
    open: Scalar<u32>,
    /// Moments of calls.
    begun: Arena<Begun>,
    /// Objects that calls could reach.
    reachable: Arena<Ref>,
    /// Objects of the input of which it was asked whether a call has made them: their numbers, and the conditions.
    novelties: Arena<(u32, Term)>,
    /// Places that calls have forgotten, with what they held before.
    forgotten: Arena<(Place, Value)>,
    /// What calls that contracts answer have asked for.
    answers: Arena<Answer>,
}

/// The moment at which a call begins that a contract answers, or a method that nobody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Begun {
    /// How many places had been forgotten.
    pub(crate) forgotten: usize,
    /// How many objects there were.
    pub(crate) objects: u32,
    /// Whether a contract answers it.
    by_contract: bool,
    /// Which objects it could reach.
    first: usize,
    end: usize,
}

/// A value of the input that a contract gives in the place of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Answer {
    /// Which of the values that were asked for.
    pub(crate) asked: u32,
    /// The moment of the call.
    pub(crate) moment: i32,
    /// The method whose contract it is.
    pub(crate) method: MethodId,
    /// What it is.
    pub(crate) what: Answered,
}

/// What a contract gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Answered {
    /// What the call returns.
    Result,
    /// What a field of an object of a class holds afterwards.
    Field(ClassId, u32),
    /// What a static field holds afterwards.
    Static(u32),
    /// Whether the call returns or throws.
    Way,
    /// What it throws.
    Exception,
    /// Whether it has made an object.
    Novelty,
}

heap::trailed! {
    /// A point in the history of the moments that are shown.
    MomentsMark of Moments {
        shown: ArenaMark,
        now: ArenaMark,
        open: u32,
        begun: ArenaMark,
        reachable: ArenaMark,
        novelties: ArenaMark,
        forgotten: ArenaMark,
        answers: ArenaMark,
    }
}

/// No moment is shown.
const PRESENT: u32 = 0;

impl Default for Moments {
    fn default() -> Moments {
        Moments {
            shown: Arena::default(),
            now: Arena::default(),
            open: Scalar::new(PRESENT),
            begun: Arena::default(),
            reachable: Arena::default(),
            novelties: Arena::default(),
            forgotten: Arena::default(),
            answers: Arena::default(),
        }
    }
}

impl Moments {
    /// Opens a moment, with what has to be put back.
    pub(crate) fn open(&mut self, overwritten: &Overwritten) {
        let from = self.now.len();
        for (place, value) in places(overwritten) {
            self.now.push((place, value));
        }
        let shown = Shown { from, to: self.now.len(), outer: self.open.get() };
        let number = self.shown.push(shown) as u32;
        self.open.set(number + 1);
    }

    /// Leaves the innermost moment; answers what has to be put back.
    pub(crate) fn close(&mut self) -> Option<Overwritten> {
        let number = self.open.get().checked_sub(1)?;
        let shown = self.shown.get(number as usize);
        self.open.set(shown.outer);
        let mut overwritten = Overwritten::default();
        for &(place, value) in &self.now.cells()[shown.from..shown.to] {
            match place {
                Place::Field(object, slot) => overwritten.fields.push((object, slot, value)),
                Place::Entry(array, entry) => overwritten.entries.push((array, entry, value)),
                Place::Static(slot) => overwritten.statics.push((slot, value)),
            }
        }
        Some(overwritten)
    }

    /// Begins the moment of a call, before which there were so many objects, some of which it can reach; answers its number.
    pub(crate) fn begin(&mut self, objects: u32, reachable: &[Ref], by_contract: bool) -> i32 {
        let first = self.reachable.len();
        for &object in reachable {
            self.reachable.push(object);
        }
        let begun = Begun { forgotten: self.forgotten.len(), objects, by_contract, first, end: self.reachable.len() };
        self.begun.push(begun) as i32 + 1
    }

    /// The number of the last moment of a call that a contract answers.
    pub(crate) fn last(&self) -> i32 {
        self.begun.cells().iter().rposition(|begun| begun.by_contract).map_or(ENTRY, |at| at as i32 + 1)
    }

    /// Whether there was a call that a contract answered.
    pub(crate) fn has_contract(&self) -> bool {
        self.begun.cells().iter().any(|begun| begun.by_contract)
    }

    /// What any call could reach.
    pub(crate) fn all_reachable(&self) -> &[Ref] {
        self.reachable.cells()
    }

    /// The objects that a call could reach.
    pub(crate) fn reachable(&self, moment: i32) -> &[Ref] {
        self.begun(moment).map_or(&[], |begun| &self.reachable.cells()[begun.first..begun.end])
    }

    /// The moment of the call that gave a value that was asked for.
    pub(crate) fn moment_of(&self, asked: u32) -> Option<i32> {
        self.answers.cells().iter().find(|answer| answer.asked == asked).map(|answer| answer.moment)
    }

    /// The condition that a call has made an object of the input, if that was asked.
    pub(crate) fn novelty_of(&self, number: u32) -> Option<Term> {
        self.novelties.cells().iter().find(|known| known.0 == number).map(|known| known.1)
    }

    /// Notes that condition.
    pub(crate) fn add_novelty(&mut self, number: u32, condition: Term) {
        self.novelties.push((number, condition));
    }

    /// What is known of the moment of a call.
    pub(crate) fn begun(&self, moment: i32) -> Option<Begun> {
        let at = usize::try_from(moment.checked_sub(1)?).ok()?;
        self.begun.try_get(at).copied()
    }

    /// Remembers what a place held that a call forgets.
    pub(crate) fn forget(&mut self, place: Place, then: Value) {
        self.forgotten.push((place, then));
    }

    /// Notes what was asked for.
    pub(crate) fn add_answer(&mut self, answer: Answer) {
        self.answers.push(answer);
    }

    /// What was asked for, in order.
    pub(crate) fn answers(&self) -> &[Answer] {
        self.answers.cells()
    }

    /// What was forgotten since a number of places had been.
    pub(crate) fn forgotten_since(&self, from: usize) -> &[(Place, Value)] {
        &self.forgotten.cells()[from..]
    }

    /// Whether there was a call that a contract answered, or a method that nobody has seen.
    pub(crate) fn has_begun(&self) -> bool {
        !self.begun.is_empty()
    }

    /// Feeds everything into a digest.
    pub(crate) fn digest(&self, hasher: &mut impl Hasher) {
        for (place, value) in self.forgotten.cells() {
            place.hash(hasher);
            value.bits().hash(hasher);
        }
        self.begun.cells().hash(hasher);
        self.reachable.cells().hash(hasher);
        self.novelties.cells().hash(hasher);
        self.answers.cells().hash(hasher);
        let mut at = self.open.get();
        while let Some(number) = at.checked_sub(1) {
            let shown = self.shown.get(number as usize);
            for (place, value) in &self.now.cells()[shown.from..shown.to] {
                place.hash(hasher);
                value.bits().hash(hasher);
            }
            at = shown.outer;
        }
    }
}

fn places(overwritten: &Overwritten) -> impl Iterator<Item = (Place, Value)> {
    let fields = overwritten.fields.iter().map(|&(object, slot, value)| (Place::Field(object, slot), value));
    let entries = overwritten.entries.iter();
    let entries = entries.map(|&(array, entry, value)| (Place::Entry(array, entry), value));
    let statics = overwritten.statics.iter().map(|&(slot, value)| (Place::Static(slot), value));
    fields.chain(entries).chain(statics)
}
