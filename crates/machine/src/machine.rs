//! The machine: a program, the state of the current path, and the loop that executes instructions.

use std::rc::Rc;

use heap::{Ref, TypeSet, Value};
use program::{ClassId, Code, Kind, LinkError, MethodId, Program};
use rustc_hash::{FxHashMap, FxHashSet};
use term::Terms;

use crate::coverage::Coverage;
use crate::dispatch::Callee;
use crate::input::{FieldType, InputConfig};
use crate::intrinsics::{self, Intrinsic, Piece, Question, Takes};
use crate::known::Known;
use crate::limits::Cuts;
use crate::stack::Stack;
use crate::state::{InitState, Mark, State};
use crate::trap::{Limit, Step, Stop, Trap};
use crate::typing::TypeSets;

/// Executes Java bytecode on a state that can be rolled back.
pub struct Machine {
    /// The program: shared by all paths.
    pub program: Program,
    /// The state of the current path.
    pub state: State,
    /// Settings of the run.
    pub config: Config,
    /// Classes and slots the machine itself relies on.
    pub known: Known,
    /// Terms over the inputs, of all paths.
    pub terms: Terms,
    /// Instructions executed, on all paths.
    pub executed: u64,
    /// What limits decided without a choice, on all paths.
    pub cuts: Cuts,
    /// What was executed, on all paths.
    pub coverage: Coverage,
    /// Where the outermost frame returned last: its method and the instruction.
    pub returned_at: Option<(MethodId, u32)>,
    /// Sets of classes that inputs may be of.
    pub(crate) types: TypeSets,
    /// The methods that calls on inputs of certain types reach, where there is only one.
    pub(crate) only_targets: FxHashMap<(ClassId, TypeSet, Callee), MethodId>,
    /// The classes that inputs of certain types must be of, if there is only one.
    pub(crate) exact_classes: FxHashMap<(ClassId, TypeSet), Option<ClassId>>,
    /// Methods that specifications run.
    pub(crate) companions: Vec<MethodId>,
    /// What these write, and no program: declaring classes, with slashes, and names.
    pub(crate) ghosts: FxHashSet<(String, String)>,
    /// Fields of input objects by class and slot, as far as they have been asked for.
    pub(crate) fields: Vec<Vec<Option<FieldType>>>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) templates: Vec<Option<Rc<[Value]>>>,
    pub(crate) intrinsics: FxHashMap<&'static str, (Takes, Intrinsic)>,
    pub(crate) throwers: FxHashMap<(ClassId, program::Message), MethodId>,
    pub(crate) adapters: FxHashMap<(MethodId, program::Thrown), MethodId>,
    pub(crate) proxies: FxHashMap<Vec<ClassId>, ClassId>,
    pub(crate) module_names: Vec<Option<String>>,
    /// Bytes that survived the last collection.
    pub(crate) live_bytes: usize,
    /// First slot of the arguments of the intrinsic that runs.
    pub(crate) args: usize,
    /// The method whose intrinsic runs.
    pub(crate) running: MethodId,
    /// Whether texts exist that are not worked out.
    pub(crate) defers: bool,
    /// Properties of characters that were asked for.
    pub(crate) answers: FxHashMap<Question, Rc<[Piece]>>,
    /// `System.out` and `System.err` as made at start.
    pub(crate) standard_printers: [Ref; 2],
    /// The one thread.
    pub(crate) main_thread: Ref,
    /// The loader of all classes outside the JDK.
    pub(crate) app_loader: Ref,
    /// Its parent.
    pub(crate) platform_loader: Ref,
    /// Whether the JDK has been started.
    pub(crate) booted: bool,
    /// Standard input, read whole when it is first asked for.
    pub(crate) input: Option<Rc<[u8]>>,
    /// Files of the JDK that were read.
    pub(crate) files: Vec<(String, Rc<[u8]>)>,
}

/// Settings of a run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether `assert` is on in classes outside the JDK.
    pub assertions: bool,
    /// Frames before `StackOverflowError`.
    pub max_depth: usize,
    /// Bytes of objects before the run stops; at most 4 GiB, since objects are addressed by 32 bits.
    pub max_memory: usize,
    /// Where standard input comes from.
    pub stdin: Stdin,
    /// What happens past `max_depth`.
    pub overflow: Overflow,
    /// How inputs are discovered.
    pub input: InputConfig,
    /// Whether the words by which programs speak to the engine have their meaning. Only exploration can give it to them.
    pub vocabulary: bool,
    /// Whether it is noted which instructions are executed: those of classes outside the JDK, and of classes named by
    /// [`Machine::cover_class`].
    pub coverage: bool,
}

