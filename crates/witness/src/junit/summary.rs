//! What constructors, setters and getters do, found by running them on inputs.
//!
//! Guarantees: a member that is summarized does what the summary says for all arguments, and changes nothing else in
//! the state of the machine. A member that branches, throws or is not supported has no summary. Output is not noticed.

use std::collections::HashMap;
use std::rc::Rc;

use explore::case::Number;
use heap::{Origin, Ref, Value};
use machine::{InitState, Laziness, Machine, Stop};
use program::{ClassId, Kind, MethodId, access};

/// Instructions that a member may take to be called plain.
const STEPS: u64 = 20_000;
/// How often a member is run until it initializes no class.
const TRIALS: usize = 4;
/// Instructions that the initialization of a class may take.
const INITIALIZATION: u64 = 200_000_000;

/// What a field holds after a constructor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    /// The argument at this position, the receiver not counted.
    Parameter(usize),
    /// A number.
    Number(Number),
    /// `null`
    Null,
    /// Something else.
    Other,
}

/// A constructor that runs through for all arguments.
#[derive(Clone, Debug)]
pub struct Constructor {
    /// The constructor.
    pub method: MethodId,
    /// What the fields hold afterwards, by slot.
    pub fields: Vec<Source>,
}

/// A method that does nothing but set or get a field.
#[derive(Clone, Copy, Debug)]
pub struct Accessor {
    /// The method.
    pub method: MethodId,
    /// The slot of the field.
    pub slot: u32,
}

/// What is known of a class.
#[derive(Debug, Default)]
pub struct Summary {
    /// Constructors.
    pub constructors: Vec<Constructor>,
    /// Setters.
    pub setters: Vec<Accessor>,
    /// Getters.
    pub getters: Vec<Accessor>,
}

/// Summaries of the classes that were asked for.
#[derive(Default)]
pub struct Summaries(HashMap<ClassId, Rc<Summary>>);

impl Summaries {
    /// What is known of a class.
    pub fn of(&mut self, machine: &mut Machine, class: ClassId) -> Rc<Summary> {
        self.0.entry(class).or_insert_with(|| Rc::new(summarize(machine, class))).clone()
    }
}

fn summarize(machine: &mut Machine, class: ClassId) -> Summary {
    let mut summary = Summary::default();
    if !machine.program.class(class).is_instantiable()
        || !matches!(machine.initialize_alone(class, INITIALIZATION), Stop::Returned)
    {
        return summary;
    }
    // Unknowns stay undecided as long as possible: a decision would be a choice, and the member would not be plain.
    let laziness = std::mem::replace(&mut machine.config.input.laziness, Laziness::LazierSharp);
    for method in machine.program.class(class).methods.clone() {
        if &**machine.program.text(machine.program.method(method).name) == "<init>"
            && let Some(fields) = on_trial(machine, |machine| construct(machine, class, method))
        {
            summary.constructors.push(Constructor { method, fields });
        }
    }
    for method in candidates(machine, class) {
        let is_setter = &*machine.program.method(method).mtype.ret == "V";
        if let Some(slot) = on_trial(machine, |machine| access_field(machine, class, method)) {
            let accessors = if is_setter { &mut summary.setters } else { &mut summary.getters };
            accessors.push(Accessor { method, slot });
        }
    }
    machine.config.input.laziness = laziness;
    summary
}

/// Does something and undoes it. None if static fields have changed. Classes that it initializes are initialized
/// before, and it is done again: so what an initializer writes does not count, but what the code itself writes does.
fn on_trial<T>(machine: &mut Machine, run: impl Fn(&mut Machine) -> Option<T>) -> Option<T> {
    for _ in 0..TRIALS {
        let statics: Vec<Value> = machine.statics().to_vec();
        let initialized: Vec<InitState> = machine.init_states().to_vec();
        let mark = machine.mark();
        let result = run(machine);
        let is_new = |(class, state): (usize, &InitState)| {
            let is_new = *state != InitState::Untouched && initialized.get(class) != Some(state);
            is_new.then_some(ClassId(class as u32))
        };
        let new: Vec<ClassId> = machine.init_states().iter().enumerate().filter_map(is_new).collect();
        let after = machine.statics();
        let is_pure = statics.iter().zip(after).all(|(before, after)| before.bits() == after.bits());
        machine.rollback(&mark);
        machine.release(&mark);
        if result.is_none() || new.is_empty() {
            return result.filter(|_| is_pure);
        }
        for class in new {
            if !matches!(machine.initialize_alone(class, INITIALIZATION), Stop::Returned) {
                return None;
            }
        }
    }
    None
}

/// Calls a method and runs it to its end. None if it ends in another way than by returning.
fn run(machine: &mut Machine, method: MethodId, arguments: &[Value]) -> Option<Value> {
    machine.call(method, arguments).ok()?;
    // A method with an intrinsic may have returned at once.
    if machine.depth() > 0 && !matches!(machine.run(STEPS), Stop::Returned) {
        return None;
    }
    let kind = machine.program.method(method).mtype.ret_kind();
    Some(machine.take_result(kind))
}

