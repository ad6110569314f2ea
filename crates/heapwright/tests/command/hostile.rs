//! Hostile and huge inputs: an answer or a message, soon, and without filling the memory.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use tempfile::TempDir;
use testing::{Cost, Ending, Javac, environment, heapwright, measure};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const NOTHING_FOUND: i32 = 0;
const FOUND: i32 = 1;
const BAD_INPUT: i32 = 2;
const INCOMPLETE: i32 = 3;

/// Far more than any of these runs takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

const DIVIDES: (&str, &str) =
    ("Divides.java", "public class Divides { public static int f(int x) { return 1 / (x - 3); } }");

/// What a run said, its status, and what it took; fails if it took too long, or more memory (in MiB).
fn run(args: &[&str], memory: u64) -> (String, i32) {
    let (seen, cost) = measure(PATIENCE, heapwright().args(args));
    let said = String::from_utf8_lossy(&seen.stdout).into_owned() + &seen.stderr;
    let Ending::Exited(status) = seen.ending else { panic!("{args:?}: {}: {said}", seen.ending) };
    let Cost { time, memory: used } = cost;
    assert!(used <= memory, "{args:?} used {used} MiB, {time:?}: {said}");
    (said, status)
}

fn divides() -> Vec<u8> {
    let folder = Javac::new("hostile-divides").texts(&[DIVIDES]).compile();
    fs::read(folder.join("Divides.class")).expect("a compiled class")
}

/// A jar; what is given of an entry is its name and a part of its content, and how often that is repeated.
fn jar(path: &Path, entries: impl IntoIterator<Item = (String, Vec<u8>, usize)>) -> String {
    let mut writer = ZipWriter::new(File::create(path).expect("a file"));
    for (name, part, times) in entries {
        writer.start_file(name, SimpleFileOptions::default()).expect("an entry");
        for _ in 0..times {
            writer.write_all(&part).expect("writing");
        }
    }
    writer.finish().expect("a jar");
    path.display().to_string()
}

fn scratch() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn entries_that_unpack_to_more_than_the_memory() {
    let folder = scratch();
    let zeros = |name: &str| (name.to_owned(), vec![0; 1 << 20], 300);
    let class = ("Divides.class".to_owned(), divides(), 1);
    let classes = jar(&folder.path().join("classes.jar"), [zeros("Bomb.class"), class.clone()]);
    assert_eq!(run(&["check", "Divides.f", "--cp", &classes], 200).1, FOUND);
    let (said, status) = run(&["check", "Bomb", "--cp", &classes], 250);
    assert!(status == BAD_INPUT && said.contains("larger than"), "{said}");
    let manifest = jar(&folder.path().join("manifest.jar"), [zeros("META-INF/MANIFEST.MF"), class]);
    let (said, status) = run(&["check", "Divides.f", "--cp", &manifest], 250);
    assert!(status == BAD_INPUT && said.contains("larger than"), "{said}");
}

#[test]
fn a_jar_of_many_entries() {
    let folder = scratch();
    let many = (0..100_000).map(|at| (format!("p{}/C{at}.class", at % 100), b"no class".to_vec(), 1));
    let path = jar(&folder.path().join("many.jar"), many.chain([("Divides.class".to_owned(), divides(), 1)]));
    assert_eq!(run(&["check", "Divides.f", "--cp", &path], 250).1, FOUND);
}

#[test]
fn names_that_lead_elsewhere() {
    let folder = scratch();
    let names = ["Divides.class", "/etc/passwd.class", "../../Divides.class", "..\\D.class", "C:/D.class", "./D.class"];
    let path = jar(&folder.path().join("names.jar"), names.map(|name| (name.to_owned(), divides(), 1)));
    assert_eq!(run(&["check", "Divides.f", "--cp", &path], 200).1, FOUND);
    for target in ["/etc/passwd", "../../Divides", "./D"] {
        let (said, status) = run(&["check", target, "--cp", &path], 200);
        assert_eq!(status, BAD_INPUT, "{target}: {said}");
    }
}

#[test]
fn a_class_path_of_many_jars() {
    let folder = scratch();
    let mut entries = Vec::new();
    for at in 0..500 {
        // Each names others, in circles.
        let manifest = format!("Manifest-Version: 1.0\nClass-Path: j{}.jar j{}.jar\n", (at + 1) % 500, (at * 7) % 500);
        let classes = (0..20).map(|class| (format!("q{at}/D{class}.class"), b"no class".to_vec(), 1));
        let file = folder.path().join(format!("j{at}.jar"));
        entries.push(jar(&file, classes.chain([("META-INF/MANIFEST.MF".to_owned(), manifest.into_bytes(), 1)])));
    }
    entries.push(jar(&folder.path().join("last.jar"), [("Divides.class".to_owned(), divides(), 1)]));
    assert_eq!(run(&["check", "Divides.f", "--cp", &entries.join(":")], 200).1, FOUND);
    assert_eq!(run(&["check", "Divides.f", "--cp", &format!("{}:{}", entries[0], entries[500])], 200).1, FOUND);
}

