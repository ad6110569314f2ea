//! Objects and arrays. The contents of arrays are kept by element type, so that a `byte[]` costs a byte an element;
//! the fields of objects are tagged values.

use program::{ClassId, Kind};

use crate::arena::{Arena, ArenaMark};
use crate::arrays::Arrays;
use crate::free_list::FreeList;
use crate::identities::Identities;
use crate::packed::Packed;
use crate::scalar::Scalar;
use crate::seldom::Seldom;
use crate::sparse::Sparse;
use crate::value::{Ref, Value};

/// What an object is and where its contents stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Header {
    /// Its class.
    pub class: ClassId,
    start: u32,
    len: u32,
    /// Where its contents are.
    pub store: Store,
    /// What tells it from an ordinary object, if anything.
    pub nature: Nature,
    /// How often the monitor has been entered and not left.
    pub locks: u16,
}

impl Header {
    /// Fields of an object, elements of an array.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether it has no contents.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether its class is known only up to subtypes.
    #[inline(always)]
    pub fn is_open(&self) -> bool {
        self.nature == Nature::Open
    }

    /// Whether it is of its class, and of no other that is not decided.
    pub fn is_exact(&self) -> bool {
        !matches!(self.nature, Nature::Open | Nature::Strange)
    }

    /// Whether its class alone says what calls on it do.
    #[inline(always)]
    pub fn is_callable(&self) -> bool {
        matches!(self.nature, Nature::Plain | Nature::Boxed)
    }

    #[inline(always)]
    pub(crate) fn cell(&self, index: usize) -> usize {
        self.start as usize + index
    }

    /// What stands in the table for a number that is free.
    pub(crate) const DEAD: Header =
        Header { class: ClassId(u32::MAX), start: 0, len: 0, store: Store::Bytes, nature: Nature::Plain, locks: 0 };

    /// The same object with its contents elsewhere.
    pub(crate) fn moved_to(self, start: usize) -> Header {
        Header { start: cell_index(start), ..self }
    }

    /// Memory of the object, header included.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Header>() + self.len() * self.store.width()
    }
}

/// What tells an object from an ordinary one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nature {
    /// Nothing.
    Plain,
    /// The first call on it is to be noticed: it is an input of a class that others could extend.
    Watched,
    /// It stands for objects of classes outside the class path: it could have been of another class, had that been asked for.
    Strange,
    /// Its class is known only up to subtypes: it is an input whose type is not decided.
    Open,
    /// It boxes a number that depends on the inputs: whether another box is the same object depends on their values.
    Boxed,
}

fn cell_index(at: usize) -> u32 {
    u32::try_from(at).expect("the memory limit keeps arenas below 32 bits")
}

/// The arena that holds an object's contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Store {
    Fields,
    Bytes,
    Shorts,
    Ints,
    Longs,
    Floats,
    Doubles,
    Refs,
    /// Elements of an array some of which depend on the inputs.
    Tagged,
    /// An array whose length or indices depend on the inputs.
    Sparse,
}

impl Store {
    /// Where arrays with elements of a kind are kept.
    pub fn of(kind: Kind) -> Store {
        match kind {
            Kind::Boolean | Kind::Byte => Store::Bytes,
            Kind::Char | Kind::Short => Store::Shorts,
            Kind::Int => Store::Ints,
            Kind::Long => Store::Longs,
            Kind::Float => Store::Floats,
            Kind::Double => Store::Doubles,
            Kind::Ref => Store::Refs,
        }
    }

    /// Bytes of one element.
    pub fn width(self) -> usize {
        match self {
            Store::Fields | Store::Tagged => size_of::<Packed>(),
            Store::Sparse => 0,
            Store::Bytes => 1,
            Store::Shorts => 2,
            Store::Ints | Store::Floats | Store::Refs => 4,
            Store::Longs | Store::Doubles => 8,
        }
    }
}

/// Why an access failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The reference is null.
    Null,
    /// The index is outside.
    Index {
        /// The index asked for.
        index: i32,
        /// The length of the array.
        len: u32,
    },
    /// The object is not of the sort the access expects: only malformed code does this.
    Sort,
}

/// Where a field stands, for as long as no object is made and none changes its class.
#[derive(Clone, Copy, Debug)]
pub struct FieldCell(usize);

