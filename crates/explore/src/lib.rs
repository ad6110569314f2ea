//! Exploration: runs a subject along every path within the limits, and keeps a record of what the paths did.
//!
//! The machine proposes alternatives; exploration filters them (solver, limits) and picks. A path is its sequence of
//! choices: the same choices lead to the same state, whatever was explored before.

pub mod case;
mod counts;
mod course;
mod coverage;
mod crash;
mod digests;
mod distinct_values;
mod ending;
mod error;
mod frontier;
mod gap;
mod heap_digest;
mod location;
mod loops;
mod mistake;
mod observe;
mod outcome;
mod path;
mod path_tree;
mod picture;
mod pool;
mod progress;
mod property;
mod readable;
mod script;
mod settings;
mod shared;
mod stored_counts;
mod story;
mod subject;
mod survey;
mod tally;
mod task;
mod violation_kind;
mod worker;

pub use ::admission::MEMBERS;
pub use ::admission::hex::{NameError, position_name, spec_class, spec_companion};
pub use ::count::{Probability, Uncountable};
pub use ::outline::Outline;
pub use case::Case;
pub use counts::{Counts, Interruption, Record, Verdict};
pub use coverage::{BranchCoverage, Coverage, EdgeCoverage, MethodCoverage, Share};
pub use crash::Crash;
pub use error::{Bug, ExploreError};
pub use gap::{Gap, GapReason, Question};
pub use location::Location;
pub use mistake::Mistake;
pub use outcome::{PartValue, Replay, Violation};
pub use path::{Path, PathError};
pub use path_tree::{PathTree, TreeNode};
pub use picture::{Content, Picture, PictureObject, PictureValue};
pub use pool::{Retaken, cases, completions, explore, tell};
pub use progress::Progress;
pub use property::Property;
pub use settings::{
    AdmissionSettings, ContractSettings, CountSettings, Inputs, Invariant, Judging, Limit, Limits, Members,
    MembersError, NamedOrder, ORDERS, Order, Places, PlacesError, Sandbox, Settings, SizeError, SolverSettings,
    TimeError, parse_size, parse_time, print_size, print_time,
};
pub use stored_counts::StoredCounts;
pub use story::{Story, StoryLine, StoryValue};
pub use subject::{Subject, SubjectError, invariants};
pub use survey::{Answer, Seen, Survey, Surveying};
pub use tally::{Counting, PathCount, PathEnd, Sum, Tally};
pub use task::{Keep, Reserve, Setup, Task};
pub use violation_kind::ViolationKind;
pub use worker::Completion;
