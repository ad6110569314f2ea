//! A session on standard input and output.

use std::io;

use smtlib::{Session, with_large_stack};
use solver::{Config, Solver};

fn main() -> io::Result<()> {
    let run = || {
        let mut session = Session::new(Box::new(|| Solver::new(Config::default())));
        session.run(io::stdin().lock(), &mut io::stdout().lock())
    };
    with_large_stack(run)?.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}
