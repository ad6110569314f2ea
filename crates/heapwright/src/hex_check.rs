//! `heapwright hex check`: what a specification of heap shapes says, what it does not speak of, and where it differs from
//! the executable invariant.

mod classes;
mod compare;
mod names;

use std::path::Path;
use std::sync::Arc;

use clap::Parser;
use explore::{Invariant, invariants, spec_class};
use machine::Machine;
use program::ClassId;
use report::{CheckedSource, ShapeCheck, shape_check_json, shape_check_text};
use spec::{Span, Spec, SpecError, TypeName};

use crate::check::print;
use crate::cli::{Cli, Command, FormatArg, HexCheckArgs};
use crate::failure::Failure;
use crate::plan::Plan;
use crate::specs::{Source, joined};

/// The exit status of shapes that differ.
const DIFFERENT: u8 = 1;
/// The exit status of names that mean nothing.
const BAD_INPUT: u8 = 2;
/// The exit status when heaps were left.
const INCOMPLETE: u8 = 3;

/// A part of the specification, understood.
struct Parsed {
    source: Source,
    spec: Spec,
    /// Rules that never apply.
    warnings: Vec<SpecError>,
}

/// Checks a specification; the result is the exit status.
pub fn check(args: &HexCheckArgs) -> Result<u8, Failure> {
    let mut plan = plan(args)?;
    let mut scout = plan.machine().map_err(|stop| Failure::before_main(&stop))?;
    let sources = sources(args, &mut scout)?;
    let mut parsed = Vec::new();
    for source in sources {
        let (spec, warnings) = source.parse_with_warnings()?;
        parsed.push(Parsed { source, spec, warnings });
    }
    let whole = joined(parsed.iter().map(|part| part.spec.clone())).ok_or_else(|| {
        let why = "there is no such file, and no class of this name is annotated with @Hex";
        Failure::usage(format!("{}: {why}", args.spec))
    })?;
    let mut check = ShapeCheck { sources: parsed.iter().map(explained).collect(), ..ShapeCheck::default() };
    let named = names::problems(&mut scout, &parsed, &mut check.problems);
    let about = classes::about(&mut scout, &parsed, &args.class, named)?;
    names::unknown_fields(&scout, &parsed, &about.all, &mut check.problems);
    check.classes = about.all.iter().map(|&class| scout.program.class(class).java_name()).collect();
    check.unconstrained = classes::unconstrained(&scout, &whole, &about.all);
    if check.problems.iter().any(|problem| problem.is_error) {
        check.notes.push("not compared with an invariant: some names mean nothing".to_owned());
    } else {
        let others: Vec<String> = spec::parameters(&whole)
            .into_iter()
            .filter(|name| *name != "this")
            .map(|name| format!("root.{name}"))
            .collect();
        if !others.is_empty() {
            let what = others.join(", ");
            check.notes.push(format!("an invariant has no parameters: what is said of {what} is not compared"));
        }
        let whole = Arc::new(whole);
        for target in comparable(args, &scout, &about, &mut check.notes) {
            check.comparisons.push(compare::compare(&mut plan, &target, &whole, args)?);
        }
    }
    match args.format {
        FormatArg::Text => print(&shape_check_text(&check)),
        FormatArg::Json => print(&format!("{:#}\n", shape_check_json(&check))),
    }
    Ok(status(&check))
}

fn status(check: &ShapeCheck) -> u8 {
    if check.problems.iter().any(|problem| problem.is_error) {
        BAD_INPUT
    } else if check.comparisons.iter().any(|comparison| !comparison.agrees()) {
        DIFFERENT
    } else if check.comparisons.iter().any(|comparison| !comparison.left.is_empty()) {
        INCOMPLETE
    } else {
        0
    }
}

/// The plan that the same words of `check` would make.
fn plan(args: &HexCheckArgs) -> Result<Plan, Failure> {
    // The target is known only when the specification is.
    let mut words: Vec<String> =
        ["heapwright", "check", "?", "--laziness", "lazy", "--no-replay"].map(str::to_owned).into();
    words.extend([format!("--cp={}", args.cp), format!("--subtypes={}", args.subtypes)]);
    // On small heaps, an invariant that takes more does not end.
    words.push("--steps=500000".to_owned());
    words.push(format!("--time={}s", args.time.as_secs_f64()));
    words.extend(args.jdk.iter().map(|home| format!("--jdk={}", home.display())));
    words.extend(args.n.iter().map(|limit| format!("--n={limit}")));
    words.extend(args.jobs.iter().map(|jobs| format!("--jobs={jobs}")));
    let cli = Cli::try_parse_from(words).map_err(|error| Failure::usage(error.to_string()))?;
    let Command::Check(check) = &cli.command else { return Err(Failure::bug("`check` is another command")) };
    let plan = Plan::of_known_target(check)?;
    plan.stop_on_interrupt();
    Ok(plan)
}

/// The file, or the annotations of a class and of those it leads to.
fn sources(args: &HexCheckArgs, scout: &mut Machine) -> Result<Vec<Source>, Failure> {
    let file = Path::new(&args.spec);
    if file.is_file() {
        return Ok(vec![Source::file(file)?]);
    }
    let name = TypeName { name: args.spec.clone(), span: Span::default() };
    let class = spec_class(scout, &name).ok();
    Ok(class.map(|class| Source::annotations_of(&mut scout.program, class)).unwrap_or_default())
}

fn explained(parsed: &Parsed) -> CheckedSource {
    let rule = |rule: spec::Explained| (names::line(&parsed.source.text, rule.span.start), rule.text);
    CheckedSource {
        name: parsed.source.name.clone(),
        rules: spec::explain(&parsed.spec).into_iter().map(rule).collect(),
    }
}

/// The invariants to compare with, as targets.
fn comparable(args: &HexCheckArgs, scout: &Machine, about: &classes::About, notes: &mut Vec<String>) -> Vec<String> {
    let wanted = match args.invariant.as_deref() {
        Some("none") => return Vec::new(),
        Some(name) => Invariant::Named(name.to_owned()),
        None => Invariant::Convention,
    };
    let own = |class: ClassId| {
        let mut found = invariants(scout, class, &wanted);
        found.retain(|&method| scout.program.method(method).class == class);
        found
    };
    let mut targets = Vec::new();
    for &class in &about.first {
        let found = own(class);
        targets.extend(found.first().map(|&method| scout.program.spell_target(method)));
        if found.len() > 1 {
            let name = scout.program.class(class).java_name();
            notes.push(format!("{name} has {} invariants; compared with the first", found.len()));
        }
    }
    if targets.is_empty() {
        let names: Vec<String> = about.first.iter().map(|&class| scout.program.class(class).java_name()).collect();
        let method = args.invariant.as_deref().unwrap_or("repOK");
        notes.push(format!(
            "not compared with an invariant: no method `boolean {method}()` in {}",
            if names.is_empty() { "any class (name one with --class)".to_owned() } else { names.join(", ") }
        ));
    }
    targets
}
