//! A set of digests that is asked how many there are, and only at the end. So they are kept in a list that is sorted now and
//! then: a path appends one number, where a hash table would look for a place in memory that no cache holds.

/// Digests added since the list was last sorted, at least, before it is sorted again.
const LEAST: usize = 4096;

/// Different numbers.
#[derive(Debug, Default)]
pub struct Digests {
    /// The first ones are ascending and different.
    numbers: Vec<u64>,
    /// How many these are.
    sorted: usize,
}

impl Digests {
    /// Adds a number.
    #[inline]
    pub fn add(&mut self, number: u64) {
        if self.numbers.len() >= LEAST.max(self.sorted) + self.sorted {
            self.sort();
        }
        self.numbers.push(number);
    }

    /// Costs little for each number, since the list has doubled since the last time.
    #[cold]
    fn sort(&mut self) {
        merge_sorted(&mut self.numbers, self.sorted);
        self.sorted = self.numbers.len();
    }

    /// The numbers, ascending.
    pub fn into_sorted(mut self) -> Vec<u64> {
        self.sort();
        self.numbers
    }
}

/// Sorts a list whose first numbers are ascending, and drops those that occur again.
pub fn merge_sorted(numbers: &mut Vec<u64>, sorted: usize) {
    numbers[sorted..].sort_unstable();
    // Finds the two ascending runs and merges them.
    numbers.sort();
    numbers.dedup();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_once() {
        let mut digests = Digests::default();
        for round in 0..5u64 {
            for number in (0..LEAST as u64 * 2).rev() {
                digests.add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (round & 1));
            }
        }
        let mut expected: Vec<u64> = (0..LEAST as u64 * 2)
            .flat_map(|number| [0, 1].map(|bit| number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ bit))
            .collect();
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(digests.into_sorted(), expected);
    }
}
