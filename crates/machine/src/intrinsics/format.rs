//! Locale data. The JDK finds them through service providers and resource bundles of its module system; here the
//! data of English and the root locale are built in, and other locales are reported as not supported.

use heap::{Ref, Value};

use crate::intrinsics::{Entries, Reply, reference};
use crate::machine::Machine;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    (
        "java/text/DecimalFormatSymbols.getInstance(Ljava/util/Locale;)Ljava/text/DecimalFormatSymbols;",
        decimal_format_symbols,
    ),
    ("java/text/DecimalFormatSymbols.initialize(Ljava/util/Locale;)V", initialize_symbols),
];

const CHARACTERS: &[(&str, char)] = &[
    ("decimalSeparator", '.'),
    ("groupingSeparator", ','),
    ("patternSeparator", ';'),
    ("percent", '%'),
    ("zeroDigit", '0'),
    ("digit", '#'),
    ("minusSign", '-'),
    ("exponential", 'E'),
    ("perMill", '\u{2030}'),
    ("monetarySeparator", '.'),
    ("monetaryGroupingSeparator", ','),
];

const TEXTS: &[(&str, &str)] = &[
    ("exponentialSeparator", "E"),
    ("infinity", "\u{221E}"),
    ("NaN", "NaN"),
    ("percentText", "%"),
    ("perMillText", "\u{2030}"),
    ("minusSignText", "-"),
];

fn decimal_format_symbols(machine: &mut Machine) -> Step<Reply> {
    let locale = machine.arg_ref(0)?;
    let class = machine.load("java/text/DecimalFormatSymbols")?;
    machine.ensure_initialized(class)?;
    let symbols = machine.new_object(class)?;
    fill(machine, symbols, locale)?;
    reference(symbols)
}

fn initialize_symbols(machine: &mut Machine) -> Step<Reply> {
    let (symbols, locale) = (machine.arg_ref(0)?, machine.arg_ref(1)?);
    fill(machine, symbols, locale)?;
    Ok(Reply::Void)
}

fn fill(machine: &mut Machine, symbols: Ref, locale: Ref) -> Step {
    machine.require_english(locale)?;
    machine.set_named(symbols, "locale", Value::Ref(locale))?;
    for &(name, character) in CHARACTERS {
        machine.set_named(symbols, name, Value::Int(character as i32))?;
    }
    for &(name, text) in TEXTS {
        let text = machine.new_text(text)?;
        machine.set_named(symbols, name, Value::Ref(text))?;
    }
    Ok(())
}

impl Machine {
    /// The language of a locale, empty for the root.
    fn language(&self, locale: Ref) -> Step<String> {
        let Value::Ref(base) = self.get_named(locale, "baseLocale")? else { return Ok(String::new()) };
        match self.get_named(base, "language")? {
            Value::Ref(language) if !language.is_null() => self.rust_text(language),
            _ => Ok(String::new()),
        }
    }

    /// Stops the run for locales whose data are not built in.
    pub(crate) fn require_english(&self, locale: Ref) -> Step {
        let language = self.language(locale)?;
        if language.is_empty() || language == "en" {
            Ok(())
        } else {
            Err(Trap::unsupported(format!("locale data of language {language}")))
        }
    }
}
