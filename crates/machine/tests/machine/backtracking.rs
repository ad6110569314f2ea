//! Rollback restores the whole state of the machine: random programs are driven by random scripts of running, marking,
//! rolling back and releasing. At every position that a script visits, the state must be that of a fresh machine that
//! executed as many instructions without any mark.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::support::random_program::{PROGRAMS, compiled};
use crate::support::start::start;
use heap::Value;
use machine::{Config, Machine, Mark, Stop};
use proptest::prelude::*;

/// Marks inside one another.
const DEEPEST: usize = 6;
/// More than any of the programs executes.
const ENOUGH: u64 = 20_000_000;

/// One step of a script.
#[derive(Clone, Debug)]
enum Action {
    Run(u64),
    Mark,
    Rollback,
    Release,
    Undo,
    /// Collect garbage, which marks forbid.
    Collect,
    /// Compare the state here.
    Look,
    /// Change a static field from outside, so that the program goes another way from here on.
    Twist(i32),
}

/// Lengths of all magnitudes, from a single instruction to half a program.
fn length() -> impl Strategy<Value = u64> {
    prop_oneof![1..8u64, 8..200u64, 200..5_000u64, 5_000..60_000u64]
}

fn straight() -> impl Strategy<Value = Action> {
    prop_oneof![
        6 => length().prop_map(Action::Run),
        3 => Just(Action::Mark),
        3 => Just(Action::Rollback),
        1 => Just(Action::Release),
        2 => Just(Action::Undo),
        1 => Just(Action::Look),
        1 => Just(Action::Collect),
    ]
}

fn twisted() -> impl Strategy<Value = Action> {
    prop_oneof![4 => straight(), 1 => (1..9i32).prop_map(Action::Twist)]
}

/// The compiled programs.
fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(compiled)
}

/// A machine before the first instruction of a program. Stacks are short, so that some overflow.
fn fresh(program: u64) -> Machine {
    let mut machine = start(classes(), &format!("P{program}"), Config::default());
    machine.config.max_depth = 60;
    machine
}

/// What the driver knows of the current path.
#[derive(Clone)]
struct Progress {
    /// Instructions executed on it.
    executed: u64,
    /// How it ended, if it did.
    end: Option<String>,
    twisted: bool,
}

/// A path with its open marks, driven by a script.
struct Driver {
    machine: Machine,
    progress: Progress,
    marks: Vec<(Mark, Progress, u64)>,
    /// Positions on paths without a twist, how often garbage had been collected before, and the digests seen there.
    seen: Vec<(u64, usize, u64)>,
    /// Where garbage was collected.
    collections: Vec<u64>,
}

impl Driver {
    fn new(program: u64) -> Driver {
        let progress = Progress { executed: 0, end: None, twisted: false };
        Driver { machine: fresh(program), progress, marks: Vec::new(), seen: Vec::new(), collections: Vec::new() }
    }

    fn act(&mut self, action: &Action, program: u64) -> Result<(), TestCaseError> {
        match action {
            Action::Run(count) => self.run(*count),
            Action::Mark if self.marks.len() < DEEPEST => {
                let mark = self.machine.mark();
                self.marks.push((mark, self.progress.clone(), self.machine.digest()));
            }
            Action::Mark => {}
            Action::Rollback => return self.rollback(),
            Action::Release => self.release(),
            Action::Undo => return self.undo(),
            Action::Look => self.look(),
            Action::Collect => self.collect(),
            Action::Twist(by) => self.twist(program, *by),
        }
        Ok(())
    }

    fn run(&mut self, count: u64) {
        if self.progress.end.is_some() {
            return;
        }
        let before = self.machine.executed;
        let stop = self.machine.run(count);
        self.progress.executed += self.machine.executed - before;
        if !matches!(stop, Stop::Paused) {
            self.progress.end = Some(format!("{stop:?}"));
        }
    }

    fn rollback(&mut self) -> Result<(), TestCaseError> {
        let Some((mark, progress, digest)) = self.marks.last() else { return Ok(()) };
        self.machine.rollback(mark);
        prop_assert_eq!(self.machine.digest(), *digest, "rollback to instruction {}", progress.executed);
        self.progress = progress.clone();
        self.look();
        Ok(())
    }

    fn undo(&mut self) -> Result<(), TestCaseError> {
        let Some((mark, progress, digest)) = self.marks.pop() else { return Ok(()) };
        self.machine.undo(&mark);
        prop_assert_eq!(self.machine.digest(), digest, "back at instruction {}", progress.executed);
        self.progress = progress;
        self.look();
        Ok(())
    }

    /// Releases the newest mark, unless the path is twisted: then a rollback to the mark is the only way back.
    fn release(&mut self) {
        if !self.progress.twisted
            && let Some((mark, ..)) = self.marks.pop()
        {
            self.machine.release(&mark);
        }
    }

    fn look(&mut self) {
        if !self.progress.twisted {
            self.seen.push((self.progress.executed, self.collections.len(), self.machine.digest()));
        }
    }

