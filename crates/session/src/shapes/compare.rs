//! A specification beside an executable invariant. The invariant itself is explored twice, with every reference that it
//! reads decided at once: over all heaps, and over those that the specification admits. The order of its decisions is
//! the same both times, and so are the shapes.
//!
//! A shape counts as accepted if the invariant answers true for some primitive values. For a shape that it refuses, a
//! completion is searched: only if there is none, the shape is at fault.

use std::sync::Arc;

use explore::{
    AdmissionSettings, Answer, Completion, GapReason, Interruption, Invariant, Limits, Members, Outline, Record, Seen,
    Surveying, Task,
};
use spec::Spec;

use super::Question;
use crate::draw::DrawnHeap;
use crate::error::SessionError;
use crate::session::Session;
use crate::target::Target;

/// A specification beside an executable invariant.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The invariant.
    pub invariant: Target,
    /// How large heaps were.
    pub limits: Limits,
    /// Heaps that the invariant tells apart.
    pub heaps: u64,
    /// Those it accepts.
    pub accepted: u64,
    /// Accepted by the invariant, and not admitted.
    pub only_invariant: Difference,
    /// Admitted, and not accepted by the invariant, whatever the primitive values.
    pub only_specification: Difference,
    /// How many of them are so only within a bound, and the bound: completions with more further objects were not looked
    /// for.
    pub bounded: Option<(u64, usize)>,
    /// Admitted, and accepted by the invariant only with other primitive values or other further objects.
    pub by_values: Difference,
    /// Admitted and not accepted; whether for their shape is not known.
    pub undecided: u64,
    /// Paths on which the invariant does not end within the limits, over all heaps.
    pub endless: u64,
    /// Why some heaps were not compared.
    pub left: Vec<Left>,
}

/// Heaps on which a specification and an invariant differ.
#[derive(Clone, Debug, Default)]
pub struct Difference {
    /// How many.
    pub heaps: u64,
    /// The smallest.
    pub listed: Vec<DrawnHeap>,
}

/// Which heaps were explored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explored {
    /// All.
    All,
    /// Those that the specification admits.
    Admitted,
}

/// Heaps that were not compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// Of which heaps.
    pub of: Explored,
    /// Why.
    pub why: Why,
}

/// Why heaps were not compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The exploration ended early.
    Interrupted(Interruption),
    /// So many paths were left at one place, for a reason.
    Gap(GapReason, u64),
    /// There were so many more than are kept.
    TooMany(u64),
}

/// Heaps whose completions are looked for.
const MOST_JUDGED: usize = 2_000;

impl Session {
    /// Compares a specification with an invariant, given as a target.
    pub(super) fn compare(
        &self,
        target: &Target,
        spec: &Arc<Spec>,
        question: &Question,
    ) -> Result<Comparison, SessionError> {
        let open = self.task_of(Members::none(), None);
        let all = self.explore_as(&open, target)?;
        let mut closed = self.task_of(Members::of(&["hex"]), Some(spec.clone()));
        closed.settings.admission.hex_recheck = question.recheck;
        let admitted = self.explore_as(&closed, target)?;
        let most = question.heaps;
        let refused = refused(&admitted);
        let judged = self.judge_refused(&closed, target, &refused)?;
        let of = |wanted: &dyn Fn(Completion) -> bool| -> Vec<(&Outline, &Seen)> {
            let pairs = refused.iter().zip(&judged);
            pairs.filter(|(_, completion)| wanted(**completion)).map(|(heap, _)| *heap).collect()
        };
        let is_invalid = |completion| matches!(completion, Completion::Invalid | Completion::InvalidWithin(_));
        let within: Vec<usize> = judged
            .iter()
            .filter_map(|completion| match completion {
                Completion::InvalidWithin(further) => Some(*further),
                _ => None,
            })
            .collect();
        Ok(Comparison {
            invariant: target.clone(),
            limits: self.task.settings.limits.clone(),
            heaps: all.survey.heaps.len() as u64,
            accepted: all.survey.answered(Answer::True).len() as u64,
            endless: all.gaps_at_limits(),
            left: [left(&all, Explored::All), left(&admitted, Explored::Admitted)].concat(),
            only_specification: self.difference(&closed, target, &of(&is_invalid), most)?,
            bounded: within.iter().min().map(|fewest| (within.len() as u64, *fewest)),
            // A single heap shows the kind of difference.
            by_values: self.difference(
                &closed,
                target,
                &of(&|completion| completion == Completion::Valid),
                most.min(1),
            )?,
            undecided: of(&|completion| completion == Completion::Unknown).len() as u64
                + (refused.len() - judged.len()) as u64,
            only_invariant: self.difference(&open, target, &missing(&all, &admitted), most)?,
        })
    }