/// What happens when there are too many frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overflow {
    /// `StackOverflowError`, as in Java.
    Throw,
    /// The run stops at a limit.
    Stop,
}

/// Where standard input comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stdin {
    /// There is none.
    Empty,
    /// That of this process.
    Process,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            assertions: true,
            max_depth: 16_000,
            max_memory: 4 << 30,
            stdin: Stdin::Empty,
            overflow: Overflow::Throw,
            input: InputConfig::default(),
            vocabulary: false,
            coverage: false,
        }
    }
}

/// Frames that the JDK may take to start, and classes to be initialized before a path: these are not on any path, so
/// the limit of paths is not theirs.
const START_DEPTH: usize = 16_000;

/// Longer arrays are refused by the real JVM, whatever its memory.
const LONGEST_ARRAY: usize = i32::MAX as usize - 2;

/// Frames that a message shows at most.
const SHOWN_FRAMES: usize = 12;

/// What calling a method does.
#[derive(Clone)]
pub(crate) enum Entry {
    /// Not looked at yet.
    Unlinked,
    /// Run its code.
    Code { code: Rc<Code>, arg_slots: u16, synchronized: bool },
    /// Run our own implementation.
    Intrinsic { run: Intrinsic, takes: Takes, arg_slots: u16 },
    /// Run its code, or our own implementation where an argument depends or may depend on the inputs.
    Overlaid { code: Rc<Code>, run: Intrinsic, arg_slots: u16 },
    /// A native method nobody supplies.
    Missing,
    /// An abstract method.
    Abstract,
}

impl Machine {
    /// A machine on which the JDK has been started.
    pub fn boot(program: Program, config: Config) -> Result<Machine, Stop> {
        let mut program = program;
        let config = Config { max_memory: config.max_memory.min(u32::MAX as usize), ..config };
        if config.vocabulary {
            intrinsics::vocabulary::add_stand_ins(&mut program);
        }
        let known = Known::new(&mut program).map_err(Stop::Link)?;
        let arithmetic = config.input.arithmetic;
        let mut machine = Machine {
            program,
            state: State::new(Stack::new(Rc::new(Code::default()))),
            config,
            known,
            terms: Terms::new(arithmetic),
            types: TypeSets::default(),
            only_targets: FxHashMap::default(),
            exact_classes: FxHashMap::default(),
            companions: Vec::new(),
            ghosts: FxHashSet::default(),
            fields: Vec::new(),
            executed: 0,
            cuts: Cuts::default(),
            coverage: Coverage::default(),
            returned_at: None,
            entries: Vec::new(),
            templates: Vec::new(),
            intrinsics: intrinsics::table(),
            throwers: FxHashMap::default(),
            adapters: FxHashMap::default(),
            proxies: FxHashMap::default(),
            module_names: Vec::new(),
            live_bytes: 0,
            args: 0,
            running: MethodId(u32::MAX),
            defers: false,
            answers: FxHashMap::default(),
            standard_printers: [Ref::NULL; 2],
            main_thread: Ref::NULL,
            app_loader: Ref::NULL,
            platform_loader: Ref::NULL,
            booted: false,
            input: None,
            files: Vec::new(),
        };
        machine.grow();
        machine.before_paths(Machine::start_jdk)?;
        machine.booted = true;
        Ok(machine)
    }

    /// Does something before any path.
    pub(crate) fn before_paths<T>(&mut self, work: impl FnOnce(&mut Machine) -> T) -> T {
        let limit = self.config.max_depth;
        self.config.max_depth = limit.max(START_DEPTH);
        let result = work(self);
        self.config.max_depth = limit;
        result
    }

    /// Executes at most so many instructions.
    pub fn run(&mut self, budget: u64) -> Stop {
        let end = self.executed.saturating_add(budget);
        loop {
            match self.run_until(end) {
                Ok(()) => return Stop::Paused,
                Err(trap) => {
                    if let Err(stop) = self.handle(trap) {
                        return stop;
                    }
                }
            }
        }
    }

    /// Executes one instruction, from inside another one.
    pub(crate) fn step(&mut self) -> Step {
        self.run_until(self.executed.saturating_add(1))
    }

    /// Enters a method with arguments; [`Machine::run`] then executes it.
    pub fn call(&mut self, method: MethodId, args: &[Value]) -> Step {
        for &arg in args {
            self.state.stack.push_any(arg);
        }
        self.invoke(method)
    }

