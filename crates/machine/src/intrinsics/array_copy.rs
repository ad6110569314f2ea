//! `System.arraycopy`. Arrays, positions and lengths may depend on the inputs: whether the ranges fit is one condition,
//! then the length is made concrete and the elements are copied one by one.

use heap::{Heap, Ref, Store, Table, Value};
use program::{ClassId, Kind, Program};
use term::{BinaryOp, Term, Terms};

use crate::decide::{Conditions, Numbers, Truth};
use crate::elements::{length_of, set_element};
use crate::intrinsics::Entries;
use crate::intrinsics::class::external_name;
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries =
    &[("java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", arraycopy)];

/// In an array of known length, positions that depend on the inputs are tried one by one if it is no longer than this.
const LONGEST_TRIED: i32 = 64;

/// One of the two arrays.
#[derive(Clone, Copy)]
struct Side {
    array: Ref,
    class: ClassId,
    /// Whether it is an array of the input of which the class is open.
    is_open: bool,
    store: Store,
    at: Value,
    len: Value,
}

fn arraycopy(machine: &mut Machine) -> Step<Reply> {
    let (from, to) = (machine.arg_object(0)?, machine.arg_object(2)?);
    let heap = &machine.state.heap;
    let (source, target) = (heap.header(from).ok_or_else(Trap::null)?, heap.header(to).ok_or_else(Trap::null)?);
    let is_exact = source.is_exact() && target.is_exact();
    let kind = element_kind(machine, source.class, target.class).map_err(|refused| match is_exact {
        true => refused,
        false => Trap::raise_open("java/lang/ArrayStoreException"),
    })?;
    let side = |array: Ref, at: Value, header: &heap::Header| -> Step<Side> {
        let (class, is_open, len) = (header.class, header.is_open(), length_of(&machine.state.heap, array)?);
        Ok(Side { array, class, is_open, store: header.store, at, len })
    };
    let source = side(from, machine.arg(1), &source)?;
    let target = side(to, machine.arg(3), &target)?;
    let len = machine.arg(4);
    let numbers = (source.at, source.len, target.at, target.len, len);
    if let (Value::Int(from_at), Value::Int(from_len), Value::Int(to_at), Value::Int(to_len), Value::Int(len)) = numbers
    {
        check_bounds(machine, kind, (source.class, from_len, from_at), (target.class, to_len, to_at), len)?;
        if source.store == target.store && source.store != Store::Sparse && fits(machine, kind, &source, &target) {
            machine.spend(len as usize * source.store.width())?;
            machine.state.heap.copy(from, from_at as usize, to, to_at as usize, len as usize);
            return Ok(Reply::Void);
        }
    } else {
        check_ranges(&machine.state.truth, &mut machine.terms, &source, &target, len)?;
    }
    if is_whole_copy(&machine.state.heap, &source, &target, len) {
        machine.state.heap.assign_sparse(from, to);
        share_unread(&mut machine.state.heap, from, to);
        return Ok(Reply::Void);
    }
    machine.copy_elements(kind, &source, &target, len)
}

/// The kind of the elements of both arrays.
fn element_kind(machine: &Machine, source: ClassId, target: ClassId) -> Step<Kind> {
    let kind_of = |class| match machine.program.class(class).kind {
        program::ClassKind::Array(_, kind) => Some(kind),
        _ => None,
    };
    let mismatch = |message: String| Trap::raise_with("java/lang/ArrayStoreException", message);
    let name = |class| external_name(machine, class);
    let (Some(source_kind), Some(target_kind)) = (kind_of(source), kind_of(target)) else {
        return Err(mismatch(match kind_of(source) {
            None => format!("arraycopy: source type {} is not an array", name(source)),
            Some(_) => format!("arraycopy: destination type {} is not an array", name(target)),
        }));
    };
    if source_kind == target_kind {
        return Ok(source_kind);
    }
    let is_mixed = source_kind == Kind::Ref || target_kind == Kind::Ref;
    let describe = |kind: Kind, class| {
        if is_mixed && kind == Kind::Ref { "object array[]".to_owned() } else { name(class) }
    };
    Err(mismatch(format!(
        "arraycopy: type mismatch: can not copy {} into {}",
        describe(source_kind, source),
        describe(target_kind, target)
    )))
}

