//! The command line: glue only.

mod bench;
mod bug;
mod check;
mod cli;
mod count;
mod count_script;
mod doctor;
mod each;
mod failure;
mod heaps;
mod hex_check;
mod open;
mod output;
mod progress;
mod run;
mod settings;
mod solve;
mod status;
mod store_command;
mod story;
mod terminal;
mod test;

use std::panic::catch_unwind;
use std::process::ExitCode;

use crate::cli::{Cli, Command, HexAction};
use crate::failure::Failure;

/// Every choice of an exploration allocates a little memory, so the allocator has to be fast.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // This program is also the guard of the programs that it runs.
    confine::serve();
    let cli = Cli::from_process();
    bug::quiet_panics();
    let result = catch_unwind(|| execute(&cli)).unwrap_or_else(|panic| Err(Failure::bug(bug::elsewhere(&*panic))));
    match result {
        Ok(status) => ExitCode::from(status),
        Err(failure) => {
            eprintln!("heapwright: {failure}");
            ExitCode::from(failure.status)
        }
    }
}

/// Executes the command; the result is the exit status.
fn execute(cli: &Cli) -> Result<u8, Failure> {
    match &cli.command {
        Command::Run(args) => run::run(args),
        Command::Check(args) => check::check(args),
        Command::Explore(args) => heaps::explore(args),
        Command::Hex(args) => match &args.action {
            HexAction::Check(args) => hex_check::check(args),
        },
        Command::Test(args) => test::test(args),
        Command::Store(args) => store_command::store(args),
        Command::Count(args) => count::count(args),
        Command::Solve(args) => solve::solve(args),
        Command::Bench(args) => bench::bench(args),
        Command::Doctor(args) => {
            let (report, complete) = doctor::doctor(args.jdk.as_deref());
            output::print(&report)?;
            Ok(if complete { 0 } else { 2 })
        }
    }
}
