//! The outline of the input heap of a path.

use heap::{Nullness, Origin, Ref, Store, TypeSet, Value};
use machine::Machine;
use program::ClassId;
use rustc_hash::FxHashMap;
use term::{Term, Variable};

use crate::label::Label;
use crate::outline::{Outline, Target};
use crate::walk::{Graph, Reference, outline};

/// The label of what is known of an object's type: no slot has this number.
const TYPE: u64 = u64::MAX;
/// The label of what is known of a string.
const TEXT: u64 = u64::MAX - 1;

/// How much of an input heap its outline holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// What decided references lead to. Primitive values and references that are not decided do not count.
    Decided,
    /// All that a search for a completion can see without the path condition: also which references are open, what is known
    /// of their types, the lengths of strings, and which elements of arrays were accessed.
    Types,
}

/// Makes outlines of input heaps of one machine. Remembers the labels of its classes and fields.
#[derive(Debug, Default)]
pub struct Inputs {
    classes: FxHashMap<ClassId, Label>,
    fields: FxHashMap<(ClassId, u32), Label>,
    bounds: FxHashMap<(ClassId, TypeSet, Nullness), Label>,
    roots: FxHashMap<Origin, Label>,
}

impl Inputs {
    /// The outline of the input heap as far as it has been discovered.
    pub fn outline(&mut self, machine: &Machine, detail: Detail) -> Outline {
        let mut cells: Vec<(u32, u32, Ref)> = Vec::with_capacity(machine.input().cells().len());
        for cell in machine.input().cells() {
            if let Value::Ref(reference) = cell.value {
                cells.push((cell.owner, cell.slot, reference));
            }
        }
        cells.sort_unstable_by_key(|&(owner, slot, _)| (owner, slot));
        outline(&mut InputGraph { labels: self, machine, detail, cells })
    }

    fn class(&mut self, machine: &Machine, class: ClassId) -> Label {
        *self.classes.entry(class).or_insert_with(|| Label::of(&machine.program.class(class).name))
    }

    fn field(&mut self, machine: &Machine, class: ClassId, slot: u32) -> Label {
        *self.fields.entry((class, slot)).or_insert_with(|| match machine.program.field_at(class, slot) {
            // A class can have two fields of one name: its own and an inherited one.
            Some(field) => Label::of(&format!("{slot} {}", machine.program.text(field.name))),
            None => Label::number(slot.into()),
        })
    }

    /// What is known of a type.
    fn bound(&mut self, machine: &Machine, class: ClassId, types: TypeSet, nullness: Nullness) -> Label {
        *self.bounds.entry((class, types, nullness)).or_insert_with(|| {
            let name = &machine.program.class(class).name;
            Label::of(&format!("{nullness:?} {name} {}", machine.type_names(types)))
        })
    }

    fn root(&mut self, machine: &Machine, origin: Origin) -> Label {
        *self.roots.entry(origin).or_insert_with(|| match origin {
            // Machines number static fields as they load classes.
            Origin::Static(slot) => Label::of(&machine.program.static_name(slot)),
            origin => Label::of(&format!("{origin:?}")),
        })
    }
}

struct InputGraph<'a> {
    labels: &'a mut Inputs,
    machine: &'a Machine,
    detail: Detail,
    /// References by owner and slot.
    cells: Vec<(u32, u32, Ref)>,
}

impl InputGraph<'_> {
    /// What a reference leads to; none if it does not count.
    fn reference(&mut self, reference: Ref) -> Option<Reference<u32>> {
        let input = self.machine.input();
        let target = match reference.unknown() {
            None => reference,
            Some(unknown) => match input.decided(unknown) {
                Some(target) => target,
                None if self.detail == Detail::Decided => return None,
                None => {
                    let cell = input.unknown(unknown);
                    let bound = self.labels.bound(self.machine, cell.class, cell.types, cell.nullness);
                    return Some(Reference::Leaf(Target::Open(bound)));
                }
            },
        };
        if target.is_null() {
            return Some(Reference::Leaf(Target::Null));
        }
        Some(match input.number_of(target) {
            Some(number) => Reference::Node(number),
            // A constant is named, since its number depends on the path.
            None => Reference::Leaf(Target::Constant(Label::of(&self.machine.constant_name(target)))),
        })
    }
}

