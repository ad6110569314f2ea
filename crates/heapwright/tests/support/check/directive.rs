//! What a subject says about itself.
//!
//! ```text
//! //@ check: Tree.insert  laziness=lazier# n=5   starts a case: a target, and flags without their dashes
//! //@ check: Tree.get  admission=hex spec=Tree.hex   the file stands beside the source; the same with source=
//! //@ paths: 637                                 also returned, threw, violated, heaps: numbers of the report
//! //@ pruned-admission: 12                       also valid, invalid, false-alarms (judged paths), late (--hex-recheck)
//! //@ smt-calls: 0                             questions that reached an SMT backend
//! //@ explored-at-most: 230                      paths that completed, or that an assumption ended
//! //@ verdict: verified-within-limits            also exit: the status of the process
//! //@ gaps: limit                                also unknown, unsupported: gaps of exactly that kind; or none
//! //@ gap-names: Companion.node                  some gap is described with these words
//! //@ world: the clock                           some sentence of the claim holds these words; may stand several times
//! //@ violations: none                           the markers below do not apply to this case; a number: only the first so many;
//!                                               `below`: those before the next `check`
//! //@ same: laziness                             the same outcomes whatever the laziness, order and number of jobs
//! //@ replayed                                   witnesses run on the real JVM, which confirms each
//! //@ slow                                       only with HEAPWRIGHT_SLOW=1
//!     x.f = 1; //~ VIOLATES NullPointerException violated here, and nowhere without a marker; several with commas
//! ```
//!
//! Where `//@` begins contracts, directives begin with `//:`.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// A source file with its cases; a file without cases only helps the others.
pub struct Subject {
    pub path: PathBuf,
    pub cases: Vec<Case>,
    pub markers: Vec<Marker>,
}

/// One run of the command, and what is expected of it.
#[derive(Clone, Default)]
pub struct Case {
    pub target: String,
    pub flags: Vec<Flag>,
    /// Numbers of the report, by the names of the directives.
    pub numbers: Vec<(&'static str, u64)>,
    pub verdict: Option<String>,
    pub exit: Option<i32>,
    pub gaps: Option<String>,
    pub gap_names: Option<String>,
    /// Words of sentences of the claim.
    pub world: Vec<String>,
    pub explored_at_most: Option<u64>,
    /// The markers that apply.
    pub markers: Markers,
    /// The line of its `check`, and of the next one.
    pub lines: Range<usize>,
    pub same_outcomes: bool,
    pub replayed: bool,
    pub slow: bool,
}

/// The largest `n` or `k` with which every answer of the solver is validated.
pub const VALIDATED: u64 = 2;

impl Case {
    /// Whether it asks the solver few enough questions for every answer to be found twice: structures are kept small.
    pub fn is_small(&self) -> bool {
        let limits = self.flags.iter().filter(|flag| matches!(flag.name.as_str(), "k" | "n"));
        let mut sizes = limits.filter_map(|flag| flag.value.as_ref()?.parse::<u64>().ok());
        !self.slow && sizes.all(|size| size <= VALIDATED)
    }
}

/// A flag of the command line, without its dashes.
#[derive(Clone)]
pub struct Flag {
    pub name: String,
    pub value: Option<String>,
}

/// Which markers apply to a case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Markers {
    /// All.
    #[default]
    All,
    /// The first so many.
    First(usize),
    /// Those between the case and the next one.
    Below,
}

/// A line that must violate something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marker {
    pub line: usize,
    /// A kind of violation, or the simple name of an exception class.
    pub what: String,
}

/// The directives that expect a number.
const NUMBERS: &[&str] = &[
    "paths",
    "returned",
    "threw",
    "violated",
    "heaps",
    "pruned-admission",
    "valid",
    "invalid",
    "false-alarms",
    "late",
    "smt-calls",
];
const VERDICTS: &[&str] = &["verified", "verified-within-limits", "vacuous", "violated", "incomplete"];
const GAPS: &[&str] = &["none", "limit", "unknown", "unsupported"];

impl Subject {
    /// The markers that apply to a case.
    pub fn markers_of(&self, case: &Case) -> Vec<Marker> {
        let applies = |at: usize, marker: &Marker| match case.markers {
            Markers::All => true,
            Markers::First(count) => at < count,
            Markers::Below => case.lines.contains(&marker.line),
        };
        self.markers
            .iter()
            .enumerate()
            .filter(|(at, marker)| applies(*at, marker))
            .map(|(_, one)| one.clone())
            .collect()
    }

    pub fn read(path: &Path) -> Subject {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("reading {}: {error}", path.display()));
        parse(path, &text).unwrap_or_else(|(line, error)| panic!("{}:{line}: {error}", path.display()))
    }

    pub fn name(&self) -> String {
        self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// The name by which class files and reports call the source.
    pub fn file_name(&self) -> String {
        self.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }
}

impl Case {
    /// The case with a flag set to another value.
    pub fn with(&self, name: &str, value: &str) -> Case {
        let mut case = self.clone();
        case.flags.retain(|flag| flag.name != name);
        case.flags.push(Flag { name: name.to_string(), value: Some(value.to_string()) });
        case
    }

    /// The command line after `heapwright check`, for people and for the process.
    pub fn arguments(&self) -> Vec<String> {
        let flags =
            self.flags.iter().flat_map(|flag| std::iter::once(format!("--{}", flag.name)).chain(flag.value.clone()));
        std::iter::once(self.target.clone()).chain(flags).collect()
    }
}

