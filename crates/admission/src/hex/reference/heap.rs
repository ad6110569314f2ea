//! Partial heaps (Definition 3.1): objects, and the references that are decided.

use std::fmt;
use std::rc::Rc;

use ::heap::{InputHeap, Origin, Ref};
use program::ClassId;
use rustc_hash::FxHashMap;
use spec::{Step, TypeName};

use crate::hex::classes::Classes;

/// A partial heap.
#[derive(Clone, Debug)]
pub struct PartialHeap {
    /// The objects.
    pub objects: Vec<Rc<HeapObject>>,
    /// The decided references.
    pub references: Vec<Reference>,
    /// What is not decided.
    pub rest: Rest,
    /// The names of all classes that are known.
    pub classes: Vec<String>,
}

/// Whether a partial heap is all there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// No: what it does not hold may still be discovered.
    Open,
    /// Yes: there is nothing else.
    Nothing,
}

/// An object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapObject {
    /// The names of its types, with dots between packages.
    pub types: Vec<String>,
    /// The names of known classes that it may turn out to be as well.
    pub possible: Vec<String>,
    /// Whether it may be of a class that is not known.
    pub is_open: bool,
}

/// A decided reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The object that holds it; none if it is a parameter or a static field.
    pub owner: Option<usize>,
    /// What it is called.
    pub step: StepName,
    /// What it is declared as, where that is known by its name.
    pub declared: Option<String>,
    /// What can be said of the objects it leads to.
    pub class: Rc<HeapObject>,
    /// Where it leads.
    pub leads: Leads,
}

/// What a reference is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepName {
    /// A parameter.
    Parameter(String),
    /// A static field: declaring class and name.
    Static(String, String),
    /// A field: declaring class and name.
    Field(String, String),
    /// An element of an array.
    Element,
    /// A value that the program asked for, or something without name.
    Asked,
}

/// Where a reference leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leads {
    /// To null.
    ToNull,
    /// To an object.
    To(usize),
    /// To a constant of an enumeration, which is no part of the heap.
    ToConstant,
}

/// A spanning tree, rooted outside: for every object the reference by which it is discovered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backbone(pub Vec<usize>);

impl PartialHeap {
    /// The decided part of an input heap, and the backbone by which it was discovered.
    pub fn of(classes: &dyn Classes, input: &InputHeap, parameters: &[String]) -> (PartialHeap, Backbone) {
        let names = (0..classes.count() as u32).map(|class| classes.name(ClassId(class))).collect();
        let mut heap = PartialHeap { objects: Vec::new(), references: Vec::new(), rest: Rest::Open, classes: names };
        let mut known = FxHashMap::default();
        let mut of_class = |class: ClassId| -> Rc<HeapObject> {
            known.entry(class).or_insert_with(|| Rc::new(HeapObject::of(classes, class))).clone()
        };
        heap.objects.extend(input.objects().iter().map(|object| of_class(object.class)));
        let mut discovered = vec![usize::MAX; heap.objects.len()];
        for cell in input.unknowns() {
            let leads = match (cell.nullness, cell.object) {
                (::heap::Nullness::Null, _) => Leads::ToNull,
                (_, Ref::NULL) => continue,
                (_, object) => input.number_of(object).map_or(Leads::ToConstant, |number| Leads::To(number as usize)),
            };
            if let Leads::To(object) = leads
                && input.objects()[object].origin == cell.origin
            {
                discovered[object] = heap.references.len();
            }
            heap.references.push(reference_at(classes, input, parameters, cell.origin, of_class(cell.class), leads));
        }
        for (number, object) in input.objects().iter().enumerate() {
            if discovered[number] != usize::MAX {
                continue;
            }
            discovered[number] = heap.references.len();
            let leads = Leads::To(number);
            heap.references.push(reference_at(
                classes,
                input,
                parameters,
                object.origin,
                of_class(object.class),
                leads,
            ));
        }
        (heap, Backbone(discovered))
    }

    /// Whether an object is of a type, or may turn out to be.
    pub fn may_be(&self, object: &HeapObject, name: &TypeName) -> bool {
        let is_known = || self.classes.iter().any(|class| name.matches(class));
        object.is(name) || object.possible.iter().any(|other| name.matches(other)) || object.is_open && !is_known()
    }
}

impl HeapObject {
    /// An object of a class, or perhaps of a subclass.
    pub fn of(classes: &dyn Classes, class: ClassId) -> HeapObject {
        let all = || (0..classes.count() as u32).map(ClassId);
        let is_possible = |&other: &ClassId| {
            !classes.is_final(class)
                && (classes.is_subtype(other, class) || classes.is_interface(other) || classes.is_interface(class))
        };
        HeapObject {
            types: all().filter(|&other| classes.is_subtype(class, other)).map(|other| classes.name(other)).collect(),
            possible: all().filter(is_possible).map(|other| classes.name(other)).collect(),
            is_open: !classes.is_final(class),
        }
    }

    /// Whether it is of a type.
    pub fn is(&self, name: &TypeName) -> bool {
        self.types.iter().any(|own| name.matches(own))
    }
}

impl Reference {
    /// Whether it is declared as a type.
    pub fn is_declared(&self, name: &TypeName) -> bool {
        match &self.declared {
            Some(declared) => name.matches(declared),
            None => self.class.is(name),
        }
    }
}

impl StepName {
    /// As specifications see it.
    pub fn step(&self) -> Step<'_> {
        match self {
            StepName::Parameter(name) => Step::Parameter(name),
            StepName::Static(class, name) => Step::Static(class, name),
            StepName::Field(class, name) => Step::Field(class, name),
            StepName::Element => Step::Element,
            StepName::Asked => Step::Asked,
        }
    }
}

impl fmt::Display for StepName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepName::Parameter(name) | StepName::Field(_, name) => f.write_str(name),
            StepName::Static(class, name) => write!(f, "{class}:{name}"),
            StepName::Element => f.write_str("[]"),
            StepName::Asked => f.write_str("?"),
        }
    }
}

/// The reference at an origin.
fn reference_at(
    classes: &dyn Classes,
    input: &InputHeap,
    parameters: &[String],
    origin: Origin,
    class: Rc<HeapObject>,
    leads: Leads,
) -> Reference {
    let (owner, field) = match origin {
        Origin::Field(owner, slot) => {
            (Some(owner as usize), classes.field(input.objects()[owner as usize].class, slot))
        }
        Origin::Element(owner, _) => (Some(owner as usize), None),
        Origin::Static(slot) => (None, classes.static_field(slot)),
        _ => (None, None),
    };
    let declared = field.as_ref().map(|field| field.declared.clone());
    let step = match (origin, field) {
        (Origin::Field(..), Some(field)) => StepName::Field(field.class, field.name),
        (Origin::Static(_), Some(field)) => StepName::Static(field.class, field.name),
        (Origin::Element(..), _) => StepName::Element,
        (Origin::Parameter(at), _) => {
            parameters.get(at as usize).map_or(StepName::Asked, |name| StepName::Parameter(name.clone()))
        }
        _ => StepName::Asked,
    };
    Reference { owner, step, declared, class, leads }
}
