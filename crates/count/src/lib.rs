//! Counts the solutions of conditions over bounded integers, exactly: of systems of linear constraints ([`linear`]), and
//! of conjunctions of terms ([`count_conjunction`]).

mod budget;
mod conditions;
mod error;
pub mod linear;
mod probability;

pub use budget::Budget;
pub use conditions::{Counted, Forgetful, Memory, bits_of, count_conjunction, count_with_memory};
pub use error::Uncountable;
pub use probability::Probability;
