//! An input: what the parameters are, and the objects that they lead to.

use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

use super::written;

/// An input, as far as the path looked.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct Input {
    /// Parameters, static fields and answers, by name.
    #[serde(rename = "parameters", serialize_with = "written::map")]
    #[schemars(with = "BTreeMap<String, Value>")]
    pub roots: Vec<(String, Value)>,
    /// The objects that they lead to, in the order of their discovery.
    pub objects: Vec<Object>,
}

/// An object of an input.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Object {
    /// Its number, by which values name it.
    pub id: usize,
    /// Its class, by its Java name.
    pub class: String,
    /// What it holds.
    #[serde(flatten)]
    pub content: ObjectContent,
    /// How many of its fields the path did not read.
    #[serde(skip)]
    pub unread: usize,
}

/// What an object holds.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum ObjectContent {
    /// An object with fields.
    Fields {
        /// The fields that the path read, by name.
        #[serde(serialize_with = "written::map")]
        #[schemars(with = "BTreeMap<String, Value>")]
        fields: Vec<(String, Value)>,
    },
    /// An array.
    Elements {
        /// How many elements it has.
        length: i64,
        /// The elements that the path read, by index.
        #[serde(serialize_with = "written::map")]
        #[schemars(with = "BTreeMap<String, Value>")]
        elements: Vec<(i64, Value)>,
    },
    /// A string.
    Text {
        /// Its characters.
        text: String,
    },
}

/// A value of an input.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// `null`
    Null,
    /// A number, truth value or character, as Java writes it.
    Literal(String),
    /// An object.
    Object {
        /// Its number.
        object: usize,
    },
    /// A constant that exists in the program, such as one of an enumeration.
    Constant {
        /// Its name.
        constant: String,
    },
    /// A value that the path did not look at.
    Any {
        /// What it may be.
        any: Any,
    },
}

/// What a value may be that the path did not look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Any {
    /// Any object, but not null.
    Object,
    /// Anything.
    Value,
}
