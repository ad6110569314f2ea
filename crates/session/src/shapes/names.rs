//! Names in a specification that mean no class, method or field, each with its place.

use explore::{spec_class, spec_companion};
use machine::Machine;
use program::ClassId;
use spec::{Span, SpecError};

use super::Part;
use super::classes::reference_fields;

/// A name that means no class or method, or a rule that never applies.
#[derive(Clone, Debug)]
pub struct Problem {
    /// How bad it is.
    pub severity: Severity,
    /// Which part of the specification it is in.
    pub part: usize,
    /// What is wrong, and where.
    pub error: SpecError,
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Nothing can be explored with it.
    Error,
    /// A rule has no effect.
    Warning,
}

/// Classes and companion methods that do not exist. The result are the classes that are named and exist.
pub fn problems(machine: &mut Machine, parts: &[Part], problems: &mut Vec<Problem>) -> Vec<ClassId> {
    let mut named = Vec::new();
    for (position, part) in parts.iter().enumerate() {
        problems.extend(part.warnings.iter().map(|warning| problem(position, Severity::Warning, warning.clone())));
        for name in spec::type_names(&part.spec) {
            match spec_class(machine, name) {
                Ok(class) => named.push(class),
                Err(error) => problems.push(problem(position, Severity::Error, at(name.span, error.0))),
            }
        }
        for trigger in &part.spec.triggers {
            if let Err(error) = spec_companion(machine, &trigger.companion) {
                problems.push(problem(position, Severity::Error, at(trigger.companion.span, error.0)));
            }
        }
    }
    named
}

/// Fields that no class has of those that the specification is about: rules that never apply.
pub fn unknown_fields(machine: &Machine, parts: &[Part], about: &[ClassId], problems: &mut Vec<Problem>) {
    let program = &machine.program;
    let has = |class: ClassId, name: &str| {
        program.class(class).fields.iter().any(|field| **program.text(field.name) == *name)
    };
    for (position, part) in parts.iter().enumerate() {
        for mention in spec::field_mentions(&part.spec, &part.source.text) {
            let is_meant =
                |class: ClassId| mention.class.is_none_or(|wanted| wanted.matches(&program.class(class).java_name()));
            let mut meant = about.iter().copied().filter(|&class| is_meant(class)).peekable();
            // A name that means no class has been reported before.
            if meant.peek().is_none() || meant.clone().any(|class| has(class, mention.name)) {
                continue;
            }
            let mut offered: Vec<String> = meant.flat_map(|class| reference_fields(program, class)).collect();
            offered.sort();
            offered.dedup();
            let message = match mention.class {
                Some(class) => format!("class {} declares no field `{}`", class.name, mention.name),
                None => format!("no class that this is about declares a field `{}`", mention.name),
            };
            let help = (!offered.is_empty()).then(|| format!("reference fields there: {}", offered.join(", ")));
            let error = SpecError { help, ..at(mention.span, message) };
            problems.push(problem(position, Severity::Warning, error));
        }
    }
}

fn problem(part: usize, severity: Severity, error: SpecError) -> Problem {
    Problem { severity, part, error }
}

fn at(span: Span, message: String) -> SpecError {
    SpecError { message, span, help: None }
}
