//! `heapwright run`: executes a main method and behaves as `java` would: same output, same exit status.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use budget::{Budget, Over};
use heap::Value;
use machine::{Config, Limit, Machine, Stdin, Stop, Stream};
use program::{ClassPath, Jdk, LinkError, MethodId, Program};

use crate::cli::RunArgs;
use crate::failure::Failure;
use crate::open::LEAST_MEMORY;

/// Instructions between two looks at the clock and the output.
const SLICE: u64 = 1_000_000;
/// The stack trace of an uncaught exception may take some time, but not for ever.
const TRACE_BUDGET: u64 = 100_000_000;
/// The exit status that `java` gives when main throws.
const UNCAUGHT: u8 = 1;

/// Runs the program; the result is the exit status.
pub fn run(args: &RunArgs) -> Result<u8, Failure> {
    let started = Instant::now();
    let jdk = Jdk::find(args.jdk.as_deref()).map_err(Failure::class_path)?;
    let entries: Vec<PathBuf> = args.cp.split(':').filter(|entry| !entry.is_empty()).map(PathBuf::from).collect();
    let class_path = ClassPath::open(&jdk, &entries).map_err(Failure::class_path)?;
    let config = Config {
        assertions: !args.no_assert,
        max_depth: args.depth as usize,
        max_memory: args.memory,
        stdin: Stdin::Process,
        ..Config::default()
    };
    let mut machine =
        Machine::boot(Program::new(jdk, class_path), config).map_err(|stop| Failure::before_main(&stop))?;
    let boot = (started.elapsed(), machine.executed);
    let main = find_main(&mut machine, &args.class)?;
    let budget = Budget::default().until(args.time.and_then(|time| started.checked_add(time)));
    budget.limit_memory(args.memory.max(LEAST_MEMORY));
    machine.set_budget(budget.clone());
    let mut session = Session { machine, budget, steps: args.steps };
    let status = session.execute(main, &args.class, &args.args)?;
    if args.count {
        session.print_counts(started.elapsed(), boot);
    }
    // The process ends: giving memory back piece by piece would only delay that.
    std::mem::forget(session);
    Ok(status)
}

/// The main method of a class: its own or an inherited one.
fn find_main(machine: &mut Machine, name: &str) -> Result<MethodId, Failure> {
    let internal = name.replace('.', "/");
    let class = machine.load(&internal).map_err(|error| match error {
        LinkError::ClassNotFound(missing) if *missing == *internal => Failure::usage(format!(
            "class {name} is not on the class path; give the directory or jar that holds it with --cp, and the full name with its package"
        )),
        error => Failure::link(&error),
    })?;
    machine.program.find_main(class).ok_or_else(|| {
        Failure::usage(format!("class {name} has no method `public static void main(String[])` to start with"))
    })
}

struct Session {
    machine: Machine,
    budget: Budget,
    steps: Option<u64>,
}

impl Session {
    fn execute(&mut self, main: MethodId, class: &str, args: &[String]) -> Result<u8, Failure> {
        let started = self.machine.executed;
        let entered = self.enter(main, class, args);
        let stop = match entered {
            Ok(()) => self.run_to_end(started),
            Err(stop) => stop,
        };
        match stop {
            Stop::Returned => Ok(0),
            Stop::Exit(status) => Ok(status as u8),
            Stop::Uncaught(exception) => {
                self.machine.output_mut().write(Stream::Err, b"Exception in thread \"main\" ");
                self.print_stack_trace(exception);
                self.flush();
                Ok(UNCAUGHT)
            }
            Stop::Paused | Stop::Interrupted => Err(self.paused()),
            other => Err(Failure::stopped(&other, &self.machine.place())),
        }
    }

    /// Pushes main's frame below the initialization of its class.
    fn enter(&mut self, main: MethodId, class: &str, args: &[String]) -> Result<(), Stop> {
        let ended = |trap: machine::Trap| match trap.cause() {
            machine::Cause::Stop(stop) => stop,
            other => Stop::Malformed(format!("main cannot be called: {other:?}")),
        };
        let machine = &mut self.machine;
        let mut strings = Vec::new();
        for arg in args {
            strings.push(machine.new_text(arg).map_err(ended)?);
        }
        let array = machine.new_string_array(&strings).map_err(ended)?;
        let class = machine.load(&class.replace('.', "/")).map_err(Stop::link)?;
        machine.enter_main(class, main, Value::Ref(array)).map_err(ended)
    }

    fn run_to_end(&mut self, started: u64) -> Stop {
        loop {
            let executed = self.machine.executed - started;
            let budget = self.steps.map_or(SLICE, |steps| SLICE.min(steps.saturating_sub(executed)));
            let stop = if budget == 0 { Stop::Paused } else { self.machine.run(budget) };
            self.flush();
            let over = self.budget.over();
            let out_of_steps = self.steps.is_some_and(|steps| self.machine.executed - started >= steps);
            match stop {
                // Only while it goes on: nothing refers to the exception that ended a run.
                Stop::Paused if over == Some(Over::Memory) => return Stop::Limit(Limit::Memory),
                Stop::Paused if over.is_none() && !out_of_steps => self.machine.collect_if_grown(),
                stop => return stop,
            }
        }
    }

    fn paused(&self) -> Failure {
        let limit = if self.budget.is_over() { "--time" } else { "--steps" };
        Failure::limit(format!("{limit} is used up\n  at {}", self.machine.place()))
    }

    fn print_stack_trace(&mut self, exception: heap::Ref) {
        let printed = self.machine.call_print_stack_trace(exception);
        if printed.is_err() || !matches!(self.machine.run(TRACE_BUDGET), Stop::Returned) {
            let text = format!("{}\n", self.machine.describe_exception(exception));
            self.machine.output_mut().write(Stream::Err, text.as_bytes());
        }
    }

    /// Gives out what the program printed. A closed pipe ends the printing, not the program.
    fn flush(&mut self) {
        self.machine.output_mut().drain(|stream, bytes| {
            let _ = match stream {
                Stream::Out => io::stdout().lock().write_all(bytes).and_then(|()| io::stdout().lock().flush()),
                Stream::Err => io::stderr().lock().write_all(bytes),
            };
        });
    }

    fn print_counts(&self, total: Duration, (boot_time, boot_steps): (Duration, u64)) {
        let machine = &self.machine;
        let steps = machine.executed - boot_steps;
        let seconds = (total - boot_time).as_secs_f64();
        let heap = machine.heap();
        eprintln!("instructions  {steps}");
        eprintln!("per second    {:.1} M", steps as f64 / seconds / 1e6);
        eprintln!("boot          {} instructions, {:.1} ms", boot_steps, boot_time.as_secs_f64() * 1e3);
        eprintln!("total time    {:.1} ms", total.as_secs_f64() * 1e3);
        eprintln!("objects       {}", heap.objects());
        eprintln!(
            "heap          {} bytes, {:.1} per object",
            heap.used(),
            heap.used() as f64 / heap.objects().max(1) as f64
        );
    }
}
