//! What `--format json` writes is what `docs/report.schema.json` says, for every command that writes reports.

use std::path::Path;

use crate::schema::Schema;
use serde_json::{Value, json};
use testing::{Javac, repository, scratch};

const SOURCES: &[(&str, &str)] = &[
    (
        "Chain.java",
        "public class Chain {\n\
         static final class Node { int value; Node next; Object[] more; String name; }\n\
         Node head;\n\
         boolean repOK() { return head == null || head.next == null || head.value < head.next.value; }\n\
         public int first() { return head.value; }\n\
         public int loop(byte x) { int n = 0; while (x > n) n++; assert n < 2; return n; }\n\
         public int sum(int x, int y) { assert x * 3 + y != 77; return x; }\n\
         public int deep(int x) { return x <= 0 ? 0 : 1 + deep(x - 1); }\n\
         public int more() { return head.more.length + head.name.length(); }\n\
         public void thread(int x) { if (x > 3) new Thread(() -> {}).start(); }\n\
         public double half(float x) { if (x > 1) throw new IllegalStateException(\"large\"); return x / 2; }\n\
         }",
    ),
    ("Few.java", "public class Few { public static int sign(byte x) { return x < 0 ? -1 : x > 0 ? 1 : 0; } }"),
];

/// A command with the kind of its report.
const COMMANDS: &[(&str, &[&str])] = &[
    // Nothing is kept yet.
    ("stores", &["store", "stat"]),
    ("check", &["check", "Chain.first"]),
    ("check", &["check", "Chain.sum", "--store", "./answers"]),
    ("check", &["check", "Chain", "--probability", "--loop", "2", "--depth", "20", "--n", "Node=2"]),
    ("check", &["check", "Chain.more", "--admission", "hybrid", "--judge", "--k", "2", "--no-replay"]),
    ("check", &["check", "Chain", "--time", "1ms"]),
    ("test", &["test", "Few", "--out", "tests", "--force"]),
    ("test", &["test", "Chain", "--out", "more-tests", "--force", "--no-run", "--tests", "3"]),
    ("count", &["count", "Few.sign"]),
    ("count", &["count", "Chain", "--loop", "2", "--depth", "20"]),
    ("solutions", &["count", "few.smt2"]),
    ("solutions", &["count", "many.smt2"]),
    ("explore", &["explore", "Chain.first", "--heaps", "3"]),
    ("explore", &["explore", "Chain", "--heaps", "1", "--loop", "2", "--depth", "20"]),
    ("hex-check", &["hex", "check", "chain.hex"]),
    ("hex-check", &["hex", "check", "wrong.hex"]),
    ("path", &["check", "Chain.first", "--path", "0"]),
    ("check", &["check", "Chain.first", "--tree", "10"]),
    ("stores", &["store", "stat", "--store", "./answers"]),
    ("stores", &["store", "check", "--store", "./answers"]),
    ("stores", &["store", "compact", "--store", "./answers"]),
    ("bench", &["bench", "green", "--table", "example", "--quick"]),
];

/// What a command writes in a folder.
fn run(folder: &Path, args: &[&str]) -> String {
    let mut command = testing::heapwright();
    command.args(args).args(["--format", "json"]);
    if ["check", "test", "count", "explore", "hex"].contains(&args[0]) && !args[1].ends_with(".smt2") {
        command.arg("--cp").arg(Javac::new("report-schema").texts(SOURCES).compile());
    }
    command.env_remove("HEAPWRIGHT_STORE").env("XDG_CACHE_HOME", folder.join("cache")).current_dir(folder);
    let output = command.output().expect("the command starts");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(!text.is_empty(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    text
}

#[test]
fn all_that_is_written_is_in_the_schema() {
    let text = std::fs::read_to_string(repository().join("docs/report.schema.json")).expect("the schema");
    let schema = Schema::new(&text);
    let folder = scratch("report-schema");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("writing a file");
    write("few.smt2", "(declare-const x (_ BitVec 8))\n(assert (bvult x #x10))\n");
    write("many.smt2", "(declare-const x Int)\n(assert (< (* x x) 1))\n");
    write("chain.hex", "class Chain {\n  this.head(.next)* aliases nothing;\n}\n");
    write("wrong.hex", "class Chain {\n  this.tail aliases nothing;\n}\n");
    for (kind, args) in COMMANDS {
        let written: Value = serde_json::from_str(&run(folder.path(), args)).expect("JSON");
        schema.check(&written).unwrap_or_else(|why| panic!("{args:?}: {why}"));
        for report in written.as_array().unwrap_or(&vec![written.clone()]) {
            assert_eq!((&report["kind"], &report["version"]), (&json!(kind), &json!(1)), "{args:?}");
        }
    }
}

#[test]
fn the_check_refuses_what_the_schema_does_not_say() {
    let schema = Schema::new(
        r##"{ "$ref": "#/$defs/A", "$defs": { "A": { "type": "object", "required": ["a"],
            "properties": { "a": { "type": ["integer", "null"] }, "b": { "items": { "enum": ["x"] } } },
            "oneOf": [{ "properties": { "c": { "const": 1 } }, "required": ["c"] },
                      { "properties": { "d": true }, "required": ["d"] }] } } }"##,
    );
    assert_eq!(schema.check(&json!({ "a": null, "b": ["x"], "c": 1 })), Ok(()));
    assert_eq!(schema.check(&json!({ "a": 1, "d": { "anything": 1 } })), Ok(()));
    let wrong = [
        json!({ "c": 1 }),
        json!({ "a": "1", "c": 1 }),
        json!({ "a": 1 }),
        json!({ "a": 1, "c": 1, "d": 1 }),
        json!({ "a": 1, "c": 2 }),
        json!({ "a": 1, "c": 1, "e": 1 }),
        json!({ "a": 1, "c": 1, "b": ["y"] }),
    ];
    for value in wrong {
        assert!(schema.check(&value).is_err(), "{value}");
    }
}
