//! The backtracker visits every leaf of a tree of choices once, in order, and restores the state each time.

use backtrack::{Points, Trailed};

/// A stack of numbers; a mark is its height.
#[derive(Default)]
struct Numbers {
    cells: Vec<u32>,
    marks: Vec<usize>,
}

impl Trailed for Numbers {
    type Mark = usize;

    fn mark(&mut self) -> usize {
        self.marks.push(self.cells.len());
        self.cells.len()
    }

    fn rollback(&mut self, mark: &usize) {
        assert_eq!(self.marks.last(), Some(mark), "only the newest mark is rolled back to");
        self.cells.truncate(*mark);
    }

    fn release(&mut self, mark: &usize) {
        assert_eq!(self.marks.pop(), Some(*mark), "only the newest mark is released");
    }
}

/// How many alternatives the choice below some numbers has.
fn width(cells: &[u32]) -> u32 {
    cells.iter().sum::<u32>() % 3 + 1
}

const DEPTH: usize = 5;

fn descend(state: &mut Numbers, points: &mut Points<usize, u32, usize>) {
    while state.cells.len() < DEPTH {
        let others: Vec<u32> = (1..width(&state.cells)).collect();
        let depth = state.cells.len();
        points.keep(state, &others, depth);
        state.cells.push(0);
    }
}

fn leaves(prefix: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    if prefix.len() == DEPTH {
        found.push(prefix.clone());
        return;
    }
    for way in 0..width(prefix) {
        prefix.push(way);
        leaves(prefix, found);
        prefix.pop();
    }
}

#[test]
fn every_leaf_is_visited_once_in_order() {
    let (mut state, mut points) = (Numbers::default(), Points::default());
    let mut visited = Vec::new();
    descend(&mut state, &mut points);
    loop {
        visited.push(state.cells.clone());
        let Some((way, depth)) = points.back(&mut state) else { break };
        assert_eq!(state.cells.len(), depth, "the state is as it was at the choice");
        state.cells.push(way);
        descend(&mut state, &mut points);
    }
    let mut expected = Vec::new();
    leaves(&mut Vec::new(), &mut expected);
    assert_eq!(visited, expected);
    assert!(state.marks.is_empty(), "every mark is released");
}

#[test]
fn what_is_taken_away_is_not_visited() {
    let (mut state, mut points) = (Numbers::default(), Points::default());
    points.keep(&mut state, &[1, 2], 0);
    state.cells.push(9);
    points.keep(&mut state, &[3], 1);
    assert_eq!(points.take_oldest(), Some((vec![1, 2], 0)));
    assert_eq!(points.back(&mut state), Some((3, 1)));
    assert_eq!(points.take_oldest(), None);
    assert_eq!(points.back(&mut state), None);
    assert!(points.is_empty() && state.marks.is_empty());
}
