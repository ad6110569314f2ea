//! Frames and their values on one contiguous stack. A callee's first locals are the operands its caller pushed.
//!
//! Backtracking works by whole frames. A frame older than the newest mark is never changed: after a mark, execution
//! goes on in a copy of the current frame on top of the stack, and after a return into an old frame in a copy of that
//! frame. Rollback cuts the stack back. Frames that are never returned to cost nothing.

use std::rc::Rc;

use heap::{Packed, Ref, Value};
use program::{Code, MethodId};

use crate::trap::{Step, Trap};

/// An activation of a method.
#[derive(Debug, Clone)]
pub struct Frame {
    /// The method.
    pub method: MethodId,
    /// Its code.
    pub code: Rc<Code>,
    /// The next instruction; while one executes, it has already been advanced.
    pub pc: u32,
    /// The object whose monitor is left when the frame is.
    pub lock: Ref,
    /// Tells activations of one method apart.
    pub serial: u32,
    /// The position of the calling frame.
    caller: u32,
    /// Frames below it.
    depth: u32,
    /// Where its operands end, unless it is the current frame.
    top: u32,
    /// Where its locals start.
    base: u32,
}

/// The caller of the idle frame.
const NO_CALLER: u32 = u32::MAX;

/// All frames of the path.
#[derive(Debug)]
pub struct Stack {
    values: Vec<Packed>,
    /// The frame that executes.
    pub current: Frame,
    /// The callers of the current frame, and frames that marks can bring back.
    frames: Vec<Frame>,
    /// Frames below this position are older than the newest mark: they and their values are not changed. The last of
    /// them is the frame that was current at the mark, and its values are the last old ones.
    old: usize,
    /// Frames entered so far.
    entered: u32,
}

/// A point in the history of the stack.
#[derive(Debug, Clone, Copy)]
pub struct StackMark {
    /// Where the frame is kept that was current.
    kept: u32,
    entered: u32,
    outer_old: u32,
}

impl Stack {
    /// An empty stack with a frame in which no code runs.
    pub fn new(idle: Rc<Code>) -> Stack {
        let current = Frame {
            method: MethodId(u32::MAX),
            code: idle,
            pc: 0,
            base: 0,
            top: 0,
            lock: Ref::NULL,
            serial: 0,
            caller: NO_CALLER,
            depth: 0,
        };
        Stack { values: Vec::new(), current, frames: Vec::new(), old: 0, entered: 0 }
    }

    /// Frames below the current one.
    #[inline(always)]
    pub fn depth(&self) -> usize {
        self.current.depth as usize
    }

    /// The frames from the current one outwards, without the idle one.
    pub fn frames(&self) -> impl Iterator<Item = &Frame> {
        self.frames_and_idle().take(self.depth())
    }

    fn frames_and_idle(&self) -> impl Iterator<Item = &Frame> {
        std::iter::successors(Some(&self.current), |frame| self.frames.get(frame.caller as usize))
    }

    /// Enters a method whose arguments are the topmost slots.
    #[inline]
    pub fn enter(&mut self, method: MethodId, code: Rc<Code>, arg_slots: u16, lock: Ref) {
        let base = self.values.len().saturating_sub(arg_slots.into());
        self.values.resize(base + usize::from(code.max_locals.max(arg_slots)), Packed::TOP);
        self.entered = self.entered.wrapping_add(1);
        let base = base as u32;
        self.current.top = base;
        let (caller, depth) = (self.frames.len() as u32, self.current.depth + 1);
        let frame = Frame { method, code, pc: 0, base, top: base, lock, serial: self.entered, caller, depth };
        self.frames.push(std::mem::replace(&mut self.current, frame));
    }

    /// Leaves the current frame, dropping its values.
    #[inline]
    pub fn leave(&mut self) {
        let caller = self.current.caller as usize;
        if caller < self.old {
            // Continue in a copy of the old frame, above all old frames.
            let kept = self.old - 1;
            return self.resume(kept, caller);
        }
        if self.current.depth == 0 {
            return;
        }
        if self.frames.len() > caller + 1 {
            self.drop_released(caller);
        }
        if let Some(frame) = self.frames.pop() {
            self.values.truncate(frame.top as usize);
            self.current = frame;
        }
    }

