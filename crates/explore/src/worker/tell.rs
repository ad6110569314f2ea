//! Taking one path again, instruction by instruction, and telling it.

use heap::{Ref, Value};
use machine::{Machine, Stop};
use program::{ClassId, MethodId, Visibility};
use solver::Model;

use super::{Event, Worker};
use crate::case::{Names, Values};
use crate::ending::Ending;
use crate::location::Location;
use crate::path::{GivenChoices, Path};
use crate::readable::make_readable;
use crate::script::{Clause, ScriptStep};
use crate::shared::Shared;
use crate::story::{Story, StoryLine, StoryValue};
use crate::subject::SubjectError;

/// Lines that are kept of a path, the last ones.
const MOST: usize = 5_000;

/// Watches the machine while a path is taken, and collects its lines.
#[derive(Debug, Default)]
pub(super) struct Teller {
    lines: Vec<Line>,
    left_out: u64,
    /// Choices of the path that have been told.
    choices: usize,
    /// The locals of the activation that is being told.
    locals: Vec<Value>,
}

/// A line while it is executed.
#[derive(Debug)]
struct Line {
    /// The step of the script.
    step: usize,
    depth: usize,
    serial: u32,
    method: MethodId,
    line: Option<u16>,
    pc: u32,
    /// Choices that were made there.
    choices: std::ops::Range<usize>,
    /// New values of locals: the slot, the instruction after which the value was seen, and the value.
    values: Vec<(u16, u32, Value)>,
}

impl Teller {
    /// Looks at the machine before an instruction.
    fn look(&mut self, machine: &Machine, subject: ClassId, step: usize, choices: usize) {
        let stack = machine.stack();
        let frame = &stack.current;
        if stack.depth() == 0 || !is_told(machine, subject, frame.method) {
            self.note_choices(choices);
            return;
        }
        let slots = frame.code.max_locals;
        let locals: Vec<Value> = (0..slots).map(|slot| stack.local(slot)).collect();
        let line = frame.code.line(frame.pc);
        let is_same = self.lines.last().is_some_and(|last| last.serial == frame.serial);
        if is_same {
            self.note_values(&locals, frame.pc);
        }
        self.note_choices(choices);
        let goes_on = self.lines.last().is_some_and(|last| last.serial == frame.serial && last.line == line);
        if !goes_on {
            let told = |frame: &&machine::Frame| is_told(machine, subject, frame.method);
            let depth = stack.frames().filter(told).count().saturating_sub(1);
            let (serial, method, pc) = (frame.serial, frame.method, frame.pc);
            if self.lines.len() == MOST {
                self.lines.remove(0);
                self.left_out += 1;
            }
            let choices = self.choices..self.choices;
            // A method begins with its arguments.
            let arguments = if pc == 0 { &locals[..] } else { &[] };
            let is_given = |(_, value): &(u16, &Value)| !matches!(value, Value::Top);
            let values = (0..).zip(arguments).filter(is_given).map(|(slot, value)| (slot, pc, *value)).collect();
            self.lines.push(Line { step, depth, serial, method, line, pc, choices, values });
        }
        self.locals = locals;
    }

    fn note_values(&mut self, locals: &[Value], pc: u32) {
        let Some(line) = self.lines.last_mut() else { return };
        for (slot, (new, old)) in locals.iter().zip(&self.locals).enumerate() {
            if new.bits() != old.bits() && !matches!(new, Value::Top) {
                line.values.push((slot as u16, pc, *new));
            }
        }
    }

    /// Choices belong to the line that was executed last.
    fn note_choices(&mut self, choices: usize) {
        if let Some(line) = self.lines.last_mut() {
            line.choices.end = choices;
        }
        self.choices = choices;
    }
}

/// Whether the lines of a method are told: those of the JDK are not, unless the subject is of the same class.
fn is_told(machine: &Machine, subject: ClassId, method: MethodId) -> bool {
    let method = machine.program.method(method);
    let is_own = method.class == subject || !machine.program.class(method.class).is_jdk();
    method.visibility == Visibility::Shown && is_own
}

