//! Which boxes are the same object, where that depends on the numbers in them.
//!
//! `valueOf` takes small numbers from a cache and makes new objects of all others. Here a box of a number that depends on
//! the inputs is always a new object, and the comparison of two references makes up for it: two boxes from `valueOf` are
//! the same if their values are equal and in the range of the cache. Boxes and strings of the input can be any objects:
//! each has an identity, a number that is made when it is first compared, and two of them are the same if identities and
//! values agree. The identity 0 is that of the boxes in the cache, and of interned strings. Where the classes of
//! two inputs are both open, this file does not look for boxes: these inputs are one object or two, as other inputs are.

use heap::{InputHeap, Nature, Origin, Ref, Value};
use program::{ClassId, Kind, Program};
use term::{Domain, Sort, Term, Terms, UnaryOp};

use crate::choice::Typed;
use crate::decide::{Conditions, Numbers};
use crate::left_out::LeftOut;
use crate::machine::Machine;
use crate::moments::ENTRY;
use crate::op::is_open;
use crate::references::may_be_same;
use crate::text::read_text;
use crate::text_input::concrete_bytes;
use crate::text_units::equal_units;
use crate::trap::{Step, Trap};

/// Where a box comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// From the input: the number of the input object.
    Input(u32),
    /// From `valueOf`: it is in the cache if its value is in the range.
    Cache,
    /// From elsewhere: no other box is the same object.
    Own,
}

impl Machine {
    /// What `valueOf` gives for a number that depends on the inputs.
    pub(crate) fn new_box(&mut self, kind: Kind, value: Value) -> Step<Ref> {
        let class = self.load(kind.box_class())?;
        self.ensure_initialized(class)?;
        let slot = box_slot(&self.program, class)?;
        let boxed = self.new_object(class)?;
        self.state.heap.set_field(boxed, slot, value)?;
        self.state.heap.set_boxed(boxed);
        Ok(boxed)
    }

    /// Whether two distinct objects of our heap are one object in Java.
    pub(crate) fn same_value_object(&mut self, a: Ref, b: Ref) -> Step<bool> {
        let heap = &self.state.heap;
        let (Some(first), Some(second)) = (heap.header(a), heap.header(b)) else { return Ok(false) };
        for (open, boxed, class) in [(a, b, second.class), (b, a, first.class)] {
            if is_open(&self.state.heap, open) && !is_open(&self.state.heap, boxed) && self.is_shared_value(boxed)? {
                return Ok(self.decide_instance(open, class)? && self.same_value_object(a, b)?);
            }
        }
        if first.class != second.class || first.is_open() || second.is_open() {
            self.note_strange(a, b)?;
            self.note_strange(b, a)?;
            return Ok(false);
        }
        if first.nature != Nature::Boxed && second.nature != Nature::Boxed {
            self.note_other(a, b);
            self.note_other(b, a);
            return Ok(false);
        }
        let condition = match box_kind(&self.program, first.class) {
            Some(kind) => self.same_box(kind, first.class, a, b)?,
            None if first.class == self.known.string => self.same_string(a, b)?,
            None => return Ok(false),
        };
        let is_same = self.state.truth.decide(&self.terms, condition)?;
        if is_same {
            self.require_agreement(a, b)?;
        }
        Ok(is_same)
    }

    /// Notes that a stranger is compared with an object that the input could have been, had a call not come first.
    fn note_strange(&mut self, stranger: Ref, other: Ref) -> Step {
        self.note_other(stranger, other);
        let is_strange = self.state.heap.header(stranger).is_some_and(|header| header.nature == Nature::Strange);
        let Some(number) = self.state.input.number_of(stranger).filter(|_| is_strange) else { return Ok(()) };
        let class = self.state.heap.class_of(other).ok_or_else(Trap::null)?;
        if self.state.input.number_of(other).is_some() || self.is_shared_value(other)? {
            return self.note_late(Typed::Object(number), class);
        }
        self.note_held(other);
        Ok(())
    }

    /// Notes that an input, of which it is decided which object it is, is compared with an object of the program that it could
    /// have been.
    fn note_other(&mut self, input: Ref, other: Ref) {
        if self.state.input.number_of(input).is_none() || self.state.input.number_of(other).is_some() {
            return;
        }
        if let Some((unknown, held)) = self.state.runtime.offered.get()
            && held == other
            && self.state.input.decided(unknown) == Some(input)
        {
            return;
        }
        let (Some(own), Some(class)) = (self.state.heap.class_of(input), self.state.heap.class_of(other)) else {
            return;
        };
        if self.program.is_subtype(class, own) {
            self.note_held(other);
        }
    }

