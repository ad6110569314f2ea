//! Any bytes as an SMT-LIB script. Nothing may panic or hang, and every command gets at most one answer.

#![no_main]

use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use smtlib::{Session, with_large_stack};
use solver::{Config, Solver};

/// For one question.
const TIME: Duration = Duration::from_millis(50);

fuzz_target!(|bytes: &[u8]| {
    let run = || {
        let config = Config { time_limit: TIME, ..Config::default() };
        let mut session = Session::new(Box::new(move || Solver::new(config.clone())));
        session.run(bytes, &mut Vec::new()).expect("memory takes it");
    };
    with_large_stack(run).expect("a thread").expect("no panic");
});
