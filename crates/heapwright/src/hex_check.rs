//! `heapwright hex check`: what a specification of heap shapes says, what it does not speak of, and where it differs from
//! the executable invariant.

use explore::{Inputs, Limits, Settings};
use machine::Laziness;
use report::{Report, gap, interruption, model};
use session::Session;
use session::shapes::{
    Comparison, Difference, Explored, Left, Note, Part, Problem, Question, Severity, ShapeCheck, Why,
};

use crate::cli::HexCheckArgs;
use crate::failure::Failure;
use crate::heaps::listed;
use crate::open::{class_path, stop_on_interrupt};
use crate::output;
use crate::settings::{invariant, objects};
use crate::status::{BAD_INPUT, FOUND, INCOMPLETE};
use crate::terminal::Terminal;

/// Instructions of an invariant: on small heaps, one that takes more does not end.
const STEPS: u64 = 500_000;

/// Checks a specification; the result is the exit status.
pub fn check(args: &HexCheckArgs) -> Result<u8, Failure> {
    let session = Session::open(args.jdk.as_deref(), &class_path(&args.cp), settings(args)?)?;
    let session = session.watched_by(Terminal::default());
    stop_on_interrupt(&session.task.budget);
    let check = session.check_shapes(&question(args))?;
    if check.parts.is_empty() {
        let why = "there is no such file, and no class of this name is annotated with @Hex";
        return Err(Failure::usage(format!("{}: {why}", args.spec)));
    }
    output::write(&[Report::shape_check(report_of(&check, args))], args.format)?;
    Ok(status(&check))
}

fn settings(args: &HexCheckArgs) -> Result<Settings, Failure> {
    Ok(Settings {
        limits: Limits { steps: STEPS, time: Some(args.time), ..objects(&args.n)? },
        inputs: Inputs { laziness: Laziness::Lazy, subtypes: args.subtypes.clone(), ..Inputs::default() },
        jobs: args.jobs.map(|jobs| jobs as usize),
        ..Settings::default()
    })
}

fn question(args: &HexCheckArgs) -> Question {
    Question {
        spec: args.spec.clone(),
        classes: args.class.clone(),
        invariant: invariant(args.invariant.as_deref()),
        recheck: args.hex_recheck,
        heaps: args.heaps as usize,
    }
}

fn status(check: &ShapeCheck) -> u8 {
    if check.has_errors() {
        BAD_INPUT
    } else if check.comparisons.iter().any(|comparison| !comparison.agrees()) {
        FOUND
    } else if check.comparisons.iter().any(|comparison| !comparison.left.is_empty()) {
        INCOMPLETE
    } else {
        0
    }
}

fn report_of(check: &ShapeCheck, args: &HexCheckArgs) -> model::ShapeCheck {
    model::ShapeCheck {
        sources: check.parts.iter().map(explained).collect(),
        problems: check.problems.iter().map(|problem| shown(problem, &check.parts[problem.part])).collect(),
        unconstrained: check.unconstrained.clone(),
        classes: check.classes.clone(),
        comparisons: check.comparisons.iter().map(compared).collect(),
        notes: check.notes.iter().map(|note| noted(note, args)).collect(),
    }
}

fn explained(part: &Part) -> model::CheckedSource {
    let rule = |rule: spec::Explained| model::Rule { line: line(&part.source.text, rule.span.start), says: rule.text };
    model::CheckedSource {
        name: part.source.name.clone(),
        rules: spec::explain(&part.spec).into_iter().map(rule).collect(),
    }
}

fn shown(problem: &Problem, part: &Part) -> model::Problem {
    let (name, text, error) = (&part.source.name, &part.source.text, &problem.error);
    model::Problem {
        severity: match problem.severity {
            Severity::Error => model::Severity::Error,
            Severity::Warning => model::Severity::Warning,
        },
        message: error.message.clone(),
        source: name.clone(),
        line: line(text, error.span.start),
        shown: match problem.severity {
            Severity::Error => spec::render_error(error, name, text, false),
            Severity::Warning => spec::render_warning(error, name, text, false),
        },
    }
}

/// The line of a place, from 1.
fn line(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}

fn compared(comparison: &Comparison) -> model::Comparison {
    let difference = |difference: &Difference| model::Difference {
        heaps: difference.heaps,
        listed: difference.listed.iter().cloned().map(listed).collect(),
    };
    model::Comparison {
        invariant: comparison.invariant.to_string(),
        limits: sizes(&comparison.limits),
        heaps: comparison.heaps,
        accepted: comparison.accepted,
        agree: comparison.agrees(),
        only_invariant: difference(&comparison.only_invariant),
        only_specification: difference(&comparison.only_specification),
        bounded: comparison.bounded.map(|(heaps, further)| model::Bounded { heaps, further: further as u64 }),
        by_values: difference(&comparison.by_values),
        undecided: comparison.undecided,
        endless: comparison.endless,
        left: comparison.left.iter().map(left).collect(),
    }
}

fn sizes(limits: &Limits) -> String {
    let mut sizes: Vec<String> = limits.n().iter().map(|n| format!("{n} objects per class")).collect();
    sizes.extend(limits.n_of.iter().map(|(class, n)| format!("{n} of {class}")));
    sizes.join(", ")
}

fn left(left: &Left) -> String {
    let which = match left.of {
        Explored::All => "all heaps",
        Explored::Admitted => "admitted heaps",
    };
    match &left.why {
        Why::Interrupted(why) => format!("of {which}, some: {}", interruption(*why)),
        Why::Gap(reason, count) => {
            format!("of {which}, {count}: {}", gap(reason).lines().next().unwrap_or_default())
        }
        Why::TooMany(count) => format!("of {which}, {count}: too many to keep"),
    }
}

fn noted(note: &Note, args: &HexCheckArgs) -> String {
    match note {
        Note::UnknownNames => "not compared with an invariant: some names mean nothing".to_owned(),
        Note::Parameters(names) => {
            let names: Vec<String> = names.iter().map(|name| format!("root.{name}")).collect();
            format!("an invariant has no parameters: what is said of {} is not compared", names.join(", "))
        }
        Note::SeveralInvariants { class, count } => format!("{class} has {count} invariants; compared with the first"),
        Note::NoInvariant(classes) => {
            let method = args.invariant.as_deref().unwrap_or("repOK");
            let classes =
                if classes.is_empty() { "any class (name one with --class)".to_owned() } else { classes.join(", ") };
            format!("not compared with an invariant: no method `boolean {method}()` in {classes}")
        }
    }
}
