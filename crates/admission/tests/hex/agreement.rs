//! The decision procedure agrees with the definition of HEX for the order of discovery, decision by decision.

use crate::support::specs::{PARAMETERS, spec, table};
use crate::support::world::World;
use admission::hex::Decision;
use admission::hex::reference::holds_for;
use heap::{Origin, UnknownCell};
use program::ClassId;
use proptest::prelude::*;

proptest! {
    #![proptest_config(testing::properties(4_000))]

    #[test]
    fn decisions_are_judged_as_defined(spec in spec(), script in proptest::collection::vec((any::<u16>(), any::<u16>()), 1..24)) {
        let mut world = World::new(table(), &spec, &PARAMETERS);
        world.add_unknown(Origin::Static(0), 2);
        world.add_unknown(Origin::Asked(0), 2);
        for (which, how) in script {
            let open = world.open();
            if open.is_empty() {
                break;
            }
            let unknown = open[which as usize % open.len()];
            if how & 3 == 0 {
                // A cast: nodes may turn out to be leaves.
                let cell = world.input.unknown(unknown);
                if cell.class == ClassId(2) {
                    world.input.set_unknown(unknown, UnknownCell { class: ClassId(3), ..cell });
                }
            }
            let choices = world.choices(unknown);
            // Mostly objects.
            let at = (how >> 2) as usize % (2 * choices.len() - 1);
            let decision = choices[at.div_ceil(2)];
            let is_possible = world.admits(Decision::Object(unknown));
            let is_admitted = world.admits(decision);
            if is_admitted && !matches!(decision, Decision::Null(_)) {
                prop_assert!(is_possible, "{decision:?} after its rejection as an object");
            }
            let mark = world.mark();
            world.decide(decision);
            let (heap, backbone) = world.partial();
            prop_assert_eq!(is_admitted, holds_for(&spec, &heap, &backbone), "{:?} in {:#?}", decision, heap);
            if !is_admitted {
                world.rollback(&mark);
            }
            world.release(&mark);
        }
    }
}
