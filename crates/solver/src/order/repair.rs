//! Making a new constraint hold by moving values, each vertex at most once per repair.

use term::Node;

use super::{NONE, Order, Place, Start, ZERO};

/// Which way values move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Down,
    Up,
}

/// Whether zero may move, which shifts everything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Zero {
    Pinned,
    Free,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Done,
    /// The constraints contradict each other.
    Conflict,
    /// Zero would have to move.
    Stuck,
}

/// Splits of disequalities tried in one query.
const MOST_SPLITS: usize = 64;

impl Order {
    /// Makes `to - from <= weight` hold. False: it contradicts the constraints.
    pub(super) fn enforce(&mut self, start: &mut Start<'_>, from: Place, to: Place, weight: i128) -> bool {
        let difference = self.value(start, to) - self.value(start, from);
        if difference <= weight {
            return true;
        }
        if from == to {
            return false;
        }
        let (first, second) =
            if to == ZERO { (Direction::Up, Direction::Down) } else { (Direction::Down, Direction::Up) };
        let mut outcome = self.shift(start, first, (from, to, weight), Zero::Pinned);
        if outcome == Outcome::Stuck {
            outcome = self.shift(start, second, (from, to, weight), Zero::Pinned);
        }
        if outcome == Outcome::Stuck {
            outcome = self.shift(start, Direction::Down, (from, to, weight), Zero::Free);
            self.normalize(start);
        }
        outcome == Outcome::Done
    }

    /// Makes values differ that must. False: impossible. Nothing: given up.
    pub(super) fn separate(&mut self, start: &mut Start<'_>, first_new: usize) -> Option<bool> {
        let mut chosen = false;
        for _ in 0..MOST_SPLITS {
            let Some((a, b, k)) = self.collision(start, first_new) else { return Some(true) };
            let (below, above) = ((b, a, k - 1), (a, b, -k - 1));
            if self.enforce(start, below.0, below.1, below.2) {
                self.add_edge(below.0, below.1, below.2);
                chosen = true;
            } else if self.enforce(start, above.0, above.1, above.2) {
                self.add_edge(above.0, above.1, above.2);
            } else {
                return if chosen { None } else { Some(false) };
            }
        }
        None
    }

    /// A disequality that the values violate, among the new ones and those of moved vertices.
    fn collision(&mut self, start: &mut Start<'_>, first_new: usize) -> Option<(Place, Place, i128)> {
        for index in first_new..self.unequals.len() {
            let unequal = self.unequals[index];
            if self.value(start, unequal.a) - self.value(start, unequal.b) == unequal.k {
                return Some((unequal.a, unequal.b, unequal.k));
            }
        }
        for index in 0..self.moved.len() {
            let place = self.moved[index].0;
            let mut next = self.vertices[place as usize].unequal;
            while next != NONE {
                let unequal = self.unequals[next as usize];
                if self.value(start, unequal.a) - self.value(start, unequal.b) == unequal.k {
                    return Some((unequal.a, unequal.b, unequal.k));
                }
                next = if unequal.b == place { unequal.next_b } else { unequal.next_a };
            }
        }
        None
    }

    /// The present value of a vertex.
    #[inline]
    pub(super) fn value(&mut self, start: &mut Start<'_>, place: Place) -> i128 {
        let vertex = &self.vertices[place as usize];
        if vertex.loaded == self.query { vertex.value } else { self.load(start, place) }
    }

    fn load(&mut self, start: &mut Start<'_>, place: Place) -> i128 {
        let vertex = &mut self.vertices[place as usize];
        let node = match (vertex.variable, vertex.term) {
            (Some(variable), _) => Some(start.model.get(variable)),
            (None, Some(term)) => {
                let model = start.model;
                start.evaluator.evaluate(start.terms, term, &|variable| Some(model.get(variable)))
            }
            (None, None) => Some(Node::Int(0)),
        };
        vertex.value = match node {
            Some(Node::Int(value)) => value.into(),
            Some(Node::Long(value)) => value.into(),
            _ => {
                self.blind = true;
                0
            }
        };
        vertex.loaded = self.query;
        vertex.value
    }

