//! Arrays where the reference, the length, the index or an element depends on the inputs.
//!
//! Follows Kiasan (§3.1 and Fig. 6): an array of unknown length is an accumulator of the indices accessed so far; a
//! further index is outside, equal to one of them, or new. Deviation: in an array of known length a primitive element
//! at an unknown index is one conditional term, so reading it does not fork.

use heap::{EntryId, Fault, Heap, Ref, Store, Table, Value};
use program::{ArrayKind, ClassId, ClassKind, Kind};
use term::{Sort, Term, Terms};

use crate::decide::{Conditions, Numbers, Truth};
use crate::elements::{element, element_kind, set_element};
use crate::machine::Machine;
use crate::op::array::array_store_exception;
use crate::op::narrow_value;
use crate::trap::{Limit, Step, Stop, Trap};

/// The most parts of a conditional term that stands for an element.
const LONGEST_CONDITIONAL: usize = 128;

/// Elements that an index which depends on the inputs is tried for one by one.
const MOST_INDICES: i32 = 1024;

/// What an element is accessed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    Read,
    Write,
}

/// Where an element is.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// At an index of an array of known length.
    Index(i32),
    /// At an index that depends on the inputs, inside an array of known length.
    Somewhere(Term),
    /// In an entry of a sparse array.
    Entry(EntryId),
}

impl Machine {
    /// Reads an element, operands still on the stack.
    #[cold]
    pub(crate) fn load_element(&mut self, _kind: ArrayKind) -> Step {
        let array = self.array_at(1)?;
        let value = self.read_element(array, self.state.stack.peek(0))?;
        self.state.stack.drop_slots(2);
        self.state.stack.push_any(value);
        Ok(())
    }

    /// Writes an element, operands still on the stack.
    #[cold]
    pub(crate) fn store_element(&mut self, kind: ArrayKind) -> Step {
        let slots = if matches!(kind, ArrayKind::Long | ArrayKind::Double) { 2 } else { 1 };
        let array = self.array_at(slots + 1)?;
        let index = self.state.stack.peek(slots);
        let value = self.state.stack.peek(slots - 1);
        self.write_element(array, index, value)?;
        self.state.stack.drop_slots(slots + 2);
        Ok(())
    }

    /// Reads the element of an array at an index.
    pub(crate) fn read_element(&mut self, array: Ref, index: Value) -> Step<Value> {
        let kind = element_kind(&self.program, &self.state.heap, array)?;
        let place = self.element_place(array, index, Access::Read)?;
        let value = match place {
            Place::Index(index) => element(&self.state.heap, array, index, kind)?,
            Place::Somewhere(index) => return read_somewhere(&self.state.heap, &mut self.terms, array, index, kind),
            Place::Entry(entry) => self.entry_value(array, entry)?,
        };
        let settled = self.settle(value)?;
        if settled != value {
            match place {
                Place::Index(index) => set_element(&mut self.state.heap, array, index, kind, settled)?,
                Place::Entry(entry) => self.state.heap.set_entry(entry, settled),
                Place::Somewhere(_) => {}
            }
        }
        Ok(settled)
    }

    /// Makes room for terms in an array of numbers.
    pub(crate) fn tag(&mut self, array: Ref, kind: Kind) -> Step {
        let header = self.state.heap.header(array).ok_or_else(Trap::null)?;
        if header.store == Store::of(kind) && header.store != Store::Tagged {
            self.spend_on_array(Store::Tagged, header.len())?;
        }
        self.state.heap.tag(array, kind);
        Ok(())
    }

    /// Writes the element of an array at an index.
    pub(crate) fn write_element(&mut self, array: Ref, index: Value, value: Value) -> Step {
        let kind = element_kind(&self.program, &self.state.heap, array)?;
        let place = self.element_place(array, index, Access::Write)?;
        if let Value::Ref(element) = value {
            self.check_store(array, element)?;
        }
        let value = if kind.is_narrow() { narrow_value(&mut self.terms, kind, value)? } else { value };
        match place {
            Place::Index(index) => {
                if matches!(value, Value::Term(..)) {
                    self.tag(array, kind)?;
                }
                set_element(&mut self.state.heap, array, index, kind, value)
            }
            Place::Entry(entry) => {
                self.state.heap.set_entry(entry, value);
                Ok(())
            }
            Place::Somewhere(index) => {
                write_somewhere(&mut self.state.heap, &mut self.terms, array, index, kind, value)
            }
        }
    }

    /// The array this far below the top; null is refused.
    fn array_at(&mut self, below: usize) -> Step<Ref> {
        let array = self.object_at(below)?;
        if array.is_null() { Err(Trap::null()) } else { Ok(array) }
    }

