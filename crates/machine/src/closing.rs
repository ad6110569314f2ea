//! Closing the input off: what the path leaves open about an input object becomes the simplest thing that the path
//! admits.

use heap::{ArrayEntry, Heap, InputHeap, Ref, Unknown, Value};
use program::{ClassId, ClassKind, Program, access};
use term::{Node, Term};

use crate::builder_input::builder_parts;
use crate::choice::Typed;
use crate::input_types::type_of;
use crate::known::Known;
use crate::machine::Machine;
use crate::text_input::deferred_payload;
use crate::text_units::{LATIN1, UTF16};

/// Bytes of a string that are read.
const LONGEST_TEXT: usize = 1 << 20;

/// The value of a term under a model.
pub type Valuation<'a> = dyn Fn(Term) -> Option<Node> + 'a;

impl Machine {
    /// The simplest class that an input object can be of; its own where that is decided.
    pub fn simplest_class_of(&mut self, number: u32) -> ClassId {
        let object = self.state.input.objects()[number as usize].object;
        match self.state.heap.header(object) {
            Some(header) if header.is_open() => self.simplest(Typed::Object(number), header.class),
            Some(header) => header.class,
            None => self.known.object,
        }
    }

    /// The simplest class that an unknown which is not null can be of.
    pub fn simplest_class_of_unknown(&mut self, unknown: Unknown) -> ClassId {
        let class = self.state.input.unknown(unknown).class;
        self.simplest(Typed::Unknown(unknown), class)
    }

    fn simplest(&mut self, typed: Typed, bound: ClassId) -> ClassId {
        if let ClassKind::Array(..) = self.program.class(bound).kind {
            return match typed {
                Typed::Object(number) => {
                    let candidates = self.array_candidates(number).unwrap_or_default();
                    if candidates.contains(&bound) { bound } else { candidates.first().copied().unwrap_or(bound) }
                }
                Typed::Unknown(_) => bound,
            };
        }
        let (class, types) = type_of(&self.state.input, typed);
        // A stranger does what an object of such a class could: here it can be one.
        if self.program.has_strangers(class)
            && self.program.class(class).is_instantiable()
            && !self.input_types.is_listed(types)
            && !self.input_types.admitted(&self.program, types, &[class]).is_empty()
        {
            return class;
        }
        let Ok(members) = self.members((class, types)) else { return bound };
        let best = members.iter().copied().min_by_key(|&member| {
            let record = self.program.class(member);
            (member != bound, effort(&self.program, member), record.slots.len(), record.name.clone())
        });
        best.unwrap_or(bound)
    }

    /// The constants of an enumeration that are of a class, once it is initialized.
    pub fn constants_of(&mut self, class: ClassId) -> Vec<Ref> {
        let mut constants = self.enum_constants(self.program.enumeration_of(class)).unwrap_or_default();
        let is_of_class = |own| self.program.is_subtype(own, class);
        constants.retain(|&constant| self.state.heap.class_of(constant).is_some_and(is_of_class));
        constants
    }

    /// The characters of a string under a model; none where they cannot be told.
    pub fn text_under(&self, string: Ref, valuation: &Valuation<'_>) -> Option<Vec<u16>> {
        text_of(&self.state.heap, &self.state.input, &self.known, string, valuation)
    }

    /// The characters of a string builder that is no input, under a model.
    pub fn builder_text_under(&self, builder: Ref, valuation: &Valuation<'_>) -> Option<Vec<u16>> {
        if let Some(parts) = builder_parts(&self.program, &self.state.heap, &self.known, builder) {
            return joined_under(&self.state.heap, &self.state.input, &self.known, parts, valuation);
        }
        let heap = &self.state.heap;
        let field = |slot| heap.field(builder, slot).ok();
        let (Value::Ref(bytes), Value::Int(coder)) =
            (field(self.known.builder_value)?, field(self.known.builder_coder)?)
        else {
            return None;
        };
        let count = int_under(field(self.known.builder_count)?, valuation)?;
        units_under(&self.state.heap, bytes, coder, usize::try_from(count).ok()?, valuation)
    }
}

