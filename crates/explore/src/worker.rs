//! One worker: the path it is on, and the choices that have alternatives left.

mod choose;
mod completion;
mod finish;
mod judge;
mod parts;
mod position;
mod prefix;
mod retake;
mod root;
mod run;
mod start;
mod tell;

use admission::EntryValues;
use admission::invariant::Completions;
use backtrack::{Points, Trailed};
use heap::Origin;
use machine::{Alternative, Choice, Cuts, InitState, Machine};
use program::ClassId;
use solver::Solver;
use term::Term;

pub use self::completion::Completion;
use self::position::Position;
use self::root::{Root, changing_statics};
use self::start::{admission, initialize, initialize_class};

use crate::counts::Record;
use crate::course::{Course, CourseMark};
use crate::coverage::Coverage;
use crate::crash::Crash;
use crate::ending::Ending;
use crate::gap::GapReason;
use crate::loops::Loops;
use crate::observe::{Observer, View, observers};
use crate::path::{GivenChoices, Path};
use crate::progress::Published;
use crate::script::{InvariantRun, ScriptStep, script};
use crate::settings::Limit;
use crate::shared::Shared;
use crate::subject::{Subject, SubjectError};
use crate::task::Task;

/// Choices between two looks at the clock.
const CHOICES: u64 = 64;

/// Explores paths below prefixes.
pub struct Worker<'a> {
    course: Course,
    task: &'a Task,
    subject: Subject,
    steps: Vec<ScriptStep>,
    /// The inputs of the subject.
    entry: EntryValues,
    root: Root,
    points: Points<CourseMark, Way, Saved>,
    at: Position,
    path: Path,
    /// The alternatives that the choices of the path took, with the conditions that came with them.
    ways: Vec<(Alternative, Option<Term>)>,
    /// Choices that are given to the worker, before those that it makes itself.
    given: GivenChoices,
    /// Completes inputs of ended paths where the invariant did not run first.
    completions: Completions,
    observers: Vec<Box<dyn Observer>>,
    record: Record,
    /// The machine's cuts when the path was started: cuts on the given choices have been counted before.
    cuts: Cuts,
    published: Published,
    /// Choices taken.
    choices: u64,
}

/// An alternative with its position among the proposed ones.
type Way = (u32, Alternative);

/// What is saved with a choice beside the course.
#[derive(Clone, Copy, Debug)]
struct Saved {
    at: Position,
    /// The choices before it.
    len: usize,
}

/// What happens next on a path.
enum Event {
    Choose(Choice),
    End(Ending),
}