/// All objects of the current path.
#[derive(Debug, Default)]
pub struct Heap {
    pub(crate) headers: Arena<Header>,
    pub(crate) fields: Arena<Packed>,
    pub(crate) arrays: Seldom<Arrays>,
    pub(crate) identities: Seldom<Identities>,
    pub(crate) used: Scalar<usize>,
    pub(crate) free: FreeList,
}

crate::trailed! {
    /// A point in the history of a heap.
    HeapMark of Heap {
        headers: ArenaMark,
        fields: ArenaMark,
        arrays: (),
        identities: (),
        used: usize,
        free: usize,
    }
}

/// Typed access to the elements of one sort of array.
macro_rules! elements {
    ($arena:ident, $store:ident, $type:ty, $get:ident, $set:ident, $slice:ident, $write:ident) => {
        /// Reads an element.
        #[inline(always)]
        pub fn $get(&self, array: Ref, index: i32) -> Result<$type, Fault> {
            let header = self.element(array, Store::$store, index)?;
            Ok(self.arrays.$arena.get(header.cell(index as usize)))
        }

        /// Writes an element.
        #[inline(always)]
        pub fn $set(&mut self, array: Ref, index: i32, value: $type) -> Result<(), Fault> {
            let header = self.element(array, Store::$store, index)?;
            self.arrays.$arena.set(header.cell(index as usize), value);
            Ok(())
        }

        /// All elements.
        pub fn $slice(&self, array: Ref) -> Result<&[$type], Fault> {
            let header = self.header(array).ok_or(Fault::Null)?;
            if header.store != Store::$store {
                return Err(Fault::Sort);
            }
            Ok(self.arrays.$arena.slice(header.cell(0), header.len()))
        }

        /// Writes consecutive elements from a position on.
        pub fn $write(&mut self, array: Ref, from: usize, values: &[$type]) -> Result<(), Fault> {
            let header = self.header(array).ok_or(Fault::Null)?;
            if header.store != Store::$store || from + values.len() > header.len() {
                return Err(Fault::Sort);
            }
            self.arrays.$arena.write(header.cell(from), values);
            Ok(())
        }
    };
}

impl Heap {
    elements!(bytes, Bytes, i8, byte, set_byte, bytes, write_bytes);
    elements!(shorts, Shorts, u16, short, set_short, shorts, write_shorts);
    elements!(ints, Ints, i32, int, set_int, ints, write_ints);
    elements!(longs, Longs, i64, long, set_long, longs, write_longs);
    elements!(floats, Floats, f32, float, set_float, floats, write_floats);
    elements!(doubles, Doubles, f64, double, set_double, doubles, write_doubles);
    elements!(refs, Refs, Ref, reference, set_reference, references, write_references);

    /// Makes an object whose fields hold the given values.
    #[inline]
    pub fn new_object(&mut self, class: ClassId, fields: &[Packed]) -> Ref {
        let start = self.fields.extend_from(fields);
        self.enter(class, Store::Fields, start, fields.len())
    }

    /// Makes an object of which nothing is known: its fields hold nothing yet.
    pub fn new_unread(&mut self, class: ClassId, fields: usize) -> Ref {
        let start = self.fields.extend(fields, Packed::TOP);
        self.enter(class, Store::Fields, start, fields)
    }

    /// Makes an object of which nothing is known, and which something may tell from an ordinary one.
    #[inline]
    pub fn new_unread_as(&mut self, class: ClassId, fields: usize, nature: Nature) -> Ref {
        let start = self.fields.extend(fields, Packed::TOP);
        self.enter_as(class, Store::Fields, (start, fields), nature)
    }

    /// Makes an array of default elements.
    pub fn new_array(&mut self, class: ClassId, kind: Kind, len: usize) -> Ref {
        let store = Store::of(kind);
        let start = self.reserve(store, len);
        self.enter(class, store, start, len)
    }

    /// A copy with the same class and contents, unlocked.
    pub fn duplicate(&mut self, object: Ref) -> Option<Ref> {
        let header = self.header(object)?;
        let (start, len) = (header.cell(0), header.len());
        let copy = self.reserve(header.store, len);
        self.copy_cells(header.store, start, copy, len);
        Some(self.enter(header.class, header.store, copy, len))
    }

