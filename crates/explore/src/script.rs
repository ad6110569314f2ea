//! What happens around a subject, step by step: `assume(inv); assume(pre); M; assert(post); assert(inv)`.

use program::{ClassId, MethodId};

use crate::subject::{Condition, Receiver, Subject};
use crate::survey::Surveying;
use crate::task::Task;

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScriptStep {
    /// Decide a parameter as far as the level of laziness wants it.
    Settle(usize),
    /// Call the invariant of a parameter, unless it is null: then the next step is left out.
    CallInvariant(usize, MethodId),
    /// Call a precondition.
    CallPrecondition(Condition),
    /// Call a postcondition, unless the subject threw: then the next step is left out.
    CallPostcondition(Condition),
    /// Call what holds however the subject ends.
    CallAtEnd(Condition),
    /// Call what holds if the subject threw an exception of a class; else the next step is left out.
    CallAtThrow(ClassId, Condition),
    /// Call what tells whether the next place that was assigned may be; if there is none, the next step is left out.
    CallFrame(Condition),
    /// The last call must have returned true, or the place must hold what it held at entry; then the step before is taken again.
    CheckFrame(Clause),
    /// Remember that the last call answered whether callers have to expect the exception.
    Announce,
    /// Callers have to expect exceptions of a class.
    Announced(ClassId),
    /// An exception that callers need not expect ends the path, if it violates the property.
    Uncaught,
    /// Go on only if the last call returned true.
    Assume,
    /// Call the subject.
    Body,
    /// Decide what the subject answered.
    Answer,
    /// The last call must have returned true.
    Check(Clause),
}

impl ScriptStep {
    /// The method of a specification that the step calls.
    pub fn specification(self) -> Option<MethodId> {
        match self {
            ScriptStep::CallInvariant(_, method)
            | ScriptStep::CallPrecondition(Condition { method, .. })
            | ScriptStep::CallPostcondition(Condition { method, .. })
            | ScriptStep::CallAtEnd(Condition { method, .. })
            | ScriptStep::CallAtThrow(_, Condition { method, .. })
            | ScriptStep::CallFrame(Condition { method, .. }) => Some(method),
            ScriptStep::Settle(_)
            | ScriptStep::Assume
            | ScriptStep::Body
            | ScriptStep::Answer
            | ScriptStep::Check(_)
            | ScriptStep::CheckFrame(_)
            | ScriptStep::Announce
            | ScriptStep::Announced(_)
            | ScriptStep::Uncaught => None,
        }
    }
}

/// What is checked after the subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// The class invariant.
    Invariant(MethodId),
    /// The postcondition.
    Postcondition(MethodId),
    /// What may be assigned.
    Frame(MethodId),
    /// What the contract of a callee wants of callers, by its number.
    Demand(u32),
}

/// When the invariants of input objects are evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvariantRun {
    /// Before the subject, and again at exit.
    First,
    /// Not by the script: members of admission or the judgement of ended paths ask them.
    Elsewhere,
}

/// The steps of a subject.
pub fn script(subject: &Subject, task: &Task, invariant: InvariantRun) -> Vec<ScriptStep> {
    let mut steps: Vec<ScriptStep> = (0..subject.parameters.len()).map(ScriptStep::Settle).collect();
    let is_new = |at: usize| at == 0 && subject.receiver == Receiver::New;
    for &(at, method) in &subject.invariants {
        if invariant == InvariantRun::First && !is_new(at) {
            steps.extend([ScriptStep::CallInvariant(at, method), ScriptStep::Assume]);
        }
    }
    for &condition in &subject.conditions.requires {
        steps.extend([ScriptStep::CallPrecondition(condition), ScriptStep::Assume]);
    }
    steps.push(ScriptStep::Body);
    if task.keep.survey == Surveying::Answers {
        steps.push(ScriptStep::Answer);
    }
    if task.settings.property.includes_contracts() {
        exceptions(subject, &mut steps);
        let check = |condition: Condition| ScriptStep::Check(Clause::Postcondition(condition.method));
        for &condition in &subject.conditions.returns {
            steps.extend([ScriptStep::CallPostcondition(condition), check(condition)]);
        }
        for &condition in &subject.conditions.ends {
            steps.extend([ScriptStep::CallAtEnd(condition), check(condition)]);
        }
        if let Some(frame) = subject.conditions.frame {
            steps.extend([ScriptStep::CallFrame(frame), ScriptStep::CheckFrame(Clause::Frame(frame.method))]);
        }
        // An invariant that was not assumed of an input object at entry is not checked at exit.
        let is_checked = |at: usize| invariant == InvariantRun::First || is_new(at);
        for &(at, method) in subject.invariants.iter().filter(|&&(at, _)| is_checked(at)) {
            steps.extend([ScriptStep::CallInvariant(at, method), ScriptStep::Check(Clause::Invariant(method))]);
        }
    }
    steps
}

/// What is checked where the subject threw.
fn exceptions(subject: &Subject, steps: &mut Vec<ScriptStep>) {
    let conditions = &subject.conditions;
    for &(class, condition) in &conditions.throws {
        let check = ScriptStep::Check(Clause::Postcondition(condition.method));
        steps.extend([ScriptStep::CallAtThrow(class, condition), check]);
    }
    for &(class, condition) in &conditions.announced {
        match condition {
            None => steps.push(ScriptStep::Announced(class)),
            Some(condition) => steps.extend([ScriptStep::CallAtThrow(class, condition), ScriptStep::Announce]),
        }
    }
    if !conditions.throws.is_empty() || !conditions.announced.is_empty() {
        steps.push(ScriptStep::Uncaught);
    }
}