impl<'a> Worker<'a> {
    /// A worker that has prepared the subject.
    pub fn new(
        machine: Machine,
        subject: Subject,
        task: &'a Task,
        shared: &Shared,
    ) -> Result<Worker<'a>, SubjectError> {
        let mut machine = machine;
        let mut solver = Solver::new(task.solver());
        solver.budget = shared.budget().clone();
        machine.set_budget(shared.budget().clone());
        machine.cover_class(subject.class);
        let contracts = &task.settings.contracts;
        machine.replace_bodies(&contracts.replaced, &contracts.models, subject.method);
        // What the start of the JDK has read is no part of the subject.
        machine.surroundings.forget();
        let readings = machine.readings();
        initialize(&mut machine, &subject)?;
        // The JDK starts, and classes are initialized, with fixed surroundings.
        machine.config.input.environment = task.settings.inputs.environment;
        let (admission, completions) = admission(&mut machine, &subject, task, shared.budget())?;
        machine.config.input.proposes_all = admission.have_say();
        for class in admission.classes() {
            initialize_class(&mut machine, class)?;
        }
        let invariant = if admission.run_invariant_first() { InvariantRun::First } else { InvariantRun::Elsewhere };
        let steps = script(&subject, task, invariant);
        let at = Position::start(machine.executed);
        let mut course = Course { machine, solver, loops: Loops::default(), admission };
        let root = Root::new(&mut course, readings);
        let statics = changing_statics(&course.machine);
        course.machine.set_entry(&statics);
        let mut worker = Worker {
            course,
            task,
            subject,
            steps,
            entry: EntryValues { parameters: Vec::new(), statics },
            root,
            points: Points::default(),
            at,
            path: Path::default(),
            ways: Vec::new(),
            given: GivenChoices::Exact(Path::default()),
            completions,
            observers: observers(task),
            record: Record::default(),
            cuts: Cuts::default(),
            published: Published::default(),
            choices: 0,
        };
        worker.warm_up(shared)?;
        worker.course.machine.executed = 0;
        Ok(worker)
    }

    /// Runs one path, and initializes the classes of the JDK that it needed in the state from which all paths start, so
    /// that no other path has to.
    fn warm_up(&mut self, shared: &Shared) -> Result<(), SubjectError> {
        let before: Vec<InitState> = self.course.machine.init_states().to_vec();
        self.course.solver.rehearse(true);
        self.restart(GivenChoices::Exact(Path::default()))?;
        while let Event::Choose(choice) = self.run_to_event(shared) {
            if shared.is_over() || self.choose(choice).is_err() {
                break;
            }
        }
        let program = &self.course.machine.program;
        let mut needed: Vec<ClassId> = Vec::new();
        for (at, state) in self.course.machine.init_states().iter().enumerate() {
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
        self.points.clear(&mut self.course);
        self.course.rollback(&self.root.mark);
        self.course.release(&self.root.mark);
        for class in needed {
            initialize_class(&mut self.course.machine, class)?;
        }
        self.root = Root::new(&mut self.course, self.root.readings);
        self.entry.statics = changing_statics(&self.course.machine);
        self.course.machine.set_entry(&self.entry.statics);
        self.record = Record::default();
        self.course.admission.take_counters();
        self.completions.take_counters();
        self.course.machine.cuts = Cuts::default();
        self.course.solver.rehearse(false);
        Ok(())
    }

    /// Explores every path that starts with the given choices.
    pub fn explore(&mut self, prefix: Path, shared: &Shared) -> Result<(), SubjectError> {
        self.note_unchecked();
        self.restart(GivenChoices::Exact(prefix))?;
        loop {
            let Some(ending) = self.next_ending(shared) else { continue };
            if matches!(ending, Ending::Interrupted) {
                self.points.clear(&mut self.course);
                shared.leave();
                return Ok(());
            }
            self.finish(ending);
            self.published.path(&self.record, shared.progress);
            if self.record.counts.violated > 0 {
                shared.note_violation();
            }
            if shared.is_hungry() {
                self.donate(shared);
            }
            if !self.backtrack() {
                return Ok(());
            }
        }
    }

    /// Notes what the program promises of the subject and no path looks at.
    fn note_unchecked(&mut self) {
        if self.task.settings.property.includes_contracts()
            && self.task.keep.survey != crate::survey::Surveying::Answers
        {
            for promise in &self.subject.conditions.unchecked {
                self.record.add_unchecked(promise.clone());
            }
        }
    }

    /// Runs to the next choice and takes it; the result, if any, is the end of the path.
    fn next_ending(&mut self, shared: &Shared) -> Option<Ending> {
        match self.run_to_event(shared) {
            Event::End(ending) => Some(ending),
            Event::Choose(choice) => {
                self.choices += 1;
                // A path that forks often does not run long enough between choices to look at the clock there.
                if self.choices.is_multiple_of(CHOICES)
                    && let Some(ending) = self.used_up(shared)
                {
                    return Some(ending);
                }
                self.choose(choice).err()
            }
        }
    }

    /// The end of a path for which no memory is left, or no time.
    fn used_up(&self, shared: &Shared) -> Option<Ending> {
        match self.task.budget.is_short_of(0) {
            true => Some(Ending::gap(GapReason::Limit(Limit::Memory, None))),
            false => shared.is_over().then_some(Ending::Interrupted),
        }
    }

    /// Goes back to the start and makes the parameters.
    fn restart(&mut self, given: GivenChoices) -> Result<(), SubjectError> {
        self.points.clear(&mut self.course);
        self.course.rollback(&self.root.mark);
        self.path.0.clear();
        self.ways.clear();
        self.given = given;
        self.cuts = self.course.machine.cuts;
        self.at = Position::start(self.course.machine.executed);
        self.entry.parameters.clear();
        for at in 0..self.subject.parameters.len() {
            let value = self.make_parameter(at)?;
            self.course.machine.add_root(Origin::Parameter(at as u16), value);
            self.entry.parameters.push(value);
        }
        Ok(())
    }

    /// Does something that is not on the path: the instructions it executes are not counted as the path's.
    fn off_path<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.course.machine.executed;
        let result = work(self);
        self.at.since += self.course.machine.executed - before;
        result
    }

    /// Shows the path to the observers.
    fn observe(&mut self, mut show: impl FnMut(&mut dyn Observer, &mut View<'_>)) {
        let mut view = View {
            course: &mut self.course,
            task: self.task,
            subject: &self.subject,
            path: &self.path,
            ways: &self.ways,
            answer: self.at.answer,
        };
        for observer in &mut self.observers {
            show(&mut **observer, &mut view);
        }
    }

    /// The path it is on.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What was found, with the numbers of machine, solver and members.
    pub fn into_record(mut self) -> Record {
        let is_judged = self.is_judged();
        let mut counters = self.course.admission.take_counters();
        counters += self.completions.take_counters();
        let mut throws = self.course.admission.take_throws();
        throws.absorb(self.completions.take_throws());
        let mut record = self.record;
        for thrown in throws.failed {
            record.add_crash(Crash::of_thrown(&mut self.course.machine, thrown));
        }
        for observer in self.observers {
            observer.give(&mut record);
        }
        let machine = &self.course.machine;
        record.counts.bytecodes = machine.executed;
        record.surroundings.extend(machine.surroundings.read());
        record.left_out.extend(machine.left_out.noted().iter().cloned());
        record.add_cuts(Limit::K, machine.cuts.k);
        record.add_cuts(Limit::N, machine.cuts.n);
        record.is_judged = is_judged;
        record.counts.solver = self.course.solver.counters();
        record.counts.solver += counters.solver;
        record.counts.admission_queries = counters.asked;
        record.counts.admission_hits = counters.known;
        record.counts.admission_nanos = counters.nanos;
        record.counts.pruned_admission += counters.rejected;
        record.coverage = Coverage::of(machine);
        record
    }
}
