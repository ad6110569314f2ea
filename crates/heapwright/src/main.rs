//! The command line: glue only.

mod check;
mod cli;
mod doctor;
mod failure;
mod run;

use std::io::Write;
use std::process::ExitCode;

use crate::cli::{Cli, Command};

fn main() -> ExitCode {
    let cli = Cli::from_process();
    let result = match &cli.command {
        Command::Run(args) => run::run(args),
        Command::Check(args) => check::check(args),
        Command::Doctor(args) => {
            let (report, complete) = doctor::doctor(args.jdk.as_deref());
            // Whoever closes the pipe does not want the rest.
            let _ = std::io::stdout().write_all(report.as_bytes());
            Ok(if complete { 0 } else { 2 })
        }
    };
    match result {
        Ok(status) => ExitCode::from(status),
        Err(failure) => {
            eprintln!("heapwright: {failure}");
            ExitCode::from(failure.status)
        }
    }
}
