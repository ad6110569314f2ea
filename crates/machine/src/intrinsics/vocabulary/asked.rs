//! What all vocabularies can say, each by its own words: assumptions, checks, and values that may be anything.

use heap::{InputHeap, Nullness, Origin, Ref, Store, Table, Value};
use program::{ClassId, ClassKind, Kind};
use term::{Domain, Term, Terms, display};

use crate::decide::{Conditions, Numbers, Relation, Truth};
use crate::intrinsics::{boolean, reference};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Stop, Trap};

/// `void f(boolean condition)`: only executions in which the condition holds go on.
pub(super) fn assume(machine: &mut Machine) -> Step<Reply> {
    let condition = machine.arg(0);
    if machine.assume_value(condition)? { Ok(Reply::Void) } else { Err(ignored()) }
}

/// `void f(boolean condition)`: only executions in which the condition does not hold go on.
pub(super) fn assume_not(machine: &mut Machine) -> Step<Reply> {
    let (condition, zero) = (machine.terms.term_of(machine.arg(0))?, machine.terms.int(0));
    let is_false = machine.terms.relate(Relation::Eq, condition, zero);
    if machine.state.truth.require(&machine.terms, is_false)? { Ok(Reply::Void) } else { Err(ignored()) }
}

/// `void f()`: this execution is not of interest.
pub(super) fn ignore(_machine: &mut Machine) -> Step<Reply> {
    Err(ignored())
}

/// `void f(boolean condition)`: an assertion that is always on.
pub(super) fn check(machine: &mut Machine) -> Step<Reply> {
    let condition = machine.arg(0);
    if machine.decide_value(condition)? { Ok(Reply::Void) } else { fail(machine) }
}

/// `void f(boolean condition, String message)`: an assertion that is always on.
pub(super) fn check_with_message(machine: &mut Machine) -> Step<Reply> {
    let (condition, message) = (machine.arg(0), machine.arg(1));
    if machine.decide_value(condition)? { Ok(Reply::Void) } else { machine.fail_assertion(message) }
}

/// `void f()`: an assertion that fails.
pub(super) fn fail(_machine: &mut Machine) -> Step<Reply> {
    Err(Trap::raise("java/lang/AssertionError"))
}

/// Any `boolean`.
pub(super) fn any_boolean(machine: &mut Machine) -> Step<Reply> {
    machine.ask(Domain::Bool)
}

/// Any `byte`.
pub(super) fn any_byte(machine: &mut Machine) -> Step<Reply> {
    machine.ask(Domain::Byte)
}

/// Any `char`.
pub(super) fn any_char(machine: &mut Machine) -> Step<Reply> {
    machine.ask(Domain::Char)
}

/// Any `short`.
pub(super) fn any_short(machine: &mut Machine) -> Step<Reply> {
    machine.ask(Domain::Short)
}

/// Any `int`.
pub(super) fn any_int(machine: &mut Machine) -> Step<Reply> {
    machine.ask(Domain::Int)
}

/// Any `long`.
pub(super) fn any_long(machine: &mut Machine) -> Step<Reply> {
    machine.ask(Domain::Long)
}

/// Any `float`.
pub(super) fn any_float(machine: &mut Machine) -> Step<Reply> {
    machine.ask(Domain::Float)
}

/// Any `double`.
pub(super) fn any_double(machine: &mut Machine) -> Step<Reply> {
    machine.ask(Domain::Double)
}

/// Any string; never null.
pub(super) fn any_string(machine: &mut Machine) -> Step<Reply> {
    let string = machine.known.string;
    reference(machine.ask_object(string, Nullness::Object))
}

/// `int f(int low, int high)`: any from one to the other, both included.
pub(super) fn any_int_between(machine: &mut Machine) -> Step<Reply> {
    let (low, high) = (machine.arg(0), machine.arg(1));
    machine.ask_between(Domain::Int, low, high)
}

/// `boolean f()`: whether the engine runs the program. The answer true is recorded like other answers, since elsewhere
/// the method answers false.
pub(super) fn is_running(machine: &mut Machine) -> Step<Reply> {
    let origin = next_asked(&machine.state.input);
    machine.state.input.add_root(origin, Value::Int(1));
    boolean(true)
}

/// `boolean f(x)` of a number: whether it depends on the inputs.
pub(super) fn is_symbolic_number(machine: &mut Machine) -> Step<Reply> {
    boolean(matches!(machine.arg(0), Value::Term(..)))
}

/// `String f(x)` of a number: how it depends on the inputs, or its value.
pub(super) fn describe_number(machine: &mut Machine) -> Step<Reply> {
    let number = machine.terms.term_of(machine.arg(0))?;
    let text = display(&machine.terms, number, &|variable| format!("in{}", variable.index));
    reference(machine.new_text(&text)?)
}

