//! Deciding unknowns: when an instruction needs to know whether a reference is null, or which object it is.
//!
//! Follows Kiasan's three levels (§3, Appendices C and D): `lazy` decides everything when a field is read, `lazier`
//! whether it is null when it is read and the rest when it is used, `lazier#` everything when it is used. Null tests
//! never decide more than nullness. Deviation: casts and type tests narrow the types of an unknown without deciding
//! which object it is, and a comparison with an object that the program made is false without deciding anything, unless
//! it is a box that may come from the cache of its class.

use heap::{Nullness, Ref, Unknown, Value};
use program::ClassKind;

use crate::choice::Choice;
use crate::input_config::{Aliasing, Laziness};
use crate::input_types::ANY;
use crate::limits;
use crate::machine::Machine;
use crate::references::{known_part, set_nullness};
use crate::trap::{Limit, Step, Trap};

impl Machine {
    /// Whether an unknown is null.
    #[inline]
    pub(crate) fn is_null_unknown(&mut self, unknown: Unknown) -> Step<bool> {
        match self.state.input.nullness(unknown) {
            Nullness::Null => Ok(true),
            Nullness::Object => Ok(false),
            Nullness::Maybe => self.make_null(unknown).map(|()| true),
        }
    }

    /// Makes an unknown null if a limit leaves no other way; else proposes whether it is.
    #[inline(never)]
    fn make_null(&mut self, unknown: Unknown) -> Step {
        if self.is_unshared() && self.is_cut(unknown) {
            set_nullness(&mut self.state.input, unknown, Nullness::Null);
            return Ok(());
        }
        Err(Trap::choose(Choice::Nullness(unknown)))
    }

    /// The limit that forbids that an unknown becomes a further object of the input.
    pub fn forbidding(&self, unknown: Unknown) -> Option<Limit> {
        limits::forbidding(&self.config.input.objects, &self.program, &self.known, &self.state.input, unknown)
    }

    /// Whether an unknown can only be null, since a limit leaves no room for an object; counts the cut. Decided without
    /// a choice, since most leaves of a bounded tree are of this kind.
    fn is_cut(&mut self, unknown: Unknown) -> bool {
        let limit = self.forbidding(unknown);
        if let Some(limit) = limit {
            self.cuts.add(limit);
        }
        limit.is_some()
    }

    /// Whether inputs are not shared and limits may decide without a choice.
    pub(crate) fn is_unshared(&self) -> bool {
        self.config.input.aliasing == Aliasing::Never && !self.config.input.proposes_all
    }

    /// The object that an unknown is, or null.
    pub(crate) fn identify(&mut self, unknown: Unknown) -> Step<Ref> {
        if self.is_null_unknown(unknown)? {
            return Ok(Ref::NULL);
        }
        let object = self.state.input.unknown(unknown).object;
        if !object.is_null() {
            return Ok(object);
        }
        self.decide_apart(unknown)?;
        self.settle_unknown(unknown)?;
        let cell = self.state.input.unknown(unknown);
        if matches!(self.program.class(cell.class).kind, ClassKind::Instance) {
            // The class is initialized, since the input has an instance of it.
            self.ensure_initialized(cell.class)?;
        }
        if self.is_class_object(unknown) {
            self.offer_class_objects()?;
        } else if !matches!(self.program.class(cell.class).kind, ClassKind::Instance) || cell.types != ANY {
            for &enumeration in self.constants(unknown)?.enumerations.iter() {
                self.ensure_initialized(enumeration)?;
            }
        }
        Err(Trap::choose(Choice::Identity(unknown)))
    }

    /// The object that a reference is, or null: decides it if it is unknown.
    #[inline]
    pub(crate) fn object(&mut self, reference: Ref) -> Step<Ref> {
        match reference.unknown() {
            None => Ok(reference),
            Some(unknown) => self.identify(unknown),
        }
    }

