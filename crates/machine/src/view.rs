//! What others see of the state of a path, and the few things that they may do to it between two runs.

use heap::{Heap, InputHeap, Origin, Ref, Value};
use program::{ClassId, Kind};

use crate::machine::Machine;
use crate::output::Output;
use crate::runtime::InitState;
use crate::stack::Stack;
use crate::trap::Step;

impl Machine {
    /// The current heap.
    #[inline]
    pub fn heap(&self) -> &Heap {
        &self.state.heap
    }

    /// The input as far as it has been discovered.
    #[inline]
    pub fn input(&self) -> &InputHeap {
        &self.state.input
    }

    /// The class of an object; none of null.
    #[inline]
    pub fn class_of(&self, object: Ref) -> Option<ClassId> {
        self.state.heap.class_of(object)
    }

    /// How many frames there are.
    #[inline]
    pub fn depth(&self) -> usize {
        self.state.stack.depth()
    }

    /// The frames, with the values of locals.
    #[inline]
    pub fn stack(&self) -> &Stack {
        &self.state.stack
    }

    /// The activation and the instruction that execute, as numbers that tell loops apart.
    #[inline]
    pub fn site(&self) -> (u32, u32) {
        let frame = &self.state.stack.current;
        (frame.serial, frame.pc)
    }

    /// All static fields.
    pub fn statics(&self) -> &[Value] {
        self.state.statics.cells()
    }

    /// How far the initialization of each class has come, by the numbers of classes.
    pub fn init_states(&self) -> &[InitState] {
        self.state.runtime.init.cells()
    }

    /// How many readings of the clock there were.
    pub fn clock_readings(&self) -> u64 {
        self.state.runtime.clock.get()
    }

    /// How many readings of the surroundings there were that a replay would not repeat.
    pub fn readings(&self) -> u64 {
        self.state.runtime.readings.get()
    }

    /// What the program printed.
    pub fn output(&self) -> &Output {
        &self.state.runtime.output
    }

    /// What the program printed, to be written to or given out.
    pub fn output_mut(&mut self) -> &mut Output {
        &mut self.state.runtime.output
    }

    /// A digest of everything that belongs to the path: equal states have equal digests.
    pub fn digest(&self) -> u64 {
        self.state.digest()
    }

    /// Takes the result of a method that has returned from the stack; none if there is none.
    pub fn take_result(&mut self, kind: Option<Kind>) -> Value {
        match kind {
            None => Value::Top,
            Some(kind) if kind.is_wide() => self.state.stack.pop2(),
            Some(_) => self.state.stack.pop(),
        }
    }

    /// Does something as if the path had decided no condition.
    pub fn without_conditions<T>(&mut self, work: impl FnOnce(&mut Machine) -> T) -> T {
        let truth = std::mem::take(&mut self.state.truth);
        let result = work(self);
        self.state.truth = truth;
        result
    }

    /// Makes a value an input that no input object holds.
    pub fn add_root(&mut self, origin: Origin, value: Value) {
        self.state.input.add_root(origin, value);
    }

    /// A new array of strings.
    pub fn new_string_array(&mut self, strings: &[Ref]) -> Step<Ref> {
        let array = self.new_array(self.known.string_array, strings.len())?;
        self.state.heap.write_references(array, 0, strings)?;
        Ok(array)
    }

    /// Writes a field.
    pub fn set_field(&mut self, object: Ref, slot: u32, value: Value) -> Step {
        Ok(self.state.heap.set_field(object, slot, value)?)
    }

    /// Writes a static field.
    pub fn set_static(&mut self, slot: usize, value: Value) {
        self.state.statics.set(slot, value);
    }
}
