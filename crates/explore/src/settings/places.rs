//! Where answers are kept, as users name it: a list of words.

use serde::{Deserialize, Serialize};
use store::{Place, PlaceError};

/// Where answers are kept, nearest first. As a list of texts: none for the user's own store, `none` alone, `memory`, and
/// places. The texts hold passwords of servers where the user has named some.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<String>", try_from = "Vec<String>")]
pub enum Places {
    /// Wherever this user keeps them.
    #[default]
    OfUser,
    /// Nowhere.
    Nowhere,
    /// In memory, and at these places behind it.
    These(Vec<Place>),
}

/// Why words name no places.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlacesError {
    /// `none` beside others.
    #[error("none stands alone")]
    NotAlone,
    /// One of them names no place.
    #[error(transparent)]
    Place(#[from] PlaceError),
}

impl Places {
    /// Understands words, each for one place.
    pub fn parse(words: &[String]) -> Result<Places, PlacesError> {
        match words {
            [] => return Ok(Places::OfUser),
            [word] if word == "none" => return Ok(Places::Nowhere),
            _ => {}
        }
        let mut places = Vec::new();
        for word in words.iter().filter(|word| *word != "memory") {
            if word == "none" {
                return Err(PlacesError::NotAlone);
            }
            places.push(word.parse::<Place>()?);
        }
        Ok(Places::These(places))
    }
}

impl TryFrom<Vec<String>> for Places {
    type Error = PlacesError;

    fn try_from(words: Vec<String>) -> Result<Places, PlacesError> {
        Places::parse(&words)
    }
}

impl From<Places> for Vec<String> {
    fn from(places: Places) -> Vec<String> {
        match places {
            Places::OfUser => Vec::new(),
            Places::Nowhere => vec!["none".to_owned()],
            Places::These(places) if places.is_empty() => vec!["memory".to_owned()],
            Places::These(places) => places.into_iter().map(word).collect(),
        }
    }
}

/// The word of a place; unlike what is displayed, it can be read again.
fn word(place: Place) -> String {
    match place {
        Place::Redis(address) => address,
        Place::Memory | Place::File(_) => place.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Result<Places, PlacesError> {
        Places::parse(&words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn words_name_places() {
        assert_eq!(parse(&[]), Ok(Places::OfUser));
        assert_eq!(parse(&["none"]), Ok(Places::Nowhere));
        assert_eq!(parse(&["memory"]), Ok(Places::These(Vec::new())));
        let both = vec![Place::File("a.db".into()), Place::Redis("redis://:secret@h:1".to_owned())];
        let words = ["a.db", "redis://:secret@h:1"];
        assert_eq!(parse(&words), Ok(Places::These(both.clone())));
        assert_eq!(Vec::from(Places::These(both)), words);
        assert_eq!(parse(&["none", "a.db"]), Err(PlacesError::NotAlone));
        assert!(matches!(parse(&["ftp://h"]), Err(PlacesError::Place(_))));
    }
}
