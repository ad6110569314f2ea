//! Search for a completion of the input: the executable invariant itself runs on what is known of the heap at entry,
//! and what it asks about the rest is decided in every way until it answers true.
//!
//! A search that is given up (by its budget, a limit or something unsupported) answers neither yes nor no.

use backtrack::{Points, Ways};
use heap::{Origin, Ref, Unknown, Value};
use machine::{Alternative, Cause, Choice, Limit, Stop, Typed};
use program::{Kind, MethodId};
use solver::Satisfiability;

use super::thrown::Throws;
use crate::ground::{Ground, GroundMark};

/// What becomes of an unknown that could be a further object of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Further {
    /// It becomes one, whatever the limits. What it refers to is not decided: the search ends with yes where that is
    /// needed.
    Opaque,
    /// It becomes one within the limits of the exploration and the further objects that are allowed.
    WithinLimits,
    /// It becomes one, whatever the limits, as long as the search has made fewer than these.
    AtMost(usize),
}

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// A completion.
    Yes,
    /// There is none.
    No,
    /// There is none with as few objects as this limit allows.
    Cut(Limit),
    /// The search was given up.
    Unknown,
}

/// Instructions of one search.
pub(super) const STEPS: u64 = 3_000_000;
/// Instructions between two looks at the clock.
const SLICE: u64 = 100_000;
/// Choices with several ways that one branch of a search may have. Without it, an invariant that counts while it
/// follows a cycle would make a choice for every number.
const DEEPEST: usize = 256;

/// How far the invariants have been evaluated.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    /// Which of them is being evaluated.
    invariant: usize,
    /// Its answer, while the assumption that the answer is true is being decided.
    answer: Option<Value>,
    /// Choices with several ways on the branch.
    choices: usize,
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

/// A search under way.
struct Search<'s, 'g> {
    ground: &'s mut Ground<'g>,
    invariants: &'s [(usize, MethodId)],
    further: Further,
    /// What invariants have thrown.
    throws: &'s mut Throws,
    /// Input objects that were there before.
    objects: usize,
    /// Instructions executed when it is given up.
    end: u64,
    progress: Progress,
    points: Points<GroundMark, Alternative, Progress>,
    /// Whether some branch of it was given up.
    is_stuck: bool,
    /// A limit that has kept a completion from being larger.
    cut: Option<Limit>,
}

/// Looks for a completion from the present state on. If there is one, the state is that of the completion.
pub(super) fn search(
    ground: &mut Ground<'_>,
    invariants: &[(usize, MethodId)],
    further: Further,
    throws: &mut Throws,
) -> Found {
    let mut search = Search {
        objects: ground.machine.input().objects().len(),
        end: ground.machine.executed + STEPS,
        ground,
        invariants,
        further,
        throws,
        progress: Progress::default(),
        points: Points::default(),
        is_stuck: false,
        cut: None,
    };
    let found = search.run();
    search.points.clear(search.ground);
    found
}

impl Search<'_, '_> {
    fn run(&mut self) -> Found {
        loop {
            let ways = match self.next_event() {
                Event::Passed => return Found::Yes,
                Event::Choose(choice) if self.further == Further::Opaque && self.is_beyond(&choice) => {
                    return Found::Yes;
                }
                Event::Choose(choice) => self.ways(&choice),
                Event::Failed => Ways::new(),
                Event::Stuck => {
                    self.is_stuck = true;
                    Ways::new()
                }
            };
            if !self.go_on(&ways) {
                return self.without_completion();
            }
        }
    }

    /// What the search says when no branch has led to a completion.
    fn without_completion(&self) -> Found {
        match (self.is_stuck, self.cut) {
            (true, _) => Found::Unknown,
            (false, Some(limit)) => Found::Cut(limit),
            (false, None) => Found::No,
        }
    }

    /// The ways to go on at a choice.
    fn ways(&mut self, choice: &Choice) -> Ways<Alternative> {
        let is_over = self.progress.choices >= DEEPEST || self.is_out_of_time();
        let alternatives = if is_over { None } else { self.ground.machine.alternatives(choice).ok() };
        let Some(alternatives) = alternatives else {
            self.is_stuck = true;
            return Ways::new();
        };
        let mut ways = Ways::new();
        for &alternative in &alternatives {
            let is_possible = match alternative {
                Alternative::Fresh(unknown) | Alternative::Text(Typed::Unknown(unknown), ..) => {
                    let limit = self.limit_of(unknown);
                    self.cut = self.cut.or(limit);
                    limit.is_none()
                }
                _ => true,
            };
            if is_possible && self.is_consistent(alternative) {
                ways.push(alternative);
            }
        }
        ways
    }

