//! Records of the input: they exist only as their canonical constructor makes them. Where that does more than to keep its
//! parameters, it runs when the first field is read: on parameters that may be anything. If it throws, there is no such
//! record.
//!
//! The cells of such a record in the input heap are the parameters. What its fields hold is what the constructor has made.

use heap::{Origin, Ref, Value};
use program::{ClassId, Kind, MethodId};

use crate::input_types::FieldType;
use crate::left_out::{LeftOut, RecordsMade};
use crate::machine::Machine;
use crate::references::as_decided;
use crate::stack::Frame;
use crate::trap::{Step, Trap};

impl Machine {
    /// Enters the constructor of an input record whose fields have not been read. The instruction is executed again
    /// afterwards.
    pub(crate) fn construct_record(&mut self, owner: u32, class: ClassId, constructor: MethodId) -> Step<Value> {
        let object = self.state.input.objects()[owner as usize].object;
        let fields = self.program.class(class).fields.iter().filter(|field| !field.is_static());
        let slots: Vec<(u32, Kind)> = fields.map(|field| (field.slot, field.kind)).collect();
        let mut types = Vec::with_capacity(slots.len());
        for &(slot, _) in &slots {
            let of = self.field_type(class, slot)?;
            if let FieldType::Reference(of) = of {
                self.note_record_holds(of);
            }
            types.push(of);
        }
        let mut arguments = vec![Value::Ref(object)];
        for (&(slot, kind), of) in slots.iter().zip(types) {
            let of = match of {
                FieldType::Reference(of) => FieldType::Reference(self.narrowed(Origin::Field(owner, slot), of)),
                number => number,
            };
            arguments.push(self.discover_cell(owner, slot, of));
            self.state.heap.set_field(object, slot, Value::default_of(kind))?;
        }
        self.note_record_made();
        self.state.stack.rewind();
        self.call(constructor, &arguments)?;
        Err(Trap::again())
    }

    /// Notes that the constructor of an input record runs: where its fields are read, not before the method is called.
    fn note_record_made(&mut self) {
        self.left_out.records.are_inputs = true;
        self.note_record_effects();
    }

    /// Notes that the constructor of an input record keeps an object, unless that cannot change: others can have changed it since, or
    /// pass it too.
    fn note_record_holds(&mut self, class: ClassId) {
        let held = self.program.class(class);
        let is_fixed = held.is_value() || held.is_enum() || held.is_record() || self.is_unchanging(class);
        if !is_fixed {
            self.left_out.note(LeftOut::Records);
        }
    }

    /// Notes that a static field is used, if the constructor of a record does that.
    pub(crate) fn note_constructor_effect(&mut self) {
        let method = |frame: &Frame| self.program.method(frame.method);
        let is_named = |frame: &Frame, name: &str| &**self.program.text(method(frame).name) == name;
        let mut frames = self.state.stack.frames().take_while(|frame| !is_named(frame, "<clinit>"));
        if frames.any(|frame| is_named(frame, "<init>") && self.program.class(method(frame).class).is_record()) {
            drop(frames);
            self.left_out.records.use_statics = true;
            self.note_record_effects();
        }
    }

    fn note_record_effects(&mut self) {
        let RecordsMade { are_inputs, use_statics } = self.left_out.records;
        if are_inputs && use_statics {
            self.left_out.note(LeftOut::Records);
        }
    }

    /// Whether the current frame makes a record of the input.
    pub(crate) fn is_making_record(&self) -> bool {
        let method = self.program.method(self.state.stack.current.method);
        let Value::Ref(this) = self.state.stack.local(0) else { return false };
        !method.is_static()
            && self.state.input.number_of(this).is_some()
            && &**self.program.text(method.name) == "<init>"
            && self.program.class(method.class).is_record()
    }

    /// Whether an input may be held by a component of a record without being made after it: no record contains itself.
    pub(crate) fn may_be_component(&self, origin: Origin, number: u32) -> bool {
        let Origin::Field(owner, _) = origin else { return true };
        !self.is_record(owner) || !self.is_made_of(number, owner)
    }

    fn is_record(&self, number: u32) -> bool {
        let class = self.state.heap.class_of(self.state.input.objects()[number as usize].object);
        class.is_some_and(|class| self.program.class(class).is_record())
    }

    /// Whether an input is a record that contains another one, or is it.
    fn is_made_of(&self, number: u32, part: u32) -> bool {
        if number == part {
            return true;
        }
        let cells = self.state.input.cells().iter().filter(|cell| cell.owner == number);
        let held = |reference: Ref| match as_decided(&self.state.input, Value::Ref(reference)) {
            Value::Ref(object) => self.state.input.number_of(object),
            _ => None,
        };
        self.is_record(number)
            && cells
                .filter_map(|cell| if let Value::Ref(held) = cell.value { Some(held) } else { None })
                .any(|reference| held(reference).is_some_and(|held| held != number && self.is_made_of(held, part)))
    }
}
