//! Operations on a world, as data: the same list of them can be applied with marks in between, or on a fresh world.

use heap::{EntryId, Nature, Packed, Ref, Unknown, Value};
use program::{ClassId, Kind};
use proptest::prelude::*;
use term::{Arithmetic, Domain, Sort, Terms};

use super::world::World;

/// One change. Objects and positions are numbers of any size; they are taken modulo what exists.
#[derive(Clone, Debug)]
pub enum Operation {
    NewObject {
        class: u32,
        fields: Vec<i32>,
    },
    NewArray {
        class: u32,
        kind: usize,
        len: usize,
    },
    Duplicate {
        object: usize,
    },
    SetField {
        object: usize,
        slot: usize,
        value: i32,
    },
    SetElement {
        object: usize,
        index: usize,
        value: i32,
    },
    Write {
        object: usize,
        from: usize,
        values: Vec<i32>,
    },
    Copy {
        from: usize,
        from_index: usize,
        to: usize,
        to_index: usize,
        len: usize,
    },
    SetLocks {
        object: usize,
        locks: u16,
    },
    NewTagged {
        class: u32,
        values: Vec<i32>,
    },
    Tag {
        object: usize,
        kind: usize,
    },
    SetTagged {
        object: usize,
        index: usize,
        value: i32,
    },
    NewSparse {
        class: u32,
        length: i32,
        default: i32,
    },
    AddEntry {
        object: usize,
        index: i32,
        value: i32,
    },
    SetEntry {
        object: usize,
        entry: usize,
        value: i32,
    },
    SetSource {
        object: usize,
        source: usize,
    },
    AssignSparse {
        from: usize,
        to: usize,
    },
    Narrow {
        object: usize,
        class: u32,
        fields: usize,
        nature: Nature,
    },
    Open {
        object: usize,
    },
    SetBoxed {
        object: usize,
    },
    GrowStatics {
        by: usize,
    },
    SetStatic {
        at: usize,
        value: i32,
    },
    SetClock {
        value: u64,
    },
    /// Keeps what the statics reach, and objects whose bit is set.
    Collect {
        keep: u64,
    },
}

const KINDS: [Kind; 9] =
    [Kind::Boolean, Kind::Char, Kind::Float, Kind::Double, Kind::Byte, Kind::Short, Kind::Int, Kind::Long, Kind::Ref];

/// Any operation; writes are as frequent as they are in programs.
pub fn operation() -> impl Strategy<Value = Operation> {
    let object = || 0..64usize;
    let index = || 0..12usize;
    let values = || prop::collection::vec(any::<i32>(), 0..6);
    prop_oneof![
        2 => (0..9u32, values()).prop_map(|(class, fields)| Operation::NewObject { class, fields }),
        3 => (0..9u32, 0..KINDS.len(), index())
            .prop_map(|(class, kind, len)| Operation::NewArray { class, kind, len }),
        1 => object().prop_map(|object| Operation::Duplicate { object }),
        4 => (object(), index(), any::<i32>())
            .prop_map(|(object, slot, value)| Operation::SetField { object, slot, value }),
        6 => (object(), index(), any::<i32>())
            .prop_map(|(object, index, value)| Operation::SetElement { object, index, value }),
        2 => (object(), index(), values())
            .prop_map(|(object, from, values)| Operation::Write { object, from, values }),
        3 => (object(), index(), object(), index(), index()).prop_map(|(from, from_index, to, to_index, len)| {
            Operation::Copy { from, from_index, to, to_index, len }
        }),
        1 => (object(), any::<u16>()).prop_map(|(object, locks)| Operation::SetLocks { object, locks }),
        1 => (0..9u32, values()).prop_map(|(class, values)| Operation::NewTagged { class, values }),
        2 => (object(), 0..KINDS.len()).prop_map(|(object, kind)| Operation::Tag { object, kind }),
        4 => (object(), index(), any::<i32>())
            .prop_map(|(object, index, value)| Operation::SetTagged { object, index, value }),
        2 => (0..9u32, any::<i32>(), any::<i32>())
            .prop_map(|(class, length, default)| Operation::NewSparse { class, length, default }),
        6 => (object(), any::<i32>(), any::<i32>())
            .prop_map(|(object, index, value)| Operation::AddEntry { object, index, value }),
        6 => (object(), index(), any::<i32>())
            .prop_map(|(object, entry, value)| Operation::SetEntry { object, entry, value }),
        1 => (object(), object()).prop_map(|(object, source)| Operation::SetSource { object, source }),
        2 => (object(), object()).prop_map(|(from, to)| Operation::AssignSparse { from, to }),
        3 => (object(), 0..9u32, index(), nature())
            .prop_map(|(object, class, fields, nature)| Operation::Narrow { object, class, fields, nature }),
        1 => object().prop_map(|object| Operation::Open { object }),
        1 => object().prop_map(|object| Operation::SetBoxed { object }),
        1 => (0..4usize).prop_map(|by| Operation::GrowStatics { by }),
        3 => (object(), any::<i32>()).prop_map(|(at, value)| Operation::SetStatic { at, value }),
        1 => any::<u64>().prop_map(|value| Operation::SetClock { value }),
        1 => any::<u64>().prop_map(|keep| Operation::Collect { keep }),
    ]
}

