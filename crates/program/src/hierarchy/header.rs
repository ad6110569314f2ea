//! The header of a class file: its name, flags and direct supertypes, read without parsing the rest.
//!
//! A class path is indexed by its headers, thousands at once, so the constant pool is walked over and only the names
//! that are asked for are decoded. Bytes are not trusted: whatever is wrong with them comes back as text.

use ristretto_classfile::JavaStr;

use crate::symbols::name_text;

/// What the start of a class file says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Header {
    /// Internal name.
    pub(crate) name: String,
    /// Access flags.
    pub(crate) flags: u16,
    /// The superclass; only `Object` and module descriptions have none.
    pub(crate) super_class: Option<String>,
    /// The direct superinterfaces.
    pub(crate) interfaces: Vec<String>,
}

impl Header {
    /// Reads the header of a class file.
    pub(crate) fn read(bytes: &[u8]) -> Result<Header, String> {
        let mut reader = Reader { bytes, at: 0 };
        if reader.take(4)? != [0xCA, 0xFE, 0xBA, 0xBE] {
            return Err("it does not start with the magic number CAFEBABE".into());
        }
        reader.take(4)?;
        let pool = Pool::walk(&mut reader)?;
        let flags = reader.u16()?;
        let name = pool.class_name(reader.u16()?)?;
        let super_class = match reader.u16()? {
            0 => None,
            index => Some(pool.class_name(index)?),
        };
        let count = reader.u16()?;
        let interfaces = (0..count).map(|_| pool.class_name(reader.u16()?)).collect::<Result<_, String>>()?;
        Ok(Header { name, flags, super_class, interfaces })
    }
}

/// Tags of constants, and how many bytes follow them (JVMS 4.4).
const UTF8: u8 = 1;
const CLASS: u8 = 7;

fn constant_size(tag: u8) -> Option<usize> {
    match tag {
        3 | 4 | 9..=12 | 17 | 18 => Some(4),
        5 | 6 => Some(8),
        CLASS | 8 | 16 | 19 | 20 => Some(2),
        15 => Some(3),
        _ => None,
    }
}

/// Where each constant starts.
struct Pool<'a> {
    bytes: &'a [u8],
    starts: Vec<usize>,
}

impl<'a> Pool<'a> {
    fn walk(reader: &mut Reader<'a>) -> Result<Pool<'a>, String> {
        let count = reader.u16()?;
        let mut starts = vec![0];
        while starts.len() < usize::from(count) {
            starts.push(reader.at);
            let tag = reader.take(1)?[0];
            if tag == UTF8 {
                let length = reader.u16()?;
                reader.take(length.into())?;
            } else {
                let size = constant_size(tag).ok_or_else(|| format!("a constant has the unknown tag {tag}"))?;
                reader.take(size)?;
                if size == 8 {
                    // `long` and `double` constants take two places.
                    starts.push(0);
                }
            }
        }
        Ok(Pool { bytes: reader.bytes, starts })
    }

    fn class_name(&self, index: u16) -> Result<String, String> {
        let name_index = self.at(index, CLASS)?.u16()?;
        let mut name = self.at(name_index, UTF8)?;
        let length = name.u16()?;
        JavaStr::from_mutf8(name.take(length.into())?).map(name_text).map_err(|error| error.to_string())
    }

    /// A reader behind the tag of a constant. Place 0 and the second halves have no constant: the tag there is the
    /// first magic byte.
    fn at(&self, index: u16, tag: u8) -> Result<Reader<'a>, String> {
        let start = self.starts.get(usize::from(index)).copied().unwrap_or(0);
        if self.bytes.get(start) != Some(&tag) {
            return Err(format!("constant {index} is not what its use requires"));
        }
        Ok(Reader { bytes: self.bytes, at: start + 1 })
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], String> {
        let taken = self.bytes.get(self.at..self.at + count).ok_or("it ends within the header")?;
        self.at += count;
        Ok(taken)
    }

    fn u16(&mut self) -> Result<u16, String> {
        self.take(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPES: &[u8] = include_bytes!("../../tests/fixtures/named/NullShapes.class");

    #[test]
    fn a_header_is_read() {
        let header = Header::read(SHAPES).unwrap();
        assert_eq!((&*header.name, header.super_class.as_deref()), ("NullShapes", Some("java/lang/Object")));
        assert_eq!(header.interfaces, [""; 0]);
    }

    #[test]
    fn damage_is_told_and_never_a_panic() {
        assert!(Header::read(b"PK\x03\x04").unwrap_err().contains("magic"));
        let whole = Header::read(SHAPES).unwrap();
        for end in 0..SHAPES.len() {
            match Header::read(&SHAPES[..end]) {
                Ok(header) => assert_eq!(header, whole, "cut behind the header"),
                Err(reason) => assert_eq!(reason, "it ends within the header"),
            }
        }
        // Every byte of the header is changed in turn: reading may fail, but must not panic.
        for at in 0..SHAPES.len().min(2000) {
            let mut bytes = SHAPES.to_vec();
            bytes[at] ^= 0x55;
            let _ = Header::read(&bytes);
        }
    }
}
