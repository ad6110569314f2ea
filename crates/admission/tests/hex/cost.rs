//! What a decision costs does not depend on the size of the heap.

use crate::support::table::{Row, Table};
use crate::support::world::World;
use admission::hex::Decision;
use heap::Origin;

fn list() -> Table {
    Table {
        rows: vec![Row::new("a.List", &[], &[("header", 1)]), Row::new("a.Node", &[], &[("next", 1), ("previous", 1)])],
        statics: vec![],
    }
}

const LIST: &str = "
    class List {
        this.header not null, aliases nothing;
        this.header(.next|.previous)+ not null;
        this.header(.next)+.previous expands to nothing, aliases owner.owner;
        this.header(.previous)+.next expands to nothing, aliases owner.owner;
        this.header(.next)+ aliases max this.header(.previous)*;
        this.header(.previous)+ aliases max this.header(.next)*;
    }";

fn tree() -> Table {
    Table {
        rows: vec![
            Row::new("a.Tree", &[], &[("root", 1)]),
            Row::new("a.Tree$Node", &[], &[("left", 1), ("right", 1), ("parent", 1), ("map", 0)]),
        ],
        statics: vec![],
    }
}

const TREE: &str = "
    class Tree {
        this.root(.left|.right)* aliases nothing;
        this.root.parent is null;
        this.root(.left|.right)+.parent only aliases owner.owner;
        this.root(.left|.right)*.map only aliases this;
        when this.root(.left|.right)* expands to Tree$Node runs Companion.node(it, owner, this);
    }";

/// The dearest question and the dearest decision, by work or nanoseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Dearest {
    question: u64,
    decision: u64,
}

/// Discovers a heap of so many objects: fresh ones as long as they are admitted, then whatever else is admitted. The
/// result is what each question and each decision cost.
fn discover(world: &mut World, objects: usize) -> Vec<Dearest> {
    let mut costs = Vec::new();
    while let Some(&unknown) = world.open().first() {
        let mut choices = world.choices(unknown);
        choices.reverse();
        let mut cost = Dearest::default();
        let mut taken = None;
        for choice in choices {
            if choice == Decision::Fresh(unknown) && world.input.objects().len() == objects {
                continue;
            }
            let before = world.hex.work();
            let is_admitted = world.admits(choice);
            cost.question = cost.question.max(world.hex.work() - before);
            if is_admitted {
                taken = taken.or(Some(choice));
            }
        }
        let before = world.hex.work();
        world.decide(taken.expect("a heap of this size exists"));
        cost.decision = world.hex.work() - before;
        costs.push(cost);
    }
    assert_eq!(world.input.objects().len(), objects);
    costs
}

fn dearest(costs: &[Dearest]) -> Dearest {
    Dearest {
        question: costs.iter().map(|cost| cost.question).max().unwrap_or(0),
        decision: costs.iter().map(|cost| cost.decision).max().unwrap_or(0),
    }
}

#[test]
fn decisions_in_large_heaps_cost_what_they_cost_in_small_ones() {
    for (text, table) in [(LIST, list as fn() -> Table), (TREE, tree)] {
        let spec = spec::parse(text).unwrap();
        let cost = |objects| {
            let mut world = World::new(table(), &spec, &[("this", 0)]);
            dearest(&discover(&mut world, objects))
        };
        let small = cost(5);
        assert!(small.question > 0 && small.decision > 0);
        assert_eq!(cost(50), small);
        assert_eq!(cost(500), small);
    }
}

#[test]
fn fields_that_no_rule_speaks_of_cost_nothing() {
    let spec = spec::parse("class Tree { this.root.left not null; this.root(.right)+ aliases nothing; }").unwrap();
    let mut world = World::new(tree(), &spec, &[("this", 0)]);
    let map = world.open()[0];
    world.decide(Decision::Fresh(map));
    let root = world.open()[0];
    world.decide(Decision::Fresh(root));
    for unknown in world.open() {
        let Origin::Field(_, slot) = world.input.unknown(unknown).origin else { unreachable!() };
        let before = world.hex.work();
        for choice in world.choices(unknown) {
            world.admits(choice);
        }
        // `parent` and `map` are the last slots.
        assert_eq!(world.hex.work() > before, slot < 2, "slot {slot}");
    }
}
