//! Java strings: reading their characters, making them, interning them.

use std::rc::Rc;

use heap::{Heap, Ref, Value};
use program::LiteralId;

use crate::known::Known;
use crate::machine::Machine;
use crate::trap::{Step, Trap};

/// The value of `String.coder` for one byte a character.
pub(crate) const LATIN1: i32 = 0;
/// The value of `String.coder` for two bytes a character.
pub(crate) const UTF16: i32 = 1;

impl Machine {
    /// A new string with these UTF-16 units.
    pub fn new_string(&mut self, text: &[u16]) -> Step<Ref> {
        let (coder, bytes): (i32, Vec<i8>) = if text.iter().all(|&unit| unit < 256) {
            (LATIN1, text.iter().map(|&unit| unit as u8 as i8).collect())
        } else {
            (UTF16, text.iter().flat_map(|unit| unit.to_le_bytes().map(|byte| byte as i8)).collect())
        };
        let value = self.new_array(self.known.byte_array, bytes.len())?;
        self.state.heap.write_bytes(value, 0, &bytes)?;
        let string = self.new_object(self.known.string)?;
        self.state.heap.set_field(string, self.known.string_value, Value::Ref(value))?;
        self.state.heap.set_field(string, self.known.string_coder, Value::Int(coder))?;
        Ok(string)
    }

    /// A new string from Rust text.
    pub fn new_text(&mut self, text: &str) -> Step<Ref> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_string(&units)
    }

    /// A string as Rust text; lone surrogates are replaced.
    pub fn rust_text(&self, string: Ref) -> Step<String> {
        Ok(String::from_utf16_lossy(&read_text(&self.state.heap, &self.known, string)?))
    }

    /// The string of a constant, interned.
    pub(crate) fn make_literal(&mut self, literal: LiteralId) -> Step<Ref> {
        let text = self.program.literals.text(literal).clone();
        let string = match self.state.runtime.interned.get(&text) {
            Some(string) => string,
            None => {
                let string = self.new_string(&text)?;
                self.state.runtime.interned.insert(text, string);
                string
            }
        };
        self.state.runtime.literals.grow(self.program.literals.len(), |_| Ref::NULL);
        self.state.runtime.literals.set(literal.index(), string);
        Ok(string)
    }

    /// `String.intern`.
    pub(crate) fn intern(&mut self, string: Ref) -> Step<Ref> {
        let text: Rc<[u16]> = read_text(&self.state.heap, &self.known, string)?.into();
        if let Some(known) = self.state.runtime.interned.get(&text) {
            return Ok(known);
        }
        self.state.runtime.interned.insert(text, string);
        Ok(string)
    }
}

/// Appends the UTF-16 units of a string.
pub(crate) fn append_text(heap: &Heap, known: &Known, string: Ref, units: &mut Vec<u16>) -> Step {
    if heap.class_of(string) != Some(known.string) {
        return Err(if string.is_null() { Trap::null() } else { Trap::malformed("string expected") });
    }
    let Value::Ref(value) = heap.field(string, known.string_value)? else {
        return Err(Trap::unsupported("a text that depends on the inputs where a concrete one is needed"));
    };
    let bytes = match heap.bytes(value) {
        Ok(bytes) => bytes,
        Err(_) => {
            return Err(Trap::unsupported("a text that depends on the inputs where a concrete one is needed"));
        }
    };
    if heap.field(string, known.string_coder)? == Value::Int(LATIN1) {
        units.extend(bytes.iter().map(|&byte| u16::from(byte as u8)));
    } else {
        units.extend(bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0] as u8, pair[1] as u8])));
    }
    Ok(())
}

/// The UTF-16 units of a string.
pub(crate) fn read_text(heap: &Heap, known: &Known, string: Ref) -> Step<Vec<u16>> {
    let mut units = Vec::new();
    append_text(heap, known, string, &mut units)?;
    Ok(units)
}
