//! The objects of a case: those of the input closed off, and all that the end of the path leads to.

use heap::{Nullness, Question, Ref, Unknown, Value};
use machine::Machine;
use program::{ClassId, ClassKind, Kind, MethodId};
use rustc_hash::FxHashMap;
use solver::Model;
use term::Node;

use super::transparent::is_transparent;
use super::values::Values;
use super::{Closed, Content, Datum, FieldCell, Given, Identity, Number, Object};

/// Objects of one case; what lies beyond is not predicted.
const MOST_OBJECTS: usize = 1000;

/// Numbers the objects of a case and reads what they hold.
pub struct Graph<'a> {
    pub machine: &'a mut Machine,
    pub values: Values<'a>,
    pub objects: Vec<Object>,
    numbers: FxHashMap<Ref, usize>,
    /// The classes that discovered objects are taken to be of.
    classes: Vec<ClassId>,
    /// The objects that stand for unknowns that the path has not looked into.
    closings: FxHashMap<Unknown, usize>,
    /// Objects of the end that have a number, but nothing in them yet.
    pending: Vec<(Ref, usize)>,
    phase: Phase,
}

/// Which of the two heaps is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Before,
    After,
}

/// The name of a class as `Class.getName` spells it; of one that nobody has seen, that of its interface.
pub fn class_name(machine: &Machine, class: ClassId) -> String {
    let class = machine.program.interface_of_unseen(class).unwrap_or(class);
    machine.program.class(class).name.replace('/', ".")
}

