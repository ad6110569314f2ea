//! From the flags of an exploration to a session with its targets: the same for every command that explores.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use budget::Budget;

use report::Sources;
use session::{Session, Target};

use crate::cli::CheckArgs;
use crate::failure::Failure;
use crate::settings::settings;
use crate::terminal::Terminal;

/// The memory that an exploration needs beside its objects, whatever the limit says: the classes of the JDK.
pub const LEAST_MEMORY: usize = 256 << 20;

/// Opens the session that the flags ask for, and finds its targets. Ctrl-C stops it.
pub fn open(args: &CheckArgs) -> Result<(Session, Vec<Target>), Failure> {
    let session = Session::open(args.jdk.as_deref(), &class_path(&args.cp), settings(args)?)?;
    let mut session = session.watched_by(Terminal::default());
    let targets = session.targets(&args.target)?;
    stop_on_interrupt(&session.task.budget);
    session.task.budget.limit_memory(session.task.settings.limits.memory.max(LEAST_MEMORY));
    Ok((session, targets))
}

/// The entries of a class path.
pub fn class_path(text: &str) -> Vec<PathBuf> {
    text.split(':').filter(|entry| !entry.is_empty()).map(PathBuf::from).collect()
}

/// Ctrl-C and a request to end stop the exploration; what was found is reported. A second one is taken as impatience, not
/// as a wish to lose the report; the third ends the process.
pub fn stop_on_interrupt(budget: &Budget) {
    let budget = budget.clone();
    let seen = AtomicU32::new(0);
    // If no handler can be set, Ctrl-C ends the process at once, which is no reason to refuse to work.
    let _ = ctrlc::set_handler(move || match seen.fetch_add(1, Ordering::Relaxed) {
        0 => budget.stop(),
        1 => eprintln!("heapwright: writing what was found; once more ends it without a report"),
        _ => std::process::exit(130),
    });
}

/// Where source files are looked for.
pub fn sources(session: &Session) -> Sources {
    Sources::new(&std::env::current_dir().unwrap_or_default(), &session.class_path)
}

/// Refuses flags that every command with an exploration has, and only `check` obeys.
pub fn refuse_check_only(args: &CheckArgs, command: &str) -> Result<(), Failure> {
    let flag = match (&args.path, args.tree) {
        (Some(_), _) => "--path",
        (None, 1..) => "--tree",
        (None, 0) => return Ok(()),
    };
    Err(Failure::usage(format!("{flag} is for `check`; `{command}` does without it")))
}
