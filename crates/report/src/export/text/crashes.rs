//! Exceptions that assumptions threw: with their traces where nothing was verified, else in one line.

use super::numbers::counted;
use super::style::{FAINT, PARTIAL, paint};
use super::violation;
use crate::model::{Crash, Target, Verdict};

/// The most exceptions that are shown.
const MOST: usize = 4;

/// The exceptions that assumptions of some targets threw.
pub fn lines(targets: &[Target]) -> Vec<String> {
    let all = targets.iter().flat_map(|target| target.crashes.iter().map(move |crash| (target.verdict, crash)));
    let mut lines = Vec::new();
    for (verdict, crash) in all.clone().take(MOST) {
        lines.push(headline(crash));
        if verdict == Verdict::Vacuous {
            lines
                .extend(violation::frames(&crash.trace).into_iter().map(|frame| format!("  {}", paint(FAINT, &frame))));
        }
    }
    let more = all.count().saturating_sub(MOST);
    if more > 0 {
        lines.push(format!("… and {}; --format json has all", counted(more as u64, "more exception")));
    }
    lines
}

fn headline(crash: &Crash) -> String {
    let label = paint(PARTIAL, "assumption throws");
    let at = crash.trace.first().map(|frame| format!(", at {}", frame.0)).unwrap_or_default();
    let effect = match crash.paths {
        0 => "where completions of partial inputs are looked for".to_owned(),
        paths => format!("and ends {}", counted(paths, "path")),
    };
    format!("{label}: {} throws {}{at}; it counts as false {effect}", crash.specification, crash.exception)
}
