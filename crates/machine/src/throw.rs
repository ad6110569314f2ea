//! Exceptions: making the machine's own, finding handlers, unwinding frames.

use heap::{Ref, Value};
use program::{Catch, ClassId, Handler, Message, MethodId};

use crate::machine::{Machine, Reply};
use crate::op::leave_monitor;
use crate::trap::{Raise, Reason, Step, Stop, Trap, Words};

impl Machine {
    /// Enters the method that makes and throws an exception.
    pub(crate) fn raise(&mut self, raise: Raise) -> Step {
        let class = self.load(raise.class)?;
        let message = match (&raise.message, &raise.reason) {
            (None, _) => Message::None,
            (Some(_), Reason::None) => Message::Text,
            (Some(_), Reason::MissingClass(_)) => Message::MissingClass,
            (Some(_), Reason::Exception(_)) => Message::Caused,
        };
        let thrower = self.thrower(class, message)?;
        let Some(code) = self.program.code(thrower)? else {
            return Err(Trap::malformed("thrower without code"));
        };
        let mut slots = 0;
        if let Some(message) = raise.message {
            let message = match message {
                Words::Text(text) => self.new_text(&text)?,
                Words::Numbers(texts) => self.join_numbers(&texts, "")?,
                Words::Open => self.open_text()?,
            };
            self.state.stack.push(Value::Ref(message));
            slots += 1;
        }
        let cause = match raise.reason {
            Reason::None => None,
            Reason::MissingClass(name) => Some(self.new_text(&name)?),
            Reason::Exception(cause) => Some(cause),
        };
        if let Some(cause) = cause {
            self.state.stack.push(Value::Ref(cause));
            slots += 1;
        }
        // Entered without the check of depth, since it may be the report that the depth is used up.
        self.state.stack.enter(thrower, code, slots, Ref::NULL);
        Ok(())
    }

    /// The method that makes and throws an exception.
    fn thrower(&mut self, class: ClassId, message: Message) -> Step<MethodId> {
        let thrower = self.linkage.thrower(&mut self.program, class, message);
        self.grow();
        Ok(thrower?)
    }

    /// From an intrinsic: fails as `assert false : message` does.
    pub(crate) fn fail_assertion(&mut self, message: Value) -> Step<Reply> {
        let class = self.load("java/lang/AssertionError")?;
        let thrower = self.thrower(class, Message::Detail)?;
        self.tail_call(thrower, &[message])
    }

    pub(crate) fn athrow(&mut self) -> Step {
        let exception = self.object_at(0)?;
        if exception.is_null() {
            return Err(Trap::null());
        }
        if self.state.input.number_of(exception).is_some() {
            if self.state.heap.header(exception).is_some_and(|header| header.is_open()) {
                self.decide_catches(exception)?;
            }
            self.thrown_at = self.written_frame();
        }
        Err(Trap::throw(exception))
    }

    /// Decides the class of an exception of the input as far as its handler depends on it, before any frame is left. Where
    /// none handles it, decides whether it is unchecked, since that is what users ask of an uncaught exception.
    #[cold]
    fn decide_catches(&mut self, exception: Ref) -> Step {
        let frames: Vec<_> =
            self.state.stack.frames().map(|frame| (frame.code.clone(), frame.method, frame.pc)).collect();
        for (code, method, pc) in frames {
            let (pc, owner) = (pc.saturating_sub(1), self.program.method(method).class);
            for handler in code.handlers.iter().filter(|handler| (handler.start..handler.end).contains(&pc)) {
                match self.caught(owner, handler)? {
                    None => return Ok(()),
                    Some(caught) if self.decide_instance(exception, caught)? => return Ok(()),
                    Some(_) => {}
                }
            }
        }
        for unchecked in ["java/lang/RuntimeException", "java/lang/Error"] {
            let unchecked = self.load(unchecked)?;
            if self.decide_instance(exception, unchecked)? {
                break;
            }
        }
        Ok(())
    }

    /// The class that a handler catches; none if it catches everything.
    fn caught(&mut self, owner: ClassId, handler: &Handler) -> Step<Option<ClassId>> {
        Ok(match handler.catch.get() {
            Catch::Any => None,
            Catch::Class(caught) => Some(caught),
            Catch::Pool(index) => {
                let caught = self.program.resolve_class(owner, index);
                self.grow();
                let caught = caught?;
                handler.catch.set(Catch::Class(caught));
                Some(caught)
            }
        })
    }

    /// Leaves frames until one handles the exception.
    pub(crate) fn unwind(&mut self, exception: Ref) -> Step {
        let Some(class) = self.state.heap.class_of(exception) else {
            return Err(Trap::null());
        };
        if !self.program.is_subtype(class, self.known.throwable) {
            return Err(Trap::malformed("thrown object is no Throwable"));
        }
        while self.state.stack.depth() > 0 {
            if let Some(target) = self.find_handler(class)? {
                self.state.stack.clear_operands();
                self.state.stack.push(Value::Ref(exception));
                self.state.stack.current.pc = target;
                return Ok(());
            }
            let (method, lock) = (self.state.stack.current.method, self.state.stack.current.lock);
            if self.companions.contains(method) {
                let name = self.program.external_method(method, true);
                let what = self.describe_exception(exception);
                return Err(Trap::unsupported(format!("companion method {name} throws {}", what.trim_end())));
            }
            if self.is_making_record() || self.is_looking_at_state() {
                return Err(Trap::stop(Stop::Ignored));
            }
            self.state.stack.leave();
            if !lock.is_null() {
                leave_monitor(&mut self.state.heap, lock)?;
            }
            if method == self.known.initializer && self.state.stack.depth() > 0 {
                // The instruction that needed the class stands to be executed again; the exception counts as thrown by
                // it.
                self.state.stack.current.pc += 1;
            }
        }
        Err(Trap::stop(Stop::Uncaught(exception)))
    }

    fn find_handler(&mut self, class: ClassId) -> Step<Option<u32>> {
        let frame = &self.state.stack.current;
        let pc = frame.pc.saturating_sub(1);
        let code = frame.code.clone();
        let owner = self.program.method(frame.method).class;
        for handler in &code.handlers {
            if pc < handler.start || pc >= handler.end {
                continue;
            }
            let caught = match self.caught(owner, handler)? {
                None => true,
                Some(caught) => self.program.is_subtype(class, caught),
            };
            if caught {
                return Ok(Some(handler.target));
            }
        }
        Ok(None)
    }
}
