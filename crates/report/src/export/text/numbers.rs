//! Numbers of an exploration, in one or two lines.

use std::time::Duration;

use crate::model::Target;

/// Paths, and what they cost.
pub fn lines(target: &Target) -> Vec<String> {
    let (paths, counters, times) = (&target.paths, &target.counters, &target.time_ms);
    let ended = listed(&[(paths.returned, "returned"), (paths.threw, "threw"), (paths.violated, "violated")]);
    let pruned = listed(&[
        (paths.pruned.solver, "by the solver"),
        (paths.pruned.admission, "by admission"),
        (paths.pruned.precondition, "by assumptions"),
        (paths.pruned.limit, "by limits"),
    ]);
    let mut ends = format!("{}{}", counted(paths.completed, "path"), behind(": ", &ended));
    ends += &behind("; pruned ", &pruned);
    ends += &format!("; {}", counted(target.heaps.distinct, "distinct heap"));
    let answered = listed(&[
        (counters.order_hits, "by order"),
        (counters.model_hits, "by earlier models"),
        (counters.store_hits, "from the store"),
        (counters.implication_hits, "implied"),
        (counters.smt_calls, "by the backend"),
    ]);
    let queries = match counters.queries {
        1 => "1 query".to_owned(),
        queries => format!("{} queries", number(queries)),
    };
    let mut cost =
        format!("{}, {}, {queries}", counted(counters.bytecodes, "bytecode"), counted(counters.forks, "fork"));
    if !answered.is_empty() {
        cost += &format!(" ({answered})");
    }
    cost += &format!("; {}", time(times.total));
    if times.solver > Duration::from_millis(1) {
        cost += &format!(", of it {} solving", time(times.solver));
    }
    vec![ends, cost]
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
