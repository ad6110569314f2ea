//! The command line, as one table of flags: parser and help come from it.

mod format;
mod hex;
mod solver;
mod stores;
mod words;

use std::path::PathBuf;
use std::time::Duration;

pub use self::format::FormatArg;
pub use self::hex::{ExploreArgs, HexAction, HexArgs, HexCheckArgs};
pub use self::solver::SolverArgs;
pub use stores::{PlaceArgs, StoreAction, StoreArgs, StoreCommandArgs};

use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use explore::{
    AdmissionSettings, CountSettings, Inputs, Limits, Members, Order, Property, Sandbox, parse_size, parse_time,
    print_size, print_time,
};
use machine::{Aliasing, Environment, Laziness, StaticInputs};
use program::Subtypes;
use serde::Serialize;
use term::Arithmetic;
use words::{ALIASING, ENVIRONMENT, INT, LAZINESS, PROPERTY, SANDBOX, STATICS, members, orders, shown, word, words};

/// Runs and analyses Java bytecode.
#[derive(Debug, Parser)]
#[command(name = "heapwright", version, about, max_term_width = 100)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

impl Cli {
    /// Parses the arguments of the process.
    pub fn from_process() -> Cli {
        Cli::parse_from(without_words_of_z3(program_arguments_last(std::env::args().collect())))
    }
}

/// Moves the words of `run` that are not its own flags behind a `--`: the program's arguments may begin with a dash,
/// and the flags of this command may stand behind them.
fn program_arguments_last(words: Vec<String>) -> Vec<String> {
    if words.get(1).map(String::as_str) != Some("run") {
        return words;
    }
    let root = Cli::command();
    let Some(run) = root.find_subcommand("run") else { return words };
    let takes_value = |word: &str| {
        let name = word.strip_prefix("--")?;
        let (name, attached) = name.split_once('=').map_or((name, false), |(name, _)| (name, true));
        let names = |arg: &clap::Arg| arg.get_long_and_visible_aliases().is_some_and(|names| names.contains(&name));
        let flag = run.get_arguments().find(|arg| names(arg))?;
        Some(flag.get_action().takes_values() && !attached)
    };
    let mut words = words.into_iter();
    let mut flags: Vec<String> = words.by_ref().take(2).collect();
    let mut rest = Vec::new();
    while let Some(word) = words.next() {
        if word == "--" {
            rest.extend(words.by_ref());
        } else if matches!(word.as_str(), "-h" | "--help") && rest.is_empty() {
            flags.push(word);
        } else if let Some(value_follows) = takes_value(&word) {
            flags.push(word);
            if value_follows {
                flags.extend(words.next());
            }
        } else {
            rest.push(word);
        }
    }
    flags.push("--".to_owned());
    flags.extend(rest);
    flags
}

/// Leaves out of `solve` the words by which other programs tell z3 what is so here anyway, and translates its time limits:
/// `z3 -in -smt2 -t:500` may become `heapwright solve -in -smt2 -t:500`.
fn without_words_of_z3(mut words: Vec<String>) -> Vec<String> {
    if words.get(1).map(String::as_str) != Some("solve") {
        return words;
    }
    words.retain(|word| !["-in", "-smt2", "-nw"].contains(&word.as_str()));
    for word in &mut words {
        if let Some(milliseconds) = word.strip_prefix("-t:") {
            *word = format!("--solver-time={milliseconds}ms");
        } else if let Some(seconds) = word.strip_prefix("-T:") {
            *word = format!("--solver-time={seconds}s");
        }
    }
    words
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Execute the main method of a class on this machine, exactly as `java -ea` would.
    Run(RunArgs),
    /// Explore a method, a class or a main: find the inputs that break it, or prove within limits that none exist.
    Check(CheckArgs),
    /// Write the explored paths as JUnit tests, compile and run them.
    Test(TestArgs),
    /// Explore, and draw the input heaps of the paths, each shape once.
    Explore(ExploreArgs),
    /// Help for writing specifications of heap shapes.
    Hex(HexArgs),
    /// Look after the answers that are kept across runs.
    Store(StoreCommandArgs),
    /// Count the inputs that take each path, exactly, and say how probable each outcome is; or the solutions of a FILE.smt2.
    Count(CountArgs),
    /// Answer an SMT-LIB 2 script, or a program that writes one: in the place of `z3 -in`.
    Solve(SolveArgs),
    /// Rebuild the experiments of a paper on this engine, and print them beside the published figures.
    Bench(BenchArgs),
    /// Say what this machine has and lacks, and the command that mends it.
    Doctor(DoctorArgs),
}

