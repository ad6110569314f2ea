//! Known structures: as many heaps are admitted as there are, and they are those that the definition accepts.

use crate::support::search::for_each_heap;
use crate::support::table::{Row, Table};
use crate::support::world::World;
use admission::hex::reference::{Rest, holds, holds_for};

/// How many complete heaps of at most so many objects are admitted; all of them satisfy the definition for the order of
/// their discovery, and for all orders.
fn admitted(text: &str, table: fn() -> Table, parameters: &[(&str, u32)], most: usize) -> usize {
    let spec = spec::parse(text).unwrap();
    let mut world = World::new(table(), &spec, parameters);
    let mut count = 0;
    for_each_heap(&mut world, most, true, &mut |world| {
        count += 1;
        let (mut heap, backbone) = world.partial();
        assert!(holds_for(&spec, &heap, &backbone));
        heap.rest = Rest::Nothing;
        assert!(holds_for(&spec, &heap, &backbone));
        assert_eq!(holds(&spec, &heap, 10_000), Ok(true), "{heap:?}");
    });
    count
}

/// How many complete heaps there are, and how many of them satisfy the definition for the order of their discovery.
fn defined(text: &str, table: fn() -> Table, parameters: &[(&str, u32)], most: usize) -> (usize, usize) {
    let spec = spec::parse(text).unwrap();
    let mut world = World::new(table(), &spec, parameters);
    let (mut all, mut valid) = (0, 0);
    for_each_heap(&mut world, most, false, &mut |world| {
        let (mut heap, backbone) = world.partial();
        heap.rest = Rest::Nothing;
        all += 1;
        valid += usize::from(holds_for(&spec, &heap, &backbone));
    });
    (all, valid)
}

fn list() -> Table {
    Table { rows: vec![Row::new("a.Node", &[], &[("next", 0)])], statics: vec![] }
}

const CIRCULAR: &str = "root.list(.next)+ not null and root.list(.next)+ aliases root.list;";

#[test]
fn a_circular_list_exists_once_for_every_size() {
    for most in 0..9 {
        assert_eq!(admitted(CIRCULAR, list, &[("list", 0)], most), most + 1);
    }
    assert_eq!(defined(CIRCULAR, list, &[("list", 0)], 5), (21, 6));
}

fn linked_list() -> Table {
    Table {
        rows: vec![Row::new("a.List", &[], &[("header", 1)]), Row::new("a.Node", &[], &[("next", 1), ("previous", 1)])],
        statics: vec![],
    }
}

/// Nodes are discovered from both sides; where they meet the list is closed.
const LINKED: &str = "
    root.this not null;
    class List {
        this.header not null, aliases nothing;
        this.header(.next|.previous)+ not null;
        this.header(.next)+.previous expands to nothing, aliases owner.owner;
        this.header(.previous)+.next expands to nothing, aliases owner.owner;
        this.header(.next)+ aliases max this.header(.previous)*;
        this.header(.previous)+ aliases max this.header(.next)*;
    }";

#[test]
fn a_doubly_linked_list_exists_once_for_every_size() {
    // The list, its header, and nodes.
    for most in 2..8 {
        assert_eq!(admitted(LINKED, linked_list, &[("this", 0)], most), most - 1);
    }
    assert_eq!(defined(LINKED, linked_list, &[("this", 0)], 4).1, 3);
}

fn tree() -> Table {
    Table {
        rows: vec![
            Row::new("a.Tree", &[], &[("root", 1)]),
            Row::new("a.Tree$Node", &[], &[("left", 1), ("right", 1), ("parent", 1)]),
        ],
        statics: vec![],
    }
}

const TREE: &str = "
    root.this not null;
    class Tree {
        this.root(.left|.right)* aliases nothing;
        this.root.parent is null;
        this.root(.left|.right)+.parent only aliases owner.owner;
    }";

#[test]
fn trees_with_parents_are_as_many_as_catalan_said() {
    let mut sum = 0;
    for (nodes, catalan) in [1, 1, 2, 5, 14, 42, 132].into_iter().enumerate() {
        sum += catalan;
        assert_eq!(admitted(TREE, tree, &[("this", 0)], nodes + 1), sum);
    }
    assert_eq!(defined(TREE, tree, &[("this", 0)], 3), (523, 4));
}

#[test]
fn two_trees_that_share_nothing() {
    let parameters = [("this", 0), ("other", 0)];
    // Trees with at most two nodes together.
    let different = 1 + 2 + (2 * 2 + 1);
    // One tree, which both parameters are, with at most three nodes.
    let same = 1 + 1 + 2 + 5;
    let text = format!("{TREE} root.other not null;");
    assert_eq!(admitted_once(&text, tree, &parameters, 4), different + same);
    let text = format!("{TREE} root.other not null, aliases nothing;");
    assert_eq!(admitted_once(&text, tree, &parameters, 4), different);
    let text = format!("{TREE} root.other not null, never aliases root.this;");
    assert_eq!(admitted_once(&text, tree, &parameters, 4), different);
}

/// As [`admitted`], for specifications that depend on the order of discovery.
fn admitted_once(text: &str, table: fn() -> Table, parameters: &[(&str, u32)], most: usize) -> usize {
    let spec = spec::parse(text).unwrap();
    let mut world = World::new(table(), &spec, parameters);
    let mut count = 0;
    for_each_heap(&mut world, most, true, &mut |_| count += 1);
    count
}
