//! From the end of a path to its case.

use heap::{Origin, Question, Ref, Value};
use machine::{Alternative, Machine};
use program::{Kind, MethodId, access};
use solver::Model;
use term::{Arithmetic, Term};

use super::graph::{Graph, class_name};
use super::isolation::ClassState;
use super::names::Names;
use super::values::Values;
use super::{Call, Case, Datum, Given, MethodName, Outcome, Role, StaticCell};
use crate::outcome::PartValue;
use crate::path::Path;
use crate::script::{Clause, ScriptStep};
use crate::subject::{Condition, Receiver, Subject};
use crate::violation_kind::ViolationKind;

/// How a path ended, and what it went through.
pub struct Ended<'a> {
    pub subject: &'a Subject,
    pub parameters: &'a [Value],
    pub path: &'a Path,
    /// Alternatives that were taken though others were possible, with the conditions that come with them.
    pub taken: Vec<(Alternative, Option<Term>)>,
    /// The path condition.
    pub conditions: &'a [Term],
    pub steps: &'a [ScriptStep],
    /// The step at which it ended.
    pub step: usize,
    /// What the subject returned.
    pub returned: Value,
    /// What it threw, or null.
    pub thrown: Ref,
    pub exited: bool,
    pub broken: Option<Clause>,
    pub violation: Option<ViolationKind>,
    /// Static fields before the first step.
    pub statics: &'a [Value],
    pub classes: &'a ClassState,
    /// Objects that had been asked for their identity, and readings of the clock, before the first step.
    pub identified: u32,
    pub clock: u64,
    /// Readings of the surroundings by the start of the JDK.
    pub readings: u64,
}

/// A case with what reports show beside it.
pub struct Built {
    pub case: Case,
    /// The path condition in Java-like form.
    pub conditions: Vec<String>,
    /// What the parts of the clause were that it breaks.
    pub parts: Vec<PartValue>,
}

/// Conditions of a path in Java-like form; the model satisfies them.
pub fn conditions_in_words(machine: &Machine, subject: &Subject, conjuncts: &[Term], model: &Model) -> Vec<String> {
    Names { machine, subject, values: &Values { model } }.conditions(conjuncts)
}

/// The case of a path; the model satisfies its conditions.
pub fn build(machine: &mut Machine, ended: &Ended<'_>, model: &Model) -> Built {
    let unstable = unstable(machine, ended);
    let mut graph = Graph::new(machine, model);
    let discovered = graph.machine.input().objects().len();
    let arguments = arguments(&mut graph, ended);
    let (statics, answers) = other_roots(&mut graph, ended);
    let named = |at: usize| Some((at, graph.machine.answer_in_words(at as u32)?));
    let of_contracts = (0..answers.len()).filter_map(named).collect();
    let inputs = graph.objects.len();
    graph.turn_to_the_end();
    let outcome = outcome(&mut graph, ended);
    let changed_statics = changed_statics(&mut graph, ended);
    let isolation = ended.classes.need(graph.machine, !changed_statics.is_empty());
    graph.finish();
    let Graph { machine, values, objects, .. } = graph;
    let machine = &*machine;
    let names = Names { machine, subject: ended.subject, values: &values };
    let decisions = names.decisions(ended.taken.iter().copied());
    let conditions = names.conditions(ended.conditions);
    let case = Case {
        path: ended.path.clone(),
        parameters: parameter_names(ended.subject),
        arguments,
        statics,
        answers,
        of_contracts,
        objects,
        discovered,
        inputs,
        calls: calls(machine, ended),
        outcome,
        violation: ended.violation.clone(),
        clause: clause(machine, ended),
        beyond: beyond(machine, ended),
        decisions,
        unstable,
        isolation,
        changed_statics,
    };
    Built { case, conditions, parts: Vec::new() }
}

/// Why the real JVM may do something else.
fn unstable(machine: &Machine, ended: &Ended<'_>) -> Option<String> {
    if machine.terms.arithmetic() == Arithmetic::Ideal {
        return Some("integers do not wrap here (--int ideal)".to_owned());
    }
    if machine.heap().identified() != ended.identified {
        return Some("it depends on identity hash codes, which differ from run to run".to_owned());
    }
    if machine.clock_readings() != ended.clock {
        return Some("it reads the clock".to_owned());
    }
    (machine.readings() != ended.readings).then(|| "it reads what differs from run to run".to_owned())
}

