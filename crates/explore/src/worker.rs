//! One worker: a machine, a solver, and the path they are on.

use std::sync::atomic::Ordering;
use std::time::Instant;

use heap::{Nullness, Origin, Ref, Value};
use machine::{Aliasing, Alternative, Cause, Choice, InitState, Limit, Machine, Mark, Stop};
use program::{ClassId, Kind, MethodId};
use smallvec::SmallVec;
use solver::{Solver, SolverMark, Verdict};

use crate::config::Config;
use crate::counts::{GapReason, Record};
use crate::location::{Location, trace_of};
use crate::loops::{Loops, LoopsMark, Site};
use crate::outcome::{Violation, ViolationKind};
use crate::path::{Path, Taken};
use crate::picture::Picture;
use crate::pool::Shared;
use crate::readable::make_readable;
use crate::script::{Clause, Step, script};
use crate::shape;
use crate::subject::{Receiver, Subject, SubjectError, in_words};

/// Instructions between two looks at the clock.
const SLICE: u64 = 200_000;
/// Choices between two looks at the clock.
const CHOICES: u64 = 64;
/// Paths between two updates of what can be seen from outside.
const PATHS: u64 = 64;
/// Instructions that the initialization of a class may take at the start.
const INITIALIZATION: u64 = 200_000_000;

/// Explores paths below prefixes.
pub struct Worker<'a> {
    /// The machine.
    pub machine: Machine,
    solver: Solver,
    config: &'a Config,
    subject: Subject,
    steps: Vec<Step>,
    parameters: Vec<Value>,
    root: Root,
    points: Vec<Point>,
    at: Position,
    path: Path,
    /// Choices that are given, and how many of them have been taken.
    given: Vec<Taken>,
    loops: Loops,
    /// What was found.
    pub record: Record,
    /// Paths since the last time others were told.
    unpublished: u64,
    /// Choices taken.
    choices: u64,
    /// The violating and the left paths that others know of.
    published: (u64, u64),
}

/// The state before the first step.
struct Root {
    mark: Mark,
    solver: SolverMark,
    loops: LoopsMark,
}

/// Where on the script a path is; saved with every choice point.
#[derive(Clone, Copy, Debug)]
struct Position {
    step: usize,
    result: Value,
    thrown: Ref,
    /// Where the subject returned: its method and the instruction.
    exit: Option<(MethodId, u32)>,
    /// Instructions of this path before `since`.
    executed: u64,
    since: u64,
}

/// A choice with alternatives left.
struct Point {
    mark: Mark,
    solver: SolverMark,
    loops: LoopsMark,
    rest: Ways,
    at: Position,
    len: usize,
}

/// Alternatives with their positions among the proposed ones.
type Ways = SmallVec<[(u32, Alternative); 2]>;

/// What happens next on a path.
enum Event {
    Choose(Choice),
    End(Ending),
}

/// How a path ends.
enum Ending {
    Returned,
    Threw(Ref),
    Broken(Clause),
    Precondition,
    /// By the name of its flag, where it has not been counted yet.
    Limit(Option<&'static str>),
    Gap(GapReason, String),
    /// Nobody knows a way to go on; the gaps have been counted.
    Undecided,
    Interrupted,
}

/// What became of the alternatives that are not feasible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Others {
    /// They are impossible or beyond a limit.
    Excluded,
    /// The solver could not decide on some.
    Undecided,
}

