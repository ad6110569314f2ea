//! Where a store is, and which answers are believed.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use redis::IntoConnectionInfo;
use serde::{Deserialize, Serialize};

/// Where a store is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The memory of this process.
    Memory,
    /// A file.
    File(PathBuf),
    /// A Redis server, by its address.
    Redis(String),
}

const REDIS: [&str; 3] = ["redis://", "redis+unix://", "unix://"];

impl FromStr for Place {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Place, PlaceError> {
        if text.is_empty() {
            return Err(PlaceError::Empty);
        }
        if text.starts_with("rediss://") {
            return Err(PlaceError::Encrypted);
        }
        if !REDIS.iter().any(|start| text.starts_with(start)) {
            return match text.split_once("://") {
                Some((scheme, _)) => Err(PlaceError::Scheme(scheme.to_owned())),
                None => Ok(Place::File(PathBuf::from(text))),
            };
        }
        match text.into_connection_info() {
            Ok(_) => Ok(Place::Redis(text.to_owned())),
            Err(error) => Err(PlaceError::Address { address: without_password(text), error: error.to_string() }),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Memory => f.write_str("memory"),
            Place::File(path) => path.display().fmt(f),
            Place::Redis(address) => f.write_str(&without_password(address)),
        }
    }
}

/// An address without its password, since notices and reports end up in logs.
fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let authority = rest.find('/').unwrap_or(rest.len());
    let rest = match rest[..authority].rfind('@') {
        Some(at) => &rest[at + 1..],
        None => rest,
    };
    // Addresses of sockets carry the password behind a question mark.
    let rest = rest.split('?').next().unwrap_or_default();
    format!("{scheme}://{rest}")
}

/// Why a text names no place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlaceError {
    /// Nothing was named.
    #[error("name a file or a Redis server, as in redis://localhost:6379")]
    Empty,
    /// Connections are not encrypted.
    #[error(
        "rediss:// (encrypted connections) is not supported; use redis:// through a tunnel such as ssh -L or stunnel"
    )]
    Encrypted,
    /// Neither a file nor Redis.
    #[error("{0}:// is not supported; name a file or a Redis server, as in redis://localhost:6379")]
    Scheme(String),
    /// Not the address of a server.
    #[error("{address} is not the address of a Redis server, as in redis://localhost:6379: {error}")]
    Address {
        /// The address, without its password.
        address: String,
        /// What is wrong with it.
        error: String,
    },
}

/// Which answers are believed without proof.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trust {
    /// None.
    None,
    /// Those that the user's secret has signed.
    #[default]
    Own,
    /// All that are intact.
    All,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_servers_are_told_apart() {
        assert_eq!("a/b.db".parse(), Ok(Place::File("a/b.db".into())));
        assert_eq!("redis://host:1/2".parse(), Ok(Place::Redis("redis://host:1/2".to_owned())));
        assert!(matches!("unix:///run/redis.sock".parse(), Ok(Place::Redis(_))));
        assert_eq!("rediss://host".parse::<Place>(), Err(PlaceError::Encrypted));
        assert_eq!("http://host".parse::<Place>(), Err(PlaceError::Scheme("http".to_owned())));
        assert!(matches!("redis://:pass@host:no".parse::<Place>(), Err(PlaceError::Address { .. })));
        assert_eq!("".parse::<Place>(), Err(PlaceError::Empty));
    }

    #[test]
    fn passwords_are_not_shown() {
        let shown = |text: &str| Place::Redis(text.to_owned()).to_string();
        assert_eq!(shown("redis://user:pa@ss@host:1/2"), "redis://host:1/2");
        assert_eq!(shown("redis://host:1"), "redis://host:1");
        assert_eq!(shown("unix:///run/r.sock?pass=x"), "unix:///run/r.sock");
        let error = "redis://:pass@host:no".parse::<Place>().unwrap_err().to_string();
        assert!(!error.contains("pass@"), "{error}");
    }
}
