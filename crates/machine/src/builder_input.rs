//! String builders that hold a text which is not worked out yet: the messages of exceptions are often built by them.
//!
//! Such a builder has neither bytes nor coder nor count, but in a hidden slot the strings that were appended to it.
//! Reading one of its fields works the text out, as with deferred texts.

use heap::{Heap, Ref, Value};
use program::{Kind, Program};

use crate::elements::element;
use crate::known::Known;
use crate::machine::Machine;
use crate::trap::{Step, Trap};

/// Strings that a builder keeps; a longer text is worked out.
const MOST_PARTS: usize = 256;

impl Machine {
    /// Appends a string without working anything out; false when that is not possible.
    pub(crate) fn append_deferred(&mut self, builder: Ref, text: Ref) -> Step<bool> {
        let mut parts = match builder_parts(&self.program, &self.state.heap, &self.known, builder) {
            Some(parts) => self.state.heap.references(parts)?.to_vec(),
            None => match self.builder_content(builder)? {
                Some(content) => vec![content],
                None => return Ok(false),
            },
        };
        if parts.len() >= MOST_PARTS {
            return Ok(false);
        }
        parts.push(text);
        let parts = self.new_refs(self.known.string_array, &parts)?;
        for slot in [self.known.builder_value, self.known.builder_coder, self.known.builder_count] {
            self.state.heap.set_field(builder, slot, Value::Top)?;
        }
        self.state.heap.set_field(builder, self.known.builder_parts, Value::Ref(parts))?;
        self.call.note_deferred_text();
        Ok(true)
    }

    /// The text that a builder holds, as a string; none if its size depends on the inputs.
    fn builder_content(&mut self, builder: Ref) -> Step<Option<Ref>> {
        if builder.is_null() || self.state.input.number_of(builder).is_some() {
            return Ok(None);
        }
        let heap = &self.state.heap;
        let fields = (
            heap.field(builder, self.known.builder_value)?,
            heap.field(builder, self.known.builder_coder)?,
            heap.field(builder, self.known.builder_count)?,
        );
        let (Value::Ref(value), Value::Int(coder), Value::Int(count)) = fields else { return Ok(None) };
        if heap.sparse(value).is_some() {
            return Ok(None);
        }
        let mut bytes = Vec::new();
        for at in 0..count << coder {
            bytes.push(element(&self.state.heap, value, at, Kind::Byte)?);
        }
        Ok(Some(self.string_of(&bytes, coder)?))
    }

    /// The text of a deferred builder as a deferred string.
    pub(crate) fn deferred_content(&mut self, builder: Ref) -> Step<Option<Ref>> {
        let Some(parts) = builder_parts(&self.program, &self.state.heap, &self.known, builder) else { return Ok(None) };
        let parts = self.state.heap.references(parts)?.to_vec();
        Ok(Some(self.deferred_join(&parts)?))
    }

    /// Works out the text of a builder.
    #[cold]
    pub(crate) fn force_builder(&mut self, builder: Ref) -> Step {
        let Some(text) = self.deferred_content(builder)? else {
            return Err(Trap::malformed("a field without value"));
        };
        self.force_text(text)?;
        let value = self.state.heap.field(text, self.known.string_value)?;
        let coder = self.state.heap.field(text, self.known.string_coder)?;
        let (Value::Ref(bytes), Value::Int(width)) = (value, coder) else {
            return Err(Trap::malformed("a text that is not worked out"));
        };
        let count = self.state.heap.header(bytes).map_or(0, |header| header.len()) >> width;
        self.state.heap.set_field(builder, self.known.builder_value, value)?;
        self.state.heap.set_field(builder, self.known.builder_coder, coder)?;
        self.state.heap.set_field(builder, self.known.builder_count, Value::Int(count as i32))?;
        self.state.heap.set_field(builder, self.known.builder_parts, Value::NULL)?;
        Ok(())
    }
}

/// The strings that a builder keeps, if its text is not worked out.
pub(crate) fn builder_parts(program: &Program, heap: &Heap, known: &Known, builder: Ref) -> Option<Ref> {
    let class = heap.class_of(builder)?;
    if !program.is_subtype(class, known.builder) {
        return None;
    }
    match heap.field(builder, known.builder_parts) {
        Ok(Value::Ref(parts)) if !parts.is_null() => Some(parts),
        _ => None,
    }
}

/// Whether a builder keeps a text that is not worked out.
pub(crate) fn is_deferred_builder(program: &Program, heap: &Heap, known: &Known, builder: Ref) -> bool {
    builder_parts(program, heap, known, builder).is_some()
}
