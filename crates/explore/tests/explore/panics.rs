//! A panic of a worker is an error with its message; the other workers end too.

use explore::{Bug, ExploreError, Inputs, Invariant, Progress, Settings, Task, explore};

fn task(jobs: usize) -> Task {
    let inputs = Inputs { invariant: Invariant::None, ..Inputs::default() };
    Task { settings: Settings { inputs, jobs: Some(jobs), ..Settings::default() }, ..Task::default() }
}

#[test]
fn a_panic_is_an_error() {
    for jobs in [1, 3] {
        let setup = || panic!("{} is {}", "this", "wrong");
        let result = explore(&setup, &|_| unreachable!("no machine was made"), &task(jobs), &Progress::default());
        let bug = Bug { message: "this is wrong".to_owned(), path: String::new() };
        assert_eq!(result.err(), Some(ExploreError::Bug(bug)));
    }
}
