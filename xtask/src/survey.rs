//! `cargo xtask survey [PATTERN...] [--time 30s] [--out FILE.md] [--keep DIR]`: writes tests for classes of the JDK and
//! of other libraries, and prints what became of them: one line a class, then the reasons. The command does not fail
//! when a class goes wrong: the numbers, and above all the refuted cases and failed tests, are for people to look at.

mod classes;
mod measure;
mod row;
mod table;

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Duration;
use std::{env, fs};

use anyhow::{Context, bail, ensure};

use classes::{CLASSES, Subject};
use measure::Setting;

/// The time of a class, in all, for exploring its methods.
const TIME: Duration = Duration::from_secs(30);

/// What the command line asks for.
struct Wanted {
    patterns: Vec<String>,
    time: Duration,
    out: Option<PathBuf>,
    keep: Option<PathBuf>,
}

/// Surveys the classes whose names contain one of the patterns, or all.
pub fn run(args: &[String]) -> anyhow::Result<ExitCode> {
    let wanted = parse(args)?;
    let is_wanted = |subject: &&Subject| {
        wanted.patterns.is_empty() || wanted.patterns.iter().any(|part| subject.name().contains(part.as_str()))
    };
    let subjects: Vec<&Subject> = CLASSES.iter().filter(is_wanted).collect();
    ensure!(!subjects.is_empty(), "no class of the survey has {} in its name", wanted.patterns.join(" or "));
    let root = crate::root();
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder));
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let build = Command::new(cargo).args(["build", "--release", "--package", "heapwright"]).current_dir(&root).status();
    ensure!(build.context("starting cargo")?.success(), "heapwright does not build");
    let folder = wanted.keep.unwrap_or_else(|| target.join("survey"));
    fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
    let setting = Setting { binary: target.join("release/heapwright"), folder, time: wanted.time };
    let mut rows = Vec::new();
    for subject in subjects {
        let row = measure::row(&setting, subject)?;
        eprintln!("{}", table::brief(&row));
        rows.push(row);
        // Written after each class, so that a survey that is interrupted keeps its results.
        if let Some(out) = &wanted.out {
            fs::write(out, table::render(&rows)).with_context(|| format!("writing {}", out.display()))?;
        }
    }
    print!("{}", table::render(&rows));
    Ok(ExitCode::SUCCESS)
}

fn parse(args: &[String]) -> anyhow::Result<Wanted> {
    let mut wanted = Wanted { patterns: Vec::new(), time: TIME, out: None, keep: None };
    let mut words = args.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().with_context(|| format!("{word} needs a value"));
        match word.as_str() {
            "--time" => wanted.time = parse_time(value()?)?,
            "--out" => wanted.out = Some(value()?.into()),
            "--keep" => wanted.keep = Some(value()?.into()),
            flag if flag.starts_with("--") => bail!("there is no {flag}; there are --time 30s, --out FILE, --keep DIR"),
            pattern => wanted.patterns.push(pattern.to_owned()),
        }
    }
    Ok(wanted)
}

fn parse_time(text: &str) -> anyhow::Result<Duration> {
    let (digits, unit) = text.split_at(text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len()));
    let number: u64 = digits.parse().with_context(|| format!("`{text}` is no time; write 500ms, 30s or 2m"))?;
    Ok(match unit {
        "ms" => Duration::from_millis(number),
        "" | "s" => Duration::from_secs(number),
        "m" => Duration::from_secs(60 * number),
        _ => bail!("`{text}` is no time; write 500ms, 30s or 2m"),
    })
}

#[test]
fn the_command_line_is_read() {
    let words: Vec<String> = ["List", "--time", "500ms", "--out", "a.md"].map(str::to_owned).into();
    let wanted = parse(&words).unwrap();
    assert_eq!((wanted.patterns, wanted.time), (vec!["List".to_owned()], Duration::from_millis(500)));
    assert_eq!(wanted.out, Some("a.md".into()));
    assert!(parse(&["--time".to_owned()]).is_err());
    assert!(parse_time("soon").is_err());
}
