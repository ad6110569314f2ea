//! Sizes of memory as users write them: `512M`, `2G`.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

/// Objects are addressed by 32 bits.
const LARGEST: usize = 4 << 30;

/// Why a text is no size.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SizeError {
    /// It holds no number.
    #[error("`{0}` is no size; write 512M or 2G")]
    NoSize(String),
    /// Its unit is unknown.
    #[error("`{0}` is no unit of memory; use K, M or G")]
    NoUnit(String),
    /// Objects cannot take as much.
    #[error("`{0}` is too large; at most 4G")]
    TooLarge(String),
}

/// The bytes that a text names.
pub fn parse_size(text: &str) -> Result<usize, SizeError> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let number: usize = digits.parse().map_err(|_| SizeError::NoSize(text.to_owned()))?;
    let unit = &text[digits.len()..];
    let shift = match unit.to_ascii_uppercase().as_str() {
        "" | "B" => 0,
        "K" | "KB" => 10,
        "M" | "MB" => 20,
        "G" | "GB" => 30,
        other => return Err(SizeError::NoUnit(other.to_owned())),
    };
    let bytes = number.checked_mul(1 << shift).filter(|&bytes| bytes <= LARGEST);
    bytes.ok_or_else(|| SizeError::TooLarge(text.to_owned()))
}

/// The shortest text that names these bytes.
pub fn print_size(bytes: usize) -> String {
    let units = [(30, "G"), (20, "M"), (10, "K")];
    match units.into_iter().find(|(shift, _)| bytes > 0 && bytes.is_multiple_of(1 << shift)) {
        Some((shift, unit)) => format!("{}{unit}", bytes >> shift),
        None => bytes.to_string(),
    }
}

/// For serde: a size as text.
pub(super) fn serialize<S: Serializer>(bytes: &usize, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&print_size(*bytes))
}

/// For serde: a size from text.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    parse_size(&String::deserialize(deserializer)?).map_err(D::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        assert_eq!(parse_size("2G"), Ok(2 << 30));
        assert_eq!(parse_size("17"), Ok(17));
        assert!(parse_size("99999999999999G").is_err());
        assert!(parse_size("3X").is_err());
        for text in ["2G", "512M", "1K", "17", "0"] {
            assert_eq!(print_size(parse_size(text).expect("a size")), text);
        }
    }
}
