//! How values are written that have a form of their own: texts, lists of pairs as maps, times in milliseconds.

use std::fmt::Display;
use std::time::Duration;

use serde::{Serialize, Serializer};

/// A value in the words of its `Display`.
pub fn text<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Pairs as a map. In memory they keep an order that readers care about.
pub fn map<K: Serialize, V: Serialize, S: Serializer>(pairs: &[(K, V)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(key, value)| (key, value)))
}

/// A time in milliseconds.
pub fn millis<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64() * 1e3)
}
