//! Which exception handlers of a method guard up to the end of its code. The parser crate maps both "ends before the
//! last instruction" and "ends after it" to the same index, so the raw bytes are consulted in the rare doubtful case.

/// For each entry of a method's exception table, whether its range ends exactly where the code ends. `None` when the
/// bytes cannot be followed.
pub fn handler_ends(bytes: &[u8], method: usize) -> Option<Vec<bool>> {
    let mut reader = Reader { bytes, at: 8 };
    let code_name = reader.skip_pool()?;
    reader.skip(6)?;
    let interfaces = reader.u16()?;
    reader.skip(2 * interfaces as usize)?;
    for _ in 0..reader.u16()? {
        reader.skip(6)?;
        reader.skip_attributes()?;
    }
    let methods = reader.u16()? as usize;
    if method >= methods {
        return None;
    }
    for _ in 0..method {
        reader.skip(6)?;
        reader.skip_attributes()?;
    }
    reader.skip(6)?;
    for _ in 0..reader.u16()? {
        let name = reader.u16()?;
        let length = reader.u32()? as usize;
        if !code_name.contains(&name) {
            reader.skip(length)?;
            continue;
        }
        reader.skip(4)?;
        let code_length = reader.u32()?;
        reader.skip(code_length as usize)?;
        let mut ends = Vec::new();
        for _ in 0..reader.u16()? {
            reader.skip(2)?;
            ends.push(u32::from(reader.u16()?) == code_length);
            reader.skip(4)?;
        }
        return Some(ends);
    }
    None
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn u16(&mut self) -> Option<u16> {
        let pair = self.bytes.get(self.at..self.at + 2)?;
        self.at += 2;
        Some(u16::from_be_bytes([pair[0], pair[1]]))
    }

    fn u32(&mut self) -> Option<u32> {
        Some(u32::from(self.u16()?) << 16 | u32::from(self.u16()?))
    }

    fn skip(&mut self, count: usize) -> Option<()> {
        self.at = self.at.checked_add(count).filter(|&at| at <= self.bytes.len())?;
        Some(())
    }

    fn skip_attributes(&mut self) -> Option<()> {
        for _ in 0..self.u16()? {
            self.skip(2)?;
            let length = self.u32()? as usize;
            self.skip(length)?;
        }
        Some(())
    }

    /// Passes the constant pool, giving the indices of the text `Code`.
    fn skip_pool(&mut self) -> Option<Vec<u16>> {
        let mut code = Vec::new();
        let count = self.u16()?;
        let mut index = 1;
        while index < count {
            let tag = *self.bytes.get(self.at)?;
            self.at += 1;
            match tag {
                1 => {
                    let length = self.u16()? as usize;
                    if self.bytes.get(self.at..self.at + length)? == b"Code" {
                        code.push(index);
                    }
                    self.skip(length)?;
                }
                7 | 8 | 16 | 19 | 20 => self.skip(2)?,
                15 => self.skip(3)?,
                5 | 6 => {
                    self.skip(8)?;
                    index += 1;
                }
                _ => self.skip(4)?,
            }
            index += 1;
        }
        Some(code)
    }
}
