//! An input as reports show it: what the parameters are and what they lead to, as far as the path has read it.

use crate::case::{self, Case, Closed, Datum, Given, Number};

/// An input.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// Parameters, static fields and answers, by name.
    pub roots: Vec<(String, PictureValue)>,
    /// The objects that they lead to, in the order of their discovery.
    pub objects: Vec<PictureObject>,
}

/// An object of an input.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureObject {
    /// Its class, by its Java name.
    pub class: String,
    /// What it holds.
    pub content: Content,
    /// How many of its fields the path has not read.
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
    /// Not null, otherwise any object: the path has not looked into it.
    AnyObject,
    /// Anything: the path has not read it.
    Anything,
}

impl Picture {
    /// The input of a case.
    pub fn of(case: &Case) -> Picture {
        let mut painter = Painter { case, numbers: vec![None; case.inputs], shown: Vec::new() };
        let mut roots = Vec::new();
        for (name, &given) in case.parameters.iter().zip(&case.arguments) {
            roots.push((name.clone(), painter.value(given)));
        }
        for field in &case.statics {
            roots.push((format!("{}.{}", field.class, field.name), painter.value(field.given)));
        }
        for (at, &given) in case.answers.iter().enumerate() {
            let known = case.of_contracts.iter().find(|(answer, _)| *answer == at);
            let name = known.map_or_else(|| format!("any#{at}"), |(_, name)| name.clone());
            roots.push((name, painter.value(given)));
        }
        let mut objects = Vec::new();
        while let Some(&at) = painter.shown.get(objects.len()) {
            objects.push(painter.object(at));
        }
        Picture { roots, objects }
    }
}

struct Painter<'a> {
    case: &'a Case,
    /// The number in the picture of each object of the case.
    numbers: Vec<Option<usize>>,
    /// The objects of the case that the picture shows.
    shown: Vec<usize>,
}

impl Painter<'_> {
    fn value(&mut self, given: Given) -> PictureValue {
        match (given.closed, given.value) {
            (Closed::AnyObject, _) => PictureValue::AnyObject,
            (Closed::Anything, _) | (_, Datum::Unknown) => PictureValue::Anything,
            (Closed::No, Datum::Null) => PictureValue::Null,
            (Closed::No, Datum::Number(number)) => PictureValue::Literal(number.to_string()),
            (Closed::No, Datum::Object(at)) => match &self.case.objects[at].before {
                Some(case::Content::Constant(class, name)) => PictureValue::Constant(format!("{class}.{name}")),
                Some(case::Content::Class(name)) => PictureValue::Constant(format!("{name}.class")),
                _ => PictureValue::Object(self.number(at)),
            },
        }
    }

    fn number(&mut self, at: usize) -> usize {
        let next = self.shown.len();
        let number = *self.numbers[at].get_or_insert(next);
        if number == next {
            self.shown.push(at);
        }
        number
    }

    fn object(&mut self, at: usize) -> PictureObject {
        let object = &self.case.objects[at];
        let class = program::readable(&program::descriptor_of(&object.class.replace('.', "/")));
        let mut unread = 0;
        let content = match &object.before {
            Some(case::Content::Fields(fields)) => {
                unread = fields.iter().filter(|field| !field.read).count();
                let read = fields.iter().filter(|field| field.read);
                Content::Fields(read.map(|field| (field.name.clone(), self.value(field.given))).collect())
            }
            Some(case::Content::Elements(length, elements)) => {
                let elements = elements.iter().map(|&(at, given)| (at as i64, self.value(given)));
                Content::Elements(*length as i64, elements.collect())
            }
            Some(case::Content::Text(text, _)) => Content::Text(String::from_utf16_lossy(text)),
            Some(case::Content::Boxed(number, _)) => {
                Content::Fields(vec![("value".to_owned(), PictureValue::Literal(number.to_string()))])
            }
            _ => Content::Fields(Vec::new()),
        };
        PictureObject { class, content, unread }
    }
}

impl std::fmt::Display for Number {
    /// As Java writes it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Number::Boolean(value) => write!(f, "{value}"),
            Number::Byte(value) => write!(f, "{value}"),
            Number::Char(unit) => f.write_str(&char_literal(unit)),
            Number::Short(value) => write!(f, "{value}"),
            Number::Int(value) => write!(f, "{value}"),
            Number::Long(value) => write!(f, "{value}L"),
            Number::Float(bits) => {
                let value = f32::from_bits(bits);
                f.write_str(&float_literal(f64::from(value), &format!("{value:?}f"), "Float"))
            }
            Number::Double(bits) => {
                let value = f64::from_bits(bits);
                f.write_str(&float_literal(value, &format!("{value:?}"), "Double"))
            }
        }
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
