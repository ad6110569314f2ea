//! Calls and returns.

use std::rc::Rc;

use heap::{Ref, Value};
use program::{ClassId, Code, MethodId, Program};

use crate::config::Overflow;
use crate::input_types::Callee;
use crate::machine::{Intrinsic, Linked, Machine, Reply, Takes};
use crate::op::object::{enter_monitor, leave_monitor};
use crate::stack::Stack;
use crate::trap::{Limit, Step, Stop, Trap};

/// Frames beyond the limit of depth in which an exception can still be made.
const THROWING_DEPTH: usize = 100;

impl Machine {
    #[inline(never)]
    pub(crate) fn invoke_static(&mut self, method: MethodId) -> Step {
        let class = self.program.method(method).class;
        self.ensure_initialized(class)?;
        self.invoke(method)
    }

    #[inline(never)]
    pub(crate) fn invoke_direct(&mut self, method: MethodId) -> Step {
        let slots = self.program.method(method).arg_slots;
        let receiver = self.state.stack.peek_ref(usize::from(slots) - 1)?;
        if self.is_null(receiver)? {
            return Err(Trap::null());
        }
        self.invoke(method)
    }

    #[inline(never)]
    pub(crate) fn invoke_virtual(&mut self, vindex: u32, slots: u16) -> Step {
        let Some(class) = self.receiver_class(slots)? else {
            let method = self.select_open(slots, Callee::Virtual(vindex))?;
            return self.invoke(method);
        };
        match self.program.class(class).vtable.get(vindex as usize) {
            Some(&method) => self.invoke(method),
            None => Err(Trap::malformed("the receiver has no such method")),
        }
    }

    #[inline(never)]
    pub(crate) fn invoke_interface(&mut self, method: MethodId, slots: u16) -> Step {
        let Some(class) = self.receiver_class(slots)? else {
            let method = self.select_open(slots, Callee::Interface(method))?;
            return self.invoke(method);
        };
        let interface = self.program.method(method).class;
        let selected = match self.program.select(class, method) {
            Ok(selected) => selected,
            Err(error) => {
                if !self.program.is_subtype(class, interface) {
                    return Err(not_implemented(&self.program, class, interface));
                }
                return Err(error.into());
            }
        };
        self.invoke(selected)
    }

    /// The class of a receiver; none when it is not decided, or the call is to be noticed.
    #[inline(always)]
    fn receiver_class(&self, slots: u16) -> Step<Option<ClassId>> {
        let receiver = self.state.stack.peek_ref(usize::from(slots) - 1)?;
        match self.state.heap.header(receiver) {
            Some(header) if header.is_callable() => Ok(Some(header.class)),
            None if receiver.is_null() => Err(Trap::null()),
            _ => Ok(None),
        }
    }

    /// Enters a method whose arguments are on the stack, or runs its intrinsic.
    #[inline]
    pub(crate) fn invoke(&mut self, method: MethodId) -> Step {
        match self.linkage.entry(method) {
            Linked::Code { code, arg_slots, synchronized: false } => {
                if self.state.stack.depth() >= self.config.max_depth {
                    self.check_depth()?;
                }
                self.state.stack.enter(method, code.clone(), *arg_slots, Ref::NULL);
                Ok(())
            }
            Linked::Intrinsic { run, takes, arg_slots } => {
                let (run, takes, arg_slots) = (*run, *takes, *arg_slots);
                self.run_intrinsic(method, run, takes, arg_slots)
            }
            Linked::Overlaid { code, run, arg_slots } => {
                let (run, arg_slots) = (*run, *arg_slots);
                let args = self.state.stack.len().saturating_sub(arg_slots.into());
                if self.call.has_deferred_texts() || self.state.stack.has_inputs(args) {
                    return self.run_intrinsic(method, run, Takes::Inputs, arg_slots);
                }
                let code = code.clone();
                self.enter(method, code, arg_slots)
            }
            _ => self.invoke_slowly(method),
        }
    }

    fn invoke_slowly(&mut self, method: MethodId) -> Step {
        match self.linkage.entry(method).clone() {
            Linked::Code { code, arg_slots, .. } => self.enter(method, code, arg_slots),
            Linked::Intrinsic { .. } | Linked::Overlaid { .. } => self.invoke(method),
            Linked::Missing => Err(missing_native(&self.program, method)),
            Linked::Abstract => {
                let slots = self.program.method(method).arg_slots;
                let class = self.receiver_class(slots)?.unwrap_or(self.program.method(method).class);
                Err(self.program.abstract_method(class, method).into())
            }
            Linked::Unlinked => {
                self.link(method)?;
                self.invoke(method)
            }
        }
    }