    /// Moves one end of a violated constraint, then the values that this violates, the most violated first. Moving
    /// upwards is done as moving downwards in a mirror: edges reversed, values negated.
    fn shift(
        &mut self,
        start: &mut Start<'_>,
        direction: Direction,
        (from, to, weight): (Place, Place, i128),
        zero: Zero,
    ) -> Outcome {
        let before = self.moved.len();
        self.repair += 1;
        self.waiting.clear();
        let (source, target, sign) = match direction {
            Direction::Down => (from, to, 1),
            Direction::Up => (to, from, -1),
        };
        let bound = sign * self.value(start, source) + weight;
        self.demand(start, target, bound, sign);
        while let Some(place) = self.most_violated() {
            let vertex = &mut self.vertices[place as usize];
            self.moved.push((place, vertex.value));
            vertex.value += sign * vertex.excess;
            vertex.finished = self.repair;
            let value = sign * vertex.value;
            let outcome = self.propagate(start, place, value, (source, sign, zero));
            if outcome != Outcome::Done {
                self.restore(before);
                return outcome;
            }
        }
        Outcome::Done
    }

    /// Follows the constraints from a vertex that has moved to a (mirrored) value.
    fn propagate(
        &mut self,
        start: &mut Start<'_>,
        place: Place,
        value: i128,
        (source, sign, zero): (Place, i128, Zero),
    ) -> Outcome {
        let vertex = &self.vertices[place as usize];
        let mut next = if sign > 0 { vertex.out } else { vertex.into };
        // The implicit constraints: every value lies in its range.
        if place == ZERO {
            for other in 1..self.vertices.len() as u32 {
                let vertex = &self.vertices[other as usize];
                let width = if sign > 0 { vertex.hi } else { -vertex.lo };
                match self.relax(start, other, value + width, (source, sign, zero)) {
                    Outcome::Done => {}
                    outcome => return outcome,
                }
            }
        } else {
            let width = if sign > 0 { -vertex.lo } else { vertex.hi };
            match self.relax(start, ZERO, value + width, (source, sign, zero)) {
                Outcome::Done => {}
                outcome => return outcome,
            }
        }
        while next != NONE {
            let edge = self.edges[next as usize];
            let other = if sign > 0 { edge.to } else { edge.from };
            match self.relax(start, other, value + edge.weight, (source, sign, zero)) {
                Outcome::Done => {}
                outcome => return outcome,
            }
            next = if sign > 0 { edge.next_out } else { edge.next_into };
        }
        Outcome::Done
    }

    /// A (mirrored) value must be at most a bound.
    #[inline]
    fn relax(
        &mut self,
        start: &mut Start<'_>,
        place: Place,
        bound: i128,
        (source, sign, zero): (Place, i128, Zero),
    ) -> Outcome {
        if sign * self.value(start, place) <= bound {
            return Outcome::Done;
        }
        if place == source {
            return Outcome::Conflict;
        }
        if place == ZERO && zero == Zero::Pinned {
            return Outcome::Stuck;
        }
        if self.vertices[place as usize].finished != self.repair {
            self.demand(start, place, bound, sign);
        }
        Outcome::Done
    }

    fn demand(&mut self, start: &mut Start<'_>, place: Place, bound: i128, sign: i128) {
        let excess = bound - sign * self.value(start, place);
        let vertex = &mut self.vertices[place as usize];
        if vertex.waiting != self.repair {
            vertex.waiting = self.repair;
            vertex.excess = excess;
            self.waiting.push(place);
        } else {
            vertex.excess = vertex.excess.min(excess);
        }
    }

    fn most_violated(&mut self) -> Option<Place> {
        let excess = |place: &Place| self.vertices[*place as usize].excess;
        let (index, _) = self.waiting.iter().enumerate().min_by_key(|(_, place)| excess(place))?;
        Some(self.waiting.swap_remove(index))
    }

    fn restore(&mut self, before: usize) {
        for (place, value) in self.moved.drain(before..).rev() {
            self.vertices[place as usize].value = value;
        }
    }

    /// Shifts all values so that zero is zero again.
    fn normalize(&mut self, start: &mut Start<'_>) {
        let shift = self.vertices[ZERO as usize].value;
        if shift == 0 {
            return;
        }
        for place in 0..self.vertices.len() as u32 {
            let value = self.value(start, place);
            self.moved.push((place, value));
            self.vertices[place as usize].value = value - shift;
        }
    }
}