    /// Copies elements between arrays of the same store; false when the ranges or stores do not fit. Sparse arrays
    /// have no ranges: see [`Heap::assign_sparse`].
    pub fn copy(&mut self, from: Ref, from_index: usize, to: Ref, to_index: usize, len: usize) -> bool {
        let (Some(source), Some(target)) = (self.header(from), self.header(to)) else {
            return false;
        };
        let fits = source.store == target.store
            && source.store != Store::Sparse
            && from_index.checked_add(len).is_some_and(|end| end <= source.len())
            && to_index.checked_add(len).is_some_and(|end| end <= target.len());
        if fits {
            self.copy_cells(source.store, source.cell(from_index), target.cell(to_index), len);
        }
        fits
    }

    /// Asks the system for the memory of an array, a portion after another, as long as `goes_on` says so.
    pub fn warm(&mut self, store: Store, len: usize, goes_on: &mut dyn FnMut() -> bool) -> bool {
        match store {
            Store::Fields | Store::Tagged => self.fields.warm(len, Packed::TOP, goes_on),
            Store::Sparse => true,
            Store::Bytes => self.arrays.bytes.warm(len, 0, goes_on),
            Store::Shorts => self.arrays.shorts.warm(len, 0, goes_on),
            Store::Ints => self.arrays.ints.warm(len, 0, goes_on),
            Store::Longs => self.arrays.longs.warm(len, 0, goes_on),
            Store::Floats => self.arrays.floats.warm(len, 0.0, goes_on),
            Store::Doubles => self.arrays.doubles.warm(len, 0.0, goes_on),
            Store::Refs => self.arrays.refs.warm(len, Ref::NULL, goes_on),
        }
    }

    /// Bytes that are touched when an array is made: all arrays of its store are moved where there is no room for one more.
    pub fn cost_of_array(&self, store: Store, len: usize) -> usize {
        match store {
            Store::Fields | Store::Tagged => self.fields.cost_of(len),
            Store::Sparse => self.arrays.sparse.cost_of(1),
            Store::Bytes => self.arrays.bytes.cost_of(len),
            Store::Shorts => self.arrays.shorts.cost_of(len),
            Store::Ints => self.arrays.ints.cost_of(len),
            Store::Longs => self.arrays.longs.cost_of(len),
            Store::Floats => self.arrays.floats.cost_of(len),
            Store::Doubles => self.arrays.doubles.cost_of(len),
            Store::Refs => self.arrays.refs.cost_of(len),
        }
    }

    /// Appends default cells to an arena and tells where they start.
    fn reserve(&mut self, store: Store, len: usize) -> usize {
        match store {
            Store::Fields | Store::Tagged => self.fields.extend(len, Packed::TOP),
            // One cell for the description of the array, instead of one for each element.
            Store::Sparse => self.arrays.sparse.extend(1, Sparse::EMPTY),
            Store::Bytes => self.arrays.bytes.extend(len, 0),
            Store::Shorts => self.arrays.shorts.extend(len, 0),
            Store::Ints => self.arrays.ints.extend(len, 0),
            Store::Longs => self.arrays.longs.extend(len, 0),
            Store::Floats => self.arrays.floats.extend(len, 0.0),
            Store::Doubles => self.arrays.doubles.extend(len, 0.0),
            Store::Refs => self.arrays.refs.extend(len, Ref::NULL),
        }
    }

    fn copy_cells(&mut self, store: Store, from: usize, to: usize, len: usize) {
        match store {
            Store::Fields | Store::Tagged => self.fields.copy_within(from, to, len),
            Store::Sparse => self.copy_sparse(from, to),
            Store::Bytes => self.arrays.bytes.copy_within(from, to, len),
            Store::Shorts => self.arrays.shorts.copy_within(from, to, len),
            Store::Ints => self.arrays.ints.copy_within(from, to, len),
            Store::Longs => self.arrays.longs.copy_within(from, to, len),
            Store::Floats => self.arrays.floats.copy_within(from, to, len),
            Store::Doubles => self.arrays.doubles.copy_within(from, to, len),
            Store::Refs => self.arrays.refs.copy_within(from, to, len),
        }
    }

    pub(crate) fn enter(&mut self, class: ClassId, store: Store, start: usize, len: usize) -> Ref {
        self.enter_as(class, store, (start, len), Nature::Plain)
    }

