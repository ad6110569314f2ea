//! The habits of the project, as commands: one file per command, listed in [`COMMANDS`].

mod bench;
mod bless;
mod claims;
mod metrics;
mod programs;
mod soak;
mod stress;
mod survey;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A command: its name, one line of help, and what it does with the remaining arguments.
struct Command {
    name: &'static str,
    help: &'static str,
    run: fn(&[String]) -> anyhow::Result<ExitCode>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "bench",
        help: "measure the machine (NAME...: only these; --base REV: beside another revision; --instructions: by valgrind)",
        run: bench::run,
    },
    Command { name: "bless", help: "accept what texts of tests have become (PACKAGE...: only these)", run: bless::run },
    Command {
        name: "claims",
        help: "compare verdicts on random methods with brute force (N --seed S --keep DIR --bin FILE)",
        run: claims::run,
    },
    Command { name: "soak", help: "run random tests with fresh seeds (TIME PACKAGE...; 10m, all)", run: soak::run },
    Command {
        name: "metrics",
        help: "measure our own sources: sizes, largest types, module circles (--base REV: beside another revision)",
        run: metrics::run,
    },
    Command {
        name: "stress",
        help: "exhaust time and memory, and end runs at random moments (MOMENTS --seed S --bin FILE)",
        run: stress::run,
    },
    Command {
        name: "survey",
        help: "test real libraries (PATTERN... --time 30s --out FILE.md --keep DIR)",
        run: survey::run,
    },
    Command { name: "tidy", help: "check the habits of the repository (--verbose: warnings too)", run: tidy::run },
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = args.split_first() else {
        eprint!("{}", usage());
        return ExitCode::from(2);
    };
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        eprint!("unknown command `{name}`\n{}", usage());
        return ExitCode::from(2);
    };
    (command.run)(rest).unwrap_or_else(|error| {
        eprintln!("xtask {name}: {error:#}");
        ExitCode::FAILURE
    })
}

fn usage() -> String {
    let mut text = String::from("usage: cargo xtask COMMAND\n\n");
    for command in COMMANDS {
        text.push_str(&format!("  {:<8} {}\n", command.name, command.help));
    }
    text
}

/// The root of the repository: the folder above this crate's.
fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_path_buf()
}
