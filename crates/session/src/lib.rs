//! Sessions: explorations of the methods of one class path with one value of settings.
//!
//! A session is the entry to all that lies below. The command line, benchmarks and tests open one and ask it; nothing here
//! prints, and nothing here reads flags.

mod draw;
mod error;
mod fit;
mod late;
mod misfit;
mod replay;
mod session;
pub mod shapes;
mod solving;
mod source;
pub mod stores;
mod suite;
mod target;
mod watch;
mod widening;

pub use self::draw::DrawnHeap;
pub use self::error::SessionError;
pub use self::misfit::Misfit;
pub use self::session::Session;
pub use self::solving::{finish, open_solver};
pub use self::source::{Source, SourceError, joined};
pub use self::stores::SolverError;
pub use self::suite::{Candidate, Judge, Refuted, Selection};
pub use self::target::Target;
pub use self::watch::{Silent, Watch};
