//! Which paths of a target become tests.

use std::collections::{BTreeMap, BTreeSet};

use explore::case::{Case, MethodName, Outcome};
use explore::{Coverage, Mistake, Path, Record, Replay};
use witness::replay::Replayed;
use witness::{input_outline, minimal};

use crate::error::SessionError;
use crate::session::Session;
use crate::target::Target;

/// A path that is to be a test.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The tested method.
    pub method: MethodName,
    /// The input, and what is predicted.
    pub case: Case,
    /// What the path executes.
    pub coverage: Coverage,
}

/// What judges whether predictions are true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judge {
    /// The real JVM: a case that it does not confirm becomes no test.
    Jvm,
    /// Nothing, for this reason: all cases become tests.
    None(String),
}

/// A case with which the real JVM did something else than predicted.
#[derive(Clone, Debug)]
pub struct Refuted {
    /// The method.
    pub target: Target,
    /// The case.
    pub case: Case,
    /// The first difference.
    pub difference: String,
}

/// The paths that become tests, and what became of the others.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// The paths that become tests.
    pub candidates: Vec<Candidate>,
    /// Inputs that the real JVM confirmed.
    pub confirmed: usize,
    /// Inputs that it could not be asked about, by reason.
    pub not_run: BTreeMap<String, usize>,
    /// Inputs with which it did something else.
    pub refuted: Vec<Refuted>,
    /// Paths whose inputs another path has, too.
    pub doubles: usize,
    /// Paths that were not needed: others execute the same branches.
    pub superfluous: usize,
}

impl Session {
    /// The JVM as judge, or why it cannot be one.
    pub fn judge(&self) -> Judge {
        witness::replay::is_possible(&self.jdk, &self.foreign()).map_or_else(Judge::None, |()| Judge::Jvm)
    }

    /// The paths of an explored target that become tests: each input once, none that the real JVM refutes. What the JVM
    /// says about violations is entered into the record.
    pub fn select(
        &self,
        target: &Target,
        method: &MethodName,
        record: &mut Record,
        judge: &Judge,
    ) -> Result<Selection, SessionError> {
        let mut selection = Selection::default();
        let found = self.chosen_cases(target, record, &mut selection)?;
        let cases: Vec<&Case> = found.iter().map(|(case, _)| case).collect();
        let replays = match judge {
            Judge::None(_) => {
                let unasked = Replayed { answer: Replay::NotRun(String::new()), tried: Vec::new() };
                vec![unasked; cases.len()]
            }
            Judge::Jvm => self.replay(&cases),
        };
        for violation in record.violations.values_mut() {
            let judged = cases.iter().zip(&replays).find(|(case, _)| case.path == violation.path);
            if let Some((_, replayed)) = judged {
                violation.replay = replayed.answer.clone();
                violation.tried = replayed.tried.iter().map(ToString::to_string).collect();
            }
        }
        record.drop_refuted();
        let mut seen = BTreeSet::new();
        for ((case, coverage), replay) in found.into_iter().zip(replays) {
            let replay = match replay.answer {
                Replay::Confirmed if needs_a_small_jvm(&case) => {
                    Replay::NotRun("it depends on how much memory the JVM has".to_owned())
                }
                replay => replay,
            };
            let is_writable = || case.unstable.is_none() && case.outcome != Outcome::Exited;
            match replay {
                Replay::Confirmed => selection.confirmed += 1,
                Replay::NotRun(_) if *judge != Judge::Jvm && is_writable() => {}
                Replay::NotRun(why) => {
                    *selection.not_run.entry(why).or_default() += 1;
                    continue;
                }
                Replay::Refuted(difference) | Replay::Otherwise(difference) => {
                    record.add_mistake(Mistake::of_case(&case, &difference));
                    selection.refuted.push(Refuted { target: target.clone(), case, difference });
                    continue;
                }
            }
            if !seen.insert(input_outline(&case)) {
                selection.doubles += 1;
                continue;
            }
            selection.candidates.push(Candidate { method: method.clone(), case, coverage });
        }
        Ok(selection)
    }

    /// The first paths, as many as were kept, those of violations, and of the others those that execute what no path
    /// before them does. Which paths these are may depend on the order of the search; what all of them execute does
    /// not.
    fn chosen_cases(
        &self,
        target: &Target,
        record: &Record,
        selection: &mut Selection,
    ) -> Result<Vec<(Case, Coverage)>, SessionError> {
        let first = record.paths.iter().take(self.task.keep.paths).cloned();
        let mut wanted: BTreeSet<Path> = first.collect();
        wanted.extend(record.violations.values().map(|violation| violation.path.clone()));
        let new: BTreeSet<Path> = record.new_paths.difference(&wanted).cloned().collect();
        let paths: Vec<Path> = wanted.iter().chain(&new).cloned().collect();
        let mut covered = Coverage::default();
        let mut chosen = Vec::new();
        let cases = self.cases(target, &paths)?;
        let missing = cases.iter().filter(|case| case.is_none()).count();
        if missing > 0 {
            *selection.not_run.entry("no input was found in time".to_owned()).or_default() += missing;
        }
        for (case, coverage) in cases.into_iter().flatten() {
            let is_new = covered.is_extended_by(&coverage);
            if wanted.contains(&case.path) || is_new {
                covered.merge(coverage.clone());
                chosen.push((case, coverage));
            }
        }
        Ok(chosen)
    }
}

impl Selection {
    /// Adds what was selected of another target.
    pub fn merge(&mut self, other: Selection) {
        self.candidates.extend(other.candidates);
        self.confirmed += other.confirmed;
        for (why, count) in other.not_run {
            *self.not_run.entry(why).or_default() += count;
        }
        self.refuted.extend(other.refuted);
        self.doubles += other.doubles;
        self.superfluous += other.superfluous;
    }

    /// Keeps only candidates that execute branches which no other does.
    pub fn minimize(&mut self) {
        let kept = minimal(&self.candidates.iter().map(|candidate| &candidate.coverage).collect::<Vec<_>>());
        self.superfluous += self.candidates.len() - kept.len();
        let mut at = 0..;
        self.candidates.retain(|_| at.next().is_some_and(|at| kept.contains(&at)));
    }
}

/// Whether the subject runs out of memory: when that happens, and what has changed by then, differs from JVM to JVM.
fn needs_a_small_jvm(case: &Case) -> bool {
    matches!(&case.outcome, Outcome::Threw(class, _) if class == "java.lang.OutOfMemoryError")
}
