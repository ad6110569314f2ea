//! Numbers of an exploration, in one or two lines.

use std::time::Duration;

use explore::Record;

use crate::summary::Summary;

/// Paths, and what they cost.
pub fn lines(record: &Record, total: Duration) -> Vec<String> {
    let counts = &record.counts;
    let ended = listed(&[(counts.returned, "returned"), (counts.threw, "threw"), (counts.violated, "violated")]);
    let pruned = listed(&[
        (counts.pruned_solver, "by the solver"),
        (counts.pruned_admission, "by admission"),
        (counts.pruned_precondition, "by assumptions"),
        (counts.pruned_limit, "by limits"),
    ]);
    let mut paths = format!("{}{}", counted(counts.completed(), "path"), behind(": ", &ended));
    paths += &behind("; pruned ", &pruned);
    paths += &format!("; {}", counted(record.heaps.len() as u64, "distinct heap"));
    let solver = &counts.solver;
    let answered = listed(&[
        (solver.order_hits, "by order"),
        (solver.model_hits, "by earlier models"),
        (solver.store_hits, "from the store"),
        (solver.implication_hits, "implied"),
        (solver.smt_calls, "by the backend"),
    ]);
    let queries = match solver.queries {
        1 => "1 query".to_owned(),
        queries => format!("{} queries", number(queries)),
    };
    let mut cost = format!("{}, {}, {queries}", counted(counts.bytecodes, "bytecode"), counted(counts.forks, "fork"));
    if !answered.is_empty() {
        cost += &format!(" ({answered})");
    }
    let solving = Duration::from_nanos(solver.smt_nanos);
    cost += &format!("; {}", time(total));
    if solving > Duration::from_millis(1) {
        cost += &format!(", of it {} solving", time(solving));
    }
    vec![paths, cost]
}

/// The records of several targets as one, without what they found.
pub fn total(summaries: &[Summary]) -> Record {
    let mut total = Record::default();
    for summary in summaries {
        let record = &summary.record;
        let heaps = record.heaps.iter().copied().collect();
        let (cuts, coverage) = (record.cuts.clone(), record.coverage.clone());
        let numbers = Record { counts: record.counts, heaps, cuts, coverage, ..Record::default() };
        total.merge(numbers);
        total.gaps.extend(record.gaps.clone());
        total.interrupted = total.interrupted.or(record.interrupted);
    }
    total
}

fn listed(parts: &[(u64, &str)]) -> String {
    let parts = parts.iter().filter(|(count, _)| *count > 0);
    parts.map(|(count, what)| format!("{} {what}", number(*count))).collect::<Vec<_>>().join(", ")
}

fn behind(separator: &str, text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{separator}{text}") }
}

/// A number of things: `1 path`, `2 paths`.
pub fn counted(count: u64, thing: &str) -> String {
    if count == 1 { format!("1 {thing}") } else { format!("{} {thing}s", number(count)) }
}

/// Digits in groups of three.
pub fn number(value: u64) -> String {
    let digits = value.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn time(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    if seconds < 1.0 {
        format!("{:.0} ms", seconds * 1e3)
    } else if seconds < 60.0 {
        format!("{seconds:.1} s")
    } else {
        format!("{} min {} s", duration.as_secs() / 60, duration.as_secs() % 60)
    }
}
