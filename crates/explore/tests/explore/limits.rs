//! Explorations that are to end early do, say so, and never hang.

use std::thread;
use std::time::{Duration, Instant};

use crate::support::case::Case;
use budget::Budget;
use explore::{Interruption, ORDERS, Settings, Verdict};

/// In every order, alone and with others.
fn everywhere(case: &Case, change: impl Fn(&mut Settings), check: impl Fn(Case)) {
    for order in ORDERS.iter().map(|named| (named.order)(1)) {
        for jobs in [1, 3] {
            let mut case = case.clone();
            let settings = &mut case.task.settings;
            (settings.order, settings.jobs) = (order, Some(jobs));
            change(settings);
            check(case);
        }
    }
}

#[test]
fn no_time_at_all() {
    let no_time = |settings: &mut Settings| settings.limits.time = Some(Duration::ZERO);
    everywhere(&Case::new("BinarySearchTree.insert").n(50), no_time, |case| {
        let record = case.explore();
        assert_eq!(record.interrupted, Some(Interruption::Time(Duration::ZERO)));
        assert_eq!((record.counts.completed(), record.verdict()), (0, Verdict::Incomplete));
    });
}

#[test]
fn stopped_from_the_start() {
    let case = Case::new("BinarySearchTree.insert").n(50);
    case.task.budget.stop();
    everywhere(
        &case,
        |_| {},
        |case| {
            let record = case.explore();
            assert_eq!(record.interrupted, Some(Interruption::Stopped));
            assert_eq!((record.counts.completed(), record.verdict()), (0, Verdict::Incomplete));
        },
    );
}

/// Whenever the end comes, an exploration that is not reported as interrupted must be complete.
#[test]
fn stopped_at_some_time() {
    let complete = Case::new("BinarySearchTree.insert").n(4).explore().counts.completed();
    for milliseconds in [1, 60, 120, 180, 240, 300, 400] {
        let time = |settings: &mut Settings| settings.limits.time = Some(Duration::from_millis(milliseconds));
        everywhere(&Case::new("BinarySearchTree.insert").n(4), time, |case| {
            let record = case.explore();
            assert!(record.interrupted.is_some() || record.counts.completed() == complete);
        });
    }
}

/// A path that neither forks nor ends.
#[test]
fn stopped_on_an_endless_path() {
    let steps = |settings: &mut Settings| (settings.limits.steps, settings.limits.iterations) = (u64::MAX, u32::MAX);
    everywhere(&Case::new("Twisted.endless"), steps, |mut case| {
        case.task.budget = Budget::default();
        let budget = case.task.budget.clone();
        let started = Instant::now();
        let stopper = thread::spawn(move || {
            thread::sleep(Duration::from_millis(500));
            budget.stop();
        });
        let record = case.explore();
        stopper.join().expect("sleeping does not panic");
        assert_eq!(record.interrupted, Some(Interruption::Stopped));
        assert!(started.elapsed() < Duration::from_secs(60));
    });
}

/// An alternative that the solver could not decide is not excluded. So the other alternative has to be assumed: no
/// witness may contradict it.
#[test]
fn undecided_conditions() {
    let case = Case::new("Twisted.undecided").with(|settings| settings.solver.time = Some(Duration::ZERO));
    let record = case.explore();
    assert!(!record.gaps.is_empty());
    assert!(record.violations.is_empty(), "{:#?}", record.violations);
}
