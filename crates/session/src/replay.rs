//! Cases of a session on the real JVM.

use std::time::Duration;

use explore::{Case, Record, Replay};
use witness::replay::{Effort, replay};

use crate::session::Session;

/// How often a case is run again that may differ from run to run.
const AGAIN: usize = 12;
/// How long one input may run on the real JVM.
const TIME: Duration = Duration::from_secs(10);

impl Session {
    /// Asks the real JVM about cases; several times about those that may differ from run to run.
    pub fn replay(&self, cases: &[&Case]) -> Vec<Replay> {
        let limits = Effort { each: TIME, jobs: self.task.settings.jobs() };
        let ask = |cases: &[&Case]| match cases {
            [] => Vec::new(),
            cases => replay(&self.jdk, &self.class_path, cases, &limits, &self.task.stop, &|_| {}),
        };
        let mut replays = ask(cases);
        let is_lucky = |at: &usize| cases[*at].unstable.is_some() && replays[*at] == Replay::Confirmed;
        let lucky: Vec<usize> = (0..cases.len()).filter(is_lucky).collect();
        let again: Vec<&Case> = lucky.iter().flat_map(|&at| [cases[at]; AGAIN]).collect();
        for (answers, at) in ask(&again).chunks(AGAIN).zip(lucky) {
            if let Some(other) = answers.iter().find(|answer| **answer != Replay::Confirmed) {
                replays[at] = other.clone();
            }
        }
        replays
    }

    /// Asks the real JVM about every violation, in one process. Those that it refutes are removed from the violations.
    pub fn replay_violations(&self, records: &mut [&mut Record]) {
        let found = records.iter().flat_map(|record| record.violations.values());
        let cases: Vec<&Case> = found.filter_map(|violation| violation.case.as_ref()).collect();
        let mut replays = self.replay(&cases).into_iter();
        for record in records {
            for violation in record.violations.values_mut().filter(|violation| violation.case.is_some()) {
                violation.replay = replays.next().expect("each case has an answer");
            }
            record.drop_refuted();
        }
    }
}