/// Flags of `run`.
#[derive(Debug, Args)]
pub struct RunArgs {
    /// The class with the main method, such as `pkg.Main`.
    pub class: String,
    /// Arguments of the program; put `--` before those that look like flags of this command.
    pub args: Vec<String>,
    /// Directories and jars with the program's classes, separated by colons.
    #[arg(long, visible_alias = "class-path", default_value = ".", value_name = "PATH[:PATH...]")]
    pub cp: String,
    /// The JDK whose class library is used [default: JAVA_HOME, else the java on PATH].
    #[arg(long, value_name = "HOME")]
    pub jdk: Option<PathBuf>,
    /// Switch `assert` off; it is on by default.
    #[arg(long)]
    pub no_assert: bool,
    /// Print how many instructions were executed, how fast, and what the heap holds.
    #[arg(long)]
    pub count: bool,
    /// Stop after so many instructions.
    #[arg(long, value_name = "N")]
    pub steps: Option<u64>,
    /// Stop after this time, such as 500ms, 60s or 5m.
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    pub time: Option<Duration>,
    /// Stop when objects take more memory than this, such as 512M or 2G.
    #[arg(long, value_name = "SIZE", default_value = "4G", value_parser = parse_size)]
    pub memory: usize,
    /// Frames before StackOverflowError.
    #[arg(long, value_name = "N", default_value_t = 16_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub depth: u32,
}

