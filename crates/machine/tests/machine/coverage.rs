//! Recording coverage changes nothing else: random programs go through the same states with it and without it,
//! instruction by instruction, also if what was recorded is forgotten halfway.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::support::random_program::compiled;
use crate::support::start::start;
use machine::{Config, Machine, Stop};

/// Programs that are run.
const PROGRAMS: u64 = 3;
/// Instructions between two comparisons: a prime, so that they fall everywhere.
const SLICE: u64 = 1_009;
/// More than any of the programs executes.
const ENOUGH: u64 = 20_000_000;

fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(compiled)
}

fn fresh(program: u64, coverage: bool) -> Machine {
    start(classes(), &format!("P{program}"), Config { coverage, ..Config::default() })
}

#[test]
fn coverage_is_invisible() {
    for program in 0..PROGRAMS {
        let (mut plain, mut covered) = (fresh(program, false), fresh(program, true));
        for slice in 0.. {
            // The first instructions one by one: there everything is seen for the first time.
            let budget = if slice < 3_000 { 1 } else { SLICE };
            let (expected, stop) = (plain.run(budget), covered.run(budget));
            assert_eq!(format!("{stop:?}"), format!("{expected:?}"), "P{program}");
            assert_eq!(covered.executed, plain.executed, "P{program}");
            assert_eq!(covered.digest(), plain.digest(), "P{program} after {}", plain.executed);
            if !matches!(stop, Stop::Paused) {
                break;
            }
            if slice % 500 == 499 {
                covered.coverage.reset();
                assert_eq!(covered.coverage.marks(), 0);
            }
        }
        assert_eq!(plain.coverage.marks(), 0);
        assert!(covered.coverage.marks() > 0);
    }
}

/// The same run again from a mark records nothing new; after a reset it records the same as the first time.
#[test]
fn what_is_forgotten_is_seen_again() {
    let mut machine = fresh(0, true);
    let mark = machine.mark();
    let run = |machine: &mut Machine| {
        machine.rollback(&mark);
        machine.run(ENOUGH);
        machine.coverage.marks()
    };
    let first = run(&mut machine);
    assert!(first > 0);
    assert_eq!(run(&mut machine), first, "nothing new");
    machine.coverage.reset();
    assert!(machine.coverage.methods().iter().all(|method| !method.is_entered()));
    assert_eq!(run(&mut machine), first, "all of it");
}
