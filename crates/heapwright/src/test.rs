//! `heapwright test`: explores a subject and writes its paths as JUnit tests, which it compiles and runs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use explore::case::{Case, MethodName, Outcome};
use explore::{Coverage, Path as ChoicePath, Picture, Record, Replay};
use machine::Machine;
use report::{RefutedCase, Summary, TestReport, Trial, WrittenSuite, test_json, test_text};
use witness::junit::{self, Style, Version};
use witness::trial::{self, JUnit};
use witness::{input_digest, minimal};

use crate::check::{print, replay_cases, sources, worse};
use crate::cli::{FormatArg, JUnitArg, TestArgs};
use crate::failure::Failure;
use crate::plan::Plan;
use crate::shown::shown;

/// Time for compiling tests, and for running them.
const TRIAL_TIME: Duration = Duration::from_secs(300);

/// A path that is to be a test.
struct Candidate {
    method: MethodName,
    case: Case,
    coverage: Coverage,
}

/// Writes tests; the result is the exit status.
pub fn test(args: &TestArgs) -> Result<u8, Failure> {
    let plan = Plan::new(&args.check, args.tests as usize)?;
    let mut machine = plan.machine().map_err(|stop| Failure::before_main(&stop))?;
    let style = style(args);
    let classes = classes(&mut machine, &plan)?;
    let files = files(args, &style, classes.keys())?;
    let mut report = TestReport { target: args.check.target.clone(), ..TestReport::default() };
    let judge = judge(args, &plan);
    if let Judge::None(why) = &judge {
        report.unjudged.clone_from(why);
    }
    let mut status = 0;
    for ((class, targets), file) in classes.into_iter().zip(files) {
        let mut candidates = Vec::new();
        for (target, method) in targets {
            let started = Instant::now();
            let mut record = plan.explore(&target)?;
            let found = candidates_of(&plan, &target, &method, &mut record, &judge, &mut report)?;
            status = worse(status, record.verdict());
            candidates.extend(found);
            report.coverage.merge(record.coverage.unexecuted());
            let settings = shown(&plan.task);
            report.summaries.push(Summary { target, settings, record, total: started.elapsed() });
        }
        if args.minimal {
            let kept = minimal(&candidates.iter().map(|candidate| &candidate.coverage).collect::<Vec<_>>());
            report.superfluous += candidates.len() - kept.len();
            candidates = keep(candidates, &kept);
        }
        let suite = write_suite(&mut machine, &class, &file, candidates, &style, &mut report.coverage)?;
        report.suites.push(suite);
    }
    report.trial = try_out(args, &plan, &report);
    match args.check.format {
        FormatArg::Text => print(&test_text(&report, &sources(&plan))),
        FormatArg::Json => print(&format!("{:#}\n", test_json(&report))),
    }
    Ok(status)
}

/// Who says whether predictions are true.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Judge {
    /// The real JVM: what it does not confirm is not written.
    Jvm,
    /// Nobody, and why: all is written.
    None(String),
}

fn judge(args: &TestArgs, plan: &Plan) -> Judge {
    if args.check.no_replay {
        return Judge::None("--no-replay".to_owned());
    }
    witness::replay::is_possible(&plan.jdk).map_or_else(Judge::None, |()| Judge::Jvm)
}

fn style(args: &TestArgs) -> Style {
    let version = match args.junit {
        JUnitArg::Four => Version::Four,
        JUnitArg::Five => Version::Five,
    };
    Style { version, package: args.package.clone() }
}

/// The targets by the class that declares them, as `Class.getName` spells it.
fn classes(machine: &mut Machine, plan: &Plan) -> Result<BTreeMap<String, Vec<(String, MethodName)>>, Failure> {
    let mut classes: BTreeMap<String, Vec<(String, MethodName)>> = BTreeMap::new();
    for target in &plan.targets {
        let found = machine.program.find_targets(target).map_err(|error| Failure::usage(error.to_string()))?;
        machine.grow();
        let Some(&method) = found.first() else { continue };
        let name = MethodName::of(machine, method);
        classes.entry(name.class.clone()).or_default().push((target.clone(), name));
    }
    Ok(classes)
}

