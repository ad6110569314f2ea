//! What this computer can do: found out by a process that confines itself, and ends.

use std::process::Stdio;

use crate::confinement::{Confinement, Demand};
use crate::error::ConfineError;
use crate::helper::Helper;
use crate::protection::Protection;
use crate::said::Said;
use crate::words::SURVEY;

/// What would be in force.
pub fn survey() -> Protection {
    rehearse().unwrap_or_else(|error| Protection { lacks: vec![error.to_string()], ..Protection::default() })
}

fn rehearse() -> Result<Protection, ConfineError> {
    let program = Helper::find().ok_or(ConfineError::NoHelper)?.file()?;
    let scratch = tempfile::Builder::new().prefix("heapwright-survey-").tempdir()?;
    let mut confined = Confinement::new(scratch.path()).command(Demand::Strongest, &program)?;
    let output = confined.command.arg(SURVEY).stdin(Stdio::null()).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut protection = Protection::default();
    for said in text.lines().filter_map(|line| confined.listener.hear(line)) {
        match said {
            Said::InForce(found) => protection = found,
            Said::Refused(why) => return Ok(Protection { lacks: vec![why], ..Protection::default() }),
            Said::Tried(_) => {}
        }
    }
    if !output.status.success() {
        // What cannot run a program protects nobody.
        let why = format!("a confined program does not run here ({})", output.status);
        protection = Protection { lacks: vec![why], ..Protection::default() };
    }
    Ok(protection)
}
