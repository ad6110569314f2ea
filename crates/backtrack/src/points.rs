//! The choice points of a search: choices with alternatives left, oldest first.

use smallvec::SmallVec;

use crate::trailed::Trailed;

/// The alternatives of a choice that are left. Mostly a choice has two, and one has been taken.
pub type Ways<W> = SmallVec<[W; 2]>;

/// A choice with alternatives left.
#[derive(Debug)]
struct Point<M, W, S> {
    mark: M,
    /// The next one is the last.
    rest: Ways<W>,
    saved: S,
}

/// The choice points of a search over a state with marks `M`: alternatives `W`, and what the search itself saves, `S`.
#[derive(Debug)]
pub struct Points<M, W, S> {
    points: Vec<Point<M, W, S>>,
}

impl<M, W, S> Default for Points<M, W, S> {
    fn default() -> Points<M, W, S> {
        Points { points: Vec::new() }
    }
}

impl<M, W: Copy, S: Copy> Points<M, W, S> {
    /// How many choices have alternatives left.
    pub fn len(&self) -> usize {
        self.points.len()
    }

    /// Whether no choice has an alternative left.
    pub fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// Keeps the alternatives of a choice that are not taken now, in the order in which they are to be taken.
    pub fn keep<T: Trailed<Mark = M>>(&mut self, state: &mut T, ways: &[W], saved: S) {
        if ways.is_empty() {
            return;
        }
        let mut rest = Ways::new();
        for way in ways.iter().rev() {
            rest.push(*way);
        }
        self.points.push(Point { mark: state.mark(), rest, saved });
    }

    /// Goes back to the newest choice with an alternative left: the state is as it was there, and the alternative is the
    /// one to take. None if the search is over.
    pub fn back<T: Trailed<Mark = M>>(&mut self, state: &mut T) -> Option<(W, S)> {
        loop {
            let point = self.points.last_mut()?;
            let Some(way) = point.rest.pop() else {
                // Another worker has taken the alternatives.
                self.drop_newest(state);
                continue;
            };
            let saved = point.saved;
            if point.rest.is_empty() {
                state.undo(&point.mark);
                self.forget_newest();
            } else {
                state.rollback(&point.mark);
            }
            return Some((way, saved));
        }
    }

    /// Takes the alternatives of the newest choice away, in their order, without going back to it.
    pub fn take_newest<T: Trailed<Mark = M>>(&mut self, state: &mut T) -> Option<(Vec<W>, S)> {
        let point = self.points.pop()?;
        state.release(&point.mark);
        Some((point.rest.into_iter().rev().collect(), point.saved))
    }

    /// Takes the alternatives of the oldest choice away that has any, in their order, so that another worker can follow
    /// them.
    pub fn take_oldest(&mut self) -> Option<(Vec<W>, S)> {
        let point = self.points.iter_mut().find(|point| !point.rest.is_empty())?;
        let rest = std::mem::take(&mut point.rest);
        Some((rest.into_iter().rev().collect(), point.saved))
    }

    /// Forgets all choices; the state stays as it is.
    pub fn clear<T: Trailed<Mark = M>>(&mut self, state: &mut T) {
        while !self.points.is_empty() {
            self.drop_newest(state);
        }
    }

    fn drop_newest<T: Trailed<Mark = M>>(&mut self, state: &mut T) {
        if let Some(point) = self.points.last() {
            state.release(&point.mark);
            self.forget_newest();
        }
    }

    /// Drops the newest point in place, since popping it would move it first.
    fn forget_newest(&mut self) {
        self.points.truncate(self.points.len().saturating_sub(1));
    }
}
