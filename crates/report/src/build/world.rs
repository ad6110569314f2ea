//! What a claim depends on: what inputs can be, what the surroundings do, and what counts, one sentence each.

use explore::{Inputs, Invariant, Property, Record, Settings};
use machine::{Aliasing, StaticInputs};
use program::Subtypes;
use term::Arithmetic;

use crate::spelling;

/// The sentences of a claim.
pub fn world(settings: &Settings, record: &Record) -> Vec<String> {
    let mut sentences = inputs(&settings.inputs);
    sentences.extend(record.left_out.iter().map(spelling::left_out));
    sentences.extend(record.surroundings.iter().map(|&read| spelling::surrounding(read).to_owned()));
    sentences.extend(counted(settings.property, record).map(str::to_owned));
    if !settings.inputs.assertions {
        sentences.push("assert statements are switched off (--no-assert)".to_owned());
    }
    if record.is_judged {
        sentences.push(
            "the invariant holds at entry; it is not checked at exit, since it does not run first (--admission)"
                .to_owned(),
        );
    }
    sentences
}

/// Settings under which inputs are less, or something else, than what callers can pass.
fn inputs(inputs: &Inputs) -> Vec<String> {
    let Inputs { int, aliasing, statics, subtypes, invariant, .. } = inputs;
    let approximations = [
        (*int == Arithmetic::Ideal, "integers never wrap (--int ideal): overflows are missed"),
        (*aliasing == Aliasing::Never, "no two references of the input lead to one object (--aliasing never)"),
        (*subtypes == Subtypes::Declared, "inputs are of exactly the declared classes (--subtypes declared)"),
        (*statics == StaticInputs::Symbolic, "static fields may hold anything (--statics symbolic)"),
        (*invariant == Invariant::None, "no class invariant is assumed or checked (--invariant none)"),
    ];
    let set = approximations.into_iter().filter(|(is_set, _)| *is_set).map(|(_, words)| words.to_owned());
    let listed = match subtypes {
        Subtypes::List(_) => Some(format!("inputs are of no classes but {subtypes} (--subtypes)")),
        _ => None,
    };
    set.chain(listed).collect()
}

/// What counts as a violation, where that is not everything that can go wrong.
fn counted(property: Property, record: &Record) -> Option<&'static str> {
    let (threw, announced) = (record.counts.threw, record.counts.announced);
    match property {
        Property::Default if threw > announced && announced > 0 => {
            Some("uncaught checked exceptions, and those that contracts announce, are outcomes, not violations")
        }
        Property::Default if threw > 0 && announced == 0 => {
            Some("uncaught checked exceptions are outcomes, not violations")
        }
        Property::Default if threw > 0 => Some("exceptions that contracts announce are outcomes, not violations"),
        Property::Default => None,
        Property::ValidAssert => Some("only failed assertions count (--property valid-assert)"),
        Property::NoRuntimeException => {
            Some("only uncaught runtime exceptions count (--property no-runtime-exception)")
        }
    }
}
