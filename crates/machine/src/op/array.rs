//! Arrays: making them, reading and writing elements.

use heap::{Ref, Value};
use program::{ArrayKind, ClassId, Kind, Shape};

use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    #[inline(always)]
    pub(crate) fn array_load(&mut self, kind: ArrayKind) -> Step {
        let stack = &mut self.state.stack;
        let index = stack.pop_int()?;
        let array = stack.pop_ref()?;
        let heap = &self.state.heap;
        let value = match kind {
            ArrayKind::Int => Value::Int(heap.int(array, index)?),
            ArrayKind::Ref => Value::Ref(heap.reference(array, index)?),
            ArrayKind::Byte => Value::Int(heap.byte(array, index)?.into()),
            ArrayKind::Char => Value::Int(heap.short(array, index)?.into()),
            ArrayKind::Short => Value::Int((heap.short(array, index)? as i16).into()),
            ArrayKind::Float => Value::Float(heap.float(array, index)?),
            ArrayKind::Long => Value::Long(heap.long(array, index)?),
            ArrayKind::Double => Value::Double(heap.double(array, index)?),
        };
        stack.push_any(value);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn array_store(&mut self, kind: ArrayKind) -> Step {
        let stack = &mut self.state.stack;
        let heap = &mut self.state.heap;
        macro_rules! operands {
            ($pop:ident) => {{
                let value = stack.$pop()?;
                let index = stack.pop_int()?;
                (stack.pop_ref()?, index, value)
            }};
        }
        match kind {
            ArrayKind::Int => {
                let (array, index, value) = operands!(pop_int);
                heap.set_int(array, index, value)?;
            }
            ArrayKind::Ref => {
                let (array, index, value) = operands!(pop_ref);
                return self.store_ref(array, index, value);
            }
            ArrayKind::Byte => {
                let (array, index, value) = operands!(pop_int);
                let is_boolean = heap.class_of(array) == Some(self.known.boolean_array);
                heap.set_byte(array, index, if is_boolean { (value & 1) as i8 } else { value as i8 })?;
            }
            ArrayKind::Char | ArrayKind::Short => {
                let (array, index, value) = operands!(pop_int);
                heap.set_short(array, index, value as u16)?;
            }
            ArrayKind::Float => {
                let (array, index, value) = operands!(pop_float);
                heap.set_float(array, index, value)?;
            }
            ArrayKind::Long => {
                let (array, index, value) = operands!(pop_long);
                heap.set_long(array, index, value)?;
            }
            ArrayKind::Double => {
                let (array, index, value) = operands!(pop_double);
                heap.set_double(array, index, value)?;
            }
        }
        Ok(())
    }

    #[inline(always)]
    fn store_ref(&mut self, array: Ref, index: i32, value: Ref) -> Step {
        // The index is checked before the type of the element.
        self.state.heap.reference(array, index)?;
        if let Some(class) = self.state.heap.class_of(value) {
            let element = self.state.heap.class_of(array).and_then(|array| self.program.class(array).element());
            if !element.is_some_and(|element| self.program.is_subtype(class, element)) {
                return Err(self.array_store_exception(class));
            }
        }
        self.state.heap.set_reference(array, index, value)?;
        Ok(())
    }

    #[cold]
    fn array_store_exception(&self, class: ClassId) -> Trap {
        Trap::raise_with("java/lang/ArrayStoreException", self.program.class(class).java_name())
    }

    #[inline(always)]
    pub(crate) fn array_length(&mut self) -> Step {
        let array = self.state.stack.pop_ref()?;
        let header = self.state.heap.header(array).ok_or_else(Trap::null)?;
        self.push(Value::Int(header.len() as i32))
    }

    pub(crate) fn op_new_array(&mut self, class: ClassId) -> Step {
        let len = self.state.stack.pop_int()?;
        let len = usize::try_from(len).map_err(|_| negative_size(len))?;
        let array = self.new_array(class, len)?;
        self.push(Value::Ref(array))
    }

    pub(crate) fn multi_new_array(&mut self, class: ClassId, dims: u8) -> Step {
        let mut lengths = Vec::with_capacity(dims.into());
        for _ in 0..dims {
            lengths.push(self.state.stack.pop_int()?);
        }
        lengths.reverse();
        if let Some(&negative) = lengths.iter().find(|&&len| len < 0) {
            return Err(negative_size(negative));
        }
        let lengths: Vec<usize> = lengths.into_iter().map(|len| len as usize).collect();
        let array = self.nested_array(class, &lengths)?;
        self.push(Value::Ref(array))
    }

    /// An array whose elements are arrays again, for as many dimensions as have lengths.
    pub(crate) fn nested_array(&mut self, class: ClassId, lengths: &[usize]) -> Step<Ref> {
        let Some((&len, inner)) = lengths.split_first() else {
            return Ok(Ref::NULL);
        };
        let array = self.new_array(class, len)?;
        if !inner.is_empty() {
            let Shape::Array(element, Kind::Ref) = self.program.class(class).shape else {
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
