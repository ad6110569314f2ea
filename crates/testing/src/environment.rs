//! The environment variables by which a person steers the tests.

use std::env;
use std::str::FromStr;

/// Whether what takes long is run, too: `HEAPWRIGHT_SLOW=1`.
pub fn slow() -> bool {
    is_on("HEAPWRIGHT_SLOW")
}

/// Whether a variable is set to anything but `0`.
pub fn is_on(variable: &str) -> bool {
    env::var_os(variable).is_some_and(|value| !value.is_empty() && value != "0")
}

/// The number in a variable; fails if there is something else in it.
pub fn number<T: FromStr>(variable: &str) -> Option<T> {
    let value = env::var(variable).ok()?;
    match value.parse() {
        Ok(number) => Some(number),
        Err(_) => panic!("{variable}={value}: write a number"),
    }
}
