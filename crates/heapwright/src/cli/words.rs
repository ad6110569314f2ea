//! Values of flags that are words: those by which settings are written, with what each means.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use explore::{MEMBERS, ORDERS};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use solver::LAYERS;

/// A word, and what it means.
pub type Word = (&'static str, &'static str);

/// When an unknown reference is decided.
pub const LAZINESS: &[Word] = &[
    ("lazy", "when it is read"),
    ("lazier", "null or not when it is read, which object when it is used"),
    ("lazier#", "when it is used; null or not also when it is tested"),
];
/// Another word for the last one, which shells need not quote.
const SHARP: &str = "lazier-sharp";

/// Whether two references of the input may lead to one object.
pub const ALIASING: &[Word] = &[("free", "they may"), ("never", "they may not: an assumption about the caller")];

/// What static fields hold.
pub const STATICS: &[Word] =
    &[("initialized", "what their initializers gave them"), ("symbolic", "anything, unless they are final")];

/// What the surroundings are.
pub const ENVIRONMENT: &[Word] =
    &[("any", "anything that their contracts allow"), ("fixed", "one value each, and the report says which were read")];

/// What integers are.
pub const INT: &[Word] = &[("java", "they wrap"), ("ideal", "unbounded")];

/// What counts as a violation.
pub const PROPERTY: &[Word] = &[
    ("default", "failed assertions, broken contracts and invariants, uncaught unchecked exceptions"),
    ("valid-assert", "only failed assertions"),
    ("no-runtime-exception", "only uncaught runtime exceptions"),
];

/// How the program is confined when it runs on the real JVM.
pub const SANDBOX: &[Word] = &[
    ("require", "it is only run where it can do no harm"),
    ("auto", "as far as this computer can do it; the report says what is missing"),
    ("off", "not at all: it may do everything that you may"),
];

/// Whose stored answers are believed.
pub const TRUST: &[Word] =
    &[("none", "nobody's"), ("own", "those that this user's runs have signed"), ("all", "all that are intact")];

/// Understands a word as the value that settings write so.
pub fn words<T>(words: &'static [Word]) -> impl TypedValueParser<Value = T>
where
    T: DeserializeOwned + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(words.iter().map(possible)).map(|word| value(&word))
}

/// Understands the names of members of admission, and the two words that stand for some or none of them.
pub fn members() -> PossibleValuesParser {
    let none = ("none", "all");
    let auto = ("auto", "eager where there is an invariant, with hex where there is a specification");
    let named = MEMBERS.iter().map(|member| (member.name, member.about));
    PossibleValuesParser::new([none].into_iter().chain(named).chain([auto]).map(|word| possible(&word)))
}

/// Understands the names of orders.
pub fn orders() -> PossibleValuesParser {
    PossibleValuesParser::new(ORDERS.iter().map(|order| possible(&(order.name, order.about))))
}

/// The names of the solver's layers, as a list in words.
pub fn layers() -> String {
    let words: Vec<&str> = LAYERS.iter().map(|layer| layer.word()).collect();
    match words.split_last() {
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

/// The word by which settings write a value.
pub fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        other => unreachable!("the value is no word: {other:?}"),
    }
}

/// A text that help shows: it lives as long as the process.
pub fn shown(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

fn possible(&(word, about): &Word) -> PossibleValue {
    let value = PossibleValue::new(word).help(about);
    if word == "lazier#" { value.alias(SHARP) } else { value }
}

fn value<T: DeserializeOwned>(word: &str) -> T {
    let word = if word == SHARP { "lazier#" } else { word };
    serde_json::from_value(Value::from(word)).expect("every word that is offered is one of settings")
}
