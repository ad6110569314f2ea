//! `heapwright solve`: answers an SMT-LIB 2 script through the solver's layers.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use session::{finish, open_solver};
use smtlib::{Session, with_large_stack};
use solver::{Config, Counters, Solver};

use crate::bug;
use crate::cli::SolveArgs;
use crate::failure::Failure;
use crate::settings;
use crate::terminal::Terminal;

/// The exit status when a command of the script was refused, as z3 has it.
const REFUSED: u8 = 1;

/// Answers a script; the result is the exit status.
pub fn solve(args: &SolveArgs) -> Result<u8, Failure> {
    let settings = settings::solver(&args.solving, None)?;
    let stores = open_solver(&settings)?;
    let config = settings.lower(stores.clone());
    let talk = || converse(&args.file, config);
    let ended = with_large_stack(talk).map_err(|error| Failure::limit(format!("no thread to work on: {error}")))?;
    let (errors, counters) = ended.unwrap_or_else(|panic| Err(Failure::bug(bug::elsewhere(&*panic))))?;
    finish(&stores, &Terminal::default());
    if args.stats {
        eprint!("{}", statistics(counters));
    }
    Ok(if errors > 0 { REFUSED } else { 0 })
}

fn converse(file: &Path, config: Config) -> Result<(u64, Counters), Failure> {
    let mut session = Session::new(Box::new(move || Solver::new(config.clone())));
    let input: Box<dyn BufRead> = if file == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        let open = File::open(file).map_err(|error| Failure::usage(format!("{}: {error}", file.display())))?;
        Box::new(BufReader::new(open))
    };
    let mut output = io::stdout().lock();
    match session.run(input, &mut output).and_then(|()| output.flush()) {
        // A reader that closes the pipe does not want the rest: that is no error.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::usage(format!("{}: {error}", file.display())))
        }
        _ => Ok((session.errors(), session.counters())),
    }
}

fn statistics(counters: Counters) -> String {
    let rows = [
        ("queries", counters.queries),
        ("order-hits", counters.order_hits),
        ("model-hits", counters.model_hits),
        ("store-hits", counters.store_hits),
        ("implication-hits", counters.implication_hits),
        ("smt-calls", counters.smt_calls),
        ("smt-microseconds", counters.smt_nanos / 1000),
    ];
    rows.iter().map(|(name, count)| format!("; {name} {count}\n")).collect()
}