    /// Drops the frames above a caller: marks had kept them, and these marks have been released.
    #[cold]
    fn drop_released(&mut self, caller: usize) {
        self.frames.truncate(caller + 1);
    }

    /// Cuts the stack back to the frame that a mark kept, and continues in a copy of that frame or one of its callers.
    fn resume(&mut self, kept: usize, at: usize) {
        if self.frames.len() > kept + 1 {
            self.frames.truncate(kept + 1);
        }
        let Stack { values, current, frames, .. } = self;
        values.truncate(frames[kept].top as usize);
        let frame = &frames[at];
        let base = values.len() as u32;
        values.extend_from_within(frame.base as usize..frame.top as usize);
        // Copied part by part: a copy of the whole frame would be made on the Rust stack first.
        if !Rc::ptr_eq(&current.code, &frame.code) {
            current.code = frame.code.clone();
        }
        current.method = frame.method;
        current.pc = frame.pc;
        current.lock = frame.lock;
        current.serial = frame.serial;
        current.caller = frame.caller;
        current.depth = frame.depth;
        current.top = frame.top;
        current.base = base;
    }

    /// Drops the operands of the current frame.
    pub fn clear_operands(&mut self) {
        self.values.truncate(self.current.base as usize + usize::from(self.current.code.max_locals));
    }

    /// Makes the present frames restorable.
    pub fn mark(&mut self) -> StackMark {
        let mark = StackMark { kept: self.frames.len() as u32, entered: self.entered, outer_old: self.old as u32 };
        let (base, top) = (self.current.base, self.values.len() as u32);
        self.frames.push(Frame { top, ..self.current.clone() });
        self.old = self.frames.len();
        self.values.extend_from_within(base as usize..);
        self.current.base = top;
        mark
    }