/// The parameters that a caller passes.
fn arguments(graph: &mut Graph<'_>, ended: &Ended<'_>) -> Vec<Given> {
    let is_main = graph.machine.program.is_main(ended.subject.method);
    let mut arguments = Vec::new();
    for (at, (parameter, &value)) in ended.subject.parameters.iter().zip(ended.parameters).enumerate() {
        if at == 0 && ended.subject.receiver == Receiver::New {
            continue;
        }
        let kind = Kind::of(&parameter.descriptor).unwrap_or(Kind::Ref);
        arguments.push(match value {
            Value::Ref(array) if is_main => Given { value: graph.given_array(array), closed: super::Closed::No },
            value => graph.given(value, kind),
        });
    }
    arguments
}

fn parameter_names(subject: &Subject) -> Vec<String> {
    let made = usize::from(subject.receiver == Receiver::New);
    subject.parameters.iter().skip(made).map(|parameter| parameter.name.clone()).collect()
}

/// Static fields of the input, and what the program asked for.
fn other_roots(graph: &mut Graph<'_>, ended: &Ended<'_>) -> (Vec<StaticCell>, Vec<Given>) {
    let (mut statics, mut answers) = (Vec::new(), Vec::new());
    // The strings that a main method is given are held by its array.
    let mut in_array = match ended.parameters {
        [Value::Ref(array)] if graph.machine.program.is_main(ended.subject.method) => {
            graph.machine.heap().header(*array).map_or(0, |header| header.len())
        }
        _ => 0,
    };
    for root in graph.machine.input().roots().to_vec() {
        match root.origin {
            Origin::Static(slot) => {
                let Some((class, name, kind, _)) = static_field(graph.machine, slot) else { continue };
                statics.push(StaticCell { class, name, given: graph.given(root.value, kind) });
            }
            Origin::Asked(_) if in_array > 0 => in_array -= 1,
            Origin::Asked(_) => {
                let kind = graph.values.kind_of(graph.machine, root.value);
                answers.push(graph.given(root.value, kind));
            }
            _ => {}
        }
    }
    (statics, answers)
}

/// Class, name, kind and flags of a static field, by its index in the table of all statics.
fn static_field(machine: &Machine, slot: u32) -> Option<(String, String, Kind, u16)> {
    let (class, field) = machine.program.static_field(slot)?;
    let name = machine.program.text(field.name).to_string();
    Some((class_name(machine, class), name, field.kind, field.flags))
}

/// Static fields that the path changed, of classes outside the JDK that existed before it.
fn changed_statics(graph: &mut Graph<'_>, ended: &Ended<'_>) -> Vec<(StaticCell, Datum)> {
    let mut changed = Vec::new();
    for (slot, &before) in ended.statics.iter().enumerate() {
        let after = graph.machine.statics()[slot];
        if after == before || matches!(before, Value::Top) {
            continue;
        }
        let Some((owner, _)) = graph.machine.program.static_field(slot as u32) else { continue };
        let Some((class, name, kind, flags)) = static_field(graph.machine, slot as u32) else { continue };
        let is_own = !graph.machine.program.class(owner).is_jdk() && flags & access::FINAL == 0;
        // The values of a class that was initialized on the path are no change.
        if !is_own || !ended.was_initialized(graph.machine, slot) {
            continue;
        }
        if graph.machine.is_ghost(&class, &name) {
            continue;
        }
        let given = graph.given(before, kind);
        let after = graph.datum(after, kind);
        changed.push((StaticCell { class, name, given }, after));
    }
    changed
}

impl Ended<'_> {
    /// Whether the class of a static field had been initialized before the first step.
    fn was_initialized(&self, machine: &Machine, slot: usize) -> bool {
        let owner = machine.program.static_field(slot as u32).map(|(owner, _)| owner);
        owner.is_some_and(|owner| owner == self.subject.class || self.is_parameter_class(machine, owner))
    }

    fn is_parameter_class(&self, machine: &Machine, class: program::ClassId) -> bool {
        let name = program::descriptor_of(&machine.program.class(class).name);
        self.subject.parameters.iter().any(|parameter| parameter.descriptor == name)
    }
}

fn outcome(graph: &mut Graph<'_>, ended: &Ended<'_>) -> Outcome {
    if ended.exited {
        return Outcome::Exited;
    }
    if !ended.thrown.is_null() {
        let class = graph.machine.class_of(ended.thrown);
        let class = class.map_or_else(|| "?".to_owned(), |class| class_name(graph.machine, class));
        let message = match graph.machine.field_by_name(ended.thrown, "detailMessage") {
            Some(Value::Ref(message)) if !message.is_null() => graph.text(message),
            _ => None,
        };
        return Outcome::Threw(class, message.map(|message| String::from_utf16_lossy(&message)));
    }
    if ended.subject.receiver == Receiver::New {
        let made = ended.parameters.first().copied().unwrap_or(Value::NULL);
        return Outcome::Returned(Some(graph.datum(made, Kind::Ref)));
    }
    let kind = Kind::of(&graph.machine.program.method(ended.subject.method).mtype.ret);
    Outcome::Returned(kind.map(|kind| graph.datum(ended.returned, kind)))
}

