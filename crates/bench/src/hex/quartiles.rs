//! Five numbers that describe many: what a box plot shows.

/// Least, quartiles and greatest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quartiles {
    /// The five, in order.
    pub five: [f64; 5],
}

impl Quartiles {
    /// Of some numbers, if there are any. Between two neighbours the value is interpolated.
    pub fn of(mut numbers: Vec<f64>) -> Option<Quartiles> {
        numbers.sort_by(f64::total_cmp);
        let last = numbers.len().checked_sub(1)?;
        let at = |quarter: usize| {
            let (place, rest) = (quarter * last / 4, (quarter * last % 4) as f64 / 4.0);
            let next = numbers[(place + 1).min(last)];
            numbers[place] + (next - numbers[place]) * rest
        };
        Some(Quartiles { five: [at(0), at(1), at(2), at(3), at(4)] })
    }

    /// The one in the middle.
    pub fn median(&self) -> f64 {
        self.five[2]
    }
}

#[test]
fn quartiles_lie_between_neighbours() {
    assert_eq!(Quartiles::of(Vec::new()), None);
    assert_eq!(Quartiles::of(vec![3.0]).map(|found| found.five), Some([3.0; 5]));
    assert_eq!(Quartiles::of(vec![4.0, 1.0, 2.0, 3.0]).map(|found| found.five), Some([1.0, 1.75, 2.5, 3.25, 4.0]));
    assert_eq!(Quartiles::of(vec![1.0, 2.0, 9.0]).map(|found| found.median()), Some(2.0));
}
