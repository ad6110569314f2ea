//! The program that acts as guard: this one, started once more.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::{env, fs, io};

use crate::words::{ENTER, GUARD, SURVEY};
use crate::{enter, guard};

/// This very file, even if another one has taken its place meanwhile.
const OWN: &str = "/proc/self/exe";

static REGISTERED: OnceLock<PathBuf> = OnceLock::new();

/// A program whose `main` calls [`serve`] first.
#[derive(Clone, Debug)]
pub struct Helper {
    program: PathBuf,
}

/// What `main` does first: if this process was started as a guard, it does that and ends. Otherwise this program can be
/// its own helper from now on.
pub fn serve() {
    let mut words = env::args_os().skip(1);
    match words.next().as_deref().and_then(|word| word.to_str()) {
        Some(GUARD) => guard::guard(&words.collect::<Vec<OsString>>()),
        Some(ENTER) => enter::enter(&words.collect::<Vec<OsString>>()),
        Some(SURVEY) => std::process::exit(0),
        _ => register(PathBuf::from(OWN)),
    }
}

/// Names another program as the helper, for callers whose `main` is not theirs, such as tests. The first one counts.
pub fn register(program: PathBuf) {
    let _ = REGISTERED.set(program);
}

impl Helper {
    /// The helper of this process, if it has one.
    pub fn find() -> Option<Helper> {
        REGISTERED.get().map(|program| Helper { program: program.clone() })
    }

    /// The file of the program.
    pub(crate) fn file(&self) -> io::Result<PathBuf> {
        fs::canonicalize(&self.program)
    }

    /// A command that starts it.
    pub(crate) fn command(&self, word: &str) -> Command {
        let mut command = Command::new(&self.program);
        command.arg(word);
        command
    }
}
