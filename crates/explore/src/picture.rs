//! A concrete input of a path: what its parameters are and what they lead to, with values from a model.

use heap::{Nullness, Origin, Ref, Value};
use machine::Machine;
use program::{Kind, Shape};
use solver::Model;
use term::{Domain, Node, Term, Variable, display, evaluate};

use crate::subject::Subject;

/// An input.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// Parameters, static fields and answers, by name.
    pub roots: Vec<(String, PictureValue)>,
    /// The objects that they lead to, in the order of their discovery.
    pub objects: Vec<PictureObject>,
    /// How each variable of the path is called.
    pub variable_names: Vec<String>,
}

/// An object of an input.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureObject {
    /// Its class, by its Java name.
    pub class: String,
    /// What it holds.
    pub content: Content,
    /// How many of its fields nobody read.
    pub unread: usize,
}

/// What an object holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// Fields by name, those that were read.
    Fields(Vec<(String, PictureValue)>),
    /// An array: its length, and the elements that were read.
    Elements(i64, Vec<(i64, PictureValue)>),
    /// A string.
    Text(String),
}

/// A value of an input.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureValue {
    /// `null`
    Null,
    /// An object, by its number.
    Object(usize),
    /// A constant that exists in the program, such as one of an enumeration.
    Constant(String),
    /// A number, truth value or character, as Java writes it.
    Literal(String),
    /// Any object, but not null: nobody looked closer.
    AnyObject,
    /// Anything: nobody looked.
    Anything,
}

impl Picture {
    /// The input of the current path.
    pub fn new(machine: &mut Machine, subject: &Subject, parameters: &[Value], model: Option<&Model>) -> Picture {
        let mut painter = Painter { machine, model };
        let mut picture = Picture { variable_names: painter.variable_names(subject), ..Picture::default() };
        for (parameter, &value) in subject.parameters.iter().zip(parameters) {
            picture.roots.push((parameter.name.clone(), painter.value(value)));
        }
        for root in painter.machine.state.input.roots().to_vec() {
            match root.origin {
                Origin::Parameter(_) => {}
                origin => picture.roots.push((painter.name_of(origin, subject), painter.value(root.value))),
            }
        }
        for number in 0..painter.machine.state.input.objects().len() {
            picture.objects.push(painter.object(number as u32));
        }
        picture
    }
}

/// The path condition in Java-like form.
pub fn conditions(machine: &Machine, conjuncts: &[Term], names: &[String]) -> Vec<String> {
    let name = |variable: Variable| names.get(variable.index as usize).cloned().unwrap_or_else(|| "?".to_owned());
    conjuncts.iter().map(|&conjunct| display(&machine.terms, conjunct, &name)).collect()
}

struct Painter<'a> {
    machine: &'a mut Machine,
    model: Option<&'a Model>,
}

