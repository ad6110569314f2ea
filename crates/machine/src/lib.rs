//! JVM semantics on a state that can be rolled back: frames, operations by family, intrinsics, class initialization,
//! `invokedynamic`.

mod array_types;
mod boot;
mod boxes;
mod builder_input;
mod choice;
mod closing;
mod collect;
mod coverage;
mod decide;
mod dispatch;
mod execute;
mod init;
mod input;
mod interned;
mod intrinsics;
mod known;
mod limits;
mod machine;
mod mirror;
mod module;
mod op;
mod output;
mod stack;
mod state;
pub mod strict_math;
mod subject;
mod text;
mod text_input;
mod throw;
mod trap;
mod typing;
mod unknown;

pub use choice::{Alternative, Alternatives, Choice, Coder, Typed};
pub use closing::Valuation;
pub use coverage::{Branch, Coverage, CoveredMethod, Edge};
pub use decide::Truth;
pub use input::{Aliasing, InputConfig, Laziness, StaticInputs};
pub use known::Known;
pub use limits::{Cuts, ObjectLimits};
pub use machine::{Config, Machine, Overflow, Stdin};
pub use output::{Output, Stream};
pub use stack::{Frame, Stack};
pub use state::{InitState, Mark, State};
pub use trap::{Cause, Limit, Raise, Reason, Step, Stop, Trap};
