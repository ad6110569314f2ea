//! Tests generated from subjects: every prediction is confirmed by the real JVM, every test compiles and passes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use budget::Budget;
use serde_json::Value;
use testing::workers::on_workers;
use testing::{Ending, environment, heapwright, observe_within, patiently};
use witness::trial::{JUnit, Workshop, compile, execute};
use witness::{Account, Foreign};

use super::directive::Case;
use super::series::{Take, thin};

/// How long a process may take.
const TIME_LIMIT: Duration = Duration::from_secs(900);
/// Structures of more objects give thousands of tests that check the same.
const LARGEST: u64 = 3;
/// Classes of a group of which all are taken.
const MANY: usize = 6;
/// Flags that change how paths are found, not which ones.
const IRRELEVANT: [&str; 4] = ["laziness", "order", "jobs", "seed"];

/// A test class that was written.
struct Written {
    target: String,
    class: String,
    file: PathBuf,
    tests: u64,
}

/// Generates tests of each case in a folder, compiles and runs them; the result is everything that is wrong, and how many there are.
pub fn generate(cases: &[&Case], classes: &Path, out: &Path) -> (Vec<String>, u64) {
    let mut seen = BTreeSet::new();
    let mut chosen: Vec<Case> = Vec::new();
    for case in cases.iter().filter(|case| !case.slow && is_small(case)) {
        let mut case = (*case).clone();
        case.flags.retain(|flag| !IRRELEVANT.contains(&flag.name.as_str()));
        if seen.insert(case.arguments()) {
            chosen.push(case);
        }
    }
    let _ = fs::remove_dir_all(out);
    let chosen = last_of_each_class(thin(chosen, Take::Largest, |case| case));
    let numbered: Vec<(usize, Case)> = chosen.into_iter().enumerate().collect();
    let mut wrong = Vec::new();
    let mut written = Vec::new();
    for result in on_workers(&numbered, |(number, case)| write(case, classes, &out.join(number.to_string()))) {
        match result {
            Ok(suites) => written.extend(suites),
            Err(complaint) => wrong.push(complaint),
        }
    }
    let tests = written.iter().map(|suite| suite.tests).sum();
    // Classes of one name cannot be compiled together.
    let mut rounds: Vec<BTreeMap<String, Written>> = Vec::new();
    for suite in written.into_iter().filter(|suite| suite.tests > 0) {
        match rounds.iter_mut().find(|round| !round.contains_key(&suite.class)) {
            Some(round) => {
                round.insert(suite.class.clone(), suite);
            }
            None => rounds.push([(suite.class.clone(), suite)].into()),
        }
    }
    let rounds: Vec<(usize, Vec<Written>)> =
        rounds.into_iter().map(|round| round.into_values().collect()).enumerate().collect();
    let tried = on_workers(&rounds, |(number, suites)| try_out(suites, classes, &out.join(format!("round{number}"))));
    wrong.extend(tried.into_iter().flatten());
    (wrong, tests)
}

/// Of each class the last case, and of many classes every second one: starting a JVM for every way to explore a method takes most of the time.
/// `HEAPWRIGHT_SLOW=1` keeps all.
fn last_of_each_class(mut cases: Vec<Case>) -> Vec<Case> {
    if environment::slow() {
        return cases;
    }
    let class = |case: &Case| case.target.split(['.', '(']).next().unwrap_or_default().to_owned();
    let mut seen = BTreeSet::new();
    cases.reverse();
    cases.retain(|case| seen.insert(class(case)));
    cases.reverse();
    if cases.len() > MANY {
        // Every second class, by its name: which ones does not depend on what else is there.
        cases.retain(|case| class(case).bytes().map(u32::from).sum::<u32>() % 2 == 0);
    }
    cases
}

fn is_small(case: &Case) -> bool {
    let mut sizes = case.flags.iter().filter(|flag| matches!(flag.name.as_str(), "k" | "n"));
    sizes.all(|flag| flag.value.as_ref().and_then(|value| value.parse::<u64>().ok()).is_none_or(|size| size <= LARGEST))
}

/// Writes the tests of a case.
fn write(case: &Case, classes: &Path, out: &Path) -> Result<Vec<Written>, String> {
    let mut command = heapwright();
    command.arg("test").args(case.arguments()).arg("--cp").arg(classes).arg("--out").arg(out);
    command.args(["--format", "json", "--no-run", "--jobs", "1"]);
    patiently(&mut command);
    let observation = observe_within(TIME_LIMIT, &mut command);
    let complain = |what: &str| format!("test {}: {what}", case.arguments().join(" "));
    let report: Value = match (observation.ending, serde_json::from_slice(&observation.stdout)) {
        (Ending::Exited(0 | 1 | 3), Ok(report)) => report,
        (ending, _) => return Err(complain(&format!("{ending}\n{}", observation.stderr))),
    };
    let replay = &report["tests"]["replay"];
    if replay["refuted"] != 0 || replay["unjudged"] != "" {
        return Err(complain(&format!("refuted: {:#} {}", replay["refuted_cases"], replay["unjudged"])));
    }
    let suites = report["tests"]["suites"].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let written = suites.iter().map(|suite| Written {
        target: case.arguments().join(" "),
        class: text(&suite["class"]),
        file: PathBuf::from(text(&suite["file"])),
        tests: suite["tests"].as_u64().unwrap_or(0),
    });
    Ok(written.collect())
}

/// Compiles and runs test classes; the result is what is wrong.
fn try_out(suites: &[Written], classes: &Path, compiled: &Path) -> Vec<String> {
    let jdk = program::Jdk::find(None).expect("a JDK");
    let junit = JUnit::find(None).expect("JUnit is missing: `make test` installs it");
    fs::create_dir_all(compiled).expect("a folder for compiled tests");
    let class_path = [classes.to_path_buf()];
    let sources: Vec<PathBuf> = suites.iter().map(|suite| suite.file.clone()).collect();
    // What is tested here are the tests; that they can be confined is tested elsewhere.
    let foreign = Foreign::unconfined();
    let shop = Workshop {
        jdk: &jdk,
        junit: &junit,
        class_path: &class_path,
        foreign: &foreign,
        limit: TIME_LIMIT,
        budget: &Budget::default(),
    };
    if let Err(error) = compile(&shop, &sources, compiled) {
        return vec![error.to_string()];
    }
    let names: Vec<String> = suites.iter().map(|suite| suite.class.clone()).collect();
    let tested = match execute(&shop, compiled, &names, &mut Account::default()) {
        Ok(tested) => tested,
        Err(error) => return vec![error.to_string()],
    };
    let mut wrong = Vec::new();
    for suite in suites {
        let own = || tested.iter().filter(|test| test.class == suite.class);
        if own().count() as u64 != suite.tests {
            wrong.push(format!("test {}: {} tests written, {} run", suite.target, suite.tests, own().count()));
        }
        let failed = own().filter_map(|test| Some((test, test.failure.as_ref()?)));
        wrong.extend(failed.map(|(test, why)| format!("test {}: {}: {why}", suite.target, test.name)));
    }
    wrong
}
