//! One violation: what, where, the input, and the path that leads there.

use explore::{Location, ViolationKind};

use super::heap;
use super::numbers::{counted, number};
use super::style::{BAD, FAINT, STRONG, paint};
use crate::export::Sources;
use crate::model::{Frame, Replay, Violation};

/// Where the second column starts.
const LABEL_WIDTH: usize = 7;
/// The most lines of each part.
const MOST_CONDITIONS: usize = 12;
/// The most characters of a condition that are shown.
const LONGEST_CONDITION: usize = 240;
const MOST_FRAMES: usize = 8;

/// The violation with its number in the report.
pub fn lines(position: usize, violation: &Violation, sources: &Sources) -> Vec<String> {
    let message = Some(&violation.message).filter(|message| !message.is_empty());
    let message = message.map(|message| format!(": {}", message.replace('\n', "\n   "))).unwrap_or_default();
    let mut lines = vec![format!("{position}  {}{message}", paint(BAD, &kind(&violation.kind)))];
    push(&mut lines, "at", place(violation, sources));
    push(&mut lines, "trace", trace(violation));
    let parts = violation.parts.iter().map(|part| format!("{} is {}", part.expression, shortened(&part.value)));
    push(&mut lines, "where", parts.collect());
    push(&mut lines, "input", heap::draw(&violation.input));
    let conditions = violation.conditions.iter().map(|condition| shortened(condition)).collect();
    push(&mut lines, "when", cut(conditions, MOST_CONDITIONS, "condition"));
    push(&mut lines, "paths", vec![paths(violation)]);
    push(&mut lines, "jvm", replay(violation));
    let tried = violation.tried.iter().map(|tried| format!("refused by the sandbox: {tried}"));
    push(&mut lines, "", cut(tried.collect(), MOST_FRAMES, "attempt"));
    lines
}

fn replay(violation: &Violation) -> Vec<String> {
    let detail = &violation.replay_detail;
    match violation.replay {
        Replay::Confirmed => vec![format!("{}: the real JVM does the same", paint(STRONG, "confirmed"))],
        Replay::Refuted => vec![format!("{}: {detail}", paint(BAD, "refuted"))],
        Replay::Otherwise => vec![
            format!("{}, but otherwise than predicted: {detail}", paint(STRONG, "confirmed")),
            "the difference is a mistake of Heapwright, please report it".to_owned(),
        ],
        Replay::NotRun if detail.is_empty() => Vec::new(),
        Replay::NotRun => vec![format!("not run: {detail}")],
    }
}

fn push(lines: &mut Vec<String>, label: &str, part: Vec<String>) {
    for (at, line) in part.into_iter().enumerate() {
        let label = if at == 0 { label } else { "" };
        lines.push(format!("   {}{line}", paint(FAINT, &format!("{label:LABEL_WIDTH$}"))));
    }
}

/// A condition, or its beginning where it is long.
fn shortened(condition: &str) -> String {
    match condition.char_indices().nth(LONGEST_CONDITION) {
        Some((end, _)) => format!("{} …", &condition[..end]),
        None => condition.to_owned(),
    }
}

/// The first lines, and how many were left out.
fn cut(mut lines: Vec<String>, most: usize, thing: &str) -> Vec<String> {
    if lines.len() > most {
        let more = lines.len() - most;
        lines.truncate(most);
        lines.push(format!("… and {}", counted(more as u64, &format!("more {thing}"))));
    }
    lines
}

fn kind(kind: &ViolationKind) -> String {
    match kind {
        ViolationKind::Assertion => "assertion failed".to_owned(),
        ViolationKind::Exception(class) => class.strip_prefix("java.lang.").unwrap_or(class).to_owned(),
        ViolationKind::Invariant => "invariant broken".to_owned(),
        ViolationKind::Postcondition => "postcondition broken".to_owned(),
        ViolationKind::Frame => "frame broken".to_owned(),
        ViolationKind::Precondition => "precondition of a callee broken".to_owned(),
    }
}

fn place(violation: &Violation, sources: &Sources) -> Vec<String> {
    let at = &violation.at;
    let mut lines = vec![format!("{} in {}", paint(STRONG, &at.to_string()), at.method)];
    // A contract is broken by the method as a whole.
    let has_line =
        !matches!(violation.kind, ViolationKind::Invariant | ViolationKind::Postcondition | ViolationKind::Frame);
    if has_line
        && let Some(number) = at.line
        && let Some(line) = sources.line(at)
    {
        lines.push(format!("{} {}", paint(FAINT, &format!("{number:>4} │")), line.trim()));
    }
    lines
}

fn trace(violation: &Violation) -> Vec<String> {
    if violation.trace.len() < 2 { Vec::new() } else { frames(&violation.trace) }
}

/// The program's frames; those of the JDK in between as a number.
pub fn frames(trace: &[Frame]) -> Vec<String> {
    let mut lines = Vec::new();
    for group in trace.chunk_by(|a, b| a.0.is_jdk && b.0.is_jdk) {
        match group {
            [Frame(Location { is_jdk: true, method, .. })] => lines.push(format!("{method} (JDK)")),
            [Frame(first @ Location { is_jdk: true, .. }), .., Frame(last)] => {
                lines.push(format!("{} … {} ({} frames of the JDK)", first.method, last.method, group.len()));
            }
            frames => lines.extend(frames.iter().map(|Frame(at)| format!("{at} in {}", at.method))),
        }
    }
    cut(lines, MOST_FRAMES, "frame")
}

fn paths(violation: &Violation) -> String {
    let path = &violation.path;
    let ends = match violation.paths {
        1 => "1 ends this way".to_owned(),
        count => format!("{} end this way", number(count)),
    };
    if path.is_empty() { format!("{ends}, without any choice") } else { format!("{ends}; choices {path}") }
}
