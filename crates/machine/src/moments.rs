//! Moments: earlier states of which contracts speak with `\old` and `\fresh`. The first one is the entry of the subject. While a moment is
//! shown, fields hold what they held then.

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use heap::{Arena, ArenaMark, EntryId, Ref, Scalar, Value};

use crate::entry_view::Overwritten;
use crate::machine::Machine;
use crate::trap::{Step, Trap};

/// The number of the moment at which the subject is entered.
pub const ENTRY: i32 = 0;

/// What the entry of the subject is, the same for all paths.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// Static fields that can change, by their numbers, with what they hold at entry.
    statics: Rc<[(usize, Value)]>,
    /// Objects that were there before the first path.
    objects: u32,
}

impl Default for Entry {
    fn default() -> Entry {
        Entry { statics: Rc::new([]), objects: 0 }
    }
}

/// A place in which a moment held something else than the present.
#[derive(Clone, Copy, Debug)]
enum Place {
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
}

heap::trailed! {
    /// A point in the history of the moments that are shown.
    MomentsMark of Moments {
        shown: ArenaMark,
        now: ArenaMark,
        open: u32,
    }
}

/// No moment is shown.
const PRESENT: u32 = 0;

impl Default for Moments {
    fn default() -> Moments {
        Moments { shown: Arena::default(), now: Arena::default(), open: Scalar::new(PRESENT) }
    }
}

impl Moments {
    /// Opens a moment, with what has to be put back.
    fn open(&mut self, overwritten: &Overwritten) {
        let from = self.now.len();
        for (place, value) in places(overwritten) {
            self.now.push((place, value));
        }
        let shown = Shown { from, to: self.now.len(), outer: self.open.get() };
        let number = self.shown.push(shown) as u32;
        self.open.set(number + 1);
    }

    /// Leaves the innermost moment; answers what has to be put back.
    fn close(&mut self) -> Option<Overwritten> {
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

    /// Feeds everything into a digest.
    pub(crate) fn digest(&self, hasher: &mut impl Hasher) {
        let mut at = self.open.get();
        while let Some(number) = at.checked_sub(1) {
            let shown = self.shown.get(number as usize);
            for (place, value) in &self.now.cells()[shown.from..shown.to] {
                match *place {
                    Place::Field(object, slot) => (object, slot).hash(hasher),
                    Place::Entry(array, entry) => (array, entry).hash(hasher),
                    Place::Static(slot) => slot.hash(hasher),
                }
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

impl Machine {
    /// Says that paths start in the present state, and which static fields can change.
    pub fn set_entry(&mut self, statics: &[(usize, Value)]) {
        self.entry = Entry { statics: statics.into(), objects: self.state.heap.numbers() as u32 };
    }

    /// Static fields that can change, with what they hold at entry.
    pub(crate) fn entry_statics(&self) -> Rc<[(usize, Value)]> {
        self.entry.statics.clone()
    }

    /// From here to [`Machine::show_present`], fields hold what they held at a moment.
    pub(crate) fn show_moment(&mut self, moment: i32) -> Step {
        if moment != ENTRY {
            return Err(Trap::malformed(format!("there is no moment {moment}")));
        }
        let statics = self.entry_statics();
        let overwritten = self.show_entry(&statics)?;
        self.state.runtime.moments.open(&overwritten);
        Ok(())
    }

    /// Puts back what the moment that is shown has replaced.
    pub(crate) fn show_present(&mut self) -> Step {
        match self.state.runtime.moments.close() {
            Some(overwritten) => self.show_current(&overwritten),
            None => Err(Trap::malformed("no moment is shown".to_owned())),
        }
    }

    /// Whether an object did not exist at a moment. An input existed at entry, whatever object it is.
    pub(crate) fn is_fresh(&mut self, reference: Ref, moment: i32) -> Step<bool> {
        if moment != ENTRY {
            return Err(Trap::malformed(format!("there is no moment {moment}")));
        }
        let object = match reference.unknown() {
            None => reference,
            Some(unknown) => match self.state.input.decided(unknown) {
                Some(object) => object,
                None => return Ok(false),
            },
        };
        if object.is_null() || object.number() < self.entry.objects || self.state.input.number_of(object).is_some() {
            return Ok(false);
        }
        // The JVM makes objects for literals and classes when they are needed; programs cannot tell when.
        let is_class = self.state.heap.class_of(object) == Some(self.known.class);
        Ok(!is_class && !self.is_interned(object))
    }
}
