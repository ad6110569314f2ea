//! Discovering the input: variables and unknowns for what the program reads and has not written.

use heap::{InputCell, Nullness, Origin, Packed, Ref, Unknown, UnknownCell, Value};
use program::{ClassId, Kind, class_of};
use term::Domain;

use crate::builder_input::is_deferred_builder;
use crate::decide::Numbers;
use crate::input_config::Laziness;
use crate::input_types::{ANY, FieldReading, FieldType};
use crate::machine::Machine;
use crate::orders::NATURAL;
use crate::trap::{Step, Trap};

impl Machine {
    /// A new variable as a value; a truth value becomes 0 or 1.
    pub fn new_variable(&mut self, origin: Origin, domain: Domain) -> Value {
        let index = self.state.input.add_variable(origin, domain);
        let variable = self.terms.variable(index, domain);
        self.terms.value_of(variable)
    }

    /// A new unknown.
    #[inline]
    pub fn new_unknown(&mut self, origin: Origin, class: ClassId, nullness: Nullness, budget: u32) -> Unknown {
        let cell = UnknownCell { origin, class, types: ANY, nullness, object: Ref::NULL, budget };
        self.state.input.add_unknown(cell)
    }

    /// A new input of a type.
    pub fn new_input(&mut self, origin: Origin, descriptor: &str, budget: u32) -> Step<Value> {
        let kind = Kind::of(descriptor).ok_or_else(|| Trap::malformed("an input without type"))?;
        let of = self.type_of_descriptor(kind, descriptor)?;
        Ok(self.input_of(origin, of, budget))
    }

    /// What an input of a declared type is.
    fn type_of_descriptor(&mut self, kind: Kind, descriptor: &str) -> Step<FieldType> {
        Ok(match domain_of(kind) {
            Some(domain) => FieldType::Number(domain),
            None => FieldType::Reference(self.load(class_of(descriptor))?),
        })
    }

    #[inline(always)]
    fn input_of(&mut self, origin: Origin, of: FieldType, budget: u32) -> Value {
        match of {
            FieldType::Number(domain) => self.new_variable(origin, domain),
            FieldType::Reference(class) => {
                Value::Ref(Ref::undecided(self.new_unknown(origin, class, Nullness::Maybe, budget)))
            }
        }
    }

    /// Reads a field that holds a reference of the input, where that decides nothing and makes nothing but an unknown: most
    /// readings of inputs are of this kind. None where [`Machine::read_field`] has to look closer.
    #[inline(always)]
    pub(crate) fn read_reference(&mut self, object: Ref, slot: u32) -> Option<Packed> {
        let cell = self.state.heap.field_cell(object, slot).ok()?;
        let held = self.state.heap.cell(cell);
        let reference = if held.is_top() {
            if self.config.input.laziness != Laziness::LazierSharp {
                return None;
            }
            let owner = self.state.input.number_of(object)?;
            let FieldReading::Discover(FieldType::Reference(class)) =
                self.input_types.field(self.state.heap.class_of(object)?, slot)?
            else {
                return None;
            };
            self.discover_reference(owner, slot, class)
        } else {
            // The object that the unknown has been decided to be is written back, so that the next reading finds it at once.
            self.state.input.decided(held.as_reference()?.unknown()?)?
        };
        let value = Packed::reference(reference);
        self.state.heap.set_cell(cell, value);
        Some(value)
    }

    /// Reads a field of any object: discovers it if it belongs to the input and the program has neither read nor written it.
    pub(crate) fn read_field(&mut self, object: Ref, slot: u32) -> Step<Value> {
        match self.state.heap.field(object, slot)? {
            Value::Top => {
                let value = self.discover_field(object, slot)?;
                match self.config.input.laziness {
                    Laziness::LazierSharp => Ok(value),
                    Laziness::Lazy | Laziness::Lazier => self.settle_field(object, slot, value),
                }
            }
            value @ Value::Ref(reference) if reference.is_undecided() => self.settle_field(object, slot, value),
            value => Ok(value),
        }
    }

