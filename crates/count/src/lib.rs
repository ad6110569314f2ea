//! Counts the solutions of conditions over bounded integers, exactly: of systems of linear constraints ([`linear`]), and
//! of conjunctions of terms ([`count_conjunction`]).

mod conditions;
mod error;
pub mod linear;
mod probability;
mod quota;

pub use conditions::{Counted, Forgetful, Memory, bits_of, count_conjunction, count_with_memory};
pub use error::Uncountable;
pub use probability::Probability;
pub use quota::Quota;
