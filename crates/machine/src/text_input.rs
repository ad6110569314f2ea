//! Strings that depend on the inputs, and deferred texts: strings that are worked out only when the program reads them.
//!
//! Numbers that depend on the inputs differ in how many decimal digits they have. So writing the digits out forks. Most
//! such texts end in the message of an exception, and the program never reads it. A deferred text is a string without
//! bytes and coder. The slot of its hash code holds the number or the strings that it is made of. Reading one of its
//! fields works the text out.

use heap::{Heap, Ref, Store, Value};

use crate::decide::Conditions;
use crate::elements::length_of;
use crate::known::Known;
use crate::machine::Machine;
use crate::text_units::{LATIN1, UTF16, Units, append_digits, join_unit, split_unit, unsigned_byte};
use crate::trap::{Limit, Step, Stop, Trap};

/// Parts of a deferred text; a longer one is worked out at once.
const MOST_PARTS: usize = 256;

impl Machine {
    /// The deferred text of joined strings; null becomes the text `null`. Decides nothing.
    pub(crate) fn deferred_join(&mut self, parts: &[Ref]) -> Step<Ref> {
        let mut flat = Vec::new();
        for &part in parts {
            match deferred_payload(&self.state.heap, &self.known, part) {
                Some(Value::Ref(inner)) if !inner.is_null() => {
                    flat.extend_from_slice(self.state.heap.references(inner)?)
                }
                _ => flat.push(part),
            }
        }
        let parts = self.new_refs(self.known.string_array, &flat)?;
        let text = self.deferred(Value::Ref(parts))?;
        if flat.len() > MOST_PARTS {
            self.force_text(text)?;
        }
        Ok(text)
    }

    /// A string that is the decimal form of a number, not worked out yet.
    pub(crate) fn deferred_number(&mut self, number: Value) -> Step<Ref> {
        self.deferred(number)
    }

    /// Texts with a number behind each, and a last text.
    pub(crate) fn join_numbers(&mut self, texts: &[(&str, Value)], last: &str) -> Step<Ref> {
        let mut parts = Vec::with_capacity(2 * texts.len() + 1);
        for &(text, number) in texts {
            parts.push(self.new_text(text)?);
            parts.push(match number {
                Value::Int(number) => self.new_text(&number.to_string())?,
                Value::Long(number) => self.new_text(&number.to_string())?,
                number => self.deferred_number(number)?,
            });
        }
        parts.push(self.new_text(last)?);
        self.deferred_join(&parts)
    }

    /// A string that is not null, and of which no more is known.
    pub(crate) fn open_text(&mut self) -> Step<Ref> {
        self.deferred(Value::NULL)
    }

    fn deferred(&mut self, payload: Value) -> Step<Ref> {
        self.call.note_deferred_text();
        let string = self.new_object(self.known.string)?;
        self.state.heap.set_field(string, self.known.string_value, Value::Top)?;
        self.state.heap.set_field(string, self.known.string_coder, Value::Top)?;
        self.state.heap.set_field(string, self.known.string_hash, payload)?;
        Ok(string)
    }

    /// Works out a deferred text.
    #[cold]
    pub(crate) fn force_text(&mut self, string: Ref) -> Step {
        if deferred_payload(&self.state.heap, &self.known, string).is_none() {
            return Err(Trap::malformed("a field without value"));
        }
        let text = self.units(string)?;
        let value = self.text_bytes(&text)?;
        self.state.heap.set_field(string, self.known.string_value, Value::Ref(value))?;
        self.state.heap.set_field(string, self.known.string_coder, Value::Int(text.coder))?;
        self.state.heap.set_field(string, self.known.string_hash, Value::Int(0))?;
        Ok(())
    }

    /// The characters of a string that is not null.
    pub(crate) fn units(&mut self, string: Ref) -> Step<Units> {
        let mut text = Units::default();
        self.append_units(string, &mut text)?;
        Ok(text)
    }

    fn append_units(&mut self, string: Ref, text: &mut Units) -> Step {
        match deferred_payload(&self.state.heap, &self.known, string) {
            None => self.append_bytes(string, text),
            Some(Value::Ref(none)) if none.is_null() => {
                Err(Trap::unsupported("the message of an exception that depends on the class of an input"))
            }
            Some(Value::Ref(parts)) => {
                for part in self.state.heap.references(parts)?.to_vec() {
                    let part = self.object(part)?;
                    if part.is_null() {
                        text.units.extend("null".bytes().map(|byte| Value::Int(byte.into())));
                    } else {
                        self.append_units(part, text)?;
                    }
                }
                Ok(())
            }
            Some(number) => append_digits(&self.state.truth, &mut self.terms, number, text),
        }
    }

