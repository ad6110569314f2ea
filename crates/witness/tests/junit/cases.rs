//! Cases made by hand, in few words.

use explore::case::{
    Call, Case, Closed, Content, Datum, Decision, FieldCell, Given, Identity, MethodName, Number, Object, Outcome,
    Role, StaticCell,
};

/// A case without anything.
pub fn blank() -> Case {
    Case::default()
}

/// A call with arguments and input objects, and how it ends.
pub fn case(arguments: &[Datum], objects: Vec<Object>, outcome: Outcome) -> Case {
    let inputs = objects.iter().take_while(|object| object.before.is_some()).count();
    let arguments = arguments.iter().map(|&value| given(value)).collect();
    Case { arguments, discovered: inputs, inputs, objects, outcome, ..blank() }
}

/// The same with a decision.
pub fn when(case: Case, decision: Decision) -> Case {
    Case { decisions: vec![decision], ..case }
}

pub fn null(input: &str) -> Decision {
    Decision::Null(input.to_owned())
}

pub fn holds(condition: &str) -> Decision {
    Decision::Holds(condition.to_owned())
}

pub fn given(value: Datum) -> Given {
    Given { value, closed: Closed::No }
}

pub fn int(value: i32) -> Datum {
    Datum::Number(Number::Int(value))
}

pub fn at(position: usize) -> Datum {
    Datum::Object(position)
}

pub fn returns(value: Datum) -> Outcome {
    Outcome::Returned(Some(value))
}

pub fn throws(class: &str) -> Outcome {
    Outcome::Threw(class.to_owned(), None)
}

/// A method by `static pkg.Class.name(I)V`.
pub fn method(text: &str) -> MethodName {
    let (is_static, text) = match text.strip_prefix("static ") {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (name, descriptor) = text.split_at(text.find('(').expect("a descriptor"));
    let (class, name) = name.rsplit_once('.').expect("a class");
    MethodName { class: class.to_owned(), name: name.to_owned(), descriptor: descriptor.to_owned(), is_static }
}

/// A field that was read, by `pkg.Class.name:I`.
pub fn field(text: &str, value: Datum) -> FieldCell {
    let (name, descriptor) = text.split_once(':').expect("a descriptor");
    let (class, name) = name.rsplit_once('.').expect("a class");
    FieldCell {
        class: class.to_owned(),
        name: name.to_owned(),
        descriptor: descriptor.to_owned(),
        given: given(value),
        read: true,
    }
}

/// The same, not read.
pub fn unread(text: &str, value: Datum) -> FieldCell {
    FieldCell { read: false, ..field(text, value) }
}

/// An input that does not change.
pub fn same(class: &str, fields: Vec<FieldCell>) -> Object {
    object(class, fields.clone(), fields)
}

/// An input.
pub fn object(class: &str, before: Vec<FieldCell>, after: Vec<FieldCell>) -> Object {
    Object { class: class.to_owned(), before: Some(Content::Fields(before)), after: Content::Fields(after) }
}

/// An object that the program makes.
pub fn made(class: &str, after: Content) -> Object {
    Object { class: class.to_owned(), before: None, after }
}

/// An input that cannot change.
pub fn fixed(class: &str, content: Content) -> Object {
    Object { class: class.to_owned(), before: Some(content.clone()), after: content }
}

pub fn text(text: &str) -> Object {
    fixed("java.lang.String", Content::Text(text.encode_utf16().collect(), Identity::Any))
}

pub fn boxed(value: i32, identity: Identity) -> Object {
    fixed("java.lang.Integer", Content::Boxed(Number::Int(value), identity))
}

/// The content of an array.
pub fn elements(values: &[Datum]) -> Content {
    Content::Elements(values.len(), values.iter().map(|&value| given(value)).enumerate().collect())
}

pub fn static_cell(class: &str, name: &str, value: Datum) -> StaticCell {
    StaticCell { class: class.to_owned(), name: name.to_owned(), given: given(value) }
}

/// A check that does not hold afterwards.
pub fn broken(method: MethodName, arguments: &[usize], takes_result: bool) -> Call {
    Call { role: Role::Check, method, arguments: arguments.to_vec(), takes_result, answer: Some(false) }
}
