//! JSON, for programs: the report as it is, with names in alphabetical order.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use serde_json::Value;

use super::{Context, Exporter};
use crate::model::Report;

/// Writes JSON.
#[derive(Debug)]
pub struct Json;

/// What `heapwright --format json` writes: one report, or a list of them where a command reports on several targets.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum Document<'a> {
    /// The report of a command.
    One(&'a Report),
    /// The reports of `count` and `explore` about several targets.
    Several(&'a [Report]),
}

impl Exporter for Json {
    fn name(&self) -> &'static str {
        "json"
    }

    fn about(&self) -> &'static str {
        "for programs"
    }

    fn export(&self, reports: &[Report], _context: &Context) -> String {
        let document = match reports {
            [single] => Document::One(single),
            all => Document::Several(all),
        };
        format!("{:#}\n", serde_json::to_value(document).expect("all names in a report are texts"))
    }
}

/// The JSON schema of all that is written.
pub fn schema() -> Value {
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    generator.into_root_schema_for::<Document<'static>>().to_value()
}
