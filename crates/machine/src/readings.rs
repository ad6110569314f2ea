//! Reading the surroundings: values that are fixed and noted, or may be anything.

use heap::{Origin, Value};
use term::{Domain, Term};

use crate::decide::{Conditions, Numbers, Relation};
use crate::input_config::Environment;
use crate::machine::Machine;
use crate::surroundings::Surrounding;
use crate::trap::{Step, Stop, Trap};

impl Machine {
    /// Whether what is read may be anything; if it has a fixed value, that is noted.
    pub(crate) fn may_be_anything(&mut self, surrounding: Surrounding) -> bool {
        let is_any = self.config.input.environment == Environment::Any;
        if !is_any && !self.is_initializing_jdk() {
            self.note_reading(surrounding);
        }
        is_any
    }

    /// Notes a reading of a fixed value.
    pub(crate) fn note_reading(&mut self, surrounding: Surrounding) {
        self.surroundings.note(surrounding);
        if !surrounding.is_reproduced() {
            self.count_reading();
        }
    }

    fn count_reading(&mut self) {
        let readings = self.state.runtime.readings.get();
        self.state.runtime.readings.set(readings + 1);
    }

    /// Whether a class of the JDK is being initialized, and not on behalf of the program's own code. What it reads then
    /// seeds generators that are noted when they are used.
    fn is_initializing_jdk(&self) -> bool {
        let methods = self.state.stack.frames().map(|frame| self.program.method(frame.method));
        let mut of_jdk = methods.take_while(|method| self.program.class(method.class).is_jdk());
        of_jdk.any(|method| &**self.program.text(method.name) == "<clinit>")
    }

    /// Whether code outside the JDK has called the intrinsic that runs. The JDK reads some surroundings for purposes of its
    /// own.
    pub(crate) fn is_called_by_program(&self) -> bool {
        let caller = self.state.stack.frames().next().map(|frame| self.program.method(frame.method).class);
        caller.is_some_and(|caller| !self.program.class(caller).is_jdk())
    }

    /// A reading that may be anything. Must be called after the last decision of an instruction.
    pub(crate) fn read_anything(&mut self, domain: Domain) -> Value {
        self.count_reading();
        let number = self.state.input.variables().len() as u32;
        self.new_variable(Origin::Read(number), domain)
    }

    /// The variable that [`Machine::read_anything`] makes next, so that a condition on it can be assumed first.
    pub(crate) fn next_reading(&mut self, domain: Domain) -> Term {
        let number = self.state.input.variables().len() as u32;
        self.terms.variable(number, domain)
    }

    /// Goes on only if one number is at most another.
    pub(crate) fn require_at_most(&mut self, low: Term, high: Term) -> Step {
        let condition = self.terms.relate(Relation::Le, low, high);
        match self.state.truth.require(&self.terms, condition)? {
            true => Ok(()),
            false => Err(Trap::stop(Stop::Ignored)),
        }
    }

    /// Whether a number depends on a reading that may be anything.
    pub(crate) fn depends_on_reading(&self, number: Value) -> bool {
        let Value::Term(_, term) = number else { return false };
        let inputs = self.state.input.variables();
        let is_reading =
            |index: u32| matches!(inputs.get(index as usize).map(|input| input.origin), Some(Origin::Read(_)));
        self.terms.variables(term).iter().any(|variable| is_reading(variable.index))
    }
}