    /// What a field holds, decided as far as the level of laziness demands.
    fn settle_field(&mut self, object: Ref, slot: u32, value: Value) -> Step<Value> {
        let settled = self.settle(value)?;
        if let (Value::Ref(before), Value::Ref(after)) = (value, settled)
            && before != after
        {
            // The unknown has been decided meanwhile: the object is written back, so that the next reading finds it at
            // once.
            self.state.heap.set_field(object, slot, settled)?;
        }
        Ok(settled)
    }

    #[inline(always)]
    fn discover_field(&mut self, object: Ref, slot: u32) -> Step<Value> {
        let Some(owner) = self.state.input.number_of(object) else {
            match is_deferred_builder(&self.program, &self.state.heap, &self.known, object) {
                true => self.force_builder(object)?,
                false => self.force_text(object)?,
            }
            return Ok(self.state.heap.field(object, slot)?);
        };
        let class = self.state.heap.class_of(object).ok_or_else(Trap::null)?;
        let reading = match self.input_types.field(class, slot) {
            Some(known) => known,
            None => self.first_reading(class, slot)?,
        };
        match reading {
            FieldReading::Discover(of) => {
                let value = self.discover_cell(owner, slot, of);
                self.state.heap.set_field(object, slot, value)?;
                Ok(value)
            }
            FieldReading::Generic(class) => {
                let class = self.narrowed(Origin::Field(owner, slot), class);
                let value = self.discover_cell(owner, slot, FieldType::Reference(class));
                self.state.heap.set_field(object, slot, value)?;
                Ok(value)
            }
            FieldReading::Promised(of, promise) => {
                let value = self.discover_cell(owner, slot, of);
                self.state.heap.set_field(object, slot, value)?;
                self.keep_promise(value, promise);
                Ok(value)
            }
            FieldReading::Ordered(question) => {
                let value = self.order_answer(NATURAL, object, question)?;
                self.state.heap.set_field(object, slot, value)?;
                Ok(value)
            }
            FieldReading::Construct(constructor) => self.construct_record(owner, class, constructor),
            FieldReading::InState => self.discover_state(owner, class),
            FieldReading::Kept => {
                let kind = self.program.field_at(class, slot).map_or(Kind::Ref, |field| field.kind);
                let value = Value::default_of(kind);
                self.state.heap.set_field(object, slot, value)?;
                Ok(value)
            }
        }
    }

    /// A new reference in a field of an input object.
    #[inline(always)]
    fn discover_reference(&mut self, owner: u32, slot: u32, class: ClassId) -> Ref {
        let budget = spent(self.state.input.objects()[owner as usize].budget);
        let unknown = self.new_unknown(Origin::Field(owner, slot), class, Nullness::Maybe, budget);
        let reference = Ref::undecided(unknown);
        self.state.input.add_cell(InputCell { owner, slot, value: Value::Ref(reference) });
        reference
    }

    /// A new input in a field of an input object.
    pub(crate) fn discover_cell(&mut self, owner: u32, slot: u32, of: FieldType) -> Value {
        if let FieldType::Reference(class) = of {
            return Value::Ref(self.discover_reference(owner, slot, class));
        }
        let budget = self.state.input.objects()[owner as usize].budget;
        let value = self.input_of(Origin::Field(owner, slot), of, spent(budget));
        self.state.input.add_cell(InputCell { owner, slot, value });
        value
    }