fn parameters(machine: &mut Machine, method: MethodId) -> Option<Vec<Value>> {
    let mtype = machine.program.method(method).mtype.clone();
    let budget = machine.config.input.budget;
    let make = |(at, descriptor): (usize, &Rc<str>)| {
        machine.new_input(Origin::Parameter(at as u16 + 1), descriptor, budget).ok()
    };
    mtype.params.iter().enumerate().map(make).collect()
}

fn construct(machine: &mut Machine, class: ClassId, method: MethodId) -> Option<Vec<Source>> {
    let parameters = parameters(machine, method)?;
    let this = machine.new_object(class).ok()?;
    let arguments: Vec<Value> = [Value::Ref(this)].into_iter().chain(parameters.iter().copied()).collect();
    run(machine, method, &arguments)?;
    let slots = machine.program.class(class).slots.clone();
    let source = |(slot, kind): (usize, &Kind)| {
        let value = machine.heap().field(this, slot as u32).ok()?;
        let parameter = parameters.iter().position(|parameter| parameter.bits() == value.bits() && is_input(value));
        Some(parameter.map_or_else(|| constant(value, *kind), Source::Parameter))
    };
    slots.iter().enumerate().map(source).collect()
}

fn is_input(value: Value) -> bool {
    match value {
        Value::Term(..) => true,
        Value::Ref(reference) => reference.is_undecided(),
        _ => false,
    }
}

fn constant(value: Value, kind: Kind) -> Source {
    let number = match (value, kind) {
        (Value::Int(value), Kind::Boolean) => Number::Boolean(value != 0),
        (Value::Int(value), Kind::Byte) => Number::Byte(value as i8),
        (Value::Int(value), Kind::Char) => Number::Char(value as u16),
        (Value::Int(value), Kind::Short) => Number::Short(value as i16),
        (Value::Int(value), _) => Number::Int(value),
        (Value::Long(value), _) => Number::Long(value),
        (Value::Float(value), _) => Number::Float(value.to_bits()),
        (Value::Double(value), _) => Number::Double(value.to_bits()),
        (Value::Ref(reference), _) if reference.is_null() => return Source::Null,
        _ => return Source::Other,
    };
    Source::Number(number)
}

/// Methods that set or get a field according to their names.
fn candidates(machine: &Machine, class: ClassId) -> Vec<MethodId> {
    let program = &machine.program;
    let mut seen = Vec::new();
    let mut found = Vec::new();
    for &ancestor in program.class(class).ancestors.iter().rev() {
        for &method in &program.class(ancestor).methods {
            let (candidate, name) = (program.method(method), program.text(program.method(method).name));
            // Of methods that override each other, the lowest is the one that is called.
            if seen.contains(&(candidate.name, candidate.descriptor)) {
                continue;
            }
            seen.push((candidate.name, candidate.descriptor));
            let unwanted = access::STATIC | access::ABSTRACT | access::PRIVATE | access::SYNTHETIC;
            if candidate.flags & unwanted != 0 || &*program.class(ancestor).name == "java/lang/Object" {
                continue;
            }
            let is_field = |name: &str| program.slot(class, name).is_some();
            let promises = match (candidate.mtype.params.len(), &*candidate.mtype.ret) {
                (1, "V") => name.starts_with("set") || is_field(name),
                (0, "V") => false,
                (0, _) => name.starts_with("get") || name.starts_with("is") || is_field(name),
                _ => false,
            };
            if promises {
                found.push(method);
            }
        }
    }
    found
}

/// The slot of the only field that a method sets to its argument, or that it returns. All fields hold inputs before.
fn access_field(machine: &mut Machine, class: ClassId, method: MethodId) -> Option<u32> {
    let this = machine.new_object(class).ok()?;
    let before = fill(machine, class, this)?;
    let parameters = parameters(machine, method)?;
    let arguments: Vec<Value> = [Value::Ref(this)].into_iter().chain(parameters.iter().copied()).collect();
    let result = run(machine, method, &arguments)?;
    let mut changed = Vec::new();
    for (slot, before) in before.iter().enumerate() {
        let after = machine.heap().field(this, slot as u32).ok()?;
        if after.bits() != before.bits() {
            changed.push((slot as u32, after));
        }
    }
    match (parameters.as_slice(), changed.as_slice()) {
        ([parameter], [(slot, after)]) if parameter.bits() == after.bits() => Some(*slot),
        ([], []) => before.iter().position(|held| held.bits() == result.bits() && is_input(result)).map(|at| at as u32),
        _ => None,
    }
}

/// Gives every field of an object an input.
fn fill(machine: &mut Machine, class: ClassId, this: Ref) -> Option<Vec<Value>> {
    let budget = machine.config.input.budget;
    let count = machine.program.class(class).slots.len() as u32;
    let mut values = Vec::new();
    for slot in 0..count {
        let field = machine.program.field_at(class, slot)?;
        let descriptor = machine.program.text(field.descriptor).clone();
        let value = machine.new_input(Origin::Parameter(100 + slot as u16), &descriptor, budget).ok()?;
        machine.set_field(this, slot, value).ok()?;
        values.push(value);
    }
    Some(values)
}
