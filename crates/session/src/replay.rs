//! Cases of a session on the real JVM.

use std::sync::PoisonError;
use std::time::Duration;

use explore::{Case, Record, Replay};
use witness::replay::{Effort, Replayed, replay};
use witness::{Account, Foreign};

use crate::session::Session;
use crate::stores;

/// How often a case is run again that may differ from run to run.
const AGAIN: usize = 12;
/// How long one input may run on the real JVM.
const TIME: Duration = Duration::from_secs(10);

impl Session {
    /// Asks the real JVM about cases, where it would run the same.
    pub fn replay(&self, cases: &[&Case]) -> Vec<Replayed> {
        let within: Vec<&Case> = cases.iter().copied().filter(|case| case.beyond.is_none()).collect();
        let mut replays = self.replay_all(&within).into_iter();
        let answer = |case: &&Case| match &case.beyond {
            Some(why) => Replayed { answer: Replay::NotRun(why.clone()), tried: Vec::new() },
            None => replays.next().expect("each case has an answer"),
        };
        cases.iter().map(answer).collect()
    }

    /// Asks the real JVM about cases; several times about those that may differ from run to run.
    fn replay_all(&self, cases: &[&Case]) -> Vec<Replayed> {
        let limits = Effort { each: TIME, jobs: self.task.settings.jobs() };
        let foreign = self.foreign();
        if let Some(why) = foreign.refusal() {
            let refused = Replayed { answer: Replay::NotRun(why), tried: Vec::new() };
            return vec![refused; cases.len()];
        }
        let mut account = Account::default();
        let mut ask = |cases: &[&Case]| match cases {
            [] => Vec::new(),
            cases => {
                replay(&self.jdk, &self.class_path, cases, &limits, (&foreign, &mut account), &self.left(), &|_| {})
            }
        };
        let mut replays = ask(cases);
        let is_lucky = |at: &usize| cases[*at].unstable.is_some() && replays[*at].answer == Replay::Confirmed;
        let lucky: Vec<usize> = (0..cases.len()).filter(is_lucky).collect();
        let again: Vec<&Case> = lucky.iter().flat_map(|&at| [cases[at]; AGAIN]).collect();
        for (answers, at) in ask(&again).chunks(AGAIN).zip(lucky) {
            if let Some(other) = answers.iter().find(|again| again.answer != Replay::Confirmed) {
                replays[at] = other.clone();
            }
        }
        self.add_to_account(account);
        replays
    }

    /// How foreign code is run in this session: never with the secret that signs stored answers in reach.
    pub fn foreign(&self) -> Foreign {
        Foreign { sandbox: self.task.settings.sandbox, hidden: stores::secret_file().into_iter().collect() }
    }

    /// What running foreign code has shown so far.
    pub fn account(&self) -> Account {
        self.account.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Adds what running foreign code elsewhere has shown.
    pub fn add_to_account(&self, account: Account) {
        self.account.lock().unwrap_or_else(PoisonError::into_inner).merge(account);
    }

    /// Asks the real JVM about every violation, in one process. Those that it refutes are removed from the violations.
    pub fn replay_violations(&self, records: &mut [&mut Record]) {
        let found = records.iter().flat_map(|record| record.violations.values());
        let cases: Vec<&Case> = found.filter_map(|violation| violation.case.as_ref()).collect();
        let mut replays = self.replay(&cases).into_iter();
        for record in records {
            for violation in record.violations.values_mut().filter(|violation| violation.case.is_some()) {
                let replayed = replays.next().expect("each case has an answer");
                violation.replay = replayed.answer;
                violation.tried = replayed.tried.iter().map(ToString::to_string).collect();
            }
            record.drop_refuted();
        }
    }
}
