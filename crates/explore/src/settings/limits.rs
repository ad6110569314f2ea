//! How far an exploration goes: what the user said, and the values that follow where nothing was said.

use std::fmt;
use std::time::Duration;

use machine::ObjectLimits;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::{size, time};

/// Input objects of a class where no limit on the input is given.
const N: u32 = 3;
/// Elements of an array where no limit on the input is given.
const ARRAY: u32 = 4;

/// How far the exploration goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// Longest chain of materializations.
    pub k: Option<u32>,
    /// Input objects of each class; what is in force is [`Limits::n`].
    pub n: Option<u32>,
    /// Input objects of certain classes, by Java name; of two that fit a class the first is in force.
    #[serde(with = "classes")]
    pub n_of: Vec<(String, u32)>,
    /// Iterations of a loop that materialize nothing.
    #[serde(rename = "loop")]
    pub iterations: u32,
    /// Frames.
    pub depth: u32,
    /// Elements of an array of the input that are looked at; what is in force is [`Limits::array`].
    pub array: Option<u32>,
    /// Characters of a string of the input.
    pub string: u32,
    /// Instructions on one path.
    pub steps: u64,
    /// Time of the whole exploration; none: there is no limit.
    #[serde(with = "time::optional")]
    pub time: Option<Duration>,
    /// Bytes of objects.
    #[serde(with = "size")]
    pub memory: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            k: None,
            n: None,
            n_of: Vec::new(),
            iterations: 10,
            depth: 400,
            array: None,
            string: 3,
            steps: 5_000_000,
            time: Some(Duration::from_secs(300)),
            memory: 2 << 30,
        }
    }
}

impl Limits {
    /// Input objects of each class: a few where nothing is said that bounds the input.
    pub fn n(&self) -> Option<u32> {
        let is_bounded = self.k.is_some() || !self.n_of.is_empty();
        self.n.or(if is_bounded { None } else { Some(N) })
    }

    /// Elements of an array of the input that are looked at: as many as there may be objects, where that is said.
    pub fn array(&self) -> u32 {
        self.array.or(self.k).or(self.n).unwrap_or(ARRAY)
    }

    /// Input objects of classes.
    pub(super) fn objects(&self) -> ObjectLimits {
        ObjectLimits { each: self.n(), of: self.n_of.clone() }
    }

    /// Materializations on one chain: the object at its start is none of them.
    pub(super) fn budget(&self) -> u32 {
        self.k.map_or(u32::MAX, |k| k.saturating_add(1))
    }
}

/// Limits of classes as a map that keeps its order.
mod classes {
    use super::*;

    pub fn serialize<S: Serializer>(limits: &[(String, u32)], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(limits.iter().map(|(class, n)| (class, n)))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<(String, u32)>, D::Error> {
        deserializer.deserialize_map(Classes)
    }

    struct Classes;

    impl<'de> Visitor<'de> for Classes {
        type Value = Vec<(String, u32)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("classes, each with a number of objects")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut limits = Vec::new();
            while let Some(limit) = map.next_entry()? {
                limits.push(limit);
            }
            Ok(limits)
        }
    }
}
