//! What an answer is found by: a digest of the question.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The first line of what is digested. If the meaning of texts or answers changes, the number has to change.
const VERSION: &str = "heapwright 2\n";

/// A 256-bit digest of a kind of question and its canonical text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(pub [u8; 32]);

impl Key {
    /// The key of a question.
    pub fn of(kind: Kind, text: &str) -> Key {
        let mut hasher = blake3::Hasher::new();
        hasher.update(VERSION.as_bytes());
        hasher.update(kind.word().as_bytes());
        hasher.update(b"\n");
        hasher.update(text.as_bytes());
        Key(*hasher.finalize().as_bytes())
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Key {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Key, NoKey> {
        blake3::Hash::from_hex(text).map(|hash| Key(*hash.as_bytes())).map_err(|_| NoKey)
    }
}

/// The text is not the 64 hexadecimal digits of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a key has 64 hexadecimal digits")]
pub struct NoKey;

/// What was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    /// Whether a condition can hold.
    Satisfiable,
    /// How many solutions it has.
    Count,
    /// A particular solution.
    Witness,
    /// Something that helps to answer other questions.
    Lemma,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::Satisfiable, Kind::Count, Kind::Witness, Kind::Lemma];

    /// Its name in digests and reports.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Satisfiable => "sat",
            Kind::Count => "count",
            Kind::Witness => "witness",
            Kind::Lemma => "lemma",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_depend_on_the_kind_and_the_text() {
        let keys = [
            Key::of(Kind::Satisfiable, "a"),
            Key::of(Kind::Count, "a"),
            Key::of(Kind::Witness, "a"),
            Key::of(Kind::Satisfiable, "b"),
            Key::of(Kind::Satisfiable, "\na"),
        ];
        for (i, one) in keys.iter().enumerate() {
            assert!(keys[i + 1..].iter().all(|other| other != one));
            assert_eq!(one.to_string().parse(), Ok(*one));
        }
    }

    /// Keys must not change by accident: existing stores would not be understood any more.
    #[test]
    fn the_digest_stays_what_it_is() {
        let text = "heapwright 2\nsat\n(x < 3)";
        assert_eq!(Key::of(Kind::Satisfiable, "(x < 3)").0, *blake3::hash(text.as_bytes()).as_bytes());
        assert!("12".parse::<Key>().is_err());
    }
}
