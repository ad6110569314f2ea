//! Class initialization (JVMS 5.5), driven by a synthesized method so that it runs in frames like everything else.

use heap::{Ref, Table, Value};
use program::{ClassId, ClassKind, InitStep, Program, access, utf16};
use ristretto_classfile::Constant;

use crate::config::Overflow;
use crate::input_config::StaticInputs;
use crate::machine::Machine;
use crate::op::is_instance;
use crate::runtime::InitState;
use crate::trap::{Limit, Step, Stop, Trap};

impl Machine {
    /// Goes on when a class can be used. Otherwise starts its initialization, after which the instruction is executed
    /// again.
    #[inline(always)]
    pub(crate) fn ensure_initialized(&mut self, class: ClassId) -> Step {
        match self.state.runtime.init.get(class.index()) {
            InitState::Done | InitState::Running => Ok(()),
            _ => self.initialize(class),
        }
    }

    #[cold]
    fn initialize(&mut self, class: ClassId) -> Step {
        if self.state.runtime.init.get(class.index()) == InitState::Erroneous {
            let message = format!("Could not initialize class {}", self.program.class(class).java_name());
            let cause = self.state.runtime.init_errors.get(class.index());
            return Err(Trap::raise_caused("java/lang/NoClassDefFoundError", message, cause));
        }
        if !matches!(self.program.class(class).kind, ClassKind::Instance | ClassKind::Interface) {
            self.state.runtime.init.set(class.index(), InitState::Done);
            return Ok(());
        }
        if self.state.stack.depth() >= self.config.max_depth {
            return Err(match self.config.overflow {
                Overflow::Throw => Trap::raise("java/lang/StackOverflowError"),
                Overflow::Stop => Trap::stop(Stop::Limit(Limit::Depth)),
            });
        }
        self.state.stack.rewind();
        self.begin(class)?;
        Err(Trap::again())
    }

    /// Pushes the frame that initializes a class.
    pub(crate) fn begin(&mut self, class: ClassId) -> Step {
        self.state.runtime.init.set(class.index(), InitState::Running);
        let initializer = self.known.initializer;
        self.state.stack.push(Value::Int(class.0 as i32));
        self.invoke(initializer)
    }

    pub(crate) fn initialize_step(&mut self, step: InitStep) -> Step {
        let Value::Int(number) = self.state.stack.local(0) else {
            return Err(Trap::malformed("initializer without class"));
        };
        let class = ClassId(number as u32);
        match step {
            InitStep::Supers => match next_super(&self.program, &self.state.runtime.init, class) {
                Some(next) => {
                    self.ensure_initialized(next)?;
                    Ok(())
                }
                None => Ok(()),
            },
            InitStep::Run => {
                self.set_constants(class)?;
                match self.program.class(class).initializer {
                    Some(method) => self.invoke(method),
                    None => Ok(()),
                }
            }
            InitStep::Done => {
                self.state.runtime.init.set(class.index(), InitState::Done);
                self.open_statics(class);
                Ok(())
            }
            InitStep::Failed => {
                let exception = self.state.stack.peek_ref(0)?;
                self.fail(class, exception)
            }
            InitStep::FailedInBody => {
                let exception = self.state.stack.peek_ref(0)?;
                self.fail(class, exception)?;
                let is_error = is_instance(&self.program, &self.state.heap, exception, self.known.error);
                self.state.stack.put(is_error.into())
            }
        }
    }

    /// Makes the static fields of a class of the program inputs, if the settings say so and the fields are not final.
    fn open_statics(&mut self, class: ClassId) {
        let class = self.program.class(class);
        if self.config.input.statics == StaticInputs::Initialized || class.is_jdk() {
            return;
        }
        for field in class.fields.iter().filter(|field| field.is_static() && field.flags & access::FINAL == 0) {
            self.state.statics.set(field.slot as usize, Value::Top);
        }
    }

    /// Makes a class erroneous, and keeps a description of why: later uses report it as their cause.
    fn fail(&mut self, class: ClassId, exception: Ref) -> Step {
        self.state.runtime.init.set(class.index(), InitState::Erroneous);
        let error_class = self.load("java/lang/ExceptionInInitializerError")?;
        let error = self.new_object(error_class)?;
        let text = format!("Exception {} [in thread \"main\"]", self.describe_exception(exception));
        let text = self.new_text(&text)?;
        self.set_named(error, "detailMessage", Value::Ref(text))?;
        for field in ["backtrace", "depth"] {
            let value = self.get_named(exception, field)?;
            self.set_named(error, field, value)?;
        }
        let throwable = self.known.throwable;
        for (field, constant) in [("stackTrace", "UNASSIGNED_STACK"), ("suppressedExceptions", "SUPPRESSED_SENTINEL")] {
            if let Some(slot) = self.program.slot(throwable, constant) {
                self.set_named(error, field, self.state.statics.get(slot as usize))?;
            }
        }
        self.state.runtime.init_errors.set(class.index(), error);
        Ok(())
    }

    /// Gives static fields with a `ConstantValue` attribute their values.
    fn set_constants(&mut self, class: ClassId) -> Step {
        let Some(file) = self.program.class(class).file.clone() else { return Ok(()) };
        let fields: Vec<(u32, u16)> = self
            .program
            .class(class)
            .fields
            .iter()
            .filter_map(|field| field.constant.map(|constant| (field.slot, constant)))
            .collect();
        for (slot, index) in fields {
            let value = match file.constant_pool.try_get(index) {
                Ok(Constant::Integer(value)) => Value::Int(*value),
                Ok(Constant::Long(value)) => Value::Long(*value),
                Ok(Constant::Float(value)) => Value::Float(*value),
                Ok(Constant::Double(value)) => Value::Double(*value),
                Ok(Constant::String(text)) => {
                    let text = file.constant_pool.try_get_utf8(*text).map_err(|e| Trap::malformed(e.to_string()))?;
                    let literal = self.program.literals.intern(&utf16(text));
                    Value::Ref(self.make_literal(literal)?)
                }
                _ => return Err(Trap::malformed("bad constant value of a field")),
            };
            self.state.statics.set(slot as usize, value);
        }
        Ok(())
    }
}

fn collect_interfaces(program: &Program, interface: ClassId, order: &mut Vec<ClassId>) {
    for &outer in &program.class(interface).interfaces {
        collect_interfaces(program, outer, order);
    }
    if !order.contains(&interface) {
        order.push(interface);
    }
}

fn has_default_methods(program: &Program, interface: ClassId) -> bool {
    program.class(interface).methods.iter().any(|&id| {
        let method = program.method(id);
        !method.is_abstract() && !method.is_static()
    })
}

/// The superclass, else the first superinterface with code of its own, that is not initialized.
fn next_super(program: &Program, init: &Table<InitState>, class: ClassId) -> Option<ClassId> {
    let class = program.class(class);
    if class.is_interface() {
        return None;
    }
    let pending = |id: &ClassId| matches!(init.get(id.index()), InitState::Untouched | InitState::Erroneous);
    class.super_class.filter(pending).or_else(|| {
        let mut order = Vec::new();
        for &interface in &class.interfaces {
            collect_interfaces(program, interface, &mut order);
        }
        order.into_iter().find(|id| pending(id) && has_default_methods(program, *id))
    })
}
