//! Symbolic keys inserted into a binary search tree in all orders: the number of paths is the number of weak orders
//! (Fubini).

use solver::{Satisfiability, Solver};
use term::{Arithmetic, Domain, Term, Terms};

/// A node of the tree: its key and children.
#[derive(Clone, Copy)]
struct Node {
    key: Term,
    children: [Option<usize>; 2],
}

/// All ways to insert the keys.
pub struct SearchTree {
    terms: Terms,
    pub solver: Solver,
    keys: Vec<Term>,
    tree: Vec<Node>,
    pub paths: u64,
}

impl SearchTree {
    pub fn new(count: u32, solver: Solver) -> SearchTree {
        let mut terms = Terms::new(Arithmetic::Java);
        let keys = (0..count).map(|index| terms.variable(index, Domain::Int)).collect();
        SearchTree { terms, solver, keys, tree: Vec::new(), paths: 0 }
    }

    /// Explores all paths.
    pub fn explore(&mut self) {
        self.insert(0);
    }

    fn insert(&mut self, number: usize) {
        match self.keys.get(number) {
            None => self.paths += 1,
            Some(&key) if self.tree.is_empty() => self.attach(number, key, None),
            Some(&key) => self.descend(number, key, 0),
        }
    }

    fn descend(&mut self, number: usize, key: Term, at: usize) {
        let node = self.tree[at];
        let three_way = self.terms.lcmp(key, node.key);
        let zero = self.terms.int(0);
        let branches = [self.terms.lt(three_way, zero), self.terms.gt(three_way, zero), self.terms.eq(three_way, zero)];
        let verdicts = branches.map(|condition| self.solver.check(&mut self.terms, condition));
        for (side, (condition, verdict)) in branches.into_iter().zip(verdicts).enumerate() {
            assert_ne!(verdict, Satisfiability::Unknown);
            if verdict == Satisfiability::Unsat {
                continue;
            }
            let mark = self.solver.mark();
            self.solver.assume(&mut self.terms, condition);
            match node.children.get(side) {
                Some(&Some(child)) => self.descend(number, key, child),
                Some(None) => self.attach(number, key, Some((at, side))),
                None => self.insert(number + 1),
            }
            self.solver.rollback(&mark);
        }
    }

    fn attach(&mut self, number: usize, key: Term, parent: Option<(usize, usize)>) {
        let new = self.tree.len();
        self.tree.push(Node { key, children: [None, None] });
        if let Some((parent, side)) = parent {
            self.tree[parent].children[side] = Some(new);
        }
        self.insert(number + 1);
        if let Some((parent, side)) = parent {
            self.tree[parent].children[side] = None;
        }
        self.tree.pop();
    }
}
