//! Tables of experiments, as reports show them, and comparisons of numbers that may be missing.

pub use report::model::{Cell, Finding, Table};

/// Whether both numbers are there and the first is not above the second.
pub fn at_most(ours: Option<f64>, published: Option<f64>) -> bool {
    ours.zip(published).is_some_and(|(ours, published)| ours <= published)
}

/// Whether both numbers are there and the first is not below the second.
pub fn at_least(ours: Option<f64>, published: Option<f64>) -> bool {
    at_most(published, ours)
}

/// One number over another; none over zero.
pub fn ratio(above: f64, below: f64) -> Option<f64> {
    (below > 0.0).then(|| above / below)
}
