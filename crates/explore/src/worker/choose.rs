//! Choices: which alternatives are feasible, taking one, and going back to the next.

use admission::Answer;
use backtrack::Ways;
use machine::{Alternative, Cause, Choice, Stop, Typed};
use solver::Satisfiability;

use super::{Position, Saved, Way, Worker};
use crate::ending::Ending;
use crate::gap::{GapReason, Question};
use crate::loops::Site;
use crate::path::{GivenChoices, Taken};
use crate::settings::Limit;

/// What became of the alternatives that are not feasible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Others {
    /// They are impossible or beyond a limit.
    Excluded,
    /// Admission rejected some.
    Rejected,
    /// The solver could not decide on some.
    Undecided,
}

impl Worker<'_> {
    /// Takes a choice: filters the alternatives and goes on with the first that is feasible.
    pub(super) fn choose(&mut self, choice: Choice) -> Result<(), Ending> {
        let position = self.path.0.len();
        if let Choice::Nullness(unknown) = choice
            && self.given.is_over(position)
        {
            // The most frequent choice: both alternatives are feasible unless admission rejects one.
            let ways = [(0, Alternative::Null(unknown)), (1, Alternative::Object(unknown))];
            let has_answers = !self.course.machine.input().responses().is_empty();
            if !has_answers && ways.iter().all(|&(_, way)| !self.course.admission.concern(&self.course.machine, way)) {
                return self.fork(&ways);
            }
        }
        let is_condition = matches!(choice, Choice::Condition(_));
        if is_condition {
            self.record.counts.branches += 1;
        }
        let alternatives = match self.course.machine.alternatives(&choice) {
            Ok(alternatives) => alternatives,
            Err(trap) => return Err(self.failed(trap)),
        };
        if let GivenChoices::Exact(given) = &self.given
            && let Some(&taken) = given.0.get(position)
        {
            let is_last = position + 1 == given.0.len();
            let Some(&alternative) = alternatives.get(taken.alternative as usize) else {
                let what = "a path that cannot be found again".to_owned();
                return Err(Ending::gap(GapReason::Unsupported(what)));
            };
            if is_condition && !taken.forced {
                self.count_iteration()?;
            }
            if is_last {
                self.course.machine.cuts = self.cuts;
            }
            return self.take(alternative, taken);
        }
        if alternatives.iter().any(|way| matches!(way, Alternative::Text(..))) {
            // The alternatives end at the limit: longer strings are cut.
            self.record.add_cut(Limit::String);
        }
        let (mut feasible, others) = self.filter(&alternatives);
        let forced =
            feasible.len() == 1 && others == Others::Excluded && (alternatives.len() > 1 || is_forced(&choice));
        if !forced && !feasible.is_empty() {
            self.follow_given(&mut feasible)?;
        }
        match feasible.len() {
            0 if others == Others::Undecided => Err(Ending::Undecided),
            0 if others == Others::Rejected => Err(Ending::Rejected),
            0 if matches!(choice, Choice::Assumption(..)) => Err(Ending::Precondition),
            0 => Err(Ending::Limit(None)),
            1 => {
                let (alternative, way) = feasible[0];
                if is_condition && !forced {
                    self.count_iteration()?;
                }
                self.take(way, Taken { alternative, forced })
            }
            _ => {
                if is_condition {
                    self.count_iteration()?;
                }
                self.fork(&feasible)
            }
        }
    }

    /// Goes on with the first of several alternatives, and keeps the others.
    fn fork(&mut self, feasible: &[Way]) -> Result<(), Ending> {
        self.record.counts.forks += 1;
        let (alternative, way) = feasible[0];
        let saved = Saved { at: self.at.now(self.course.machine.executed), len: self.path.0.len() };
        self.points.keep(&mut self.course, &feasible[1..], saved);
        self.take(way, Taken { alternative, forced: false })
    }

    /// If open choices are given, keeps only the alternative that they name.
    fn follow_given(&self, feasible: &mut Ways<Way>) -> Result<(), Ending> {
        let GivenChoices::Open(choices) = &self.given else { return Ok(()) };
        let at = self.path.0.iter().filter(|taken| !taken.forced).count();
        let possible: Vec<String> = feasible.iter().map(|(position, _)| position.to_string()).collect();
        let possible = possible.join(", ");
        let Some(&wanted) = choices.get(at) else {
            return Err(Ending::Strayed(format!(
                "the given choices end here; the path goes on with one of {possible}"
            )));
        };
        feasible.retain(|(position, _)| *position == wanted);
        match feasible.is_empty() {
            true => Err(Ending::Strayed(format!("choice {} cannot be {wanted}; possible here: {possible}", at + 1))),
            false => Ok(()),
        }
    }

    /// The alternatives that are feasible, with their positions.
    pub(super) fn filter(&mut self, alternatives: &[Alternative]) -> (Ways<Way>, Others) {
        let mut feasible = Ways::new();
        let mut others = Others::Excluded;
        for (position, &alternative) in alternatives.iter().enumerate() {
            let last_condition = feasible.is_empty()
                && others == Others::Excluded
                && position + 1 == alternatives.len()
                && position > 0
                && matches!(alternative, Alternative::Holds(_, false));
            let is_feasible = match alternative {
                // Some input satisfies the path condition: if the condition is refuted, its negation holds for that
                // input.
                Alternative::Holds(..) if last_condition => true,
                Alternative::Holds(..) | Alternative::Null(_) | Alternative::Alias(..) => match self.check(alternative)
                {
                    Satisfiability::Sat => true,
                    Satisfiability::Unsat => false,
                    Satisfiability::Unknown => {
                        others = Others::Undecided;
                        false
                    }
                },
                Alternative::Fresh(unknown) | Alternative::Text(Typed::Unknown(unknown), ..) => {
                    let forbidding = self.course.machine.forbidding(unknown);
                    if let Some(limit) = forbidding {
                        self.record.add_cut(limit.into());
                    }
                    forbidding.is_none()
                }
                _ => true,
            };
            if is_feasible {
                feasible.push((position as u32, alternative));
            }
        }
        // A condition that the path implies adds nothing to the heap, which has been admitted.
        if feasible.len() > 1 || !matches!(alternatives.first(), Some(Alternative::Holds(..))) {
            let before = feasible.len();
            feasible.retain(|&mut (_, alternative)| self.admits(alternative));
            if feasible.len() < before {
                // An alternative that remains is not implied by the path, so its condition has to be assumed.
                others = others.max(Others::Rejected);
            }
        }
        (feasible, others)
    }

    /// Whether admission admits an alternative. It does if no member is asked about it.
    fn admits(&mut self, alternative: Alternative) -> bool {
        if !self.course.admission.concern(&self.course.machine, alternative) {
            return true;
        }
        let answer = self.off_path(|worker| worker.course.admits(&worker.entry, alternative));
        if let Answer::Cut(limit) = answer {
            // Larger inputs might have been admitted.
            self.record.add_cut(limit.into());
        }
        answer == Answer::Admitted
    }

    /// Applies an alternative. Members of admission may enter methods then, which run before the program goes on.
    fn apply(&mut self, alternative: Alternative) -> machine::Step {
        self.course.with_admission(&self.entry, |admission, ground| admission.before(ground, alternative));
        self.course.machine.apply(alternative)?;
        let is_outside = self.course.machine.depth() == 0;
        self.course.with_admission(&self.entry, |admission, ground| admission.after(ground, alternative))?;
        if is_outside && self.course.machine.depth() > 0 {
            self.at.in_companion = true;
        }
        Ok(())
    }

    /// Asks the solver about the condition of an alternative, and counts.
    pub(super) fn check(&mut self, alternative: Alternative) -> Satisfiability {
        let Some(condition) = self.course.machine.condition(alternative) else { return Satisfiability::Sat };
        let verdict = self.course.solver.check(&mut self.course.machine.terms, condition);
        match verdict {
            Satisfiability::Sat => {}
            Satisfiability::Unsat => self.record.counts.pruned_solver += 1,
            Satisfiability::Unknown => {
                let gap = self.gap_here(GapReason::Undecided(Question::Condition));
                self.record.add_gap(gap);
            }
        }
        verdict
    }

    pub(super) fn count_iteration(&mut self) -> Result<(), Ending> {
        let (serial, pc) = self.course.machine.site();
        let moment = self.at.executed(self.course.machine.executed);
        let count = self.course.loops.enter(Site { serial, pc, moment });
        let limit = self.task.settings.limits.iterations;
        if count > limit as usize + 1 {
            let reason = GapReason::Limit(Limit::Loop, Some(limit.into()));
            return Err(Ending::gap(self.gap_here(reason)));
        }
        Ok(())
    }

    pub(super) fn take(&mut self, alternative: Alternative, taken: Taken) -> Result<(), Ending> {
        self.path.0.push(taken);
        let condition = if taken.forced { None } else { self.course.machine.condition(alternative) };
        self.ways.push((alternative, condition));
        if let Some(condition) = condition {
            self.course.solver.assume(&mut self.course.machine.terms, condition);
        }
        if matches!(alternative, Alternative::Fresh(_) | Alternative::Alias(..) | Alternative::Text(..)) {
            self.course.loops.restart();
        }
        let mut applied = self.apply(alternative);
        if let (Ok(()), Alternative::Object(unknown)) = (&applied, alternative) {
            applied = self.course.machine.materialize_unshared(unknown).map(|materialized| {
                if materialized {
                    self.course.loops.restart();
                }
            });
        }
        applied.map_err(|trap| self.failed(trap))
    }

    pub(super) fn failed(&self, trap: machine::Trap) -> Ending {
        match trap.cause() {
            Cause::Stop(Stop::Unsupported(what)) => Ending::gap(self.gap_here(GapReason::Unsupported(what))),
            Cause::Stop(Stop::Limit(limit @ machine::Limit::Memory)) => {
                Ending::gap(GapReason::Limit(limit.into(), None))
            }
            other => Ending::gap(self.gap_here(GapReason::Unsupported(format!("{other:?}")))),
        }
    }

    /// Goes back to the newest choice with an alternative left; false when there is none.
    pub(super) fn backtrack(&mut self) -> bool {
        while let Some(((alternative, way), saved)) = self.points.back(&mut self.course) {
            self.path.0.truncate(saved.len);
            self.ways.truncate(saved.len);
            self.at = Position { since: self.course.machine.executed, ..saved.at };
            match self.take(way, Taken { alternative, forced: false }) {
                Ok(()) => return true,
                Err(ending) => self.finish(ending),
            }
        }
        false
    }
}

/// Whether a choice with one feasible alternative is forced. An assumption is recorded as a choice even then.
fn is_forced(choice: &Choice) -> bool {
    !matches!(choice, Choice::Assumption(..))
}
