//! `heapwright store`: what is in the stores, whether they are sound, and making them smaller.

mod text;

use std::io::Write;

use serde_json::{Value, json};
use session::stores;
use store::{Checked, Compacted, Limits, Place, Secret, StoreError, Survey};

use crate::cli::{FormatArg, PlaceArgs, StoreAction, StoreCommandArgs};
use crate::failure::Failure;
use crate::settings;

/// The exit status of a store with faults.
const FAULTY: u8 = 3;

/// Executes a command on every store; the result is the exit status.
pub fn store(args: &StoreCommandArgs) -> Result<u8, Failure> {
    let mut notices = Vec::new();
    let secret = stores::secret(stores::cache().as_deref(), &mut notices);
    for notice in notices {
        eprintln!("heapwright: {notice}");
    }
    match &args.action {
        StoreAction::Stat(args) => {
            each(&args.places, args.format, |place| Ok(Report::of_survey(&store::survey(place, &secret)?)))
        }
        StoreAction::Check(args) => {
            each(&args.places, args.format, |place| Ok(Report::of_check(&store::check(place, &secret)?)))
        }
        StoreAction::Compact(args) => {
            let limits = Limits { size: args.max_size.map(|size| size as u64), age: args.older_than };
            each(&args.inspect.places, args.inspect.format, |place| compact(place, &secret, &limits))
        }
    }
}

fn compact(place: &Place, secret: &Secret, limits: &Limits) -> Result<Report, StoreError> {
    let mut report = Report::of_compaction(&store::compact(place, secret, limits)?);
    if matches!(place, Place::Redis(_)) && *limits != Limits::default() {
        report.text += "  --max-size and --older-than are for files; the server has maxmemory-policy\n";
    }
    Ok(report)
}

/// What is said of one store.
struct Report {
    text: String,
    json: Value,
    status: u8,
}

fn each(
    places: &PlaceArgs,
    format: FormatArg,
    report: impl Fn(&Place) -> Result<Report, StoreError>,
) -> Result<u8, Failure> {
    let places = settings::places(places)?;
    let Some(list) = stores::choose(&places)? else {
        return Err(Failure::usage("--store none names no store"));
    };
    if list.is_empty() {
        return Err(Failure::usage("there is no store to look at; name one with --store"));
    }
    let mut status = 0;
    let mut all = Vec::new();
    for place in &list {
        let name = place.to_string();
        let report = match report(place) {
            // Nothing has been kept yet.
            Err(StoreError::Absent { .. }) if stores::is_default(&places) => {
                Report { text: "  does not exist yet\n".to_owned(), json: json!({ "entries": 0 }), status: 0 }
            }
            Err(error @ StoreError::Damaged { .. }) => return Err(Failure::limit(error.to_string())),
            other => other.map_err(|error| Failure::usage(error.to_string()))?,
        };
        status = status.max(report.status);
        if format == FormatArg::Text {
            print(&format!("{name}\n{}", report.text));
        }
        let mut json = report.json;
        json["store"] = Value::from(name);
        all.push(json);
    }
    if format == FormatArg::Json {
        print(&format!("{:#}\n", json!({ "stores": all })));
    }
    Ok(status)
}

impl Report {
    fn of_survey(survey: &Survey) -> Report {
        Report { text: text::survey(survey), json: survey_json(survey), status: 0 }
    }

    fn of_check(checked: &Checked) -> Report {
        let mut json = survey_json(&checked.survey);
        json["faults"] = Value::from(checked.count);
        json["first_faults"] = Value::from(checked.faults.clone());
        Report { text: text::check(checked), json, status: if checked.count == 0 { 0 } else { FAULTY } }
    }

    fn of_compaction(compacted: &Compacted) -> Report {
        let json = json!({
            "bytes_before": compacted.before,
            "bytes_after": compacted.after,
            "kept": compacted.kept,
            "dropped": { "foreign": compacted.foreign, "damaged": compacted.rejected, "old": compacted.old },
            "damaged_file": compacted.damaged,
        });
        Report { text: text::compaction(compacted), json, status: 0 }
    }
}

fn survey_json(survey: &Survey) -> Value {
    let kinds = survey.kinds.iter().map(|(kind, count)| (kind.word().to_owned(), Value::from(*count)));
    json!({
        "entries": survey.entries,
        "kinds": Value::Object(kinds.collect()),
        "sat": survey.sat,
        "unsat": survey.unsat,
        "own": survey.own,
        "foreign": survey.foreign,
        "damaged": survey.rejected,
        "texts": survey.texts,
        "bytes": survey.bytes,
        "oldest": survey.oldest,
        "newest": survey.newest,
    })
}

fn print(text: &str) {
    // Whoever closes the pipe does not want the rest.
    let _ = std::io::stdout().write_all(text.as_bytes());
}
