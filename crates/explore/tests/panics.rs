//! A panic of a worker is an error with its message; the other workers end too.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use explore::{Bug, Config, ExploreError, Invariant, Limits, Order, Progress, Property, explore};

fn config(jobs: usize) -> Config {
    Config {
        limits: Limits { k: None, n: Some(3), n_of: Vec::new(), iterations: 10, steps: 1000, time: None },
        property: Property::Default,
        invariant: Invariant::None,
        order: Order::DepthFirst,
        jobs,
        symbolic_args: None,
        solver: solver::Config::default(),
        stop: Arc::new(AtomicBool::new(false)),
    }
}

#[test]
fn a_panic_is_an_error() {
    for jobs in [1, 3] {
        let setup = || panic!("{} is {}", "this", "wrong");
        let result = explore(&setup, &|_| unreachable!("no machine was made"), &config(jobs), &Progress::default());
        let bug = Bug { message: "this is wrong".to_owned(), path: String::new() };
        assert_eq!(result.err(), Some(ExploreError::Bug(bug)));
    }
}
