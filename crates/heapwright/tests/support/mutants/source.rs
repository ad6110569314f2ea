//! Java sources that carry their own bugs.
//!
//! ```text
//! //@ test: Tree.insert  n=5        the method, and flags of `heapwright test` without their dashes
//!     if (a < b) {                  a line of code, ...
//!     //~ MUTANT: if (a <= b) {     ... what stands in its place in one mutant, ...
//!     //~ MUTANT                    ... the mutant that leaves it out, ...
//!     //~ EQUIVALENT: if (b > a) {  ... and one that no test can tell from the original
//!     size++; //~ MUTANT size--;    the same for a single mutant, on the line itself
//! ```

use std::fs;
use std::path::{Path, PathBuf};

/// A correct class, and its mutants.
pub struct Source {
    pub path: PathBuf,
    pub target: String,
    pub flags: Vec<String>,
    pub mutants: Vec<Mutant>,
}

/// The class with one line changed.
pub struct Mutant {
    pub line: usize,
    pub kind: Kind,
    /// What the line has become; nothing if it is left out.
    pub change: String,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Must be killed.
    Bug,
    /// Behaves as the original does: must survive.
    Equivalent,
}

impl Source {
    pub fn read(path: &Path) -> Source {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("reading {}: {error}", path.display()));
        parse(path, &text).unwrap_or_else(|(line, error)| panic!("{}:{line}: {error}", path.display()))
    }

    /// The name of the class, which is that of the file.
    pub fn name(&self) -> String {
        self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }
}

fn parse(path: &Path, text: &str) -> Result<Source, (usize, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut case = None;
    let mut mutants = Vec::new();
    let mut last_code = None;
    for (at, line) in lines.iter().enumerate() {
        let wrong = |what: &str| (at + 1, what.to_string());
        if let Some(directive) = line.trim_start().strip_prefix("//@") {
            let words = directive.trim().strip_prefix("test:").ok_or(wrong("a directive says `test:`"))?;
            if case.replace(command_line(words).ok_or(wrong("`test` takes a target"))?).is_some() {
                return Err(wrong("a second `test:`"));
            }
            continue;
        }
        let (code, marker) = line.split_once("//~").map_or((*line, None), |(code, marker)| (code, Some(marker)));
        if !code.trim().is_empty() {
            last_code = Some(at);
        }
        let Some(marker) = marker else { continue };
        let changed = last_code.ok_or(wrong("a marker before any code"))?;
        let (kind, change) = marker_of(marker).ok_or(wrong("a marker says MUTANT or EQUIVALENT"))?;
        let mut all = lines.clone();
        all[changed] = change;
        mutants.push(Mutant { line: changed + 1, kind, change: change.to_string(), text: all.join("\n") });
    }
    let (target, flags) = case.ok_or((1, "no line says `//@ test:`".to_string()))?;
    Ok(Source { path: path.to_path_buf(), target, flags, mutants })
}

/// A marker without its `//~`: its kind, and the new text of the line.
fn marker_of(marker: &str) -> Option<(Kind, &str)> {
    let (word, change) = marker.trim().split_once([':', ' ']).unwrap_or((marker.trim(), ""));
    let kind = match word {
        "MUTANT" => Kind::Bug,
        "EQUIVALENT" => Kind::Equivalent,
        _ => return None,
    };
    Some((kind, change.trim()))
}

fn command_line(words: &str) -> Option<(String, Vec<String>)> {
    let mut words = words.split_whitespace();
    let target = words.next()?.to_string();
    let flag = |word: &str| match word.split_once('=') {
        Some((name, value)) => vec![format!("--{name}"), value.to_string()],
        None => vec![format!("--{word}")],
    };
    Some((target, words.flat_map(flag).collect()))
}

#[test]
fn mutants_are_read() {
    let text =
        "//@ test: A.m  n=B=2 minimal\na;\n  //~ MUTANT: b;\n  //~ MUTANT\nc; //~ MUTANT d;\n//~ EQUIVALENT: e: f;";
    let source = parse(Path::new("A.java"), text).expect("well-formed");
    assert_eq!((source.target.as_str(), source.name().as_str()), ("A.m", "A"));
    assert_eq!(source.flags, ["--n", "B=2", "--minimal"]);
    let found: Vec<_> =
        source.mutants.iter().map(|mutant| (mutant.line, mutant.kind, mutant.change.as_str())).collect();
    assert_eq!(found, [(2, Kind::Bug, "b;"), (2, Kind::Bug, ""), (5, Kind::Bug, "d;"), (5, Kind::Equivalent, "e: f;")]);
    let lines: Vec<&str> = source.mutants[2].text.lines().collect();
    assert_eq!((lines[1], lines[4], lines.len()), ("a;", "d;", 6));
}

#[test]
fn mistakes_are_refused() {
    for text in
        ["a;", "//@ test:", "//@ check: A.m", "//@ test: A.m\n//~ MUTANT b;", "//@ test: A.m\na; //~ MUTATED b;"]
    {
        assert!(parse(Path::new("A.java"), text).is_err(), "{text}");
    }
}
