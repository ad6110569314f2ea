//! From flags and environment to the list of stores.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use store::{Place, Secret, Stores, Trust};

use crate::cli::{PlaceArgs, StoreArgs, TrustArg};
use crate::failure::Failure;

/// The file of the default store in the user's cache.
const FILE: &str = "solver.db";
/// Overrides the default store.
const VARIABLE: &str = "HEAPWRIGHT_STORE";

/// Where answers are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Nowhere.
    None,
    /// At these places, behind memory.
    Places(Vec<Place>),
}

/// Opens the stores. Trouble with one of them is a notice; what cannot be meant is an error.
pub fn open(args: &StoreArgs) -> Result<Stores, Failure> {
    let places = match choose(&args.places)? {
        Choice::None => return Ok(Stores::default()),
        Choice::Places(places) => places,
    };
    let mut notices = Vec::new();
    let cache = cache();
    let secret = secret(cache.as_deref(), &mut notices);
    if is_default(&args.places) && places.is_empty() {
        let nowhere =
            "neither XDG_CACHE_HOME nor HOME says where the user's cache is; answers are kept for this run only";
        notices.push(nowhere.to_owned());
    }
    let trust = match args.trust {
        TrustArg::None => Trust::None,
        TrustArg::Own => Trust::Own,
        TrustArg::All => Trust::All,
    };
    let stores = Stores::open(&places, trust, secret);
    stores.keep_text(args.store_text);
    notices.into_iter().for_each(|notice| stores.say(notice));
    Ok(stores)
}

/// The user's secret; without a place for it, one for this run.
pub fn secret(cache: Option<&Path>, notices: &mut Vec<String>) -> Secret {
    let Some(cache) = cache else { return Secret::random() };
    Secret::of_user(cache).unwrap_or_else(|error| {
        notices.push(format!("{error}; stored answers of earlier runs are proved again"));
        Secret::random()
    })
}

/// What the flags say, else the environment, else the user's cache.
pub fn choose(args: &PlaceArgs) -> Result<Choice, Failure> {
    let variable = env::var(VARIABLE).ok().filter(|value| !value.is_empty());
    let named = match (&args.store[..], &variable) {
        ([], None) => {
            let file = cache().map(|cache| {
                // If it cannot be made, opening the file says so.
                let _ = fs::create_dir_all(&cache);
                Place::File(cache.join(FILE))
            });
            return Ok(Choice::Places(file.into_iter().collect()));
        }
        ([], Some(value)) => std::slice::from_ref(value),
        (named, _) => named,
    };
    if named == ["none"] {
        return Ok(Choice::None);
    }
    named.iter().filter(|text| *text != "memory").map(|text| place(text)).collect::<Result<_, _>>().map(Choice::Places)
}

/// Whether nobody has named a store.
pub fn is_default(args: &PlaceArgs) -> bool {
    args.store.is_empty() && env::var(VARIABLE).ok().is_none_or(|value| value.is_empty())
}

fn place(text: &str) -> Result<Place, Failure> {
    if text == "none" {
        return Err(Failure::usage("--store none stands alone"));
    }
    let place = text.parse::<Place>().map_err(|error| Failure::usage(format!("--store {error}")))?;
    match &place {
        Place::File(path) if path.is_dir() => Err(Failure::usage(format!(
            "--store {text} is a folder; name a file in it, such as {}",
            path.join(FILE).display()
        ))),
        _ => Ok(place),
    }
}

/// The folder of this program in the user's cache.
pub fn cache() -> Option<PathBuf> {
    let named = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let usual = || env::var_os("HOME").map(|home| Path::new(&home).join(".cache")).filter(|path| path.is_absolute());
    Some(named.or_else(usual)?.join("heapwright"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_meant_is_an_error() {
        let choose =
            |words: &[&str]| choose(&PlaceArgs { store: words.iter().map(|word| (*word).to_owned()).collect() });
        assert_eq!(choose(&["none"]).unwrap(), Choice::None);
        assert_eq!(choose(&["memory"]).unwrap(), Choice::Places(Vec::new()));
        let both = vec![Place::File("a.db".into()), Place::Redis("redis://h:1".to_owned())];
        assert_eq!(choose(&["a.db", "redis://h:1"]).unwrap(), Choice::Places(both));
        for words in [&["none", "a.db"][..], &["/"], &["rediss://h"], &["redis://h:x"], &["ftp://h"]] {
            assert_eq!(choose(words).unwrap_err().status, 2, "{words:?}");
        }
    }
}
