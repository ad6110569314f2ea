//! References of the input, as far as they are decided on a path.

use heap::{Heap, InputHeap, InputObject, Nature, Nullness, Ref, Unknown, UnknownCell, Value};
use program::GenericType;

use crate::choice::Typed;

/// The object or null that a reference has been decided to be; the reference itself if it is not decided.
pub(crate) fn known_part(input: &InputHeap, reference: Ref) -> Ref {
    reference.unknown().and_then(|unknown| input.decided(unknown)).unwrap_or(reference)
}

/// A value; if it is a reference, then as decided as it is on this path.
pub(crate) fn as_decided(input: &InputHeap, value: Value) -> Value {
    match value {
        Value::Ref(reference) => Value::Ref(known_part(input, reference)),
        _ => value,
    }
}

/// Whether two references that differ here may be the same object in Java.
#[inline(always)]
pub(crate) fn may_be_same(heap: &Heap, a: Ref, b: Ref) -> bool {
    let is_plain =
        |object| heap.header(object).is_none_or(|header| matches!(header.nature, Nature::Plain | Nature::Watched));
    a.is_undecided() || b.is_undecided() || !is_plain(a) || !is_plain(b)
}

/// The input behind a reference that is not null, if its class is open.
pub(crate) fn open_input(heap: &Heap, input: &InputHeap, reference: Ref) -> Option<Typed> {
    match reference.unknown() {
        Some(unknown) => match input.decided(unknown) {
            Some(object) => open_input(heap, input, object),
            None => Some(Typed::Unknown(unknown)),
        },
        None => {
            let header = heap.header(reference)?;
            if !header.is_open() {
                return None;
            }
            input.number_of(reference).map(Typed::Object)
        }
    }
}

/// What an input array held at entry, as far as it is decided.
pub(crate) fn held_by(input: &InputHeap, number: u32) -> Vec<Ref> {
    let cells = input.cells().iter().filter(|cell| cell.owner == number);
    cells
        .filter_map(|cell| match cell.value {
            Value::Ref(reference) => match reference.unknown() {
                Some(unknown) => input.decided(unknown),
                None => Some(reference),
            },
            _ => None,
        })
        .filter(|object| !object.is_null())
        .collect()
}

/// Decides whether an unknown is null.
pub(crate) fn set_nullness(input: &mut InputHeap, unknown: Unknown, nullness: Nullness) {
    let origin = input.set_nullness(unknown, nullness);
    if nullness == Nullness::Null {
        input.add_null(origin);
    }
}

/// Enters an object into the input heap as the one that an unknown is.
pub(crate) fn enter_input(input: &mut InputHeap, unknown: Unknown, object: Ref, generic: GenericType) {
    let UnknownCell { origin, class, types, budget, .. } = input.unknown(unknown);
    let way = input.add_fresh(origin);
    input.add_object(InputObject { object, origin, class, types, budget, way, generic });
    input.set_identity(unknown, object);
}