fn parse(path: &Path, text: &str) -> Result<Subject, (usize, String)> {
    let mut subject = Subject { path: path.to_path_buf(), cases: Vec::new(), markers: Vec::new() };
    // Where contracts stand in comments, these are what `//@` begins.
    let prefix = if text.contains("//: check:") { "//:" } else { "//@" };
    for (number, line) in text.lines().enumerate().map(|(index, line)| (index + 1, line)) {
        if let Some(directive) = line.trim_start().strip_prefix(prefix) {
            let before = subject.cases.len();
            apply(directive.trim(), path, &mut subject.cases).map_err(|error| (number, error))?;
            let is_new = subject.cases.len() > before;
            if let Some((new, earlier)) = subject.cases.split_last_mut().filter(|_| is_new) {
                new.lines = number..usize::MAX;
                if let Some(previous) = earlier.last_mut() {
                    previous.lines.end = number;
                }
            }
        } else if let Some((_, marker)) = line.split_once("//~") {
            let what = marker.trim().strip_prefix("VIOLATES ").ok_or((number, "a marker says VIOLATES".to_string()))?;
            let marker = |what: &str| Marker { line: number, what: what.trim().to_string() };
            subject.markers.extend(what.split(',').map(marker));
        }
    }
    Ok(subject)
}

fn apply(directive: &str, source: &Path, cases: &mut Vec<Case>) -> Result<(), String> {
    let (name, value) = directive.split_once(':').unwrap_or((directive, ""));
    let value = value.trim();
    if name == "check" {
        cases.push(start(value, source)?);
        return Ok(());
    }
    let case = cases.last_mut().ok_or("a directive before the first `check:`")?;
    let one_of = |allowed: &[&str]| match allowed.contains(&value) {
        true => Ok(Some(value.to_string())),
        false => Err(format!("`{name}` is one of {}", allowed.join(", "))),
    };
    match name {
        "verdict" => case.verdict = one_of(VERDICTS)?,
        "gaps" => case.gaps = one_of(GAPS)?,
        "exit" => case.exit = Some(value.parse().map_err(|_| "`exit` takes a number")?),
        "violations" if value == "none" => case.markers = Markers::First(0),
        "violations" if value == "below" => case.markers = Markers::Below,
        "violations" => {
            let first = value.parse().map_err(|_| "`violations` takes a number, none or below")?;
            case.markers = Markers::First(first);
        }
        "same" => case.same_outcomes = one_of(&["laziness"])?.is_some(),
        "slow" => case.slow = true,
        "replayed" => case.replayed = true,
        "world" => case.world.push(value.to_string()),
        "gap-names" => case.gap_names = Some(value.to_string()),
        "explored-at-most" => {
            case.explored_at_most = Some(value.parse().map_err(|_| "`explored-at-most` takes a number")?);
        }
        _ => {
            let known = NUMBERS.iter().find(|number| **number == name);
            let known = known.ok_or_else(|| format!("no directive is called `{name}`"))?;
            case.numbers.push((known, value.parse().map_err(|_| format!("`{name}` takes a number"))?));
        }
    }
    Ok(())
}

fn start(words: &str, source: &Path) -> Result<Case, String> {
    let mut words = words.split_whitespace();
    let target = words.next().ok_or("`check` takes a target")?.to_string();
    let flag = |word: &str| match word.split_once('=') {
        Some((name @ ("spec" | "source"), file)) => {
            let file = source.with_file_name(file).display().to_string();
            Flag { name: name.to_string(), value: Some(file) }
        }
        Some((name, value)) => Flag { name: name.to_string(), value: Some(value.to_string()) },
        None => Flag { name: word.to_string(), value: None },
    };
    Ok(Case { target, flags: words.map(flag).collect(), ..Case::default() })
}

#[test]
fn directives_are_read() {
    let text = "//@ check: A.m  n=5 n=B=2 quiet\n//@ paths: 7\n//@ slow\n//@ check: A.m(int)  spec=A.hex\n\
                //@ violations: none\nclass A { } //~ VIOLATES assertion, NullPointerException\n";
    let subject = parse(Path::new("in/A.java"), text).expect("well-formed");
    let [first, second] = &subject.cases[..] else { panic!("two cases") };
    assert_eq!(first.arguments(), ["A.m", "--n", "5", "--n", "B=2", "--quiet"]);
    assert_eq!(first.with("n", "9").arguments(), ["A.m", "--quiet", "--n", "9"]);
    assert_eq!((first.numbers.as_slice(), first.slow), (&[("paths", 7)][..], true));
    assert!(second.markers == Markers::First(0) && !second.slow);
    assert_eq!((first.lines.clone(), second.lines.clone()), (1..4, 4..usize::MAX));
    assert_eq!(second.arguments(), ["A.m(int)", "--spec", "in/A.hex"]);
    let whats: Vec<_> = subject.markers.iter().map(|marker| (marker.line, marker.what.as_str())).collect();
    assert_eq!(whats, [(6, "assertion"), (6, "NullPointerException")]);
}

#[test]
fn mistakes_are_refused() {
    for text in ["//@ paths: 7", "//@ check:", "//@ check: A\n//@ path: 7", "//@ check: A\n//@ verdict: fine", "//~ X"]
    {
        assert!(parse(Path::new("A.java"), text).is_err(), "{text}");
    }
}
