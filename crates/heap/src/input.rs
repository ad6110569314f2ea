//! The input heap: the heap at entry, as far as it has been discovered. It only ever grows, and no write of the
//! program changes it: what the program sees now is the current heap.

use program::{ClassId, GenericType, MethodId};
use std::hash::{Hash, Hasher};
use term::Domain;

use crate::arena::{Arena, ArenaMark};
use crate::scalar::Scalar;
use crate::value::{Ref, Unknown, Value};

/// A set of classes that an input may be an instance of; the machine holds its members.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeSet(pub u32);

/// Where an input comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A parameter of the subject, by position; the receiver is the first.
    Parameter(u16),
    /// A field of an input object: the number of the object and the slot.
    Field(u32, u32),
    /// An element of an input array: the number of the array, and which of its entries.
    Element(u32, u32),
    /// The length of an input array, by its number.
    Length(u32),
    /// A character of an input string, by the number of the string and the position.
    Character(u32, u32),
    /// Which object an input box or string is, by its number: equal ones are the same object if their values are equal.
    Identity(u32),
    /// A static field.
    Static(u32),
    /// A value that the program asked for, counted.
    Asked(u32),
    /// A reading of the surroundings, by the number of its variable.
    Read(u32),
    /// What an object of an unseen class answers, by the number of the response.
    Response(u32),
}

/// Whether an unknown is null.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nullness {
    /// Not decided.
    Maybe,
    /// It is null.
    Null,
    /// It is an object.
    Object,
}

/// A digest of three numbers (the finalizer of SplitMix64): sums and chains of such digests do not collide by chance.
pub fn mix(a: u64, b: u64, c: u64) -> u64 {
    let spread = |value: u64| {
        let value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        value ^ (value >> 31)
    };
    spread(spread(a.wrapping_add(0x9E37_79B9_7F4A_7C15)) ^ b.wrapping_mul(0xD6E8_FEB8_6659_FD93) ^ spread(c))
}

/// What is known of an unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnknownCell {
    /// Where it comes from.
    pub origin: Origin,
    /// The class or interface that it is declared as, or that casts have narrowed it to.
    pub class: ClassId,
    /// What it may be an instance of.
    pub types: TypeSet,
    /// Whether it is null.
    pub nullness: Nullness,
    /// The object that it is, null until that is decided.
    pub object: Ref,
    /// How many further materializations may follow on this chain.
    pub budget: u32,
}

/// An object of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InputObject {
    /// The object.
    pub object: Ref,
    /// Where it was discovered.
    pub origin: Origin,
    /// The class it was materialized as.
    pub class: ClassId,
    /// What it may be an instance of.
    pub types: TypeSet,
    /// How many further materializations may follow on this chain.
    pub budget: u32,
    /// A digest of the way by which it was discovered.
    pub way: u64,
    /// The generic type that it was discovered with.
    pub generic: GenericType,
}

/// A field or element of an input object that has been read before it was written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InputCell {
    /// The number of the input object.
    pub owner: u32,
    /// The slot of the field, or which entry of the array.
    pub slot: u32,
    /// What it held at entry: an unknown or a variable.
    pub value: Value,
}

/// A value of the input that is held by no input object: a parameter, a static field, an answer to the program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Root {
    /// Where it comes from.
    pub origin: Origin,
    /// What it is.
    pub value: Value,
}

/// What an object of an unseen class is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// As an order: the place of an object. Of two objects, the one with the lower rank comes first.
    Rank,
    /// As an order: the answer of an object that is compared with one behind it.
    Less,
    /// As an order: the answer of an object that is compared with one before it.
    Greater,
    /// What a method answers, always the same to the same arguments.
    Call(MethodId),
    /// What a method answers this time.
    Again(MethodId),
}

/// What an object of an unseen class has answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Response {
    /// The object; null for the order in which comparable objects put themselves.
    pub from: Ref,
    /// What was asked.
    pub question: Question,
    /// The answer.
    pub value: Value,
    /// The moment of the call, where it could reach objects that the program had made; else 0.
    pub moment: i32,
    /// Where its arguments are.
    first: u32,
    count: u32,
}

/// A variable of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InputVariable {
    /// Where it comes from.
    pub origin: Origin,
    /// What it ranges over.
    pub domain: Domain,
}