    /// Whether a reference is null: decides that if it is unknown.
    #[inline]
    pub(crate) fn is_null(&mut self, reference: Ref) -> Step<bool> {
        match reference.unknown() {
            None => Ok(reference.is_null()),
            Some(unknown) => self.is_null_unknown(unknown),
        }
    }

    /// The operand this far below the top, decided and put in place of the unknown.
    pub(crate) fn object_at(&mut self, below: usize) -> Step<Ref> {
        let reference = self.state.stack.peek_ref(below)?;
        if !reference.is_undecided() {
            return Ok(reference);
        }
        let object = self.object(reference)?;
        self.state.stack.replace(below, Value::Ref(object));
        Ok(object)
    }

    /// A value that has just been read, decided as far as the level of laziness demands.
    pub(crate) fn settle(&mut self, value: Value) -> Step<Value> {
        let Value::Ref(reference) = value else { return Ok(value) };
        let Some(unknown) = reference.unknown() else { return Ok(value) };
        if let Some(decided) = self.state.input.decided(unknown) {
            return Ok(Value::Ref(decided));
        }
        match self.config.input.laziness {
            Laziness::Lazy => Ok(Value::Ref(self.identify(unknown)?)),
            Laziness::Lazier => {
                let null = self.is_null_unknown(unknown)?;
                Ok(if null { Value::NULL } else { value })
            }
            Laziness::LazierSharp => Ok(value),
        }
    }

    /// Whether two references are the same.
    #[cold]
    pub(crate) fn same(&mut self, a: Ref, b: Ref) -> Step<bool> {
        let (a, b) = (known_part(&self.state.input, a), known_part(&self.state.input, b));
        if a == b {
            return Ok(true);
        }
        match (a.unknown(), b.unknown()) {
            (None, None) => self.same_value_object(a, b),
            (Some(unknown), None) => self.unknown_is(unknown, b),
            (None, Some(unknown)) => self.unknown_is(unknown, a),
            (Some(first), Some(second)) => {
                if self.is_null_unknown(first)? || self.is_null_unknown(second)? {
                    return Ok(self.is_null_unknown(first)? == self.is_null_unknown(second)?);
                }
                // Constants and class objects exist already: another input can be one of them.
                let class = self.state.input.unknown(second).class;
                let is_existing = self.program.is_enum(class) || class == self.known.class;
                let (first, second) = if is_existing { (second, first) } else { (first, second) };
                let object = self.identify(first)?;
                self.unknown_is(second, object)
            }
        }
    }

    /// Whether an unknown is a certain class object.
    fn unknown_is_class(&mut self, unknown: Unknown, mirror: Ref) -> Step<bool> {
        if !self.decide_instance(Ref::undecided(unknown), self.known.class)? {
            return Ok(false);
        }
        match self.state.input.decided(unknown) {
            Some(object) => Ok(object == mirror),
            None => {
                self.settle_unknown(unknown)?;
                self.offer_class_objects()?;
                Err(Trap::choose(Choice::Held(unknown, mirror)))
            }
        }
    }

    fn unknown_is(&mut self, unknown: Unknown, other: Ref) -> Step<bool> {
        if other.is_null() {
            return self.is_null_unknown(unknown);
        }
        let is_input = self.state.input.number_of(other).is_some();
        let class = self.state.heap.class_of(other).ok_or_else(Trap::null)?;
        if class == self.known.class && !is_input {
            return self.unknown_is_class(unknown, other);
        }
        if self.program.is_enum_constant_class(class) {
            let enumeration = self.program.enumeration_of(class);
            if !self.decide_instance(Ref::undecided(unknown), enumeration)? {
                return Ok(false);
            }
        } else {
            let is_shared = self.is_shared_value(other)? && self.decide_instance(Ref::undecided(unknown), class)?;
            if !is_input && !is_shared && !self.can_be_given(unknown, other) {
                return self.unknown_is_held(unknown, other, class);
            }
        }
        let object = self.identify(unknown)?;
        Ok(object == other || self.same_value_object(object, other)?)
    }
}
