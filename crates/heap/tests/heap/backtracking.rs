//! Rollback restores a heap exactly: random operations with nested marks, rollbacks and releases in between must leave
//! what a fresh heap holds after the surviving operations alone.

use crate::support::operation::{Operation, operation};
use crate::support::world::{World, WorldMark};
use proptest::prelude::*;

/// Marks inside one another.
const DEEPEST: usize = 6;

/// One step of a history.
#[derive(Clone, Debug)]
enum Action {
    Do(Operation),
    Mark,
    Rollback,
    Release,
    Undo,
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        12 => operation().prop_map(Action::Do),
        2 => Just(Action::Mark),
        2 => Just(Action::Rollback),
        1 => Just(Action::Release),
        1 => Just(Action::Undo),
    ]
}

/// A world with its open marks, and the operations that no rollback has undone.
#[derive(Default)]
struct History {
    world: World,
    marks: Vec<(WorldMark, usize)>,
    surviving: Vec<Operation>,
}

impl History {
    fn act(&mut self, action: &Action) {
        match action {
            Action::Do(operation) => {
                if operation.apply(&mut self.world) {
                    self.surviving.push(operation.clone());
                } else {
                    // The world refuses only collection, and only while there are marks.
                    assert!(!self.marks.is_empty());
                }
            }
            Action::Mark if self.marks.len() < DEEPEST => {
                let mark = self.world.mark();
                self.marks.push((mark, self.surviving.len()));
            }
            Action::Mark => {}
            Action::Rollback => {
                if let Some((mark, survivors)) = self.marks.last() {
                    self.world.rollback(mark);
                    self.surviving.truncate(*survivors);
                }
            }
            Action::Release => {
                if let Some((mark, _)) = self.marks.pop() {
                    self.world.release(&mark);
                }
            }
            Action::Undo => {
                if let Some((mark, survivors)) = self.marks.pop() {
                    self.world.undo(&mark);
                    self.surviving.truncate(survivors);
                }
            }
        }
    }

    fn check(&self) -> Result<(), TestCaseError> {
        let mut fresh = World::default();
        for operation in &self.surviving {
            operation.apply(&mut fresh);
        }
        prop_assert_eq!(self.world.contents(), fresh.contents());
        prop_assert_eq!(self.world.digest(), fresh.digest());
        Ok(())
    }
}

proptest! {
    #![proptest_config(testing::properties(1500))]

    #[test]
    fn rollback_leaves_what_the_surviving_operations_make(
        actions in prop::collection::vec(action(), 1..120),
    ) {
        let mut history = History::default();
        for action in &actions {
            history.act(action);
            if matches!(action, Action::Rollback | Action::Release | Action::Undo) {
                history.check()?;
            }
        }
        // Every mark that is left must be restorable, from the innermost outwards.
        while !history.marks.is_empty() {
            history.act(&Action::Rollback);
            history.check()?;
            history.act(&Action::Release);
        }
    }

    /// A digest that overlooks a part of the state would make every comparison of digests worthless.
    #[test]
    fn the_digest_sees_every_difference(
        before in prop::collection::vec(operation(), 1..40),
        change in operation(),
    ) {
        let mut world = World::default();
        for operation in &before {
            operation.apply(&mut world);
        }
        let (contents, digest) = (world.contents(), world.digest());
        change.apply(&mut world);
        let (is_same, looks_same) = (contents == world.contents(), digest == world.digest());
        // A collection may move what stays, which only the digest sees.
        let moves = matches!(change, Operation::Collect { .. });
        prop_assert!(is_same == looks_same || is_same && moves, "{is_same} {looks_same}");
    }
}
