//! Search for a completion of the input: the executable invariant itself runs on what is known of the heap at entry,
//! and what it asks about the rest is decided in every way until it answers true.
//!
//! A search that is given up (by its budget, a limit or something unsupported) answers neither yes nor no.

use std::rc::Rc;
use std::time::Instant;

use heap::{Origin, Unknown, Value};
use machine::{Alternative, Cause, Choice, Laziness, Mark, Overwritten, Stack, Stop, Typed};
use program::Code;
use smallvec::SmallVec;
use solver::{SolverMark, Verdict};

use super::Worker;
use crate::settings::Limit;

/// What becomes of an unknown that could be a further object of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Further {
    /// It is one, whatever the limits; what it refers to is not looked for: the search ends with yes where that is needed.
    Opaque,
    /// It is one, as far as the limits of the exploration allow, and what is allowed on top.
    WithinLimits,
    /// It is one, whatever the limits, as long as the search has made fewer than these.
    AtMost(usize),
}

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A completion.
    Yes,
    /// There is none.
    No,
    /// There is none with as few objects as this limit, by the name of its flag, allows.
    Cut(Limit),
    /// Nobody knows.
    Unknown,
}

/// Instructions of one search.
const STEPS: u64 = 3_000_000;
/// Instructions between two looks at the clock.
const SLICE: u64 = 100_000;
/// Choices with alternatives left that one branch of a search may have: an invariant that counts while it goes round in
/// circles would make as many as there are numbers.
const DEEPEST: usize = 256;

/// How far the invariants have been evaluated.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    /// Which of them is being evaluated.
    invariant: usize,
    /// What it has answered, while that is being assumed.
    answer: Option<Value>,
}

/// A search under way.
struct Search {
    further: Further,
    /// Input objects that were there before.
    objects: usize,
    /// Instructions executed when it is given up.
    end: u64,
    progress: Progress,
    points: Vec<Point>,
    /// Whether some branch of it was given up.
    is_stuck: bool,
    /// A limit that has kept a completion from being larger.
    cut: Option<Limit>,
}

impl Search {
    /// What it says when no branch has led to a completion.
    fn without_completion(&self) -> Found {
        match (self.is_stuck, self.cut) {
            (true, _) => Found::Unknown,
            (false, Some(limit)) => Found::Cut(limit),
            (false, None) => Found::No,
        }
    }
}

/// Alternatives of a choice that are possible.
type Ways = SmallVec<[Alternative; 2]>;

/// A choice of a search with alternatives left.
struct Point {
    mark: Mark,
    solver: SolverMark,
    rest: Ways,
    progress: Progress,
}

/// What happens next in a search.
enum Event {
    Choose(Choice),
    /// All invariants have answered true.
    Passed,
    /// One does not hold.
    Failed,
    /// Something cannot be done.
    Stuck,
}