/// The clause of a contract that is broken.
fn clause(machine: &Machine, ended: &Ended<'_>) -> Option<String> {
    match ended.broken? {
        Clause::Invariant(method) | Clause::Postcondition(method) | Clause::Frame(method) => {
            machine.program.is_of_contract(method).then(|| machine.program.external_method(method, true))
        }
        Clause::Demand(number) => Some(machine.demand_in_words(number)),
    }
}

/// Why the real JVM cannot be asked.
fn beyond(machine: &Machine, ended: &Ended<'_>) -> Option<String> {
    let is_demand = matches!(ended.broken, Some(Clause::Demand(_)));
    if is_demand || machine.has_used_contract() {
        return Some("a contract stands in the place of a body".to_owned());
    }
    if machine.has_model() {
        return Some("a model may stand in the place of a body".to_owned());
    }
    let foreign = machine.input().responses().iter().find_map(|response| match response.question {
        Question::Again(method) if machine.program.is_foreign(method) => Some(method),
        _ => None,
    });
    foreign.map(|method| format!("the body of {} is not known", machine.program.external_method(method, true)))
}

/// The calls of the script up to the end of the path.
fn calls(machine: &Machine, ended: &Ended<'_>) -> Vec<Call> {
    let mut calls = Vec::new();
    let last = ended.step.min(ended.steps.len().saturating_sub(1));
    let all: Vec<usize> = (0..ended.parameters.len()).collect();
    for (at, &step) in ended.steps.iter().enumerate().take(last + 1) {
        // Only methods of the program can be called on the real JVM.
        if step.specification().is_some_and(|method| machine.program.is_of_contract(method)) {
            continue;
        }
        let (method, arguments, takes_result) = match step {
            ScriptStep::Body => (ended.subject.method, all.clone(), false),
            ScriptStep::CallInvariant(at, method) if !is_null(machine, ended.parameters[at]) => {
                (method, vec![at], false)
            }
            ScriptStep::CallPrecondition(Condition { method, .. }) => {
                (method, contract_arguments(machine, ended, method), false)
            }
            ScriptStep::CallPostcondition(Condition { method, .. }) if ended.thrown.is_null() => {
                let has_result = &*machine.program.method(ended.subject.method).mtype.ret != "V";
                (method, contract_arguments(machine, ended, method), has_result)
            }
            _ => continue,
        };
        let role = match (step, ended.steps.get(at + 1)) {
            (ScriptStep::Body, _) => Role::Body,
            (_, Some(ScriptStep::Check(_))) => Role::Check,
            _ => Role::Assume,
        };
        let is_broken = role == Role::Check && ended.broken.is_some() && at + 1 >= last;
        let answer = (role != Role::Body).then_some(!is_broken);
        calls.push(Call { role, method: MethodName::of(machine, method), arguments, takes_result, answer });
    }
    calls
}

fn contract_arguments(machine: &Machine, ended: &Ended<'_>, method: MethodId) -> Vec<usize> {
    let leaves_receiver = machine.program.method(method).is_static() && ended.subject.receiver != Receiver::None;
    (usize::from(leaves_receiver)..ended.parameters.len()).collect()
}

fn is_null(machine: &Machine, value: Value) -> bool {
    match value {
        Value::Ref(reference) => match reference.unknown() {
            Some(unknown) => machine.input().decided(unknown).is_some_and(Ref::is_null),
            None => reference.is_null(),
        },
        _ => false,
    }
}

impl MethodName {
    /// A method by the names that Java's reflection uses.
    pub fn of(machine: &Machine, method: MethodId) -> MethodName {
        let record = machine.program.method(method);
        MethodName {
            class: class_name(machine, record.class),
            name: machine.program.text(record.name).to_string(),
            descriptor: machine.program.text(record.descriptor).to_string(),
            is_static: record.is_static(),
        }
    }

    /// The package of the class, empty for the unnamed one.
    pub fn package(&self) -> &str {
        self.class.rsplit_once('.').map_or("", |(package, _)| package)
    }
}
