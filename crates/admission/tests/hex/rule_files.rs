//! The same structures, specified in our spelling and in rule files.

use crate::support::search::for_each_heap;
use crate::support::table::{Row, Table};
use crate::support::world::World;

/// How many complete heaps of at most so many objects are admitted, the one without objects included.
fn admitted(text: &str, table: Table, most: usize) -> usize {
    let spec = spec::parse(text).unwrap();
    let mut world = World::new(table, &spec, &[("this", 0)]);
    let mut count = 0;
    for_each_heap(&mut world, most, true, &mut |_| count += 1);
    count
}

fn list() -> Table {
    Table {
        rows: vec![
            Row::new("util.LinkedList", &[], &[("header", 1)]),
            Row::new("util.LinkedList$Entry", &[], &[("next", 1), ("previous", 1)]),
        ],
        statics: vec![],
    }
}

#[test]
fn lists() {
    let texts = [
        include_str!("../../../spec/tests/specs/linked_list.hex"),
        include_str!("../../../spec/tests/specs/linked_list.jbse"),
    ];
    for text in texts {
        for most in 2..7 {
            assert_eq!(admitted(text, list(), most), most, "{text}");
        }
    }
}

fn map() -> Table {
    let fields = [("left", 1), ("right", 1), ("parent", 1), ("_owner", 0)];
    Table {
        rows: vec![Row::new("map.TreeMap", &[], &[("root", 1)]), Row::new("map.TreeMap$Entry", &[], &fields)],
        statics: vec![],
    }
}

#[test]
fn maps() {
    let texts = [
        include_str!("../../../spec/tests/specs/tree_map.hex"),
        include_str!("../../../spec/tests/specs/tree_map.jbse"),
    ];
    for text in texts {
        let mut sum = 1;
        for (nodes, catalan) in [1, 1, 2, 5, 14, 42].into_iter().enumerate() {
            sum += catalan;
            assert_eq!(admitted(text, map(), nodes + 1), sum, "{text}");
        }
    }
}
