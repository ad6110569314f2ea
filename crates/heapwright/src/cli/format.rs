//! The flag `--format`: its values are the exporters.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use report::{EXPORTERS, Exporter};

/// The value of `--format`.
#[derive(Clone, Copy, Debug)]
pub struct FormatArg(pub &'static dyn Exporter);

impl FormatArg {
    /// The value where the flag is not given.
    pub const DEFAULT: &'static str = "text";

    /// Understands the names of exporters.
    pub fn parser() -> impl TypedValueParser<Value = FormatArg> {
        let values = EXPORTERS.iter().map(|exporter| PossibleValue::new(exporter.name()).help(exporter.about()));
        PossibleValuesParser::new(values).try_map(|name| {
            let found = EXPORTERS.iter().find(|exporter| exporter.name() == name);
            found.map(|exporter| FormatArg(*exporter)).ok_or_else(|| format!("no form is named {name}"))
        })
    }
}
