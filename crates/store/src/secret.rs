//! The secret by which a user's own entries are recognized.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::key::Key;

/// 32 random bytes. A process that has them can sign answers that are believed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

const NAME: &str = "secret";

impl Secret {
    /// The file of the secret in a folder.
    pub fn file(folder: &Path) -> PathBuf {
        folder.join(NAME)
    }

    /// The secret in the file `secret` of a folder, which is made if it is not there. Processes that do this at once
    /// get the same one.
    pub fn of_user(folder: &Path) -> Result<Secret, SecretError> {
        let path = Secret::file(folder);
        let error = |error| SecretError::File { path: path.display().to_string(), error };
        match read(&path) {
            Ok(Some(secret)) => return Ok(secret),
            Ok(None) => return Err(SecretError::Damaged { path: path.display().to_string() }),
            Err(reason) if reason.kind() != io::ErrorKind::NotFound => return Err(error(reason)),
            Err(_) => (),
        }
        fs::create_dir_all(folder).map_err(error)?;
        let secret = Secret::random();
        // A file made by `tempfile` can be read by its owner only.
        let mut file = tempfile::Builder::new().prefix(".secret-").tempfile_in(folder).map_err(error)?;
        file.write_all(&secret.0).and_then(|()| file.as_file().sync_all()).map_err(error)?;
        match file.persist_noclobber(&path) {
            Ok(_) => Ok(secret),
            // Another process was faster.
            Err(_) => {
                read(&path).map_err(error)?.ok_or_else(|| SecretError::Damaged { path: path.display().to_string() })
            }
        }
    }

    /// A secret for this process only.
    ///
    /// # Panics
    /// If the operating system has no random numbers.
    pub fn random() -> Secret {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the operating system has random numbers");
        Secret(bytes)
    }

    pub(crate) fn sign(&self, key: &Key, bytes: &[u8]) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(&key.0);
        hasher.update(bytes);
        *hasher.finalize().as_bytes()
    }
}

fn read(path: &Path) -> io::Result<Option<Secret>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(33).read_to_end(&mut bytes)?;
    Ok(bytes.try_into().ok().map(Secret))
}

impl fmt::Debug for Secret {
    /// Does not show the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// Why there is no secret.
#[derive(Debug, thiserror::Error)]
pub enum SecretError {
    /// It can be neither read nor made.
    #[error("cannot use {path}: {error}")]
    File {
        /// The file.
        path: String,
        /// What the system says.
        error: io::Error,
    },
    /// The file is damaged.
    #[error("{path} is not 32 bytes long; delete it (answers signed with it will be proved again)")]
    Damaged {
        /// The file.
        path: String,
    },
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;
    use std::thread;

    use super::*;

    #[test]
    fn all_who_ask_at_once_get_the_same_secret() {
        for _ in 0..20 {
            let folder = tempfile::tempdir().unwrap();
            let place = folder.path().join("deep/er");
            let secrets: Vec<Secret> = thread::scope(|scope| {
                let askers: Vec<_> = (0..8).map(|_| scope.spawn(|| Secret::of_user(&place).unwrap())).collect();
                askers.into_iter().map(|asker| asker.join().unwrap()).collect()
            });
            assert!(secrets.iter().all(|secret| *secret == secrets[0]));
            assert_eq!(Secret::of_user(&place).unwrap(), secrets[0]);
            let mode = fs::metadata(place.join(NAME)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
            assert_eq!(fs::read_dir(&place).unwrap().count(), 1, "nothing is left behind");
        }
    }

    #[test]
    fn a_damaged_secret_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(NAME), b"short").unwrap();
        assert!(matches!(Secret::of_user(folder.path()), Err(SecretError::Damaged { .. })));
        assert_eq!(fs::read(folder.path().join(NAME)).unwrap(), b"short");
        assert_ne!(Secret::random(), Secret::random());
    }
}
