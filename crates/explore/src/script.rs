//! What happens around a subject, step by step: `assume(inv); assume(pre); M; assert(post); assert(inv)`.

use program::MethodId;

use crate::subject::{Receiver, Subject};
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
    CallPrecondition(MethodId),
    /// Call a postcondition, unless the subject threw: then the next step is left out.
    CallPostcondition(MethodId),
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
            | ScriptStep::CallPrecondition(method)
            | ScriptStep::CallPostcondition(method) => Some(method),
            _ => None,
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
    for &method in &subject.conditions.requires {
        steps.extend([ScriptStep::CallPrecondition(method), ScriptStep::Assume]);
    }
    steps.push(ScriptStep::Body);
    if task.keep.survey == Surveying::Answers {
        steps.push(ScriptStep::Answer);
    }
    if task.settings.property.includes_contracts() {
        for &method in &subject.conditions.ensures {
            steps.extend([ScriptStep::CallPostcondition(method), ScriptStep::Check(Clause::Postcondition(method))]);
        }
        // An invariant that was not assumed of an input object at entry is not checked at exit.
        let is_checked = |at: usize| invariant == InvariantRun::First || is_new(at);
        for &(at, method) in subject.invariants.iter().filter(|&&(at, _)| is_checked(at)) {
            steps.extend([ScriptStep::CallInvariant(at, method), ScriptStep::Check(Clause::Invariant(method))]);
        }
    }
    steps
}