    /// What reading a field does that is looked up for the first time.
    #[cold]
    fn first_reading(&mut self, class: ClassId, slot: u32) -> Step<FieldReading> {
        if self.program.is_enum_constant_class(class) {
            return Err(Trap::unsupported(format!(
                "a constant of {} behind another type: which one it is was not asked before what it is",
                self.program.class(class).java_name()
            )));
        }
        if let Some(reading) = self.state_reading(class, slot)? {
            self.input_types.set_field(class, slot, reading);
            return Ok(reading);
        }
        if let Some(question) = self.order_field(class, slot) {
            let reading = FieldReading::Ordered(question);
            self.input_types.set_field(class, slot, reading);
            return Ok(reading);
        }
        let reading = match (self.program.checking_constructor(class)?, self.promise(class, slot)) {
            (Some(constructor), _) => FieldReading::Construct(constructor),
            (None, Some(promise)) => FieldReading::Promised(self.field_type(class, slot)?, promise),
            (None, None) => match self.field_type(class, slot)? {
                FieldType::Reference(of) if self.program.is_generic_field(class, slot) => FieldReading::Generic(of),
                of => FieldReading::Discover(of),
            },
        };
        self.input_types.set_field(class, slot, reading);
        Ok(reading)
    }

    /// The declared type of a field.
    pub(crate) fn field_type(&mut self, class: ClassId, slot: u32) -> Step<FieldType> {
        let descriptor = self
            .program
            .field_at(class, slot)
            .map(|field| self.program.text(field.descriptor).clone())
            .ok_or_else(|| Trap::malformed("no field at this slot"))?;
        let kind = Kind::of(&descriptor).ok_or_else(|| Trap::malformed("a field without type"))?;
        self.type_of_descriptor(kind, &descriptor)
    }

    /// The declared type of a static field.
    pub(crate) fn static_type(&mut self, slot: u32) -> Step<FieldType> {
        let descriptor = self.static_descriptor(slot)?;
        let kind = Kind::of(&descriptor).ok_or_else(|| Trap::malformed("a static field without type"))?;
        self.type_of_descriptor(kind, &descriptor)
    }

    fn static_descriptor(&self, slot: u32) -> Step<std::rc::Rc<str>> {
        let field = self.program.static_at(self.program.static_owner(slot), slot);
        field
            .map(|field| self.program.text(field.descriptor).clone())
            .ok_or_else(|| Trap::malformed("no static field at this slot"))
    }

    /// Reads a static field that belongs to the input.
    pub(crate) fn discover_static(&mut self, slot: u32) -> Step<Value> {
        let descriptor = self.static_descriptor(slot)?;
        let origin = Origin::Static(slot);
        let value = self.new_input(origin, &descriptor, self.config.input.budget)?;
        self.state.statics.set(slot as usize, value);
        self.state.input.add_root(origin, value);
        Ok(value)
    }

    /// Discovers an element of an input array that the program has neither read nor written.
    pub(crate) fn discover_element(&mut self, array: Ref, entry: u32) -> Step<Value> {
        let Some(owner) = self.state.input.number_of(array) else {
            return Err(Trap::malformed("an element without value"));
        };
        let class = self.state.heap.class_of(array).ok_or_else(Trap::null)?;
        let program::ClassKind::Array(element, kind) = self.program.class(class).kind else {
            return Err(Trap::malformed("elements of what is no array"));
        };
        let budget = self.state.input.objects()[owner as usize].budget;
        let origin = Origin::Element(owner, entry);
        let of = match domain_of(kind) {
            Some(domain) => FieldType::Number(domain),
            None => FieldType::Reference(self.narrowed(origin, element)),
        };
        let value = self.input_of(origin, of, spent(budget));
        self.state.input.add_cell(InputCell { owner, slot: entry, value });
        Ok(value)
    }
}

/// The budget that is left after one more materialization.
fn spent(budget: u32) -> u32 {
    if budget == u32::MAX { budget } else { budget.saturating_sub(1) }
}

/// What variables of a primitive kind range over.
pub(crate) fn domain_of(kind: Kind) -> Option<Domain> {
    Some(match kind {
        Kind::Boolean => Domain::Bool,
        Kind::Byte => Domain::Byte,
        Kind::Char => Domain::Char,
        Kind::Short => Domain::Short,
        Kind::Int => Domain::Int,
        Kind::Long => Domain::Long,
        Kind::Float => Domain::Float,
        Kind::Double => Domain::Double,
        Kind::Ref => return None,
    })
}
