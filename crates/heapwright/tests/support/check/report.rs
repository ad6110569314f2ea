//! The report of `heapwright check --format json`, as far as the subjects speak of it.

use std::collections::BTreeSet;

use serde_json::Value;

/// A report that has the promised members.
pub struct Report {
    pub verdict: String,
    pub violations: Vec<Violation>,
    value: Value,
}

/// A violation, by what it is and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Violation {
    pub at: String,
    pub kind: String,
    pub message: String,
}

impl Report {
    /// The report on standard output, or what is wrong with it.
    pub fn read(stdout: &[u8]) -> Result<Report, String> {
        let value: Value = serde_json::from_slice(stdout).map_err(|error| format!("no JSON report: {error}"))?;
        let verdict = text(&value, "verdict")?;
        let violations = value["violations"].as_array().ok_or("the report lacks `violations`")?;
        let violations = violations.iter().map(Violation::read).collect::<Result<_, _>>()?;
        Ok(Report { verdict, violations, value })
    }

    /// A number of the report, by the name of the directive that expects it.
    pub fn number(&self, name: &str) -> Result<u64, String> {
        let pointer = match name {
            "paths" => "/paths/completed".to_string(),
            "smt-calls" => "/counters/smt_calls".to_string(),
            "heaps" => "/heaps/distinct".to_string(),
            "pruned-admission" => "/paths/pruned/admission".to_string(),
            "valid" | "invalid" => format!("/judged/{name}"),
            "false-alarms" => "/judged/false_alarms".to_string(),
            // Left out of a report where there are none.
            "late" => return Ok(self.value.pointer("/hex_recheck/rejected").and_then(Value::as_u64).unwrap_or(0)),
            _ => format!("/paths/{name}"),
        };
        let number = self.value.pointer(&pointer).and_then(Value::as_u64);
        number.ok_or_else(|| format!("the report lacks the number {pointer}"))
    }

    /// Paths that completed, or that an assumption ended.
    pub fn explored(&self) -> Result<u64, String> {
        let ignored = self.value.pointer("/paths/pruned/precondition").and_then(Value::as_u64);
        Ok(self.number("paths")? + ignored.ok_or("the report lacks /paths/pruned/precondition")?)
    }

    /// The sentences of the claim.
    pub fn world(&self) -> Vec<&str> {
        self.value["world"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// What the claim keeps to itself, in words: a plain verdict that assumes something, or one within limits that does not
    /// say which.
    pub fn unsaid(&self) -> Option<String> {
        let is_cut = self.value["cuts"].as_object().is_some_and(|cuts| !cuts.is_empty());
        let known = report::assumptions("");
        let starts = |sentence: &str| known.iter().any(|known| sentence.starts_with(&known[..known.len().min(25)]));
        let is_restricted = is_cut || self.world().into_iter().any(starts);
        match self.verdict.as_str() {
            "verified" if is_restricted => Some(format!("verified, but within limits: {:?}", self.world())),
            "verified-within-limits" if !is_restricted => Some("within limits, but which?".to_owned()),
            _ => None,
        }
    }

    /// What the gaps are.
    pub fn gap_names(&self) -> Vec<&str> {
        let gaps = self.value["gaps"].as_array().into_iter().flatten();
        gaps.filter_map(|gap| gap["what"].as_str()).collect()
    }

    /// Violations that the real JVM did not confirm, or that it refuted, in words.
    pub fn unconfirmed(&self) -> Vec<String> {
        let found = ["violations", "refuted"].into_iter().flat_map(|list| self.value[list].as_array());
        let unconfirmed = found.flatten().filter(|violation| violation["replay"] != "confirmed");
        let words = |violation: &Value| {
            format!(
                "{} at {}: {} {}",
                violation["kind"], violation["at"], violation["replay"], violation["replay_detail"]
            )
        };
        unconfirmed.map(words).collect()
    }

    /// The kinds of gaps that there are.
    pub fn gaps(&self) -> BTreeSet<&str> {
        let gaps = self.value.pointer("/paths/gaps").and_then(Value::as_object);
        let gaps = gaps.into_iter().flatten();
        gaps.filter(|(_, count)| count.as_u64() != Some(0)).map(|(kind, _)| kind.as_str()).collect()
    }

    /// What must not depend on how the paths were explored.
    pub fn outcomes(&self) -> (&str, BTreeSet<(&str, &str)>) {
        let violations = self.violations.iter().map(|violation| (violation.at.as_str(), violation.kind.as_str()));
        (&self.verdict, violations.collect())
    }
}

impl Violation {
    fn read(value: &Value) -> Result<Violation, String> {
        Ok(Violation { at: text(value, "at")?, kind: text(value, "kind")?, message: text(value, "message")? })
    }

    /// Whether a marker may call it so: by a word of its kind, or by the class of its exception.
    pub fn is_called(&self, what: &str) -> bool {
        let words = |text: &'_ str| -> Vec<String> {
            let parts = text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$');
            parts.map(str::to_string).collect()
        };
        let mut called = words(&self.kind);
        // Where the kind is a general one, the message begins with the class.
        called.extend(words(self.message.split([':', ' ']).next().unwrap_or_default()));
        let asserted = |word: &str| what == "assertion" && ["assert", "AssertionError"].contains(&word);
        let ensured = |word: &str| what == "ensures" && word == "postcondition";
        called.iter().any(|word| word.eq_ignore_ascii_case(what) || asserted(word) || ensured(word))
    }
}

fn text(value: &Value, name: &str) -> Result<String, String> {
    let text = value[name].as_str().ok_or_else(|| format!("the report lacks `{name}`"))?;
    Ok(text.to_string())
}

#[test]
fn violations_have_several_names() {
    let violation = |kind: &str, message: &str| Violation {
        at: "A.java:1".to_string(),
        kind: kind.to_string(),
        message: message.to_string(),
    };
    assert!(violation("java.lang.ArithmeticException", "/ by zero").is_called("ArithmeticException"));
    assert!(
        violation("uncaught exception", "java.lang.ArithmeticException: / by zero").is_called("ArithmeticException")
    );
    assert!(violation("assertion", "").is_called("assertion"));
    assert!(violation("AssertionError", "seven").is_called("assertion"));
    assert!(!violation("invariant", "the assertion of the invariant").is_called("assertion"));
}
