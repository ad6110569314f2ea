//! `heapwright hex check` and `heapwright explore`: the whole text, on small classes of their own, and what they say of the
//! subjects of `heapwright bench hex`. `cargo xtask bless` accepts what comes out.

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use serde_json::Value;
use tempfile::TempDir;
use testing::place::java_sources;
use testing::{Javac, golden, heapwright, repository, scratch};

/// A folder with specifications, and the class files that they are about.
struct Place {
    folder: TempDir,
    classes: PathBuf,
}

impl Place {
    /// Compiles sources of the repository.
    fn new(sources: impl IntoIterator<Item = PathBuf>) -> Place {
        let javac = Javac::new("hex-check").source_path(repository().join("java/src")).files(sources);
        Place { folder: scratch("hex-check"), classes: javac.compile() }
    }

    fn tree() -> Place {
        Place::new([repository().join("crates/heapwright/tests/shapes/Tree.java")])
    }

    fn spec(self, name: &str, text: &str) -> Place {
        fs::write(self.folder.path().join(name), text).expect("writing a specification");
        self
    }

    fn run(&self, args: &[&str]) -> Output {
        heapwright()
            .args(args)
            .arg("--cp")
            .arg(&self.classes)
            .args(["--jobs", "1"])
            .current_dir(&self.folder)
            .output()
            .expect("starting heapwright")
    }

    /// Compares what comes out with a file.
    fn says(&self, args: &[&str], status: i32, file: &str) {
        let output = self.run(args);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "nothing but the report");
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(!text.contains('\x1b'), "no colours in a pipe");
        golden(&format!("crates/heapwright/tests/golden/hex_check/{file}"), &text);
        assert_eq!(output.status.code(), Some(status), "{text}");
    }

    fn json(&self, args: &[&str]) -> Value {
        let output = self.run(&[args, &["--format", "json"]].concat());
        serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
            panic!("{error}: {} {}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
        })
    }
}

#[test]
fn a_right_specification_in_an_annotation() {
    Place::tree().says(&["hex", "check", "Tree"], 0, "right.txt");
}

#[test]
fn one_that_admits_too_much() {
    let text = "class Tree {\n  this.root(.left|.right)* aliases nothing;\n  this.root(.left|.right)+.parent only aliases owner.owner;\n}\n";
    let place = Place::tree().spec("weak.hex", text);
    place.says(&["hex", "check", "weak.hex"], 1, "weak.txt");
}

/// Where completions are looked for only up to a size, the text says up to which.
#[test]
fn one_whose_valid_heaps_are_larger_than_any_that_is_looked_for() {
    let text = "class LongChain {\n  this.head.next* aliases nothing;\n}\n";
    let chain = Place::new([repository().join("crates/heapwright/tests/shapes/LongChain.java")]);
    chain.spec("long.hex", text).says(&["hex", "check", "long.hex", "--n", "2"], 1, "long.txt");
}

#[test]
fn one_that_admits_too_little() {
    let text = "class Tree {\n  this.root(.left|.right)* aliases nothing;\n  this.root.parent is null;\n  \
        this.root(.left|.right)+.parent only aliases owner.owner;\n  this.root.right is null;\n}\n";
    let place = Place::tree().spec("strong.hex", text);
    place.says(&["hex", "check", "strong.hex", "--heaps", "2"], 1, "strong.txt");
}

#[test]
fn names_that_mean_nothing() {
    let text = "class Tree {\n  this.root(.lft|.right)* aliases nothing;\n  this.root expands to Tree$Nod;\n  \
        when this.root null runs TreeCompanion.empty(this);\n  this.root.Tree$Node:paren is null;\n}\n\
        root.tabel not null;\n";
    let place = Place::tree().spec("names.hex", text);
    place.says(&["hex", "check", "names.hex"], 2, "names.txt");
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
    let place = Place::tree().spec("tree.jbse", &text);
    place.says(&["hex", "check", "tree.jbse", "--n", "2"], 0, "rule_file.txt");
}

#[test]
fn a_class_without_invariant() {
    let text = "class Table {\n  this.buckets not null, aliases nothing;\n}\nroot.table not null;\n";
    let place = Place::tree().spec("table.hex", text);
    place.says(&["hex", "check", "table.hex"], 0, "no_invariant.txt");
}

#[test]
fn an_invariant_that_runs_in_circles() {
    let text = "class Chain {\n  this.head(.next)* aliases nothing;\n}\n";
    let place = Place::tree().spec("chain.hex", text).spec("free.hex", "class Chain {\n  this.head not null;\n}\n");
    place.says(&["hex", "check", "chain.hex"], 0, "circles.txt");
    // Here the specification admits the heap on which the invariant does not end.
    let output = place.run(&["hex", "check", "free.hex", "--n", "1"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        text.contains("left: of admitted heaps, 1: a loop that looks at the same objects and numbers again and again"),
        "{text}"
    );
    assert!(text.contains("1 heap accepted by the invariant, and not admitted"), "{text}");
    assert_eq!(output.status.code(), Some(1), "{text}");
}

#[test]
fn what_cannot_be_read() {
    let place = Place::tree().spec("bad.hex", "class Tree {\n  this.root never null;\n}\n");
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
    let place = Place::tree();
    let args = ["explore", "Tree.leftmost", "--admission", "hex", "--n", "2"];
    place.says(&[&args[..], &["--heaps", "2"]].concat(), 0, "explore.txt");
    let heaps = &place.json(&args)["heaps"];
    let listed = heaps["listed"].as_array().expect("heaps");
    assert_eq!(heaps["distinct"].as_u64(), Some(listed.len() as u64), "all are listed");
    assert!(listed.is_sorted_by_key(|heap| heap["objects"].as_u64()), "smallest first");
    // `check` counts distinct heaps by another digest: the numbers agree, with and without invariants.
    for more in [&["Tree.leftmost", "--n", "3"][..], &["Tree.repOK", "--admission", "none", "--laziness", "lazy"]] {
        let explored = place.json(&[&["explore"], more].concat());
        let checked = place.json(&[&["check", "--no-replay"], more].concat());
        assert_eq!(explored["heaps"]["distinct"], checked["heaps"]["distinct"], "{more:?}");
        assert!(explored["heaps"]["distinct"].as_u64() > Some(2), "{more:?}");
    }
}

#[test]
fn the_specifications_of_the_benchmark_agree_with_their_invariants() {
    let place = Place::new(java_sources(&repository().join("bench/java/hex")));
    for (name, n, valid) in [("P1", "4", 4), ("P2", "4", 9), ("P3", "3", 5), ("P4", "4", 10)] {
        let file = repository().join(format!("bench/java/hex/{name}.hex"));
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
    let place = Place::new([repository().join("subjects/check/structures/TreeMap.java")]);
    let file = repository().join("bench/java/hex/TreeMapShape.hex");
    let check = place.json(&["hex", "check", &file.display().to_string(), "--heaps", "10"]);
    let comparison = &check["comparisons"][0];
    assert_eq!(comparison["only_invariant"]["heaps"], 0, "{comparison:#}");
    // Entries below the right child without a left child, or three in a row: no colours balance such trees.
    assert_eq!(comparison["only_specification"]["heaps"], 8, "{comparison:#}");
    let sizes = comparison["only_specification"]["listed"].as_array().expect("heaps").iter();
    assert!(sizes.map(|heap| heap["objects"].as_u64()).all(|size| size == Some(4)), "{comparison:#}");
    assert_eq!(comparison["by_values"]["listed"][0]["objects"], 2, "a red root");
}