/// The input as far as it has been discovered.
#[derive(Debug)]
pub struct InputHeap {
    unknowns: Arena<UnknownCell>,
    objects: Arena<InputObject>,
    cells: Arena<InputCell>,
    roots: Arena<Root>,
    responses: Arena<Response>,
    response_arguments: Arena<Value>,
    variables: Arena<InputVariable>,
    /// A sum over the digests of the ways that lead to objects and to null.
    forest: Scalar<u64>,
    /// Whether ways do not identify objects: some object is shared, or a way starts at a static field.
    is_graph: Scalar<bool>,
    /// The class of the last object, and how many objects are of it.
    counted: Scalar<(ClassId, u32)>,
}

const NOT_COUNTED: (ClassId, u32) = (ClassId(u32::MAX), 0);

crate::trailed! {
    /// A point in the history of the input heap.
    InputMark of InputHeap {
        unknowns: ArenaMark,
        objects: ArenaMark,
        cells: ArenaMark,
        roots: ArenaMark,
        responses: ArenaMark,
        response_arguments: ArenaMark,
        variables: ArenaMark,
        forest: u64,
        is_graph: bool,
        counted: (ClassId, u32),
    }
}

impl Default for InputHeap {
    fn default() -> InputHeap {
        InputHeap {
            unknowns: Arena::default(),
            objects: Arena::default(),
            cells: Arena::default(),
            roots: Arena::default(),
            responses: Arena::default(),
            response_arguments: Arena::default(),
            variables: Arena::default(),
            forest: Scalar::default(),
            is_graph: Scalar::default(),
            counted: Scalar::new(NOT_COUNTED),
        }
    }
}

impl InputHeap {
    /// A new unknown.
    #[inline]
    pub fn add_unknown(&mut self, cell: UnknownCell) -> Unknown {
        Unknown(self.unknowns.push(cell) as u32)
    }

    /// What is known of an unknown.
    #[inline]
    pub fn unknown(&self, unknown: Unknown) -> UnknownCell {
        self.unknowns.get(unknown.index())
    }

    /// Whether an unknown is null.
    #[inline]
    pub fn nullness(&self, unknown: Unknown) -> Nullness {
        self.unknowns.cells()[unknown.index()].nullness
    }

    /// Changes what is known of an unknown.
    #[inline]
    pub fn set_unknown(&mut self, unknown: Unknown, cell: UnknownCell) {
        self.unknowns.set(unknown.index(), cell);
    }

    /// Decides whether an unknown is null; the result is where it comes from.
    #[inline]
    pub fn set_nullness(&mut self, unknown: Unknown, nullness: Nullness) -> Origin {
        let cell = self.unknowns.change(unknown.index());
        cell.nullness = nullness;
        cell.origin
    }

    /// Decides which object an unknown is.
    #[inline]
    pub fn set_identity(&mut self, unknown: Unknown, object: Ref) {
        self.unknowns.change(unknown.index()).object = object;
    }

    /// What an unknown has been decided to be: an object or null.
    #[inline]
    pub fn decided(&self, unknown: Unknown) -> Option<Ref> {
        let cell = &self.unknowns.cells()[unknown.index()];
        match cell.nullness {
            Nullness::Null => Some(Ref::NULL),
            Nullness::Object if !cell.object.is_null() => Some(cell.object),
            _ => None,
        }
    }

    /// All unknowns.
    pub fn unknowns(&self) -> &[UnknownCell] {
        self.unknowns.cells()
    }

    /// Adds an input object; the result is its number.
    pub fn add_object(&mut self, object: InputObject) -> u32 {
        self.counted.set((object.class, self.count_of(object.class) + 1));
        self.objects.push(object) as u32
    }

    /// The input objects, in the order of their materialization.
    #[inline]
    pub fn objects(&self) -> &[InputObject] {
        self.objects.cells()
    }

    /// The number of an input object; none for objects that the program made.
    #[inline]
    pub fn number_of(&self, object: Ref) -> Option<u32> {
        let objects = self.objects.cells();
        // Mostly the program makes no objects between those of the input: then the number follows from the position.
        let guess = object.number().wrapping_sub(objects.first()?.object.number());
        if objects.get(guess as usize).is_some_and(|input| input.object == object) {
            return Some(guess);
        }
        objects.binary_search_by_key(&object, |input| input.object).ok().map(|at| at as u32)
    }

    /// How many input objects were materialized as instances of a class.
    #[inline]
    pub fn count_of(&self, class: ClassId) -> u32 {
        match self.counted.get() {
            (counted, count) if counted == class => count,
            _ => self.count_anew(class),
        }
    }

    #[inline(never)]
    fn count_anew(&self, class: ClassId) -> u32 {
        self.objects.cells().iter().filter(|object| object.class == class).count() as u32
    }