#[test]
fn nest_hosts_in_a_circle() {
    let source = "public class Nest { static class Inner { private static int v = 4; static int w() { return v; } }\n                  public static int f(int x) { return 10 / (x - Inner.v); } }";
    let classes = Javac::new("hostile-nest").texts(&[("Nest.java", source)]).copy();
    let file = classes.path().join("Nest.class");
    let mut bytes = fs::read(&file).expect("a compiled class");
    // `NestMembers` with one member becomes `NestHost`.
    let at = bytes.windows(14).position(|part| part == b"\x01\x00\x0bNestMembers").expect("an attribute's name");
    bytes.splice(at..at + 14, *b"\x01\x00\x08NestHost");
    let attribute = bytes.windows(6).rposition(|part| part == [0, 0, 0, 4, 0, 1]).expect("the attribute");
    bytes.splice(attribute..attribute + 6, [0, 0, 0, 2]);
    fs::write(&file, bytes).expect("writing");
    let (said, status) = run(&["check", "Nest.f", "--cp", &classes.path().display().to_string()], 200);
    assert!(status == FOUND && said.contains("IllegalAccessError") && said.contains("confirmed"), "{said}");
}

#[test]
fn classes_at_the_limits_of_their_format() {
    let branches = (0..2500).map(|at| format!("if ((x ^ {}) > y + {at}) s++;", at * 7)).collect::<String>();
    let methods =
        (0..20).map(|at| format!("public static int f{at}(int x, int y) {{ int s = {at}; {branches} return s; }}"));
    let branches = format!("public class Branches {{ {} }}", methods.collect::<String>());
    let constants = (0..30).map(|part| {
        let texts = (0..1000).map(|at| format!("\"s{part}_{at}\",")).collect::<String>();
        format!("static String[] g{part}() {{ return new String[] {{ {texts} }}; }}")
    });
    let pool = format!(
        "public class Pool {{ public static int f(int x) {{ return x == 3 ? g0().length / 0 : 0; }} {} }}",
        constants.collect::<String>()
    );
    let sources = [("Branches.java", branches.as_str()), ("Pool.java", pool.as_str())];
    let classes = Javac::new("hostile-limits").texts(&sources).compile().display().to_string();
    let (said, status) = run(&["check", "Branches.f1", "--time", "2s", "--cp", &classes], 400);
    assert!(status == INCOMPLETE && said.contains("2s"), "{said}");
    let (said, status) = run(&["check", "Pool.f", "--cp", &classes], 300);
    assert!(status == FOUND && said.contains("ArithmeticException"), "{said}");
}

#[test]
fn texts_that_nest_deeply() {
    const DEEP: usize = 1_000_000;
    let folder = scratch();
    let classes = Javac::new("hostile-divides").texts(&[DIVIDES]).compile().display().to_string();
    let file = |name: &str, text: String| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("writing");
        path.display().to_string()
    };
    let parentheses = format!("class Divides {{ {}this.x{} is null; }}", "(".repeat(DEEP), ")".repeat(DEEP));
    let negations = format!("class Divides {{ {}this.x is null; }}", "not ".repeat(DEEP));
    for text in [parentheses, negations] {
        let (said, status) = run(&["check", "Divides.f", "--cp", &classes, "--spec", &file("deep.hex", text)], 500);
        assert!(status == BAD_INPUT && said.contains("nested"), "{said}");
    }
    let script = format!("(declare-const p Bool)(assert {}p{})(check-sat)", "(not ".repeat(DEEP), ")".repeat(DEEP));
    let (said, status) = run(&["solve", &file("deep.smt2", script)], 300);
    assert!(status == FOUND && said.contains("parentheses") && said.contains("unknown"), "{said}");
}

#[test]
fn scripts_of_many_constants() {
    let folder = scratch();
    let constants =
        |count: usize| (0..count).map(|at| format!("(declare-const x{at} (_ BitVec 32))\n")).collect::<String>();
    let many = if environment::slow() { 1_000_000 } else { 200_000 };
    let sum = (1..20_000).fold("x0".to_owned(), |sum, at| sum + &format!(" x{at}"));
    // The time grows with the square of the length.
    let length = if environment::slow() { 20_000 } else { 8_000 };
    let chain = (1..length).map(|at| format!("(assert (bvult x{} x{at}))\n", at - 1)).collect::<String>();
    for (name, script) in [
        ("many", format!("{}(assert (= x1 x2))(check-sat)", constants(many))),
        ("sum", format!("{}(assert (= #x00000000 (bvadd {sum})))(check-sat)", constants(20_000))),
        ("chain", format!("{}{chain}(check-sat)", constants(length))),
    ] {
        let file = folder.path().join(name);
        fs::write(&file, script).expect("writing");
        let (said, status) = run(&["solve", &file.display().to_string()], 600);
        assert_eq!((said.trim(), status), ("sat", NOTHING_FOUND), "{name}");
    }
}
