//! From settings and environment to the list of stores.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use explore::{Places, PlacesError, SolverSettings};
use store::{Place, Secret, Stores};

/// The file of the default store in the user's cache.
const FILE: &str = "solver.db";
/// Overrides the default store.
const VARIABLE: &str = "HEAPWRIGHT_STORE";

/// Why a solver cannot be used as the settings say.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SolverError {
    /// There is no such program.
    #[error("`{command}`: there is no program `{program}`")]
    NoProgram {
        /// The program with its arguments.
        command: String,
        /// The program.
        program: String,
    },
    /// The environment names no places of stores.
    #[error(transparent)]
    Places(#[from] PlacesError),
    /// A store is a folder.
    #[error("{} is a folder; name a file in it, such as {}", .0.display(), file_in(.0).display())]
    Folder(PathBuf),
}

/// Opens the stores. Trouble with one of them is a notice; settings that make no sense are an error.
pub fn open(settings: &SolverSettings) -> Result<Stores, SolverError> {
    let Some(places) = choose(&settings.stores)? else { return Ok(Stores::default()) };
    let mut notices = Vec::new();
    let cache = cache();
    let secret = secret(cache.as_deref(), &mut notices);
    if is_default(&settings.stores) && places.is_empty() {
        let nowhere =
            "neither XDG_CACHE_HOME nor HOME says where the user's cache is; answers are kept for this run only";
        notices.push(nowhere.to_owned());
    }
    let stores = Stores::open(&places, settings.trust, secret);
    stores.keep_text(settings.store_text);
    notices.into_iter().for_each(|notice| stores.say(notice));
    Ok(stores)
}

/// The user's secret; if there is no place to keep one, a secret for this run.
pub fn secret(cache: Option<&Path>, notices: &mut Vec<String>) -> Secret {
    let Some(cache) = cache else { return Secret::random() };
    Secret::of_user(cache).unwrap_or_else(|error| {
        notices.push(format!("{error}; stored answers of earlier runs are proved again"));
        Secret::random()
    })
}

/// The file of the user's secret, whether it is there or not.
pub fn secret_file() -> Option<PathBuf> {
    cache().map(|cache| Secret::file(&cache))
}

/// What the settings say, else the environment, else the user's cache; none: answers are not kept.
pub fn choose(places: &Places) -> Result<Option<Vec<Place>>, SolverError> {
    let chosen = match (places, of_environment()) {
        (Places::OfUser, Some(word)) => Places::parse(&[word])?,
        (named, _) => named.clone(),
    };
    let places = match chosen {
        Places::Nowhere => return Ok(None),
        Places::These(places) => places,
        Places::OfUser => {
            let file = cache().map(|cache| {
                // An error is ignored: if the folder cannot be made, opening the file reports it.
                let _ = fs::create_dir_all(&cache);
                Place::File(cache.join(FILE))
            });
            return Ok(Some(file.into_iter().collect()));
        }
    };
    for place in &places {
        if let Place::File(path) = place
            && path.is_dir()
        {
            return Err(SolverError::Folder(path.clone()));
        }
    }
    Ok(Some(places))
}

/// Whether the default store is used, since no store is named.
pub fn is_default(places: &Places) -> bool {
    *places == Places::OfUser && of_environment().is_none()
}

/// A file for a store in a folder.
pub fn file_in(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

fn of_environment() -> Option<String> {
    env::var(VARIABLE).ok().filter(|value| !value.is_empty())
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
        assert_eq!(choose(&Places::Nowhere), Ok(None));
        assert_eq!(choose(&Places::These(Vec::new())), Ok(Some(Vec::new())));
        let both = vec![Place::File("a.db".into()), Place::Redis("redis://h:1".to_owned())];
        assert_eq!(choose(&Places::These(both.clone())), Ok(Some(both)));
        let folder = Places::These(vec![Place::File("/".into())]);
        assert_eq!(choose(&folder), Err(SolverError::Folder("/".into())));
    }
}