    /// Changes what is known of an input object.
    pub fn set_object(&mut self, number: u32, object: InputObject) {
        self.objects.set(number as usize, object);
        self.counted.set(NOT_COUNTED);
    }

    /// The digest of the way to the owner of an input, and the slot there; none for static fields, whose numbers depend
    /// on other paths.
    fn holder(&self, origin: Origin) -> Option<(u64, u64)> {
        match origin {
            Origin::Field(owner, slot) | Origin::Element(owner, slot) => {
                Some((self.objects.get(owner as usize).way, slot.into()))
            }
            Origin::Parameter(at) => Some((0, at.into())),
            Origin::Asked(at) => Some((1, at.into())),
            Origin::Static(_)
            | Origin::Length(_)
            | Origin::Character(..)
            | Origin::Identity(_)
            | Origin::Read(_)
            | Origin::Response(_) => None,
        }
    }

    /// Adds to the shape of the heap that an input is null.
    pub fn add_null(&mut self, origin: Origin) {
        match self.holder(origin) {
            Some((from, slot)) => self.forest.set(self.forest.get().wrapping_add(mix(from, slot, 0))),
            None => self.is_graph.set(true),
        }
    }

    /// Adds to the shape of the heap that an input is a fresh object; the result is a digest of the way to it.
    pub fn add_fresh(&mut self, origin: Origin) -> u64 {
        let holder = self.holder(origin);
        if holder.is_none() {
            self.is_graph.set(true);
        }
        let (from, slot) = holder.unwrap_or_default();
        let way = mix(from, slot, 1);
        self.forest.set(self.forest.get().wrapping_add(way));
        way
    }

    /// Adds to the shape of the heap that an input is an object that was there before.
    pub fn add_shared(&mut self) {
        self.is_graph.set(true);
    }

    /// A digest of the shape; none if ways do not identify objects.
    pub fn forest(&self) -> Option<u64> {
        (!self.is_graph.get()).then_some(self.forest.get())
    }

    /// Records what a field or element held at entry.
    #[inline]
    pub fn add_cell(&mut self, cell: InputCell) {
        self.cells.push(cell);
    }

    /// All fields and elements read, in the order of their first reading.
    pub fn cells(&self) -> &[InputCell] {
        self.cells.cells()
    }

    /// Records an input that no input object holds.
    pub fn add_root(&mut self, origin: Origin, value: Value) {
        self.roots.push(Root { origin, value });
    }

    /// Parameters, statics and answers.
    pub fn roots(&self) -> &[Root] {
        self.roots.cells()
    }

    /// Records what an object of an unseen class has answered.
    pub fn add_response(&mut self, from: Ref, question: Question, arguments: &[Value], value: Value, moment: i32) {
        let first = self.response_arguments.len() as u32;
        for &argument in arguments {
            self.response_arguments.push(argument);
        }
        self.responses.push(Response { from, question, value, moment, first, count: arguments.len() as u32 });
    }

    /// What objects of unseen classes have answered, in order.
    pub fn responses(&self) -> &[Response] {
        self.responses.cells()
    }

    /// The arguments of a response.
    pub fn arguments(&self, response: &Response) -> &[Value] {
        &self.response_arguments.cells()[response.first as usize..(response.first + response.count) as usize]
    }

    /// A new variable; the result is its number.
    pub fn add_variable(&mut self, origin: Origin, domain: Domain) -> u32 {
        self.variables.push(InputVariable { origin, domain }) as u32
    }

    /// All variables of the path.
    pub fn variables(&self) -> &[InputVariable] {
        self.variables.cells()
    }

    /// Feeds everything into a digest.
    pub fn digest(&self, hasher: &mut impl Hasher) {
        self.unknowns.cells().hash(hasher);
        self.objects.cells().hash(hasher);
        self.variables.cells().hash(hasher);
        // The lengths, too: a cell or root of zeros changes no digest.
        (self.cells.len(), self.roots.len(), self.responses.len()).hash(hasher);
        for cell in self.cells.cells() {
            (cell.owner, cell.slot, cell.value.bits()).hash(hasher);
        }
        for root in self.roots.cells() {
            (root.origin, root.value.bits()).hash(hasher);
        }
        for response in self.responses.cells() {
            (response.from, response.question, response.value.bits(), response.count).hash(hasher);
        }
        for argument in self.response_arguments.cells() {
            argument.bits().hash(hasher);
        }
    }
}
