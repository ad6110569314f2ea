//! Choices: which alternatives are feasible, taking one, and going back to the next.

use machine::{Alternative, Cause, Choice, Stop, Typed};
use solver::Verdict;

use super::{Ending, Others, Point, Position, Ways, Worker};
use crate::gap::{GapReason, Question};
use crate::loops::Site;
use crate::path::Taken;
use crate::settings::Limit;
use crate::shape_rules::ShapeRules;

impl Worker<'_> {
    /// Takes a choice: filters the alternatives and goes on with the first that is feasible.
    pub(super) fn choose(&mut self, choice: Choice) -> Result<(), Ending> {
        let position = self.path.0.len();
        let is_condition = matches!(choice, Choice::Condition(_));
        if is_condition {
            self.record.counts.branches += 1;
        }
        let alternatives = match self.machine.alternatives(&choice) {
            Ok(alternatives) => alternatives,
            Err(trap) => return Err(self.failed(trap)),
        };
        if let Some(&taken) = self.given.get(position) {
            let Some(&alternative) = alternatives.get(taken.alternative as usize) else {
                let what = "a path that cannot be found again".to_owned();
                return Err(Ending::Gap(GapReason::Unsupported(what).into()));
            };
            if is_condition && !taken.forced {
                self.count_iteration()?;
            }
            if position + 1 == self.given.len() {
                self.machine.cuts = self.cuts;
            }
            return self.take(alternative, taken);
        }
        if alternatives.iter().any(|way| matches!(way, Alternative::Text(..))) {
            // Longer strings are not among the alternatives.
            self.record.add_cut(Limit::String);
        }
        let (mut feasible, others) = self.filter(&alternatives);
        match feasible.len() {
            0 if others == Others::Undecided => Err(Ending::Undecided),
            0 if others == Others::Refused => Err(Ending::Refused),
            0 if matches!(choice, Choice::Assumption(..)) => Err(Ending::Precondition),
            0 => Err(Ending::Limit(None)),
            1 => {
                let (alternative, way) = feasible[0];
                let forced = others == Others::Excluded && (alternatives.len() > 1 || is_forced(&choice));
                if is_condition && !forced {
                    self.count_iteration()?;
                }
                self.take(way, Taken { alternative, forced })
            }
            _ => {
                if is_condition {
                    self.count_iteration()?;
                }
                self.record.counts.forks += 1;
                // Taken from the end.
                feasible.reverse();
                let (alternative, way) = feasible.pop().expect("more than one is feasible");
                let now = self.machine.executed;
                let at = Position { executed: self.at.executed + (now - self.at.since), since: now, ..self.at };
                self.points.push(Point {
                    mark: self.machine.mark(),
                    solver: self.solver.mark(),
                    loops: self.loops.mark(),
                    rules: ShapeRules::mark(&mut self.rules),
                    rest: feasible,
                    at,
                    len: position,
                });
                self.take(way, Taken { alternative, forced: false })
            }
        }
    }

    /// The alternatives that are feasible, with their positions.
    pub(super) fn filter(&mut self, alternatives: &[Alternative]) -> (Ways, Others) {
        let mut feasible = Ways::new();
        let mut others = Others::Excluded;
        for (position, &alternative) in alternatives.iter().enumerate() {
            let last_condition = feasible.is_empty()
                && others == Others::Excluded
                && position + 1 == alternatives.len()
                && position > 0
                && matches!(alternative, Alternative::Holds(_, false));
            let is_feasible = match alternative {
                // The path condition holds for some input: when the condition is refuted, its negation is not.
                Alternative::Holds(..) if last_condition => true,
                Alternative::Holds(..) => match self.check(alternative) {
                    Verdict::Sat => true,
                    Verdict::Unsat => false,
                    Verdict::Unknown => {
                        others = Others::Undecided;
                        false
                    }
                },
                Alternative::Fresh(unknown) | Alternative::Text(Typed::Unknown(unknown), ..) => {
                    let forbidding = self.machine.forbidding(unknown);
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
        // A condition that the path implies leaves the heap as it was admitted.
        if feasible.len() > 1 || !matches!(alternatives.first(), Some(Alternative::Holds(..))) {
            let before = feasible.len();
            feasible.retain(|&mut (_, alternative)| !self.is_asked(alternative) || self.admits(alternative));
            if feasible.len() < before {
                // What is left is not implied by the path: it has to be assumed.
                others = others.max(Others::Refused);
            }
        }
        (feasible, others)
    }

    /// Asks the solver about the condition of an alternative, and counts.
    pub(super) fn check(&mut self, alternative: Alternative) -> Verdict {
        let Some(condition) = self.machine.condition(alternative) else { return Verdict::Sat };
        let verdict = self.solver.check(&mut self.machine.terms, condition);
        match verdict {
            Verdict::Sat => {}
            Verdict::Unsat => self.record.counts.pruned_solver += 1,
            Verdict::Unknown => {
                let gap = self.gap_here(GapReason::Undecided(Question::Condition));
                self.record.add_gap(gap);
            }
        }
        verdict
    }

    pub(super) fn count_iteration(&mut self) -> Result<(), Ending> {
        let frame = &self.machine.state.stack.current;
        let count = self.loops.enter(Site { serial: frame.serial, pc: frame.pc });
        let limit = self.task.settings.limits.iterations;
        if count > limit as usize + 1 {
            let reason = GapReason::Limit(Limit::Loop, Some(limit.into()));
            return Err(Ending::Gap(self.gap_here(reason)));
        }
        Ok(())
    }

    pub(super) fn take(&mut self, alternative: Alternative, taken: Taken) -> Result<(), Ending> {
        self.path.0.push(taken);
        let condition = if taken.forced { None } else { self.machine.condition(alternative) };
        self.ways.push((alternative, condition));
        if let Some(condition) = condition {
            self.solver.assume(&mut self.machine.terms, condition);
        }
        if matches!(alternative, Alternative::Fresh(_) | Alternative::Alias(..) | Alternative::Text(..)) {
            self.loops.restart();
        }
        let mut applied = self.apply(alternative);
        if let (Ok(()), Alternative::Object(unknown)) = (&applied, alternative) {
            applied = self.machine.materialize_unshared(unknown).map(|materialized| {
                if materialized {
                    self.loops.restart();
                }
            });
        }
        applied.map_err(|trap| self.failed(trap))
    }

    pub(super) fn failed(&self, trap: machine::Trap) -> Ending {
        match trap.cause() {
            Cause::Stop(Stop::Unsupported(what)) => Ending::Gap(self.gap_here(GapReason::Unsupported(what))),
            Cause::Stop(Stop::Limit(limit @ machine::Limit::Memory)) => {
                Ending::Gap(GapReason::Limit(limit.into(), None).into())
            }
            other => Ending::Gap(self.gap_here(GapReason::Unsupported(format!("{other:?}")))),
        }
    }

    /// Goes back to the newest choice with an alternative left; false when there is none.
    pub(super) fn backtrack(&mut self) -> bool {
        while let Some(point) = self.points.last_mut() {
            let next = point.rest.pop();
            let Some((alternative, way)) = next else {
                let point = self.points.pop().expect("there is a last one");
                self.machine.release(&point.mark);
                ShapeRules::release(&mut self.rules, &point.rules);
                continue;
            };
            self.machine.rollback(&point.mark);
            self.solver.rollback(&point.solver);
            self.loops.rollback(point.loops);
            ShapeRules::rollback(&mut self.rules, &point.rules);
            self.path.0.truncate(point.len);
            self.ways.truncate(point.len);
            self.at = Position { since: self.machine.executed, ..point.at };
            if point.rest.is_empty() {
                let point = self.points.pop().expect("there is a last one");
                self.machine.release(&point.mark);
                ShapeRules::release(&mut self.rules, &point.rules);
            }
            match self.take(way, Taken { alternative, forced: false }) {
                Ok(()) => return true,
                Err(ending) => self.finish(ending),
            }
        }
        false
    }
}

/// A choice that never was one.
fn is_forced(choice: &Choice) -> bool {
    !matches!(choice, Choice::Assumption(..))
}
