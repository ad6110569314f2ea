//! What every report is made of.

use std::time::Duration;

use explore::Record;

/// A setting of the exploration, by the name of its flag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The flag without its dashes.
    pub name: &'static str,
    /// Its value.
    pub value: String,
}

/// An exploration of one target.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The target in the form that users write.
    pub target: String,
    /// The settings, in a fixed order.
    pub settings: Vec<Setting>,
    /// What was found.
    pub record: Record,
    /// Time from start to end.
    pub total: Duration,
}
