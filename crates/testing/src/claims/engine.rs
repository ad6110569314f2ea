//! What `heapwright check` says about the methods of a batch.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use crate::command::{Ending, observe_within};

/// The time for one method, as the flag says it. Methods that need more are gaps: there are enough others.
const METHOD: &str = "2s";
/// The time after which a whole batch hangs.
const BATCH: Duration = Duration::from_secs(900);
/// The time after which one method hangs.
const ALONE: Duration = Duration::from_secs(60);

/// A violation as a report has it.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The class of the exception.
    pub exception: String,
    /// The line of the batch; 0 if it is none of its lines.
    pub line: usize,
    /// `confirmed`, `refuted` or `not run`.
    pub replay: String,
    /// Why it was not run, or what was different.
    pub detail: String,
    /// The input, shortened.
    pub input: String,
    /// The classes of its objects whose fields are given, and of which no program sets all fields: of the JDK, and records.
    pub classes: Vec<String>,
}

/// The report about one method.
#[derive(Clone, Debug, Default)]
pub struct Said {
    /// `verified`, `verified-within-limits`, `violated`, `incomplete`, or `crashed` and `hung`.
    pub verdict: String,
    /// Violations that count.
    pub violations: Vec<Violation>,
    /// Predictions that the real JVM refuted, in words.
    pub mistakes: Vec<String>,
    /// Reasons of gaps.
    pub gaps: Vec<String>,
    /// What the claim assumes.
    pub world: Vec<String>,
}

/// The program.
pub struct Engine {
    binary: PathBuf,
    environment: Vec<(String, PathBuf)>,
    property: Option<&'static str>,
}

impl Engine {
    /// The program with what its environment must say.
    pub fn new(command: &Command) -> Engine {
        let set =
            command.get_envs().filter_map(|(name, value)| Some((name.to_string_lossy().into_owned(), value?.into())));
        let mut engine = Engine { binary: command.get_program().into(), environment: set.collect(), property: None };
        // Brute force counts all unchecked exceptions. Where that is not what counts if nothing is said, it is said.
        let help = observe_within(ALONE, engine.command().args(["check", "--help"]));
        if String::from_utf8_lossy(&help.stdout).contains("any-exception") {
            engine.property = Some("any-exception");
        }
        engine
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.binary);
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Checks the methods of a batch, by number; those of which nothing is said have crashed or hung.
    pub fn check(&self, folder: &Path, world: &Path, methods: usize) -> Vec<Said> {
        let mut said = self.ask("Claims", BATCH, folder, world).unwrap_or_default();
        let alone = |number: usize| {
            let target = format!("Claims.m{number}");
            match self.ask(&target, ALONE, folder, world) {
                Ok(mut one) => one.remove(&number).unwrap_or_default(),
                Err(verdict) => Said { verdict: verdict.clone(), mistakes: vec![verdict], ..Said::default() },
            }
        };
        (0..methods).map(|number| said.remove(&number).unwrap_or_else(|| alone(number))).collect()
    }

    fn ask(&self, target: &str, limit: Duration, folder: &Path, world: &Path) -> Result<BTreeMap<usize, Said>, String> {
        let mut command = self.command();
        let class_path = std::env::join_paths([folder, world]).expect("no colons in a class path");
        command.arg("check").arg(target).arg("--cp").arg(class_path);
        command.args(["--format", "json", "--jobs", "1", "--time", METHOD]);
        if let Some(property) = self.property {
            command.args(["--property", property]);
        }
        let seen = observe_within(limit, &mut command);
        match seen.ending {
            Ending::Exited(0 | 1 | 3) => {}
            Ending::TimedOut => return Err("hung".to_owned()),
            ending => return Err(format!("crashed: {ending}: {}", seen.stderr.lines().next().unwrap_or_default())),
        }
        let report: Value = serde_json::from_slice(&seen.stdout).map_err(|error| format!("crashed: {error}"))?;
        let targets = report["targets"].as_array().cloned().unwrap_or_else(|| vec![report.clone()]);
        Ok(targets.iter().filter_map(|one| Some((number(one["target"].as_str()?)?, read(one)))).collect())
    }
}

/// The number in `Claims.m7(int)`.
fn number(target: &str) -> Option<usize> {
    target.strip_prefix("Claims.m")?.split('(').next()?.parse().ok()
}

fn read(report: &Value) -> Said {
    let list = |name: &str| report[name].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let words = |value: &Value| shorten(&value.to_string(), 300);
    let world = list("world").iter().map(text).collect();
    let mut gaps: Vec<String> = list("gaps").iter().map(|gap| reason(&text(&gap["what"]))).collect();
    gaps.extend(report["interrupted"].as_str().map(str::to_owned));
    Said {
        world,
        verdict: text(&report["verdict"]),
        violations: list("violations").iter().map(violation).collect(),
        mistakes: list("mistakes").iter().chain(&list("refuted")).map(words).collect(),
        gaps,
    }
}

fn violation(value: &Value) -> Violation {
    let text = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
    let frames = value["trace"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let at = value["at"].as_str().into_iter().chain(frames).find_map(line);
    let kind = text("kind");
    Violation {
        exception: if kind == "assertion" { "java.lang.AssertionError".to_owned() } else { kind },
        line: at.unwrap_or(0),
        replay: text("replay"),
        detail: text("replay_detail"),
        input: shorten(&value["input"].to_string(), 400),
        classes: classes(&value["input"]),
    }
}

/// The classes of objects that an input describes by fields, and whose fields a program cannot set as it likes.
fn classes(input: &Value) -> Vec<String> {
    let objects = input["objects"].as_array().into_iter().flatten();
    let closed = objects.filter(|one| one["fields"].as_object().is_some_and(|fields| !fields.is_empty()));
    let names =
        closed.filter_map(|one| one["class"].as_str()).filter(|name| name.starts_with("java.") || is_record(name));
    let mut names: Vec<String> = names.map(str::to_owned).collect();
    names.sort();
    names.dedup();
    names
}

fn is_record(class: &str) -> bool {
    let records = ["Range", "Pair", "Name", "Tint", "Link", "Circle", "Square"];
    class.strip_prefix("world.World$").is_some_and(|name| records.contains(&name))
}

/// The line in `Claims.m7 (Claims.java:12)`.
fn line(frame: &str) -> Option<usize> {
    let rest = frame.split("Claims.java:").nth(1)?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// A reason without its frames.
fn reason(what: &str) -> String {
    shorten(what.lines().next().unwrap_or_default(), 160)
}

fn shorten(text: &str, length: usize) -> String {
    match text.char_indices().nth(length) {
        Some((end, _)) => format!("{} ...", &text[..end]),
        None => text.to_owned(),
    }
}

#[test]
fn places_are_read() {
    assert_eq!(number("Claims.m17(int,java.lang.Object)"), Some(17));
    assert_eq!(line("Claims.m3 (Claims.java:42)"), Some(42));
    assert_eq!((number("Other.m1"), line("java.lang.String.length (String.java:1)")), (None, None));
}
