//! A specification beside an executable invariant. The invariant itself is explored twice, with every reference that it
//! reads decided at once: over all heaps, and over those that the specification admits. The order of its decisions is
//! the same both times, and so are the shapes.
//!
//! A shape counts as accepted if the invariant answers true for some primitive values. What it refuses is told apart by a search
//! for a completion: only if there is none, the shape is at fault.

use std::sync::Arc;

use explore::{
    AdmissionSettings, Answer, Completion, GapReason, HeapShape, Invariant, Member, Members, Record, Seen, Surveying,
};
use report::{Comparison, Difference, gap, interruption};
use spec::Spec;

use crate::cli::HexCheckArgs;
use crate::failure::Failure;
use crate::heaps::listed;
use crate::plan::Plan;

/// Heaps whose completions are looked for.
const MOST_JUDGED: usize = 2_000;

/// Compares a specification with an invariant, given as a target.
pub fn compare(plan: &mut Plan, target: &str, spec: &Arc<Spec>, args: &HexCheckArgs) -> Result<Comparison, Failure> {
    plan.task.settings.inputs.invariant = Invariant::None;
    plan.task.keep.survey = Surveying::Answers;
    plan.task.settings.admission = AdmissionSettings { members: Members::none(), ..AdmissionSettings::default() };
    let all = plan.explore(target)?;
    plan.task.spec = Some(spec.clone());
    plan.task.settings.admission.members = Members::of(&[Member::Hex]);
    plan.task.settings.admission.hex_recheck = args.hex_recheck;
    let admitted = plan.explore(target)?;
    let mut comparison = Comparison {
        invariant: target.to_owned(),
        limits: limits(plan),
        heaps: all.survey.heaps.len() as u64,
        accepted: all.survey.answered(Answer::True).len() as u64,
        endless: all.gaps_at_limits(),
        left: [left(&all, Heaps::All), left(&admitted, Heaps::Admitted)].concat(),
        ..Comparison::default()
    };
    let most = args.heaps as usize;
    let refused = refused(&admitted);
    let judged = judge(plan, target, &refused)?;
    let of = |wanted: Completion| -> Vec<(&HeapShape, &Seen)> {
        let pairs = refused.iter().zip(&judged);
        pairs.filter(|(_, completion)| **completion == wanted).map(|(heap, _)| *heap).collect()
    };
    comparison.only_specification = difference(plan, target, &of(Completion::Invalid), most)?;
    // One shows what it is about.
    comparison.by_values = difference(plan, target, &of(Completion::Valid), most.min(1))?;
    comparison.undecided = of(Completion::Unknown).len() as u64 + (refused.len() - judged.len()) as u64;
    plan.task.settings.admission = AdmissionSettings { members: Members::none(), ..AdmissionSettings::default() };
    comparison.only_invariant = difference(plan, target, &missing(&all, &admitted), most)?;
    Ok(comparison)
}

/// Admitted heaps on which no path answers true.
fn refused(admitted: &Record) -> Vec<(&HeapShape, &Seen)> {
    let answers = |heap: &HeapShape| &admitted.survey.heaps[heap];
    let is_false = admitted.survey.answered(Answer::False);
    let is_other = admitted.survey.answered(Answer::Other);
    let other = is_other.into_iter().filter(|(heap, _)| !answers(heap).contains_key(&Answer::False));
    let mut refused: Vec<(&HeapShape, &Seen)> = is_false.into_iter().chain(other).collect();
    refused.sort_by_key(|(heap, seen)| (heap.objects(), heap.references(), &seen.first));
    refused
}

/// Heaps on which the invariant answers true, and no admitted one that it accepts has their shape. Companion methods may
/// decide more than the invariant asks for.
fn missing<'a>(all: &'a Record, admitted: &Record) -> Vec<(&'a HeapShape, &'a Seen)> {
    let accepted = admitted.survey.answered(Answer::True);
    let is_admitted = |heap: &HeapShape| {
        let is_same = admitted.survey.heaps.get(heap).is_some_and(|answers| answers.contains_key(&Answer::True));
        is_same || accepted.iter().any(|(other, _)| other.is_compatible(heap))
    };
    all.survey.answered(Answer::True).into_iter().filter(|(heap, _)| !is_admitted(heap)).collect()
}

/// What the smallest of some refused heaps can become.
fn judge(plan: &Plan, target: &str, refused: &[(&HeapShape, &Seen)]) -> Result<Vec<Completion>, Failure> {
    let paths: Vec<_> = refused.iter().take(MOST_JUDGED).map(|(_, seen)| seen.first.clone()).collect();
    if paths.is_empty() { Ok(Vec::new()) } else { plan.completions(target, &paths) }
}

fn difference(plan: &Plan, target: &str, heaps: &[(&HeapShape, &Seen)], most: usize) -> Result<Difference, Failure> {
    let listed = listed(plan, target, &heaps[..most.min(heaps.len())])?;
    Ok(Difference { heaps: heaps.len() as u64, listed })
}

fn limits(plan: &Plan) -> String {
    let mut limits: Vec<String> =
        plan.task.settings.limits.n().iter().map(|n| format!("{n} objects per class")).collect();
    limits.extend(plan.task.settings.limits.n_of.iter().map(|(class, n)| format!("{n} of {class}")));
    limits.join(", ")
}

/// Which heaps were explored.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heaps {
    All,
    Admitted,
}

/// Why heaps were not compared.
fn left(record: &Record, heaps: Heaps) -> Vec<String> {
    let which = if heaps == Heaps::All { "all heaps" } else { "admitted heaps" };
    let mut left: Vec<String> =
        record.interrupted.iter().map(|&why| format!("of {which}, some: {}", interruption(why))).collect();
    for ((reason, what), count) in &record.gaps {
        // Over all heaps an invariant may well run in circles.
        if matches!(reason, GapReason::Limit(_)) && heaps == Heaps::All {
            continue;
        }
        left.push(format!("of {which}, {count}: {}", gap(*reason, what).lines().next().unwrap_or_default()));
    }
    if record.survey.left_out > 0 {
        left.push(format!("of {which}, {}: too many to keep", record.survey.left_out));
    }
    left
}
