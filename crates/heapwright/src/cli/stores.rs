//! The flags of stores: where answers are kept, and whose are believed.

use std::time::Duration;

use clap::{Args, Subcommand};
use explore::{SolverSettings, parse_size, parse_time};
use store::Trust;

use super::FormatArg;
use super::words::{TRUST, shown, word, words};

/// Where answers are kept; to be flattened into the flags of commands.
#[derive(Clone, Debug, Default, Args)]
pub struct PlaceArgs {
    /// Where answers of the solver are kept across runs, nearest first: files, or Redis servers. `memory` keeps them for
    /// this run only, `none` not at all [default: HEAPWRIGHT_STORE, else solver.db in the user's cache].
    #[arg(long, value_name = "none|memory|FILE|redis://HOST:PORT")]
    pub store: Vec<String>,
}

/// The stores of an analysis; to be flattened into the flags of commands.
#[derive(Clone, Debug, Args)]
pub struct StoreArgs {
    #[command(flatten)]
    pub places: PlaceArgs,
    /// Whose stored answers are believed without proof. Solutions are always tried out.
    #[arg(long, value_parser = words::<Trust>(TRUST), default_value = shown(word(&SolverSettings::default().trust)))]
    pub trust: Trust,
    /// Keep the questions beside the answers, as text for people to look at.
    #[arg(long)]
    pub store_text: bool,
}

/// Flags of `store`.
#[derive(Debug, Args)]
pub struct StoreCommandArgs {
    /// What to do.
    #[command(subcommand)]
    pub action: StoreAction,
}

/// The commands of `store`.
#[derive(Debug, Subcommand)]
pub enum StoreAction {
    /// Say what is in the stores.
    Stat(InspectArgs),
    /// Read everything in the stores and list what is wrong; exit status 3 if something is.
    Check(InspectArgs),
    /// Drop damaged entries and those of others, save what can be read from a damaged file, give room back.
    Compact(CompactArgs),
}

/// Flags of `store stat` and `store check`.
#[derive(Debug, Args)]
pub struct InspectArgs {
    #[command(flatten)]
    pub places: PlaceArgs,
    /// How the report is written.
    #[arg(long, value_enum, default_value_t = FormatArg::Text)]
    pub format: FormatArg,
}

/// Flags of `store compact`.
#[derive(Debug, Args)]
pub struct CompactArgs {
    #[command(flatten)]
    pub inspect: InspectArgs,
    /// Drop the oldest entries until the file is not larger than this, such as 500M.
    #[arg(long, value_name = "SIZE", value_parser = parse_size)]
    pub max_size: Option<usize>,
    /// Drop entries that are older than this, such as 30d or 12h.
    #[arg(long, value_name = "TIME", value_parser = parse_age)]
    pub older_than: Option<Duration>,
}

fn parse_age(text: &str) -> Result<Duration, String> {
    match text.strip_suffix('d').map(str::parse::<u32>) {
        Some(Ok(days)) => Ok(Duration::from_secs(u64::from(days) * 86_400)),
        Some(Err(_)) => Err(format!("`{text}` is no time; write 30d, 12h or 60s")),
        None => parse_time(text).map_err(|error| error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_have_units() {
        assert_eq!(parse_age("30d"), Ok(Duration::from_secs(2_592_000)));
        assert_eq!(parse_age("2h"), Ok(Duration::from_secs(7200)));
        assert!(parse_age("-1d").is_err());
        assert!(parse_age("old").is_err());
    }
}
