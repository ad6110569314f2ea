//! Details of the decision procedure, one at a time.

use crate::support::specs::table;
use crate::support::world::World;
use admission::AdmissionError;
use admission::hex::reference::{TooMany, holds, holds_for};
use admission::hex::{CallArgument, Decision, Hex};
use heap::{Ref, Unknown};
use smallvec::SmallVec;

fn world(text: &str) -> World {
    let spec = spec::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    World::new(table(), &spec, &[("this", 1), ("node", 2)])
}

/// The reference of an object, or a parameter, by its name.
fn reference(world: &World, owner: Option<Ref>, name: &str) -> Unknown {
    use admission::hex::Classes;
    let all = (0..world.input.unknowns().len() as u32).map(Unknown);
    let found = all.into_iter().find(|&unknown| match (world.input.unknown(unknown).origin, owner) {
        (heap::Origin::Parameter(at), None) => world.parameters[at as usize] == name,
        (heap::Origin::Field(number, slot), Some(owner)) => {
            let object = world.input.objects()[number as usize];
            object.object == owner && world.table.field(object.class, slot).unwrap().name == name
        }
        (heap::Origin::Element(number, entry), Some(owner)) => {
            world.input.objects()[number as usize].object == owner && name == format!("[{entry}]")
        }
        _ => false,
    });
    found.unwrap_or_else(|| panic!("no {name}"))
}

/// Makes the reference a fresh object.
fn fresh(world: &mut World, owner: Option<Ref>, name: &str) -> Ref {
    let unknown = reference(world, owner, name);
    assert!(world.admits(Decision::Fresh(unknown)), "{name}");
    world.decide(Decision::Fresh(unknown));
    world.input.decided(unknown).unwrap()
}

fn admits_alias(world: &mut World, owner: Option<Ref>, name: &str, object: Ref) -> bool {
    let unknown = reference(world, owner, name);
    world.admits(Decision::Alias(unknown, object))
}

#[test]
fn starts_that_share_a_state_are_told_apart() {
    let mut world = world("any.peer aliases owner.owner.owner.owner(.next)+.owner;");
    let first = fresh(&mut world, None, "node");
    let second = fresh(&mut world, Some(first), "next");
    let third = fresh(&mut world, Some(second), "next");
    let list = fresh(&mut world, Some(third), "owner");
    let other = fresh(&mut world, Some(first), "owner");
    assert!(admits_alias(&mut world, Some(list), "peer", list));
    assert!(!admits_alias(&mut world, Some(list), "peer", other));
    // There is no object four steps back from here.
    assert!(!admits_alias(&mut world, Some(other), "peer", list));
}

#[test]
fn of_several_starts_the_nearest_counts() {
    // Lists inside lists: the inner one is meant.
    let mut world =
        world("class List { this.header(.next)*.owner aliases this; this(.peer)+.header.owner aliases this; }");
    let outer = fresh(&mut world, None, "this");
    let inner = fresh(&mut world, Some(outer), "peer");
    let node = fresh(&mut world, Some(inner), "header");
    let next = fresh(&mut world, Some(node), "next");
    assert!(admits_alias(&mut world, Some(next), "owner", inner));
    assert!(!admits_alias(&mut world, Some(next), "owner", outer));
    assert!(!admits_alias(&mut world, Some(node), "owner", inner));
    assert!(!admits_alias(&mut world, Some(node), "owner", outer));
}

#[test]
fn an_end_that_is_relied_upon_is_not_extended() {
    let mut world = world("root.this.header(.next)* aliases nothing; root.node aliases max root.this.header(.next)*;");
    let list = fresh(&mut world, None, "this");
    let first = fresh(&mut world, Some(list), "header");
    let second = fresh(&mut world, Some(first), "next");
    assert!(!admits_alias(&mut world, None, "node", first));
    assert!(admits_alias(&mut world, None, "node", second));
    let next = reference(&world, Some(second), "next");
    assert!(world.admits(Decision::Fresh(next)));
    let node = reference(&world, None, "node");
    world.decide(Decision::Alias(node, second));
    assert!(!world.admits(Decision::Fresh(next)));
    assert!(world.admits(Decision::Null(next)));
    // A fresh object behind another field does not extend the end.
    let kids = reference(&world, Some(second), "kids");
    assert!(world.admits(Decision::Fresh(kids)));
}

#[test]
fn a_reference_that_can_be_nothing_is_not_an_object() {
    let mut world = world("class Node { this.owner is null; this.next only aliases owner.owner; }");
    let node = fresh(&mut world, None, "node");
    let owner = reference(&world, Some(node), "owner");
    assert!(!world.admits(Decision::Object(owner)));
    assert!(world.admits(Decision::Null(owner)));
    // The owner of the owner of the first node is outside.
    let next = reference(&world, Some(node), "next");
    assert!(!world.admits(Decision::Object(next)));
    let kids = fresh(&mut world, Some(node), "kids");
    let kid = fresh(&mut world, Some(kids), "[1]");
    let next = reference(&world, Some(kid), "next");
    assert!(world.admits(Decision::Object(next)));
    assert!(!admits_alias(&mut world, Some(kid), "next", node));
}

#[test]
fn connectives_wait_until_nothing_can_help() {
    let mut world = world(
        "(root.this not null or root.node not null) and (root.this expands to nothing => root.node aliases nothing);",
    );
    let this = reference(&world, None, "this");
    let node = reference(&world, None, "node");
    assert!(world.admits(Decision::Null(this)));
    world.decide(Decision::Null(this));
    assert!(!world.admits(Decision::Null(node)));
    assert!(world.admits(Decision::Fresh(node)));
}

