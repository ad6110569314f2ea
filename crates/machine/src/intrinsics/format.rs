//! Locale data. The JDK finds them through service providers and resource bundles of its module system; here the
//! data of English and the root locale are built in, and other locales are reported as not supported.

use heap::{Ref, Value};

use crate::intrinsics::{Entries, boolean, reference};
use crate::machine::{Machine, Reply};
use crate::text::read_text;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    (
        "java/text/DecimalFormatSymbols.getInstance(Ljava/util/Locale;)Ljava/text/DecimalFormatSymbols;",
        decimal_format_symbols,
    ),
    ("java/text/DecimalFormatSymbols.initialize(Ljava/util/Locale;)V", initialize_symbols),
    (
        "java/text/NumberFormat.getInstance(Ljava/util/Locale;Ljava/text/NumberFormat$Style;I)Ljava/text/NumberFormat;",
        number_format,
    ),
    ("java/lang/ConditionalSpecialCasing.isFinalCased(Ljava/lang/String;ILjava/util/Locale;)Z", is_final_cased),
];

/// `NumberFormat.NUMBERSTYLE` and `PERCENTSTYLE` with the patterns of English.
const PATTERNS: &[(i32, &str)] = &[(0, "#,##0.###"), (2, "#,##0%")];

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

fn number_format(machine: &mut Machine) -> Step<Reply> {
    let (locale, style) = (machine.arg_ref(0)?, machine.arg_int(2)?);
    let Some(&(_, pattern)) = PATTERNS.iter().find(|(known, _)| *known == style) else {
        return Err(Trap::unsupported("this style of number format"));
    };
    for class in ["java/text/DecimalFormatSymbols", "java/text/DecimalFormat"] {
        let class = machine.load(class)?;
        machine.ensure_initialized(class)?;
    }
    let class = machine.load("java/text/DecimalFormatSymbols")?;
    let symbols = machine.new_object(class)?;
    fill(machine, symbols, locale)?;
    let pattern = machine.new_text(pattern)?;
    let class = machine.load("java/text/DecimalFormat")?;
    let constructor = machine
        .program
        .declared(class, "<init>", "(Ljava/lang/String;Ljava/text/DecimalFormatSymbols;)V")
        .ok_or_else(|| Trap::malformed("DecimalFormat without constructor"))?;
    machine.call_reflectively(constructor, &[Value::Ref(pattern), Value::Ref(symbols)], program::Thrown::AsIs)
}

/// Whether the sigma at an index ends a word: a cased letter before it and none after it in the same word. Words are
/// runs of letters, digits and marks, joined by a single apostrophe or full stop; the JDK's word iterator has more
/// rules for scripts without spaces, where there is no case to map.
fn is_final_cased(machine: &mut Machine) -> Step<Reply> {
    let text = read_text(&machine.state.heap, &machine.known, machine.arg_ref(0)?)?;
    let index = machine.arg_int(1)?.max(0) as usize;
    let chars: Vec<(usize, char)> = {
        let mut at = 0;
        char::decode_utf16(text.iter().copied())
            .map(|unit| {
                let c = unit.unwrap_or(char::REPLACEMENT_CHARACTER);
                at += c.len_utf16();
                (at - c.len_utf16(), c)
            })
            .collect()
    };
    let Some(here) = chars.iter().position(|&(at, _)| at == index) else { return boolean(false) };
    let in_word = |at: usize| {
        let is_word = |at: usize| chars.get(at).is_some_and(|&(_, c)| c.is_alphanumeric() || c == '_' || is_mark(c));
        let joins = |at: usize| chars.get(at).is_some_and(|&(_, c)| matches!(c, '\'' | '.' | '\u{2019}' | '\u{AD}'));
        is_word(at) || (joins(at) && at > 0 && is_word(at - 1) && is_word(at + 1))
    };
    let is_cased = |at: usize| chars.get(at).is_some_and(|&(_, c)| c.is_lowercase() || c.is_uppercase());
    let before = (0..here).rev().take_while(|&at| in_word(at)).any(is_cased);
    let after = (here + 1..chars.len()).take_while(|&at| in_word(at)).any(is_cased);
    boolean(before && !after)
}

/// Combining marks of the common blocks.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}')
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
