//! What comes of a call, in the words of a test's name.

use std::collections::BTreeMap;

use explore::ViolationKind;
use explore::case::{Case, Content, Datum, MethodName, Number, Outcome};

use super::assertions::is_silent;
use super::changes::changed;
use super::names::capitalized;
use super::writer::Variable;

/// Longest text that is spelled in a name.
const SPELLED: usize = 20;

/// The outcome, and the same without a value.
pub fn in_words(case: &Case, subject: &MethodName, inputs: &BTreeMap<usize, Variable>) -> (String, &'static str) {
    match &case.violation {
        Some(ViolationKind::Invariant) => return ("breaksInvariant".to_owned(), "breaksInvariant"),
        Some(ViolationKind::Postcondition) => return ("breaksPostcondition".to_owned(), "breaksPostcondition"),
        Some(ViolationKind::Frame) => return ("breaksFrame".to_owned(), "breaksFrame"),
        Some(ViolationKind::Precondition) => {
            return ("breaksPrecondition".to_owned(), "breaksPrecondition");
        }
        Some(ViolationKind::Assertion) => return ("failsAssertion".to_owned(), "failsAssertion"),
        Some(ViolationKind::Exception(_)) | None => {}
    }
    match &case.outcome {
        Outcome::Threw(class, _) => {
            let simple = class.rsplit(['.', '$']).next().unwrap_or(class);
            (format!("throws{}", capitalized(simple)), "throws")
        }
        Outcome::Returned(Some(value)) => {
            let what = returned(case, subject, *value, inputs);
            (format!("returns{what}"), "returns")
        }
        Outcome::Returned(None) if subject.name == "<init>" || case.unstable.is_some() => {
            ("completes".to_owned(), "completes")
        }
        Outcome::Returned(None) => match change(case, inputs) {
            Some(name) => (format!("changes{}", capitalized(&name)), "changes"),
            None => ("changesNothing".to_owned(), "changesNothing"),
        },
        Outcome::Exited => ("exits".to_owned(), "exits"),
    }
}

fn returned(case: &Case, subject: &MethodName, value: Datum, inputs: &BTreeMap<usize, Variable>) -> String {
    let at = match value {
        Datum::Null => return "Null".to_owned(),
        Datum::Number(value) => return number(value),
        Datum::Unknown => return String::new(),
        Datum::Object(at) => at,
    };
    let is_receiver = !subject.is_static && case.arguments.first().is_some_and(|this| this.value == value);
    if is_receiver {
        return "This".to_owned();
    }
    if let Some(variable) = inputs.get(&at) {
        return capitalized(&variable.name);
    }
    let Some(object) = case.objects.get(at) else { return String::new() };
    match &object.after {
        Content::Boxed(value, _) => number(*value),
        Content::Constant(_, name) => capitalized(&name.to_ascii_lowercase()),
        Content::Text(units, _) => match String::from_utf16(units) {
            Ok(text) if text.is_empty() => "EmptyString".to_owned(),
            Ok(text) if text.len() <= SPELLED && text.chars().all(|c| c.is_ascii_alphanumeric()) => capitalized(&text),
            _ => "String".to_owned(),
        },
        Content::Class(name) => format!("Class{}", capitalized(name.rsplit(['.', '$']).next().unwrap_or(name))),
        Content::Hidden => "Object".to_owned(),
        _ => {
            let element = object.class.trim_start_matches('[');
            let simple = element.trim_end_matches(';').rsplit(['.', '$']).next().unwrap_or(element);
            if element.len() < object.class.len() {
                "NewArray".to_owned()
            } else {
                format!("New{}", capitalized(simple))
            }
        }
    }
}

fn number(value: Number) -> String {
    let whole = |value: i64| if value < 0 { format!("Minus{}", value.unsigned_abs()) } else { value.to_string() };
    let fraction = |value: f64| match value {
        _ if value.is_nan() => "NaN".to_owned(),
        _ if value == 0.0 && value.is_sign_negative() => "MinusZero".to_owned(),
        f64::INFINITY => "Infinity".to_owned(),
        f64::NEG_INFINITY => "MinusInfinity".to_owned(),
        _ if value.fract() == 0.0 && value.abs() < 1e15 => whole(value as i64),
        _ => "Number".to_owned(),
    };
    match value {
        Number::Boolean(value) => capitalized(&value.to_string()),
        Number::Byte(value) => whole(value.into()),
        Number::Short(value) => whole(value.into()),
        Number::Int(value) => whole(value.into()),
        Number::Long(value) => whole(value),
        Number::Char(unit) => match char::from_u32(unit.into()) {
            Some(c) if c.is_ascii_alphanumeric() => format!("Char{}", c.to_ascii_uppercase()),
            _ => "Char".to_owned(),
        },
        Number::Float(bits) => fraction(f32::from_bits(bits).into()),
        Number::Double(bits) => fraction(f64::from_bits(bits)),
    }
}

/// The name of the first thing that changes.
fn change(case: &Case, inputs: &BTreeMap<usize, Variable>) -> Option<String> {
    let object = inputs.iter().filter(|&(&at, _)| at < case.inputs).find_map(|(&at, variable)| {
        let object = &case.objects[at];
        match (&object.before, &object.after) {
            (Some(Content::Fields(before)), Content::Fields(after)) => {
                after.iter().find(|cell| !is_silent(cell) && changed(before, cell)).map(|cell| cell.name.clone())
            }
            (Some(before), after) if before != after => Some(variable.name.clone()),
            _ => None,
        }
    });
    object.or_else(|| case.changed_statics.first().map(|(cell, _)| cell.name.clone()))
}