/// Where each test class goes: refuses what would overwrite something or cannot be written, before any work is done.
fn files<'a>(
    args: &TestArgs,
    style: &Style,
    classes: impl Iterator<Item = &'a String>,
) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for class in classes {
        let (package, name) = junit::place(class, style);
        let folder =
            package.split('.').filter(|part| !part.is_empty()).fold(args.out.clone(), |path, part| path.join(part));
        let file = folder.join(format!("{name}.java"));
        if file.exists() && !args.force {
            return Err(Failure::usage(format!(
                "{} exists; choose another --out, move it away, or overwrite it with --force",
                file.display()
            )));
        }
        let unwritable = |error: std::io::Error| {
            Failure::usage(format!("--out {}: cannot write there: {error}", args.out.display()))
        };
        fs::create_dir_all(&folder).map_err(unwritable)?;
        tempfile::NamedTempFile::new_in(&folder).map_err(unwritable)?;
        files.push(file);
    }
    Ok(files)
}

/// The paths of a target that become tests: each input once, none that the real JVM refutes.
fn candidates_of(
    plan: &Plan,
    target: &str,
    method: &MethodName,
    record: &mut Record,
    judge: &Judge,
    report: &mut TestReport,
) -> Result<Vec<Candidate>, Failure> {
    let found = chosen_cases(plan, target, record, report)?;
    let cases: Vec<&Case> = found.iter().map(|(case, _)| case).collect();
    let replays = match judge {
        Judge::None(_) => vec![Replay::NotRun(String::new()); cases.len()],
        Judge::Jvm => replay_cases(plan, &cases),
    };
    for violation in record.violations.values_mut() {
        let judged = cases.iter().zip(&replays).find(|(case, _)| case.path == violation.path);
        if let Some((_, replay)) = judged {
            violation.replay = replay.clone();
        }
    }
    record.drop_refuted();
    let mut candidates = Vec::new();
    let mut seen = BTreeSet::new();
    for ((case, coverage), replay) in found.into_iter().zip(replays) {
        let replay = match replay {
            Replay::Confirmed if needs_a_small_jvm(&case) => {
                Replay::NotRun("it depends on how much memory the JVM has".to_owned())
            }
            replay => replay,
        };
        match replay {
            Replay::Confirmed => report.confirmed += 1,
            Replay::NotRun(_) if *judge != Judge::Jvm && case.unstable.is_none() && case.outcome != Outcome::Exited => {
            }
            Replay::NotRun(why) => {
                *report.not_run.entry(why).or_default() += 1;
                continue;
            }
            Replay::Refuted(difference) => {
                let (path, input) = (case.path.to_string(), Picture::of(&case));
                report.refuted.push(RefutedCase { target: target.to_owned(), path, input, difference });
                continue;
            }
        }
        if !seen.insert(input_digest(&case)) {
            report.doubles += 1;
            continue;
        }
        candidates.push(Candidate { method: method.clone(), case, coverage });
    }
    Ok(candidates)
}

/// Whether it ends for want of memory: when that happens, and what has changed by then, differs from JVM to JVM.
fn needs_a_small_jvm(case: &Case) -> bool {
    matches!(&case.outcome, Outcome::Threw(class, _) if class == "java.lang.OutOfMemoryError")
}

/// The first paths, as many as were asked for, those of violations, and of the others those that execute what no path
/// before them does: what these are may depend on who found them first, what they execute together does not.
fn chosen_cases(
    plan: &Plan,
    target: &str,
    record: &Record,
    report: &mut TestReport,
) -> Result<Vec<(Case, Coverage)>, Failure> {
    let first = record.paths.iter().take(plan.task.keep.paths).cloned();
    let mut wanted: BTreeSet<ChoicePath> = first.collect();
    wanted.extend(record.violations.values().map(|violation| violation.path.clone()));
    let new: BTreeSet<ChoicePath> = record.new_paths.difference(&wanted).cloned().collect();
    let paths: Vec<ChoicePath> = wanted.iter().chain(&new).cloned().collect();
    let mut covered = Coverage::default();
    let mut chosen = Vec::new();
    let cases = plan.cases(target, &paths)?;
    let missing = cases.iter().filter(|case| case.is_none()).count();
    if missing > 0 {
        *report.not_run.entry("no input was found in time".to_owned()).or_default() += missing;
    }
    for (case, coverage) in cases.into_iter().flatten() {
        let is_new = covered.is_extended_by(&coverage);
        if wanted.contains(&case.path) || is_new {
            covered.merge(coverage.clone());
            chosen.push((case, coverage));
        }
    }
    Ok(chosen)
}

