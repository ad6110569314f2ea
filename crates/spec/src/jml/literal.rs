//! Numbers, characters and texts.

use super::tree::ExpressionKind;
use crate::error::SpecError;
use crate::tree::Span;

/// A number. The sign is not part of it, so the least `int` and `long` are let through one above the greatest.
pub(super) fn number(text: &str, span: Span, is_negated: bool) -> Result<ExpressionKind, SpecError> {
    let plain: String = text.chars().filter(|&char| char != '_').collect();
    let lower = plain.to_ascii_lowercase();
    let malformed = || SpecError::new(format!("`{text}` is no number"), span);
    let is_hex = lower.starts_with("0x");
    let is_real = !is_hex && (lower.contains(['.', 'e']) || lower.ends_with(['f', 'd']));
    if is_real {
        if let Some(float) = lower.strip_suffix('f') {
            return float.parse().map(ExpressionKind::Float).map_err(|_| malformed());
        }
        let double = lower.strip_suffix('d').unwrap_or(&lower);
        return double.parse().map(ExpressionKind::Double).map_err(|_| malformed());
    }
    let (digits, is_long) = match lower.strip_suffix('l') {
        Some(digits) => (digits, true),
        None => (&*lower, false),
    };
    let (digits, radix) = match digits {
        _ if is_hex => (&digits[2..], 16),
        _ if digits.starts_with("0b") => (&digits[2..], 2),
        _ if digits.len() > 1 && digits.starts_with('0') => (&digits[1..], 8),
        _ => (digits, 10),
    };
    let value = u64::from_str_radix(digits, radix).map_err(|_| malformed())?;
    let too_large = || {
        let error = SpecError::new(format!("`{text}` is too large for its type"), span);
        if is_long { error } else { error.with_help("write an `L` behind it: then it is a `long`") }
    };
    if is_long {
        let fits = radix != 10 || value <= i64::MAX as u64 || (is_negated && value == 1 << 63);
        return if fits { Ok(ExpressionKind::Long(value as i64)) } else { Err(too_large()) };
    }
    let fits = match radix {
        10 => value <= i32::MAX as u64 || (is_negated && value == 1 << 31),
        _ => value <= u64::from(u32::MAX),
    };
    if fits { Ok(ExpressionKind::Int(value as u32 as i32)) } else { Err(too_large()) }
}

/// A character in its quotes.
pub(super) fn character(text: &str, span: Span) -> Result<ExpressionKind, SpecError> {
    match units(&text[1..text.len() - 1], span)?[..] {
        [unit] => Ok(ExpressionKind::Char(unit)),
        _ => Err(SpecError::new("a `char` is one character", span).with_help("a text stands in double quotes")),
    }
}

/// A text in its quotes.
pub(super) fn text(text: &str, span: Span) -> Result<ExpressionKind, SpecError> {
    if text.starts_with("\"\"\"") {
        return Err(SpecError::new("texts of several lines are not supported here", span));
    }
    units(&text[1..text.len() - 1], span).map(ExpressionKind::Text)
}

/// The units of a text, with escapes resolved.
fn units(text: &str, span: Span) -> Result<Vec<u16>, SpecError> {
    let mut units = Vec::new();
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        if char != '\\' {
            units.extend_from_slice(char.encode_utf16(&mut [0; 2]));
            continue;
        }
        let escape = chars.next().unwrap_or(' ');
        units.push(match escape {
            'n' => 10,
            't' => 9,
            'b' => 8,
            'r' => 13,
            'f' => 12,
            's' => 32,
            '\\' | '\'' | '"' => escape as u16,
            '0'..='7' => {
                let mut value = escape as u16 - 48;
                let longest = if escape <= '3' { 2 } else { 1 };
                for _ in 0..longest {
                    let Some(digit) = chars.next_if(|char| ('0'..='7').contains(char)) else { break };
                    value = value * 8 + (digit as u16 - 48);
                }
                value
            }
            'u' => {
                while chars.next_if_eq(&'u').is_some() {}
                let digits: String = chars.by_ref().take(4).collect();
                let unit = u16::from_str_radix(&digits, 16).ok().filter(|_| digits.len() == 4);
                unit.ok_or_else(|| SpecError::new(format!("`\\u{digits}` is no character"), span))?
            }
            _ => return Err(SpecError::new(format!("`\\{escape}` is no character"), span)),
        });
    }
    Ok(units)
}
