//! How conditions are decided, and where answers are kept.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use solver::Layers;
use store::Trust;

use super::places::Places;
use super::time;

/// A week: longer than any run takes.
const NO_LIMIT: Duration = Duration::from_secs(7 * 24 * 3600);

/// How conditions are decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct SolverSettings {
    /// A solver program that reads SMT-LIB 2, with its arguments; none: the built-in one.
    pub command: Option<String>,
    /// Time for one question; none: there is no limit.
    #[serde(with = "time::optional")]
    pub time: Option<Duration>,
    /// The layers that are used.
    pub layers: Layers,
    /// Whether every answer of a layer is compared with the bare backend.
    pub validate: bool,
    /// Where answers are kept.
    pub stores: Places,
    /// Whose stored answers are believed without proof.
    pub trust: Trust,
    /// Whether questions are kept beside the answers, as text for people to look at.
    pub store_text: bool,
}

impl Default for SolverSettings {
    fn default() -> SolverSettings {
        SolverSettings {
            command: None,
            time: Some(Duration::from_secs(5)),
            layers: Layers::ALL,
            validate: false,
            stores: Places::OfUser,
            trust: Trust::Own,
            store_text: false,
        }
    }
}

impl SolverSettings {
    /// How long one question may take.
    pub fn time(&self) -> Duration {
        self.time.unwrap_or(NO_LIMIT)
    }

    /// The words of the solver program.
    pub fn words(&self) -> Option<Vec<String>> {
        self.command.as_ref().map(|command| command.split_whitespace().map(str::to_owned).collect())
    }
}