fn int_under(value: Value, valuation: &Valuation<'_>) -> Option<i32> {
    match value {
        Value::Int(value) => Some(value),
        Value::Term(_, term) => match valuation(term)? {
            Node::Int(value) => Some(value),
            _ => None,
        },
        _ => None,
    }
}

/// How hard it is for a test to make an instance of a class: 0 is the easiest.
fn effort(program: &Program, class: ClassId) -> u8 {
    let record = program.class(class);
    let simple = record.name.rsplit('$').next().unwrap_or(&record.name);
    let is_unnamed = record.name.contains('$') && simple.starts_with(|c: char| c.is_ascii_digit());
    let is_public = record.flags & access::PUBLIC != 0;
    match (is_unnamed, record.is_library(), is_public) {
        (true, ..) => 3,
        (_, true, false) => 2,
        (_, true, true) => 1,
        _ => 0,
    }
}

fn is_object(input: &InputHeap, unknown: Unknown) -> bool {
    input.unknown(unknown).nullness == heap::Nullness::Object
}

fn units_under(heap: &Heap, bytes: Ref, coder: i32, length: usize, valuation: &Valuation<'_>) -> Option<Vec<u16>> {
    let byte = |at: usize| {
        let value = match (heap.sparse(bytes), heap.byte(bytes, at as i32)) {
            (Some(sparse), _) => {
                let here = |entry: &ArrayEntry| int_under(entry.index, valuation) == Some(at as i32);
                match heap.entries(bytes).find(here) {
                    Some(entry) => entry.value,
                    None if sparse.source.is_null() => sparse.default,
                    None => return None,
                }
            }
            (None, Ok(byte)) => return Some(byte as u8),
            (None, Err(_)) => heap.tagged(bytes, at as i32).ok()?,
        };
        int_under(value, valuation).map(|byte| byte as u8)
    };
    match coder {
        LATIN1 => (0..length).map(|at| byte(at).map(u16::from)).collect(),
        UTF16 => (0..length).map(|at| Some(u16::from_le_bytes([byte(2 * at)?, byte(2 * at + 1)?]))).collect(),
        _ => None,
    }
}

fn joined_under(
    heap: &Heap,
    input: &InputHeap,
    known: &Known,
    parts: Ref,
    valuation: &Valuation<'_>,
) -> Option<Vec<u16>> {
    let mut units = Vec::new();
    for &part in heap.references(parts).ok()? {
        let decided = part.unknown().map_or(Some(part), |unknown| input.decided(unknown));
        match decided {
            // The program has not read this part: it is closed off with the empty string, or with null.
            None if part.unknown().is_some_and(|unknown| is_object(input, unknown)) => {}
            Some(part) if !part.is_null() => units.extend(text_of(heap, input, known, part, valuation)?),
            _ => units.extend("null".encode_utf16()),
        }
    }
    Some(units)
}

/// The characters of a string under a model; none where they cannot be told.
fn text_of(heap: &Heap, input: &InputHeap, known: &Known, string: Ref, valuation: &Valuation<'_>) -> Option<Vec<u16>> {
    let string = match string.unknown() {
        Some(unknown) => input.decided(unknown).unwrap_or(Ref::NULL),
        None => string,
    };
    match deferred_payload(heap, known, string) {
        Some(Value::Ref(parts)) if !parts.is_null() => joined_under(heap, input, known, parts, valuation),
        Some(Value::Term(_, number)) => match valuation(number)? {
            Node::Int(value) => Some(value.to_string().encode_utf16().collect()),
            Node::Long(value) => Some(value.to_string().encode_utf16().collect()),
            _ => None,
        },
        Some(_) => None,
        None => {
            let Ok(Value::Ref(bytes)) = heap.field(string, known.string_value) else { return None };
            let coder = int_under(heap.field(string, known.string_coder).ok()?, valuation)?;
            let length = match heap.sparse(bytes) {
                Some(sparse) => usize::try_from(int_under(sparse.length, valuation)?).ok()?,
                None => heap.header(bytes)?.len(),
            };
            // Longer texts are not predicted.
            if length > LONGEST_TEXT {
                return None;
            }
            units_under(heap, bytes, coder, length >> (coder & 1), valuation)
        }
    }
}
