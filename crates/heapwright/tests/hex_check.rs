//! `heapwright hex check` and `heapwright explore`: the whole text, on small classes of their own, and what they say of the
//! subjects of `heapwright bench hex`. `UPDATE_EXPECT=1` accepts what comes out.

#[allow(dead_code, reason = "other tests use the rest")]
mod support {
    pub mod jdk;
}

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use expect_test::{ExpectFile, expect_file};
use serde_json::Value;
use support::jdk::Jdk;

/// A folder with class files and specifications.
struct Place {
    folder: PathBuf,
}

impl Place {
    /// Compiles sources of the repository.
    fn new(name: &str, sources: &[&str]) -> Place {
        let root = root();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hex-check-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("classes")).expect("making a folder");
        let mut javac = Command::new(Jdk::required().tool("javac"));
        javac.args(["-g", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-d"]).arg(folder.join("classes"));
        javac.arg("-sourcepath").arg(root.join("java/src")).args(sources.iter().map(|source| root.join(source)));
        let output = javac.output().expect("starting javac");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Place { folder }
    }

    fn tree(name: &str) -> Place {
        Place::new(name, &["crates/heapwright/tests/shapes/Tree.java"])
    }

    fn spec(self, name: &str, text: &str) -> Place {
        fs::write(self.folder.join(name), text).expect("writing a specification");
        self
    }

    fn run(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_heapwright"))
            .args(args)
            .args(["--cp", "classes", "--jobs", "1"])
            .env("JAVA_HOME", Jdk::required().home)
            .env("XDG_CACHE_HOME", self.folder.join("cache"))
            .current_dir(&self.folder)
            .output()
            .expect("starting heapwright")
    }

    /// Compares what comes out with a file.
    fn says(&self, args: &[&str], status: i32, expected: ExpectFile) {
        let output = self.run(args);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "nothing but the report");
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(!text.contains('\x1b'), "no colours in a pipe");
        expected.assert_eq(&text);
        assert_eq!(output.status.code(), Some(status), "{text}");
    }

