//! Frames and their values on one contiguous stack. A callee's first locals are the operands its caller pushed.
//!
//! Backtracking works by whole frames: a mark saves the current frame, and a return into a frame that is older than
//! the newest mark saves that frame before it can change. Frames that are never returned to cost nothing.

use std::rc::Rc;

use heap::{Ref, Value};
use program::{Code, MethodId};
use smallvec::SmallVec;

use crate::collect::references;
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
    /// Where its locals start.
    pub base: u32,
    /// The object whose monitor is left when the frame is.
    pub lock: Ref,
    /// Tells activations of one method apart.
    pub serial: u32,
}

/// All frames of the path.
#[derive(Debug)]
pub struct Stack {
    values: Vec<Value>,
    /// The frame that executes.
    pub current: Frame,
    callers: Vec<Frame>,
    /// Frames entered so far.
    entered: u32,
    /// Callers below this index are unchanged since the newest mark and not saved for it.
    floor: usize,
    saved: Vec<SavedFrame>,
    saved_values: Vec<Value>,
}

#[derive(Debug)]
struct SavedFrame {
    index: usize,
    frame: Frame,
    start: usize,
}

/// A point in the history of the stack.
#[derive(Debug, Clone)]
pub struct StackMark {
    saved: usize,
    entered: u32,
    outer_floor: usize,
}

impl Stack {
    /// An empty stack with a frame that no code runs in.
    pub fn new(idle: Rc<Code>) -> Stack {
        let current = Frame { method: MethodId(u32::MAX), code: idle, pc: 0, base: 0, lock: Ref::NULL, serial: 0 };
        Stack {
            values: Vec::new(),
            current,
            callers: Vec::new(),
            entered: 0,
            floor: 0,
            saved: Vec::new(),
            saved_values: Vec::new(),
        }
    }

    /// Frames below the current one.
    #[inline(always)]
    pub fn depth(&self) -> usize {
        self.callers.len()
    }

    /// The frames from the current one outwards, without the idle one.
    pub fn frames(&self) -> impl Iterator<Item = &Frame> {
        std::iter::once(&self.current).chain(self.callers.iter().rev()).take(self.callers.len())
    }

    /// Enters a method whose arguments are the topmost slots.
    #[inline]
    pub fn enter(&mut self, method: MethodId, code: Rc<Code>, arg_slots: u16, lock: Ref) {
        let base = self.values.len().saturating_sub(arg_slots.into());
        self.values.resize(base + usize::from(code.max_locals.max(arg_slots)), Value::Top);
        self.entered = self.entered.wrapping_add(1);
        let frame = Frame { method, code, pc: 0, base: base as u32, lock, serial: self.entered };
        self.callers.push(std::mem::replace(&mut self.current, frame));
    }

    /// Leaves the current frame, dropping its values.
    #[inline]
    pub fn leave(&mut self) {
        self.values.truncate(self.current.base as usize);
        if let Some(caller) = self.callers.pop() {
            self.current = caller;
            if self.callers.len() < self.floor {
                self.save();
            }
        }
    }

    /// Drops the operands of the current frame.
    pub fn clear_operands(&mut self) {
        self.values.truncate(self.current.base as usize + usize::from(self.current.code.max_locals));
    }

    fn save(&mut self) {
        let index = self.callers.len();
        let start = self.saved_values.len();
        self.saved_values.extend_from_slice(&self.values[self.current.base as usize..]);
        self.saved.push(SavedFrame { index, frame: self.current.clone(), start });
        self.floor = index;
    }

    /// Makes the present frames restorable.
    pub fn mark(&mut self) -> StackMark {
        let mark = StackMark { saved: self.saved.len(), entered: self.entered, outer_floor: self.floor };
        self.save();
        mark
    }

