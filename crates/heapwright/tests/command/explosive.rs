//! Programs that take all the time and memory there is: limits hold, and what was found is reported.

use std::time::Duration;

use testing::explosive::{Allowed, SOURCE, TARGETS, check};
use testing::{Javac, heapwright, note};

/// Other tests run beside; `cargo xtask stress` measures without such tolerance.
const BUSY: Duration = Duration::from_secs(6);

#[test]
fn limits_hold() {
    let classes = Javac::new("explosive").texts(&[SOURCE]).compile();
    let mut wrong = Vec::new();
    for (at, target) in TARGETS.iter().enumerate() {
        let allowed = Allowed { time: Duration::from_secs(2), memory: 400, jobs: 1 + at % 2 };
        let taken = check(heapwright(), &classes, target, &allowed);
        note(&format!("{target}: {taken}"));
        let verdict = taken.report.as_ref().map(|report| report["verdict"].clone()).unwrap_or_default();
        let (expected, status) = match *target {
            "violated" | "many" => ("violated", 1),
            _ => ("incomplete", 3),
        };
        if taken.exceeds(&allowed, BUSY) || verdict != expected || taken.status != Some(status) {
            wrong.push(format!("{target}: {taken}, {verdict}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
