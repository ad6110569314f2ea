//! What the solver needs before it is asked: its program and its stores; and the notices about the stores afterwards.

use std::path::Path;
use std::time::Duration;

use explore::SolverSettings;
use store::Stores;

use crate::stores::{self, SolverError};
use crate::watch::Watch;

/// How long the end of a session waits for its answers to be stored.
const PATIENCE: Duration = Duration::from_secs(2);

/// Opens the stores of a solver; refuses a solver program that is not there.
pub fn open_solver(settings: &SolverSettings) -> Result<Stores, SolverError> {
    if let (Some(command), Some(words)) = (&settings.command, settings.words()) {
        let program = words.first().map_or("", String::as_str);
        if !is_program(program) {
            return Err(SolverError::NoProgram { command: command.clone(), program: program.to_owned() });
        }
    }
    stores::open(settings)
}

/// Waits for what is still to be stored, and tells what happened to the stores.
pub fn finish(stores: &Stores, watch: &dyn Watch) {
    stores.flush(PATIENCE);
    tell(stores, watch);
}

/// Tells what happened to the stores, once.
pub(crate) fn tell(stores: &Stores, watch: &dyn Watch) {
    stores.notices().iter().for_each(|notice| watch.notice(notice));
}

/// Whether a command can be started: a path, or a name on the `PATH`.
fn is_program(name: &str) -> bool {
    let on_path = || {
        let path = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
    };
    !name.is_empty() && if name.contains('/') { Path::new(name).is_file() } else { on_path() }
}
