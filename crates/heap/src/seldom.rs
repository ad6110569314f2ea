//! A part of the state that seldom changes. Marks are made for every choice; this part is marked only when it is about to
//! change, so that most marks cost it nothing.

use std::ops::{Deref, DerefMut};

use backtrack::Trailed;

/// A part of the state that is marked when it changes for the first time under a mark.
#[derive(Debug)]
pub struct Seldom<T: Trailed> {
    part: T,
    /// Marks in force.
    depth: u32,
    /// Marks of the part, each with the depth of the mark that it stands for: the part did not change between the two.
    marks: Vec<(u32, T::Mark)>,
    /// The depth of the newest mark of the part.
    marked: u32,
}

impl<T: Trailed> Seldom<T> {
    /// A part without marks.
    pub fn new(part: T) -> Seldom<T> {
        Seldom { part, depth: 0, marks: Vec::new(), marked: 0 }
    }

    /// Makes the present state restorable.
    pub fn mark(&mut self) {
        self.depth += 1;
    }

    /// Restores the state at the newest mark, which stays.
    pub fn rollback(&mut self, _mark: &()) {
        if self.marked == self.depth {
            self.undo_part();
        }
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(&mut self, _mark: &()) {
        if self.depth > 0 && self.marked == self.depth {
            self.hand_down();
        }
        self.depth -= 1;
    }

    /// Lets the newest mark of the part stand for the next outer mark, unless that one has a mark of its own.
    #[cold]
    fn hand_down(&mut self) {
        let outer = self.depth - 1;
        let has_outer = self.marks.iter().rev().nth(1).is_some_and(|(depth, _)| *depth == outer);
        if outer == 0 || has_outer {
            if let Some((_, mark)) = self.marks.pop() {
                self.part.release(&mark);
            }
        } else if let Some((depth, _)) = self.marks.last_mut() {
            *depth = outer;
        }
        self.find_newest();
    }

    /// Restores the state at the newest mark, and forgets the mark.
    pub fn undo(&mut self, _mark: &()) {
        if self.marked == self.depth {
            self.undo_part();
        }
        self.depth -= 1;
    }

    #[cold]
    fn undo_part(&mut self) {
        if let Some((_, mark)) = self.marks.pop() {
            self.part.undo(&mark);
            self.find_newest();
        }
    }

    #[cold]
    fn mark_part(&mut self) {
        self.marks.push((self.depth, self.part.mark()));
        self.marked = self.depth;
    }

    fn find_newest(&mut self) {
        self.marked = self.marks.last().map_or(0, |(depth, _)| *depth);
    }
}

impl<T: Trailed + Default> Default for Seldom<T> {
    fn default() -> Seldom<T> {
        Seldom::new(T::default())
    }
}

impl<T: Trailed> Deref for Seldom<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        &self.part
    }
}

impl<T: Trailed> DerefMut for Seldom<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut T {
        if self.marked < self.depth {
            self.mark_part();
        }
        &mut self.part
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Seldom;
    use crate::table::{Table, TableMark};

    struct Numbers {
        cells: Table<u32>,
    }

    crate::trailed! {
        /// A point in the history of the numbers.
        NumbersMark of Numbers { cells: TableMark }
    }

    #[derive(Clone, Debug)]
    enum Action {
        Set(usize, u32),
        Mark,
        Rollback,
        Release,
        Undo,
    }

    fn action() -> impl Strategy<Value = Action> {
        prop_oneof![
            2 => (0..4usize, 0..100u32).prop_map(|(at, value)| Action::Set(at, value)),
            3 => Just(Action::Mark),
            2 => Just(Action::Rollback),
            2 => Just(Action::Release),
            2 => Just(Action::Undo),
        ]
    }

    proptest! {
        #![proptest_config(testing::properties(2_000))]

        /// However marks, changes and rollbacks are mixed: the contents are those that a copy at every mark would
        /// restore.
        #[test]
        fn marks_restore_what_copies_would(script in prop::collection::vec(action(), 1..60)) {
            let mut numbers = Numbers { cells: Table::default() };
            numbers.cells.grow(4, |_| 0);
            let mut seldom = Seldom::new(numbers);
            let mut copies: Vec<Vec<u32>> = Vec::new();
            for action in script {
                match action {
                    Action::Set(at, value) => seldom.cells.set(at, value),
                    Action::Mark => {
                        copies.push(seldom.cells.cells().to_vec());
                        seldom.mark();
                    }
                    Action::Rollback => {
                        let Some(copy) = copies.last() else { continue };
                        seldom.rollback(&());
                        prop_assert_eq!(seldom.cells.cells(), copy.as_slice());
                    }
                    Action::Release => {
                        if copies.pop().is_some() {
                            seldom.release(&());
                        }
                    }
                    Action::Undo => {
                        let Some(copy) = copies.pop() else { continue };
                        seldom.undo(&());
                        prop_assert_eq!(seldom.cells.cells(), copy.as_slice());
                    }
                }
            }
        }
    }
}
