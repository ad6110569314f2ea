//! Strings that depend on the inputs: characters as terms, and texts that are worked out only when somebody looks.
//!
//! The decimal digits of a number that depends on the inputs differ in their count, so writing them out forks. Most such
//! texts end in the message of an exception that nobody reads. A deferred text is a string without bytes and coder that
//! keeps, where others keep their hash code, the number or the strings it is made of; reading a field works it out.

use heap::{Ref, Store, Value};
use term::{BinaryOp, Sort, Term, UnaryOp};

use crate::decide::{Conditions, Numbers};
use crate::machine::Machine;
use crate::text::{LATIN1, UTF16};
use crate::trap::{Limit, Step, Stop, Trap};

/// Parts of a deferred text; a longer one is worked out at once.
const MOST_PARTS: usize = 256;

/// The characters of a string.
#[derive(Clone, Debug, Default)]
pub(crate) struct Units {
    /// UTF-16 units.
    pub(crate) units: Vec<Value>,
    /// The greater of the coders of the strings they come from.
    pub(crate) coder: i32,
}

impl Machine {
    /// The strings joined; null reads as `null`. Decides nothing.
    pub(crate) fn deferred_join(&mut self, parts: &[Ref]) -> Step<Ref> {
        let mut flat = Vec::new();
        for &part in parts {
            match self.deferred_payload(part) {
                Some(Value::Ref(inner)) => flat.extend_from_slice(self.state.heap.references(inner)?),
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

    fn deferred(&mut self, payload: Value) -> Step<Ref> {
        self.call.note_deferred_text();
        let string = self.new_object(self.known.string)?;
        self.state.heap.set_field(string, self.known.string_value, Value::Top)?;
        self.state.heap.set_field(string, self.known.string_coder, Value::Top)?;
        self.state.heap.set_field(string, self.known.string_hash, payload)?;
        Ok(string)
    }

    /// What a deferred text is made of; none for any other object.
    pub(crate) fn deferred_payload(&self, string: Ref) -> Option<Value> {
        let heap = &self.state.heap;
        if heap.class_of(string) != Some(self.known.string) {
            return None;
        }
        match heap.field(string, self.known.string_value) {
            Ok(Value::Top) => heap.field(string, self.known.string_hash).ok(),
            _ => None,
        }
    }

    /// Whether a string is a text that is not worked out, or not known at all yet.
    pub(crate) fn is_deferred(&self, string: Ref) -> bool {
        string.is_undecided() || self.deferred_payload(string).is_some()
    }

    /// Works out a deferred text.
    #[cold]
    pub(crate) fn force_text(&mut self, string: Ref) -> Step {
        if self.deferred_payload(string).is_none() {
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
        match self.deferred_payload(string) {
            None => self.append_bytes(string, text),
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
            Some(number) => self.append_digits(number, text),
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
        let len = self.length_of(bytes)?;
        let len = self.concrete_byte_length(len, coder)? >> coder;
        for at in 0..len {
            let unit = self.unit_at(bytes, coder, at)?;
            text.units.push(unit);
        }
        Ok(())
    }

    /// How many bytes a string has; where that depends on the inputs, their limit for arrays is one of characters.
    fn concrete_byte_length(&mut self, len: Value, coder: i32) -> Step<i32> {
        let Value::Term(_, term) = len else { return self.state.truth.concrete(&mut self.terms, len, 0, 0) };
        let most = (self.config.input.array as i32) << coder;
        let limit = self.terms.int(most);
        let above = self.terms.lt(limit, term);
        if self.state.truth.decide(&self.terms, above)? {
            return Err(Trap::stop(Stop::Limit(Limit::Array)));
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
            return self.unsigned_byte(byte);
        }
        let low = self.read_element(bytes, Value::Int(2 * at))?;
        let high = self.read_element(bytes, Value::Int(2 * at + 1))?;
        self.join_unit(low, high)
    }

    fn unsigned_byte(&mut self, byte: Value) -> Step<Value> {
        let (byte, mask) = (self.terms.term_of(byte)?, self.terms.int(0xff));
        let unit = self.terms.binary(BinaryOp::And, byte, mask);
        Ok(self.terms.value_of(unit))
    }

    /// The low and the high byte of a character.
    pub(crate) fn split_unit(&mut self, unit: Value) -> Step<(Value, Value)> {
        let unit = self.terms.term_of(unit)?;
        let (low, high) = self.split_term(unit);
        Ok((self.terms.value_of(low), self.terms.value_of(high)))
    }

    fn split_term(&mut self, unit: Term) -> (Term, Term) {
        let eight = self.terms.int(8);
        let shifted = self.terms.binary(BinaryOp::Shr, unit, eight);
        (self.terms.unary(UnaryOp::I2B, unit), self.terms.unary(UnaryOp::I2B, shifted))
    }

    /// The character of a low and a high byte: the very character that was split into them, if there was one.
    pub(crate) fn join_unit(&mut self, low: Value, high: Value) -> Step<Value> {
        let (low, high) = (self.terms.term_of(low)?, self.terms.term_of(high)?);
        let mask = self.terms.int(0xff);
        let low_bits = self.terms.binary(BinaryOp::And, low, mask);
        let inner = match self.terms.node(low) {
            term::Node::Unary(UnaryOp::I2B, inner) => Some(inner),
            _ => None,
        };
        for candidate in inner.into_iter().chain([low_bits]) {
            let range = self.terms.range(candidate);
            if range.lo >= 0 && range.hi <= 0xffff && self.split_term(candidate) == (low, high) {
                return Ok(self.terms.value_of(candidate));
            }
        }
        let high_bits = self.terms.binary(BinaryOp::And, high, mask);
        let eight = self.terms.int(8);
        let shifted = self.terms.binary(BinaryOp::Shl, high_bits, eight);
        let unit = self.terms.binary(BinaryOp::Or, shifted, low_bits);
        Ok(self.terms.value_of(unit))
    }

    /// The bytes of a text.
    fn text_bytes(&mut self, text: &Units) -> Step<Ref> {
        let mut bytes = Vec::with_capacity(text.units.len() << text.coder);
        for &unit in &text.units {
            let (low, high) = self.split_unit(unit)?;
            bytes.push(low);
            if text.coder == UTF16 {
                bytes.push(high);
            }
        }
        Ok(self.state.heap.new_tagged(self.known.byte_array, &bytes))
    }

    /// Appends the decimal digits of an integer: decides its sign and how many there are.
    fn append_digits(&mut self, number: Value, text: &mut Units) -> Step {
        let (sort, term) = match number {
            Value::Term(sort @ (Sort::Int | Sort::Long), term) => (sort, term),
            _ => {
                return Err(Trap::unsupported(
                    "the decimal form of a floating-point number that depends on the inputs",
                ));
            }
        };
        let zero = self.integer(sort, 0);
        let negative = self.terms.lt(term, zero);
        let is_negative = self.state.truth.decide(&self.terms, negative)?;
        let most = if sort == Sort::Int { 10 } else { 19 };
        let sign = if is_negative { -1 } else { 1 };
        let mut count = self.terms.int(most);
        for digits in (1..most).rev() {
            let power = self.integer(sort, sign * 10i64.pow(digits as u32));
            let fits = if is_negative { self.terms.lt(power, term) } else { self.terms.lt(term, power) };
            let digits = self.terms.int(digits);
            count = self.terms.ite(fits, digits, count);
        }
        let count = self.terms.value_of(count);
        let count = self.state.truth.concrete(&mut self.terms, count, 1, most)?;
        if is_negative {
            text.units.push(Value::Int(b'-'.into()));
        }
        for position in (0..count).rev() {
            let power = self.integer(sort, 10i64.pow(position as u32));
            let mut digit = self.terms.binary(BinaryOp::Div, term, power);
            if position + 1 < count {
                let ten = self.integer(sort, 10);
                digit = self.terms.binary(BinaryOp::Rem, digit, ten);
            }
            if sort == Sort::Long {
                digit = self.terms.unary(UnaryOp::L2I, digit);
            }
            let origin = self.terms.int(b'0'.into());
            let op = if is_negative { BinaryOp::Sub } else { BinaryOp::Add };
            let unit = self.terms.binary(op, origin, digit);
            let unit = self.terms.value_of(unit);
            text.units.push(unit);
        }
        Ok(())
    }

    fn integer(&mut self, sort: Sort, value: i64) -> Term {
        if sort == Sort::Long { self.terms.long(value) } else { self.terms.int(value as i32) }
    }

    /// The condition that two texts are equal: the coders agree wherever the texts do.
    pub(crate) fn equal_units(&mut self, a: &[Value], b: &[Value]) -> Step<Term> {
        let mut equal = self.terms.bool(a.len() == b.len());
        if a.len() != b.len() {
            return Ok(equal);
        }
        for (&a, &b) in a.iter().zip(b) {
            let (a, b) = (self.terms.term_of(a)?, self.terms.term_of(b)?);
            let same = self.terms.eq(a, b);
            equal = self.terms.and(equal, same);
        }
        Ok(equal)
    }

    /// Whether the bytes of a string that is not null are all concrete.
    pub(crate) fn concrete_bytes(&self, string: Ref) -> Option<(Ref, i32)> {
        let heap = &self.state.heap;
        match (heap.field(string, self.known.string_value), heap.field(string, self.known.string_coder)) {
            (Ok(Value::Ref(bytes)), Ok(Value::Int(coder))) => {
                let is_concrete = heap.header(bytes).is_some_and(|header| header.store == Store::Bytes);
                is_concrete.then_some((bytes, coder))
            }
            _ => None,
        }
    }

    /// A text for people: what depends on the inputs is left out.
    pub fn shown_text(&self, string: Ref) -> Option<String> {
        match self.deferred_payload(string) {
            None => self.rust_text(string).ok(),
            Some(Value::Ref(parts)) => {
                let parts = self.state.heap.references(parts).ok()?;
                Some(parts.iter().map(|&part| self.shown_text(part).unwrap_or_else(|| "…".to_owned())).collect())
            }
            Some(_) => Some("…".to_owned()),
        }
    }
}
