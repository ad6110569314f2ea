//! Garbage collection changes nothing that a program can see: random programs are collected every few instructions
//! and must end and print as they do without; a collection under a mark does nothing.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::support::random_program::compiled;
use crate::support::start::start;
use machine::{Config, Machine, Stop};

/// Programs that are run.
const PROGRAMS: u64 = 6;
/// Instructions between two collections: a prime, so that they fall everywhere.
const SLICE: u64 = 1_009;

fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(compiled)
}

fn fresh(program: u64) -> Machine {
    start(classes(), &format!("P{program}"), Config::default())
}

/// How a program ends and what it prints, with something done between slices of it.
fn outcome(program: u64, mut between: impl FnMut(&mut Machine)) -> (String, Vec<u8>, usize) {
    let mut machine = fresh(program);
    loop {
        match machine.run(SLICE) {
            Stop::Paused => between(&mut machine),
            stop => {
                let end = match stop {
                    Stop::Uncaught(exception) => machine.describe_exception(exception),
                    other => format!("{other:?}"),
                };
                let printed = machine.output().runs().flat_map(|(_, run)| run.to_vec()).collect();
                return (end, printed, machine.heap().objects());
            }
        }
    }
}

#[test]
fn collecting_is_invisible() {
    let mut freed = 0;
    for program in 0..PROGRAMS {
        let (end, printed, objects) = outcome(program, |_| {});
        let (collected_end, collected_printed, left) = outcome(program, Machine::collect);
        assert_eq!(end, collected_end, "end of P{program}");
        assert_eq!(printed, collected_printed, "output of P{program}");
        freed += objects - left;
    }
    assert!(freed > 0, "nothing was ever garbage");
}

#[test]
fn nothing_is_collected_under_a_mark() {
    let mut machine = fresh(0);
    machine.run(SLICE);
    let mark = machine.mark();
    machine.run(SLICE);
    let before = machine.digest();
    machine.collect();
    assert_eq!(machine.digest(), before);
    machine.rollback(&mark);
    machine.release(&mark);
    let objects = machine.heap().objects();
    machine.collect();
    assert!(machine.heap().objects() < objects);
}