    /// Where the element at an index is, which is inside the array.
    fn element_place(&mut self, array: Ref, index: Value, access: Access) -> Step<Place> {
        let header = self.state.heap.header(array).ok_or_else(Trap::null)?;
        if header.store == Store::Sparse {
            return Ok(Place::Entry(self.entry_at(array, index)?));
        }
        let len = header.len();
        let term = match index {
            Value::Int(index) if (index as u32 as usize) < len && index >= 0 => return Ok(Place::Index(index)),
            Value::Int(index) => return Err(Fault::Index { index, len: len as u32 }.into()),
            index => self.terms.term_of(index)?,
        };
        let length = self.terms.int(len as i32);
        check_bounds(&self.state.truth, &mut self.terms, term, length)?;
        let kind = element_kind(&self.program, &self.state.heap, array)?;
        if kind != Kind::Ref {
            let parts = if access == Access::Read { runs(&self.state.heap, array, kind)?.len() } else { len };
            if parts <= LONGEST_CONDITIONAL {
                return Ok(Place::Somewhere(term));
            }
        }
        element_index(&self.state.truth, &mut self.terms, index, term, len)
    }

    /// The entry of a sparse array at an index; makes it if no access so far was at this index.
    pub(crate) fn entry_at(&mut self, array: Ref, index: Value) -> Step<EntryId> {
        let sparse = self.state.heap.sparse(array).ok_or_else(Trap::null)?;
        let (term, length) = (self.terms.term_of(index)?, self.terms.term_of(sparse.length)?);
        check_bounds(&self.state.truth, &mut self.terms, term, length)?;
        let entries: Vec<_> = self.state.heap.numbered_entries(array).collect();
        for &(id, entry) in entries.iter().rev() {
            let other = self.terms.term_of(entry.index)?;
            let equal = self.terms.eq(term, other);
            if self.state.truth.decide(&self.terms, equal)? {
                return Ok(id);
            }
        }
        let is_input = sparse.default == Value::Top && sparse.source.is_null();
        if is_input && sparse.count >= self.config.input.array {
            return Err(Trap::stop(Stop::Limit(Limit::Array)));
        }
        let value = match sparse.default {
            Value::Top if !sparse.source.is_null() => self.element_at_entry(sparse.source, index)?,
            // An element of the input stays undiscovered until it is read; some are only written.
            default => default,
        };
        Ok(self.state.heap.add_entry(array, index, value))
    }

    /// What an array of the input held at an index before the program changed anything.
    fn element_at_entry(&mut self, array: Ref, index: Value) -> Step<Value> {
        let id = self.entry_at(array, index)?;
        self.initial(array, id)
    }

    /// What an entry holds.
    fn entry_value(&mut self, array: Ref, id: EntryId) -> Step<Value> {
        let mut value = self.state.heap.entry(id).value;
        if let Value::Top = value {
            value = self.initial(array, id)?;
            self.state.heap.set_entry(id, value);
        }
        Ok(value)
    }

    /// What an entry of an array of the input held at entry: discovers it if it has not been read.
    fn initial(&mut self, array: Ref, id: EntryId) -> Step<Value> {
        let newer = self.state.heap.numbered_entries(array).take_while(|&(other, _)| other != id).count();
        let count = self.state.heap.sparse(array).map_or(0, |sparse| sparse.count);
        let slot = count - 1 - newer as u32;
        let owner = self.state.input.number_of(array);
        let cell = self.state.input.cells().iter().find(|cell| Some(cell.owner) == owner && cell.slot == slot);
        match cell {
            Some(cell) => Ok(cell.value),
            None => self.discover_element(array, slot),
        }
    }

    /// Refuses elements whose type the array does not admit.
    fn check_store(&mut self, array: Ref, element: Ref) -> Step {
        if self.admits(array, element)? {
            return Ok(());
        }
        let object = self.object(element)?;
        let own = self.state.heap.header(object).ok_or_else(Trap::null)?;
        Err(match own.is_exact() {
            true => array_store_exception(&self.program, own.class),
            false => Trap::raise_open("java/lang/ArrayStoreException"),
        })
    }

    /// Whether an array admits an element, by its type.
    pub(crate) fn admits(&mut self, array: Ref, element: Ref) -> Step<bool> {
        if element.is_null() {
            return Ok(true);
        }
        let header = self.state.heap.header(array).ok_or_else(Trap::null)?;
        if let Some(number) = self.state.input.number_of(array) {
            self.note_nested(number);
        }
        if header.is_open() {
            return Ok(self.was_held(array, element) || self.is_null(element)? || self.decide_store(array, element)?);
        }
        let wanted = self.program.class(header.class).element().ok_or_else(|| Trap::malformed("no array"))?;
        self.decide_cast(element, wanted)
    }

    /// Makes an array whose length, on top of the stack, depends on the inputs.
    #[cold]
    pub(crate) fn new_sparse_array(&mut self, class: ClassId) -> Step {
        let array = self.new_sparse(class, self.state.stack.peek(0))?;
        self.state.stack.replace(0, Value::Ref(array));
        Ok(())
    }