impl Worker<'_> {
    /// Whether the input can be completed; the state stays as it is.
    pub(super) fn can_complete(&mut self, further: Further) -> Found {
        self.aside(|worker| {
            let (mark, solver) = (worker.machine.mark(), worker.solver.mark());
            let found = match worker.machine.show_entry(&worker.root.entry_statics) {
                Ok(_) => worker.search(further),
                Err(_) => Found::Unknown,
            };
            worker.machine.rollback(&mark);
            worker.machine.release(&mark);
            worker.solver.rollback(&solver);
            found
        })
    }

    /// Completes the input where the path has ended. The state is that of the completion if there is one, with the heap
    /// as the program left it.
    pub(super) fn complete(&mut self, further: Further) -> Found {
        self.aside(|worker| {
            let (mark, solver) = (worker.machine.mark(), worker.solver.mark());
            let (found, overwritten) = match worker.machine.show_entry(&worker.root.entry_statics) {
                Ok(overwritten) => (worker.search(further), overwritten),
                Err(_) => (Found::Unknown, Overwritten::default()),
            };
            if found != Found::Yes || worker.machine.show_current(&overwritten).is_err() {
                worker.machine.rollback(&mark);
                worker.solver.rollback(&solver);
            }
            worker.machine.release(&mark);
            found
        })
    }

    /// Does something on a stack of its own, with references decided as late as possible, and nothing decided by limits
    /// alone.
    pub(super) fn aside<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let idle = Stack::new(Rc::new(Code::default()));
        let stack = std::mem::replace(&mut self.machine.state.stack, idle);
        let executed = self.machine.executed;
        let input = &mut self.machine.config.input;
        let laziness = std::mem::replace(&mut input.laziness, Laziness::LazierSharp);
        let proposes_all = std::mem::replace(&mut input.proposes_all, true);
        let objects = input.objects.clone();
        input.objects.raise(self.task.settings.admission.further);
        let result = work(self);
        let input = &mut self.machine.config.input;
        input.laziness = laziness;
        input.proposes_all = proposes_all;
        input.objects = objects;
        self.machine.state.stack = stack;
        // Not on the path.
        self.at.since += self.machine.executed - executed;
        result
    }

    /// Does something as if the path had no conditions.
    pub(super) fn without_conditions<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let truth = std::mem::take(&mut self.machine.state.truth);
        std::mem::swap(&mut self.solver, &mut self.unconditional);
        let result = work(self);
        std::mem::swap(&mut self.solver, &mut self.unconditional);
        self.machine.state.truth = truth;
        result
    }

    /// Evaluates the invariants from here; after yes, the state is that of the completion.
    fn search(&mut self, further: Further) -> Found {
        let mut search = Search {
            further,
            objects: self.machine.state.input.objects().len(),
            end: self.machine.executed + STEPS,
            progress: Progress::default(),
            points: Vec::new(),
            is_stuck: false,
            cut: None,
        };
        let found = loop {
            let ways = match self.next_event(&mut search) {
                Event::Passed => break Found::Yes,
                Event::Choose(choice) if further == Further::Opaque && self.is_beyond(&choice, search.objects) => {
                    break Found::Yes;
                }
                Event::Choose(choice) => self.ways(&mut search, &choice),
                Event::Failed => Ways::new(),
                Event::Stuck => {
                    search.is_stuck = true;
                    Ways::new()
                }
            };
            if !self.go_on(&mut search, ways) {
                break search.without_completion();
            }
        };
        while let Some(point) = search.points.pop() {
            self.machine.release(&point.mark);
        }
        found
    }

    /// The ways to go on at a choice.
    fn ways(&mut self, search: &mut Search, choice: &Choice) -> Ways {
        let is_over = search.points.len() >= DEEPEST || self.is_out_of_time();
        let alternatives = if is_over { None } else { self.machine.alternatives(choice).ok() };
        let Some(alternatives) = alternatives else {
            search.is_stuck = true;
            return Ways::new();
        };
        let mut ways = Ways::new();
        for &alternative in &alternatives {
            let is_possible = match alternative {
                Alternative::Fresh(unknown) | Alternative::Text(Typed::Unknown(unknown), ..) => {
                    let limit = self.limit_of(search, unknown);
                    search.cut = search.cut.or(limit);
                    limit.is_none()
                }
                _ => true,
            };
            if is_possible && self.is_consistent(search, alternative) {
                ways.push(alternative);
            }
        }
        ways
    }

    /// What forbids the search that an unknown is a further object.
    fn limit_of(&self, search: &Search, unknown: Unknown) -> Option<Limit> {
        match search.further {
            Further::Opaque => None,
            Further::WithinLimits => self.machine.forbidding(unknown).map(Limit::from),
            Further::AtMost(most) => {
                let made = self.machine.state.input.objects().len() - search.objects;
                (made >= most).then_some(Limit::N)
            }
        }
    }

    /// Goes on with the first of some ways, or where one was left; false when there is none.
    fn go_on(&mut self, search: &mut Search, mut ways: Ways) -> bool {
        if ways.len() > 1 {
            let (mark, solver) = (self.machine.mark(), self.solver.mark());
            let rest = ways.drain(1..).rev().collect();
            search.points.push(Point { mark, solver, rest, progress: search.progress });
        }
        let mut next = ways.first().copied();
        loop {
            match next {
                Some(way) if self.follow(way) => return true,
                Some(_) => search.is_stuck = true,
                None => {}
            }
            let Some(point) = search.points.last_mut() else { return false };
            next = point.rest.pop();
            if next.is_some() {
                self.machine.rollback(&point.mark);
                self.solver.rollback(&point.solver);
                search.progress = point.progress;
            } else if let Some(point) = search.points.pop() {
                self.machine.release(&point.mark);
            }
        }
    }

    /// Whether a choice is about what an object refers to that the search has made: one behind the first so many.
    fn is_beyond(&self, choice: &Choice, objects: usize) -> bool {
        let unknown = match *choice {
            Choice::Nullness(unknown) | Choice::Identity(unknown) => unknown,
            Choice::Subtype(typed, _) | Choice::Target(typed, _) => match typed {
                Typed::Unknown(unknown) => unknown,
                Typed::Object(number) => return number as usize >= objects,
            },
            _ => return false,
        };
        match self.machine.state.input.unknown(unknown).origin {
            Origin::Field(owner, _) | Origin::Element(owner, _) => owner as usize >= objects,
            _ => false,
        }
    }

    fn is_out_of_time(&self) -> bool {
        self.solver.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn is_consistent(&mut self, search: &mut Search, alternative: Alternative) -> bool {
        let Some(condition) = self.machine.condition(alternative) else { return true };
        let verdict = self.solver.check(&mut self.machine.terms, condition);
        search.is_stuck |= verdict == Verdict::Unknown;
        verdict == Verdict::Sat
    }

    fn follow(&mut self, way: Alternative) -> bool {
        if let Some(condition) = self.machine.condition(way) {
            self.solver.assume(&mut self.machine.terms, condition);
        }
        self.machine.apply(way).is_ok()
    }

    /// Runs the invariants to the next choice, or to where it is clear whether they hold.
    fn next_event(&mut self, search: &mut Search) -> Event {
        let progress = &mut search.progress;
        loop {
            if self.machine.state.stack.depth() == 0 {
                match self.next_call(progress) {
                    Ok(true) => return Event::Passed,
                    Ok(false) if progress.answer.is_some() => return Event::Failed,
                    Ok(false) => continue,
                    Err(trap) => match trap.cause() {
                        Cause::Choose(choice) => return Event::Choose(choice),
                        _ => return Event::Stuck,
                    },
                }
            }
            let left = search.end.saturating_sub(self.machine.executed);
            if left == 0 {
                return Event::Stuck;
            }
            match self.machine.run(left.min(SLICE)) {
                Stop::Choose(choice) => return Event::Choose(choice),
                Stop::Paused if !self.is_out_of_time() => {}
                Stop::Returned => progress.answer = Some(self.machine.state.stack.pop()),
                // Whoever fails to evaluate a specification does not satisfy it.
                Stop::Uncaught(_) | Stop::Ignored => return Event::Failed,
                _ => return Event::Stuck,
            }
        }
    }

    /// Takes the answer of the invariant that has returned, or calls the next one: whether all hold. A false answer is
    /// left in place.
    fn next_call(&mut self, progress: &mut Progress) -> machine::Step<bool> {
        if let Some(answer) = progress.answer {
            if !self.machine.assume_value(answer)? {
                return Ok(false);
            }
            *progress = Progress { invariant: progress.invariant + 1, answer: None };
        }
        loop {
            let Some((at, method)) = self.late_invariants().nth(progress.invariant) else { return Ok(true) };
            let parameter = self.parameters[at];
            let Value::Ref(object) = parameter else { return Ok(true) };
            if !self.machine.decide_null(object)? {
                self.machine.call(method, &[parameter])?;
                return Ok(false);
            }
            progress.invariant += 1;
        }
    }
}