impl Worker<'_> {
    /// Takes a path, as users write it, and tells it.
    pub fn tell(&mut self, path: &Path, shared: &Shared) -> Result<Story, SubjectError> {
        self.restart(GivenChoices::written(path))?;
        let (mut teller, subject) = (Teller::default(), self.subject.class);
        let ending = loop {
            teller.look(&self.course.machine, subject, self.at.step, self.path.0.len());
            let event = self.run_one(shared);
            let ending = match event {
                None => None,
                Some(Event::End(ending)) => Some(ending),
                Some(Event::Choose(choice)) => self.choose(choice).err(),
            };
            if let Some(ending) = ending {
                break ending;
            }
        };
        teller.look(&self.course.machine, subject, self.at.step, self.path.0.len());
        self.points.clear(&mut self.course);
        let end = self.end_in_words(&ending);
        let is_complete = !matches!(ending, Ending::Strayed(_) | Ending::Interrupted) && self.has_taken_all();
        let mut model = self.course.solver.model(&mut self.course.machine.terms).unwrap_or_default();
        make_readable(&self.course.machine.terms, self.course.solver.path_condition(), &mut model);
        let lines = teller.lines.iter().map(|line| self.told(line, &model)).collect();
        Ok(Story { path: self.path.clone(), lines, left_out: teller.left_out, end, is_complete })
    }

    /// Executes one instruction, or takes one step of the script.
    fn run_one(&mut self, shared: &Shared) -> Option<Event> {
        if self.course.machine.depth() == 0 || shared.is_over() {
            return match shared.is_over() {
                true => Some(Event::End(Ending::Interrupted)),
                false => self.take_step(),
            };
        }
        if self.steps_left() == 0 {
            return Some(self.out_of_steps());
        }
        match self.course.machine.run(1) {
            Stop::Paused => None,
            stop => self.stopped(stop),
        }
    }

    /// Whether no given choice is left.
    fn has_taken_all(&self) -> bool {
        match &self.given {
            GivenChoices::Exact(path) => self.path.0.len() >= path.0.len(),
            GivenChoices::Open(choices) => self.path.0.iter().filter(|taken| !taken.forced).count() >= choices.len(),
        }
    }

    fn told(&mut self, line: &Line, model: &Model) -> StoryLine {
        let at = Location::of(&mut self.course.machine, line.method, line.pc);
        let machine = &self.course.machine;
        let values = Values { model };
        let names = Names { machine, subject: &self.subject, values: &values };
        let taken = line.choices.clone().filter_map(|at| {
            let (taken, way) = (self.path.0.get(at)?, self.ways.get(at)?);
            (!taken.forced).then_some(*way)
        });
        let decisions = names.decisions(taken).iter().map(ToString::to_string).collect();
        let value = |&(slot, pc, value): &(u16, u32, Value)| {
            let name = machine.program.local_name(line.method, slot, pc).filter(|name| name != "this")?;
            let (value, example) = in_words(&names, value);
            Some(StoryValue { name, value, example })
        };
        let values = line.values.iter().filter_map(value).collect();
        StoryLine { phase: self.phase(line.step), depth: line.depth, at, decisions, values }
    }

    /// What a step of the script is about.
    fn phase(&self, step: usize) -> String {
        let name = |method: MethodId| self.course.machine.program.external_method(method, false);
        match (self.steps.get(step), self.steps.get(step + 1)) {
            (Some(&ScriptStep::CallInvariant(_, method)), Some(ScriptStep::Assume)) => {
                format!("assumed: {}", name(method))
            }
            (Some(&ScriptStep::CallInvariant(_, method)), _) => format!("checked: {}", name(method)),
            (Some(&ScriptStep::CallPrecondition(condition)), _) => format!("assumed: {}", name(condition.method)),
            (Some(step), _) if step.specification().is_some() => {
                format!("checked: {}", step.specification().map(name).unwrap_or_default())
            }
            _ => name(self.subject.method),
        }
    }

    fn end_in_words(&mut self, ending: &Ending) -> String {
        let machine = &mut self.course.machine;
        match ending {
            Ending::Returned => "the subject returns".to_owned(),
            Ending::Exited => "the program ends the process".to_owned(),
            Ending::Threw(exception) => format!("uncaught: {}", machine.describe_exception(*exception).trim_end()),
            Ending::Broken(Clause::Demand(number), _) => {
                format!("a call breaks {}", machine.demand_in_words(*number))
            }
            Ending::Broken(Clause::Frame(method), exception) if exception.is_null() => {
                let name = machine.program.external_method(*method, false);
                let place = self.assigned_in_words();
                format!("{name}: {place} is changed")
            }
            Ending::Broken(
                Clause::Invariant(method) | Clause::Postcondition(method) | Clause::Frame(method),
                exception,
            ) => {
                let name = machine.program.external_method(*method, false);
                match exception.is_null() {
                    true => format!("{name} is false"),
                    false => format!("{name} throws {}", machine.describe_exception(*exception).trim_end()),
                }
            }
            Ending::Precondition => "an assumption does not hold".to_owned(),
            Ending::Crash(exception) => {
                let what = machine.describe_exception(*exception);
                format!("an assumption throws {}, and so does not hold", what.trim_end())
            }
            Ending::Limit(_) => "a limit on the size of the input leaves no way to go on".to_owned(),
            Ending::Gap(gap) => format!("left: {gap}"),
            Ending::Rejected => "admission rejects every way to go on".to_owned(),
            Ending::Undecided => "the solver could not decide how to go on".to_owned(),
            Ending::Interrupted => "the time is used up".to_owned(),
            Ending::Strayed(why) => why.clone(),
        }
    }
}

