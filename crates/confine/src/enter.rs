//! The process that gives up its rights and becomes the foreign program.
//!
//! It confines itself in steps. A step that this computer cannot do is named in what it says, and the program is started all
//! the same, unless full protection was demanded.

mod calls;
mod files;
mod handles;
mod interpreter;
mod limits;
mod visible;
mod watched;

use std::ffi::OsString;
use std::fs;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, exit};

use rustix::process::{Signal, set_parent_process_death_signal, setsid};

use crate::confinement::{Demand, Step};
use crate::plan::Plan;
use crate::protection::Protection;
use crate::said::{Said, say};
use crate::words::NOT_STARTED;

pub(crate) use calls::{LOOK, REFUSE, START};

/// Becomes the program. The words are the plan, the program and its arguments.
pub(crate) fn enter(words: &[OsString]) -> ! {
    // What the caller's callers left open would stay open in the program.
    handles::close_inherited();
    let [path, program, arguments @ ..] = words else { exit(NOT_STARTED) };
    let plan = Plan::read_or_exit(Path::new(path));
    // In it stands the token, which the program must not see.
    let _ = fs::remove_file(path);
    let refuse = |why: String| -> ! {
        say(&plan.token, &Said::Refused(why));
        exit(NOT_STARTED)
    };
    let protection = confine(&plan, Path::new(program));
    if plan.demand == Demand::Full && !protection.is_full() {
        refuse(protection.lacks.join("; "));
    }
    say(&plan.token, &Said::InForce(protection));
    let error = Command::new(program).args(arguments).exec();
    refuse(format!("{} cannot be started: {error}", Path::new(program).display()))
}

/// Gives up all rights that the program does not need.
fn confine(plan: &Plan, program: &Path) -> Protection {
    let mut lacks = Vec::new();
    let mut step = |done: Result<(), String>, follows: &str| match done {
        Ok(()) => true,
        Err(why) => {
            lacks.push(format!("{why}: {follows}"));
            false
        }
    };
    // Neither is needed for safety: they keep signals of the terminal away, and end this process with its guard.
    let _ = setsid();
    let _ = set_parent_process_death_signal(Some(Signal::KILL));
    let is_wanted = |step: Step| match plan.confinement.without.contains(&step) {
        true => Err("it is left out".to_owned()),
        false => Ok(()),
    };
    let watched =
        step(is_wanted(Step::Watch).and_then(|()| watched::ask()), "what the program tries in vain is not named");
    let bounded = step(limits::set(&plan.confinement.bounds), "the program can use up memory and disk");
    let mut landlock = None;
    step(
        is_wanted(Step::Files)
            .and_then(|()| files::confine(&plan.confinement, program))
            .map(|version| landlock = Some(version)),
        "the program can read and change the user's files",
    );
    let filtered = is_wanted(Step::Calls).and_then(|()| calls::confine(watched));
    let seccomp = step(filtered, "the program can use the network, start other programs and end other processes");
    Protection { landlock, seccomp, watched, bounded, lacks }
}
