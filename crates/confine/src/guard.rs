//! The guard: the process between us and a confined program. It starts the program, watches it where that is possible, and
//! ends as the program does. When it is killed, the program and everything that the program started die with it.

#[cfg(target_arch = "x86_64")]
mod describe;
mod disk;
#[cfg(target_arch = "x86_64")]
mod memory;
mod remains;
#[cfg(target_arch = "x86_64")]
mod watch;
#[cfg(not(target_arch = "x86_64"))]
#[path = "guard/wait.rs"]
mod watch;

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, exit};

use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitStatus, getpid, kill_process, set_child_subreaper,
    set_parent_process_death_signal, setrlimit,
};

use crate::plan::Plan;
use crate::said::{Said, say};
use crate::words::{ENTER, NOT_STARTED};

/// Starts a program and guards it to its end. The words are the plan, the program and its arguments.
pub(crate) fn guard(words: &[OsString]) -> ! {
    let Some(path) = words.first() else { exit(NOT_STARTED) };
    let plan = Plan::read_or_exit(Path::new(path));
    // The caller may be killed at any time.
    let _ = set_parent_process_death_signal(Some(Signal::KILL));
    // What a program leaves behind becomes a child of this process, which ends it.
    let _ = set_child_subreaper(Some(getpid()));
    let started = env::current_exe().and_then(|own| Command::new(own).arg(ENTER).args(words).spawn());
    let child = match started {
        Ok(child) => child,
        Err(error) => {
            say(&plan.token, &Said::Refused(format!("the guard cannot start itself again: {error}")));
            exit(NOT_STARTED);
        }
    };
    let program = i32::try_from(child.id()).ok().and_then(Pid::from_raw).expect("a process has a number");
    disk::look_after(&plan, program);
    let status = watch::until_end(program, &plan);
    remains::end();
    end_like(status)
}

/// Ends this process as another one ended.
fn end_like(status: Option<WaitStatus>) -> ! {
    if let Some(signal) = status.and_then(WaitStatus::terminating_signal).and_then(Signal::from_named_raw) {
        // This process has nothing to tell in a core file.
        let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
        let _ = kill_process(getpid(), signal);
    }
    exit(status.and_then(WaitStatus::exit_status).unwrap_or(NOT_STARTED))
}
