//! A command that starts a program in confinement.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::NamedTempFile;

use crate::confinement::{Confinement, Demand};
use crate::error::ConfineError;
use crate::helper::Helper;
use crate::plan::Plan;
use crate::said::Listener;
use crate::token::token;
use crate::words::GUARD;

/// A program that is ready to be started in confinement.
#[derive(Debug)]
pub struct Confined {
    /// Starts it. Arguments may be added; working directory and environment are set. Its end is that of the program, and
    /// killing it kills everything that the program started.
    pub command: Command,
    /// Recognizes what the guard says on the standard output.
    pub listener: Listener,
    // Deleted when it is dropped.
    _plan: NamedTempFile,
}

impl Confinement {
    /// Prepares the start of a program, which is given by an absolute path. What is returned has to live until it has started.
    pub fn command(&self, demand: Demand, program: &Path) -> Result<Confined, ConfineError> {
        let helper = Helper::find().ok_or(ConfineError::NoHelper)?;
        fs::create_dir_all(self.home())?;
        let plan = Plan { token: token(), demand, confinement: self.clone() };
        let file = plan.write()?;
        let mut command = helper.command(GUARD);
        command.arg(file.path()).arg(program);
        command.env_clear().env("LC_ALL", "C.UTF-8").env("HOME", self.home()).env("TMPDIR", &self.scratch);
        command.current_dir(&self.scratch);
        Ok(Confined { command, listener: Listener { token: plan.token }, _plan: file })
    }
}