/// A value in terms of the input, and for one input where it depends on it.
pub(super) fn in_words(names: &Names<'_>, value: Value) -> (String, Option<String>) {
    match value {
        Value::Int(number) => (number.to_string(), None),
        Value::Long(number) => (number.to_string(), None),
        Value::Float(number) => (number.to_string(), None),
        Value::Double(number) => (number.to_string(), None),
        Value::Term(_, term) => {
            let example = names.values.term(names.machine, term).map(|node| in_digits(&node));
            (names.conditions(&[term]).concat(), example)
        }
        Value::Ref(reference) => (reference_in_words(names, reference), None),
        _ => ("?".to_owned(), None),
    }
}

fn in_digits(node: &term::Node) -> String {
    match *node {
        term::Node::Bool(value) => value.to_string(),
        term::Node::Int(value) => value.to_string(),
        term::Node::Long(value) => value.to_string(),
        term::Node::Float(bits) => f32::from_bits(bits).to_string(),
        term::Node::Double(bits) => f64::from_bits(bits).to_string(),
        _ => "?".to_owned(),
    }
}

fn reference_in_words(names: &Names<'_>, reference: Ref) -> String {
    let machine = names.machine;
    let input = machine.input();
    let target = match reference.unknown() {
        Some(unknown) => match input.decided(unknown) {
            Some(target) => target,
            None => return format!("{} (not decided)", names.of(input.unknown(unknown).origin)),
        },
        None => reference,
    };
    if target.is_null() {
        return "null".to_owned();
    }
    let class = machine.class_of(target).map(|class| machine.program.class(class).java_name());
    let class = class.unwrap_or_else(|| "an object".to_owned());
    match input.number_of(target) {
        Some(number) => format!("{} ({class})", names.of(input.objects()[number as usize].origin)),
        None if class == "java.lang.String" => machine.rust_text(target).map_or(class, |text| format!("{text:?}")),
        None => format!("a {class} that the program made"),
    }
}
