//! Rollback restores the decision procedure exactly: random decisions with nested marks, rollbacks and releases in
//! between, compared with what it was at the mark, and with a fresh run of the same decisions.

use crate::support::specs::{PARAMETERS, spec, table};
use crate::support::world::World;
use admission::hex::Decision;
use proptest::prelude::*;

/// Marks inside one another.
const DEEPEST: usize = 5;

#[derive(Clone, Debug)]
enum Action {
    Decide(u16, u16),
    Mark,
    Rollback,
    Release,
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        6 => (any::<u16>(), any::<u16>()).prop_map(|(which, how)| Action::Decide(which, how)),
        2 => Just(Action::Mark),
        2 => Just(Action::Rollback),
        1 => Just(Action::Release),
    ]
}

proptest! {
    #![proptest_config(testing::properties(2_000))]

    #[test]
    fn rollback_is_exact(spec in spec(), script in proptest::collection::vec(action(), 1..60)) {
        let mut world = World::new(table(), &spec, &PARAMETERS);
        let mut made: Vec<Decision> = Vec::new();
        let mut marks = Vec::new();
        for action in script {
            match action {
                Action::Decide(which, how) => {
                    let open = world.open();
                    if open.is_empty() {
                        continue;
                    }
                    let choices = world.choices(open[which as usize % open.len()]);
                    for &choice in &choices {
                        let before = world.digest();
                        world.admits(choice);
                        prop_assert_eq!(world.digest(), before, "a question changed something");
                    }
                    // Rejected ones, too.
                    let decision = choices[how as usize % choices.len()];
                    world.decide(decision);
                    made.push(decision);
                }
                Action::Mark if marks.len() < DEEPEST => marks.push((world.mark(), world.digest(), made.len())),
                Action::Mark => {}
                Action::Rollback => {
                    if let Some((mark, digest, len)) = marks.last() {
                        world.rollback(mark);
                        made.truncate(*len);
                        prop_assert_eq!(world.digest(), *digest);
                    }
                }
                Action::Release => {
                    if let Some((mark, ..)) = marks.pop() {
                        world.release(&mark);
                    }
                }
            }
        }
        let mut fresh = World::new(table(), &spec, &PARAMETERS);
        for decision in made {
            fresh.decide(decision);
        }
        prop_assert_eq!(fresh.digest(), world.digest());
    }
}
