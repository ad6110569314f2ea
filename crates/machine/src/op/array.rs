//! Arrays: making them, reading and writing elements.

use heap::{Ref, Store, Value};
use program::{ArrayKind, ClassId, ClassKind, Kind, Program};

use crate::elements::length_of;
use crate::machine::Machine;
use crate::op::object::is_open;
use crate::trap::{Step, Trap};

impl Machine {
    #[inline(never)]
    pub(crate) fn array_load(&mut self, kind: ArrayKind) -> Step {
        let stack = &mut self.state.stack;
        let (Value::Ref(array), Value::Int(index)) = (stack.peek(1), stack.peek(0)) else {
            return self.load_element(kind);
        };
        let heap = &self.state.heap;
        let value = match kind {
            ArrayKind::Int => heap.int(array, index).map(Value::Int),
            ArrayKind::Ref => heap.reference(array, index).map(Value::Ref),
            ArrayKind::Byte => heap.byte(array, index).map(|value| Value::Int(value.into())),
            ArrayKind::Char => heap.short(array, index).map(|value| Value::Int(value.into())),
            ArrayKind::Short => heap.short(array, index).map(|value| Value::Int((value as i16).into())),
            ArrayKind::Float => heap.float(array, index).map(Value::Float),
            ArrayKind::Long => heap.long(array, index).map(Value::Long),
            ArrayKind::Double => heap.double(array, index).map(Value::Double),
        };
        match value {
            Ok(Value::Ref(element)) if element.is_undecided() => self.load_element(kind),
            Ok(value) => {
                stack.drop_slots(2);
                stack.push_any(value);
                Ok(())
            }
            Err(_) => self.load_element(kind),
        }
    }

    #[inline(never)]
    pub(crate) fn array_store(&mut self, kind: ArrayKind) -> Step {
        let stack = &mut self.state.stack;
        let heap = &mut self.state.heap;
        let slots = if matches!(kind, ArrayKind::Long | ArrayKind::Double) { 2 } else { 1 };
        let value = stack.peek(slots - 1);
        let (Value::Ref(array), Value::Int(index)) = (stack.peek(slots + 1), stack.peek(slots)) else {
            return self.store_element(kind);
        };
        let stored = match (kind, value) {
            (ArrayKind::Int, Value::Int(value)) => heap.set_int(array, index, value),
            (ArrayKind::Byte, Value::Int(value)) => {
                let is_boolean = heap.class_of(array) == Some(self.known.boolean_array);
                heap.set_byte(array, index, if is_boolean { (value & 1) as i8 } else { value as i8 })
            }
            (ArrayKind::Char | ArrayKind::Short, Value::Int(value)) => heap.set_short(array, index, value as u16),
            (ArrayKind::Float, Value::Float(value)) => heap.set_float(array, index, value),
            (ArrayKind::Long, Value::Long(value)) => heap.set_long(array, index, value),
            (ArrayKind::Double, Value::Double(value)) => heap.set_double(array, index, value),
            (ArrayKind::Ref, Value::Ref(value)) if !value.is_undecided() => {
                return self.store_ref(array, index, value);
            }
            _ => return self.store_element(kind),
        };
        match stored {
            Ok(()) => {
                stack.drop_slots(slots + 2);
                Ok(())
            }
            Err(_) => self.store_element(kind),
        }
    }

    #[inline(always)]
    fn store_ref(&mut self, array: Ref, index: i32, value: Ref) -> Step {
        // The index is checked before the type of the element.
        if self.state.heap.reference(array, index).is_err() || is_open(&self.state.heap, value) {
            return self.store_element(ArrayKind::Ref);
        }
        if let Some(class) = self.state.heap.class_of(value) {
            let element = self.state.heap.class_of(array).and_then(|array| self.program.class(array).element());
            if !element.is_some_and(|element| self.program.is_subtype(class, element)) {
                return Err(array_store_exception(&self.program, class));
            }
        }
        self.state.heap.set_reference(array, index, value)?;
        self.state.stack.drop_slots(3);
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn array_length(&mut self) -> Step {
        let array = self.object_at(0)?;
        let header = self.state.heap.header(array).ok_or_else(Trap::null)?;
        let length = match header.store {
            Store::Sparse => length_of(&self.state.heap, array)?,
            _ => Value::Int(header.len() as i32),
        };
        self.state.stack.replace(0, length);
        Ok(())
    }

    pub(crate) fn op_new_array(&mut self, class: ClassId) -> Step {
        let Value::Int(len) = self.state.stack.peek(0) else { return self.new_sparse_array(class) };
        self.state.stack.drop_slots(1);
        let len = usize::try_from(len).map_err(|_| negative_size(len))?;
        let array = self.new_array(class, len)?;
        self.state.stack.put(Value::Ref(array))
    }

    pub(crate) fn multi_new_array(&mut self, class: ClassId, dims: u8) -> Step {
        let mut lengths = Vec::with_capacity(dims.into());
        for below in (0..dims.into()).rev() {
            lengths.push(self.concrete_length(self.state.stack.peek(below))?);
        }
        self.state.stack.drop_slots(dims.into());
        if let Some(&negative) = lengths.iter().find(|&&len| len < 0) {
            return Err(negative_size(negative));
        }
        let lengths: Vec<usize> = lengths.into_iter().map(|len| len as usize).collect();
        let array = self.nested_array(class, &lengths)?;
        self.state.stack.put(Value::Ref(array))
    }

    /// An array whose elements are arrays again, for as many dimensions as have lengths.
    pub(crate) fn nested_array(&mut self, class: ClassId, lengths: &[usize]) -> Step<Ref> {
        let Some((&len, inner)) = lengths.split_first() else {
            return Ok(Ref::NULL);
        };
        let array = self.new_array(class, len)?;
        if !inner.is_empty() {
            let ClassKind::Array(element, Kind::Ref) = self.program.class(class).kind else {
                return Err(Trap::malformed("more dimensions than the array class has"));
            };
            for index in 0..len {
                let nested = self.nested_array(element, inner)?;
                self.state.heap.set_reference(array, index as i32, nested)?;
            }
        }
        Ok(array)
    }
}

#[cold]
pub(crate) fn negative_size(len: i32) -> Trap {
    Trap::raise_with("java/lang/NegativeArraySizeException", len.to_string())
}

#[cold]
pub(crate) fn array_store_exception(program: &Program, class: ClassId) -> Trap {
    Trap::raise_with("java/lang/ArrayStoreException", program.class(class).java_name())
}
