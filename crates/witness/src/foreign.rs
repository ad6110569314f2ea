//! Running foreign code: the analysed program in replays and tests, confined as the settings ask for.

mod account;
pub(crate) mod left;
pub(crate) mod lines;
mod reach;

use std::path::{Path, PathBuf};
use std::process::Command;

use confine::{Bounds, ConfineError, Confined, Confinement, Demand, Listener, Protection};
use explore::Sandbox;
use program::Jdk;

use crate::java_options::without_options;

pub use account::Account;
pub(crate) use reach::{of_class_path, of_jdk};

/// How foreign code is run.
#[derive(Clone, Debug, Default)]
pub struct Foreign {
    /// How it is confined.
    pub sandbox: Sandbox,
    /// Files that it never sees, whatever the class path is: the secret that signs stored answers.
    pub hidden: Vec<PathBuf>,
}

/// A command that starts foreign code.
pub(crate) struct Ready {
    pub(crate) command: Command,
    /// The name of the program.
    pub(crate) name: String,
    /// Recognizes what the guard says on the standard output; none where there is no guard.
    pub(crate) listener: Option<Listener>,
    /// What is in force if there is no guard to say it.
    pub(crate) known: Option<Protection>,
    // Has to live until the program has started.
    pub(crate) confined: Option<Confined>,
}

impl Foreign {
    /// Without any confinement.
    pub fn unconfined() -> Foreign {
        Foreign { sandbox: Sandbox::Off, hidden: Vec::new() }
    }

    /// Why foreign code is not run on this computer, if it is not.
    pub fn refusal(&self) -> Option<String> {
        if self.sandbox != Sandbox::Require {
            return None;
        }
        let protection = confine::survey();
        let lacks =
            || format!("--sandbox require, and this computer cannot confine it: {}", protection.lacks.join("; "));
        (!protection.is_full()).then(lacks)
    }

    /// A program of a JDK, ready to be started in a folder that it may change. It can read the JDK, and what is given.
    pub(crate) fn ready(
        &self,
        jdk: &Jdk,
        program: &Path,
        mut readable: Vec<PathBuf>,
        scratch: &Path,
        bounds: Bounds,
    ) -> Result<Ready, String> {
        let demand = match self.sandbox {
            Sandbox::Off => return Ok(plain(program, scratch, Protection::default())),
            Sandbox::Auto => Demand::Strongest,
            Sandbox::Require => Demand::Full,
        };
        readable.extend(of_jdk(jdk));
        let confinement = Confinement { readable, hidden: self.hidden.clone(), bounds, ..Confinement::new(scratch) };
        match confinement.command(demand, program) {
            Ok(mut confined) => {
                let command = std::mem::replace(&mut confined.command, Command::new(program));
                let listener = Some(confined.listener.clone());
                Ok(Ready { command, name: name(program), listener, known: None, confined: Some(confined) })
            }
            Err(error @ ConfineError::NoHelper) if demand == Demand::Strongest => {
                let lacks = format!("{error}: the program could do everything that the user may");
                Ok(plain(program, scratch, Protection { lacks: vec![lacks], ..Protection::default() }))
            }
            Err(error) => Err(error.to_string()),
        }
    }
}

/// Unconfined, as far as possible in the same surroundings.
fn plain(program: &Path, scratch: &Path, known: Protection) -> Ready {
    let mut command = Command::new(program);
    without_options(&mut command);
    // Without a locale the JVM would not understand file names beyond ASCII.
    command.env("LC_ALL", "C.UTF-8").current_dir(scratch);
    Ready { command, name: name(program), listener: None, known: Some(known), confined: None }
}

fn name(program: &Path) -> String {
    program.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
