//! `cargo xtask bench [NAME...]`: runs the programs of `bench/java` on the release build of our machine and, beside it, on
//! `java`, and prints one table; with `--base REV` it runs the binary of another revision beside ours instead. Nothing fails
//! when a target is missed: the numbers are for people to look at.

mod base;
mod compare;
mod exploration;
mod measure;
mod table;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use anyhow::{Context, bail, ensure};

pub use measure::jdk_tool;

/// What a benchmark should reach.
#[derive(Clone, Copy)]
pub enum Target {
    /// Million instructions a second, at least.
    Rate(f64),
    /// Milliseconds in total, at most.
    Total(f64),
    /// There is no target.
    None,
}

/// The benchmarks, each a class of `bench/java`.
const BENCHMARKS: &[(&str, Target)] = &[
    ("Hello", Target::Total(100.0)),
    ("IntegerLoops", Target::Rate(100.0)),
    ("SortInts", Target::Rate(100.0)),
    ("TreeMapInserts", Target::Rate(60.0)),
    ("HashMapMix", Target::None),
    ("BuildStrings", Target::None),
    ("LinkedNodes", Target::None),
    ("Recursion", Target::None),
];
/// The benchmark that drives the machine from Rust.
const ROLLBACKS: &str = "Rollbacks";
/// The benchmark of explorations.
const EXPLORATIONS: &str = "Explorations";

/// What the arguments ask for.
#[derive(Default)]
struct Request {
    names: Vec<String>,
    /// The revision to compare with.
    base: Option<String>,
    /// Whether instructions of the processor are counted in place of time.
    counts: bool,
}

impl Request {
    fn parse(args: &[String]) -> anyhow::Result<Request> {
        let mut request = Request::default();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match arg.as_str() {
                "--base" => request.base = Some(args.next().context("--base needs a revision")?.clone()),
                "--instructions" => request.counts = true,
                name => request.names.push(name.to_owned()),
            }
        }
        ensure!(!request.counts || request.base.is_some(), "--instructions compares: say with what (--base REV)");
        Ok(request)
    }
}

/// Measures the named benchmarks, or all.
pub fn run(args: &[String]) -> anyhow::Result<ExitCode> {
    let Request { names, base, counts } = Request::parse(args)?;
    let known =
        |name: &String| name == ROLLBACKS || name == EXPLORATIONS || BENCHMARKS.iter().any(|(known, _)| known == name);
    if let Some(unknown) = names.iter().find(|name| !known(name)) {
        let all: Vec<&str> = BENCHMARKS.iter().map(|(name, _)| *name).chain([ROLLBACKS, EXPLORATIONS]).collect();
        bail!("there is no benchmark {unknown}; there are {}", all.join(", "));
    }
    let wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    let root = crate::root();
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder));
    cargo(&root, &["build", "--release", "--package", "heapwright"])?;
    let classes = compile(&root, &target)?;
    let binary = target.join("release/heapwright");
    if let Some(revision) = base {
        let before = base::binary(&root, &target, &revision)?;
        let unit = if counts { compare::Unit::Instructions } else { compare::Unit::Time };
        let mut works = Vec::new();
        for (name, _) in BENCHMARKS.iter().filter(|(name, _)| wanted(name)) {
            let args = ["run", name, "--cp"].map(str::to_owned).into_iter().chain([text(&classes)?]).collect();
            works.push(compare::Work { name: (*name).to_owned(), args });
        }
        if wanted(EXPLORATIONS) {
            works.extend(exploration::works(&root, &target, unit)?);
        }
        print!("{}", compare::run(&before, &binary, &works, unit)?);
        return Ok(ExitCode::SUCCESS);
    }
    let mut rows = Vec::new();
    for &(name, goal) in BENCHMARKS.iter().filter(|(name, _)| wanted(name)) {
        eprintln!("{name} ...");
        rows.push(measure::row(name, goal, &binary, &classes)?);
    }
    if !rows.is_empty() {
        print!("{}", table::render(&rows));
    }
    if wanted(EXPLORATIONS) {
        print!("{}", exploration::run(&root, &target, &binary)?);
    }
    if wanted(ROLLBACKS) {
        let classes = text(&classes)?;
        cargo(&root, &["run", "--release", "--quiet", "--package", "machine", "--example", "rollback_rate", &classes])?;
    }
    Ok(ExitCode::SUCCESS)
}

fn text(folder: &Path) -> anyhow::Result<String> {
    Ok(folder.to_str().context("the target folder has no readable name")?.to_owned())
}

fn cargo(root: &Path, args: &[&str]) -> anyhow::Result<()> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo).args(args).current_dir(root).status().context("starting cargo")?;
    ensure!(status.success(), "cargo {} failed", args.join(" "));
    Ok(())
}

/// Compiles the sources directly in `bench/java`; the folders in it are benchmarks of the command.
fn compile(root: &Path, target: &Path) -> anyhow::Result<PathBuf> {
    let classes = target.join("bench");
    fs::create_dir_all(&classes).with_context(|| format!("making {}", classes.display()))?;
    let mut sources = Vec::new();
    for entry in fs::read_dir(root.join("bench/java")).context("reading bench/java")? {
        sources.push(entry?.path());
    }
    sources.retain(|path| path.extension().is_some_and(|extension| extension == "java"));
    sources.sort();
    let javac = jdk_tool("javac");
    let status = Command::new(javac).arg("-g").arg("-d").arg(&classes).args(&sources).status();
    ensure!(status.context("starting javac: is a JDK installed?")?.success(), "javac failed");
    Ok(classes)
}