    /// The limit that forbids the search to make an unknown a further object.
    fn limit_of(&self, unknown: Unknown) -> Option<Limit> {
        match self.further {
            Further::Opaque => None,
            Further::WithinLimits => self.ground.machine.forbidding(unknown),
            Further::AtMost(most) => {
                let made = self.ground.machine.input().objects().len() - self.objects;
                (made >= most).then_some(Limit::N)
            }
        }
    }

    /// Goes on with the first of some ways, or with the newest one that was kept; false when there is none.
    fn go_on(&mut self, ways: &[Alternative]) -> bool {
        if ways.len() > 1 {
            self.progress.choices += 1;
            self.points.keep(self.ground, &ways[1..], self.progress);
        }
        if let Some(&way) = ways.first() {
            if self.follow(way) {
                return true;
            }
            self.is_stuck = true;
        }
        while let Some((way, progress)) = self.points.back(self.ground) {
            self.progress = progress;
            if self.follow(way) {
                return true;
            }
            self.is_stuck = true;
        }
        false
    }

    /// Whether a choice is about what an object refers to that the search itself has made.
    fn is_beyond(&self, choice: &Choice) -> bool {
        let unknown = match *choice {
            Choice::Nullness(unknown) | Choice::Identity(unknown) | Choice::Held(unknown, _) => unknown,
            Choice::Subtype(typed, _) | Choice::Target(typed, _) => match typed {
                Typed::Unknown(unknown) => unknown,
                Typed::Object(number) => return number as usize >= self.objects,
            },
            _ => return false,
        };
        match self.ground.machine.input().unknown(unknown).origin {
            Origin::Field(owner, _) | Origin::Element(owner, _) => owner as usize >= self.objects,
            _ => false,
        }
    }

    fn is_out_of_time(&self) -> bool {
        self.ground.solver.budget.is_over()
    }

    fn is_consistent(&mut self, alternative: Alternative) -> bool {
        let Some(condition) = self.ground.machine.condition(alternative) else { return true };
        let verdict = self.ground.solver.check(&mut self.ground.machine.terms, condition);
        self.is_stuck |= verdict == Satisfiability::Unknown;
        verdict == Satisfiability::Sat
    }

    fn follow(&mut self, way: Alternative) -> bool {
        if let Some(condition) = self.ground.machine.condition(way) {
            self.ground.solver.assume(&mut self.ground.machine.terms, condition);
        }
        self.ground.machine.apply(way).is_ok()
    }

    /// Runs the invariants to the next choice, or to where it is clear whether they hold.
    fn next_event(&mut self) -> Event {
        loop {
            if self.ground.machine.depth() == 0 {
                match self.next_call() {
                    Ok(true) => return Event::Passed,
                    Ok(false) if self.progress.answer.is_some() => return Event::Failed,
                    Ok(false) => continue,
                    Err(trap) => match trap.cause() {
                        Cause::Choose(choice) => return Event::Choose(choice),
                        _ => return Event::Stuck,
                    },
                }
            }
            let left = self.end.saturating_sub(self.ground.machine.executed);
            if left == 0 {
                return Event::Stuck;
            }
            let before = self.ground.machine.executed;
            match self.ground.machine.run(left.min(SLICE)) {
                // The search is itself part of a side run, and the budget of that is used up.
                Stop::Paused if self.ground.machine.executed == before => return Event::Stuck,
                Stop::Choose(choice) => return Event::Choose(choice),
                Stop::Paused if !self.is_out_of_time() => {}
                Stop::Returned => self.progress.answer = Some(self.ground.machine.take_result(Some(Kind::Boolean))),
                Stop::Uncaught(exception) => return self.uncaught(exception),
                Stop::Ignored => return Event::Failed,
                _ => return Event::Stuck,
            }
        }
    }

    /// An invariant that throws does not hold; where a class of it is missing, it says nothing.
    fn uncaught(&mut self, exception: Ref) -> Event {
        let (_, invariant) = self.invariants[self.progress.invariant];
        match self.throws.add(self.ground.machine, invariant, exception) {
            true => Event::Failed,
            false => Event::Stuck,
        }
    }

    /// Assumes the answer of the invariant that has returned, then calls the next invariant; true when all of them
    /// hold. An answer that is false stays in `progress`.
    fn next_call(&mut self) -> machine::Step<bool> {
        let machine = &mut *self.ground.machine;
        if let Some(answer) = self.progress.answer {
            if !machine.assume_value(answer)? {
                return Ok(false);
            }
            self.progress.invariant += 1;
            self.progress.answer = None;
        }
        loop {
            let Some(&(at, method)) = self.invariants.get(self.progress.invariant) else { return Ok(true) };
            let parameter = self.ground.entry.parameters[at];
            let Value::Ref(object) = parameter else { return Ok(true) };
            if !machine.decide_null(object)? {
                machine.call(method, &[parameter])?;
                return Ok(false);
            }
            self.progress.invariant += 1;
        }
    }
}
