//! How many assignments satisfy a script, in one line.

use crate::model::{Solutions, SolutionsCount};

/// The line, with its end.
pub fn line(solutions: &Solutions) -> String {
    let file = &solutions.target;
    match &solutions.count {
        SolutionsCount::Counted { solutions, bits, probability } => {
            format!("{file}: {solutions} of 2^{bits} assignments, {probability}\n")
        }
        SolutionsCount::Uncounted { uncounted } => format!("{file}: cannot be counted: {uncounted}\n"),
    }
}
