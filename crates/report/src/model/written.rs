//! How values are written that have a form of their own: texts, lists of pairs as maps, times in milliseconds.

use std::fmt::Display;
use std::time::Duration;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::Value;

/// A value in the words of its `Display`.
pub fn text<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Pairs as a map. In memory they keep an order that readers care about.
pub fn map<K: Serialize, V: Serialize, S: Serializer>(pairs: &[(K, V)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(key, value)| (key, value)))
}

/// A value, or the word `none`.
pub fn or_none<T: Serialize, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => value.serialize(serializer),
        None => serializer.serialize_str("none"),
    }
}

/// The form of a value, or the word `none`.
#[derive(JsonSchema)]
#[schemars(untagged, inline)]
#[allow(dead_code, reason = "only its schema is asked for")]
pub enum OrNone<T> {
    /// The value.
    Value(T),
    /// `none`
    None(String),
}

/// The word by which settings write a value.
pub fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        other => unreachable!("the value is no word: {other:?}"),
    }
}

/// A time in milliseconds.
pub fn millis<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64() * 1e3)
}