/// Whether every element of the source may stand in the target, whatever it is.
fn fits(machine: &Machine, kind: Kind, source: &Side, target: &Side) -> bool {
    if kind != Kind::Ref || source.array == target.array {
        return true;
    }
    if target.is_open {
        return false;
    }
    let element = |class| machine.program.class(class).element();
    match (element(source.class), element(target.class)) {
        (Some(own), Some(wanted)) => machine.program.is_subtype(own, wanted),
        _ => false,
    }
}

fn check_bounds(
    machine: &Machine,
    kind: Kind,
    (source, source_len, from): (ClassId, i32, i32),
    (target, target_len, to): (ClassId, i32, i32),
    len: i32,
) -> Step {
    let describe = |class, len: i32| {
        if kind == Kind::Ref {
            format!("object array[{len}]")
        } else {
            external_name(machine, class).replace("[]", &format!("[{len}]"))
        }
    };
    let outside = |message: String| Err(Trap::raise_with("java/lang/ArrayIndexOutOfBoundsException", message));
    if from < 0 {
        let array = describe(source, source_len);
        return outside(format!("arraycopy: source index {from} out of bounds for {array}"));
    }
    if to < 0 {
        let array = describe(target, target_len);
        return outside(format!("arraycopy: destination index {to} out of bounds for {array}"));
    }
    if len < 0 {
        return outside(format!("arraycopy: length {len} is negative"));
    }
    let (source_end, target_end) = (from as u32 + len as u32, to as u32 + len as u32);
    if source_end > source_len as u32 {
        let array = describe(source, source_len);
        return outside(format!("arraycopy: last source index {source_end} out of bounds for {array}"));
    }
    if target_end > target_len as u32 {
        let array = describe(target, target_len);
        return outside(format!("arraycopy: last destination index {target_end} out of bounds for {array}"));
    }
    Ok(())
}

impl Machine {
    /// Copies elements one by one.
    fn copy_elements(&mut self, kind: Kind, source: &Side, target: &Side, len: Value) -> Step<Reply> {
        let known = [source.len, target.len].into_iter().filter_map(|len| match len {
            Value::Int(len) => Some(len),
            _ => None,
        });
        let len = match known.min() {
            Some(most) if most <= LONGEST_TRIED => self.state.truth.concrete(&mut self.terms, len, 0, most)?,
            _ => self.concrete_length(len)?,
        };
        let from = first_index(&self.state.truth, &mut self.terms, source, len)?;
        let to = first_index(&self.state.truth, &mut self.terms, target, len)?;
        let is_checked = !fits(self, kind, source, target);
        let wanted = self.program.class(target.class).element();
        let mut elements = Vec::with_capacity(len as usize);
        let mut refused = None;
        for offset in 0..len {
            let index = index_from(&mut self.terms, from, offset)?;
            let element = self.read_element(source.array, index)?;
            if let (true, Value::Ref(element), Some(wanted)) = (is_checked, element, wanted)
                && !self.admits(target.array, element)?
            {
                refused = Some(refusal(&self.program, source.class, wanted));
                break;
            }
            elements.push(element);
        }
        let mut indices = Vec::with_capacity(elements.len());
        for offset in 0..elements.len() {
            let index = index_from(&mut self.terms, to, offset as i32)?;
            if target.store == Store::Sparse {
                self.entry_at(target.array, index)?;
            }
            indices.push(index);
        }
        // Nothing is decided from here on, so elements can be written.
        for (&index, &element) in indices.iter().zip(&elements) {
            self.put_element(target.array, kind, index, element)?;
        }
        refused.map_or(Ok(Reply::Void), Err)
    }