    /// Restores the frames at the newest mark, which stays.
    pub fn rollback(&mut self, mark: &StackMark) {
        // For each frame the first save after the mark holds what it was; later ones belong to inner marks.
        let mut lowest = usize::MAX;
        let mut restored: SmallVec<[usize; 8]> = SmallVec::new();
        for (at, saved) in self.saved.iter().enumerate().skip(mark.saved) {
            if saved.index < lowest {
                lowest = saved.index;
                restored.push(at);
            }
        }
        self.callers.truncate(lowest);
        for (order, &at) in restored.iter().rev().enumerate() {
            let end = self.saved.get(at + 1).map_or(self.saved_values.len(), |next| next.start);
            let saved = &self.saved[at];
            self.values.truncate(saved.frame.base as usize);
            self.values.extend_from_slice(&self.saved_values[saved.start..end]);
            let frame = saved.frame.clone();
            if order > 0 {
                let caller = std::mem::replace(&mut self.current, frame);
                self.callers.push(caller);
            } else {
                self.current = frame;
            }
        }
        if let Some(after) = self.saved.get(mark.saved + 1) {
            self.saved_values.truncate(after.start);
        }
        self.saved.truncate(mark.saved + 1);
        self.floor = self.callers.len();
        self.entered = mark.entered;
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(&mut self, mark: &StackMark) {
        self.floor = self.floor.min(mark.outer_floor);
        if self.floor == 0 && mark.saved == 0 {
            self.saved.clear();
            self.saved_values.clear();
        }
    }

    /// Pushes a one-slot value.
    #[inline(always)]
    pub fn push(&mut self, value: Value) {
        self.values.push(value);
    }

    /// Pushes a two-slot value.
    #[inline(always)]
    pub fn push2(&mut self, value: Value) {
        self.values.push(value);
        self.values.push(Value::Top);
    }

    /// Pushes a value with as many slots as it takes.
    #[inline]
    pub fn push_any(&mut self, value: Value) {
        self.values.push(value);
        if value.is_wide() {
            self.values.push(Value::Top);
        }
    }

    /// Pops one slot.
    #[inline(always)]
    pub fn pop(&mut self) -> Value {
        self.values.pop().unwrap_or(Value::Top)
    }

    /// Pops two slots.
    #[inline(always)]
    pub fn pop2(&mut self) -> Value {
        self.values.pop();
        self.values.pop().unwrap_or(Value::Top)
    }

    /// The slot this far below the top: 0 is the top itself.
    #[inline(always)]
    pub fn peek(&self, below: usize) -> Value {
        let at = self.values.len().wrapping_sub(below + 1);
        self.values.get(at).copied().unwrap_or(Value::Top)
    }

    /// Replaces the slot this far below the top.
    pub fn replace(&mut self, below: usize, value: Value) {
        let at = self.values.len().wrapping_sub(below + 1);
        if let Some(slot) = self.values.get_mut(at) {
            *slot = value;
        }
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
        self.values.get(position).copied().unwrap_or(Value::Top)
    }

    /// Replaces the topmost slots by copies of themselves in another order, lowest first.
    #[inline(always)]
    pub fn shuffle<const N: usize, const M: usize>(&mut self, order: [usize; M]) -> Step {
        let Some(start) = self.values.len().checked_sub(N) else {
            return Err(Trap::malformed("the operand stack underflows"));
        };
        let mut old = [Value::Top; N];
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
        self.values[from.min(self.values.len())..].iter().any(|value| match value {
            Value::Ref(reference) => reference.is_undecided(),
            Value::Term(..) => true,
            _ => false,
        })
    }

    /// Replaces a slot by its position from the bottom.
    pub fn set_at(&mut self, position: usize, value: Value) {
        if let Some(slot) = self.values.get_mut(position) {
            *slot = value;
        }
    }

    /// Reads a local variable.
    #[inline(always)]
    pub fn local(&self, slot: u16) -> Value {
        let at = self.current.base as usize + usize::from(slot);
        self.values.get(at).copied().unwrap_or(Value::Top)
    }

    /// Writes a local variable.
    #[inline(always)]
    pub fn set_local(&mut self, slot: u16, value: Value) {
        let at = self.current.base as usize + usize::from(slot);
        if let Some(local) = self.values.get_mut(at) {
            *local = value;
        }
    }

    /// A local variable to be changed in place.
    #[inline(always)]
    pub fn local_mut(&mut self, slot: u16) -> Option<&mut Value> {
        self.values.get_mut(self.current.base as usize + usize::from(slot))
    }

    /// Pops an `int`.
    #[inline(always)]
    pub fn pop_int(&mut self) -> Step<i32> {
        // Read in place: copying the whole value out first costs a store and a reload.
        match self.values.last() {
            Some(&Value::Int(value)) => {
                self.values.pop();
                Ok(value)
            }
            _ => Err(mismatch("int", self.peek(0))),
        }
    }

    /// Pops a `long`.
    #[inline(always)]
    pub fn pop_long(&mut self) -> Step<i64> {
        match self.values.as_slice() {
            &[.., Value::Long(value), _] => {
                self.drop_slots(2);
                Ok(value)
            }
            _ => Err(mismatch("long", self.peek(1))),
        }
    }

    /// Pops a `float`.
    #[inline(always)]
    pub fn pop_float(&mut self) -> Step<f32> {
        // Read in place: copying the whole value out first costs a store and a reload.
        match self.values.last() {
            Some(&Value::Float(value)) => {
                self.values.pop();
                Ok(value)
            }
            _ => Err(mismatch("float", self.peek(0))),
        }
    }

    /// Pops a `double`.
    #[inline(always)]
    pub fn pop_double(&mut self) -> Step<f64> {
        match self.values.as_slice() {
            &[.., Value::Double(value), _] => {
                self.drop_slots(2);
                Ok(value)
            }
            _ => Err(mismatch("double", self.peek(1))),
        }
    }

    /// Pops a reference.
    #[inline(always)]
    pub fn pop_ref(&mut self) -> Step<Ref> {
        match self.values.last() {
            Some(&Value::Ref(value)) => {
                self.values.pop();
                Ok(value)
            }
            _ => Err(mismatch("reference", self.peek(0))),
        }
    }

    /// Replaces the two topmost ints by one; false when they are not two concrete ints.
    #[inline(always)]
    pub fn combine_ints(&mut self, op: impl FnOnce(i32, i32) -> i32) -> bool {
        match self.values.as_mut_slice() {
            [.., Value::Int(a), Value::Int(b)] => {
                *a = op(*a, *b);
                self.values.pop();
                true
            }
            _ => false,
        }
    }

    /// The two topmost slots, if they are concrete ints.
    #[inline(always)]
    pub fn two_ints(&self) -> Option<(i32, i32)> {
        match self.values.as_slice() {
            &[.., Value::Int(a), Value::Int(b)] => Some((a, b)),
            _ => None,
        }
    }

    /// The two topmost longs, if they are concrete.
    #[inline(always)]
    pub fn two_longs(&self) -> Option<(i64, i64)> {
        match self.values.as_slice() {
            &[.., Value::Long(a), _, Value::Long(b), _] => Some((a, b)),
            _ => None,
        }
    }

    /// The reference this far below the top.
    #[inline(always)]
    pub fn peek_ref(&self, below: usize) -> Step<Ref> {
        match self.values.get(self.values.len().wrapping_sub(below + 1)) {
            Some(&Value::Ref(value)) => Ok(value),
            _ => Err(mismatch("reference", self.peek(below))),
        }
    }

    /// Adds every reference in frames.
    pub fn roots(&self, roots: &mut Vec<Ref>) {
        roots.extend(references(&self.values));
        roots.extend(self.callers.iter().chain([&self.current]).map(|frame| frame.lock));
    }

    /// Feeds all frames and values into a digest.
    pub fn digest(&self, hasher: &mut impl std::hash::Hasher) {
        use std::hash::Hash;
        (self.callers.len(), self.values.len()).hash(hasher);
        for frame in self.callers.iter().chain([&self.current]) {
            (frame.method, frame.pc, frame.base, frame.lock).hash(hasher);
        }
        for value in &self.values {
            value.bits().hash(hasher);
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
