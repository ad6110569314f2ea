//! The subject: the method under analysis with what is checked around it.

mod conditions;

pub use self::conditions::{Condition, Conditions, Part, Takes};

use contract::Contracts;
use machine::{Limit, Machine, Stop};
use program::{ClassId, MethodId, access};

use self::conditions::Promised;

use crate::settings::Invariant;
use crate::survey::Surveying;
use crate::task::Task;

/// Names of invariants that are found by convention.
const CONVENTION: [&str; 3] = ["repOK", "repOk", "invariant"];

/// A method, its parameters, and the methods that specify it.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The method.
    pub method: MethodId,
    /// Its class.
    pub class: ClassId,
    /// The parameters, the receiver first.
    pub parameters: Vec<Parameter>,
    /// What the receiver is.
    pub receiver: Receiver,
    /// Class invariants: of which parameter, and the method.
    pub invariants: Vec<(usize, MethodId)>,
    /// What contracts promise about it.
    pub conditions: Conditions,
}

/// What a method is called on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    /// Nothing: it is static.
    None,
    /// An object of the input.
    Input,
    /// An object that is being made: it is a constructor.
    New,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its descriptor.
    pub descriptor: String,
}

/// Why a method cannot be a subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubjectError {
    /// It has no code.
    NoCode(String),
    /// The invariant that was asked for does not exist.
    NoInvariant {
        /// The class.
        class: String,
        /// The method.
        name: String,
    },
    /// A contract cannot be used.
    Condition(String),
    /// The specification of shapes does not fit it.
    Specification(String),
    /// The machine could not be started, or a class not be initialized.
    Start(String),
    /// The same, because of something that the machine does not support.
    Unsupported(String),
}

impl std::fmt::Display for SubjectError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SubjectError::NoCode(method) => {
                write!(f, "{method} is abstract or native: there is no code to explore; name a method with a body")
            }
            SubjectError::NoInvariant { class, name } => {
                write!(f, "class {class} has no method `boolean {name}()` to be its invariant")
            }
            SubjectError::Specification(message) => write!(f, "the specification of shapes: {message}"),
            SubjectError::Condition(message) | SubjectError::Start(message) | SubjectError::Unsupported(message) => {
                f.write_str(message)
            }
        }
    }
}

/// Why a run ended, for messages.
pub fn in_words(stop: &Stop) -> String {
    match stop {
        Stop::Unsupported(what) => format!("not supported: {what}"),
        Stop::Malformed(what) => format!("malformed code: {what}"),
        Stop::Link(error) => error.to_string(),
        Stop::Limit(Limit::Memory) => "objects take more than --memory allows".to_owned(),
        Stop::Limit(Limit::Depth) => "more frames than --depth allows".to_owned(),
        Stop::Exit(status) => format!("the program exits with status {status}"),
        other => format!("{other:?}"),
    }
}

impl Subject {
    /// The subject that a method is.
    pub fn new(machine: &mut Machine, method: MethodId, task: &Task) -> Result<Subject, SubjectError> {
        let record = machine.program.method(method);
        if record.is_abstract() || record.flags & access::NATIVE != 0 {
            return Err(SubjectError::NoCode(machine.program.external_method(method, true)));
        }
        let (class, mtype) = (record.class, record.mtype.clone());
        let receiver = if record.is_static() {
            Receiver::None
        } else if &**machine.program.text(record.name) == "<init>" {
            Receiver::New
        } else {
            Receiver::Input
        };
        let names = machine.program.parameter_names(method);
        let mut parameters = Vec::new();
        if receiver != Receiver::None {
            let descriptor = program::descriptor_of(&machine.program.class(class).name);
            parameters.push(Parameter { name: "this".to_owned(), descriptor });
        }
        for (name, descriptor) in names.into_iter().zip(mtype.params.iter()) {
            parameters.push(Parameter { name, descriptor: descriptor.to_string() });
        }
        let mut subject =
            Subject { method, class, parameters, receiver, invariants: Vec::new(), conditions: Conditions::default() };
        subject.find_invariants(machine, &task.settings.inputs.invariant)?;
        subject.conditions = subject.find_conditions(machine, task)?;
        subject.invariants.append(&mut subject.conditions.invariants);
        if task.keep.survey == Surveying::Answers && receiver == Receiver::Input {
            subject.invariants = vec![(0, method)];
        }
        Ok(subject)
    }

