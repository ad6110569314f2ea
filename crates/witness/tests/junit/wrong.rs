//! Cases with one prediction made wrong, each in another place.

use explore::case::{Case, Content, Datum, Number, Object, Outcome};

/// All ways to make one prediction of a case wrong.
pub fn wrong(case: &Case) -> Vec<Case> {
    let thrown = Outcome::Threw("java.lang.ArithmeticException".to_owned(), None);
    // After an exception no invariant or postcondition is checked, so there is no violation.
    let mut cases = vec![Case { outcome: thrown, violation: None, ..case.clone() }];
    match case.outcome {
        Outcome::Returned(Some(Datum::Number(number))) => {
            cases.push(Case { outcome: Outcome::Returned(Some(Datum::Number(other(number)))), ..case.clone() });
        }
        Outcome::Returned(Some(Datum::Object(_))) => {
            cases.push(Case { outcome: Outcome::Returned(Some(Datum::Null)), ..case.clone() });
        }
        Outcome::Returned(Some(Datum::Null)) if !case.objects.is_empty() => {
            cases.push(Case { outcome: Outcome::Returned(Some(Datum::Object(0))), ..case.clone() });
        }
        Outcome::Threw(..) => cases.push(Case { outcome: Outcome::Returned(None), ..case.clone() }),
        _ => {}
    }
    if case.unstable.is_none() {
        cases.extend(wrong_objects(case));
        for at in 0..case.changed_statics.len() {
            let mut changed = case.clone();
            changed.changed_statics[at].1 = wrong_value(changed.changed_statics[at].1);
            cases.push(changed);
        }
    }
    cases
}

/// Changes what an object holds in the end.
fn wrong_objects(case: &Case) -> Vec<Case> {
    let mut cases = Vec::new();
    for at in 0..case.objects.len() {
        let count = match &case.objects[at].after {
            Content::Fields(fields) => fields.len(),
            Content::Elements(_, elements) => elements.len(),
            Content::Text(..) if at >= case.inputs => 1,
            _ => 0,
        };
        for cell in 0..count {
            let mut changed = case.clone();
            match &mut changed.objects[at].after {
                Content::Fields(fields) => fields[cell].given.value = wrong_value(fields[cell].given.value),
                Content::Elements(_, elements) => elements[cell].1.value = wrong_value(elements[cell].1.value),
                Content::Text(units, _) => units.push(b'~'.into()),
                _ => {}
            }
            if is_seen(&changed.objects[at], cell) {
                cases.push(changed);
            }
        }
    }
    cases
}

/// Whether tests assert anything of a cell: nothing of cells that do not change, and of fields that tests leave out.
fn is_seen(object: &Object, cell: usize) -> bool {
    match (&object.before, &object.after) {
        (Some(Content::Fields(before)), Content::Fields(after)) => {
            let is_noise = after[cell].name.contains('$') || after[cell].name == "modCount";
            !is_noise && before.get(cell).is_none_or(|before| before.given.value != after[cell].given.value)
        }
        (Some(Content::Elements(_, before)), Content::Elements(_, after)) => before.get(cell) != after.get(cell),
        _ => true,
    }
}

fn wrong_value(value: Datum) -> Datum {
    match value {
        Datum::Number(number) => Datum::Number(other(number)),
        Datum::Null => Datum::Object(0),
        _ => Datum::Null,
    }
}

fn other(number: Number) -> Number {
    match number {
        Number::Boolean(value) => Number::Boolean(!value),
        Number::Byte(value) => Number::Byte(value.wrapping_add(100)),
        Number::Char(value) => Number::Char(value.wrapping_add(100)),
        Number::Short(value) => Number::Short(value.wrapping_add(100)),
        Number::Int(value) => Number::Int(value.wrapping_add(1000)),
        Number::Long(value) => Number::Long(value.wrapping_add(1000)),
        // Another sign of zero is another number, too.
        Number::Float(bits) if f32::from_bits(bits).is_nan() => Number::Float(0),
        Number::Float(bits) => Number::Float(bits ^ (1 << 31)),
        Number::Double(bits) if f64::from_bits(bits).is_nan() => Number::Double(0),
        Number::Double(bits) => Number::Double(bits ^ (1 << 63)),
    }
}
