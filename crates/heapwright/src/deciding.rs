//! What the solver needs before it is asked, and what is told when it was.

use std::path::Path;
use std::time::Duration;

use explore::SolverSettings;
use store::Stores;

use crate::failure::Failure;
use crate::stores;

/// How long the end of a command waits for its answers to be stored.
const PATIENCE: Duration = Duration::from_secs(2);

/// Opens the stores of a solver; refuses a solver program that is not there.
pub fn open(settings: &SolverSettings) -> Result<Stores, Failure> {
    if let (Some(text), Some(words)) = (&settings.command, settings.words()) {
        let name = words.first().map_or("", String::as_str);
        if !is_program(name) {
            return Err(Failure::usage(format!(
                "--solver {text}: there is no program `{name}`; install it, or leave --solver out to use the built-in one"
            )));
        }
    }
    stores::open(settings)
}

/// Waits for what is still to be stored, and tells what happened to the stores.
pub fn finish(stores: &Stores) {
    stores.flush(PATIENCE);
    tell(stores);
}

/// Tells what happened to the stores, once.
pub fn tell(stores: &Stores) {
    for notice in stores.notices() {
        eprintln!("heapwright: {notice}");
    }
}

/// Whether a command can be started: a path, or a name on the `PATH`.
fn is_program(name: &str) -> bool {
    let on_path = || {
        let path = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
    };
    !name.is_empty() && if name.contains('/') { Path::new(name).is_file() } else { on_path() }
}