/// The candidates at some positions.
fn keep(candidates: Vec<Candidate>, kept: &[usize]) -> Vec<Candidate> {
    candidates.into_iter().enumerate().filter(|(at, _)| kept.contains(at)).map(|(_, candidate)| candidate).collect()
}

fn write_suite(
    machine: &mut Machine,
    class: &str,
    file: &Path,
    candidates: Vec<Candidate>,
    style: &Style,
    covered: &mut Coverage,
) -> Result<WrittenSuite, Failure> {
    let (mut cases, mut coverages) = (Vec::new(), Vec::new());
    for candidate in candidates {
        cases.push((candidate.method, candidate.case));
        coverages.push(candidate.coverage);
    }
    let suite = junit::write(machine, class, &cases, style);
    let mut left_out: BTreeMap<String, usize> = BTreeMap::new();
    for (at, why) in &suite.left_out {
        *left_out.entry(why.clone()).or_default() += 1;
        coverages[*at] = Coverage::default();
    }
    coverages.into_iter().for_each(|coverage| covered.merge(coverage));
    let whole = |package: &str| if package.is_empty() { String::new() } else { format!("{package}.") };
    let class = format!("{}{}", whole(&suite.package), suite.class_name);
    if suite.tests > 0 {
        fs::write(file, &suite.source)
            .map_err(|error| Failure::usage(format!("{}: cannot be written: {error}", file.display())))?;
    }
    Ok(WrittenSuite { class, file: file.to_owned(), tests: suite.tests, left_out })
}

/// Compiles and runs the tests.
fn try_out(args: &TestArgs, plan: &Plan, report: &TestReport) -> Trial {
    let suites: Vec<&WrittenSuite> = report.suites.iter().filter(|suite| suite.tests > 0).collect();
    if suites.is_empty() || args.no_run {
        return Trial::NotRun(if args.no_run { "--no-run" } else { "" }.to_owned());
    }
    let Some(junit) = JUnit::find(args.junit_cp.as_deref()) else {
        return Trial::NotRun(
            "JUnit's console launcher is not found; install it (Debian: apt install junit5 junit4) or give --junit-cp"
                .to_owned(),
        );
    };
    let folder = match tempfile::tempdir() {
        Ok(folder) => folder,
        Err(error) => return Trial::Failed(format!("no temporary folder: {error}")),
    };
    let absolute = |path: &PathBuf| std::path::absolute(path).unwrap_or_else(|_| path.clone());
    let entries: Vec<PathBuf> = plan.entries.iter().map(absolute).collect();
    let sources: Vec<PathBuf> = suites.iter().map(|suite| absolute(&suite.file)).collect();
    let classes: Vec<String> = suites.iter().map(|suite| suite.class.clone()).collect();
    let tested = trial::compile(&plan.jdk, &junit, &entries, &sources, folder.path(), TRIAL_TIME)
        .and_then(|()| trial::execute(&plan.jdk, &junit, &entries, folder.path(), &classes, TRIAL_TIME));
    match tested {
        Ok(tested) => {
            let passed = tested.iter().filter(|test| test.failure.is_none()).count();
            let failed =
                tested.into_iter().filter_map(|test| Some((format!("{}.{}", test.class, test.name), test.failure?)));
            Trial::Ran { passed, failed: failed.collect() }
        }
        Err(error @ trial::TrialError::NoCompiler(_)) => Trial::NotRun(error.to_string()),
        Err(error) => Trial::Failed(error.to_string()),
    }
}
