//! `heapwright store`: what is in the stores, whether they are sound, and making them smaller.

use report::model::{Compaction, Dropped, Faults, StoreReport, StoreState, Stores, Survey};
use report::{Report, Sources};
use session::stores;
use store::{Checked, Compacted, Place, Retention, Secret, StoreError};

use crate::cli::{FormatArg, PlaceArgs, StoreAction, StoreCommandArgs};
use crate::failure::Failure;
use crate::output;
use crate::settings;
use crate::status::INCOMPLETE;

/// Executes a command on every store; the result is the exit status.
pub fn store(args: &StoreCommandArgs) -> Result<u8, Failure> {
    let mut notices = Vec::new();
    let secret = stores::secret(stores::cache().as_deref(), &mut notices);
    for notice in notices {
        eprintln!("heapwright: {notice}");
    }
    match &args.action {
        StoreAction::Stat(args) => {
            each(&args.places, args.format, |place| Ok(StoreState::Surveyed(survey(&store::survey(place, &secret)?))))
        }
        StoreAction::Check(args) => {
            each(&args.places, args.format, |place| Ok(StoreState::Checked(faults(&store::check(place, &secret)?))))
        }
        StoreAction::Compact(args) => {
            let limits = Retention { size: args.max_size.map(|size| size as u64), age: args.older_than };
            each(&args.inspect.places, args.inspect.format, |place| compact(place, &secret, &limits))
        }
    }
}

fn each(
    places: &PlaceArgs,
    format: FormatArg,
    look: impl Fn(&Place) -> Result<StoreState, StoreError>,
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
        let state = match look(place) {
            // Nothing has been kept yet.
            Err(StoreError::Absent { .. }) if stores::is_default(&places) => StoreState::Absent { entries: 0 },
            Err(error @ StoreError::Damaged { .. }) => return Err(Failure::limit(error.to_string())),
            other => other.map_err(|error| Failure::usage(error.to_string()))?,
        };
        if matches!(&state, StoreState::Checked(checked) if checked.faults > 0) {
            status = INCOMPLETE;
        }
        let store = StoreReport { store: place.to_string(), state };
        output::show_part(&Report::stores(Stores { stores: vec![store.clone()] }), format)?;
        all.push(store);
    }
    let report = Report::stores(Stores { stores: all });
    output::write_with(&[report], format, &output::after_parts(Sources::default()))?;
    Ok(status)
}

fn survey(survey: &store::Survey) -> Survey {
    Survey {
        entries: survey.entries,
        kinds: survey.kinds.iter().map(|(kind, count)| (kind.word().to_owned(), *count)).collect(),
        sat: survey.sat,
        unsat: survey.unsat,
        own: survey.own,
        foreign: survey.foreign,
        damaged: survey.rejected,
        texts: survey.texts,
        bytes: survey.bytes,
        oldest: survey.oldest,
        newest: survey.newest,
    }
}

fn faults(checked: &Checked) -> Faults {
    Faults { survey: survey(&checked.survey), faults: checked.count, first_faults: checked.faults.clone() }
}

fn compact(place: &Place, secret: &Secret, limits: &Retention) -> Result<StoreState, StoreError> {
    let Compacted { before, after, kept, foreign, rejected, old, damaged } = store::compact(place, secret, limits)?;
    let is_ignored = matches!(place, Place::Redis(_)) && *limits != Retention::default();
    let note =
        is_ignored.then(|| "--max-size and --older-than are for files; the server has maxmemory-policy".to_owned());
    Ok(StoreState::Compacted(Compaction {
        bytes_before: before,
        bytes_after: after,
        kept,
        dropped: Dropped { foreign, damaged: rejected, old },
        damaged_file: damaged,
        note,
    }))
}
