//! Bad specifications of heap shapes: one message that names what is at fault, underlined where that is a place in the file, and exit
//! status 2.

use std::fs;
use std::path::PathBuf;

use testing::place::kept;
use testing::{Javac, heapwright};

const BAD_INPUT: i32 = 2;

const SOURCES: &[(&str, &str)] = &[
    ("Node.java", "public class Node { Node next; static int walk(Node node) { return node == null ? 0 : 1; } }"),
    (
        "Companion.java",
        "class Companion { static int answer(Node node) { return 1; } static void one(Node node) { }\n\
         void own(Node node) { } static void two(Node node) { } static void two(Object node) { } }",
    ),
    ("First.java", "class First { static class Part { } }"),
    ("Second.java", "class Second { static class Part { } }"),
];

/// Checks with a specification; the result is what the command says of it.
fn refused(name: &str, spec: Option<&str>, flags: &[&str]) -> String {
    let classes = Javac::new("bad-specs").texts(SOURCES).compile();
    let mut command = heapwright();
    command.args(["check", "Node.walk", "--cp"]).arg(&classes).args(flags);
    if let Some(text) = spec {
        let file = file(name);
        fs::write(&file, text).expect("writing a specification");
        command.arg("--spec").arg(&file);
    }
    let output = command.output().expect("the command can be started");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(BAD_INPUT), "{name}: {said}");
    assert!(output.stdout.is_empty(), "{name}: {}", String::from_utf8_lossy(&output.stdout));
    for noise in ["panicked", "RUST_BACKTRACE", "Error {"] {
        assert!(!said.contains(noise), "{name}: {said}");
    }
    said
}

fn file(name: &str) -> PathBuf {
    kept().join(format!("{name}-{}.hex", std::process::id()))
}

fn says(said: &str, parts: &[&str]) {
    for part in parts {
        assert!(said.contains(part), "`{part}` is missing in: {said}");
    }
}

#[test]
fn malformed_text_is_underlined() {
    let spec = "root.node not null;\nroot.node(.next+ aliases nothing;\n";
    let said = refused("malformed", Some(spec), &[]);
    says(&said, &[&file("malformed").display().to_string(), ":2:", "root.node(.next+ aliases nothing;", "^"]);
    let said = refused("unended", Some("root.node not null"), &[]);
    says(&said, &[":1:", "^"]);
    let rules = "resolve begin\n{R_ANY}.x instanceof Node aliases tarhet {$REF};\nresolve end\n";
    says(&refused("rules", Some(rules), &[]), &[":2:", "^"]);
}

#[test]
fn parameters_and_fields_that_do_not_exist() {
    let said = refused("parameter", Some("root.lisst(.next)* aliases nothing;"), &[]);
    says(&said, &["the method has no parameter `lisst`", "parameters there: node", ":1:", "^^^^^"]);
    let said = refused("position", Some("root.arg1 not null;"), &[]);
    says(&said, &["the method has no parameter `arg1`"]);
    let said = refused("target", Some("root.node aliases root.other;"), &[]);
    says(&said, &["the method has no parameter `other`"]);
    let said = refused("field", Some("root.node(.nxt)+ not null;"), &[]);
    says(&said, &["no class declares a field `nxt`", "reference fields there: next", ":1:"]);
    let said = refused("qualified", Some("root.node.First:next not null;"), &[]);
    says(&said, &["class First declares no field `next`"]);
    let said = refused("twice", Some("root.node not null; root.arg0.next not null;"), &[]);
    says(&said, &["one parameter is called `node` and `arg0`"]);
}

#[test]
fn classes_that_do_not_exist() {
    let said = refused("class", Some("root.node expands to Nosuch;"), &[]);
    says(&said, &["no class `Nosuch` on the class path"]);
    let said = refused("part", Some("root.node expands to Part;"), &[]);
    says(&said, &["`Part` means First$Part or Second$Part", "full name"]);
}

#[test]
fn companions_that_do_not_fit() {
    for (name, call, parts) in [
        ("missing", "Companion.nosuch(it)", &["no static method Companion.nosuch with 1 parameter"][..]),
        ("own", "Companion.own(it)", &["no static method Companion.own"]),
        ("arguments", "Companion.one(it, it)", &["no static method Companion.one with 2 parameters"]),
        ("answer", "Companion.answer(it)", &["Companion.answer must be void"]),
        ("overloaded", "Companion.two(it)", &["several static methods Companion.two"]),
        ("home", "Nosuch.one(it)", &["no class `Nosuch`"]),
    ] {
        says(&refused(name, Some(&format!("when root.node expands runs {call};")), &[]), parts);
    }
}

#[test]
fn flags_that_do_not_fit() {
    says(
        &refused("no-spec", None, &["--admission", "hex"]),
        &["--admission hex needs a specification", "--spec", "@Hex"],
    );
    says(&refused("alone", None, &["--admission", "none,hex"]), &["--admission none stands alone"]);
    says(
        &refused("unused", Some("root.node not null;"), &["--admission", "hybrid"]),
        &["--spec is for --admission hex"],
    );
    says(&refused("nowhere", None, &["--spec", "nowhere.hex"]), &["nowhere.hex", "No such file"]);
    says(&refused("unread", None, &["--admission", "hybrid", "--hex-recheck"]), &["--hex-recheck"]);
}