    #[inline]
    fn enter_as(&mut self, class: ClassId, store: Store, (start, len): (usize, usize), nature: Nature) -> Ref {
        let (start, len) = (cell_index(start), cell_index(len));
        let header = Header { class, start, len, store, nature, locks: 0 };
        self.used.set(self.used.get() + header.bytes());
        match self.free.take() {
            Some(number) => {
                self.headers.set(number as usize, header);
                Ref::at(number as usize)
            }
            None => Ref::at(self.headers.push(header)),
        }
    }

    /// The header of an object, `None` for null.
    #[inline(always)]
    pub fn header(&self, object: Ref) -> Option<Header> {
        self.headers.try_get(object.position()).copied()
    }

    /// The class of an object, `None` for null.
    #[inline(always)]
    pub fn class_of(&self, object: Ref) -> Option<ClassId> {
        self.headers.try_get(object.position()).map(|header| header.class)
    }

    /// Sets how often an object's monitor is held.
    pub fn set_locks(&mut self, object: Ref, locks: u16) {
        if let Some(header) = self.header(object) {
            self.headers.set(object.position(), Header { locks, ..header });
        }
    }

    /// Makes an object of a class that is known only up to subtypes.
    pub fn open(&mut self, object: Ref) {
        if let Some(header) = self.header(object) {
            self.headers.set(object.position(), Header { nature: Nature::Open, ..header });
        }
    }

    /// Makes the identity of an object depend on the value that it boxes.
    pub fn set_boxed(&mut self, object: Ref) {
        if let Some(header) = self.header(object) {
            self.headers.set(object.position(), Header { nature: Nature::Boxed, ..header });
        }
    }

    /// Narrows the class of an object to a subclass, whose further fields hold nothing yet.
    pub fn narrow(&mut self, object: Ref, class: ClassId, fields: usize, nature: Nature) {
        let Some(header) = self.header(object) else { return };
        let mut narrowed = Header { class, nature, ..header };
        if narrowed == header && fields <= header.len() {
            return;
        }
        if header.store == Store::Fields && fields > header.len() {
            let start = self.fields.extend(fields, Packed::TOP);
            self.fields.copy_within(header.cell(0), start, header.len());
            self.used.set(self.used.get() + fields * Store::Fields.width());
            (narrowed.start, narrowed.len) = (cell_index(start), cell_index(fields));
        }
        self.headers.set(object.position(), narrowed);
    }

    /// Turns the elements of an array into tagged values, so that some can depend on the inputs.
    pub fn tag(&mut self, array: Ref, kind: Kind) {
        let Some(header) = self.header(array) else { return };
        if matches!(header.store, Store::Fields | Store::Tagged | Store::Sparse | Store::Refs) {
            return;
        }
        let start = self.fields.len();
        self.fields.reserve(header.len());
        for index in 0..header.len() {
            let at = header.cell(index);
            let value = match header.store {
                Store::Bytes => Value::Int(self.arrays.bytes.get(at).into()),
                Store::Shorts if kind == Kind::Short => Value::Int((self.arrays.shorts.get(at) as i16).into()),
                Store::Shorts => Value::Int(self.arrays.shorts.get(at).into()),
                Store::Ints => Value::Int(self.arrays.ints.get(at)),
                Store::Longs => Value::Long(self.arrays.longs.get(at)),
                Store::Floats => Value::Float(self.arrays.floats.get(at)),
                Store::Doubles => Value::Double(self.arrays.doubles.get(at)),
                Store::Fields | Store::Tagged | Store::Sparse | Store::Refs => return,
            };
            self.fields.push(value.into());
        }
        let tagged = Header { start: cell_index(start), store: Store::Tagged, ..header };
        self.used.set(self.used.get() + header.len() * Store::Tagged.width());
        self.headers.set(array.position(), tagged);
    }

    /// Makes an array of tagged values.
    pub fn new_tagged(&mut self, class: ClassId, values: &[Value]) -> Ref {
        let start = self.fields.len();
        for &value in values {
            self.fields.push(value.into());
        }
        self.enter(class, Store::Tagged, start, values.len())
    }

    /// Reads an element that is a tagged value.
    pub fn tagged(&self, array: Ref, index: i32) -> Result<Value, Fault> {
        let header = self.element(array, Store::Tagged, index)?;
        Ok(self.fields.get(header.cell(index as usize)).value())
    }

    /// Writes an element that is a tagged value.
    pub fn set_tagged(&mut self, array: Ref, index: i32, value: Value) -> Result<(), Fault> {
        let header = self.element(array, Store::Tagged, index)?;
        self.fields.set(header.cell(index as usize), value.into());
        Ok(())
    }

