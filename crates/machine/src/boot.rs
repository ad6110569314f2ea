//! Starting the JDK: the steps the real JVM takes before `main`, as far as programs can tell the difference.

use std::rc::Rc;

use heap::{Ref, Value};
use program::{Code, MethodId, Program};

use crate::config::Config;
use crate::intrinsics::{UNINITIALIZED, vocabulary};
use crate::known::Known;
use crate::machine::Machine;
use crate::runtime::InitState;
use crate::side_run::SideRunSettings;
use crate::stack::Stack;
use crate::state::State;
use crate::trap::{Cause, Step, Stop, Trap};

/// Classes initialized at start, so that no path has to do it.
const EARLY: &[&str] = &[
    "java/lang/String",
    "java/lang/System",
    "java/lang/Class",
    "java/lang/ThreadGroup",
    "java/lang/Thread",
    "java/lang/reflect/Method",
    "java/lang/ref/Finalizer",
];

/// Exceptions that the machine raises itself: their classes are initialized before any of them is raised.
const EXCEPTIONS: &[&str] = &[
    "java/lang/ExceptionInInitializerError",
    "java/lang/NullPointerException",
    "java/lang/ArithmeticException",
    "java/lang/ArrayIndexOutOfBoundsException",
    "java/lang/ArrayStoreException",
    "java/lang/ClassCastException",
    "java/lang/NegativeArraySizeException",
    "java/lang/IllegalMonitorStateException",
    "java/lang/StackOverflowError",
    "java/lang/OutOfMemoryError",
    "java/lang/NoClassDefFoundError",
    "java/lang/AssertionError",
];

/// `Thread.NORM_PRIORITY`.
const NORMAL_PRIORITY: i32 = 5;
/// The status of a thread that is started and running, as `VM.toThreadState` reads it.
const RUNNABLE: i32 = 5;

/// Instructions for starting the JDK: more than any JDK takes.
const BUDGET: u64 = 50_000_000;

impl Machine {
    /// A machine on which the JDK has been started.
    pub fn boot(program: Program, config: Config) -> Result<Machine, Stop> {
        let mut program = Machine::prepare(program, &config);
        let config = Config { max_memory: config.max_memory.min(u32::MAX as usize), ..config };
        let known = Known::new(&mut program).map_err(Stop::link)?;
        let state = State::new(Stack::new(Rc::new(Code::default())));
        let mut machine = Machine::assemble(program, state, config, known);
        machine.grow();
        let run = machine.begin_side_run(SideRunSettings::before_paths(&machine.config, BUDGET));
        let started = machine.start_jdk();
        machine.end_side_run(run);
        started?;
        machine.host.set_started();
        Ok(machine)
    }

    /// A program as a machine sees it, for those who only look at classes: starting the JDK takes longer than that.
    pub fn prepare(mut program: Program, config: &Config) -> Program {
        if config.vocabulary {
            vocabulary::add_stand_ins(&mut program);
        }
        program
    }

    /// Brings the machine to the state in which `main` can be called.
    fn start_jdk(&mut self) -> Result<(), Stop> {
        let started = self.start_steps();
        started.map_err(|trap| match trap.cause() {
            Cause::Stop(stop) => stop,
            other => Stop::Malformed(format!("the JDK does not start: {other:?}")),
        })
    }

    fn start_steps(&mut self) -> Step {
        for name in UNINITIALIZED {
            let class = self.load(name)?;
            self.state.runtime.init.set(class.index(), InitState::Done);
        }
        self.initialize_now("java/lang/String")?;
        self.make_loaders()?;
        self.make_main_thread()?;
        for name in EARLY {
            self.initialize_now(name)?;
        }
        let system = self.load("java/lang/System")?;
        self.run_static("java/lang/System", "initPhase1", "()V", &[])?;
        let stream = |machine: &Machine, name: &str| match machine
            .program
            .slot(system, name)
            .map(|slot| machine.state.statics.get(slot as usize))
        {
            Some(Value::Ref(stream)) => stream,
            _ => Ref::NULL,
        };
        self.host.set_printers([stream(self, "out"), stream(self, "err")]);
        self.run_static("jdk/internal/misc/VM", "initLevel", "(I)V", &[Value::Int(4)])?;
        for name in EXCEPTIONS {
            self.initialize_now(name)?;
        }
        Ok(())
    }

    /// The thread that `main` runs in, made as the real JVM makes it.
    fn make_main_thread(&mut self) -> Step {
        let group_class = self.load("java/lang/ThreadGroup")?;
        let thread_class = self.load("java/lang/Thread")?;
        let thread = self.new_object(thread_class)?;
        self.host.set_main_thread(thread);
        self.set_named(thread, "priority", Value::Int(NORMAL_PRIORITY))?;
        self.set_named(thread, "threadStatus", Value::Int(RUNNABLE))?;
        // A thread is alive while it has a native counterpart.
        self.set_named(thread, "eetop", Value::Long(1))?;
        self.initialize_now("java/lang/ThreadGroup")?;
        let system = self.new_object(group_class)?;
        self.run_constructor(system, "()V", &[])?;
        let main = self.new_object(group_class)?;
        let name = self.new_text("main")?;
        let args = [Value::Ref(system), Value::Ref(name)];
        self.run_constructor(main, "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V", &args)?;
        self.prepare_thread(main)?;
        self.initialize_now("java/lang/Thread")?;
        let args = [Value::Ref(main), Value::Ref(name)];
        self.run_constructor(thread, "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V", &args)
    }

