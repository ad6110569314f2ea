//! Times as users write them: `500ms`, `60s`, `5m`.

use std::time::Duration;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

/// Why a text is no time.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimeError {
    /// It holds no number, or one that is no time.
    #[error("`{0}` is no time; write 500ms, 60s or 5m")]
    NoTime(String),
    /// Its unit is unknown.
    #[error("`{0}` is no unit of time; use ms, s, m or h")]
    NoUnit(String),
}

/// The time that a text names.
pub fn parse_time(text: &str) -> Result<Duration, TimeError> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let no_time = || TimeError::NoTime(text.to_owned());
    let number: f64 = digits.parse().map_err(|_| no_time())?;
    let unit = match &text[digits.len()..] {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        other => return Err(TimeError::NoUnit(other.to_owned())),
    };
    Duration::try_from_secs_f64(number * unit).map_err(|_| no_time())
}

/// A text that names this time, in the largest unit of which it is a multiple.
pub fn print_time(time: Duration) -> String {
    let (seconds, nanos) = (time.as_secs(), time.subsec_nanos());
    match seconds {
        _ if !nanos.is_multiple_of(1_000_000) => format!("{}s", time.as_secs_f64()),
        _ if nanos > 0 => format!("{}ms", time.as_millis()),
        0 => "0s".to_owned(),
        _ if seconds.is_multiple_of(3600) => format!("{}h", seconds / 3600),
        _ if seconds.is_multiple_of(60) => format!("{}m", seconds / 60),
        _ => format!("{seconds}s"),
    }
}

/// For serde: a time as text.
pub(super) fn serialize<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&print_time(*time))
}

/// For serde: a time from text.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
    parse_time(&String::deserialize(deserializer)?).map_err(D::Error::custom)
}

/// For serde: a time as text, or `none`. Not every format of files has an empty value.
pub(super) mod optional {
    use super::*;

    const NONE: &str = "none";

    pub fn serialize<S: Serializer>(time: &Option<Duration>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&time.map_or_else(|| NONE.to_owned(), print_time))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Duration>, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            NONE => Ok(None),
            text => parse_time(text).map(Some).map_err(D::Error::custom),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units() {
        assert_eq!(parse_time("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(parse_time("2m"), Ok(Duration::from_secs(120)));
        assert!(parse_time("-1s").is_err());
        assert!(parse_time("soon").is_err());
        for text in ["500ms", "1500ms", "5m", "60m", "90s", "2h", "0s", "0.00025s"] {
            let time = parse_time(text).expect("a time");
            assert_eq!(parse_time(&print_time(time)), Ok(time), "{text}");
        }
        assert_eq!(print_time(Duration::from_secs(300)), "5m");
    }
}