    /// Writes an element of the array's own kind at an index that has been found to be inside.
    fn put_element(&mut self, array: Ref, kind: Kind, index: Value, element: Value) -> Step {
        if let Value::Int(index) = index
            && self.state.heap.sparse(array).is_none()
        {
            if matches!(element, Value::Term(..)) {
                self.tag(array, kind)?;
            }
            return set_element(&mut self.state.heap, array, index, kind, element);
        }
        let entry = self.entry_at(array, index)?;
        self.state.heap.set_entry(entry, element);
        Ok(())
    }
}

/// The condition that a range of a length that is not negative is not inside an array.
fn is_beyond(terms: &mut Terms, side: &Side, len: Term) -> Step<Term> {
    let (zero, at, length) = (terms.int(0), terms.term_of(side.at)?, terms.term_of(side.len)?);
    let below = terms.lt(at, zero);
    // Neither number is negative, so that their difference does not overflow.
    let last = terms.binary(BinaryOp::Sub, length, len);
    let above = terms.lt(last, at);
    Ok(terms.or(below, above))
}

/// Whether an array whose length depends on the inputs is copied whole to a fresh one of the same length.
fn is_whole_copy(heap: &Heap, source: &Side, target: &Side, len: Value) -> bool {
    let (Some(from), Some(to)) = (heap.sparse(source.array), heap.sparse(target.array)) else {
        return false;
    };
    let is_whole = [source.at, target.at] == [Value::Int(0); 2] && from.length == len && to.length == len;
    is_whole && to.count == 0 && to.default != Value::Top && source.class == target.class
}

fn index_from(terms: &mut Terms, first: Value, offset: i32) -> Step<Value> {
    if let Value::Int(first) = first {
        return Ok(Value::Int(first + offset));
    }
    let (first, offset) = (terms.term_of(first)?, terms.int(offset));
    let sum = terms.binary(BinaryOp::Add, first, offset);
    Ok(terms.value_of(sum))
}

fn refusal(program: &Program, source: ClassId, wanted: ClassId) -> Trap {
    let own = program.class(source).element().unwrap_or(source);
    Trap::raise_with(
        "java/lang/ArrayStoreException",
        format!(
            "arraycopy: element type mismatch: can not cast one of the elements of {}[] to the type of the destination array, {}",
            program.class(own).java_name(),
            program.class(wanted).java_name()
        ),
    )
}

/// Makes the copy of a sparse array discover unread elements in the input, as its original does.
pub(crate) fn share_unread(heap: &mut Heap, original: Ref, copy: Ref) {
    if let Some(sparse) = heap.sparse(original)
        && sparse.default == Value::Top
        && sparse.source.is_null()
    {
        heap.set_source(copy, original);
    }
}

/// Goes on only where both ranges lie inside their arrays.
fn check_ranges(truth: &Table<Truth>, terms: &mut Terms, source: &Side, target: &Side, len: Value) -> Step {
    let (zero, len) = (terms.int(0), terms.term_of(len)?);
    let mut outside = terms.lt(len, zero);
    for side in [source, target] {
        let beyond = is_beyond(terms, side, len)?;
        outside = terms.or(outside, beyond);
    }
    if truth.decide(terms, outside)? {
        return Err(Trap::raise_open("java/lang/ArrayIndexOutOfBoundsException"));
    }
    Ok(())
}

/// Where a range starts: concrete in an array of known length.
fn first_index(truth: &Table<Truth>, terms: &mut Terms, side: &Side, len: i32) -> Step<Value> {
    match side.len {
        Value::Int(length) if side.store != Store::Sparse => {
            Ok(Value::Int(truth.concrete(terms, side.at, 0, length - len)?))
        }
        _ => Ok(side.at),
    }
}
