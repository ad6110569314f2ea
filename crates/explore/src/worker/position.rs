//! Where on its script a path is; saved with every choice.

use heap::{Ref, Value};
use program::MethodId;

/// Where on the script a path is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    /// The step that is being taken.
    pub(super) step: usize,
    /// What the last call of the script returned.
    pub(super) result: Value,
    /// What the subject returned.
    pub(super) returned: Value,
    /// The exception that the subject threw, if it is no violation.
    pub(super) thrown: Ref,
    /// Whether callers have to expect that exception.
    pub(super) announced: bool,
    /// Places that were assigned and have been looked at.
    pub(super) assigned: usize,
    /// What the subject answered, where that is decided.
    pub(super) answer: Option<bool>,
    /// Where the subject returned: its method and the instruction.
    pub(super) exit: Option<(MethodId, u32)>,
    /// Whether companion methods run while no call of the script does.
    pub(super) in_companion: bool,
    /// Instructions of this path before `since`.
    pub(super) executed: u64,
    /// The machine's count of instructions when the path was taken up.
    pub(super) since: u64,
}

impl Position {
    /// Before the first step.
    pub(super) fn start(since: u64) -> Position {
        Position {
            step: 0,
            result: Value::Top,
            returned: Value::Top,
            thrown: Ref::NULL,
            announced: false,
            assigned: 0,
            answer: None,
            exit: None,
            in_companion: false,
            executed: 0,
            since,
        }
    }

    /// The instructions that the path has executed when the machine has executed so many.
    pub(super) fn executed(&self, now: u64) -> u64 {
        self.executed + (now - self.since)
    }

    /// The same position with the count of instructions as it is now.
    pub(super) fn now(self, now: u64) -> Position {
        Position { executed: self.executed(now), since: now, ..self }
    }
}