impl Painter<'_> {
    fn variable_names(&self, subject: &Subject) -> Vec<String> {
        self.machine.state.input.variables().iter().map(|variable| self.name_of(variable.origin, subject)).collect()
    }

    /// How an input is called: the way that leads to it.
    fn name_of(&self, origin: Origin, subject: &Subject) -> String {
        let input = &self.machine.state.input;
        let owner = |number: u32| self.name_of(input.objects()[number as usize].origin, subject);
        match origin {
            Origin::Parameter(at) => {
                subject.parameters.get(usize::from(at)).map_or_else(|| format!("arg{at}"), |known| known.name.clone())
            }
            Origin::Field(number, slot) => {
                let class = self.machine.state.heap.class_of(input.objects()[number as usize].object);
                let field = class.and_then(|class| self.machine.program.field_at(class, slot));
                let field = field.map_or_else(|| slot.to_string(), |f| self.machine.program.text(f.name).to_string());
                format!("{}.{field}", owner(number))
            }
            Origin::Element(number, entry) => {
                let index = self.entry_index(number, entry).map_or_else(|| "?".to_owned(), |index| index.to_string());
                format!("{}[{index}]", owner(number))
            }
            Origin::Length(number) => format!("{}.length", owner(number)),
            Origin::Character(number, at) => format!("{}.charAt({at})", owner(number)),
            Origin::Identity(number) => format!("identity of {}", owner(number)),
            Origin::Static(slot) => self.machine.program.static_name(slot),
            Origin::Asked(at) => format!("any#{at}"),
        }
    }

    /// The index of an entry of an input array, if the model tells.
    fn entry_index(&self, number: u32, entry: u32) -> Option<i64> {
        let array = self.machine.state.input.objects()[number as usize].object;
        let entries: Vec<_> = self.machine.state.heap.entries(array).collect();
        // The newest entry comes first.
        let at = entries.len().checked_sub(1 + entry as usize)?;
        self.int(entries.get(at)?.index)
    }

    fn int(&self, value: Value) -> Option<i64> {
        match value {
            Value::Int(value) => Some(value.into()),
            Value::Term(_, term) => match self.constant(term)? {
                Node::Int(value) => Some(value.into()),
                Node::Long(value) => Some(value),
                _ => None,
            },
            _ => None,
        }
    }

    fn constant(&self, term: Term) -> Option<Node> {
        evaluate(&self.machine.terms, term, &|variable| Some(self.variable(variable)))
    }

    /// The value of a variable; those that nothing constrains are zero.
    fn variable(&self, variable: Variable) -> Node {
        let known = self.model.and_then(|model| model.get(&variable)).copied();
        known.unwrap_or(match variable.domain {
            Domain::Bool => Node::Bool(false),
            Domain::Long => Node::Long(0),
            Domain::Float => Node::Float(0),
            Domain::Double => Node::Double(0),
            _ => Node::Int(0),
        })
    }

    fn value(&mut self, value: Value) -> PictureValue {
        match value {
            Value::Ref(reference) => self.reference(reference),
            Value::Top => PictureValue::Anything,
            Value::Int(value) => PictureValue::Literal(value.to_string()),
            Value::Term(_, term) => self.literal(term),
            other => PictureValue::Literal(format!("{other:?}")),
        }
    }

    fn literal(&self, term: Term) -> PictureValue {
        let is_boolean = match self.machine.terms.node(term) {
            Node::Ite(condition, ..) => matches!(self.machine.terms.node(condition), Node::Variable(_)),
            _ => false,
        };
        let is_char = match self.machine.terms.node(term) {
            Node::Variable(variable) => variable.domain == Domain::Char,
            _ => false,
        };
        let text = match self.constant(term) {
            Some(Node::Int(value)) if is_boolean => (value != 0).to_string(),
            Some(Node::Int(value)) if is_char => char_literal(value as u16),
            Some(Node::Int(value)) => value.to_string(),
            Some(Node::Long(value)) => format!("{value}L"),
            Some(Node::Bool(value)) => value.to_string(),
            Some(Node::Float(bits)) => {
                float_literal(f64::from(f32::from_bits(bits)), &format!("{:?}f", f32::from_bits(bits)), "Float")
            }
            Some(Node::Double(bits)) => {
                float_literal(f64::from_bits(bits), &format!("{:?}", f64::from_bits(bits)), "Double")
            }
            _ => "?".to_owned(),
        };
        PictureValue::Literal(text)
    }

    fn reference(&mut self, reference: Ref) -> PictureValue {
        let object = match reference.unknown() {
            None => reference,
            Some(unknown) => match self.machine.state.input.decided(unknown) {
                Some(object) => object,
                None if self.machine.state.input.unknown(unknown).nullness == Nullness::Object => {
                    return PictureValue::AnyObject;
                }
                None => return PictureValue::Anything,
            },
        };
        if object.is_null() {
            return PictureValue::Null;
        }
        match self.machine.state.input.number_of(object) {
            Some(number) => PictureValue::Object(self.same_as(number) as usize),
            None => PictureValue::Constant(self.machine.constant_name(object)),
        }
    }

    /// The first of the boxes or strings that the path takes for one object.
    fn same_as(&mut self, number: u32) -> u32 {
        let Some(identity) = self.identity(number) else { return number };
        let own = self.object(number);
        for earlier in 0..number {
            if self.identity(earlier) == Some(identity) && self.object(earlier) == own {
                return earlier;
            }
        }
        number
    }

    fn identity(&self, number: u32) -> Option<Node> {
        let variables = self.machine.state.input.variables();
        let index = variables.iter().position(|variable| variable.origin == Origin::Identity(number))?;
        let domain = variables[index].domain;
        Some(self.variable(Variable { index: index as u32, domain }))
    }

    fn object(&mut self, number: u32) -> PictureObject {
        let object = self.machine.state.input.objects()[number as usize].object;
        let Some(class) = self.machine.state.heap.class_of(object) else {
            return PictureObject { class: "?".to_owned(), content: Content::Fields(Vec::new()), unread: 0 };
        };
        let name = program::readable(&program::descriptor_of(&self.machine.program.class(class).name));
        let mut cells: Vec<(u32, Value)> = Vec::new();
        for cell in self.machine.state.input.cells() {
            if cell.owner == number {
                cells.push((cell.slot, cell.value));
            }
        }
        let content = match self.machine.program.class(class).shape {
            Shape::Array(_, kind) => self.elements(number, object, kind, &cells),
            _ if class == self.machine.known.string => Content::Text(self.text(&cells)),
            _ => {
                cells.sort_by_key(|cell| cell.0);
                let mut fields = Vec::new();
                for (slot, value) in cells {
                    let field = self.machine.program.field_at(class, slot);
                    let field = field.map(|field| self.machine.program.text(field.name).to_string());
                    fields.push((field.unwrap_or_default(), self.value(value)));
                }
                Content::Fields(fields)
            }
        };
        let unread = match &content {
            Content::Fields(fields) => self.machine.program.class(class).slots.len().saturating_sub(fields.len()),
            _ => 0,
        };
        PictureObject { class: name, content, unread }
    }

    fn elements(&mut self, number: u32, array: Ref, _kind: Kind, cells: &[(u32, Value)]) -> Content {
        let length = self.machine.state.heap.sparse(array).map(|sparse| sparse.length);
        let length = length.and_then(|length| self.int(length)).unwrap_or(0);
        let mut elements = Vec::new();
        for &(entry, value) in cells {
            if let Some(index) = self.entry_index(number, entry) {
                elements.push((index, self.value(value)));
            }
        }
        elements.sort_by_key(|element| element.0);
        Content::Elements(length, elements)
    }

    fn text(&self, cells: &[(u32, Value)]) -> String {
        let units: Vec<u16> = cells
            .iter()
            .map(|&(_, value)| match value {
                // A byte of a string holds the character's low eight bits.
                Value::Term(_, term) => match (self.constant(term), self.machine.terms.node(term)) {
                    (Some(Node::Int(value)), Node::Variable(variable)) if variable.domain == Domain::Byte => {
                        u16::from(value as u8)
                    }
                    (Some(Node::Int(value)), _) => value as u16,
                    _ => 0,
                },
                _ => 0,
            })
            .collect();
        String::from_utf16_lossy(&units)
    }
}

fn char_literal(unit: u16) -> String {
    match char::from_u32(unit.into()) {
        Some(c) if c.is_ascii_graphic() || c == ' ' => format!("'{}'", c.escape_default()),
        _ => format!("'\\u{unit:04x}'"),
    }
}

fn float_literal(value: f64, finite: &str, class: &str) -> String {
    if value.is_nan() {
        format!("{class}.NaN")
    } else if value.is_infinite() {
        format!("{class}.{}_INFINITY", if value > 0.0 { "POSITIVE" } else { "NEGATIVE" })
    } else {
        finite.to_owned()
    }
}
