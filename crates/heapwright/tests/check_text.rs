//! What people see of `heapwright check`, on subjects and the example: the whole text, with times made equal.
//! `UPDATE_EXPECT=1` accepts what comes out.

#[allow(dead_code, reason = "other tests use the rest")]
mod support {
    pub mod jdk;
}

use std::path::Path;
use std::process::Command;

use expect_test::expect_file;
use support::jdk::Jdk;

/// Compiles a file of the repository and checks a target in it, with one worker: numbers must be the same always.
fn check(source: &str, args: &[&str]) -> (String, Option<i32>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let jdk = Jdk::required();
    let name = source.replace(['/', '.'], "-");
    let classes = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("text-{name}-{}", std::process::id()));
    let mut javac = Command::new(jdk.tool("javac"));
    javac.args(["-g", "-nowarn", "-d"]).arg(&classes).arg("-sourcepath").arg(root.join("java/src")).arg(root.join(source));
    let output = javac.output().expect("starting javac");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let output = Command::new(env!("CARGO_BIN_EXE_heapwright"))
        .args(["check", "--jobs", "1", "--no-replay", "--cp"])
        .arg(&classes)
        .args(args)
        .env("JAVA_HOME", jdk.home)
        .env("XDG_CACHE_HOME", classes.join("cache"))
        .current_dir(root.join(source).parent().expect("a folder"))
        .output()
        .expect("starting heapwright");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "nothing but the report");
    (String::from_utf8(output.stdout).expect("text").lines().map(without_costs).collect(), output.status.code())
}

/// Times differ from run to run, and the other costs whenever the solver or the JDK changes: that line goes.
fn without_costs(line: &str) -> String {
    if line.contains(" bytecodes, ") { "  COSTS\n".to_owned() } else { format!("{line}\n") }
}

#[test]
fn a_broken_invariant() {
    let (text, status) = check("examples/NumberSet.java", &["NumberSet.add"]);
    assert_eq!(status, Some(1));
    assert!(!text.contains('\x1b'), "no colours in a pipe");
    expect_file!["golden/NumberSet.add.txt"].assert_eq(&text);
}

#[test]
fn a_whole_class() {
    let (text, status) = check("examples/NumberSet.java", &["NumberSet"]);
    assert_eq!(status, Some(1));
    expect_file!["golden/NumberSet.txt"].assert_eq(&text);
}

#[test]
fn a_source_line_and_an_array() {
    let (text, status) = check("subjects/check/arrays/OffByOne.java", &["OffByOne.last"]);
    assert_eq!(status, Some(1));
    expect_file!["golden/OffByOne.txt"].assert_eq(&text);
}

#[test]
fn sharing() {
    let (text, status) = check("subjects/check/heap/AliasedReceiver.java", &["AliasedReceiver.write"]);
    assert_eq!(status, Some(1));
    expect_file!["golden/AliasedReceiver.txt"].assert_eq(&text);
}

#[test]
fn a_proof_within_limits() {
    let (text, status) = check("examples/NumberSet.java", &["NumberSet.contains", "--int", "ideal", "--n", "2"]);
    assert_eq!(status, Some(0));
    expect_file!["golden/NumberSet.contains.txt"].assert_eq(&text);
}