impl Operation {
    /// Changes a world. What does not fit (an element of an object, a range outside) must be refused by the heap, so
    /// it is tried all the same. False when marks forbid the operation.
    pub fn apply(&self, world: &mut World) -> bool {
        match self {
            Operation::NewObject { class, fields } => {
                let fields: Vec<Packed> = fields.iter().map(|&seed| value(world, seed).into()).collect();
                world.heap.new_object(ClassId(*class), &fields);
            }
            Operation::NewArray { class, kind, len } => {
                world.heap.new_array(ClassId(*class), KINDS[*kind], *len);
            }
            Operation::Duplicate { object } => {
                world.heap.duplicate(reference(world, *object));
            }
            Operation::SetField { object, slot, value: seed } => {
                let value = value(world, *seed);
                let _ = world.heap.set_field(reference(world, *object), *slot as u32, value);
            }
            Operation::SetElement { object, index, value } => set_element(world, *object, *index as i32, *value),
            Operation::Write { object, from, values } => write(world, *object, *from, values),
            Operation::Copy { from, from_index, to, to_index, len } => {
                let (from, to) = (reference(world, *from), reference(world, *to));
                world.heap.copy(from, *from_index, to, *to_index, *len);
            }
            Operation::SetLocks { object, locks } => world.heap.set_locks(reference(world, *object), *locks),
            Operation::NewTagged { class, values } => {
                let values: Vec<Value> = values.iter().map(|&seed| value(world, seed)).collect();
                world.heap.new_tagged(ClassId(*class), &values);
            }
            Operation::Tag { object, kind } => world.heap.tag(reference(world, *object), KINDS[*kind]),
            Operation::SetTagged { object, index, value: seed } => {
                let value = value(world, *seed);
                let _ = world.heap.set_tagged(reference(world, *object), *index as i32, value);
            }
            Operation::NewSparse { class, length, default } => {
                let (length, default) = (number(*length), value(world, *default));
                world.heap.new_sparse(ClassId(*class), length, default);
            }
            Operation::AddEntry { object, index, value: seed } => {
                let (index, value) = (number(*index), value(world, *seed));
                world.heap.add_entry(sparse(world, *object), index, value);
            }
            Operation::SetEntry { object, entry, value: seed } => {
                let value = value(world, *seed);
                let entries: Vec<EntryId> =
                    world.heap.numbered_entries(sparse(world, *object)).map(|(id, _)| id).collect();
                if let Some(&id) = entries.get(entry % entries.len().max(1)) {
                    world.heap.set_entry(id, value);
                }
            }
            Operation::SetSource { object, source } => {
                world.heap.set_source(sparse(world, *object), reference(world, *source));
            }
            Operation::AssignSparse { from, to } => {
                world.heap.assign_sparse(sparse(world, *from), sparse(world, *to));
            }
            Operation::Narrow { object, class, fields, nature } => {
                world.heap.narrow(reference(world, *object), ClassId(*class), *fields, *nature);
            }
            Operation::Open { object } => world.heap.open(reference(world, *object)),
            Operation::SetBoxed { object } => world.heap.set_boxed(reference(world, *object)),
            Operation::GrowStatics { by } => {
                world.statics.grow(world.declared.get() + by, |_| Value::Int(0));
                world.declared.set(world.declared.get() + by);
            }
            Operation::SetStatic { at, value: seed } => {
                if world.declared.get() > 0 {
                    let value = value(world, *seed);
                    world.statics.set(at % world.declared.get(), value);
                }
            }
            Operation::SetClock { value } => world.clock.set(*value),
            Operation::Collect { keep } => {
                let kept = world.objects().filter(|object| keep >> (object.position() % 64) & 1 == 1);
                let statics = world.statics.cells().iter().filter_map(|value| match value {
                    Value::Ref(object) => Some(*object),
                    _ => None,
                });
                let roots: Vec<Ref> = kept.chain(statics).collect();
                return world.heap.collect(roots);
            }
        }
        true
    }
}