impl Graph for InputGraph<'_> {
    type Node = u32;

    fn roots(&mut self, found: &mut Vec<(Label, Reference<u32>)>) {
        let (mut named, mut statics) = (Vec::new(), Vec::new());
        for root in self.machine.input().roots() {
            let Value::Ref(reference) = root.value else { continue };
            let Some(reference) = self.reference(reference) else { continue };
            let label = self.labels.root(self.machine, root.origin);
            // Static fields are discovered in any order; parameters and answers in the order of their numbers.
            let list = if matches!(root.origin, Origin::Static(_)) { &mut statics } else { &mut named };
            list.push((label, reference));
        }
        statics.sort_unstable_by_key(|(label, _)| *label);
        found.extend(named);
        found.extend(statics);
    }

    fn object(&mut self, number: u32, found: &mut Vec<(Label, Reference<u32>)>) -> Label {
        let machine = self.machine;
        let object = machine.input().objects()[number as usize];
        let Some(header) = machine.heap().header(object.object) else { return Label::of("") };
        let class = self.labels.class(machine, header.class);
        let start = self.cells.partition_point(|cell| cell.0 < number);
        let end = self.cells.partition_point(|cell| cell.0 <= number);
        for at in start..end {
            let (_, slot, reference) = self.cells[at];
            if let Some(reference) = self.reference(reference) {
                found.push((self.labels.field(machine, header.class, slot), reference));
            }
        }
        if self.detail == Detail::Types {
            let bound = self.labels.bound(machine, object.class, object.types, Nullness::Object);
            found.push((Label::number(TYPE), Reference::Leaf(Target::Open(bound))));
            if header.class == machine.known.string {
                // The characters are cells of their own, each a variable.
                let length = machine.input().cells().iter().filter(|cell| cell.owner == number).count();
                let coder = machine.heap().field(object.object, machine.known.string_coder);
                let is_wide = coder.is_ok_and(|coder| coder == Value::Int(1));
                let facts = length as i64 * 2 + i64::from(is_wide);
                found.push((Label::number(TEXT), Reference::Leaf(Target::Number(facts))));
            }
        }
        class
    }

    fn late(&mut self, number: u32, numbers: &FxHashMap<u32, u32>, found: &mut Vec<(Label, i64)>) {
        let heap = self.machine.heap();
        let object = self.machine.input().objects()[number as usize].object;
        let is_sparse = heap.header(object).is_some_and(|header| header.store == Store::Sparse);
        if self.detail == Detail::Decided || !is_sparse {
            return;
        }
        for entry in heap.entries(object) {
            let index = match entry.index {
                Value::Int(index) => (Label::number(0), i64::from(index)),
                Value::Term(_, term) => (Label::of(&self.text(term, numbers)), 0),
                other => (Label::number(1), other.bits().1 as i64),
            };
            found.push(index);
        }
    }
}

impl InputGraph<'_> {
    /// A term with the names of its variables. Of a term that is too long to be printed, the number that it has in this
    /// process is part of the text.
    fn text(&self, term: Term, numbers: &FxHashMap<u32, u32>) -> String {
        let terms = &self.machine.terms;
        let name = |variable: Variable| self.name(variable, numbers);
        let text = term::display(terms, term, &name);
        if !text.contains('…') {
            return text;
        }
        let names: Vec<String> = terms.variables(term).iter().map(|&variable| name(variable)).collect();
        format!("{term:?} of {}: {text}", names.join(", "))
    }

    /// The name of a variable by where it comes from, with the numbers of the outline.
    fn name(&self, variable: Variable, numbers: &FxHashMap<u32, u32>) -> String {
        let inputs = self.machine.input().variables();
        let Some(input) = inputs.get(variable.index as usize) else { return "?".to_owned() };
        // An object that no root leads to keeps its number: paths that agree so far give it the same one.
        let place = |number: u32| numbers.get(&number).map_or(format!("unreached {number}"), |at| at.to_string());
        match input.origin {
            Origin::Field(number, slot) => format!("{}.{slot}", place(number)),
            Origin::Element(number, entry) => format!("{}[{entry}]", place(number)),
            Origin::Length(number) => format!("{}.length", place(number)),
            Origin::Character(number, at) => format!("{}.charAt {at}", place(number)),
            Origin::Identity(number) => format!("identity of {}", place(number)),
            Origin::Static(slot) => self.machine.program.static_name(slot),
            origin @ (Origin::Parameter(_) | Origin::Asked(_) | Origin::Read(_) | Origin::Response(_)) => {
                format!("{origin:?}")
            }
        }
    }
}
