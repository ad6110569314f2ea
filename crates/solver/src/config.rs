//! The settings of a solver.

use std::time::Duration;
use store::Stores;

use crate::layers::{Layer, Layers};

/// Settings of a solver.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long one query may take.
    pub time_limit: Duration,
    /// A solver program that reads SMT-LIB 2 on its standard input, with its arguments; none: the built-in backend.
    pub command: Option<Vec<String>>,
    /// Whether every answer of a layer is compared with the bare backend; a difference is our bug and panics.
    pub validate: bool,
    /// The layers that are used.
    pub layers: Layers,
    /// Where answers are kept.
    pub stores: Stores,
}

impl Config {
    /// Where answers are kept, if the layer that keeps them is used.
    pub(crate) fn used_stores(&self) -> Option<Stores> {
        self.layers.has(Layer::Store).then(|| self.stores.clone())
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            time_limit: Duration::from_secs(5),
            command: None,
            validate: false,
            layers: Layers::ALL,
            stores: Stores::memory(),
        }
    }
}