#[test]
fn constants_are_expansions() {
    let mut world = world("any._ aliases nothing; class Node { this.next.color is null; }");
    let first = fresh(&mut world, None, "node");
    let second = fresh(&mut world, Some(first), "next");
    let constant = Ref::at(1 << 20);
    assert!(admits_alias(&mut world, Some(first), "color", constant));
    assert!(!admits_alias(&mut world, Some(second), "color", constant));
}

#[test]
fn expansions_are_narrowed() {
    let mut world = world("any.next expands to Leaf; any.header expands to Node; any.owner expands to Color;");
    let node = fresh(&mut world, None, "node");
    let mut types = |name: &str| {
        let unknown = reference(&world, Some(node), name);
        let found = world.hex.expansion_types(&world.table, &world.input, unknown);
        found.map(|types| types.into_iter().map(|name| name.name).collect::<Vec<_>>())
    };
    assert_eq!(types("next"), Some(vec!["Leaf".to_owned()]));
    assert_eq!(types("kids"), None);
    let owner = reference(&world, Some(node), "owner");
    assert!(!world.admits(Decision::Fresh(owner)), "no list is a color");
    let list = fresh(&mut world, None, "this");
    let header = reference(&world, Some(list), "header");
    // That is its declared type.
    assert_eq!(world.hex.expansion_types(&world.table, &world.input, header), None);
}

#[test]
fn companion_methods_run_in_the_order_in_which_they_are_written() {
    let mut world = world(
        "class List {
            when this.header(.next)+ expands to Leaf runs C.leaf(it);
            when this.header(.next)+ expands to Node runs C.node(it, owner, this, root.node);
            when this.header(.next)+ aliases max this.header(.next)* runs C.closed(it, this);
            when this.header(.next)+ null runs C.open(it, owner.owner);
            when this.header(.next)* expands runs C.any(it);
         }",
    );
    let list = fresh(&mut world, None, "this");
    let header = fresh(&mut world, Some(list), "header");
    let run = |world: &mut World, owner, decision: &dyn Fn(Unknown) -> Decision| {
        let unknown = reference(world, Some(owner), "next");
        let calls = world.decide(decision(unknown));
        calls.into_iter().map(|call| (call.companion, call.arguments)).collect::<Vec<_>>()
    };
    let calls = run(&mut world, header, &Decision::Fresh);
    let node = world.input.objects().last().unwrap().object;
    let arguments = |objects: &[Ref]| objects.iter().copied().map(CallArgument::Object).collect::<SmallVec<[_; 2]>>();
    let mut given = arguments(&[node, header, list]);
    given.push(CallArgument::Parameter(1));
    assert_eq!(calls, [(1, given), (4, arguments(&[node]))]);
    let mark = world.mark();
    assert_eq!(run(&mut world, node, &Decision::Null), [(3, arguments(&[Ref::NULL, header]))]);
    world.rollback(&mark);
    assert_eq!(run(&mut world, node, &|unknown| Decision::Alias(unknown, node)), [(2, arguments(&[node, list]))]);
    world.rollback(&mark);
    assert_eq!(run(&mut world, node, &|unknown| Decision::Alias(unknown, header)), []);
}

#[test]
fn a_parameter_that_does_not_exist_is_an_error() {
    let spec = spec::parse("when root.this null runs C.c(root.that);").unwrap();
    let error = Hex::new(&spec, &["this".to_owned()]).unwrap_err();
    assert!(matches!(&error, AdmissionError::NoParameter { name, .. } if name == "that"));
    assert_eq!(error.to_string(), "the subject has no parameter `that`");
}

#[test]
fn other_orders_of_discovery_can_disagree() {
    let text = "root.this.header aliases nothing;";
    let spec = spec::parse(text).unwrap();
    let mut world = world(text);
    let list = fresh(&mut world, None, "this");
    let header = fresh(&mut world, Some(list), "header");
    let (heap, backbone) = world.partial();
    assert!(holds_for(&spec, &heap, &backbone));
    assert_eq!(holds(&spec, &heap, 10), Ok(true));
    let node = reference(&world, None, "node");
    assert!(world.admits(Decision::Alias(node, header)));
    world.decide(Decision::Alias(node, header));
    let (heap, backbone) = world.partial();
    assert!(holds_for(&spec, &heap, &backbone));
    // If the node is discovered as a parameter, the header is an alias.
    assert_eq!(holds(&spec, &heap, 10), Ok(false));
    let anything = spec::parse("root.this not null;").unwrap();
    assert_eq!(holds(&anything, &heap, 2), Ok(true));
    assert_eq!(holds(&anything, &heap, 1), Err(TooMany(1)));
}

#[test]
fn an_implication_is_decided_once_its_premise_is() {
    let mut one = world("root.this.header not null implies root.this.peer is null;");
    let list = fresh(&mut one, None, "this");
    fresh(&mut one, Some(list), "header");
    let peer = reference(&one, Some(list), "peer");
    assert!(!one.admits(Decision::Fresh(peer)));
    assert!(one.admits(Decision::Null(peer)));
    // The premise is false: the rest is free.
    let mut other = world("root.this.header not null implies root.this.peer is null;");
    let list = fresh(&mut other, None, "this");
    let header = reference(&other, Some(list), "header");
    other.decide(Decision::Null(header));
    fresh(&mut other, Some(list), "peer");
}

#[test]
fn what_cannot_be_reached_any_more_is_kept() {
    // No list, so its header is not null; but one of the two must be violated.
    let mut world = world("not (root.this.header not null and root.node aliases nothing);");
    let this = reference(&world, None, "this");
    world.decide(Decision::Null(this));
    let node = reference(&world, None, "node");
    assert!(!world.admits(Decision::Null(node)));
    assert!(!world.admits(Decision::Fresh(node)));
}
