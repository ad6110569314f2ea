//! Which partial heaps are admitted: independent of when references are decided.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A member of admission: it has a say about partial heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Member {
    /// The executable invariant runs before the subject, and is assumed (PrEP).
    Eager,
    /// The executable invariant is run on the partial heap after each decision, and must be able to answer true as far
    /// as the heap is known (ConsP).
    Hybrid,
    /// After each decision, some completion within the limits must satisfy the executable invariant and the path
    /// condition.
    Whole,
    /// The specification of the shape of the heap, decided reference by reference (HEX).
    Hex,
}

/// All members.
pub const MEMBERS: [Member; 4] = [Member::Eager, Member::Hybrid, Member::Whole, Member::Hex];

impl Member {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Member::Eager => "eager",
            Member::Hybrid => "hybrid",
            Member::Whole => "whole",
            Member::Hex => "hex",
        }
    }

    /// The heaps that it admits, in words.
    pub fn about(self) -> &'static str {
        match self {
            Member::Eager => "those that satisfy the invariant, which runs first",
            Member::Hybrid => "those on which the invariant, run as far as the heap is known, can answer true",
            Member::Whole => "those that some completion within the limits makes satisfy the invariant",
            Member::Hex => "those that the specification of their shape admits",
        }
    }
}

/// The members that have a say; a heap is admitted if all of them admit it. As text: `auto`, `none`, `eager,hex`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Members {
    /// Whether the strongest ones that are available belong to them.
    is_auto: bool,
    /// One bit for each that is named.
    named: u8,
}

/// Why a text names no members.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MembersError {
    /// `none` beside others.
    #[error("none stands alone: it admits all")]
    NotAlone,
    /// There is no such member.
    #[error("`{0}` is no member of admission")]
    Unknown(String),
}

impl Members {
    /// The strongest ones that are available: eager, and hex where there is a specification.
    pub fn auto() -> Members {
        Members { is_auto: true, named: 0 }
    }

    /// None: all heaps are admitted.
    pub fn none() -> Members {
        Members::of(&[])
    }

    /// These.
    pub fn of(named: &[Member]) -> Members {
        named.iter().fold(Members { is_auto: false, named: 0 }, |members, &member| members.with(member))
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, member: Member) -> Members {
        Members { named: self.named | 1 << member as u8, ..self }
    }

    /// Whether all heaps are admitted.
    pub fn is_none(self) -> bool {
        !self.is_auto && self.named == 0
    }

    /// Whether a member is named.
    pub fn names(self, member: Member) -> bool {
        self.named & (1 << member as u8) != 0
    }

    /// Whether a specification of shapes is of use to them.
    pub fn use_specification(self) -> bool {
        self.is_auto || self.names(Member::Hex)
    }

    /// Whether a member has a say where there is, or is not, a specification of shapes.
    pub fn include(self, member: Member, is_specified: bool) -> bool {
        match member {
            Member::Eager => self.is_auto || self.names(member),
            Member::Hybrid | Member::Whole => self.names(member),
            Member::Hex => is_specified && self.use_specification(),
        }
    }
}

impl Default for Members {
    fn default() -> Members {
        Members::auto()
    }
}

impl fmt::Display for Members {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let auto = self.is_auto.then_some("auto");
        let named = MEMBERS.into_iter().filter(|&member| self.names(member)).map(Member::name);
        let words: Vec<&str> = auto.into_iter().chain(named).collect();
        f.write_str(&if words.is_empty() { "none".to_owned() } else { words.join(",") })
    }
}

impl FromStr for Members {
    type Err = MembersError;

    fn from_str(text: &str) -> Result<Members, MembersError> {
        let mut members = Members::none();
        let words: Vec<&str> = text.split(',').map(str::trim).collect();
        for &word in &words {
            match (word, MEMBERS.into_iter().find(|member| member.name() == word)) {
                ("none", _) if words.len() > 1 => return Err(MembersError::NotAlone),
                ("none", _) => {}
                ("auto", _) => members.is_auto = true,
                (_, Some(member)) => members = members.with(member),
                (_, None) => return Err(MembersError::Unknown(word.to_owned())),
            }
        }
        Ok(members)
    }
}

impl TryFrom<String> for Members {
    type Error = MembersError;

    fn try_from(text: String) -> Result<Members, MembersError> {
        text.parse()
    }
}

impl From<Members> for String {
    fn from(members: Members) -> String {
        members.to_string()
    }
}

/// Of which paths it is made sure, at their ends, that a valid input takes them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Judging {
    /// Of none: for measurements, since what violates may rest on an invalid input.
    Nothing,
    /// Of those that violate the property.
    #[default]
    Violations,
    /// Of all.
    All,
}

/// Which partial heaps are admitted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct AdmissionSettings {
    /// The members that have a say.
    pub members: Members,
    /// Objects of each class beyond the limits that a completion may have.
    pub further: u32,
    /// Whether the input heap of every ended path is compared with the specification once more, over all backbones.
    pub hex_recheck: bool,
    /// Of which paths the inputs are judged where the invariants did not run first.
    pub judging: Judging,
    /// Files with specifications of shapes, beside those in annotations.
    pub specs: Vec<PathBuf>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_words() {
        for text in ["auto", "none", "eager", "eager,hex", "auto,hybrid", "hybrid,whole"] {
            assert_eq!(text.parse::<Members>().expect("members").to_string(), text);
        }
        assert_eq!("none,hex".parse::<Members>(), Err(MembersError::NotAlone));
        assert_eq!("hexes".parse::<Members>(), Err(MembersError::Unknown("hexes".to_owned())));
    }

    #[test]
    fn each_is_listed_once() {
        for (at, member) in MEMBERS.into_iter().enumerate() {
            assert_eq!(member as usize, at);
        }
    }

    #[test]
    fn auto_is_what_there_is() {
        let auto = Members::auto();
        assert!(auto.include(Member::Eager, false) && !auto.include(Member::Hex, false));
        assert!(auto.include(Member::Hex, true) && !auto.include(Member::Hybrid, true));
        assert!(!Members::none().include(Member::Hex, true));
    }
}