    /// Reads a field.
    #[inline(always)]
    pub fn field(&self, object: Ref, slot: u32) -> Result<Value, Fault> {
        self.kept_field(object, slot).map(Packed::value)
    }

    /// Reads a field as it is kept.
    #[inline(always)]
    pub fn kept_field(&self, object: Ref, slot: u32) -> Result<Packed, Fault> {
        Ok(self.cell(self.field_cell(object, slot)?))
    }

    /// Writes a field.
    #[inline(always)]
    pub fn set_field(&mut self, object: Ref, slot: u32, value: Value) -> Result<(), Fault> {
        self.keep_field(object, slot, value.into())
    }

    /// Writes a field as it is to be kept.
    #[inline(always)]
    pub fn keep_field(&mut self, object: Ref, slot: u32, value: Packed) -> Result<(), Fault> {
        self.set_cell(self.field_cell(object, slot)?, value);
        Ok(())
    }

    /// Where a field stands.
    #[inline(always)]
    pub fn field_cell(&self, object: Ref, slot: u32) -> Result<FieldCell, Fault> {
        let header = self.headers.try_get(object.position()).ok_or(Fault::Null)?;
        if header.store != Store::Fields || slot >= header.len {
            return Err(Fault::Sort);
        }
        Ok(FieldCell(header.cell(slot as usize)))
    }

    /// Reads the field that stands there.
    #[inline(always)]
    pub fn cell(&self, cell: FieldCell) -> Packed {
        self.fields.get(cell.0)
    }

    /// Writes the field that stands there.
    #[inline(always)]
    pub fn set_cell(&mut self, cell: FieldCell, value: Packed) {
        self.fields.set(cell.0, value);
    }

    #[inline(always)]
    fn element(&self, array: Ref, store: Store, index: i32) -> Result<Header, Fault> {
        let header = *self.headers.try_get(array.position()).ok_or(Fault::Null)?;
        if header.store != store {
            return Err(Fault::Sort);
        }
        if index as u32 >= header.len {
            return Err(Fault::Index { index, len: header.len });
        }
        Ok(header)
    }

    /// A number that tells an object from all others: in which order objects were first asked for it. So it depends
    /// neither on when garbage was collected nor on which positions in the table are used again.
    pub fn identity(&mut self, object: Ref) -> u32 {
        let position = object.position();
        if position >= self.headers.len() {
            return 0;
        }
        let known = self.identities.numbers.cells().get(position).copied().unwrap_or(0);
        if known != 0 {
            return known;
        }
        let identities = &mut *self.identities;
        let number = identities.count.get() + 1;
        identities.count.set(number);
        identities.numbers.grow(self.headers.len(), |_| 0);
        identities.numbers.set(position, number);
        number
    }

    /// How many objects were asked for the number that tells them from all others.
    pub fn identified(&self) -> u32 {
        self.identities.count.get()
    }

    /// Objects and arrays alive on this path.
    pub fn objects(&self) -> usize {
        self.headers.len() - self.free.left()
    }

    /// How many numbers objects have had so far: later ones have greater numbers, unless dead ones gave theirs back.
    pub fn numbers(&self) -> usize {
        self.headers.len()
    }

    /// Bytes of all objects, headers included.
    pub fn used(&self) -> usize {
        self.used.get()
    }

    /// Feeds every object into a digest.
    pub fn digest(&self, hasher: &mut impl std::hash::Hasher) {
        use std::hash::Hash;
        self.headers.cells().hash(hasher);
        for field in self.fields.cells() {
            field.value().bits().hash(hasher);
        }
        self.arrays.bytes.cells().hash(hasher);
        self.arrays.shorts.cells().hash(hasher);
        self.arrays.ints.cells().hash(hasher);
        self.arrays.longs.cells().hash(hasher);
        for value in self.arrays.floats.cells() {
            value.to_bits().hash(hasher);
        }
        for value in self.arrays.doubles.cells() {
            value.to_bits().hash(hasher);
        }
        self.arrays.refs.cells().hash(hasher);
        // The table only grows, also on other paths: cells of objects that were not asked for their identity are left
        // out.
        for identified in self.identities.numbers.cells().iter().enumerate().filter(|&(_, &number)| number != 0) {
            identified.hash(hasher);
        }
        self.digest_sparse(hasher);
    }
}
