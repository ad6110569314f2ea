//! One worker: a machine, a solver, and the path they are on.

mod admit;
mod choose;
mod close;
mod completion;
mod count;
mod finish;
mod hex;
mod judge;
mod retake;
mod root;
mod run;
mod search;
mod start;

use std::sync::atomic::Ordering;

use admission::hex::HexMark;
use heap::{Origin, Ref, Value};
use machine::{Alternative, Choice, Cuts, InitState, Machine, Mark, ObjectLimits};
use program::{ClassId, MethodId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use solver::{Solver, SolverMark};
use term::Term;

pub use self::completion::Completion;
use self::root::Root;
use self::search::Found;
use self::start::{initialize, initialize_class};

use crate::config::Config;
use crate::counts::{GapReason, Record};
use crate::coverage::Coverage;
use crate::loops::{Loops, LoopsMark};
use crate::partial_shape::PartialShape;
use crate::path::{Path, Taken};
use crate::pool::Shared;
use crate::script::{Clause, Step, script};
use crate::shape_rules::ShapeRules;
use crate::subject::{Subject, SubjectError};

/// Choices between two looks at the clock.
const CHOICES: u64 = 64;
/// Paths between two updates of what can be seen from outside.
const PATHS: u64 = 64;

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
    /// The alternatives that the choices of the path took, with the conditions that came with them.
    ways: Vec<(Alternative, Option<Term>)>,
    /// Choices that are given, and how many of them have been taken.
    given: Vec<Taken>,
    loops: Loops,
    /// The specification of the shape of the heap.
    rules: Option<ShapeRules>,
    /// Decides what no path condition is needed for.
    unconditional: Solver,
    /// Partial heaps that the invariants were asked about: whether they are admitted.
    shapes: FxHashMap<PartialShape, Found>,
    /// What was found.
    pub record: Record,
    /// What the machine had covered when the last path ended.
    covered: u64,
    /// The machine's cuts before the given choices: what these bring again has been counted.
    cuts: Cuts,
    /// Paths since the last time others were told.
    unpublished: u64,
    /// Choices taken.
    choices: u64,
    /// The violating and the left paths that others know of.
    published: (u64, u64),
}

/// Where on the script a path is; saved with every choice point.
#[derive(Clone, Copy, Debug)]
struct Position {
    step: usize,
    result: Value,
    /// What the subject returned.
    returned: Value,
    thrown: Ref,
    /// What it answered, where that is decided.
    answer: Option<bool>,
    /// Where the subject returned: its method and the instruction.
    exit: Option<(MethodId, u32)>,
    /// Whether companion methods run while no program does.
    in_companion: bool,
    /// Instructions of this path before `since`.
    executed: u64,
    since: u64,
}

impl Position {
    /// Before the first step.
    fn start(since: u64) -> Position {
        let (result, returned) = (Value::Top, Value::Top);
        Position {
            step: 0,
            result,
            returned,
            thrown: Ref::NULL,
            answer: None,
            exit: None,
            in_companion: false,
            executed: 0,
            since,
        }
    }
}

/// A choice with alternatives left.
struct Point {
    mark: Mark,
    solver: SolverMark,
    loops: LoopsMark,
    rules: Option<Box<HexMark>>,
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
    /// The program ended the process.
    Exited,
    Threw(Ref),
    Broken(Clause),
    Precondition,
    /// By the name of its flag, where it has not been counted yet.
    Limit(Option<&'static str>),
    Gap(GapReason, String),
    /// Admission refused every way to go on, which has been counted.
    Refused,
    /// Nobody knows a way to go on; the gaps have been counted.
    Undecided,
    Interrupted,
}

/// What became of the alternatives that are not feasible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Others {
    /// They are impossible or beyond a limit.
    Excluded,
    /// Admission refused some.
    Refused,
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
        machine.config.input.objects = ObjectLimits { each: config.limits.n, of: config.limits.n_of.clone() };
        let mut solver = Solver::new(config.solver.clone());
        solver.deadline = shared.deadline();
        let mut unconditional = Solver::new(config.solver.clone());
        unconditional.deadline = shared.deadline();
        machine.config.input.proposes_all = config.admission.is_asked();
        let mut loops = Loops::default();
        let steps = script(&subject, config);
        machine.cover_class(subject.class);
        initialize(&mut machine, &subject)?;
        let mut rules = match &config.admission.hex {
            Some(spec) => Some(ShapeRules::new(&mut machine, &subject, spec)?),
            None => None,
        };
        for &method in rules.iter().flat_map(|rules| &rules.companions) {
            let class = machine.program.method(method).class;
            initialize_class(&mut machine, class)?;
        }
        let root = Root::new(&mut machine, solver.mark(), loops.mark(), &mut rules);
        let at = Position::start(machine.executed);
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
            ways: Vec::new(),
            given: Vec::new(),
            loops: std::mem::take(&mut loops),
            rules,
            unconditional,
            shapes: FxHashMap::default(),
            record: Record::default(),
            covered: 0,
            cuts: Cuts::default(),
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
        self.solver.rehearse(true);
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
            if *state == InitState::Done
                && is_new
                && program.class(class).is_jdk()
                && program.class(class).file.is_some()
            {
                needed.push(class);
            }
        }
        self.drop_points();
        self.machine.rollback(&self.root.mark);
        self.machine.release(&self.root.mark);
        self.solver.rollback(&self.root.solver);
        ShapeRules::rollback(&mut self.rules, &self.root.rules);
        ShapeRules::release(&mut self.rules, &self.root.rules);
        for class in needed {
            initialize_class(&mut self.machine, class)?;
        }
        self.root = Root::new(&mut self.machine, self.solver.mark(), self.root.loops, &mut self.rules);
        self.record = Record::default();
        self.unconditional.restart_counters();
        self.machine.cuts = Cuts::default();
        self.solver.rehearse(false);
        Ok(())
    }

    fn drop_points(&mut self) {
        while let Some(point) = self.points.pop() {
            self.machine.release(&point.mark);
            ShapeRules::release(&mut self.rules, &point.rules);
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
                ShapeRules::release(&mut self.rules, &point.rules);
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
        ShapeRules::rollback(&mut self.rules, &self.root.rules);
        self.path.0.clear();
        self.ways.clear();
        self.given = prefix.0;
        self.cuts = self.machine.cuts;
        self.at = Position::start(self.machine.executed);
        self.parameters.clear();
        for at in 0..self.subject.parameters.len() {
            let value = self.make_parameter(at)?;
            self.machine.state.input.add_root(Origin::Parameter(at as u16), value);
            self.parameters.push(value);
        }
        Ok(())
    }

    /// The path it is on.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What was found, with the numbers of machine and solver.
    pub fn into_record(self) -> Record {
        let is_judged = self.is_judged();
        let mut record = self.record;
        record.counts.bytecodes = self.machine.executed;
        record.add_cuts("k", self.machine.cuts.k);
        record.add_cuts("n", self.machine.cuts.n);
        record.is_judged = is_judged;
        record.counts.solver = self.solver.counters();
        record.counts.solver += self.unconditional.counters();
        record.coverage = Coverage::of(&self.machine);
        record
    }
}
