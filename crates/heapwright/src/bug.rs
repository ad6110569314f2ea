//! Our own mistakes: one message that asks for a report, instead of a backtrace for each thread.

use std::any::Any;
use std::sync::OnceLock;

use explore::Bug;

/// Where the first panic happened.
static PLACE: OnceLock<String> = OnceLock::new();

/// Keeps panics quiet until they become a message; with `RUST_BACKTRACE` set they are shown at once.
pub fn quiet_panics() {
    if std::env::var_os("RUST_BACKTRACE").is_some_and(|value| value != "0") {
        return;
    }
    std::panic::set_hook(Box::new(|info| {
        if let Some(place) = info.location() {
            let _ = PLACE.set(format!("{}:{}", place.file(), place.line()));
        }
    }));
}

/// The message about a panic of a worker.
pub fn on_path(target: &str, bug: &Bug) -> String {
    let path = if bug.path.is_empty() { "no choice yet" } else { &bug.path };
    message(&bug.message, &format!("\n  while exploring {target}, on the path with the choices {path}"))
}

/// The message about any other panic.
pub fn elsewhere(panic: &(dyn Any + Send)) -> String {
    message(&Bug::new(panic, String::new()).message, "")
}

fn message(what: &str, while_doing: &str) -> String {
    let place = PLACE.get().map(|place| format!(" (at {place})")).unwrap_or_default();
    let command: Vec<String> = std::env::args().collect();
    format!(
        "this is a mistake in heapwright, not in your program: {what}{place}{while_doing}\n  \
         please report it with the class files and the command: {}\n  \
         RUST_BACKTRACE=1 shows where it happened",
        command.join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_message_names_the_path() {
        let bug = Bug { message: "index out of bounds".to_owned(), path: "0110".to_owned() };
        let text = on_path("A.b(int)", &bug);
        for part in ["index out of bounds", "A.b(int)", "0110", "please report it"] {
            assert!(text.contains(part), "{text}");
        }
    }
}