impl<'a> Graph<'a> {
    /// The input of the current path, as far as it was discovered.
    pub fn new(machine: &'a mut Machine, model: &'a Model) -> Graph<'a> {
        let mut graph = Graph {
            machine,
            values: Values { model },
            objects: Vec::new(),
            numbers: FxHashMap::default(),
            classes: Vec::new(),
            closings: FxHashMap::default(),
            pending: Vec::new(),
            phase: Phase::Before,
        };
        let discovered = graph.machine.input().objects().len();
        for number in 0..discovered {
            let class = graph.machine.simplest_class_of(number as u32);
            graph.classes.push(class);
            graph.numbers.insert(graph.machine.input().objects()[number].object, number);
            let class = class_name(graph.machine, class);
            graph.objects.push(Object { class, before: None, after: Content::Opaque });
        }
        for number in 0..discovered {
            let class = graph.classes[number];
            let before = graph.before(number as u32, class);
            graph.objects[number].before = Some(before);
        }
        graph.merge_equals();
        graph
    }

    /// Gives boxes and strings that the path takes for one object one number.
    fn merge_equals(&mut self) {
        for number in 0..self.machine.input().objects().len() {
            let Some(identity) = self.values.identity(self.machine, number as u32) else { continue };
            let is_same = |earlier: &usize| {
                self.values.identity(self.machine, *earlier as u32) == Some(identity)
                    && self.objects[*earlier].class == self.objects[number].class
                    && self.objects[*earlier].before == self.objects[number].before
            };
            let Some(earlier) = (0..number).find(is_same) else { continue };
            self.numbers.insert(self.machine.input().objects()[number].object, earlier);
            for object in &mut self.objects {
                if let Some(content) = &mut object.before {
                    rename(content, number, earlier);
                }
            }
        }
    }

    /// What an input object holds when the subject is called.
    fn before(&mut self, number: u32, class: ClassId) -> Content {
        let mut cells: Vec<(u32, Value)> = Vec::new();
        for cell in self.machine.input().cells().iter().filter(|cell| cell.owner == number) {
            cells.push((cell.slot, cell.value));
        }
        let object = self.machine.input().objects()[number as usize].object;
        let identity = match self.values.identity(self.machine, number) {
            None if self.machine.is_asked_about(object) => Identity::Own,
            Some(Node::Int(0)) | None => Identity::Any,
            Some(_) => Identity::Own,
        };
        if class == self.machine.known.string {
            // Where the path compared a string by identity, that matters.
            let identity = match self.values.identity(self.machine, number) {
                None if self.machine.is_asked_about(object) => Identity::Own,
                None => Identity::Any,
                Some(Node::Int(0)) => Identity::Interned,
                Some(_) => Identity::Own,
            };
            return Content::Text(self.text(object).unwrap_or_default(), identity);
        }
        if let ClassKind::Array(_, kind) = self.machine.program.class(class).kind {
            return self.elements_before(number, object, kind, &cells);
        }
        if let Some(constant) = self.unused_constant(class) {
            return constant;
        }
        if self.machine.program.interface_of_unseen(class).is_some() {
            return Content::Fields(self.answers_of(object));
        }
        let mut fields = self.blank_fields(class);
        for (slot, value) in cells {
            let Some((_, field)) = fields.iter_mut().find(|field| field.0 == slot) else { continue };
            let kind = self.machine.program.class(class).slots[slot as usize];
            field.given = self.given(value, kind);
            field.read = true;
        }
        self.add_order(class, object, &mut fields);
        let fields: Vec<FieldCell> = fields.into_iter().map(|(_, field)| field).collect();
        match self.boxed_kind(class) {
            Some(_) => match fields.iter().find(|field| field.name == "value").map(|field| field.given.value) {
                Some(Datum::Number(number)) => Content::Boxed(number, identity),
                _ => Content::Opaque,
            },
            None => Content::Fields(fields),
        }
    }

    /// What an object of an unseen class has answered, as fields: `apply@2` is the answer of a function to the second arguments
    /// that differ from those before, `next#2` that of any other method to its second call.
    fn answers_of(&mut self, object: Ref) -> Vec<FieldCell> {
        let mut cells: Vec<FieldCell> = Vec::new();
        let mut asked: Vec<(MethodId, Vec<Datum>)> = Vec::new();
        for at in 0..self.machine.input().responses().len() {
            let response = self.machine.input().responses()[at];
            let (method, sign) = match response.question {
                Question::Call(method) => (method, '@'),
                Question::Again(method) => (method, '#'),
                Question::Rank | Question::Less | Question::Greater => continue,
            };
            if response.from != object || response.value == Value::Top {
                continue;
            }
            let kinds: Vec<Kind> = self.machine.program.method(method).mtype.param_kinds().collect();
            let arguments = self.machine.input().arguments(&response).to_vec();
            let arguments: Vec<Datum> =
                arguments.into_iter().zip(kinds).map(|(value, kind)| self.datum(value, kind)).collect();
            // What turns out to be the same arguments has been asked once.
            let is_known = asked.iter().any(|known| known.0 == method && known.1 == arguments);
            if sign == '@' && is_known {
                continue;
            }
            let number = asked.iter().filter(|known| known.0 == method).count() + 1;
            asked.push((method, arguments));
            let record = self.machine.program.method(method);
            let name = format!("{}{sign}{number}", self.machine.program.text(record.name));
            let descriptor = self.machine.program.text(record.descriptor).to_string();
            let class = class_name(self.machine, record.class);
            let kind = Kind::of(&record.mtype.ret).unwrap_or(Kind::Ref);
            let given = self.given(response.value, kind);
            cells.push(FieldCell { class, name, descriptor, given, read: true });
        }
        cells
    }

    /// Adds to the fields of an object or unknown what unknown orders have said of it, or what it has said as a comparator.
    fn add_order(&mut self, class: ClassId, of: Ref, fields: &mut [(u32, FieldCell)]) {
        if !self.machine.program.class(class).is_stranger() {
            return;
        }
        let ranks = self.machine.ranks_by(of);
        if !ranks.is_empty() {
            let met: Vec<Datum> = ranks.iter().map(|&(object, _)| self.datum(Value::Ref(object), Kind::Ref)).collect();
            let mut elements: Vec<(usize, Given)> = Vec::new();
            for (at, &(_, rank)) in ranks.iter().enumerate() {
                // What has been closed off with one value is one object.
                if !met[..at].contains(&met[at]) {
                    elements.push((elements.len(), self.given(rank, Kind::Long)));
                }
            }
            let length = elements.len();
            for (name, class, content) in [("ranks", "[J", elements), ("met", "[Ljava.lang.Object;", Vec::new())] {
                let array = Datum::Object(self.objects.len());
                let before = Some(Content::Elements(length, content));
                self.objects.push(Object { class: class.to_owned(), before, after: Content::Opaque });
                if let Some((_, field)) = fields.iter_mut().find(|(_, field)| field.name == name) {
                    field.given = Given { value: array, closed: Closed::No };
                    field.read = true;
                }
            }
        }
        for (slot, value) in self.machine.order_fields(class, of) {
            let Some((_, field)) = fields.iter_mut().find(|field| field.0 == slot) else { continue };
            let kind = self.machine.program.class(class).slots[slot as usize];
            field.given = self.given(value, kind);
            field.read = true;
        }
    }

    /// A constant for an input object of an enumeration of which the path did not ask which constant it is: one that
    /// stands for no other object.
    fn unused_constant(&mut self, class: ClassId) -> Option<Content> {
        if !self.machine.program.is_enum_constant_class(class) {
            return None;
        }
        let constants = self.machine.constants_of(class);
        let mut contents = constants.into_iter().filter_map(|constant| self.constant(constant, class));
        contents.find(|content| self.objects.iter().all(|object| object.before.as_ref() != Some(content)))
    }

    fn elements_before(&mut self, number: u32, array: Ref, kind: Kind, cells: &[(u32, Value)]) -> Content {
        let length = self.machine.heap().sparse(array).map(|sparse| sparse.length);
        let length = length.and_then(|length| self.values.int(self.machine, length)).unwrap_or(0);
        let mut elements = Vec::new();
        for &(entry, value) in cells {
            if let Some(index) = self.values.entry_index(self.machine, number, entry) {
                elements.push((index.max(0) as usize, self.given(value, kind)));
            }
        }
        elements.sort_by_key(|element| element.0);
        Content::Elements(length.max(0) as usize, elements)
    }

    /// All fields of a class as if the path had not touched them, with their slots, in ascending order.
    fn blank_fields(&self, class: ClassId) -> Vec<(u32, FieldCell)> {
        let program = &self.machine.program;
        let mut fields = Vec::new();
        for &ancestor in &program.class(class).ancestors {
            for field in program.class(ancestor).fields.iter().filter(|field| !field.is_static()) {
                fields.push((field.slot, ancestor, field.clone()));
            }
        }
        fields.sort_by_key(|field| field.0);
        let cell = |(slot, owner, field): (u32, ClassId, program::Field)| {
            let cell = FieldCell {
                class: class_name(self.machine, owner),
                name: program.text(field.name).to_string(),
                descriptor: program.text(field.descriptor).to_string(),
                given: blank(field.kind),
                read: false,
            };
            (slot, cell)
        };
        fields.into_iter().map(cell).collect()
    }

    fn boxed_kind(&self, class: ClassId) -> Option<Kind> {
        let class = self.machine.program.class(class);
        if class.is_jdk() { Kind::of_box(&class.name) } else { None }
    }

    /// A value of the input.
    pub fn given(&mut self, value: Value, kind: Kind) -> Given {
        let closed = match value {
            Value::Top => Closed::Anything,
            Value::Ref(reference) => self.closed(reference),
            _ => Closed::No,
        };
        Given { value: self.datum(value, kind), closed }
    }

    fn closed(&self, reference: Ref) -> Closed {
        match reference.unknown() {
            Some(unknown) if self.machine.input().decided(unknown).is_none() => {
                match self.machine.input().unknown(unknown).nullness {
                    Nullness::Object => Closed::AnyObject,
                    _ if self.machine.is_asked_about(reference) => Closed::AnyObject,
                    _ => Closed::Anything,
                }
            }
            _ => Closed::No,
        }
    }

    /// A value of either heap.
    pub fn datum(&mut self, value: Value, kind: Kind) -> Datum {
        match value {
            Value::Top => blank(kind).value,
            Value::Ref(reference) => self.reference(reference),
            value => self.values.number(self.machine, value, kind).map_or(Datum::Unknown, Datum::Number),
        }
    }

    fn reference(&mut self, reference: Ref) -> Datum {
        let object = match reference.unknown() {
            None => reference,
            Some(unknown) => match self.machine.input().decided(unknown) {
                Some(object) => object,
                None if self.machine.input().unknown(unknown).nullness == Nullness::Object
                    || self.machine.is_asked_about(reference) =>
                {
                    return self.closing(unknown);
                }
                None => return Datum::Null,
            },
        };
        if object.is_null() {
            return Datum::Null;
        }
        if let Some(&number) = self.numbers.get(&object) {
            return Datum::Object(number);
        }
        if self.objects.len() >= MOST_OBJECTS {
            return Datum::Unknown;
        }
        let Some(class) = self.machine.class_of(object) else { return Datum::Unknown };
        let number = self.objects.len();
        let constant = self.constant(object, class);
        let held = || {
            let (owner, name) = self.machine.visible_holder(object)?;
            Some(Content::Constant(class_name(self.machine, owner), name))
        };
        let before = if self.phase == Phase::Before { constant.clone().or_else(held) } else { None };
        let is_pending = constant.is_none() && before.is_none();
        let after = constant.unwrap_or(Content::Opaque);
        self.objects.push(Object { class: class_name(self.machine, class), before, after });
        self.numbers.insert(object, number);
        if is_pending {
            self.pending.push((object, number));
        }
        Datum::Object(number)
    }

    /// An object that exists in every run: a constant of an enumeration, or a class.
    fn constant(&self, object: Ref, class: ClassId) -> Option<Content> {
        if class == self.machine.known.class {
            let named = self.machine.class_of_mirror(object).ok()?;
            return Some(Content::Class(class_name(self.machine, named)));
        }
        if !self.machine.program.is_enum_constant_class(class) {
            return None;
        }
        let owner = self.machine.program.enumeration_of(class);
        match self.machine.field_by_name(object, "name") {
            Some(Value::Ref(name)) => {
                Some(Content::Constant(class_name(self.machine, owner), self.machine.rust_text(name).ok()?))
            }
            _ => None,
        }
    }

    /// The simplest object for an unknown that is not null and otherwise anything.
    fn closing(&mut self, unknown: Unknown) -> Datum {
        if let Some(&number) = self.closings.get(&unknown) {
            return Datum::Object(number);
        }
        let class = self.machine.simplest_class_of_unknown(unknown);
        if self.machine.program.is_enum_constant_class(class)
            && let Some(&constant) = self.machine.constants_of(class).first()
        {
            return self.reference(constant);
        }
        let reference = Ref::undecided(unknown);
        let identity = if self.machine.is_asked_about(reference) { Identity::Own } else { Identity::Any };
        let content = if class == self.machine.known.class {
            Content::Class("java.lang.Object".to_owned())
        } else if class == self.machine.known.string {
            Content::Text(Vec::new(), identity)
        } else if let Some(number) = self.boxed_kind(class).and_then(Number::zero) {
            Content::Boxed(number, identity)
        } else if let ClassKind::Array(..) = self.machine.program.class(class).kind {
            Content::Elements(0, Vec::new())
        } else {
            let mut fields = self.blank_fields(class);
            self.add_order(class, reference, &mut fields);
            Content::Fields(fields.into_iter().map(|(_, field)| field).collect())
        };
        let number = self.objects.len();
        let after = match self.machine.program.interface_of_unseen(class) {
            Some(_) => Content::Hidden,
            // What a constructor makes of the simplest values is not predicted.
            None if self.has_checking_constructor(class) => Content::Opaque,
            None => content.clone(),
        };
        self.objects.push(Object { class: class_name(self.machine, class), before: Some(content), after });
        self.closings.insert(unknown, number);
        Datum::Object(number)
    }

    fn has_checking_constructor(&mut self, class: ClassId) -> bool {
        matches!(self.machine.program.checking_constructor(class), Ok(Some(_)))
    }

    /// An array that the subject is given and that is no object of the input: the arguments of a main method.
    pub fn given_array(&mut self, array: Ref) -> Datum {
        let elements = self.machine.heap().references(array).map(<[Ref]>::to_vec).unwrap_or_default();
        let length = elements.len();
        let datum = self.reference(array);
        self.pending.retain(|pending| pending.0 != array);
        let given =
            elements.into_iter().map(|element| self.given(Value::Ref(element), Kind::Ref)).enumerate().collect();
        if let Datum::Object(number) = datum {
            self.objects[number].before = Some(Content::Elements(length, given));
            self.pending.push((array, number));
        }
        datum
    }

    /// From here on, the end of the path is read.
    pub fn turn_to_the_end(&mut self) {
        self.phase = Phase::After;
        for number in 0..self.machine.input().objects().len() {
            let object = self.machine.input().objects()[number].object;
            self.objects[number].after = self.after(object, Some(number));
        }
    }

    /// Reads what is left to read.
    pub fn finish(&mut self) {
        while let Some((object, number)) = self.pending.pop() {
            self.objects[number].after = self.after(object, None);
        }
    }

    /// What an object holds at the end of the path.
    fn after(&mut self, object: Ref, input: Option<usize>) -> Content {
        let before = input.and_then(|number| self.objects[number].before.clone());
        if let Some(content @ (Content::Text(..) | Content::Boxed(..) | Content::Constant(..))) = before {
            return content;
        }
        let Some(class) = self.machine.class_of(object) else { return Content::Hidden };
        let record = self.machine.program.class(class);
        if let ClassKind::Array(_, kind) = record.kind {
            return self.elements_after(object, kind, before);
        }
        if record.file.is_none() {
            return Content::Hidden;
        }
        if class == self.machine.known.string {
            return self.text(object).map_or(Content::Opaque, |text| Content::Text(text, Identity::Any));
        }
        if input.is_none() && self.machine.program.is_subtype(class, self.machine.known.builder) {
            let values = &self.values;
            let machine = &*self.machine;
            let text = machine.builder_text_under(object, &|term| values.term(machine, term));
            return text.map_or(Content::Opaque, |text| Content::Text(text, Identity::Any));
        }
        let boxed = self.boxed_kind(class);
        if input.is_none() && boxed.is_none() && !is_transparent(record) {
            return Content::Opaque;
        }
        let chosen = input.and_then(|number| self.classes.get(number).copied());
        let is_unread = (0..self.machine.program.class(class).slots.len() as u32)
            .any(|slot| matches!(self.machine.heap().field(object, slot), Ok(Value::Top)));
        if input.is_some() && is_unread && self.has_checking_constructor(chosen.unwrap_or(class)) {
            return Content::Opaque;
        }
        let mut fields = self.blank_fields(chosen.unwrap_or(class));
        if let Some(Content::Fields(before)) = before {
            for (field, before) in fields.iter_mut().zip(before) {
                field.1 = before;
            }
        }
        let known: Vec<Kind> = self.machine.program.class(class).slots.to_vec();
        let mut after = Vec::new();
        for (slot, mut field) in fields {
            if let Some(&kind) = known.get(slot as usize) {
                match self.machine.heap().field(object, slot) {
                    Ok(Value::Top) if input.is_some() => {}
                    Ok(value) => field.given = Given { value: self.datum(value, kind), closed: Closed::No },
                    Err(_) => field.given.value = Datum::Unknown,
                }
            }
            after.push(field);
        }
        if let (Some(_), Some(Datum::Number(number))) =
            (boxed, after.iter().find(|field| field.name == "value").map(|field| field.given.value))
        {
            return Content::Boxed(number, Identity::Any);
        }
        let is_shown = |field: &FieldCell| {
            let owner = self.machine.program.loaded(&field.class.replace('.', "/"));
            owner.is_some_and(|owner| is_transparent(self.machine.program.class(owner)))
                && !self.machine.is_ghost(&field.class, &field.name)
        };
        after.retain(is_shown);
        Content::Fields(after)
    }

    fn elements_after(&mut self, array: Ref, kind: Kind, before: Option<Content>) -> Content {
        let heap = self.machine.heap();
        let mut elements: Vec<(usize, Given)> = Vec::new();
        let length;
        if let Some(sparse) = heap.sparse(array) {
            let entries: Vec<_> = heap.entries(array).collect();
            length = self.values.int(self.machine, sparse.length).unwrap_or(0).max(0) as usize;
            // A copy holds what its source held at entry wherever it was not written.
            let source = self.machine.input().number_of(sparse.source);
            let source = source.and_then(|number| self.objects[number as usize].before.clone());
            let mut known: FxHashMap<usize, Given> = FxHashMap::default();
            if let Some(Content::Elements(_, elements)) = before.or(source) {
                known.extend(elements);
            }
            for entry in entries.into_iter().rev() {
                let Some(index) = self.values.int(self.machine, entry.index) else { continue };
                if matches!(entry.value, Value::Top) {
                    continue;
                }
                let value = self.datum(entry.value, kind);
                known.insert(index.max(0) as usize, Given { value, closed: Closed::No });
            }
            elements.extend(known);
        } else {
            length = heap.header(array).map_or(0, |header| header.len());
            for at in 0..length {
                let Ok(value) = self.machine.element(array, at as i32, kind) else { continue };
                elements.push((at, Given { value: self.datum(value, kind), closed: Closed::No }));
            }
        }
        let zero = blank(kind).value;
        elements.retain(|(at, given)| given.value != zero && *at < length);
        elements.sort_by_key(|element| element.0);
        Content::Elements(length, elements)
    }

    /// The text of a string.
    pub fn text(&self, string: Ref) -> Option<Vec<u16>> {
        self.machine.text_under(string, &|term| self.values.term(self.machine, term))
    }
}

/// The value of an input that the path has not touched.
fn blank(kind: Kind) -> Given {
    Given { value: Number::zero(kind).map_or(Datum::Null, Datum::Number), closed: Closed::Anything }
}

fn rename(content: &mut Content, from: usize, to: usize) {
    let change = |given: &mut Given| {
        if given.value == Datum::Object(from) {
            given.value = Datum::Object(to);
        }
    };
    match content {
        Content::Fields(fields) => fields.iter_mut().for_each(|field| change(&mut field.given)),
        Content::Elements(_, elements) => elements.iter_mut().for_each(|element| change(&mut element.1)),
        _ => {}
    }
}
