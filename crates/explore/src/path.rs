//! The identity of a path: its choices, and how they are spelled.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One choice of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Taken {
    /// The position of the alternative among those that the machine proposed.
    pub alternative: u32,
    /// Whether it was the only feasible one.
    pub forced: bool,
}

/// The choices of a path, from the start. Serialized as [`Path::exact`] spells it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Path(pub Vec<Taken>);

/// The sign before a choice that was forced.
const FORCED: char = '.';

impl Path {
    /// All choices, those that were forced too. The path can be taken again without asking which alternatives are feasible.
    pub fn exact(&self) -> String {
        let mut text = String::new();
        for taken in &self.0 {
            if taken.forced {
                text.push(FORCED);
            }
            push(&mut text, taken.alternative);
        }
        text
    }
}

/// A letter or digit, larger numbers in parentheses.
fn push(text: &mut String, alternative: u32) {
    match char::from_digit(alternative, 36) {
        Some(digit) => text.push(digit),
        None => text.push_str(&format!("({alternative})")),
    }
}

impl fmt::Display for Path {
    /// The choices that were open. The forced ones follow from them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for taken in self.0.iter().filter(|taken| !taken.forced) {
            push(&mut text, taken.alternative);
        }
        f.write_str(&text)
    }
}

/// Why a text spells no path.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` spells no choice; write letters and digits, larger numbers in parentheses, a dot before forced ones")]
pub struct PathError(String);

impl FromStr for Path {
    type Err = PathError;

    fn from_str(text: &str) -> Result<Path, PathError> {
        let mut path = Path::default();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let forced = first == FORCED;
            let choice = if forced { &rest[FORCED.len_utf8()..] } else { rest };
            let wrong = || PathError(rest.to_owned());
            let (alternative, len) = match choice.strip_prefix('(') {
                Some(number) => {
                    let len = number.find(')').ok_or_else(wrong)?;
                    (number[..len].parse().map_err(|_| wrong())?, len + 2)
                }
                None => {
                    let digit = choice.chars().next().ok_or_else(wrong)?;
                    (digit.to_digit(36).ok_or_else(wrong)?, digit.len_utf8())
                }
            };
            path.0.push(Taken { alternative, forced });
            rest = &choice[len..];
        }
        Ok(path)
    }
}

impl TryFrom<String> for Path {
    type Error = PathError;

    fn try_from(text: String) -> Result<Path, PathError> {
        text.parse()
    }
}

impl From<Path> for String {
    fn from(path: Path) -> String {
        path.exact()
    }
}

/// Choices that are given to a worker before those that it makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GivenChoices {
    /// All choices of a path.
    Exact(Path),
    /// Only those that were open. The worker finds out again which ones are forced.
    Open(Vec<u32>),
}

impl GivenChoices {
    /// Whether no given choice is left when so many choices have been taken.
    pub(crate) fn is_over(&self, taken: usize) -> bool {
        match self {
            GivenChoices::Exact(path) => path.0.len() <= taken,
            // Open choices also say where the path ends, so they apply to the very end.
            GivenChoices::Open(_) => false,
        }
    }

    /// From a path as users write it. Which choices are forced is found out again: a mark may be wrong, and would lead to a
    /// path that no input takes.
    pub(crate) fn written(path: &Path) -> GivenChoices {
        GivenChoices::Open(path.0.iter().filter(|taken| !taken.forced).map(|taken| taken.alternative).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(choices: &[(u32, bool)]) -> Path {
        Path(choices.iter().map(|&(alternative, forced)| Taken { alternative, forced }).collect())
    }

    #[test]
    fn what_is_spelled_is_read_again() {
        for choices in [&[][..], &[(0, false), (1, true), (35, false), (36, true), (4_000_000_000, false)]] {
            let path = path(choices);
            assert_eq!(path.exact().parse(), Ok(path.clone()));
            let json = serde_json::to_string(&path).expect("a text");
            assert_eq!(serde_json::from_str::<Path>(&json).expect("a path"), path);
        }
        assert_eq!(path(&[(0, false), (1, true), (35, false), (36, true)]).exact(), "0.1z.(36)");
        assert_eq!(path(&[(0, false), (1, true), (35, false)]).to_string(), "0z");
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["-", "1 0", ".", "(", "()", "(x)", "(5", "(99999999999)", "é", "1.é"] {
            assert!(text.parse::<Path>().is_err(), "{text}");
        }
    }
}