impl<'a> Worker<'a> {
    /// A worker that has prepared the subject.
    pub fn new(
        machine: Machine,
        subject: Subject,
        config: &'a Config,
        shared: &Shared,
    ) -> Result<Worker<'a>, SubjectError> {
        let mut machine = machine;
        let mut solver = Solver::new(config.solver.clone());
        let mut loops = Loops::default();
        let steps = script(&subject, config);
        initialize(&mut machine, &subject)?;
        let mark = machine.mark();
        let root = Root { mark, solver: solver.mark(), loops: loops.mark() };
        let at = Position { step: 0, result: Value::Top, thrown: Ref::NULL, exit: None, executed: 0, since: machine.executed };
        let mut worker = Worker {
            machine,
            solver,
            config,
            subject,
            steps,
            parameters: Vec::new(),
            root,
            points: Vec::new(),
            at,
            path: Path::default(),
            given: Vec::new(),
            loops: std::mem::take(&mut loops),
            record: Record::default(),
            unpublished: 0,
            choices: 0,
            published: (0, 0),
        };
        worker.warm_up(shared)?;
        worker.machine.executed = 0;
        Ok(worker)
    }

    /// Runs one path, and initializes the classes of the JDK that it needed before the start: no other path has to.
    fn warm_up(&mut self, shared: &Shared) -> Result<(), SubjectError> {
        let before: Vec<InitState> = self.machine.state.init.cells().to_vec();
        self.restart(Path::default())?;
        while let Event::Choose(choice) = self.run_to_event(shared) {
            if shared.is_over() || self.choose(choice).is_err() {
                break;
            }
        }
        let program = &self.machine.program;
        let mut needed: Vec<ClassId> = Vec::new();
        for (at, state) in self.machine.state.init.cells().iter().enumerate() {
            let class = ClassId(at as u32);
            let is_new = before.get(at).copied().unwrap_or(InitState::Untouched) == InitState::Untouched;
            if *state == InitState::Done && is_new && program.class(class).is_jdk() && program.class(class).file.is_some() {
                needed.push(class);
            }
        }
        self.drop_points();
        self.machine.rollback(&self.root.mark);
        self.machine.release(&self.root.mark);
        self.solver.rollback(&self.root.solver);
        for class in needed {
            initialize_class(&mut self.machine, class)?;
        }
        self.root.mark = self.machine.mark();
        self.record = Record::default();
        self.solver.counters = solver::Counters::default();
        Ok(())
    }

    fn drop_points(&mut self) {
        while let Some(point) = self.points.pop() {
            self.machine.release(&point.mark);
        }
    }

    /// Explores every path that starts with the given choices.
    pub fn explore(&mut self, prefix: Path, shared: &Shared) -> Result<(), SubjectError> {
        self.restart(prefix)?;
        loop {
            let Some(ending) = self.next_ending(shared) else { continue };
            if matches!(ending, Ending::Interrupted) {
                self.drop_points();
                shared.leave();
                return Ok(());
            }
            self.finish(ending);
            self.publish(shared);
            if shared.is_hungry() {
                self.donate(shared);
            }
            if !self.backtrack() {
                return Ok(());
            }
        }
    }

    /// Runs to the next open choice below a prefix; the result are the prefixes of its alternatives.
    pub fn expand(&mut self, prefix: Path, shared: &Shared) -> Result<Vec<Path>, SubjectError> {
        self.restart(prefix)?;
        loop {
            let ending = self.next_ending(shared);
            let point = self.points.pop();
            let mut children = Vec::new();
            match ending {
                None if point.is_none() => continue,
                None => children.push(self.path.clone()),
                Some(Ending::Interrupted) => shared.leave(),
                // Also where the first alternative of a choice cannot be taken: the others stay.
                Some(ending) => {
                    self.finish(ending);
                    self.publish(shared);
                }
            }
            if let Some(point) = point {
                for &(alternative, _) in point.rest.iter().rev() {
                    children.push(self.sibling(point.len, alternative));
                }
                self.machine.release(&point.mark);
            }
            return Ok(children);
        }
    }

    /// Runs to the next choice and takes it; the result, if any, is the end of the path.
    fn next_ending(&mut self, shared: &Shared) -> Option<Ending> {
        match self.run_to_event(shared) {
            Event::End(ending) => Some(ending),
            Event::Choose(choice) => {
                self.choices += 1;
                // Paths that fork often never run long enough to look at the clock otherwise.
                if self.choices.is_multiple_of(CHOICES) && shared.is_over() {
                    return Some(Ending::Interrupted);
                }
                self.choose(choice).err()
            }
        }
    }

    /// Shows what was found to whoever looks on.
    fn publish(&mut self, shared: &Shared) {
        self.unpublished += 1;
        if self.unpublished < PATHS {
            return;
        }
        let (violated, gaps) = (self.record.counts.violated, self.record.gaps.values().sum());
        let progress = shared.progress;
        progress.paths.fetch_add(std::mem::take(&mut self.unpublished), Ordering::Relaxed);
        progress.violated.fetch_add(violated - self.published.0, Ordering::Relaxed);
        progress.gaps.fetch_add(gaps - self.published.1, Ordering::Relaxed);
        self.published = (violated, gaps);
    }

    fn sibling(&self, len: usize, alternative: u32) -> Path {
        let mut path = Path(self.path.0[..len].to_vec());
        path.0.push(Taken { alternative, forced: false });
        path
    }

    /// Gives away what is left of the oldest choice.
    fn donate(&mut self, shared: &Shared) {
        let Some(at) = self.points.iter().position(|point| !point.rest.is_empty()) else { return };
        let rest = std::mem::take(&mut self.points[at].rest);
        let len = self.points[at].len;
        let given: Vec<Path> = rest.iter().rev().map(|&(alternative, _)| self.sibling(len, alternative)).collect();
        shared.give(given);
    }

    /// Goes back to the start and makes the parameters.
    fn restart(&mut self, prefix: Path) -> Result<(), SubjectError> {
        self.drop_points();
        self.machine.rollback(&self.root.mark);
        self.solver.rollback(&self.root.solver);
        self.loops.rollback(self.root.loops);
        self.path.0.clear();
        self.given = prefix.0;
        let since = self.machine.executed;
        self.at = Position { step: 0, result: Value::Top, thrown: Ref::NULL, exit: None, executed: 0, since };
        self.parameters.clear();
        for at in 0..self.subject.parameters.len() {
            let value = self.make_parameter(at)?;
            self.machine.state.input.add_root(Origin::Parameter(at as u16), value);
            self.parameters.push(value);
        }
        Ok(())
    }

    fn make_parameter(&mut self, at: usize) -> Result<Value, SubjectError> {
        let machine = &mut self.machine;
        let origin = Origin::Parameter(at as u16);
        let budget = machine.config.input.budget;
        let failed = |trap: machine::Trap| SubjectError::Start(format!("a parameter cannot be made: {:?}", trap.cause()));
        if at == 0 && self.subject.receiver == Receiver::New {
            return machine.new_object(self.subject.class).map(Value::Ref).map_err(failed);
        }
        if at == 0 && self.subject.receiver == Receiver::Input {
            let this = machine.new_unknown(origin, self.subject.class, Nullness::Object, budget);
            return Ok(Value::Ref(Ref::undecided(this)));
        }
        let descriptor = &self.subject.parameters[at].descriptor;
        if machine.program.is_main(self.subject.method) {
            let count = self.config.symbolic_args.unwrap_or(0);
            let strings: Vec<Ref> = (0..count)
                .map(|position| {
                    let origin = Origin::Asked(position);
                    let string = machine.new_unknown(origin, machine.known.string, Nullness::Object, budget);
                    let string = Ref::undecided(string);
                    machine.state.input.add_root(origin, Value::Ref(string));
                    string
                })
                .collect();
            return machine.new_references(machine.known.string_array, &strings).map(Value::Ref).map_err(failed);
        }
        machine.new_input(origin, descriptor, budget).map_err(failed)
    }

    /// Runs to the next choice or the end of the path.
    fn run_to_event(&mut self, shared: &Shared) -> Event {
        loop {
            if self.machine.state.stack.depth() == 0 {
                match self.advance() {
                    Ok(Some(ending)) => return Event::End(ending),
                    Ok(None) => continue,
                    Err(trap) => match trap.cause() {
                        Cause::Choose(choice) => return Event::Choose(choice),
                        Cause::Stop(stop) => {
                            if let Some(event) = self.stopped(stop) {
                                return event;
                            }
                        }
                        // The subject could not be entered; frames that initialize classes run first.
                        Cause::Again => {}
                        other => {
                            return Event::End(Ending::Gap(GapReason::Unsupported, format!("{other:?} outside code")));
                        }
                    },
                }
                continue;
            }
            let used = self.at.executed + (self.machine.executed - self.at.since);
            let left = self.config.limits.steps.saturating_sub(used);
            if left == 0 {
                let what = format!("--steps {} instructions on one path", self.config.limits.steps);
                return Event::End(Ending::Gap(GapReason::Limit, what));
            }
            let stop = self.machine.run(left.min(SLICE));
            if let Stop::Paused = stop
                && shared.is_over()
            {
                return Event::End(Ending::Interrupted);
            }
            if let Some(event) = self.stopped(stop) {
                return event;
            }
        }
    }

    /// Acts on the end of a run; none when the path goes on.
    fn stopped(&mut self, stop: Stop) -> Option<Event> {
        Some(match stop {
            Stop::Choose(choice) => Event::Choose(choice),
            Stop::Paused => return None,
            Stop::Returned => {
                self.returned();
                return None;
            }
            Stop::Uncaught(exception) => return self.uncaught(exception).map(Event::End),
            Stop::Exit(_) => Event::End(Ending::Returned),
            Stop::Ignored => Event::End(Ending::Precondition),
            Stop::Limit(Limit::Array) => Event::End(Ending::Limit(Some("array"))),
            Stop::Limit(Limit::Text) => Event::End(Ending::Limit(Some("string"))),
            Stop::Limit(Limit::Depth) => {
                let what = format!("--depth {} frames", self.machine.config.max_depth);
                Event::End(Ending::Gap(GapReason::Limit, what))
            }
            Stop::Limit(Limit::Memory) => Event::End(Ending::Gap(GapReason::Limit, "--memory".to_owned())),
            Stop::Unsupported(what) => Event::End(Ending::Gap(GapReason::Unsupported, self.placed(&what))),
            Stop::Link(error) => Event::End(Ending::Gap(GapReason::Unsupported, self.placed(&error.to_string()))),
            Stop::Malformed(what) => Event::End(Ending::Gap(GapReason::Unsupported, self.placed(&what))),
        })
    }

    fn placed(&self, what: &str) -> String {
        format!("{what}\n  at {}", self.machine.place())
    }

    /// A call of the script has returned.
    fn returned(&mut self) {
        let kind = match self.steps[self.at.step] {
            Step::Body => {
                self.at.exit = self.machine.returned_at;
                Kind::of(&self.machine.program.method(self.subject.method).mtype.ret)
            }
            _ => Some(Kind::Boolean),
        };
        self.at.result = match kind {
            None => Value::Top,
            Some(kind) if kind.is_wide() => self.machine.state.stack.pop2(),
            Some(_) => self.machine.state.stack.pop(),
        };
        self.at.step += 1;
    }

    /// A call of the script has thrown.
    fn uncaught(&mut self, exception: Ref) -> Option<Ending> {
        match self.steps[self.at.step] {
            Step::Body => {
                let class = self.machine.state.heap.class_of(exception);
                if class.is_some_and(|class| self.config.property.is_violated_by(&self.machine, class)) {
                    return Some(Ending::Threw(exception));
                }
                self.at.thrown = exception;
                self.at.step += 1;
                None
            }
            // Whoever fails to evaluate a specification does not satisfy it.
            _ => match self.steps.get(self.at.step + 1) {
                Some(&Step::Check(clause)) => Some(Ending::Broken(clause)),
                _ => Some(Ending::Precondition),
            },
        }
    }

    /// Takes the next step of the script; the result, if any, is the end of the path.
    fn advance(&mut self) -> machine::Step<Option<Ending>> {
        let Some(&step) = self.steps.get(self.at.step) else {
            let thrown = self.at.thrown;
            return Ok(Some(if thrown.is_null() { Ending::Returned } else { Ending::Threw(thrown) }));
        };
        match step {
            Step::Settle(at) => {
                self.machine.settle_input(self.parameters[at])?;
                self.at.step += 1;
            }
            Step::CallInvariant(at, method) => {
                let Value::Ref(object) = self.parameters[at] else { return Ok(None) };
                if self.machine.decide_null(object)? {
                    self.at.step += 2;
                } else {
                    self.machine.call(method, &[self.parameters[at]])?;
                }
            }
            Step::CallRequires(method) => {
                let args = self.contract_arguments(method, None);
                self.machine.call(method, &args)?;
            }
            Step::CallEnsures(method) => {
                if self.at.thrown.is_null() {
                    let args = self.contract_arguments(method, Some(self.at.result));
                    self.machine.call(method, &args)?;
                } else {
                    self.at.step += 2;
                }
            }
            Step::Assume => {
                if !self.machine.assume_value(self.at.result)? {
                    return Ok(Some(Ending::Precondition));
                }
                self.at.step += 1;
            }
            Step::Body => {
                let parameters = std::mem::take(&mut self.parameters);
                let called = self.machine.call(self.subject.method, &parameters);
                self.parameters = parameters;
                called?;
            }
            Step::Check(clause) => {
                if !self.machine.decide_value(self.at.result)? {
                    return Ok(Some(Ending::Broken(clause)));
                }
                self.at.step += 1;
            }
        }
        Ok(None)
    }

    /// The parameters, with the result where the contract takes one more.
    fn contract_arguments(&self, method: MethodId, result: Option<Value>) -> Vec<Value> {
        let mut args = self.parameters.clone();
        if self.machine.program.method(method).is_static() && self.subject.receiver != Receiver::None {
            args.remove(0);
        }
        args.extend(result.filter(|result| !matches!(result, Value::Top)));
        args
    }

    /// Takes a choice: filters the alternatives and goes on with the first that is feasible.
    fn choose(&mut self, choice: Choice) -> Result<(), Ending> {
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
                return Err(Ending::Gap(GapReason::Unsupported, what));
            };
            if is_condition && !taken.forced {
                self.count_iteration()?;
            }
            return self.take(alternative, taken);
        }
        let (mut feasible, others) = self.filter(&alternatives);
        match feasible.len() {
            0 if others == Others::Undecided => Err(Ending::Undecided),
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
                    rest: feasible,
                    at,
                    len: position,
                });
                self.take(way, Taken { alternative, forced: false })
            }
        }
    }

    /// The alternatives that are feasible, with their positions.
    fn filter(&mut self, alternatives: &[Alternative]) -> (Ways, Others) {
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
                // Nothing else could it be where inputs are not shared.
                Alternative::Object(_) if self.machine.config.input.aliasing == Aliasing::Free => true,
                Alternative::Object(unknown) | Alternative::Fresh(unknown) | Alternative::Text(unknown, ..) => {
                    let forbidding = self.config.limits.forbidding(&self.machine, unknown);
                    if let Some(limit) = forbidding {
                        self.record.add_cut(limit);
                    }
                    forbidding.is_none()
                }
                _ => true,
            };
            if is_feasible {
                feasible.push((position as u32, alternative));
            }
        }
        (feasible, others)
    }

    /// Asks the solver about the condition of an alternative, and counts.
    fn check(&mut self, alternative: Alternative) -> Verdict {
        let Some(condition) = self.machine.condition(alternative) else { return Verdict::Sat };
        let verdict = self.solver.check(&mut self.machine.terms, condition);
        match verdict {
            Verdict::Sat => {}
            Verdict::Unsat => self.record.counts.pruned_solver += 1,
            Verdict::Unknown => {
                let what = self.placed("the solver could not decide a condition in time");
                self.record.add_gap(GapReason::Unknown, what);
            }
        }
        verdict
    }

    fn count_iteration(&mut self) -> Result<(), Ending> {
        let frame = &self.machine.state.stack.current;
        let count = self.loops.enter(Site { serial: frame.serial, pc: frame.pc });
        let limit = self.config.limits.iterations;
        if count > limit as usize + 1 {
            let what = self.placed(&format!("--loop {limit} iterations"));
            return Err(Ending::Gap(GapReason::Limit, what));
        }
        Ok(())
    }

    fn take(&mut self, alternative: Alternative, taken: Taken) -> Result<(), Ending> {
        self.path.0.push(taken);
        if !taken.forced
            && let Some(condition) = self.machine.condition(alternative)
        {
            self.solver.assume(&mut self.machine.terms, condition);
        }
        if matches!(alternative, Alternative::Fresh(_) | Alternative::Alias(..) | Alternative::Text(..)) {
            self.loops.restart();
        }
        let mut applied = self.machine.apply(alternative);
        if let (Ok(()), Alternative::Object(unknown)) = (&applied, alternative) {
            applied = self.machine.materialize_unshared(unknown).map(|materialized| {
                if materialized {
                    self.loops.restart();
                }
            });
        }
        applied.map_err(|trap| self.failed(trap))
    }

    fn failed(&self, trap: machine::Trap) -> Ending {
        match trap.cause() {
            Cause::Stop(Stop::Unsupported(what)) => Ending::Gap(GapReason::Unsupported, self.placed(&what)),
            Cause::Stop(Stop::Limit(Limit::Memory)) => Ending::Gap(GapReason::Limit, "--memory".to_owned()),
            other => Ending::Gap(GapReason::Unsupported, self.placed(&format!("{other:?}"))),
        }
    }

    /// Goes back to the newest choice with an alternative left; false when there is none.
    fn backtrack(&mut self) -> bool {
        while let Some(point) = self.points.last_mut() {
            let next = point.rest.pop();
            let Some((alternative, way)) = next else {
                let point = self.points.pop().expect("there is a last one");
                self.machine.release(&point.mark);
                continue;
            };
            self.machine.rollback(&point.mark);
            self.solver.rollback(&point.solver);
            self.loops.rollback(point.loops);
            self.path.0.truncate(point.len);
            self.at = Position { since: self.machine.executed, ..point.at };
            if point.rest.is_empty() {
                let point = self.points.pop().expect("there is a last one");
                self.machine.release(&point.mark);
            }
            match self.take(way, Taken { alternative, forced: false }) {
                Ok(()) => return true,
                Err(ending) => self.finish(ending),
            }
        }
        false
    }

    /// Records the end of a path.
    fn finish(&mut self, ending: Ending) {
        let counts = &mut self.record.counts;
        match ending {
            Ending::Precondition => counts.pruned_precondition += 1,
            Ending::Limit(Some(limit)) => self.record.add_cut(limit),
            Ending::Limit(None) => counts.pruned_limit += 1,
            Ending::Gap(reason, what) => self.record.add_gap(reason, what),
            Ending::Undecided | Ending::Interrupted => {}
            Ending::Returned => {
                counts.returned += 1;
                self.keep_shape();
            }
            Ending::Threw(exception) => {
                let class = self.machine.state.heap.class_of(exception);
                self.keep_shape();
                match class {
                    Some(class) if self.config.property.is_violated_by(&self.machine, class) => {
                        self.record.counts.violated += 1;
                        self.violated_by(exception, class);
                    }
                    _ => self.record.counts.threw += 1,
                }
            }
            Ending::Broken(clause) => {
                self.keep_shape();
                self.record.counts.violated += 1;
                let (kind, method) = match clause {
                    Clause::Invariant(method) => (ViolationKind::Invariant, method),
                    Clause::Postcondition(method) => (ViolationKind::Postcondition, method),
                };
                let name = self.machine.program.external_method(method, true);
                let at = self.exit();
                self.add_violation(kind, Some(format!("{name} is false at exit")), at, Vec::new());
            }
        }
    }

    /// Where the subject was left: by which return, or by an exception from where.
    fn exit(&mut self) -> Location {
        if !self.at.thrown.is_null() {
            let trace = trace_of(&mut self.machine, self.at.thrown);
            return self.origin(&trace);
        }
        match self.at.exit {
            Some((method, pc)) => Location::of(&mut self.machine, method, pc),
            None => Location::start_of(&mut self.machine, self.subject.method),
        }
    }

    /// The innermost place of a trace outside the JDK.
    fn origin(&mut self, trace: &[Location]) -> Location {
        let at = trace.iter().find(|location| !location.is_jdk).or(trace.first()).cloned();
        at.unwrap_or_else(|| Location::start_of(&mut self.machine, self.subject.method))
    }

    fn keep_shape(&mut self) {
        let digest = shape::digest(&self.machine);
        self.record.heaps.insert(digest);
    }

    fn violated_by(&mut self, exception: Ref, class: ClassId) {
        let program = &self.machine.program;
        let name = program.class(class).java_name();
        let is_assertion = program
            .loaded("java/lang/AssertionError")
            .is_some_and(|assertion| program.is_subtype(class, assertion));
        let kind = if is_assertion { ViolationKind::Assertion } else { ViolationKind::Exception(name) };
        let trace = trace_of(&mut self.machine, exception);
        let at = self.origin(&trace);
        let message = self.machine.message_of(exception);
        self.add_violation(kind, message, at, trace);
    }

    fn add_violation(&mut self, kind: ViolationKind, message: Option<String>, at: Location, trace: Vec<Location>) {
        if !self.record.wants(&kind, &at.to_string(), &self.path) {
            if let Some(known) = self.record.violations.get_mut(&(kind, at.to_string())) {
                known.count += 1;
            }
            return;
        }
        let mut model = self.solver.model(&mut self.machine.terms);
        if let Some(model) = &mut model {
            make_readable(&self.machine.terms, self.solver.path_condition(), model);
        }
        let input = Picture::new(&mut self.machine, &self.subject, &self.parameters, model.as_ref());
        let names = input.variable_names.clone();
        let conditions = crate::picture::conditions(&self.machine, self.solver.path_condition(), &names);
        let path = self.path.clone();
        self.record.add_violation(Violation { kind, message, at, trace, path, conditions, input, count: 1 });
    }

    /// The path it is on.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What was found, with the numbers of machine and solver.
    pub fn into_record(self) -> Record {
        let mut record = self.record;
        record.counts.bytecodes = self.machine.executed;
        record.counts.solver = self.solver.counters;
        record
    }
}