/// Flags of `check`.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// `pkg.Class`, `pkg.Class.method`, or `'pkg.Class.method(int,pkg.Node)'` where overloads need it.
    pub target: String,
    /// Directories and jars with the program's classes, separated by colons.
    #[arg(long, visible_alias = "class-path", default_value = ".", value_name = "PATH[:PATH...]")]
    pub cp: String,
    /// The JDK whose class library is used [default: JAVA_HOME, else the java on PATH].
    #[arg(long, value_name = "HOME")]
    pub jdk: Option<PathBuf>,
    /// When an unknown reference is decided.
    #[arg(long, value_parser = words::<Laziness>(LAZINESS), default_value = default(&Inputs::default().laziness))]
    pub laziness: Laziness,
    /// Which partial heaps are admitted; several, separated by commas, must all agree.
    #[arg(long, value_parser = members(), value_delimiter = ',', default_value = default(&Members::default()), value_name = "MEMBER,...")]
    pub admission: Vec<String>,
    /// A specification of heap shapes, in HEX or as a rule file of JBSE, or contracts in JML where the name ends in `.jml`;
    /// repeatable [default: those in annotations of the classes].
    #[arg(long, value_name = "FILE")]
    pub spec: Vec<PathBuf>,
    /// Java sources with contracts in comments: a file, or a folder that holds packages; repeatable.
    #[arg(long, value_name = "PATH")]
    pub source: Vec<PathBuf>,
    /// Let contracts stand in the place of bodies: of a method (`pkg.Class.method`), a class, or a package (`pkg.*`); repeatable.
    #[arg(long, value_name = "NAME")]
    pub contract: Vec<String>,
    /// Let a static method run in the place of another method, which it takes the receiver of first: `pkg.Class.method=pkg.Other.model`;
    /// repeatable.
    #[arg(long, value_name = "METHOD=MODEL")]
    pub model: Vec<String>,
    /// Compare the input heap of every ended path with the specification once more, over all ways to visit it.
    #[arg(long)]
    pub hex_recheck: bool,
    /// Objects of each class beyond --n that a completion may have (`--admission whole`).
    #[arg(long, value_name = "N", default_value_t = AdmissionSettings::default().further)]
    pub further: u32,
    /// Make sure at the end of every path, not only of those that violate, that some valid input takes it.
    #[arg(long)]
    pub judge: bool,
    /// Whether two references of the input may lead to one object.
    #[arg(long, value_parser = words::<Aliasing>(ALIASING), default_value = default(&Inputs::default().aliasing))]
    pub aliasing: Aliasing,
    /// What static fields hold when the subject is called.
    #[arg(long, value_parser = words::<StaticInputs>(STATICS), default_value = default(&Inputs::default().statics))]
    pub statics: StaticInputs,
    /// What clocks, unseeded random numbers, identity hash codes, processors and memory are.
    #[arg(long, value_parser = words::<Environment>(ENVIRONMENT), default_value = default(&Inputs::default().environment))]
    pub environment: Environment,
    /// Classes that inputs may be of: `all` that the class path offers, `all` and further ones, only the `declared` ones, or a list.
    #[arg(long, value_name = "all[,CLASS...]|declared|CLASS,...", default_value_t = Inputs::default().subtypes)]
    pub subtypes: Subtypes,
    /// Longest chain of materializations.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub k: Option<u32>,
    /// Input objects of each class, or of one: `--n 5`, `--n Node=7` [default: 3 when no limit is given at all].
    #[arg(long, value_name = "N|CLASS=N", allow_negative_numbers = true)]
    pub n: Vec<String>,
    /// Iterations of a loop that materialize nothing.
    #[arg(long = "loop", value_name = "N", default_value_t = Limits::default().iterations)]
    pub iterations: u32,
    /// Frames.
    #[arg(long, value_name = "N", default_value_t = Limits::default().depth, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub depth: u32,
    /// Elements of an array of the input that are looked at [default: k, else n, else 4].
    #[arg(long, value_name = "N")]
    pub array: Option<u32>,
    /// Characters of a string of the input.
    #[arg(long, value_name = "N", default_value_t = Limits::default().string)]
    pub string: u32,
    /// Instructions on one path.
    #[arg(long, value_name = "N", default_value_t = Limits::default().steps)]
    pub steps: u64,
    /// Time for each target, such as 500ms, 60s or 5m.
    #[arg(long, value_name = "TIME", value_parser = parse_time, default_value = default_time(Limits::default().time))]
    pub time: Duration,
    /// Memory for objects, such as 512M or 2G.
    #[arg(long, value_name = "SIZE", default_value = shown(print_size(Limits::default().memory)), value_parser = parse_size)]
    pub memory: usize,
    /// What integers are: Java's, which wrap, or unbounded ones (an approximation).
    #[arg(long, value_parser = words::<Arithmetic>(INT), default_value = default(&Inputs::default().int))]
    pub int: Arithmetic,
    /// What counts as a violation.
    #[arg(long, value_parser = words::<Property>(PROPERTY), default_value = default(&Property::default()))]
    pub property: Property,
    /// A boolean method without parameters that is run as class invariant; `none` switches it off
    /// [default: repOK, repOk or invariant].
    #[arg(long, value_name = "METHOD")]
    pub invariant: Option<String>,
    /// Arguments of a main method that are symbolic strings; without it there are none.
    #[arg(long, value_name = "N")]
    pub symbolic_args: Option<u32>,
    /// Workers [default: the number of cores].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=256))]
    pub jobs: Option<u32>,
    /// Take exactly one path again and tell it line by line: the choices that a report names.
    #[arg(long, value_name = "CHOICES")]
    pub path: Option<explore::Path>,
    /// Keep the tree of so many ended paths, for `--format json`.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub tree: u32,
    /// In which order paths are explored; the results are the same.
    #[arg(long, value_parser = orders(), default_value = Order::default().name())]
    pub order: String,
    /// The seed of `--order random`.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    #[command(flatten)]
    pub solving: SolverArgs,
    /// Switch `assert` off; it is on by default.
    #[arg(long)]
    pub no_assert: bool,
    /// Exit with status 3 also where a limit cut something or surroundings were fixed.
    #[arg(long)]
    pub strict: bool,
    /// How the program is confined when it runs on the real JVM, and its tests.
    #[arg(long, value_parser = words::<Sandbox>(SANDBOX), default_value = default(&Sandbox::default()))]
    pub sandbox: Sandbox,
    /// Do not run witnesses on the real JVM.
    #[arg(long)]
    pub no_replay: bool,
    /// Say how probable every outcome and every violation is, if all primitive inputs are equally likely.
    #[arg(long)]
    pub probability: bool,
    /// Time for counting the inputs of one path.
    #[arg(long, value_name = "TIME", value_parser = parse_time, default_value = default_time(Some(CountSettings::default().time)))]
    pub count_time: Duration,
    /// How the report is written.
    #[arg(long, value_parser = FormatArg::parser(), default_value = FormatArg::DEFAULT)]
    pub format: FormatArg,
}

