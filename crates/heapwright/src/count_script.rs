//! `heapwright count FILE.smt2`: how many values of its constants satisfy a script.

use std::fs::File;
use std::io::{self, BufReader};

use ::budget::Budget;
use ::count::{Probability, Quota, count_with_memory};
use explore::{Counting, StoredCounts};
use num_bigint::BigUint;
use report::Report;
use report::model::{Solutions, SolutionsCount};
use session::{finish, open_solver};
use smtlib::{Session, with_large_stack};
use solver::{Config, Solver};

use crate::bug;
use crate::cli::CountArgs;
use crate::failure::Failure;
use crate::output;
use crate::settings;
use crate::status::INCOMPLETE;
use crate::terminal::Terminal;

/// Solutions, and the bits of everything that was declared.
type Counted = Result<(BigUint, u64), String>;

/// Counts the solutions of a script; the result is the exit status.
pub fn count(args: &CountArgs) -> Result<u8, Failure> {
    let file = &args.check.target;
    let settings = settings::solver(&args.check.solving, Some(args.check.count_time))?;
    let stores = open_solver(&settings)?;
    let config = settings.lower(stores.clone());
    let counted = with_large_stack(|| solutions(args, config));
    let counted = counted.map_err(|error| Failure::limit(format!("no thread to work on: {error}")))?;
    let counted = counted.unwrap_or_else(|panic| Err(Failure::bug(bug::elsewhere(&*panic))))?;
    finish(&stores, &Terminal::default());
    let count = match &counted {
        Ok((solutions, bits)) => SolutionsCount::Counted {
            solutions: solutions.to_string(),
            bits: *bits,
            probability: Probability::new(solutions.clone(), *bits).decimal(),
        },
        Err(reason) => SolutionsCount::Uncounted { uncounted: reason.clone() },
    };
    let solutions = Solutions { target: file.clone(), count };
    output::write(&[Report::solutions(solutions)], args.check.format)?;
    Ok(if counted.is_ok() { 0 } else { INCOMPLETE })
}

fn solutions(args: &CountArgs, config: Config) -> Result<Counted, Failure> {
    let file = &args.check.target;
    let open = File::open(file).map_err(|error| Failure::usage(format!("{file}: {error}")))?;
    let mut memory = StoredCounts::new(config.stores.clone());
    let mut session = Session::new(Box::new(move || Solver::new(config.clone())));
    let mut replies = Vec::new();
    let read: io::Result<()> = session.run(BufReader::new(open), &mut replies);
    read.map_err(|error| Failure::usage(format!("{file}: {error}")))?;
    if session.errors() > 0 {
        let replies = String::from_utf8_lossy(&replies).into_owned();
        let first = replies.lines().find(|line| line.starts_with("(error")).unwrap_or_default().to_owned();
        return Err(Failure::usage(format!("{file}: {first}")));
    }
    let problem = match session.problem() {
        Ok(problem) => problem,
        Err(reason) => return Ok(Err(reason)),
    };
    let mut quota = Quota::new(Counting::default().cases, Budget::of(args.check.count_time));
    Ok(match count_with_memory(problem.terms, &problem.conjuncts, &mut quota, &mut memory) {
        // Constants that no condition mentions may have any value; a variable may have more bits than its constant.
        Ok(counted) => {
            let bits = problem.declared_bits + problem.derived_bits;
            Ok(((counted.solutions << bits) >> counted.bits, problem.declared_bits))
        }
        Err(uncountable) => Err(uncountable.to_string()),
    })
}
