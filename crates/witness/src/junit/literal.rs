//! Literals of Java: each value as the shortest expression that gives exactly it.

use explore::case::Number;

use super::code::{ClassName, Code, Literal, code};

/// A number as a literal with a name.
pub fn number(value: Number, name: &str) -> Literal {
    let plain = match value {
        Number::Boolean(value) => Some(value.to_string()),
        Number::Byte(value) => Some(value.to_string()),
        Number::Short(value) => Some(value.to_string()),
        Number::Int(value) => Some(value.to_string()),
        Number::Long(value) => Some(value.to_string()),
        // Special values and characters are easier to read in source.
        Number::Char(_) | Number::Float(_) | Number::Double(_) => None,
    };
    Literal { name: name.to_owned(), kind: Some(value.kind()), code: number_code(value), plain }
}

/// A string as a literal with a name.
pub fn text(units: &[u16], name: &str) -> Literal {
    Literal { name: name.to_owned(), kind: None, code: Code::from(quoted(units)), plain: None }
}

/// The expression of a number, of its very type.
pub fn number_code(value: Number) -> Code {
    let constant = |class: &str, name: &str| code![ClassName::of(&format!("java.lang.{class}")), ".", name];
    match value {
        Number::Boolean(value) => value.to_string().into(),
        Number::Byte(value) => format!("(byte) {value}").into(),
        Number::Short(value) => format!("(short) {value}").into(),
        Number::Char(unit) => format!("'{}'", escaped(unit, b'\'')).into(),
        Number::Int(i32::MIN) => constant("Integer", "MIN_VALUE"),
        Number::Int(i32::MAX) => constant("Integer", "MAX_VALUE"),
        Number::Int(value) => value.to_string().into(),
        Number::Long(i64::MIN) => constant("Long", "MIN_VALUE"),
        Number::Long(i64::MAX) => constant("Long", "MAX_VALUE"),
        Number::Long(value) => format!("{value}L").into(),
        Number::Float(bits) => {
            let value = f32::from_bits(bits);
            if value.is_nan() && bits != 0x7fc0_0000 {
                code![ClassName::of("java.lang.Float"), format!(".intBitsToFloat(0x{bits:08x})")]
            } else if value.is_finite() {
                format!("{value:?}f").into()
            } else {
                constant("Float", special(f64::from(value)))
            }
        }
        Number::Double(bits) => {
            let value = f64::from_bits(bits);
            if value.is_nan() && bits != 0x7ff8_0000_0000_0000 {
                code![ClassName::of("java.lang.Double"), format!(".longBitsToDouble(0x{bits:016x}L)")]
            } else if value.is_finite() {
                format!("{value:?}").into()
            } else {
                constant("Double", special(value))
            }
        }
    }
}

fn special(value: f64) -> &'static str {
    match value {
        f64::INFINITY => "POSITIVE_INFINITY",
        f64::NEG_INFINITY => "NEGATIVE_INFINITY",
        _ => "NaN",
    }
}

/// A string literal.
pub fn quoted(units: &[u16]) -> String {
    let inner: String = units.iter().map(|&unit| escaped(unit, b'"')).collect();
    format!("\"{inner}\"")
}

/// A character as it stands between quotes. Line breaks are not written as Unicode escapes: javac replaces these before
/// it splits the source into lines.
fn escaped(unit: u16, quote: u8) -> String {
    match unit {
        0x08 => "\\b".to_owned(),
        0x09 => "\\t".to_owned(),
        0x0a => "\\n".to_owned(),
        0x0c => "\\f".to_owned(),
        0x0d => "\\r".to_owned(),
        0x5c => "\\\\".to_owned(),
        _ if unit == u16::from(quote) => format!("\\{}", char::from(quote)),
        0x20..=0x7e => char::from(unit as u8).to_string(),
        _ => format!("\\u{unit:04x}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_escaped() {
        let text: Vec<u16> = "a\"\\\n\r\u{e4}'".encode_utf16().chain([0xd800, 0]).collect();
        assert_eq!(quoted(&text), r#""a\"\\\n\r\u00e4'\ud800\u0000""#);
    }

    #[test]
    fn characters_are_escaped() {
        assert!(number_code(Number::Char(b'\''.into())).is(r"'\''"));
        assert!(number_code(Number::Char(b'"'.into())).is("'\"'"));
        assert!(number_code(Number::Char(0x0a)).is(r"'\n'"));
    }

    #[test]
    fn floats_are_exact() {
        assert!(number_code(Number::Float(0.1f32.to_bits())).is("0.1f"));
        assert!(number_code(Number::Double((-0.0f64).to_bits())).is("-0.0"));
        assert!(number_code(Number::Double(1e300f64.to_bits())).is("1e300"));
        assert!(number_code(Number::Float(1)).is("1e-45f"));
    }
}
