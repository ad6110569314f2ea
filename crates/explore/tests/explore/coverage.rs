//! Which lines and ways of jumps paths cover, on subjects that say so in comments, matched exactly both ways.

use std::collections::BTreeMap;

use crate::support::case::Case;
use explore::{Coverage, Record, Share};

const SOURCE: &str = include_str!("support/Covered.java");

/// Methods that are explored.
const TARGETS: [&str; 8] = [
    "Covered.loops",
    "Covered.tables",
    "Covered.lookups",
    "Covered.asserts",
    "Covered.halfway",
    "Covered.ternaries",
    "Covered.lambdas",
    "Covered.texts",
];

/// What a line with a comment says of itself: `missed`, `ways: 1 of 2`.
fn expected() -> BTreeMap<u32, String> {
    let numbered = (1..).zip(SOURCE.lines());
    let said = numbered.filter_map(|(number, line)| Some((number, line.split_once("// ")?.1.to_owned())));
    said.collect()
}

/// The same from the coverage. Of a line that is missed, the jumps are left out.
fn found(coverage: &Coverage) -> BTreeMap<u32, String> {
    let mut ways: BTreeMap<u32, Vec<bool>> = BTreeMap::new();
    for branch in coverage.methods.values().flat_map(|method| &method.branches) {
        let line = branch.line.expect("classes compiled with -g have lines");
        ways.entry(line).or_default().extend(branch.edges.iter().map(|edge| edge.is_covered));
    }
    let mut found = BTreeMap::new();
    for (line, ways) in ways {
        let share: Share = ways.into_iter().collect();
        found.insert(line, format!("ways: {} of {}", share.covered, share.total));
    }
    for (&line, _) in coverage.files()[&("", "Covered.java")].iter().filter(|(_, is_covered)| !**is_covered) {
        found.insert(line, "missed".to_owned());
    }
    found
}

#[test]
fn lines_and_ways_are_those_that_paths_take() {
    let mut record = Record::default();
    for target in TARGETS {
        record.merge(Case::new(target).explore());
    }
    let (found, expected) = (found(&record.coverage), expected());
    let wrong = (1..).zip(SOURCE.lines()).filter(|(line, _)| found.get(line) != expected.get(line));
    let wrong: Vec<String> = wrong.map(|(line, text)| format!("{line}: {text}: {:?}", found.get(&line))).collect();
    assert!(wrong.is_empty(), "Covered.java\n{}", wrong.join("\n"));
    let names: Vec<&str> = record.coverage.methods.keys().map(|name| name.name.as_str()).collect();
    assert!(!names.contains(&"never"), "{names:?}");
    assert!(names.contains(&"<clinit>") && names.contains(&"fails"), "{names:?}");
}

/// Of the JDK only the class of the subject counts, also where it was used before the subject.
#[test]
fn a_class_of_the_jdk_is_covered_when_it_is_the_subject() {
    let record = Case::new("java.util.ArrayList.isEmpty").explore();
    let methods: Vec<&str> = record.coverage.methods.values().map(|method| method.method.as_str()).collect();
    assert!(methods.contains(&"java.util.ArrayList.isEmpty()"), "{methods:?}");
    assert!(methods.iter().all(|method| method.starts_with("java.util.ArrayList")), "{methods:?}");
    let empty = &record.coverage.methods.values().find(|method| method.method.ends_with("isEmpty()"));
    assert_eq!(empty.expect("it is there").branch_share(), Share { covered: 2, total: 2 });
}
