//! Java strings: reading their characters, making them, interning them.

use std::rc::Rc;

use heap::{Heap, Nature, Ref, Value};
use program::LiteralId;

use crate::known::Known;
use crate::machine::Machine;
use crate::surroundings::Surrounding;
use crate::text_input::concrete_bytes;
use crate::text_units::{LATIN1, UTF16};
use crate::trap::{Step, Trap};
/// What stands for null in a text.
const NULL: [i8; 4] = [b'n' as i8, b'u' as i8, b'l' as i8, b'l' as i8];

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
        self.string_on(value, coder)
    }

    /// Concrete strings one after another; null is the text `null`.
    pub(crate) fn join(&mut self, strings: &[Ref]) -> Step<Ref> {
        let mut parts = Vec::with_capacity(strings.len());
        for &string in strings {
            parts.push(match string.is_null() {
                true => None,
                false => Some(concrete_bytes(&self.state.heap, &self.known, string).ok_or_else(Trap::null)?),
            });
        }
        if parts.iter().flatten().any(|&(_, coder)| coder != LATIN1) {
            return self.join_wide(strings);
        }
        let mut length = 0;
        for part in &parts {
            length += match part {
                None => NULL.len(),
                &Some((bytes, _)) => self.state.heap.bytes(bytes)?.len(),
            };
        }
        let value = self.new_array(self.known.byte_array, length)?;
        let mut at = 0;
        for part in parts {
            match part {
                None => {
                    self.state.heap.write_bytes(value, at, &NULL)?;
                    at += NULL.len();
                }
                Some((bytes, _)) => {
                    let count = self.state.heap.bytes(bytes)?.len();
                    self.state.heap.copy(bytes, 0, value, at, count);
                    at += count;
                }
            }
        }
        self.string_on(value, LATIN1)
    }

    /// The same where a character takes two bytes.
    fn join_wide(&mut self, strings: &[Ref]) -> Step<Ref> {
        let mut text: Vec<u16> = Vec::new();
        for &string in strings {
            match string.is_null() {
                true => text.extend(NULL.map(|byte| byte as u16)),
                false => append_text(&self.state.heap, &self.known, string, &mut text)?,
            }
        }
        // The text, its bytes, and the array.
        self.spend(text.len().saturating_mul(6))?;
        self.new_string(&text)
    }

    /// The string that has these bytes.
    fn string_on(&mut self, value: Ref, coder: i32) -> Step<Ref> {
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
                self.note_literal_text(&text);
                let string = self.new_string(&text)?;
                self.state.runtime.interned.insert(text, string);
                string
            }
        };
        self.state.runtime.literals.grow(self.program.literals.len(), |_| Ref::NULL);
        self.state.runtime.literals.set(literal.index(), string);
        Ok(string)
    }

    /// `String.intern`. Of a text that depends on the inputs it gives a new string; comparing it with others finds out whether it is
    /// the same object.
    pub(crate) fn intern(&mut self, string: Ref) -> Step<Ref> {
        if self.state.input.number_of(string).is_none() && self.is_called_by_program() {
            self.note_reading(Surrounding::Interned);
        }
        if concrete_bytes(&self.state.heap, &self.known, string).is_none() {
            let is_boxed = self.state.heap.header(string).is_some_and(|header| header.nature == Nature::Boxed);
            if is_boxed && self.state.input.number_of(string).is_none() {
                return Ok(string);
            }
            let (Value::Ref(bytes), coder) =
                (self.read_field(string, self.known.string_value)?, self.read_field(string, self.known.string_coder)?)
            else {
                return Err(Trap::malformed("a string without characters"));
            };
            let interned = self.new_object(self.known.string)?;
            self.state.heap.set_field(interned, self.known.string_value, Value::Ref(bytes))?;
            self.state.heap.set_field(interned, self.known.string_coder, coder)?;
            self.state.heap.set_boxed(interned);
            return Ok(interned);
        }
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
