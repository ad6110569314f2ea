//! Waiting for the program, where it cannot be watched.

use rustix::process::{Pid, WaitOptions, WaitStatus, waitpid};

use crate::plan::Plan;

/// Waits for the end of the program.
pub(super) fn until_end(program: Pid, _: &Plan) -> Option<WaitStatus> {
    waitpid(Some(program), WaitOptions::empty()).ok().flatten().map(|(_, status)| status)
}
