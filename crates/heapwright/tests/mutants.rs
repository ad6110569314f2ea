//! How many bugs the tests find that `heapwright test` writes: the suite of a correct class of `subjects/mutants/` is run
//! on its mutants, each the class with one line changed. `support/mutants/source.rs` has the grammar.
//!
//! `HEAPWRIGHT_SUBJECT=Name` restricts the test to one class; `HEAPWRIGHT_BIN` names another binary to test.

/// Shared with the differential tests; only a part of it is needed here.
#[allow(dead_code)]
mod support {
    pub mod mutants;
}

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use support::mutants::judge::{Judge, Judgement, Version};
use support::mutants::source::Source;
use support::mutants::suite::{Suite, write};
use support::mutants::table::{Row, table};
use testing::place::kept;
use testing::subject::only;
use testing::workers::on_workers;
use testing::{Javac, repository};

/// How many of a hundred mutants must be killed: as many as were killed before, so that it does not get worse.
const PER_CENT: usize = 97;

#[test]
fn generated_tests_kill_mutants() {
    let started = Instant::now();
    let sources = sources();
    let folder = kept().join("mutants");
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("removing what an earlier run has left");
    }
    let classes = Javac::new("mutants-originals").files(sources.iter().map(|source| source.path.clone())).compile();
    let judge = Judge::new(&classes);

    let suites = on_workers(&sources, |source| {
        let suite = write(source, &classes, &folder.join("tests").join(source.name()));
        suite.unwrap_or_else(|error| panic!("{}: {error}", source.target))
    });
    let written = started.elapsed().as_secs_f64();
    let halves = halves(&sources, &suites);
    let judged = on_workers(&halves, |half| {
        let list =
            folder.join(format!("list-of-{}", half.first().map(|(source, _)| source.name()).unwrap_or_default()));
        judge_all(&judge, half, &folder.join("versions"), &list)
    });

    let (mut rows, mut refused) = (Vec::new(), Vec::new());
    for ((source, suite), judgements) in halves.iter().flatten().zip(judged.iter().flatten()) {
        let (correct, mutants) = judgements.split_first().expect("the correct version is judged, too");
        assert!(matches!(correct, Judgement::Passed(1..)), "{} itself: {correct:?}", source.name());
        refused.extend(mutants.iter().filter(|judgement| matches!(judgement, Judgement::Refused(_))));
        rows.push(Row { source, tests: suite.tests, judged: mutants });
    }
    assert!(refused.is_empty(), "mutants have to compile: {refused:#?}");
    rows.sort_by(|one, other| one.source.target.cmp(&other.source.target));
    let table = table(&rows);
    println!("{table}in {:.1} s, the tests were written after {written:.1} s", started.elapsed().as_secs_f64());

    let wrongly: Vec<String> = rows.iter().flat_map(Row::wrongly_killed).collect();
    assert!(wrongly.is_empty(), "marked as equivalent, but killed: {wrongly:#?}");
    let killed: usize = rows.iter().map(|row| row.killed().0).sum();
    let mutants: usize = rows.iter().map(|row| row.killed().1).sum();
    assert!(killed * 100 >= mutants * PER_CENT, "less than {PER_CENT} % of the mutants are killed:\n{table}");
}

/// Two shares of about the same work, for a process each.
fn halves<'a>(sources: &'a [Source], suites: &'a [Suite]) -> [Vec<(&'a Source, &'a Suite)>; 2] {
    // Compiling a mutant takes as long as about a hundred tests.
    let work = |(source, suite): &(&Source, &Suite)| (suite.tests + 100) * source.mutants.len() as u64;
    let mut pairs: Vec<_> = sources.iter().zip(suites).collect();
    pairs.sort_by_key(|pair| std::cmp::Reverse(work(pair)));
    let mut halves: [Vec<_>; 2] = Default::default();
    for pair in pairs {
        let done = |half: &[_]| half.iter().map(work).sum::<u64>();
        let lighter = usize::from(done(&halves[0]) > done(&halves[1]));
        halves[lighter].push(pair);
    }
    halves
}

/// For each class what its suite says about the correct version, and then about the mutants.
fn judge_all(judge: &Judge, work: &[(&Source, &Suite)], folder: &Path, list: &Path) -> Vec<Vec<Judgement>> {
    let mut versions = Vec::new();
    for (source, suite) in work {
        versions.push(Version { source: source.path.clone(), suite: suite.file.clone() });
        for (at, mutant) in source.mutants.iter().enumerate() {
            // In a folder of its own: a public class has to be in a file of its name.
            let place = folder.join(format!("{}-{at}", source.name()));
            fs::create_dir_all(&place).expect("making a folder for a mutant");
            let file = place.join(format!("{}.java", source.name()));
            fs::write(&file, &mutant.text).expect("writing a mutant");
            versions.push(Version { source: file, suite: suite.file.clone() });
        }
    }
    let mut judged = judge.judge(&versions, list).into_iter();
    work.iter().map(|(source, _)| judged.by_ref().take(source.mutants.len() + 1).collect()).collect()
}

fn sources() -> Vec<Source> {
    let only = only(&["subjects/mutants"]);
    let entries = fs::read_dir(repository().join("subjects/mutants")).expect("subjects/mutants is readable");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let sources = paths.iter().map(|path| Source::read(path));
    sources.filter(|source| only.as_ref().is_none_or(|only| only.is(&source.name()))).collect()
}
