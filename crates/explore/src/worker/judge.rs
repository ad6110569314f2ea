//! Whether the input of a path that has ended can be a valid one. Where the invariants did not run before the subject,
//! a path may rest on a heap that no valid input has. What such a path did says nothing about the subject.

use admission::Recheck;
use admission::invariant::{Found, Further};

use super::Worker;
use crate::crash::Crash;
use crate::ending::Ending;
use crate::gap::{Gap, GapReason, Question};
use crate::script::ScriptStep;
use crate::settings::Judging;
use crate::survey::Surveying;

/// Further objects that a completion may have, tried one after the other: small completions are found fast, and make
/// small witnesses.
pub(super) const FURTHER: [usize; 7] = [0, 1, 2, 3, 5, 8, 12];

impl Worker<'_> {
    /// Whether the path counts, as far as its input is judged; inputs of violations always are, unless nothing is to be
    /// judged. If the input is judged and valid, the state afterwards is that of a completion.
    pub(super) fn is_valid_end(&mut self, ending: &Ending) -> bool {
        let is_alarm = self.violation_of(ending).is_some();
        match self.course.with_admission(&self.entry, |admission, ground| admission.recheck(ground)) {
            Recheck::Kept => {}
            Recheck::Rejected => {
                self.record.counts.hex_late += 1;
                self.record.counts.pruned_admission += 1;
                return false;
            }
            Recheck::Unchecked => self.record.counts.hex_unchecked += 1,
        }
        let is_wanted = match self.task.settings.admission.judging {
            Judging::Nothing => false,
            Judging::Violations => is_alarm,
            Judging::All => true,
        };
        if !is_wanted || !self.is_judged() {
            return true;
        }
        let counts = &mut self.record.counts;
        counts.alarms += u64::from(is_alarm);
        match self.complete_input() {
            Found::Yes => {
                self.record.counts.valid += 1;
                return true;
            }
            Found::No => {
                let counts = &mut self.record.counts;
                counts.invalid += 1;
                counts.false_alarms += u64::from(is_alarm);
                counts.pruned_admission += 1;
            }
            found => {
                let counts = &mut self.record.counts;
                match found {
                    Found::Cut(_) => {
                        counts.uncompleted += 1;
                        counts.false_alarms += u64::from(is_alarm);
                    }
                    _ => counts.unjudged += 1,
                }
                let gap = self.no_completion();
                self.record.add_gap(gap);
            }
        }
        false
    }

    /// Why no completion was found: a class of an invariant is missing, or the search was given up.
    fn no_completion(&mut self) -> Gap {
        match self.completions.take_missing() {
            Some(thrown) => Gap::of_crash(&Crash::of_thrown(&mut self.course.machine, thrown)),
            None => GapReason::Undecided(Question::Completion).into(),
        }
    }

    /// Whether inputs are judged where paths end: the invariants did not run first.
    pub(super) fn is_judged(&self) -> bool {
        let is_subject = self.task.keep.survey == Surveying::Answers;
        !self.course.admission.run_invariant_first() && !is_subject && !self.completions.is_empty()
    }

    /// Completes the input to one that satisfies the invariants, with as few further objects as possible.
    pub(super) fn complete_input(&mut self) -> Found {
        self.off_path(|worker| {
            let mut found = Found::Unknown;
            for further in FURTHER {
                let mut ground = worker.course.ground(&worker.entry);
                found = worker.completions.complete(&mut ground, Further::AtMost(further));
                if !matches!(found, Found::Cut(_)) {
                    break;
                }
            }
            found
        })
    }

    /// The steps by which a completed input is checked.
    pub(super) fn late_steps(&self) -> Vec<ScriptStep> {
        let invariants = self.completions.invariants().iter();
        invariants.flat_map(|&(at, method)| [ScriptStep::CallInvariant(at, method), ScriptStep::Assume]).collect()
    }
}