    /// What the constructor of a thread reads from the thread that runs it.
    fn prepare_thread(&mut self, group: Ref) -> Step {
        self.set_named(self.host.main_thread(), "group", Value::Ref(group))?;
        // Newer JDKs keep such fields apart.
        if let Ok(holder_class) = self.load("java/lang/Thread$FieldHolder") {
            let holder = self.new_object(holder_class)?;
            self.set_named(holder, "group", Value::Ref(group))?;
            self.set_named(holder, "priority", Value::Int(NORMAL_PRIORITY))?;
            self.set_named(holder, "threadStatus", Value::Int(RUNNABLE))?;
            self.set_named(self.host.main_thread(), "holder", Value::Ref(holder))?;
        }
        Ok(())
    }

    fn run_constructor(&mut self, object: Ref, descriptor: &str, args: &[Value]) -> Step {
        let class = self.state.heap.class_of(object).ok_or_else(Trap::null)?;
        let constructor = self.program.declared(class, "<init>", descriptor).ok_or_else(|| {
            Trap::unsupported(format!("{} without constructor {descriptor}", self.program.class(class).name))
        })?;
        let mut all = vec![Value::Ref(object)];
        all.extend_from_slice(args);
        self.call(constructor, &all)?;
        self.finish_call()
    }

    fn run_static(&mut self, class: &str, name: &str, descriptor: &str, args: &[Value]) -> Step {
        self.initialize_now(class)?;
        let id = self.load(class)?;
        let method = self
            .program
            .declared(id, name, descriptor)
            .ok_or_else(|| Trap::unsupported(format!("{class} without {name}{descriptor}")))?;
        self.call(method, args)?;
        self.finish_call()
    }

    /// Initializes a class to the end, when no frames exist.
    fn initialize_now(&mut self, name: &str) -> Step {
        let class = self.load(name)?;
        if self.state.runtime.init.get(class.index()) == InitState::Untouched {
            self.begin(class)?;
            self.finish_call()?;
        }
        Ok(())
    }

    /// Runs until the entered method has returned.
    fn finish_call(&mut self) -> Step {
        if self.state.stack.depth() == 0 {
            return Ok(());
        }
        match self.run(u64::MAX) {
            Stop::Returned => Ok(()),
            Stop::Uncaught(exception) => {
                Err(Trap::unsupported(format!("starting this JDK: {}", self.describe_exception(exception))))
            }
            Stop::Paused => Err(Trap::unsupported("starting this JDK: it takes too long")),
            other => Err(Trap::stop(other)),
        }
    }

    /// Enters `main` after the initialization of the class that was asked for.
    pub fn enter_main(&mut self, class: program::ClassId, main: program::MethodId, args: Value) -> Step {
        let launcher = self.program.synthesize_launcher(class, main)?;
        self.grow();
        self.call(launcher, &[args])?;
        if self.state.runtime.init.get(class.index()) == InitState::Untouched {
            self.begin(class)?;
        }
        Ok(())
    }

    /// Enters the printing of an exception's stack trace.
    pub fn call_print_stack_trace(&mut self, exception: Ref) -> Step {
        let throwable = self.known.throwable;
        let print = self
            .program
            .declared(throwable, "printStackTrace", "()V")
            .ok_or_else(|| Trap::malformed("Throwable without printStackTrace"))?;
        let class = self.state.heap.class_of(exception).ok_or_else(Trap::null)?;
        let selected =
            self.program.method(print).vindex.and_then(|at| self.program.class(class).vtable.get(at as usize));
        self.call(*selected.unwrap_or(&print), &[Value::Ref(exception)])
    }

    /// Whether an exception says that a class is missing or broken.
    pub fn is_linkage_error(&self, exception: Ref) -> bool {
        let class = self.state.heap.class_of(exception);
        let linkage = self.program.loaded("java/lang/LinkageError");
        class.zip(linkage).is_some_and(|(class, linkage)| self.program.is_subtype(class, linkage))
    }

    /// Where an exception arose: methods and positions, innermost first.
    pub fn frames_of(&self, exception: Ref) -> Vec<(MethodId, u32)> {
        let Some(Value::Ref(backtrace)) = self.field_by_name(exception, "backtrace") else { return Vec::new() };
        let Ok(frames) = self.state.heap.ints(backtrace) else { return Vec::new() };
        frames.chunks_exact(2).map(|pair| (MethodId(pair[0] as u32), pair[1] as u32)).collect()
    }

    /// Class and message of an exception.
    pub fn describe_exception(&self, exception: Ref) -> String {
        let class = self.state.heap.class_of(exception);
        let name = class.map_or_else(|| "null".to_owned(), |class| self.program.class(class).java_name());
        match self.get_named(exception, "detailMessage") {
            Ok(Value::Ref(message)) if !message.is_null() => {
                format!("{name}: {}", self.rust_text(message).unwrap_or_default())
            }
            _ => name,
        }
    }
}
