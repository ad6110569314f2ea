//! Exploration: runs a subject along every path within the limits, and keeps a record of what the paths did.
//!
//! The machine proposes alternatives; exploration filters them (solver, limits) and picks. A path is its sequence of
//! choices: the same choices lead to the same state, whatever was explored before.

mod admission;
pub mod case;
mod counts;
mod coverage;
mod error;
mod gap;
mod heap_shape;
mod location;
mod loops;
mod mistake;
mod outcome;
mod partial_shape;
mod path;
mod picture;
mod pool;
mod property;
mod readable;
mod script;
mod settings;
mod shape;
mod shape_rules;
mod spec_names;
mod stored_counts;
mod subject;
mod survey;
mod tally;
mod task;
mod telling;
mod worker;

pub use ::count::{Probability, Uncountable};
pub use admission::{AdmissionSettings, Judging, MEMBERS, Member, Members, MembersError};
pub use case::Case;
pub use counts::{Counts, Interruption, Record, Verdict};
pub use coverage::{BranchCoverage, Coverage, EdgeCoverage, MethodCoverage, Share};
pub use error::{Bug, ExploreError};
pub use gap::{Gap, GapReason, Question};
pub use heap_shape::HeapShape;
pub use location::Location;
pub use mistake::Mistake;
pub use outcome::{Replay, Violation, ViolationKind};
pub use path::Path;
pub use picture::{Content, Picture, PictureObject, PictureValue};
pub use pool::{Progress, Retaken, cases, completions, explore};
pub use property::Property;
pub use settings::{
    CountSettings, Inputs, Invariant, Limit, Limits, Order, Places, PlacesError, Settings, SizeError, SolverSettings,
    TimeError, parse_size, parse_time, print_size, print_time,
};
pub use spec_names::{NameError, spec_class, spec_companion};
pub use stored_counts::StoredCounts;
pub use subject::{Subject, SubjectError, invariants};
pub use survey::{Answer, Seen, Survey, Surveying};
pub use tally::{Counting, PathCount, PathEnd, Sum, Tally};
pub use task::{Keep, Setup, Task};
pub use worker::Completion;