/// Flags of `count`: those of `check`, and its own.
#[derive(Debug, Args)]
pub struct CountArgs {
    #[command(flatten)]
    pub check: CheckArgs,
    /// Paths that are listed; sums are over all.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub paths: u32,
}

/// Flags of `test`: those of `check`, and its own.
#[derive(Debug, Args)]
pub struct TestArgs {
    #[command(flatten)]
    pub check: CheckArgs,
    /// The folder that the tests go to, in the folders of their packages.
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// The version of JUnit.
    #[arg(long, value_enum, default_value_t = JUnitArg::Five)]
    pub junit: JUnitArg,
    /// The package of the tests [default: that of the tested class].
    #[arg(long, value_name = "NAME", value_parser = parse_package)]
    pub package: Option<String>,
    /// Keep only tests that execute branches which no other does.
    #[arg(long)]
    pub minimal: bool,
    /// Overwrite existing files.
    #[arg(long)]
    pub force: bool,
    /// Tests of each method; those that execute new code come on top.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub tests: u32,
    /// Write the tests, but neither compile nor run them.
    #[arg(long)]
    pub no_run: bool,
    /// Jars of JUnit, its console launcher among them [default: Debian's packages, else the local Maven repository].
    #[arg(long, value_name = "PATH[:PATH...]")]
    pub junit_cp: Option<String>,
}

/// Values of `--junit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum JUnitArg {
    /// JUnit 4.13
    #[value(name = "4")]
    Four,
    /// JUnit 5.8 or later
    #[value(name = "5")]
    Five,
}

fn parse_package(text: &str) -> Result<String, String> {
    let is_name = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    if text.is_empty() || text.split('.').all(is_name) {
        Ok(text.to_owned())
    } else {
        Err("write a package as in org.example.tests".to_owned())
    }
}

/// A default that settings write as a word.
fn default(value: &impl Serialize) -> &'static str {
    shown(word(value))
}

/// A default that is a time.
fn default_time(time: Option<Duration>) -> &'static str {
    shown(print_time(time.unwrap_or_default()))
}

/// Flags of `solve`.
#[derive(Debug, Args)]
pub struct SolveArgs {
    /// The script; `-` or nothing is standard input, which is answered command by command.
    #[arg(value_name = "FILE", default_value = "-")]
    pub file: PathBuf,
    #[command(flatten)]
    pub solving: SolverArgs,
    /// At the end, print to standard error how many questions there were and who answered them.
    #[arg(long)]
    pub stats: bool,
}

/// Flags of `bench`.
#[derive(Debug, Args)]
pub struct BenchArgs {
    /// The benchmark: `green` or `hex`. Without it, the tables are listed.
    pub name: Option<String>,
    /// Only this table.
    #[arg(long, value_name = "NAME")]
    pub table: Option<String>,
    /// Smaller parameters: less than half a minute in all.
    #[arg(long)]
    pub quick: bool,
    /// Only fill a store: one of the processes that are measured.
    #[arg(long, value_name = "FILE", hide = true)]
    pub writer: Option<PathBuf>,
    /// The JDK whose class library is used [default: JAVA_HOME, else the java on PATH].
    #[arg(long, value_name = "HOME")]
    pub jdk: Option<PathBuf>,
    /// How the tables are written.
    #[arg(long, value_parser = FormatArg::parser(), default_value = FormatArg::DEFAULT)]
    pub format: FormatArg,
}

/// Flags of `doctor`.
#[derive(Debug, Args)]
pub struct DoctorArgs {
    /// The JDK to look at [default: JAVA_HOME, else the java on PATH].
    #[arg(long, value_name = "HOME")]
    pub jdk: Option<PathBuf>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_may_stand_behind_the_arguments_of_the_program() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let moved = program_arguments_last(words("heapwright run Main -x --cp out --verbose --count -- --cp"));
        assert_eq!(moved, words("heapwright run --cp out --count -- Main -x --verbose --cp"));
    }

    #[test]
    fn words_of_z3_are_understood() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let plain = without_words_of_z3(words("heapwright solve -in -smt2 -t:500 -"));
        assert_eq!(plain, words("heapwright solve --solver-time=500ms -"));
        assert_eq!(without_words_of_z3(words("heapwright run -in")), words("heapwright run -in"));
    }
}