    /// Makes an array whose length depends on the inputs.
    pub(crate) fn new_sparse(&mut self, class: ClassId, length: Value) -> Step<Ref> {
        let ClassKind::Array(_, kind) = self.program.class(class).kind else {
            return Err(Trap::malformed("array of a class that is no array class"));
        };
        let (term, zero) = (self.terms.term_of(length)?, self.terms.int(0));
        let negative = self.terms.lt(term, zero);
        if self.state.truth.decide(&self.terms, negative)? {
            return Err(Trap::raise_with_numbers("java/lang/NegativeArraySizeException", vec![("", length)]));
        }
        Ok(self.state.heap.new_sparse(class, length, Value::default_of(kind)))
    }

    /// A length that has to be concrete, of something that the program makes; the path ends where it is larger than the
    /// limit for arrays. Throws where it is negative.
    pub(crate) fn concrete_length(&mut self, value: Value) -> Step<i32> {
        let Value::Term(Sort::Int, term) = value else {
            return self.state.truth.concrete(&mut self.terms, value, 0, 0);
        };
        let (zero, limit) = (self.terms.int(0), self.terms.int(self.config.input.array as i32));
        let negative = self.terms.lt(term, zero);
        if self.state.truth.decide(&self.terms, negative)? {
            return Err(Trap::raise_with_numbers("java/lang/NegativeArraySizeException", vec![("", value)]));
        }
        let above = self.terms.lt(limit, term);
        if self.state.truth.decide(&self.terms, above)? {
            return Err(Trap::stop(Stop::Limit(Limit::MadeArray)));
        }
        self.state.truth.concrete(&mut self.terms, value, 0, self.config.input.array as i32)
    }
}

fn out_of_bounds(terms: &mut Terms, index: Term, length: Term) -> Trap {
    let message = vec![("Index ", terms.value_of(index)), (" out of bounds for length ", terms.value_of(length))];
    Trap::raise_with_numbers("java/lang/ArrayIndexOutOfBoundsException", message)
}

/// One index out of many: forks over those that the inputs allow.
fn element_index(truth: &Table<Truth>, terms: &mut Terms, index: Value, term: Term, len: usize) -> Step<Place> {
    let range = terms.range(term);
    let (low, high) = (range.lo.max(0) as i32, range.hi.min(len as i64 - 1) as i32);
    if high - low >= MOST_INDICES {
        return Err(Trap::unsupported(format!("one of {} elements by an index that depends on the inputs", len)));
    }
    Ok(Place::Index(truth.concrete(terms, index, low, high)?))
}

fn check_bounds(truth: &Table<Truth>, terms: &mut Terms, index: Term, length: Term) -> Step {
    let zero = terms.int(0);
    let below = terms.lt(index, zero);
    if truth.decide(terms, below)? {
        return Err(out_of_bounds(terms, index, length));
    }
    let inside = terms.lt(index, length);
    if truth.decide(terms, inside)? { Ok(()) } else { Err(out_of_bounds(terms, index, length)) }
}

/// The runs of equal elements of an array, each with its last index.
fn runs(heap: &Heap, array: Ref, kind: Kind) -> Step<Vec<(i32, Value)>> {
    let len = heap.header(array).map_or(0, |header| header.len()) as i32;
    let mut runs: Vec<(i32, Value)> = Vec::new();
    for at in 0..len {
        let element = element(heap, array, at, kind)?;
        match runs.last_mut() {
            Some((last, value)) if *value == element => *last = at,
            _ => runs.push((at, element)),
        }
    }
    Ok(runs)
}

/// The element at an index that depends on the inputs: one conditional term over the runs of equal elements.
fn read_somewhere(heap: &Heap, terms: &mut Terms, array: Ref, index: Term, kind: Kind) -> Step<Value> {
    let mut rest = None;
    for (last, element) in runs(heap, array, kind)?.into_iter().rev() {
        let element = terms.term_of(element)?;
        rest = Some(match rest {
            None => element,
            Some(rest) => {
                let end = terms.int(last + 1);
                let inside = terms.lt(index, end);
                terms.ite(inside, element, rest)
            }
        });
    }
    let result = rest.ok_or_else(|| Trap::malformed("an element of an empty array"))?;
    Ok(terms.value_of(result))
}

fn write_somewhere(heap: &mut Heap, terms: &mut Terms, array: Ref, index: Term, kind: Kind, value: Value) -> Step {
    let len = heap.header(array).map_or(0, |header| header.len()) as i32;
    let value = terms.term_of(value)?;
    heap.tag(array, kind);
    for at in 0..len {
        let old = element(heap, array, at, kind)?;
        let (old, here) = (terms.term_of(old)?, terms.int(at));
        let here = terms.eq(index, here);
        let new = terms.ite(here, value, old);
        let new = terms.value_of(new);
        heap.set_tagged(array, at, new)?;
    }
    Ok(())
}