    /// Restores the frames at the newest mark, which stays.
    pub fn rollback(&mut self, mark: &StackMark) {
        let kept = mark.kept as usize;
        self.resume(kept, kept);
        self.entered = mark.entered;
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(&mut self, mark: &StackMark) {
        self.old = mark.outer_old as usize;
        if self.old == 0 {
            self.compact();
        }
    }

    /// Restores the frames at the newest mark, and forgets the mark: the frame that it kept goes on itself, not a copy.
    pub fn undo(&mut self, mark: &StackMark) {
        self.frames.truncate(mark.kept as usize + 1);
        if let Some(kept) = self.frames.pop() {
            self.values.truncate(kept.top as usize);
            self.current = kept;
        }
        self.entered = mark.entered;
        self.old = mark.outer_old as usize;
    }

    /// Closes the gaps that marks have left, once there is no mark any more.
    fn compact(&mut self) {
        let mut frames: Vec<Frame> = self.frames_and_idle().cloned().collect();
        frames.reverse();
        let mut values = Vec::with_capacity(self.values.len());
        let last = frames.len() - 1;
        for (at, frame) in frames.iter_mut().enumerate() {
            let top = if at == last { self.values.len() } else { frame.top as usize };
            let base = values.len() as u32;
            values.extend_from_slice(&self.values[frame.base as usize..top]);
            (frame.base, frame.top) = (base, values.len() as u32);
            frame.caller = if at == 0 { NO_CALLER } else { at as u32 - 1 };
        }
        if let Some(current) = frames.pop() {
            (self.current, self.frames, self.values) = (current, frames, values);
        }
    }

    /// Pushes a one-slot value.
    #[inline(always)]
    pub fn push(&mut self, value: Value) {
        self.keep(value.into());
    }

    /// Pushes a two-slot value.
    #[inline(always)]
    pub fn push2(&mut self, value: Value) {
        self.keep2(value.into());
    }

    /// Pushes a value with as many slots as it takes.
    #[inline]
    pub fn push_any(&mut self, value: Value) {
        self.keep_any(value.into());
    }

    /// Pushes a one-slot value as it is kept.
    #[inline(always)]
    pub fn keep(&mut self, value: Packed) {
        if self.values.len() == self.values.capacity() {
            return self.keep_more(value);
        }
        self.values.push(value);
    }

    /// Pushes a value where the slots have to move to a larger place.
    #[cold]
    #[inline(never)]
    fn keep_more(&mut self, value: Packed) {
        self.values.push(value);
    }

    /// Pushes a two-slot value as it is kept.
    #[inline(always)]
    pub fn keep2(&mut self, value: Packed) {
        self.keep(value);
        self.keep(Packed::TOP);
    }

    /// Pushes a value as it is kept, with as many slots as it takes.
    #[inline(always)]
    pub fn keep_any(&mut self, value: Packed) {
        self.keep(value);
        if value.is_wide() {
            self.keep(Packed::TOP);
        }
    }

    /// Pops one slot as it is kept.
    #[inline(always)]
    pub fn pop_kept(&mut self) -> Packed {
        self.values.pop().unwrap_or(Packed::TOP)
    }

    /// The slot this far below the top, as it is kept.
    #[inline(always)]
    pub fn kept(&self, below: usize) -> Packed {
        let at = self.values.len().wrapping_sub(below + 1);
        self.values.get(at).copied().unwrap_or(Packed::TOP)
    }

    /// Replaces the slot this far below the top by a value as it is kept.
    #[inline(always)]
    pub fn replace_kept(&mut self, below: usize, value: Packed) {
        let at = self.values.len().wrapping_sub(below + 1);
        if let Some(slot) = self.values.get_mut(at) {
            *slot = value;
        }
    }

    /// A local variable as it is kept.
    #[inline(always)]
    pub fn kept_local(&self, slot: u16) -> Packed {
        let at = self.current.base as usize + usize::from(slot);
        self.values.get(at).copied().unwrap_or(Packed::TOP)
    }

    /// Writes a local variable as it is to be kept.
    #[inline(always)]
    pub fn keep_local(&mut self, slot: u16, value: Packed) {
        let at = self.current.base as usize + usize::from(slot);
        if let Some(local) = self.values.get_mut(at) {
            *local = value;
        }
    }

    /// Pops one slot.
    #[inline(always)]
    pub fn pop(&mut self) -> Value {
        self.pop_kept().value()
    }

    /// Pops two slots.
    #[inline(always)]
    pub fn pop2(&mut self) -> Value {
        self.values.pop();
        self.pop()
    }

    /// The slot this far below the top: 0 is the top itself.
    #[inline(always)]
    pub fn peek(&self, below: usize) -> Value {
        self.kept(below).value()
    }

    /// Replaces the slot this far below the top.
    #[inline]
    pub fn replace(&mut self, below: usize, value: Value) {
        self.replace_kept(below, value.into());
    }

    /// Drops slots.
    #[inline(always)]
    pub fn drop_slots(&mut self, count: usize) {
        self.values.truncate(self.values.len().saturating_sub(count));
    }

    /// Slots of all frames.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there are no slots at all.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Drops all slots from a position on.
    #[inline(always)]
    pub fn truncate(&mut self, len: usize) {
        self.values.truncate(len);
    }

    /// A slot by its position from the bottom.
    #[inline(always)]
    pub fn at(&self, position: usize) -> Value {
        self.values.get(position).map_or(Value::Top, |slot| slot.value())
    }

    /// Replaces the topmost slots by copies of themselves in another order, lowest first.
    #[inline(always)]
    pub fn shuffle<const N: usize, const M: usize>(&mut self, order: [usize; M]) -> Step {
        let Some(start) = self.values.len().checked_sub(N) else {
            return Err(Trap::malformed("the operand stack underflows"));
        };
        let mut old = [Packed::TOP; N];
        old.copy_from_slice(&self.values[start..]);
        self.values.truncate(start);
        for at in order {
            self.values.push(old[at]);
        }
        Ok(())
    }

    /// Whether a slot from a position on depends on the inputs.
    #[inline(always)]
    pub fn has_inputs(&self, from: usize) -> bool {
        self.values[from.min(self.values.len())..].iter().any(|value| value.is_input())
    }

    /// Replaces a slot by its position from the bottom.
    pub fn set_at(&mut self, position: usize, value: Value) {
        if let Some(slot) = self.values.get_mut(position) {
            *slot = value.into();
        }
    }

    /// Reads a local variable.
    #[inline(always)]
    pub fn local(&self, slot: u16) -> Value {
        self.kept_local(slot).value()
    }

    /// Writes a local variable.
    #[inline(always)]
    pub fn set_local(&mut self, slot: u16, value: Value) {
        self.keep_local(slot, value.into());
    }

    /// Adds to a local variable; false when it is no concrete int.
    #[inline(always)]
    pub fn add_to_local(&mut self, slot: u16, by: i32) -> bool {
        let at = self.current.base as usize + usize::from(slot);
        let Some(local) = self.values.get_mut(at) else { return false };
        match local.as_int() {
            Some(value) => {
                *local = Packed::int(value.wrapping_add(by));
                true
            }
            None => false,
        }
    }

    /// Pops an `int`.
    #[inline(always)]
    pub fn pop_int(&mut self) -> Step<i32> {
        match self.peek(0) {
            Value::Int(value) => {
                self.values.pop();
                Ok(value)
            }
            other => Err(mismatch("int", other)),
        }
    }

    /// Pops a `long`.
    #[inline(always)]
    pub fn pop_long(&mut self) -> Step<i64> {
        match self.peek(1) {
            Value::Long(value) => {
                self.drop_slots(2);
                Ok(value)
            }
            other => Err(mismatch("long", other)),
        }
    }

    /// Pops a `float`.
    #[inline(always)]
    pub fn pop_float(&mut self) -> Step<f32> {
        match self.peek(0) {
            Value::Float(value) => {
                self.values.pop();
                Ok(value)
            }
            other => Err(mismatch("float", other)),
        }
    }

    /// Pops a `double`.
    #[inline(always)]
    pub fn pop_double(&mut self) -> Step<f64> {
        match self.peek(1) {
            Value::Double(value) => {
                self.drop_slots(2);
                Ok(value)
            }
            other => Err(mismatch("double", other)),
        }
    }

    /// Pops a reference.
    #[inline(always)]
    pub fn pop_ref(&mut self) -> Step<Ref> {
        let value = self.peek_ref(0)?;
        self.values.pop();
        Ok(value)
    }

    /// Replaces the two topmost ints by one; false when they are not two concrete ints.
    #[inline(always)]
    pub fn combine_ints(&mut self, op: impl FnOnce(i32, i32) -> i32) -> bool {
        let [.., first, second] = self.values.as_mut_slice() else { return false };
        let (Some(a), Some(b)) = (first.as_int(), second.as_int()) else { return false };
        *first = Packed::int(op(a, b));
        self.values.pop();
        true
    }

    /// The two topmost slots, if they are concrete ints.
    #[inline(always)]
    pub fn two_ints(&self) -> Option<(i32, i32)> {
        match self.values.as_slice() {
            [.., a, b] => Some((a.as_int()?, b.as_int()?)),
            _ => None,
        }
    }

    /// The two topmost longs, if they are concrete.
    #[inline(always)]
    pub fn two_longs(&self) -> Option<(i64, i64)> {
        match self.values.as_slice() {
            [.., a, _, b, _] => Some((a.as_long()?, b.as_long()?)),
            _ => None,
        }
    }

    /// The reference this far below the top.
    #[inline(always)]
    pub fn peek_ref(&self, below: usize) -> Step<Ref> {
        self.kept(below).as_reference().ok_or_else(|| mismatch("reference", self.peek(below)))
    }

    /// Adds every reference in frames.
    pub fn roots(&self, roots: &mut Vec<Ref>) {
        roots.extend(self.values.iter().filter_map(|value| value.as_reference()));
        roots.extend(self.frames_and_idle().map(|frame| frame.lock));
    }

    /// Feeds all frames and values into a digest, wherever they stand.
    pub fn digest(&self, hasher: &mut impl std::hash::Hasher) {
        self.digest_as(hasher, |value| value);
    }

    /// Feeds all frames into a digest, with what something makes of their values.
    pub fn digest_as(&self, hasher: &mut impl std::hash::Hasher, seen: impl Fn(Value) -> Value) {
        use std::hash::Hash;
        let mut top = self.values.len();
        for frame in self.frames_and_idle() {
            (frame.method, frame.pc, frame.lock, top - frame.base as usize).hash(hasher);
            for &value in &self.values[frame.base as usize..top] {
                seen(value.value()).bits().hash(hasher);
            }
            top = self.frames.get(frame.caller as usize).map_or(0, |caller| caller.top as usize);
        }
    }
}

/// The error of a value of another kind than the instruction needs.
#[cold]
pub fn mismatch(wanted: &str, found: Value) -> Trap {
    if let Value::Term(..) = found {
        return Trap::unsupported(format!("a number that depends on the inputs where a concrete {wanted} is needed"));
    }
    Trap::malformed(format!("{wanted} expected, {found:?} found"))
}
