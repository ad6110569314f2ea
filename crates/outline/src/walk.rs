//! The one walk over a heap that makes an outline: breadth first from the roots, whatever the heap is kept in.

use std::collections::VecDeque;
use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::label::Label;
use crate::outline::{Object, Outline, Target};

/// A heap that can be walked.
pub trait Graph {
    /// How the heap itself numbers its objects.
    type Node: Copy + Eq + Hash;

    /// What leads into the heap from outside, in an order that does not depend on the order of discovery.
    fn roots(&mut self, found: &mut Vec<(Label, Reference<Self::Node>)>);

    /// The class of an object; its cells are added in an order that depends on the class alone.
    fn object(&mut self, node: Self::Node, found: &mut Vec<(Label, Reference<Self::Node>)>) -> Label;

    /// What can be said of an object only when all objects are numbered.
    fn late(&mut self, _node: Self::Node, _numbers: &FxHashMap<Self::Node, u32>, _found: &mut Vec<(Label, i64)>) {}
}

/// What a root or a cell of a heap holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference<N> {
    /// An object of the heap.
    Node(N),
    /// Anything else; never [`Target::Object`].
    Leaf(Target),
}

/// The outline of a heap.
pub fn outline<G: Graph>(graph: &mut G) -> Outline {
    let mut walk = Walk { numbers: FxHashMap::default(), queue: VecDeque::new() };
    let mut outline = Outline::default();
    let mut found = Vec::new();
    graph.roots(&mut found);
    outline.roots.extend(found.drain(..).map(|(label, reference)| (label, walk.target(reference))));
    let mut order = Vec::new();
    while let Some(node) = walk.queue.pop_front() {
        order.push(node);
        let class = graph.object(node, &mut found);
        outline.cells.extend(found.drain(..).map(|(label, reference)| (label, walk.target(reference))));
        outline.objects.push(Object { class, end: outline.cells.len() as u32 });
    }
    let mut late = Vec::new();
    for (number, &node) in order.iter().enumerate() {
        graph.late(node, &walk.numbers, &mut late);
        if !late.is_empty() {
            // Added behind the cells of all objects, under the number of the object.
            outline.cells.push((Label::number(number as u64), Target::Null));
            outline.cells.extend(late.drain(..).map(|(label, value)| (label, Target::Number(value))));
        }
    }
    outline
}

struct Walk<N> {
    /// Numbers in the order of visiting.
    numbers: FxHashMap<N, u32>,
    queue: VecDeque<N>,
}

impl<N: Copy + Eq + Hash> Walk<N> {
    fn target(&mut self, reference: Reference<N>) -> Target {
        match reference {
            Reference::Leaf(target) => target,
            Reference::Node(node) => {
                let next = self.numbers.len() as u32;
                let number = *self.numbers.entry(node).or_insert(next);
                if number == next {
                    self.queue.push_back(node);
                }
                Target::Object(number)
            }
        }
    }
}