/// Whether the reference in a field is decided. True for fields without a reference, and for names of no field.
pub(super) fn is_decided(machine: &mut Machine) -> Step<Reply> {
    let object = machine.object(machine.arg_ref(0)?)?;
    let name = machine.object(machine.arg_ref(1)?)?;
    let name = machine.rust_text(name)?;
    let Some(class) = machine.state.heap.class_of(object) else { return boolean(true) };
    let slot = machine.program.slot(class, &name);
    let field = slot.and_then(|slot| machine.program.field_at(class, slot));
    let Some(field) = field.filter(|field| field.kind == Kind::Ref) else { return boolean(true) };
    boolean(match machine.state.heap.field(object, field.slot)? {
        Value::Top => false,
        Value::Ref(reference) => match reference.unknown() {
            Some(unknown) => machine.state.input.decided(unknown).is_some(),
            None => true,
        },
        _ => true,
    })
}

/// The end of an execution that is not of interest.
fn ignored() -> Trap {
    Trap::stop(Stop::Ignored)
}

impl Machine {
    /// A new number of the input. Must be called after the last decision of an instruction.
    pub(super) fn ask(&mut self, domain: Domain) -> Step<Reply> {
        Ok(Reply::Value(self.ask_number(domain)))
    }

    /// A new number of the input. Must be called after the last decision of an instruction.
    pub(crate) fn ask_number(&mut self, domain: Domain) -> Value {
        let origin = next_asked(&self.state.input);
        let value = self.new_variable(origin, domain);
        self.state.input.add_root(origin, value);
        value
    }

    /// A new number of the input within a range.
    pub(super) fn ask_between(&mut self, domain: Domain, low: Value, high: Value) -> Step<Reply> {
        self.decide_between(domain, low, high)?;
        self.ask(domain)
    }

    /// Assumes that the next number of the input lies within a range.
    pub(super) fn decide_between(&mut self, domain: Domain, low: Value, high: Value) -> Step {
        let variable = next_variable(&self.state.input, &mut self.terms, domain);
        require_between(&self.state.truth, &mut self.terms, low, variable, high)
    }

    /// A new reference of the input. Which object it is gets decided when it is used, whatever the level of laziness.
    pub(crate) fn ask_object(&mut self, class: ClassId, nullness: Nullness) -> Ref {
        let origin = next_asked(&self.state.input);
        let object = Ref::undecided(self.new_unknown(origin, class, nullness, self.config.input.budget));
        self.state.input.add_root(origin, Value::Ref(object));
        object
    }

    /// Some element of an array; none when the array is null or empty. What is asked for is the index.
    pub(super) fn ask_element(&mut self, array: Ref) -> Step<Option<Value>> {
        let array = self.object(array)?;
        let Some(header) = self.state.heap.header(array) else { return Ok(None) };
        if header.store == Store::Sparse {
            return Err(Trap::unsupported("a choice from a list that is an input"));
        }
        if header.is_empty() {
            return Ok(None);
        }
        let index = next_variable(&self.state.input, &mut self.terms, Domain::Natural);
        require_between(&self.state.truth, &mut self.terms, Value::Int(0), index, Value::Int(header.len() as i32 - 1))?;
        let index = self.terms.value_of(index);
        let element = self.read_element(array, index)?;
        self.ask(Domain::Natural)?;
        Ok(Some(element))
    }

    /// The class that a `Class` argument stands for; it must be one that has objects.
    pub(super) fn arg_object_class(&mut self, slot: usize) -> Step<ClassId> {
        let mirror = self.object(self.arg_ref(slot)?)?;
        let class = self.class_of_mirror(mirror)?;
        if let ClassKind::Primitive(_) = self.program.class(class).kind {
            let name = self.program.class(class).java_name();
            return Err(Trap::unsupported(format!("any object of the primitive type {name}")));
        }
        Ok(class)
    }
}

/// The origin of the next value that the program asks for.
pub(crate) fn next_asked(input: &InputHeap) -> Origin {
    let last = input.roots().iter().rev().find_map(|root| match root.origin {
        Origin::Asked(number) => Some(number),
        _ => None,
    });
    Origin::Asked(last.map_or(0, |number| number + 1))
}

/// The variable that [`Machine::ask`] makes next. Variables are numbered as they come, so a condition on it can be
/// assumed before it exists: that is how a range is decided first, and the variable made once.
fn next_variable(input: &InputHeap, terms: &mut Terms, domain: Domain) -> Term {
    let number = input.variables().len() as u32;
    terms.variable(number, domain)
}

fn require_between(truth: &Table<Truth>, terms: &mut Terms, low: Value, number: Term, high: Value) -> Step {
    let (low, high) = (terms.term_of(low)?, terms.term_of(high)?);
    for condition in [terms.relate(Relation::Le, low, number), terms.relate(Relation::Le, number, high)] {
        if !truth.require(terms, condition)? {
            return Err(ignored());
        }
    }
    Ok(())
}
