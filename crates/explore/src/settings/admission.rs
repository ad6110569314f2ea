//! Which partial heaps are admitted: independent of when references are decided.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use admission::{Kind, MEMBERS, Needs};
use serde::{Deserialize, Serialize};

/// The members that have a say; a heap is admitted if all of them admit it. As text: `auto`, `none`, `eager,hex`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Members {
    /// Whether the strongest ones that are available belong to them.
    is_auto: bool,
    /// One bit for each that is named, by its place in the list of members.
    named: u64,
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

    /// The members of these names; names that are not in the list mean nothing.
    pub fn of(names: &[&str]) -> Members {
        names.iter().fold(Members { is_auto: false, named: 0 }, |members, name| members.with(name))
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, name: &str) -> Members {
        Members { named: self.named | bit(name), ..self }
    }

    /// Whether all heaps are admitted.
    pub fn is_none(self) -> bool {
        !self.is_auto && self.named == 0
    }

    /// Whether a member is named.
    pub fn names(self, name: &str) -> bool {
        self.named & bit(name) != 0
    }

    /// Whether a specification of shapes is of use to them.
    pub fn use_specification(self) -> bool {
        MEMBERS.iter().any(|kind| kind.needs == Needs::Spec && self.choose(kind))
    }

    /// Whether a kind of member has a say where there is, or is not, a specification of shapes.
    pub fn include(self, kind: &Kind, is_specified: bool) -> bool {
        self.choose(kind) && (is_specified || kind.needs == Needs::Nothing)
    }

    fn choose(self, kind: &Kind) -> bool {
        self.names(kind.name) || (self.is_auto && kind.is_default)
    }
}

/// The bit of a member.
fn bit(name: &str) -> u64 {
    MEMBERS.iter().position(|kind| kind.name == name).map_or(0, |at| 1 << at)
}

impl Default for Members {
    fn default() -> Members {
        Members::auto()
    }
}

impl fmt::Display for Members {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let auto = self.is_auto.then_some("auto");
        let named = MEMBERS.iter().map(|kind| kind.name).filter(|name| self.names(name));
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
            match word {
                "none" if words.len() > 1 => return Err(MembersError::NotAlone),
                "none" => {}
                "auto" => members.is_auto = true,
                word if bit(word) != 0 => members = members.with(word),
                word => return Err(MembersError::Unknown(word.to_owned())),
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
        for text in ["auto", "none", "eager", "eager,hex", "auto,hybrid", "hex,whole"] {
            assert_eq!(text.parse::<Members>().expect("members").to_string(), text);
        }
        assert_eq!("none,hex".parse::<Members>(), Err(MembersError::NotAlone));
        assert_eq!("hexes".parse::<Members>(), Err(MembersError::Unknown("hexes".to_owned())));
    }

    #[test]
    fn auto_is_what_there_is() {
        let included = |members: Members, is_specified| -> Vec<&str> {
            MEMBERS.iter().filter(|kind| members.include(kind, is_specified)).map(|kind| kind.name).collect()
        };
        assert_eq!(included(Members::auto(), false), ["eager"]);
        assert_eq!(included(Members::auto(), true), ["eager", "hex"]);
        assert!(included(Members::none(), true).is_empty());
    }
}