/// A choice that never was one.
fn is_forced(choice: &Choice) -> bool {
    !matches!(choice, Choice::Assumption(..))
}

/// Initializes the classes that exist before the subject is called.
fn initialize(machine: &mut Machine, subject: &Subject) -> Result<(), SubjectError> {
    initialize_class(machine, subject.class)?;
    for parameter in &subject.parameters {
        if parameter.descriptor.starts_with('L')
            && let Ok(class) = machine.load(program::class_of(&parameter.descriptor))
            && !machine.program.class(class).is_interface()
        {
            initialize_class(machine, class)?;
        }
    }
    Ok(())
}

fn initialize_class(machine: &mut Machine, class: ClassId) -> Result<(), SubjectError> {
    let started = Instant::now();
    let stop = machine.initialize_alone(class, INITIALIZATION);
    let name = machine.program.class(class).java_name();
    match stop {
        Stop::Returned => Ok(()),
        Stop::Uncaught(exception) => {
            // What the initializer itself threw is the cause of an ExceptionInInitializerError.
            let cause = match machine.field_by_name(exception, "cause") {
                Some(Value::Ref(cause)) if !cause.is_null() && cause != exception => cause,
                _ => exception,
            };
            let what = machine.describe_exception(cause);
            let what = what.trim_end();
            Err(SubjectError::Start(format!("the static initializer of {name} throws {what}")))
        }
        Stop::Paused => Err(SubjectError::Start(format!(
            "the static initializer of {name} does not end within {:.0} s",
            started.elapsed().as_secs_f64()
        ))),
        other => {
            let place = machine.place();
            let message = format!("class {name} cannot be initialized: {}\n  at {place}", in_words(&other));
            Err(match other {
                Stop::Unsupported(_) | Stop::Limit(_) => SubjectError::Unsupported(message),
                _ => SubjectError::Start(message),
            })
        }
    }
}