    #[inline]
    fn run_intrinsic(&mut self, method: MethodId, run: Intrinsic, takes: Takes, arg_slots: u16) -> Step {
        let args = self.call.begin(&self.state.stack, method, arg_slots);
        if takes == Takes::Concrete && self.state.stack.has_inputs(args) && !self.prepare_inputs(method)? {
            return self.invoke_body(method);
        }
        match run(self)? {
            Reply::Void => self.state.stack.truncate(args),
            Reply::Value(value) => {
                self.state.stack.truncate(args);
                self.state.stack.push_any(value);
            }
            Reply::Called => {}
            Reply::Body => return self.invoke_body(method),
        }
        Ok(())
    }

    /// Runs the bytecode of a method whose intrinsic declined.
    fn invoke_body(&mut self, method: MethodId) -> Step {
        let Some(code) = self.program.code(method)? else {
            return Err(missing_native(&self.program, method));
        };
        self.grow();
        if self.config.coverage {
            self.coverage.cover(&self.program, method, &code);
        }
        let arg_slots = self.program.method(method).arg_slots;
        self.enter(method, code, arg_slots)
    }

    /// Enters code, taking the lock of a synchronized method.
    fn enter(&mut self, method: MethodId, code: Rc<Code>, arg_slots: u16) -> Step {
        if self.state.stack.depth() >= self.config.max_depth {
            self.check_depth()?;
        }
        let mut lock = Ref::NULL;
        if self.program.method(method).is_synchronized() {
            lock = self.lock_of(method, arg_slots)?;
            enter_monitor(&mut self.state.heap, lock)?;
        }
        self.state.stack.enter(method, code, arg_slots, lock);
        Ok(())
    }

    /// The object that a synchronized method locks.
    fn lock_of(&mut self, method: MethodId, arg_slots: u16) -> Step<Ref> {
        if self.program.method(method).is_static() {
            let class = self.program.method(method).class;
            self.mirror(class)
        } else {
            self.object_at(usize::from(arg_slots) - 1)
        }
    }

    /// Beyond the limit of depth only methods that make an exception may be entered, for a few frames.
    #[cold]
    fn check_depth(&self) -> Step {
        let over = self.state.stack.depth() - self.config.max_depth;
        let throwing = self.state.stack.frames().take(over + 1).any(|frame| {
            let method = self.program.method(frame.method);
            method.body == program::Body::Synthesized && &**self.program.text(method.name) == "<throw>"
        });
        if throwing && over < THROWING_DEPTH {
            return Ok(());
        }
        Err(match self.config.overflow {
            Overflow::Throw => Trap::raise("java/lang/StackOverflowError"),
            Overflow::Stop => Trap::stop(Stop::Limit(Limit::Depth)),
        })
    }

    #[inline(never)]
    pub(crate) fn return_nothing(&mut self) -> Step {
        self.leave(|_| {})
    }

    #[inline(never)]
    pub(crate) fn return_value(&mut self) -> Step {
        let value = self.state.stack.pop_kept();
        self.leave(|stack| stack.keep(value))
    }

    #[inline(never)]
    pub(crate) fn return_value2(&mut self) -> Step {
        self.state.stack.drop_slots(1);
        let value = self.state.stack.pop_kept();
        self.leave(|stack| stack.keep2(value))
    }

    /// Leaves the current frame; the result is pushed in that of the caller.
    #[inline(always)]
    fn leave(&mut self, push_result: impl FnOnce(&mut Stack)) -> Step {
        let lock = self.state.stack.current.lock;
        if !lock.is_null() {
            leave_monitor(&mut self.state.heap, lock)?;
        }
        let outermost = (self.state.stack.depth() == 1).then(|| {
            let frame = &self.state.stack.current;
            (frame.method, frame.pc.saturating_sub(1))
        });
        self.state.stack.leave();
        push_result(&mut self.state.stack);
        if outermost.is_some() {
            self.returned_at = outermost;
            return Err(Trap::stop(Stop::Returned));
        }
        Ok(())
    }

    /// From an intrinsic: calls another method in place of this one, whose result becomes this one's.
    pub(crate) fn tail_call(&mut self, method: MethodId, args: &[Value]) -> Step<Reply> {
        let class = self.program.method(method).class;
        if self.program.method(method).is_static() {
            self.ensure_initialized(class)?;
        }
        self.state.stack.truncate(self.call.first());
        for &arg in args {
            self.state.stack.push_any(arg);
        }
        self.invoke_now(method)?;
        Ok(Reply::Called)
    }
}

#[cold]
fn not_implemented(program: &Program, class: ClassId, interface: ClassId) -> Trap {
    let message = format!(
        "Class {} does not implement the requested interface {}",
        program.class(class).java_name(),
        program.class(interface).java_name()
    );
    Trap::raise_with("java/lang/IncompatibleClassChangeError", message)
}

#[cold]
fn missing_native(program: &Program, method: MethodId) -> Trap {
    Trap::unsupported(format!("native method {}", program.method_name(method)))
}