    fn collect(&mut self) {
        // Nothing refers to the result of a path that has ended, so it must not be collected.
        if self.progress.end.is_none() {
            self.machine.collect();
            if self.marks.is_empty() {
                let at = self.progress.executed;
                self.collections.push(at);
                // Digests at later positions were taken without this collection; the path has it now.
                self.seen.retain(|(executed, ..)| *executed <= at);
            }
        }
    }

    /// Runs up to a position, collecting garbage where another driver did, up to so many times.
    fn follow(&mut self, collections: &[u64], executed: u64) {
        for &at in &collections[self.collections.len()..] {
            self.run(at - self.progress.executed);
            self.collect();
        }
        self.run(executed - self.progress.executed);
    }

    fn twist(&mut self, program: u64, by: i32) {
        let class = self.machine.program.loaded(&format!("P{program}")).expect("the class of the program");
        let slot = self.machine.program.slot(class, "twist").expect("the static of the program");
        if !self.marks.is_empty() && self.progress.end.is_none() {
            self.machine.set_static(slot as usize, Value::Int(by));
            self.progress.twisted = true;
        }
    }

    /// Leaves twisted paths, then runs to the end, with the marks that are left.
    fn finish(&mut self) -> Result<Finish, TestCaseError> {
        while self.progress.twisted {
            self.rollback()?;
            if self.progress.twisted
                && let Some((mark, ..)) = self.marks.pop()
            {
                self.machine.release(&mark);
            }
        }
        self.run(ENOUGH);
        let finish = Finish::of(&self.machine, &self.progress);
        // Then back again, from the end to the outermost mark.
        while let Some((mark, ..)) = {
            self.rollback()?;
            self.marks.pop()
        } {
            self.machine.release(&mark);
        }
        Ok(finish)
    }
}

/// How a run ended.
#[derive(Debug, PartialEq)]
struct Finish {
    end: Option<String>,
    executed: u64,
    out: String,
}

impl Finish {
    fn of(machine: &Machine, progress: &Progress) -> Finish {
        let bytes: Vec<u8> = machine.output().runs().flat_map(|(_, run)| run.to_vec()).collect();
        Finish {
            end: progress.end.clone(),
            executed: progress.executed,
            out: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }
}

fn check(program: u64, actions: &[Action]) -> Result<(), TestCaseError> {
    let mut driver = Driver::new(program);
    for action in actions {
        driver.act(action, program)?;
    }
    let finish = driver.finish()?;

    let mut reference = Driver::new(program);
    let mut seen = std::mem::take(&mut driver.seen);
    // Classes are numbered in the order of loading, which is another one on a twisted path. So states after a rollback
    // are compared with the states at the mark, not with those of a fresh machine.
    if actions.iter().any(|action| matches!(action, Action::Twist(_))) {
        seen.clear();
    }
    seen.sort_unstable();
    seen.dedup();
    for (executed, collections, digest) in seen {
        reference.follow(&driver.collections[..collections], executed);
        prop_assert_eq!(reference.progress.executed, executed);
        prop_assert_eq!(reference.machine.digest(), digest, "at instruction {}", executed);
    }
    reference.follow(&driver.collections, finish.executed);
    reference.run(ENOUGH);
    prop_assert_eq!(finish, Finish::of(&reference.machine, &reference.progress));
    Ok(())
}

fn config() -> ProptestConfig {
    ProptestConfig { max_shrink_iters: 300, ..testing::properties(60) }
}

#[test]
fn every_state_is_that_of_a_fresh_run() {
    classes();
    proptest!(config(), |(program in 0..PROGRAMS, actions in prop::collection::vec(straight(), 4..40))| {
        check(program, &actions)?;
    });
}

#[test]
fn nothing_of_another_turn_is_left_behind() {
    classes();
    proptest!(config(), |(program in 0..PROGRAMS, actions in prop::collection::vec(twisted(), 4..40))| {
        check(program, &actions)?;
    });
}

/// The programs end in each possible way, and execute enough instructions to be interrupted.
#[test]
fn the_programs_are_varied() {
    let mut ends = Vec::new();
    for program in 0..PROGRAMS {
        let mut driver = Driver::new(program);
        driver.run(ENOUGH);
        let place = driver.machine.place();
        let end = driver.progress.end.unwrap_or_else(|| panic!("P{program} goes on at {place}"));
        assert!(driver.progress.executed > 2_000, "P{program} ends after {} instructions", driver.progress.executed);
        println!("P{program}: {} instructions, {end}", driver.progress.executed);
        ends.push(end);
    }
    for kind in ["Returned", "Exit", "Uncaught"] {
        assert!(ends.iter().any(|end| end.starts_with(kind)), "no program ends with {kind}");
    }
    assert!(!ends.iter().any(|end| end.starts_with("Unsupported") || end.starts_with("Malformed")), "{ends:?}");
}
