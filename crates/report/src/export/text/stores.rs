//! What is in a store, what is wrong with it, and what became of it, for people.

use std::fmt::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::model::{Compaction, Faults, StoreReport, StoreState, Survey};

/// The place of a store, and below it what was found there.
pub fn store(report: &StoreReport) -> String {
    let found = match &report.state {
        StoreState::Absent { .. } => "  does not exist yet\n".to_owned(),
        StoreState::Surveyed(survey) => self::survey(survey),
        StoreState::Checked(faults) => check(faults),
        StoreState::Compacted(compaction) => self::compaction(compaction),
    };
    format!("{}\n{found}", report.store)
}

fn survey(survey: &Survey) -> String {
    let mut text = String::new();
    let kinds: Vec<String> = survey.kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    let kinds = if kinds.is_empty() { String::new() } else { format!(" ({})", kinds.join(", ")) };
    // Writing to a string cannot fail.
    let _ = writeln!(text, "  entries   {}{kinds}", survey.entries);
    let _ = writeln!(text, "  answers   {} satisfiable, {} unsatisfiable", survey.sat, survey.unsat);
    let _ = writeln!(
        text,
        "  signed    {} by this user, {} by others; {} damaged",
        survey.own, survey.foreign, survey.damaged
    );
    if survey.texts > 0 {
        let _ = writeln!(text, "  texts     {}", survey.texts);
    }
    let _ = writeln!(text, "  size      {}", size(survey.bytes));
    if let (Some(oldest), Some(newest)) = (survey.oldest, survey.newest) {
        let _ = writeln!(text, "  made      {} to {} ago", age(oldest), age(newest));
    }
    text
}

fn check(checked: &Faults) -> String {
    let found = &checked.survey;
    let mut text = format!(
        "  {} entries read: {} signed by this user, {} by others, {} damaged\n",
        found.entries, found.own, found.foreign, found.damaged
    );
    if checked.faults == 0 {
        return text + "  sound\n";
    }
    for fault in &checked.first_faults {
        let _ = writeln!(text, "  fault: {}", fault.replace('\n', "; "));
    }
    let more = checked.faults - checked.first_faults.len() as u64;
    if more > 0 {
        let _ = writeln!(text, "  and {more} more");
    }
    text + "  mend: heapwright store compact drops damaged entries and saves what can be read\n"
}

fn compaction(compacted: &Compaction) -> String {
    let mut text =
        format!("  size      {} before, {} now\n", size(compacted.bytes_before), size(compacted.bytes_after));
    let dropped = &compacted.dropped;
    let _ = writeln!(text, "  kept      {} entries", compacted.kept);
    let _ =
        writeln!(text, "  dropped   {} of others, {} damaged, {} old", dropped.foreign, dropped.damaged, dropped.old);
    if let Some(damaged) = &compacted.damaged_file {
        let _ = writeln!(text, "  the file was damaged; it is now {damaged}, which may be deleted");
    }
    if let Some(note) = &compacted.note {
        let _ = writeln!(text, "  {note}");
    }
    text
}

fn size(bytes: u64) -> String {
    let units = ["bytes", "KB", "MB", "GB"];
    let unit = (0..3).take_while(|&unit| bytes >> (10 * (unit + 1)) > 0).count();
    if unit == 0 {
        format!("{bytes} bytes")
    } else {
        format!("{:.1} {}", bytes as f64 / (1u64 << (10 * unit)) as f64, units[unit])
    }
}

fn age(made: u64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    match now.saturating_sub(made) {
        seconds @ 0..120 => format!("{seconds} s"),
        seconds @ 120..7200 => format!("{} min", seconds / 60),
        seconds @ 7200..172_800 => format!("{} h", seconds / 3600),
        seconds => format!("{} days", seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_short() {
        assert_eq!(size(0), "0 bytes");
        assert_eq!(size(1023), "1023 bytes");
        assert_eq!(size(1024), "1.0 KB");
        assert_eq!(size(1_600_000), "1.5 MB");
        assert_eq!(size(5 << 40), "5120.0 GB");
    }
}