    fn json(&self, args: &[&str]) -> Value {
        let output = self.run(&[args, &["--format", "json"]].concat());
        serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
            panic!("{error}: {} {}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn a_right_specification_in_an_annotation() {
    Place::tree("right").says(&["hex", "check", "Tree"], 0, expect_file!["golden/hex_check/right.txt"]);
}

#[test]
fn one_that_admits_too_much() {
    let text = "class Tree {\n  this.root(.left|.right)* aliases nothing;\n  this.root(.left|.right)+.parent only aliases owner.owner;\n}\n";
    let place = Place::tree("weak").spec("weak.hex", text);
    place.says(&["hex", "check", "weak.hex"], 1, expect_file!["golden/hex_check/weak.txt"]);
}

#[test]
fn one_that_admits_too_little() {
    let text = "class Tree {\n  this.root(.left|.right)* aliases nothing;\n  this.root.parent is null;\n  \
        this.root(.left|.right)+.parent only aliases owner.owner;\n  this.root.right is null;\n}\n";
    let place = Place::tree("strong").spec("strong.hex", text);
    place.says(&["hex", "check", "strong.hex", "--heaps", "2"], 1, expect_file!["golden/hex_check/strong.txt"]);
}

#[test]
fn names_that_mean_nothing() {
    let text = "class Tree {\n  this.root(.lft|.right)* aliases nothing;\n  this.root expands to Tree$Nod;\n  \
        when this.root null runs TreeCompanion.empty(this);\n  this.root.Tree$Node:paren is null;\n}\n";
    let place = Place::tree("names").spec("names.hex", text);
    place.says(&["hex", "check", "names.hex"], 2, expect_file!["golden/hex_check/names.txt"]);
}

#[test]
fn a_rule_file() {
    let node = "instanceof Tree$Node";
    let text = format!(
        "resolve begin\n\
         {{R_ANY}}.Tree:root(.Tree$Node:left|.Tree$Node:right)* {node} aliases nothing;\n\
         {{R_ANY}}.Tree:root.Tree$Node:parent {node} expands to nothing;\n\
         {{R_ANY}}.Tree:root.Tree$Node:parent {node} aliases nothing;\n\
         {{R_ANY}}.Tree:root(.Tree$Node:left|.Tree$Node:right)+.Tree$Node:parent {node} not null;\n\
         {{R_ANY}}.Tree:root(.Tree$Node:left|.Tree$Node:right)+.Tree$Node:parent {node} expands to nothing;\n\
         {{R_ANY}}.Tree:root(.Tree$Node:left|.Tree$Node:right)+.Tree$Node:parent {node} aliases target {{$REF}}.{{UP}}.{{UP}};\n\
         resolve end\n"
    );
    let place = Place::tree("rules").spec("tree.jbse", &text);
    place.says(&["hex", "check", "tree.jbse", "--n", "2"], 0, expect_file!["golden/hex_check/rule_file.txt"]);
}

#[test]
fn a_class_without_invariant() {
    let text = "class Table {\n  this.buckets not null, aliases nothing;\n}\nroot.table not null;\n";
    let place = Place::tree("table").spec("table.hex", text);
    place.says(&["hex", "check", "table.hex"], 0, expect_file!["golden/hex_check/no_invariant.txt"]);
}

#[test]
fn an_invariant_that_runs_in_circles() {
    let text = "class Chain {\n  this.head(.next)* aliases nothing;\n}\n";
    let place =
        Place::tree("chain").spec("chain.hex", text).spec("free.hex", "class Chain {\n  this.head not null;\n}\n");
    place.says(&["hex", "check", "chain.hex"], 0, expect_file!["golden/hex_check/circles.txt"]);
    // Now it is the specification that lets it run.
    let output = place.run(&["hex", "check", "free.hex", "--n", "1"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("left: of admitted heaps, 1: --steps 500000 instructions on one path"), "{text}");
    assert!(text.contains("1 heap accepted by the invariant, and not admitted"), "{text}");
    assert_eq!(output.status.code(), Some(1), "{text}");
}

#[test]
fn what_cannot_be_read() {
    let place = Place::tree("bad").spec("bad.hex", "class Tree {\n  this.root never null;\n}\n");
    let output = place.run(&["hex", "check", "bad.hex"]);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert!(text.contains("--> bad.hex:2:19") && text.contains("^^^^"), "{text}");
    let output = place.run(&["hex", "check", "Table"]);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert!(text.contains("no class of this name is annotated with @Hex"), "{text}");
}

#[test]
fn the_heaps_of_a_method() {
    let place = Place::tree("explore");
    let args = ["explore", "Tree.leftmost", "--admission", "hex", "--n", "2"];
    place.says(&[&args[..], &["--heaps", "2"]].concat(), 0, expect_file!["golden/hex_check/explore.txt"]);
    let heaps = &place.json(&args)["heaps"];
    let listed = heaps["listed"].as_array().expect("heaps");
    assert_eq!(heaps["distinct"].as_u64(), Some(listed.len() as u64), "all are listed");
    assert!(listed.is_sorted_by_key(|heap| heap["objects"].as_u64()), "smallest first");
    // By another digest, over all methods and whether or not invariants run.
    for more in [&["Tree.leftmost", "--n", "3"][..], &["Tree.repOK", "--admission", "none", "--laziness", "lazy"]] {
        let explored = place.json(&[&["explore"], more].concat());
        let checked = place.json(&[&["check", "--no-replay"], more].concat());
        assert_eq!(explored["heaps"]["distinct"], checked["heaps"]["distinct"], "{more:?}");
        assert!(explored["heaps"]["distinct"].as_u64() > Some(2), "{more:?}");
    }
}

#[test]
fn the_specifications_of_the_benchmark_agree_with_their_invariants() {
    let mut sources: Vec<String> = Vec::new();
    for file in fs::read_dir(root().join("bench/java/hex")).expect("the subjects") {
        let file = file.expect("a file").path();
        if file.extension().is_some_and(|end| end == "java") {
            sources.push(file.display().to_string());
        }
    }
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let place = Place::new("bench", &sources);
    for (name, n, valid) in [("P1", "4", 4), ("P2", "4", 9), ("P3", "3", 5), ("P4", "4", 10)] {
        let file = root().join(format!("bench/java/hex/{name}.hex"));
        let check = place.json(&["hex", "check", &file.display().to_string(), "--n", n]);
        let comparison = &check["comparisons"][0];
        assert_eq!(comparison["agree"], true, "{name}: {comparison:#}");
        assert_eq!(comparison["by_values"]["heaps"], 0, "{name}: companions speak of the values");
        assert_eq!(comparison["undecided"], 0, "{name}");
        assert_eq!(comparison["left"].as_array().map(Vec::len), Some(0), "{name}");
        assert_eq!(comparison["accepted"], valid, "{name}");
    }
}

#[test]
fn shapes_alone_do_not_say_what_colours_do() {
    let place = Place::new("colours", &["subjects/check/structures/TreeMap.java"]);
    let file = root().join("bench/java/hex/TreeMapShape.hex");
    let check = place.json(&["hex", "check", &file.display().to_string(), "--heaps", "10"]);
    let comparison = &check["comparisons"][0];
    assert_eq!(comparison["only_invariant"]["heaps"], 0, "{comparison:#}");
    // Entries below the right child where there is no left one, or three in a row: no colours balance them.
    assert_eq!(comparison["only_specification"]["heaps"], 8, "{comparison:#}");
    let sizes = comparison["only_specification"]["listed"].as_array().expect("heaps").iter();
    assert!(sizes.map(|heap| heap["objects"].as_u64()).all(|size| size == Some(4)), "{comparison:#}");
    assert_eq!(comparison["by_values"]["listed"][0]["objects"], 2, "a red root");
}