    /// The task of exploring an invariant itself.
    fn task_of(&self, members: Members, spec: Option<Arc<Spec>>) -> Task {
        let mut task = self.task.clone();
        task.settings.inputs.invariant = Invariant::None;
        task.settings.admission = AdmissionSettings { members, ..AdmissionSettings::default() };
        task.spec = spec;
        task.keep.survey = Surveying::Answers;
        task
    }

    /// To what the smallest of some refused heaps can be completed.
    fn judge_refused(
        &self,
        task: &Task,
        target: &Target,
        refused: &[(&Outline, &Seen)],
    ) -> Result<Vec<Completion>, SessionError> {
        let paths: Vec<_> = refused.iter().take(MOST_JUDGED).map(|(_, seen)| seen.first.clone()).collect();
        if paths.is_empty() { Ok(Vec::new()) } else { self.completions_as(task, target, &paths) }
    }

    fn difference(
        &self,
        task: &Task,
        target: &Target,
        heaps: &[(&Outline, &Seen)],
        most: usize,
    ) -> Result<Difference, SessionError> {
        let listed = self.draw_as(task, target, &heaps[..most.min(heaps.len())])?;
        Ok(Difference { heaps: heaps.len() as u64, listed })
    }
}

impl Comparison {
    /// Whether no shape is admitted that is not accepted, or the other way round.
    pub fn agrees(&self) -> bool {
        self.only_invariant.heaps == 0 && self.only_specification.heaps == 0
    }
}

/// Admitted heaps on which no path answers true.
fn refused(admitted: &Record) -> Vec<(&Outline, &Seen)> {
    let answers = |heap: &Outline| &admitted.survey.heaps[heap];
    let is_false = admitted.survey.answered(Answer::False);
    let is_other = admitted.survey.answered(Answer::Other);
    let other = is_other.into_iter().filter(|(heap, _)| !answers(heap).contains_key(&Answer::False));
    let mut refused: Vec<(&Outline, &Seen)> = is_false.into_iter().chain(other).collect();
    refused.sort_by_key(|(heap, seen)| (heap.objects(), heap.references(), &seen.first));
    refused
}

/// Heaps on which the invariant answers true, without an admitted heap of compatible shape that it accepts. Shapes need
/// not be equal, since companion methods may decide more than the invariant asks for.
fn missing<'a>(all: &'a Record, admitted: &Record) -> Vec<(&'a Outline, &'a Seen)> {
    let accepted = admitted.survey.answered(Answer::True);
    let is_admitted = |heap: &Outline| {
        let is_same = admitted.survey.heaps.get(heap).is_some_and(|answers| answers.contains_key(&Answer::True));
        is_same || accepted.iter().any(|(other, _)| other.is_compatible(heap))
    };
    all.survey.answered(Answer::True).into_iter().filter(|(heap, _)| !is_admitted(heap)).collect()
}

/// Why heaps were not compared.
fn left(record: &Record, of: Explored) -> Vec<Left> {
    let mut left: Vec<Why> = record.interrupted.into_iter().map(Why::Interrupted).collect();
    for (gap, count) in &record.gaps {
        // On heaps that the specification does not admit, an invariant may loop forever: that is counted elsewhere.
        if gap.reason.is_limit() && of == Explored::All {
            continue;
        }
        left.push(Why::Gap(gap.reason.clone(), *count));
    }
    if record.survey.left_out > 0 {
        left.push(Why::TooMany(record.survey.left_out));
    }
    left.into_iter().map(|why| Left { of, why }).collect()
}
