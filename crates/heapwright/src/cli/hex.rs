//! Flags about heaps and the specification of their shapes.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand};

use explore::{Inputs, parse_time};
use program::Subtypes;

use super::{CheckArgs, FormatArg};

/// Flags of `explore`: those of `check`, and its own.
#[derive(Debug, Args)]
pub struct ExploreArgs {
    #[command(flatten)]
    pub check: CheckArgs,
    /// Heaps that are drawn, the smallest ones.
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub heaps: u32,
}

/// What to do with a specification.
#[derive(Debug, Args)]
pub struct HexArgs {
    /// What to do.
    #[command(subcommand)]
    pub action: HexAction,
}

/// What can be done with a specification.
#[derive(Debug, Subcommand)]
pub enum HexAction {
    /// Say each rule in words, list the fields that no rule speaks of, and compare with the executable invariant.
    Check(HexCheckArgs),
}

/// Flags of `hex check`.
#[derive(Debug, Args)]
pub struct HexCheckArgs {
    /// A file, in HEX or as a rule file of JBSE; or a class that is annotated with @Hex.
    #[arg(value_name = "FILE|CLASS")]
    pub spec: String,
    /// Directories and jars with the program's classes, separated by colons.
    #[arg(long, visible_alias = "class-path", default_value = ".", value_name = "PATH[:PATH...]")]
    pub cp: String,
    /// The JDK whose class library is used [default: JAVA_HOME, else the java on PATH].
    #[arg(long, value_name = "HOME")]
    pub jdk: Option<PathBuf>,
    /// A class that the specification is about; repeatable [default: those of its blocks, else all that it names].
    #[arg(long, value_name = "CLASS")]
    pub class: Vec<String>,
    /// The boolean method without parameters to compare with; `none` switches that off
    /// [default: repOK, repOk or invariant].
    #[arg(long, value_name = "METHOD")]
    pub invariant: Option<String>,
    /// Objects of each class, or of one, in the heaps that are compared: `--n 5`, `--n Node=7` [default: 3].
    #[arg(long, value_name = "N|CLASS=N", allow_negative_numbers = true)]
    pub n: Vec<String>,
    /// Classes that objects may be of: `all` that the class path offers, only the `declared` ones, or a list.
    #[arg(long, value_name = "all|declared|CLASS,...", default_value_t = Inputs::default().subtypes)]
    pub subtypes: Subtypes,
    /// Judge admitted heaps over all ways to visit them, and not only in the order in which the invariant does.
    #[arg(long)]
    pub hex_recheck: bool,
    /// Heaps of each kind that are drawn, the smallest ones.
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub heaps: u32,
    /// Time for each of the two explorations of an invariant, such as 500ms, 60s or 5m.
    #[arg(long, value_name = "TIME", value_parser = parse_time, default_value = "60s")]
    pub time: Duration,
    /// Workers [default: the number of cores].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=256))]
    pub jobs: Option<u32>,
    /// How the report is written.
    #[arg(long, value_enum, default_value_t = FormatArg::Text)]
    pub format: FormatArg,
}