    /// Notes that an input is compared with an object that it could be where a static field holds that. Those of the program's
    /// own fields were read there.
    pub(crate) fn note_held(&mut self, object: Ref) {
        let is_of_jdk = self.state.heap.class_of(object).is_some_and(|class| self.program.class(class).is_jdk());
        if self.is_reached(object) || is_of_jdk && self.state.statics.cells().contains(&Value::Ref(object)) {
            self.left_out.note(LeftOut::Held);
        }
    }

    /// Whether two boxes or strings are two objects, since one is no input and nobody else's.
    fn is_own(&mut self, (a, a_source): (Ref, Source), (b, b_source): (Ref, Source)) -> bool {
        for (source, other, object) in [(a_source, b_source, a), (b_source, a_source, b)] {
            if let (Source::Own, Source::Input(number)) = (source, other) {
                self.note_held(object);
                let origin = self.state.input.objects()[number as usize].origin;
                if self.context_of(origin) != ENTRY {
                    self.left_out.note(LeftOut::OwnValues);
                }
            }
        }
        a_source == Source::Own || b_source == Source::Own
    }

    /// The condition that two boxes of one class are one object.
    fn same_box(&mut self, kind: Kind, class: ClassId, a: Ref, b: Ref) -> Step<Term> {
        let slot = box_slot(&self.program, class)?;
        let (a_source, b_source) = (self.box_source(a)?, self.box_source(b)?);
        if self.is_own((a, a_source), (b, b_source)) {
            return Ok(self.terms.bool(false));
        }
        let (a_value, b_value) = (self.read_field(a, slot)?, self.read_field(b, slot)?);
        let mut same = self.equal_bits(a_value, b_value)?;
        if a_source == Source::Cache || b_source == Source::Cache {
            let cached = is_cached_value(&mut self.terms, kind, a_value)?;
            same = self.terms.and(same, cached);
        }
        let (a_identity, b_identity) = (
            identity_of(&mut self.state.input, &mut self.terms, a_source),
            identity_of(&mut self.state.input, &mut self.terms, b_source),
        );
        let identical = self.terms.eq(a_identity, b_identity);
        Ok(self.terms.and(same, identical))
    }

    /// The condition that two strings are one object, of which at least one is an input. A string that the program made is
    /// no input, unless it is interned.
    fn same_string(&mut self, a: Ref, b: Ref) -> Step<Term> {
        let (a_source, b_source) = (self.text_source(a)?, self.text_source(b)?);
        // The witness has to record that the identity of an input matters, whatever it is compared with.
        let (a_identity, b_identity) = (
            identity_of(&mut self.state.input, &mut self.terms, a_source),
            identity_of(&mut self.state.input, &mut self.terms, b_source),
        );
        if self.is_own((a, a_source), (b, b_source)) {
            return Ok(self.terms.bool(false));
        }
        let (a, b) = (self.units(a)?, self.units(b)?);
        if a.coder != b.coder || a.units.len() != b.units.len() {
            return Ok(self.terms.bool(false));
        }
        let same = equal_units(&mut self.terms, &a.units, &b.units)?;
        let identical = self.terms.eq(a_identity, b_identity);
        Ok(self.terms.and(same, identical))
    }

    fn text_source(&self, string: Ref) -> Step<Source> {
        Ok(match self.state.input.number_of(string) {
            Some(number) => Source::Input(number),
            None if self.state.heap.header(string).is_some_and(|header| header.nature == Nature::Boxed) => {
                Source::Cache
            }
            None if self.is_interned(string) => Source::Cache,
            None => Source::Own,
        })
    }

    /// Whether an object is a string that all literals of its text are.
    pub(crate) fn is_interned(&self, object: Ref) -> bool {
        if self.state.heap.class_of(object) != Some(self.known.string) {
            return false;
        }
        let text = concrete_bytes(&self.state.heap, &self.known, object)
            .and_then(|_| read_text(&self.state.heap, &self.known, object).ok());
        text.is_some_and(|text| self.state.runtime.interned.get(&text) == Some(object))
    }

    /// Whether a box or string can be the same object as an input.
    pub(crate) fn is_shared_value(&mut self, object: Ref) -> Step<bool> {
        let is_text = self.state.heap.class_of(object) == Some(self.known.string);
        Ok(self.is_shared_box(object)? || (is_text && self.text_source(object)? != Source::Own))
    }

    /// Whether a box can be the same object as another one.
    pub(crate) fn is_shared_box(&mut self, object: Ref) -> Step<bool> {
        let class = self.state.heap.class_of(object).ok_or_else(Trap::null)?;
        Ok(box_kind(&self.program, class).is_some() && self.box_source(object)? != Source::Own)
    }

