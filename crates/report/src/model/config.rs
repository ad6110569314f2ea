//! The settings of an exploration.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The settings of an exploration, by flag.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Config(pub BTreeMap<&'static str, Value>);
