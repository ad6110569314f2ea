//! Names in a specification that mean nothing, each with its place.

use explore::{spec_class, spec_companion};
use machine::Machine;
use program::ClassId;
use report::Problem;
use spec::{Span, SpecError};

use super::Parsed;
use super::classes::reference_fields;

/// Classes and companion methods that do not exist. The result are the classes that are named and exist.
pub fn problems(machine: &mut Machine, parsed: &[Parsed], problems: &mut Vec<Problem>) -> Vec<ClassId> {
    let mut named = Vec::new();
    for part in parsed {
        problems.extend(part.warnings.iter().map(|warning| problem(part, Severity::Warning, warning.clone())));
        for name in spec::type_names(&part.spec) {
            match spec_class(machine, name) {
                Ok(class) => named.push(class),
                Err(error) => problems.push(problem(part, Severity::Error, at(name.span, error.0))),
            }
        }
        for trigger in &part.spec.triggers {
            if let Err(error) = spec_companion(machine, &trigger.companion) {
                problems.push(problem(part, Severity::Error, at(trigger.companion.span, error.0)));
            }
        }
    }
    named
}

/// Fields that no class has of those that the specification is about: rules that never apply.
pub fn unknown_fields(machine: &Machine, parsed: &[Parsed], about: &[ClassId], problems: &mut Vec<Problem>) {
    let program = &machine.program;
    let has = |class: ClassId, name: &str| {
        program.class(class).fields.iter().any(|field| **program.text(field.name) == *name)
    };
    for part in parsed {
        for mention in spec::field_mentions(&part.spec, &part.source.text) {
            let is_meant =
                |class: ClassId| mention.class.is_none_or(|wanted| wanted.matches(&program.class(class).java_name()));
            let mut meant = about.iter().copied().filter(|&class| is_meant(class)).peekable();
            // A class that does not exist has been told.
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
            problems.push(problem(part, Severity::Warning, error));
        }
    }
}

/// The line of a place, from 1.
pub fn line(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Severity {
    /// Nothing can be explored with it.
    Error,
    /// A rule has no effect.
    Warning,
}

fn problem(part: &Parsed, severity: Severity, error: SpecError) -> Problem {
    let (name, text) = (&part.source.name, &part.source.text);
    let shown = match severity {
        Severity::Error => spec::render_error(&error, name, text, false),
        Severity::Warning => spec::render_warning(&error, name, text, false),
    };
    let is_error = severity == Severity::Error;
    Problem { is_error, source: name.clone(), line: line(text, error.span.start), shown, message: error.message }
}

fn at(span: Span, message: String) -> SpecError {
    SpecError { message, span, help: None }
}
