//! The command line, as one table of flags: parser and help come from it.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, CommandFactory, Parser, Subcommand};

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
        Cli::parse_from(program_arguments_last(std::env::args().collect()))
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

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Execute the main method of a class on this machine, exactly as `java -ea` would.
    Run(RunArgs),
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

/// Flags of `doctor`.
#[derive(Debug, Args)]
pub struct DoctorArgs {
    /// The JDK to look at [default: JAVA_HOME, else the java on PATH].
    #[arg(long, value_name = "HOME")]
    pub jdk: Option<PathBuf>,
}

fn parse_time(text: &str) -> Result<Duration, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let number: f64 = digits.parse().map_err(|_| format!("`{text}` is no time; write 500ms, 60s or 5m"))?;
    let unit = match &text[digits.len()..] {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        other => return Err(format!("`{other}` is no unit of time; use ms, s, m or h")),
    };
    Duration::try_from_secs_f64(number * unit).map_err(|_| format!("`{text}` is no time; write 500ms, 60s or 5m"))
}

/// Objects are addressed by 32 bits.
const LARGEST: usize = 4 << 30;

fn parse_size(text: &str) -> Result<usize, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let number: usize = digits.parse().map_err(|_| format!("`{text}` is no size; write 512M or 2G"))?;
    let shift = match text[digits.len()..].to_ascii_uppercase().as_str() {
        "" | "B" => 0,
        "K" | "KB" => 10,
        "M" | "MB" => 20,
        "G" | "GB" => 30,
        other => return Err(format!("`{other}` is no unit of memory; use K, M or G")),
    };
    let bytes = number.checked_mul(1 << shift).filter(|&bytes| bytes <= LARGEST);
    bytes.ok_or_else(|| format!("`{text}` is too large; at most 4G"))
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
    fn times_and_sizes_have_units() {
        assert_eq!(parse_time("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(parse_time("2m"), Ok(Duration::from_secs(120)));
        assert!(parse_time("-1s").is_err());
        assert!(parse_time("soon").is_err());
        assert_eq!(parse_size("2G"), Ok(2 << 30));
        assert_eq!(parse_size("17"), Ok(17));
        assert!(parse_size("99999999999999G").is_err());
        assert!(parse_size("3X").is_err());
    }
}