fn nature() -> impl Strategy<Value = Nature> {
    prop_oneof![
        Just(Nature::Plain),
        Just(Nature::Watched),
        Just(Nature::Strange),
        Just(Nature::Open),
        Just(Nature::Boxed)
    ]
}

/// One of the objects, or null.
fn reference(world: &World, number: usize) -> Ref {
    match number % (world.heap.objects() + 1) {
        0 => Ref::NULL,
        at => world.objects().nth(at - 1).unwrap_or(Ref::NULL),
    }
}

/// One of the sparse arrays; where there are none, something else.
fn sparse(world: &World, number: usize) -> Ref {
    let arrays: Vec<Ref> = world.objects().filter(|&object| world.heap.sparse(object).is_some()).collect();
    arrays.get(number % arrays.len().max(1)).copied().unwrap_or_else(|| reference(world, number))
}

/// A value of a kind that depends on the seed.
fn value(world: &World, seed: i32) -> Value {
    match seed.rem_euclid(8) {
        0 => Value::Int(seed),
        1 => Value::Long(i64::from(seed) << 17),
        2 => Value::Float(f32::from_bits(seed as u32)),
        3 => Value::Double(f64::from_bits((seed as u64) << 32 | 1)),
        4 => Value::Ref(reference(world, seed as u32 as usize)),
        5 => Value::Ref(Ref::undecided(Unknown(seed as u32 % 50))),
        6 => number(seed),
        _ => Value::Top,
    }
}

/// An integer, concrete or not.
fn number(seed: i32) -> Value {
    match seed % 2 {
        0 => Value::Term(Sort::Int, Terms::new(Arithmetic::Java).variable(seed as u32, Domain::Int)),
        _ => Value::Int(seed),
    }
}

fn set_element(world: &mut World, object: usize, index: i32, seed: i32) {
    let array = reference(world, object);
    let element = reference(world, seed as u32 as usize);
    let heap = &mut world.heap;
    // Exactly one of these fits the array, if any.
    let done = [
        heap.set_byte(array, index, seed as i8),
        heap.set_short(array, index, seed as u16),
        heap.set_int(array, index, seed),
        heap.set_long(array, index, i64::from(seed) << 20),
        heap.set_float(array, index, f32::from_bits(seed as u32)),
        heap.set_double(array, index, f64::from(seed)),
        heap.set_reference(array, index, element),
    ];
    assert!(done.iter().filter(|result| result.is_ok()).count() <= 1);
}

fn write(world: &mut World, object: usize, from: usize, seeds: &[i32]) {
    let array = reference(world, object);
    let elements: Vec<Ref> = seeds.iter().map(|&seed| reference(world, seed as u32 as usize)).collect();
    let heap = &mut world.heap;
    let done = [
        heap.write_bytes(array, from, &seeds.iter().map(|&seed| seed as i8).collect::<Vec<_>>()),
        heap.write_shorts(array, from, &seeds.iter().map(|&seed| seed as u16).collect::<Vec<_>>()),
        heap.write_ints(array, from, seeds),
        heap.write_longs(array, from, &seeds.iter().map(|&seed| seed.into()).collect::<Vec<_>>()),
        heap.write_floats(array, from, &seeds.iter().map(|&seed| seed as f32).collect::<Vec<_>>()),
        heap.write_doubles(array, from, &seeds.iter().map(|&seed| seed.into()).collect::<Vec<_>>()),
        heap.write_references(array, from, &elements),
    ];
    assert!(done.iter().filter(|result| result.is_ok()).count() <= 1);
}
