//! Where things stand in the bytes of a class file, as far as the tests that damage class files need it.

use std::ops::Range;

/// A class file with another class name, and the pool entries that mention it changed alike.
pub fn renamed(bytes: &[u8], from: &str, to: &str) -> Vec<u8> {
    let mut out = bytes[..10].to_vec();
    let end = each_constant(bytes, |entry| {
        let text = if bytes[entry.start] == TEXT {
            std::str::from_utf8(&bytes[entry.start + 3..entry.end]).ok()
        } else {
            None
        };
        match text {
            Some(text) if text.contains(from) => {
                let mut text = text.replace(&format!("L{from};"), &format!("L{to};"));
                if text == from {
                    text = to.to_owned();
                }
                out.push(TEXT);
                out.extend((text.len() as u16).to_be_bytes());
                out.extend(text.as_bytes());
            }
            _ => out.extend_from_slice(&bytes[entry]),
        }
    });
    out.extend_from_slice(&bytes[end..]);
    out
}

/// The instructions of each method.
pub fn code_ranges(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut code_names = Vec::new();
    let mut index = 1;
    let mut at = each_constant(bytes, |entry| {
        if &bytes[entry.clone()] == b"\x01\x00\x04Code" {
            code_names.push(index);
        }
        index += if matches!(bytes[entry.start], LONG | DOUBLE) { 2 } else { 1 };
    });
    at += 6;
    at += 2 + 2 * usize::from(word(bytes, at));
    let mut found = Vec::new();
    for _members in ["fields", "methods"] {
        let count = word(bytes, at);
        at += 2;
        for _ in 0..count {
            let attributes = word(bytes, at + 6);
            at += 8;
            for _ in 0..attributes {
                let length = long_word(bytes, at + 2);
                if code_names.contains(&word(bytes, at)) {
                    found.push(at + 14..at + 14 + long_word(bytes, at + 10));
                }
                at += 6 + length;
            }
        }
    }
    found
}

/// The entries of the constant pool, tags included.
pub fn constants(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    each_constant(bytes, |entry| found.push(entry));
    found
}

/// The tag of a pool entry that holds text.
pub const TEXT: u8 = 1;
const LONG: u8 = 5;
const DOUBLE: u8 = 6;

/// Visits the entries of the constant pool, tags included; the result is where the pool ends.
fn each_constant(bytes: &[u8], mut visit: impl FnMut(Range<usize>)) -> usize {
    let count = word(bytes, 8);
    let (mut at, mut index) = (10, 1);
    while index < count {
        let size = match bytes[at] {
            TEXT => 3 + usize::from(word(bytes, at + 1)),
            LONG | DOUBLE => 9,
            7 | 8 | 16 | 19 | 20 => 3,
            15 => 4,
            _ => 5,
        };
        index += if matches!(bytes[at], LONG | DOUBLE) { 2 } else { 1 };
        visit(at..at + size);
        at += size;
    }
    at
}

fn word(bytes: &[u8], at: usize) -> u16 {
    u16::from_be_bytes([bytes[at], bytes[at + 1]])
}

fn long_word(bytes: &[u8], at: usize) -> usize {
    usize::from(word(bytes, at)) << 16 | usize::from(word(bytes, at + 2))
}