    fn append_bytes(&mut self, string: Ref, text: &mut Units) -> Step {
        if self.state.heap.class_of(string) != Some(self.known.string) {
            return Err(if string.is_null() { Trap::null() } else { Trap::malformed("string expected") });
        }
        let Value::Ref(bytes) = self.read_field(string, self.known.string_value)? else {
            return Err(Trap::malformed("string without value"));
        };
        let Value::Int(coder) = self.read_field(string, self.known.string_coder)? else {
            return Err(Trap::malformed("string without coder"));
        };
        text.coder = text.coder.max(coder);
        let len = length_of(&self.state.heap, bytes)?;
        let len = self.concrete_byte_length(len, coder)? >> coder;
        for at in 0..len {
            let unit = self.unit_at(bytes, coder, at)?;
            text.units.push(unit);
        }
        Ok(())
    }

    /// How many bytes a string has. If that depends on the inputs, the limit for arrays applies to the number of
    /// characters.
    fn concrete_byte_length(&mut self, len: Value, coder: i32) -> Step<i32> {
        let Value::Term(_, term) = len else { return self.state.truth.concrete(&mut self.terms, len, 0, 0) };
        let most = (self.config.input.array as i32) << coder;
        let limit = self.terms.int(most);
        let above = self.terms.lt(limit, term);
        if self.state.truth.decide(&self.terms, above)? {
            return Err(Trap::stop(Stop::Limit(Limit::MadeArray)));
        }
        self.state.truth.concrete(&mut self.terms, len, 0, most)
    }

    /// A new string of these bytes.
    pub(crate) fn string_of(&mut self, bytes: &[Value], coder: i32) -> Step<Ref> {
        let concrete = bytes.iter().map(|byte| match byte {
            Value::Int(byte) => Some(*byte as i8),
            _ => None,
        });
        let value = match concrete.collect::<Option<Vec<i8>>>() {
            Some(concrete) => {
                let value = self.new_array(self.known.byte_array, concrete.len())?;
                self.state.heap.write_bytes(value, 0, &concrete)?;
                value
            }
            None => self.state.heap.new_tagged(self.known.byte_array, bytes),
        };
        let string = self.new_object(self.known.string)?;
        self.state.heap.set_field(string, self.known.string_value, Value::Ref(value))?;
        self.state.heap.set_field(string, self.known.string_coder, Value::Int(coder))?;
        Ok(string)
    }

    /// The character at a position of the bytes of a string.
    pub(crate) fn unit_at(&mut self, bytes: Ref, coder: i32, at: i32) -> Step<Value> {
        if coder == LATIN1 {
            let byte = self.read_element(bytes, Value::Int(at))?;
            return unsigned_byte(&mut self.terms, byte);
        }
        let low = self.read_element(bytes, Value::Int(2 * at))?;
        let high = self.read_element(bytes, Value::Int(2 * at + 1))?;
        join_unit(&mut self.terms, low, high)
    }

    /// The bytes of a text.
    fn text_bytes(&mut self, text: &Units) -> Step<Ref> {
        let mut bytes = Vec::with_capacity(text.units.len() << text.coder);
        for &unit in &text.units {
            let (low, high) = split_unit(&mut self.terms, unit)?;
            bytes.push(low);
            if text.coder == UTF16 {
                bytes.push(high);
            }
        }
        Ok(self.state.heap.new_tagged(self.known.byte_array, &bytes))
    }

    /// A text to be shown; the parts that depend on the inputs are left out.
    pub fn shown_text(&self, string: Ref) -> Option<String> {
        match deferred_payload(&self.state.heap, &self.known, string) {
            None => self.rust_text(string).ok(),
            Some(Value::Ref(parts)) if !parts.is_null() => {
                let parts = self.state.heap.references(parts).ok()?;
                Some(parts.iter().map(|&part| self.shown_text(part).unwrap_or_else(|| "…".to_owned())).collect())
            }
            Some(_) => Some("…".to_owned()),
        }
    }
}

/// What a deferred text is made of; none for any other object.
pub(crate) fn deferred_payload(heap: &Heap, known: &Known, string: Ref) -> Option<Value> {
    if heap.class_of(string) != Some(known.string) {
        return None;
    }
    match heap.field(string, known.string_value) {
        Ok(Value::Top) => heap.field(string, known.string_hash).ok(),
        _ => None,
    }
}

/// Whether a string is a deferred text, or not decided yet.
pub(crate) fn is_deferred(heap: &Heap, known: &Known, string: Ref) -> bool {
    string.is_undecided() || deferred_payload(heap, known, string).is_some()
}

/// Whether the bytes of a string that is not null are all concrete.
pub(crate) fn concrete_bytes(heap: &Heap, known: &Known, string: Ref) -> Option<(Ref, i32)> {
    match (heap.field(string, known.string_value), heap.field(string, known.string_coder)) {
        (Ok(Value::Ref(bytes)), Ok(Value::Int(coder))) => {
            let is_concrete = heap.header(bytes).is_some_and(|header| header.store == Store::Bytes);
            is_concrete.then_some((bytes, coder))
        }
        _ => None,
    }
}