    fn box_source(&mut self, object: Ref) -> Step<Source> {
        if let Some(number) = self.state.input.number_of(object) {
            return Ok(Source::Input(number));
        }
        let header = self.state.heap.header(object).ok_or_else(Trap::null)?;
        if header.nature == Nature::Boxed {
            return Ok(Source::Cache);
        }
        let value = self.state.heap.field(object, box_slot(&self.program, header.class)?)?;
        let cached = match box_kind(&self.program, header.class) {
            Some(kind) => self.cached_box(kind, header.class, value)?,
            None => Ref::NULL,
        };
        Ok(if cached == object { Source::Cache } else { Source::Own })
    }

    /// The box of a concrete value in the cache of its class; null if there is none.
    fn cached_box(&mut self, kind: Kind, class: ClassId, value: Value) -> Step<Ref> {
        let number = match value {
            Value::Int(value) => i64::from(value),
            Value::Long(value) => value,
            _ => return Ok(Ref::NULL),
        };
        let (owner, field, first) = match kind {
            Kind::Boolean => (class, if number == 0 { "FALSE" } else { "TRUE" }, 0),
            Kind::Float | Kind::Double | Kind::Ref => return Ok(Ref::NULL),
            kind => {
                let name = kind.box_class();
                let simple = name.rsplit('/').next().unwrap_or(name);
                let cache = self.load(&format!("{name}${simple}Cache"))?;
                (cache, "cache", if kind == Kind::Char { 0 } else { -128 })
            }
        };
        let field = self.program.slot(owner, field).map(|slot| self.state.statics.get(slot as usize));
        let Some(Value::Ref(found)) = field else { return Ok(Ref::NULL) };
        if kind == Kind::Boolean {
            return Ok(found);
        }
        let at = i32::try_from(number - first).unwrap_or(-1);
        Ok(self.state.heap.reference(found, at).unwrap_or(Ref::NULL))
    }

    /// Whether two values of one kind are the same, floating-point numbers by their bits.
    pub(crate) fn decide_equal(&mut self, a: Value, b: Value) -> Step<bool> {
        if a == b {
            return Ok(true);
        }
        let equal = self.equal_bits(a, b)?;
        self.state.truth.decide(&self.terms, equal)
    }

    /// The condition that two values of one kind are the same, floating-point numbers by their bits.
    pub(crate) fn equal_bits(&mut self, a: Value, b: Value) -> Step<Term> {
        if let (Value::Ref(a), Value::Ref(b)) = (a, b) {
            let same = a == b || (may_be_same(&self.state.heap, a, b) && self.same(a, b)?);
            return Ok(self.terms.bool(same));
        }
        let (a, b) = (self.terms.term_of(a)?, self.terms.term_of(b)?);
        let bits = match self.terms.sort(a) {
            Sort::Float => UnaryOp::FloatBits,
            Sort::Double => UnaryOp::DoubleBits,
            _ => return Ok(self.terms.eq(a, b)),
        };
        let (a, b) = (self.terms.unary(bits, a), self.terms.unary(bits, b));
        Ok(self.terms.eq(a, b))
    }
}

fn box_slot(program: &Program, class: ClassId) -> Step<u32> {
    program.slot(class, "value").ok_or_else(|| Trap::malformed("box without value"))
}

fn box_kind(program: &Program, class: ClassId) -> Option<Kind> {
    let class = program.class(class);
    if class.is_jdk() { Kind::of_box(&class.name) } else { None }
}

/// The condition that `valueOf` takes the box of a value from the cache.
fn is_cached_value(terms: &mut Terms, kind: Kind, value: Value) -> Step<Term> {
    let value = terms.term_of(value)?;
    let (low, high) = match kind {
        Kind::Boolean | Kind::Byte => return Ok(terms.bool(true)),
        Kind::Float | Kind::Double | Kind::Ref => return Ok(terms.bool(false)),
        Kind::Long => (terms.long(-128), terms.long(127)),
        _ => (terms.int(-128), terms.int(127)),
    };
    let (above, below) = (terms.le(low, value), terms.le(value, high));
    Ok(terms.and(above, below))
}

fn identity_of(input: &mut InputHeap, terms: &mut Terms, source: Source) -> Term {
    let Source::Input(number) = source else { return terms.int(0) };
    let origin = Origin::Identity(number);
    let known = input.variables().iter().position(|variable| variable.origin == origin);
    let index = known.map_or_else(|| input.add_variable(origin, Domain::Natural), |at| at as u32);
    terms.variable(index, Domain::Natural)
}
