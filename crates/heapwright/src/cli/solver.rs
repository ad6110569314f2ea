//! The flags of the solver: the same for every command that solves.

use std::time::Duration;

use clap::Args;
use explore::{SolverSettings, parse_time};
use solver::Layers;

use super::StoreArgs;
use super::words::layers;

/// How conditions are decided; to be flattened into the flags of commands.
#[derive(Clone, Debug, Args)]
pub struct SolverArgs {
    /// Time for one question to the solver [default: 5s; `solve`: no limit].
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    pub solver_time: Option<Duration>,
    /// A solver program that reads SMT-LIB 2, with its arguments: `--solver "z3 -in"` [default: built in].
    #[arg(long, value_name = "COMMAND")]
    pub solver: Option<String>,
    /// Layers of the solver that are used.
    #[arg(long, help = layers_help(), value_name = "LAYER,...", default_value_t = SolverSettings::default().layers, allow_hyphen_values = true)]
    pub solver_layers: Layers,
    /// Compare every answer of the solver's layers with the bare backend.
    #[arg(long)]
    pub validate: bool,
    #[command(flatten)]
    pub stores: StoreArgs,
}

fn layers_help() -> String {
    let some = layers();
    format!(
        "Layers of the solver that are used: `all`, `none`, some of {some}, or with a dash before each those to leave out"
    )
}
