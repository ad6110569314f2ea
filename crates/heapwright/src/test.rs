//! `heapwright test`: explores a subject and writes its paths as JUnit tests, which it compiles and runs.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, slice};

use explore::case::MethodName;
use explore::{Coverage, Picture, Reserve};
use machine::Machine;
use report::{RefutedCase, Report, Summary, TestReport, Trial, WrittenSuite};
use scratch::Scratch;
use session::{Candidate, Judge, Refuted, Selection, Session, Target};
use witness::Account;
use witness::junit::{self, Style, Version};
use witness::trial::{self, JUnit, Workshop};

use crate::check::{confinement, worse};
use crate::cli::{JUnitArg, TestArgs};
use crate::each::Each;
use crate::failure::Failure;
use crate::open::sources;
use crate::open::{open, refuse_check_only};
use crate::output;

/// Time for compiling tests, and for running them.
const TRIAL_TIME: Duration = Duration::from_secs(300);

/// Writes tests; the result is the exit status.
pub fn test(args: &TestArgs) -> Result<u8, Failure> {
    refuse_check_only(&args.check, "test")?;
    let (mut session, targets) = open(&args.check)?;
    session.task.keep.paths = args.tests as usize;
    session.task.reserve = Reserve::Paths;
    let mut machine = session.machine()?;
    let style = style(args);
    let classes = classes(&mut machine, targets)?;
    let files = files(args, &style, classes.keys())?;
    let mut report = TestReport { target: args.check.target.clone(), ..TestReport::default() };
    let judge = if args.check.no_replay { Judge::None("--no-replay".to_owned()) } else { session.judge() };
    if let Judge::None(why) = &judge {
        report.unjudged.clone_from(why);
    }
    let mut status = 0;
    let mut unwritten = None;
    let mut each = Each::of(&session, classes.values().map(Vec::len).sum());
    for ((class, targets), file) in classes.into_iter().zip(files) {
        let mut selection = Selection::default();
        for (target, method) in targets {
            let started = Instant::now();
            let mut record = each.explore(&target)?;
            selection.merge(session.select(&target, &method, &mut record, &judge)?);
            status = worse(status, &record, args.check.strict);
            report.coverage.merge(record.coverage.unexecuted());
            let summary = Summary::new(&target.to_string(), &session.task, record, started.elapsed());
            output::show_part(&Report::check(&summary.target, slice::from_ref(&summary)), args.check.format)?;
            report.summaries.push(summary);
        }
        if args.minimal {
            selection.minimize();
        }
        let candidates = std::mem::take(&mut selection.candidates);
        tell(selection, &mut report);
        match write_suite(&mut machine, &class, &file, candidates, &style, &mut report.coverage) {
            Ok(suite) => report.suites.push(suite),
            // What was found is reported all the same.
            Err(error) => unwritten = Some(unwritten.unwrap_or(error)),
        }
    }
    report.trial = try_out(args, &session, &report);
    let context = output::after_parts(sources(&session));
    let report = Report::test(&report).confined(confinement(&session));
    output::write_with(&[report], args.check.format, &context)?;
    unwritten.map_or(Ok(status), Err)
}

/// Adds to a report what became of paths that are no tests.
fn tell(selection: Selection, report: &mut TestReport) {
    report.confirmed += selection.confirmed;
    report.doubles += selection.doubles;
    report.superfluous += selection.superfluous;
    for (why, count) in selection.not_run {
        *report.not_run.entry(why).or_default() += count;
    }
    report.refuted.extend(selection.refuted.into_iter().map(|Refuted { target, case, difference }| RefutedCase {
        target: target.to_string(),
        path: case.path.to_string(),
        input: Picture::of(&case),
        difference,
    }));
}

fn style(args: &TestArgs) -> Style {
    let version = match args.junit {
        JUnitArg::Four => Version::Four,
        JUnitArg::Five => Version::Five,
    };
    Style { version, package: args.package.clone() }
}

/// The targets by the class that declares them, as `Class.getName` spells it.
fn classes(
    machine: &mut Machine,
    targets: Vec<Target>,
) -> Result<BTreeMap<String, Vec<(Target, MethodName)>>, Failure> {
    let mut classes: BTreeMap<String, Vec<(Target, MethodName)>> = BTreeMap::new();
    for target in targets {
        let method = target.locate(machine).map_err(|error| Failure::subject(&error))?;
        let name = MethodName::of(machine, method);
        classes.entry(name.class.clone()).or_default().push((target, name));
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
        write_whole(file, &suite.source)
            .map_err(|error| Failure::usage(format!("{}: cannot be written: {error}", file.display())))?;
    }
    Ok(WrittenSuite { class, file: file.to_owned(), tests: suite.tests, left_out })
}

/// Writes a file beside and moves it: it is there as a whole, or as it was.
fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let readable = fs::Permissions::from_mode(0o666);
    let mut beside = tempfile::Builder::new().prefix(".heapwright-").permissions(readable).tempfile_in(folder)?;
    beside.write_all(text.as_bytes())?;
    beside.as_file().sync_all()?;
    beside.persist(file)?;
    Ok(())
}

/// Compiles and runs the tests.
fn try_out(args: &TestArgs, session: &Session, report: &TestReport) -> Trial {
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
    let folder = match Scratch::new() {
        Ok(folder) => folder,
        Err(error) => return Trial::Failed(format!("no temporary folder: {error}")),
    };
    let absolute = |path: &PathBuf| std::path::absolute(path).unwrap_or_else(|_| path.clone());
    let entries: Vec<PathBuf> = session.class_path.iter().map(absolute).collect();
    let sources: Vec<PathBuf> = suites.iter().map(|suite| absolute(&suite.file)).collect();
    let classes: Vec<String> = suites.iter().map(|suite| suite.class.clone()).collect();
    let foreign = session.foreign();
    if let Some(why) = foreign.refusal() {
        return Trial::NotRun(why);
    }
    let budget = session.left();
    if let Some(over) = budget.over() {
        return Trial::NotRun(over.to_string());
    }
    let shop = Workshop {
        jdk: &session.jdk,
        junit: &junit,
        class_path: &entries,
        foreign: &foreign,
        limit: TRIAL_TIME,
        budget: &budget,
    };
    let mut account = Account::default();
    let tested = trial::compile(&shop, &sources, folder.path())
        .and_then(|()| trial::execute(&shop, folder.path(), &classes, &mut account));
    session.add_to_account(account);
    match tested {
        Ok(tested) => {
            let passed = tested.iter().filter(|test| test.failure.is_none()).count();
            let failed =
                tested.into_iter().filter_map(|test| Some((format!("{}.{}", test.class, test.name), test.failure?)));
            Trial::Ran { passed, failed: failed.collect() }
        }
        Err(error @ (trial::TrialError::NoCompiler(_) | trial::TrialError::Over(_))) => {
            Trial::NotRun(error.to_string())
        }
        Err(error) => Trial::Failed(error.to_string()),
    }
}