    /// The names of the parameters, the receiver first.
    pub fn parameter_names(&self) -> Vec<String> {
        self.parameters.iter().map(|parameter| parameter.name.clone()).collect()
    }

    /// What contracts promise.
    fn find_conditions(&self, machine: &mut Machine, task: &Task) -> Result<Conditions, SubjectError> {
        let promised = Promised {
            method: self.method,
            class: self.class,
            receiver: self.receiver,
            parameters: self.parameters.iter().map(|parameter| &*parameter.descriptor).collect(),
            has_invariants: task.settings.inputs.invariant == Invariant::Convention,
        };
        // The machine has them, too: it puts contracts in the place of bodies.
        let mut contracts = Contracts::new(task.contracts.clone());
        let conditions = promised.conditions(machine, &mut contracts);
        machine.contracted.contracts = contracts;
        let mut conditions = conditions?;
        let left_out = task.contracts.left_out();
        conditions.unchecked.extend(left_out.iter().map(|clause| conditions::label(&clause.place())));
        Ok(conditions)
    }

    fn find_invariants(&mut self, machine: &mut Machine, wanted: &Invariant) -> Result<(), SubjectError> {
        for at in 0..self.parameters.len() {
            let descriptor = &self.parameters[at].descriptor;
            if !descriptor.starts_with('L') {
                continue;
            }
            let Ok(class) = machine.load(program::class_of(descriptor)) else { continue };
            let found = invariants(machine, class, wanted);
            if let Invariant::Named(name) = wanted
                && found.is_empty()
                && at == 0
                && self.receiver != Receiver::None
            {
                let class = machine.program.class(class).java_name();
                return Err(SubjectError::NoInvariant { class, name: name.clone() });
            }
            self.invariants
                .extend(found.into_iter().filter(|&method| method != self.method).map(|method| (at, method)));
        }
        Ok(())
    }
}

/// The invariants of a class, inherited ones included.
pub fn invariants(machine: &Machine, class: ClassId, wanted: &Invariant) -> Vec<MethodId> {
    match wanted {
        Invariant::None => Vec::new(),
        Invariant::Convention => conventional(machine, class),
        Invariant::Named(name) => boolean_method(machine, class, name).into_iter().collect(),
    }
}

/// The invariants of a class: those by name, and those that carry the annotation, inherited ones first.
fn conventional(machine: &Machine, class: ClassId) -> Vec<MethodId> {
    let mut found: Vec<MethodId> = CONVENTION.iter().filter_map(|name| boolean_method(machine, class, name)).collect();
    for &ancestor in &machine.program.class(class).ancestors {
        for &method in &machine.program.class(ancestor).methods {
            if !machine.program.is_annotated(method, "Invariant") {
                continue;
            }
            // The method that overrides it in a subclass is the one that counts.
            let name = machine.program.text(machine.program.method(method).name);
            found.extend(boolean_method(machine, class, name).filter(|method| !found.contains(method)));
        }
    }
    found
}

/// A method `boolean name()` of a class or its superclasses, with code.
fn boolean_method(machine: &Machine, class: ClassId, name: &str) -> Option<MethodId> {
    let (name, descriptor) = (machine.program.symbols.find(name)?, machine.program.symbols.find("()Z")?);
    let found = machine.program.find_in_class(class, name, descriptor)?;
    let method = machine.program.method(found);
    let is_plain = !method.is_static() && !method.is_abstract() && method.flags & access::NATIVE == 0;
    (is_plain && !machine.program.class(method.class).is_jdk()).then_some(found)
}
