//! Comparing what `java` did with what we did: the first difference a user would notice.

use testing::Observation;

/// A difference: what differs, and both sides of it.
#[derive(Debug, PartialEq, Eq)]
pub struct Difference {
    pub what: String,
    pub java: String,
    pub ours: String,
}

/// The first difference, if there is one.
pub fn difference(java: &Observation, ours: &Observation) -> Option<Difference> {
    if java.stdout != ours.stdout {
        return Some(in_output(&java.stdout, &ours.stdout));
    }
    let (expected, actual) = (uncaught(&java.stderr), uncaught(&ours.stderr));
    if expected != actual {
        let at = first_difference(&expected, &actual);
        let side = |lines: &[&str]| lines.get(at).map_or("(nothing more)", |line| line).to_string();
        return Some(Difference {
            what: format!("line {} of the uncaught exception", at + 1),
            java: side(&expected),
            ours: side(&actual),
        });
    }
    (java.ending != ours.ending).then(|| Difference {
        what: "the ending".to_string(),
        java: java.ending.to_string(),
        ours: ours.ending.to_string(),
    })
}

fn in_output(java: &[u8], ours: &[u8]) -> Difference {
    let lines = |bytes| -> Vec<&[u8]> { <[u8]>::split_inclusive(bytes, |b| *b == b'\n').collect() };
    let (expected, actual) = (lines(java), lines(ours));
    let at = first_difference(&expected, &actual);
    let side = |lines: &[&[u8]]| {
        let line = lines.get(at);
        line.map_or("(nothing more)".to_string(), |line| visible(line))
    };
    Difference { what: format!("line {} of the output", at + 1), java: side(&expected), ours: side(&actual) }
}

/// The part of the report of an uncaught exception that must agree: its first line, causes and suppressed
/// exceptions, and the frames of the program's own classes. Frames of the JDK may differ.
fn uncaught(stderr: &str) -> Vec<&str> {
    stderr
        .lines()
        .skip_while(|line| !line.starts_with("Exception in thread \"main\" "))
        .enumerate()
        .filter(|(index, line)| *index == 0 || belongs(line.trim_start()))
        .map(|(_, line)| line)
        .collect()
}

fn belongs(line: &str) -> bool {
    if line.starts_with("Caused by: ") || line.starts_with("Suppressed: ") {
        return true;
    }
    let Some(frame) = line.strip_prefix("at ") else {
        return false;
    };
    let method = frame.split('(').next().unwrap_or_default();
    // A frame of a named module is written module/class.method or module@version/class.method.
    !method.contains('/') && !["java.", "javax.", "jdk.", "sun."].iter().any(|package| method.starts_with(package))
}

fn first_difference<T: PartialEq>(left: &[T], right: &[T]) -> usize {
    left.iter().zip(right).take_while(|(l, r)| l == r).count()
}

/// A line with its invisible characters shown, and shortened.
fn visible(line: &[u8]) -> String {
    const LONGEST: usize = 400;
    let text = match std::str::from_utf8(line) {
        Ok(text) => text.strip_suffix('\n').map_or_else(
            || format!("{} (no end of line)", text.escape_debug()),
            |text| text.escape_debug().to_string(),
        ),
        Err(_) => line.escape_ascii().to_string(),
    };
    match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}... ({} characters)", &text[..at], text.chars().count()),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use testing::Ending;

    use super::*;

    fn seen(stdout: &str, stderr: &str, status: i32) -> Observation {
        Observation { stdout: stdout.as_bytes().to_vec(), stderr: stderr.to_string(), ending: Ending::Exited(status) }
    }

    #[test]
    fn output_is_compared_byte_for_byte() {
        let found = difference(&seen("a\nb\n", "", 0), &seen("a\nb", "", 0)).expect("they differ");
        assert_eq!(found.what, "line 2 of the output");
        assert_eq!((found.java.as_str(), found.ours.as_str()), ("b", "b (no end of line)"));
        let found = difference(&seen("a\n", "", 0), &seen("", "", 0)).expect("they differ");
        assert_eq!(found.ours, "(nothing more)");
    }

    #[test]
    fn of_a_stack_trace_the_programs_own_part_is_compared() {
        let java = "noise\nException in thread \"main\" Boom: x\n\tat java.base/java.util.A.b(A.java:1)\n\
                    \tat P.main(P.java:3)\n\tSuppressed: S\nCaused by: C\n\t... 1 more\n";
        let ours = "Exception in thread \"main\" Boom: x\n\tat P.main(P.java:3)\n\tSuppressed: S\nCaused by: C\n";
        assert_eq!(difference(&seen("", java, 1), &seen("", ours, 1)), None);
        let other = ours.replace(":3", ":4");
        let found = difference(&seen("", java, 1), &seen("", &other, 1)).expect("they differ");
        assert_eq!(found.what, "line 2 of the uncaught exception");
    }

    #[test]
    fn the_ending_is_compared() {
        let found = difference(&seen("", "", 0), &seen("", "", 101)).expect("they differ");
        assert_eq!(found.ours, "exit status 101");
    }
}
