//! What follows from the constraints of the form `x - y <= c` and the ranges: shortest paths.

use super::form::{Form, Var};
use super::problem::Problem;

/// For every two variables how far the first can be above the second, as far as differences tell.
#[derive(Debug)]
pub(crate) struct Differences {
    /// Ascending; the last node of the matrix stands for the constant 0.
    variables: Vec<Var>,
    /// Row by row; none: there is no bound.
    above: Vec<Option<i128>>,
}

impl Differences {
    pub(crate) fn new(problem: &Problem) -> Differences {
        let variables: Vec<Var> = problem.ranges.keys().copied().collect();
        let size = variables.len() + 1;
        let mut differences = Differences { variables, above: vec![None; size * size] };
        let origin = size - 1;
        for at in 0..size {
            differences.above[at * size + at] = Some(0);
        }
        for (at, &(lo, hi)) in problem.ranges.values().enumerate() {
            differences.above[at * size + origin] = Some(hi);
            differences.above[origin * size + at] = lo.checked_neg();
        }
        for form in &problem.at_most {
            if let Some((x, y, constant)) = form.as_difference()
                && let Some(bound) = constant.checked_neg()
            {
                let at = differences.node(x) * size + differences.node(y);
                let known = &mut differences.above[at];
                *known = Some(known.map_or(bound, |known| known.min(bound)));
            }
        }
        differences.close();
        differences
    }

    fn size(&self) -> usize {
        self.variables.len() + 1
    }

    fn node(&self, variable: Var) -> usize {
        self.variables.binary_search(&variable).expect("a variable of the problem")
    }

    fn close(&mut self) {
        let size = self.size();
        for via in 0..size {
            for from in 0..size {
                let Some(first) = self.above[from * size + via] else { continue };
                for to in 0..size {
                    let Some(second) = self.above[via * size + to] else { continue };
                    let Some(sum) = first.checked_add(second) else { continue };
                    let known = &mut self.above[from * size + to];
                    if known.is_none_or(|known| sum < known) {
                        *known = Some(sum);
                    }
                }
            }
        }
    }

    /// Whether some variable would have to be above itself.
    pub(crate) fn are_contradictory(&self) -> bool {
        let size = self.size();
        (0..size).any(|at| self.above[at * size + at].is_some_and(|bound| bound < 0))
    }

    /// Narrows the ranges to what differences leave; whether they change.
    pub(crate) fn narrow(&self, problem: &mut Problem) -> bool {
        let (size, origin) = (self.size(), self.variables.len());
        let mut changed = false;
        for (at, (lo, hi)) in problem.ranges.values_mut().enumerate() {
            if let Some(bound) = self.above[at * size + origin].filter(|bound| bound < hi) {
                *hi = bound;
                changed = true;
            }
            if let Some(bound) = self.above[origin * size + at].map(|bound| -bound).filter(|bound| bound > lo) {
                *lo = bound;
                changed = true;
            }
        }
        changed
    }

    /// Two variables whose difference has one value only: `x - y - c`, which is zero.
    pub(crate) fn equality(&self) -> Option<Form> {
        let size = self.size();
        for x in 0..size - 1 {
            for y in x + 1..size - 1 {
                let (Some(there), Some(back)) = (self.above[x * size + y], self.above[y * size + x]) else { continue };
                if there.checked_add(back) == Some(0) {
                    let terms = smallvec::smallvec![(self.variables[x], 1), (self.variables[y], -1)];
                    return Some(Form { terms, constant: back });
                }
            }
        }
        None
    }

    /// Whether `x - y <= c` follows from the other constraints. If no equality follows from the constraints, all
    /// redundant ones can be left out together.
    pub(crate) fn is_redundant(&self, form: &Form) -> bool {
        let Some((x, y, constant)) = form.as_difference() else { return false };
        let (x, y, size) = (self.node(x), self.node(y), self.size());
        let through = |via: usize| {
            let (first, second) = (self.above[x * size + via]?, self.above[via * size + y]?);
            first.checked_add(second)?.checked_add(constant)
        };
        (0..size).any(|via| via != x && via != y && through(via).is_some_and(|excess| excess <= 0))
    }

    /// Whether `x - y <= c` follows.
    pub(crate) fn imply(&self, form: &Form) -> bool {
        let Some((x, y, constant)) = form.as_difference() else { return false };
        let bound = self.above[self.node(x) * self.size() + self.node(y)];
        bound.and_then(|bound| bound.checked_add(constant)).is_some_and(|excess| excess <= 0)
    }
}
