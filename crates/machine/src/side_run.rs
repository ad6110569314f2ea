//! Side runs: running code beside the path, on a stack of its own, with settings of its own, within a budget.
//!
//! It is the one way to run code that is not the program's next instruction: starting the JDK, initializing classes
//! before a path, asking the bytecode for properties of characters, evaluating specifications in the middle of a path.
//! It always happens between two instructions. An instruction that needs it gives up, and is executed again afterwards.
//!
//! What the code does to the heap, to static fields and to inputs stays, unless the caller takes a mark after the side run
//! has begun and rolls back to it before the side run ends. No mark may be left open across its begin or its end.

use std::rc::Rc;

use heap::{Ref, Value};
use program::{ClassId, Code};
use smallvec::SmallVec;

use crate::characters::Question;
use crate::config::Config;
use crate::input_config::{Environment, InputConfig};
use crate::machine::Machine;
use crate::runtime::InitState;
use crate::stack::Stack;
use crate::trap::{Cause, Stop};

/// Frames that code before the first path may take. The limit of frames for paths does not apply to it.
const START_DEPTH: usize = 16_000;

/// Instructions for one character: many more than the JDK needs to fill its tables and to look into them.
const CHARACTER_BUDGET: u64 = 10_000_000;

/// Instructions that a question about characters takes at least, unless it is answered before. The JDK fills its tables
/// again each time that a question is taken up, so smaller portions would be spent on little else.
const LEAST: u64 = 1_000_000;

/// What holds during a side run.
#[derive(Clone, Debug)]
pub struct SideRunSettings {
    /// Instructions that may be executed; after them, [`Machine::run`] only pauses.
    pub budget: u64,
    /// Frames before the stack overflows.
    pub max_depth: usize,
    /// How inputs are discovered.
    pub input: InputConfig,
}

impl SideRunSettings {
    /// The settings of a run, with a budget.
    pub fn of(config: &Config, budget: u64) -> SideRunSettings {
        SideRunSettings { budget, max_depth: config.max_depth, input: config.input.clone() }
    }

    /// The settings of a run, for code that runs before the first path.
    pub(crate) fn before_paths(config: &Config, budget: u64) -> SideRunSettings {
        let mut settings = SideRunSettings::of(config, budget);
        settings.max_depth = config.max_depth.max(START_DEPTH);
        settings.input.environment = Environment::Fixed;
        settings
    }
}

/// What was replaced when a side run began.
#[must_use = "the machine has to come back"]
pub struct SideRun {
    stack: Stack,
    max_depth: usize,
    input: InputConfig,
    executed: u64,
    /// What was allowed before.
    allowed: u64,
}

impl Machine {
    /// Begins a side run: the stack is empty until [`Machine::end_side_run`].
    pub fn begin_side_run(&mut self, settings: SideRunSettings) -> SideRun {
        let idle = Stack::new(Rc::new(Code::default()));
        SideRun {
            stack: std::mem::replace(&mut self.state.stack, idle),
            max_depth: std::mem::replace(&mut self.config.max_depth, settings.max_depth),
            input: std::mem::replace(&mut self.config.input, settings.input),
            executed: self.executed,
            allowed: self.allowance.narrow(self.executed, settings.budget),
        }
    }

    /// Restores the stack and the settings. Answers how many instructions were executed meanwhile: they are counted in
    /// [`Machine::executed`] like all others, and the caller says whether they are on the path.
    pub fn end_side_run(&mut self, run: SideRun) -> u64 {
        self.state.stack = run.stack;
        self.config.max_depth = run.max_depth;
        self.config.input = run.input;
        self.allowance.restore(run.allowed);
        self.executed - run.executed
    }

    /// Initializes a class before the first path, or while nothing else runs. If it needs a choice, nothing has happened.
    pub fn initialize_alone(&mut self, class: ClassId, budget: u64) -> Stop {
        if self.state.runtime.init.get(class.index()) != InitState::Untouched
            || self.program.class(class).file.is_none()
        {
            return Stop::Returned;
        }
        let run = self.begin_side_run(SideRunSettings::before_paths(&self.config, budget));
        // The initializer of a program's class may ask for an input, and is then left to the paths.
        let mark = (!self.program.class(class).is_jdk()).then(|| self.mark());
        let stop = match self.begin(class) {
            Ok(()) => self.run(budget),
            Err(trap) => match trap.cause() {
                Cause::Stop(stop) => stop,
                other => Stop::Malformed(format!("{other:?}")),
            },
        };
        if let Some(mark) = mark {
            if matches!(stop, Stop::Choose(_)) {
                self.rollback(&mark);
            }
            self.release(&mark);
        }
        if self.state.stack.depth() > 0 {
            let place = self.place();
            self.allowance.give_up(place);
        }
        self.end_side_run(run);
        stop
    }

    /// Asks the bytecode of a method for properties of characters, until all are known or the budget is used up; a
    /// budget may be exceeded by a constant. The state stays as it is, and the instructions count for no path: later
    /// paths find the answers known. Answers how many instructions were executed.
    pub(crate) fn ask_characters(&mut self, question: Question, receiver: Ref, budget: u64) -> Result<u64, Stop> {
        let mut progress = self.characters.take_up(question);
        let budget = budget.max(LEAST);
        let run = self.begin_side_run(SideRunSettings::of(&self.config, u64::MAX));
        // Whether a question is answered must not depend on how many instructions the asking code has left.
        self.allowance.lift();
        let mark = self.mark();
        let end = self.executed.saturating_add(budget);
        let mut failed = None;
        while progress.next() <= question.last {
            match self.property_of(question, receiver, progress.next()) {
                Ok(found) => progress.add(found),
                Err(stop) => {
                    failed = Some(stop);
                    break;
                }
            }
            if self.executed >= end {
                break;
            }
        }
        self.rollback(&mark);
        self.release(&mark);
        let executed = self.end_side_run(run);
        self.executed -= executed;
        self.characters.leave(question, progress);
        failed.map_or(Ok(executed), Err)
    }

    /// The property of one character.
    fn property_of(&mut self, question: Question, receiver: Ref, unit: i32) -> Result<i32, Stop> {
        let mut args: SmallVec<[Value; 3]> = SmallVec::new();
        args.extend((!receiver.is_null()).then_some(Value::Ref(receiver)));
        args.push(Value::Int(unit));
        args.extend(question.radix.map(Value::Int));
        let called = self.call(question.method, &args);
        let stop = match called.map_err(|trap| trap.cause()) {
            // A method with an intrinsic may have returned at once.
            Ok(()) if self.state.stack.depth() == 0 => Stop::Returned,
            // Frames that initialize classes run first.
            Ok(()) | Err(Cause::Again) => self.run(CHARACTER_BUDGET),
            Err(Cause::Stop(stop)) => stop,
            Err(other) => Stop::Malformed(format!("{other:?}")),
        };
        match (stop, self.state.stack.pop()) {
            (Stop::Returned, Value::Int(found)) => Ok(found),
            (Stop::Returned, _) => Err(Stop::Malformed("a property of a character that is no int".to_owned())),
            (Stop::Uncaught(exception), _) => {
                Err(Stop::Unsupported(format!("a property of a character: {}", self.describe_exception(exception))))
            }
            (Stop::Paused, _) => Err(Stop::Unsupported("a property of a character: it takes too long".to_owned())),
            (other, _) => Err(other),
        }
    }
}
