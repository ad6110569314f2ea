//! Finds an impossible conjunction inside another one: variables are mapped so that each of its comparisons follows from
//! one comparison of the whole.

use super::core::Core;
use crate::canon::{Linear, Relation};

/// Pairs of comparisons tried for one question.
const STEPS: u32 = 4_000;

/// The first core that lies inside the whole.
pub(super) fn find(cores: &[Core], whole: &Core) -> Option<usize> {
    let mut steps = STEPS;
    cores.iter().position(|core| {
        core.skeletons & !whole.skeletons == 0 && {
            let mut search = Search { core, whole, images: vec![None; core.ranges.len()], steps: &mut steps };
            search.place(0)
        }
    })
}

struct Search<'a> {
    core: &'a Core,
    whole: &'a Core,
    /// Of the core's variables.
    images: Vec<Option<u32>>,
    steps: &'a mut u32,
}

impl Search<'_> {
    /// Whether the comparisons from this one on can be placed.
    fn place(&mut self, index: usize) -> bool {
        let (core, whole) = (self.core, self.whole);
        let Some(wanted) = core.comparisons.get(index) else { return true };
        for given in &whole.comparisons {
            if *self.steps == 0 {
                return false;
            }
            *self.steps -= 1;
            if given.parts.len() != wanted.parts.len() {
                continue;
            }
            for sign in [1, -1] {
                if follows(given, sign, wanted) && self.map(wanted, given, sign, 0, 0, index) {
                    return true;
                }
            }
        }
        false
    }

    /// Maps the variables of one comparison from this part on, then goes on with the next comparison. `taken` has a bit
    /// for each part of the given one that is used.
    fn map(&mut self, wanted: &Linear, given: &Linear, sign: i128, part: usize, taken: u64, index: usize) -> bool {
        let Some(&(variable, coefficient)) = wanted.parts.get(part) else { return self.place(index + 1) };
        for (at, &(image, c)) in given.parts.iter().enumerate().take(64) {
            if taken & (1 << at) != 0 || c * sign != coefficient || !self.fits(variable, image) {
                continue;
            }
            let before = self.images[variable as usize];
            if before.is_some_and(|before| before != image) {
                continue;
            }
            self.images[variable as usize] = Some(image);
            if self.map(wanted, given, sign, part + 1, taken | 1 << at, index) {
                return true;
            }
            self.images[variable as usize] = before;
        }
        false
    }

    /// Whether all values of the image are values of the variable.
    fn fits(&self, variable: u32, image: u32) -> bool {
        match (self.core.ranges[variable as usize], self.whole.ranges[image as usize]) {
            (None, _) => true,
            (Some((least, greatest)), Some((lo, hi))) => least <= lo && hi <= greatest,
            (Some(_), None) => false,
        }
    }
}

/// Whether the given comparison, the signs of its sum turned or not, implies the wanted one of the same sum.
fn follows(given: &Linear, sign: i128, wanted: &Linear) -> bool {
    // Both are turned into statements on the sum: it is at most, at least, equal or unequal to a value.
    let value = -given.constant * sign;
    let limit = -wanted.constant;
    match (given.relation, wanted.relation) {
        (Relation::Equal, Relation::AtMost) => value <= limit,
        (Relation::Equal, Relation::Equal) | (Relation::Unequal, Relation::Unequal) => value == limit,
        (Relation::Equal, Relation::Unequal) => value != limit,
        (Relation::AtMost, Relation::AtMost) => sign > 0 && value <= limit,
        (Relation::AtMost, Relation::Unequal) if sign > 0 => value < limit,
        (Relation::AtMost, Relation::Unequal) => value > limit,
        _ => false,
    }
}
