//! How a path ends.

use heap::Ref;

use crate::gap::Gap;
use crate::script::Clause;
use crate::settings::Limit;

/// How a path ends.
pub(crate) enum Ending {
    /// The subject returned.
    Returned,
    /// The program ended the process.
    Exited,
    /// The subject threw an exception.
    Threw(Ref),
    /// A clause of the specification does not hold at exit: it answered false, or threw an exception.
    Broken(Clause, Ref),
    /// An assumption does not hold.
    Precondition,
    /// An assumption threw an exception, and so does not hold.
    Crash(Ref),
    /// A limit left no way to go on; which one, where it has not been counted yet.
    Limit(Option<Limit>),
    /// The engine could not go on. Boxed: endings are moved for every path, and few are gaps.
    Gap(Box<Gap>),
    /// Admission rejected every way to go on, which has been counted.
    Rejected,
    /// The solver could not decide on any way to go on; the gaps have been counted.
    Undecided,
    /// The exploration is over.
    Interrupted,
    /// The given choices cannot be taken, and why.
    Strayed(String),
}

impl Ending {
    /// The engine could not go on.
    pub(crate) fn gap(gap: impl Into<Gap>) -> Ending {
        Ending::Gap(Box::new(gap.into()))
    }

    /// Whether the path satisfied every assumption and ended by what the program did.
    pub(crate) fn is_completed(&self) -> bool {
        matches!(self, Ending::Returned | Ending::Exited | Ending::Threw(_) | Ending::Broken(..))
    }
}