    /// Where execution stands, for messages: the frames from the innermost one outwards up to the first outside the
    /// JDK, long chains shortened, each as stack traces spell it.
    pub fn place(&self) -> String {
        let frames = self.state.stack.frames().map(|frame| (frame, self.program.method(frame.method)));
        let mut places = Vec::new();
        for (frame, method) in frames.filter(|(_, method)| method.visibility == program::Visibility::Shown) {
            places.push(self.describe(frame.method, &frame.code, frame.pc));
            if !self.program.class(method.class).is_jdk() {
                break;
            }
        }
        if places.len() > SHOWN_FRAMES {
            places.splice(SHOWN_FRAMES / 2..places.len() - SHOWN_FRAMES / 2, ["...".to_owned()]);
        }
        if places.is_empty() { "the start of the program".to_owned() } else { places.join("\n  at ") }
    }

    /// A place in a method, as stack traces spell it.
    pub fn describe(&self, method: MethodId, code: &Code, pc: u32) -> String {
        let method = self.program.method(method);
        let class = self.program.class(method.class);
        let file = class.source_file().unwrap_or_else(|| "Unknown Source".into());
        let line = code.line(pc.saturating_sub(1)).map_or(String::new(), |line| format!(":{line}"));
        format!("{}.{}({file}{line})", class.java_name(), self.program.text(method.name))
    }

    /// Makes the present state restorable.
    pub fn mark(&mut self) -> Mark {
        self.state.mark()
    }

    /// Restores the state at the newest mark, which stays.
    pub fn rollback(&mut self, mark: &Mark) {
        self.state.rollback(mark);
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(&mut self, mark: &Mark) {
        self.state.release(mark);
    }

    /// Gives every class, static and constant that the program gained a cell in the state's tables.
    pub fn grow(&mut self) {
        let classes = self.program.class_count();
        if self.state.init.len() < classes {
            self.state.init.grow(classes, |_| InitState::Untouched);
            self.state.init_errors.grow(classes, |_| Ref::NULL);
            self.state.mirrors.grow(classes, |_| Ref::NULL);
            self.templates.resize(classes, None);
        }
        let kinds = self.program.static_kinds();
        if self.state.statics.len() < kinds.len() {
            self.state.statics.grow(kinds.len(), |at| Value::default_of(kinds[at]));
        }
        if self.entries.len() < self.program.method_count() {
            self.entries.resize(self.program.method_count(), Entry::Unlinked);
        }
    }

    /// A class by its internal name.
    pub fn load(&mut self, name: &str) -> Result<ClassId, LinkError> {
        let class = self.program.load(name);
        self.grow();
        class
    }

    /// A new object with default fields.
    #[inline]
    pub fn new_object(&mut self, class: ClassId) -> Step<Ref> {
        if self.state.heap.used() > self.config.max_memory {
            return Err(Trap::stop(Stop::Limit(Limit::Memory)));
        }
        let template = match &self.templates[class.index()] {
            Some(template) => template,
            None => {
                let slots = &self.program.class(class).slots;
                let template: Rc<[Value]> = slots.iter().map(|&kind| Value::default_of(kind)).collect();
                self.templates[class.index()].insert(template)
            }
        };
        Ok(self.state.heap.new_object(class, template))
    }

    /// A new array with default elements; the length is not negative.
    pub fn new_array(&mut self, class: ClassId, len: usize) -> Step<Ref> {
        let program::Shape::Array(_, kind) = self.program.class(class).shape else {
            return Err(Trap::malformed("array of a class that is no array class"));
        };
        if len > LONGEST_ARRAY {
            return Err(Trap::raise_with("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit"));
        }
        let bytes = len.saturating_mul(heap::Store::of(kind).width());
        if self.state.heap.used().saturating_add(bytes) > self.config.max_memory {
            if bytes > self.config.max_memory {
                return Err(Trap::raise_with("java/lang/OutOfMemoryError", "Java heap space"));
            }
            return Err(Trap::stop(Stop::Limit(Limit::Memory)));
        }
        Ok(self.state.heap.new_array(class, kind, len))
    }

    /// A new array of primitives.
    pub fn new_primitive_array(&mut self, kind: Kind, len: usize) -> Step<Ref> {
        let class = self.load(&format!("[{}", kind.letter()))?;
        self.new_array(class, len)
    }

    /// Executes the instruction again once the frames pushed now have returned.
    pub(crate) fn rewind(&mut self) {
        self.state.stack.current.pc = self.state.stack.current.pc.saturating_sub(1);
    }
}
