//! What people see of `heapwright check`, on subjects and the example: the whole text, with times made equal.
//! `cargo xtask bless` accepts what comes out.

use testing::{Javac, golden, heapwright, repository};

/// Compiles a file of the repository and checks a target in it, with one worker: numbers must be the same always.
fn check(source: &str, args: &[&str]) -> (String, Option<i32>) {
    let root = repository();
    let classes = Javac::new("check-text").source_path(root.join("java/src")).files([root.join(source)]).compile();
    let output = heapwright()
        .args(["check", "--jobs", "1", "--no-replay", "--cp"])
        .arg(&classes)
        .args(args)
        .current_dir(root.join(source).parent().expect("a folder"))
        .output()
        .expect("starting heapwright");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "nothing but the report");
    (String::from_utf8(output.stdout).expect("text").lines().map(without_costs).collect(), output.status.code())
}

/// Leaves out the line of costs: times differ from run to run, other costs with the solver and the JDK.
fn without_costs(line: &str) -> String {
    if line.contains(" bytecodes, ") { "  COSTS\n".to_owned() } else { format!("{line}\n") }
}

#[test]
fn a_broken_invariant() {
    let (text, status) = check("examples/NumberSet.java", &["NumberSet.add"]);
    assert_eq!(status, Some(1));
    assert!(!text.contains('\x1b'), "no colours in a pipe");
    golden("crates/heapwright/tests/golden/NumberSet.add.txt", &text);
}

#[test]
fn a_broken_clause() {
    let words = ["Bag.extractMinKeeps", "--source", "Bag.java", "--n", "2"];
    let (text, status) = check("subjects/check/contracts/Bag.java", &words);
    assert_eq!(status, Some(1));
    golden("crates/heapwright/tests/golden/Bag.txt", &text);
}

#[test]
fn a_broken_frame() {
    let (text, status) = check("subjects/check/contracts/Frames.java", &["Frames.further", "--source", "Frames.java"]);
    assert_eq!(status, Some(1));
    golden("crates/heapwright/tests/golden/Frames.txt", &text);
}

#[test]
fn a_clause_told_line_by_line() {
    let words = ["Signals.behind", "--source", "Signals.java", "--path", "1111110"];
    let (text, status) = check("subjects/check/contracts/Signals.java", &words);
    assert_eq!(status, Some(0));
    golden("crates/heapwright/tests/golden/Signals.path.txt", &text);
}

#[test]
fn a_whole_class() {
    let (text, status) = check("examples/NumberSet.java", &["NumberSet"]);
    assert_eq!(status, Some(1));
    golden("crates/heapwright/tests/golden/NumberSet.txt", &text);
}

#[test]
fn a_source_line_and_an_array() {
    let (text, status) = check("subjects/check/arrays/OffByOne.java", &["OffByOne.last"]);
    assert_eq!(status, Some(1));
    golden("crates/heapwright/tests/golden/OffByOne.txt", &text);
}

#[test]
fn a_chain_of_objects() {
    let (text, status) = check("subjects/check/heap/NullChain.java", &["NullChain"]);
    assert_eq!(status, Some(1));
    golden("crates/heapwright/tests/golden/NullChain.txt", &text);
}

#[test]
fn a_proof_within_limits() {
    let (text, status) =
        check("examples/NumberSet.java", &["NumberSet.contains", "--subtypes", "declared", "--n", "2"]);
    assert_eq!(status, Some(0));
    golden("crates/heapwright/tests/golden/NumberSet.contains.txt", &text);
}

#[test]
fn a_path_line_by_line() {
    let (text, status) = check("examples/NumberSet.java", &["NumberSet.add", "--path", "1011"]);
    assert_eq!(status, Some(0));
    golden("crates/heapwright/tests/golden/NumberSet.add.path.txt", &text);
}

/// The class of the subject is told even if it is one of the JDK.
#[test]
fn a_path_of_the_jdk() {
    let (text, _) = check("examples/NumberSet.java", &["java.util.ArrayDeque.isEmpty", "--path", "0"]);
    assert!(text.contains("ArrayDeque.isEmpty") && text.contains("decided: "), "{text}");
}

#[test]
fn choices_that_cannot_be_taken() {
    let (text, status) = check("examples/NumberSet.java", &["NumberSet.add", "--path", "19"]);
    assert_eq!(status, Some(2));
    assert!(text.contains("choice 2 cannot be 9; possible here: 0, 1"), "{text}");
}
