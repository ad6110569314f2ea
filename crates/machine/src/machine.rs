//! The machine: an assembly of parts. The program and the state of the current path come first; beside them are parts
//! that belong to all paths, each in a file of its own with methods that use that part alone.
//!
//! A function that needs two or three parts takes these as parameters. What needs the whole machine (instructions,
//! intrinsics, class initialization) is a method of [`Machine`], in the file of its subject.

mod intrinsic_call;
mod linkage;

use heap::{Ref, Value};
use program::{ClassId, Code, Kind, LinkError, MethodId, Program};
use term::Terms;

use crate::allowance::Allowance;
use crate::characters::Characters;
use crate::collect::Collector;
use crate::companions::Companions;
use crate::config::Config;
use crate::contracted::Contracted;
use crate::coverage::CoverageMarks;
use crate::host::Host;
use crate::input_types::InputTypes;
use crate::known::Known;
use crate::left_out::AllLeftOut;
use crate::limits::Cuts;
use crate::moments::Entry;
use crate::runtime::InitState;
use crate::state::{Mark, State};
use crate::surroundings::Surroundings;
use crate::trap::{Limit, Step, Stop, Trap};

pub(crate) use intrinsic_call::{Intrinsic, IntrinsicCall, Reply, Takes};
pub(crate) use linkage::{Linkage, Linked};

/// Executes Java bytecode on a state that can be rolled back.
pub struct Machine {
    /// The program: shared by all paths.
    pub program: Program,
    /// The state of the current path.
    pub(crate) state: State,
    /// Settings of the run.
    pub config: Config,
    /// Classes and slots the machine itself relies on.
    pub known: Known,
    /// Terms over the inputs, of all paths.
    pub terms: Terms,
    /// Instructions executed, on all paths.
    pub executed: u64,
    /// Decisions that limits made without a choice, on all paths.
    pub cuts: Cuts,
    /// Instructions and branches that were covered, on all paths.
    pub coverage: CoverageMarks,
    /// Inputs that were left out, on all paths.
    pub left_out: AllLeftOut,
    /// What was read of the surroundings, on all paths.
    pub surroundings: Surroundings,
    /// Where the outermost frame returned last: its method and the instruction.
    pub returned_at: Option<(MethodId, u32)>,
    /// Where an exception of the input was thrown last: its method and the instruction. Other exceptions know where they
    /// were made.
    pub thrown_at: Option<(MethodId, u32)>,
    /// How calls and new objects are made.
    pub(crate) linkage: Linkage,
    /// What inputs may be.
    pub(crate) input_types: InputTypes,
    /// Methods that specifications run.
    pub(crate) companions: Companions,
    /// Contracts and models, and the methods whose bodies they replace.
    pub contracted: Contracted,
    /// Where paths start.
    pub(crate) entry: Entry,
    /// The surroundings that the JDK sees.
    pub(crate) host: Host,
    /// The call of the intrinsic that runs.
    pub(crate) call: IntrinsicCall,
    /// Properties of characters that were asked for.
    pub(crate) characters: Characters,
    /// How long the code of a side run may run.
    pub(crate) allowance: Allowance,
    /// When garbage is collected.
    pub(crate) collector: Collector,
}

/// Longer arrays are refused by the real JVM, whatever its memory.
const LONGEST_ARRAY: usize = i32::MAX as usize - 2;

/// Frames that a message shows at most.
const SHOWN_FRAMES: usize = 12;

impl Machine {
    /// A machine on which nothing has run. Its tables have no cells yet.
    pub(crate) fn assemble(program: Program, state: State, config: Config, known: Known) -> Machine {
        let terms = Terms::new(config.input.arithmetic);
        Machine {
            program,
            state,
            config,
            known,
            terms,
            executed: 0,
            cuts: Cuts::default(),
            coverage: CoverageMarks::default(),
            left_out: AllLeftOut::default(),
            surroundings: Surroundings::default(),
            returned_at: None,
            thrown_at: None,
            linkage: Linkage::default(),
            input_types: InputTypes::default(),
            companions: Companions::default(),
            contracted: Contracted::default(),
            entry: Entry::default(),
            host: Host::default(),
            call: IntrinsicCall::none(),
            characters: Characters::default(),
            allowance: Allowance::default(),
            collector: Collector::default(),
        }
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
        match places.is_empty() {
            true => self.allowance.given_up_at().unwrap_or("the start of the program").to_owned(),
            false => places.join("\n  at "),
        }
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

    /// Restores the state at the newest mark, and forgets the mark.
    pub fn undo(&mut self, mark: &Mark) {
        self.state.undo(mark);
    }

    /// Gives every class, static, constant and method that the program gained a cell in the tables of the state and of
    /// the linkage.
    pub fn grow(&mut self) {
        let classes = self.program.class_count();
        if self.state.runtime.init.len() < classes {
            self.state.runtime.init.grow(classes, |_| InitState::Untouched);
            self.state.runtime.init_errors.grow(classes, |_| Ref::NULL);
            self.state.runtime.mirrors.grow(classes, |_| Ref::NULL);
        }
        let kinds = self.program.static_kinds();
        if self.state.statics.len() < kinds.len() {
            self.state.statics.grow(kinds.len(), |at| Value::default_of(kinds[at]));
        }
        self.linkage.grow(&self.program);
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
        let template = self.linkage.template(&self.program, class);
        Ok(self.state.heap.new_object(class, template))
    }

    /// A new array with default elements; the length is not negative.
    pub fn new_array(&mut self, class: ClassId, len: usize) -> Step<Ref> {
        let program::ClassKind::Array(_, kind) = self.program.class(class).kind else {
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
        self.spend_on_array(heap::Store::of(kind), len)?;
        Ok(self.state.heap.new_array(class, kind, len))
    }

    /// A new array of primitives.
    pub fn new_primitive_array(&mut self, kind: Kind, len: usize) -> Step<Ref> {
        let class = self.load(&format!("[{}", kind.letter()))?;
        self.new_array(class, len)
    }

    /// Collects garbage if the heap has grown enough since the last time. Must be called between instructions: a
    /// running instruction may hold objects that nothing refers to yet. Must not be called during a side run: the
    /// frames that it has replaced are no roots.
    pub fn collect_if_grown(&mut self) {
        if self.collector.is_due(self.state.heap.used(), self.config.max_memory) {
            self.collect();
        }
    }

    /// Collects garbage now, unless marks forbid it.
    pub fn collect(&mut self) {
        let mut roots: Vec<Ref> = self.host.roots().collect();
        self.state.roots(&mut roots);
        self.collector.collect(&mut self.state.heap, roots);
    }

    /// Covers a class of the JDK, and those nested in it. Classes outside the JDK are all covered without this call.
    pub fn cover_class(&mut self, class: ClassId) {
        if self.config.coverage && self.coverage.add_platform(&self.program, class) {
            // Some of its methods may have been linked while the JDK started.
            for (method, code) in self.linkage.codes() {
                self.coverage.cover(&self.program, method, code);
            }
        }
    }
}
