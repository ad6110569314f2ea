//! The index of a `jimage` file, the format of the JDK's `lib/modules`: from the name of a resource to its place.
//!
//! Source: `src/java.base/share/native/libjimage/imageFile.hpp` of OpenJDK, format version 1.0.
//!
//! ```text
//! header      7 words: magic, version, flags, resource count, table length, locations size, strings size
//! redirects   one word a slot: how to continue after the first hash (a perfect hash, see `slot`)
//! offsets     one word a slot: where in the locations the resource is described
//! locations   attributes of each resource: its name in four parts, its place, its sizes
//! strings     the parts of names, each ended by a zero byte
//! data        the resources, not read here
//! ```
//!
//! An own reader, because `ristretto_jimage` 0.31 cannot reach the `/packages` resources that say which module has
//! a package (it appends a dot to names without extension), and panics on compressed images. Holding the index costs
//! 1.5 MB and about 0.7 ms; classes are read from the file when asked for.
//!
//! What it cannot do: decompress. `jlink --compress` images are refused.

use std::io::{self, Read};

use crate::class_path_error::ImageFault;

const MAGIC: u32 = 0xCAFE_DADA;
const VERSION: u32 = 1 << 16;
const HEADER_BYTES: usize = 28;
const HASH_MULTIPLIER: u32 = 0x0100_0193;

/// The index of an image, held in memory.
#[derive(Debug)]
pub(crate) struct ImageIndex {
    order: ByteOrder,
    redirects: Vec<u8>,
    offsets: Vec<u8>,
    locations: Vec<u8>,
    strings: Vec<u8>,
}

/// The place of a resource in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) at: u64,
    pub(crate) size: u64,
}

#[derive(Clone, Copy, Debug)]
enum ByteOrder {
    Little,
    Big,
}

impl ImageIndex {
    /// Reads the index from the start of an image of `length` bytes.
    pub(crate) fn read(file: &mut impl Read, length: u64) -> io::Result<Result<ImageIndex, ImageFault>> {
        let mut header = [0; HEADER_BYTES];
        if length < HEADER_BYTES as u64 {
            return Ok(Err(ImageFault::NotAnImage));
        }
        file.read_exact(&mut header)?;
        let order = match [ByteOrder::Little, ByteOrder::Big].map(|order| word(&header, 0, order)) {
            [Some(MAGIC), _] => ByteOrder::Little,
            [_, Some(MAGIC)] => ByteOrder::Big,
            _ => return Ok(Err(ImageFault::NotAnImage)),
        };
        let field = |index| word(&header, index, order).unwrap_or_default();
        if field(1) != VERSION {
            return Ok(Err(ImageFault::Version { major: field(1) >> 16, minor: field(1) & 0xFFFF }));
        }
        let table = 4 * u64::from(field(4));
        let sizes = [table, table, u64::from(field(5)), u64::from(field(6))];
        // Checked before anything is allocated: a damaged header may claim any size.
        if table == 0 || HEADER_BYTES as u64 + sizes.iter().sum::<u64>() > length {
            return Ok(Err(ImageFault::Damaged));
        }
        let mut section = |size: u64| {
            let mut bytes = vec![0; size as usize];
            file.read_exact(&mut bytes).map(|()| bytes)
        };
        Ok(Ok(ImageIndex {
            order,
            redirects: section(sizes[0])?,
            offsets: section(sizes[1])?,
            locations: section(sizes[2])?,
            strings: section(sizes[3])?,
        }))
    }

    /// The place of a resource such as `/java.base/java/lang/Object.class`.
    pub(crate) fn find(&self, name: &str) -> Result<Option<Place>, ImageFault> {
        let Some(slot) = self.slot(name).ok_or(ImageFault::Damaged)? else {
            return Ok(None);
        };
        let location = self.location(slot).ok_or(ImageFault::Damaged)?;
        if !self.is_named(&location, name).ok_or(ImageFault::Damaged)? {
            return Ok(None);
        }
        if location.compressed_size != 0 {
            return Err(ImageFault::Compressed);
        }
        let sections = [&self.redirects, &self.offsets, &self.locations, &self.strings];
        let data_at = HEADER_BYTES as u64 + sections.iter().map(|section| section.len() as u64).sum::<u64>();
        let at = data_at.checked_add(location.offset).ok_or(ImageFault::Damaged)?;
        Ok(Some(Place { at, size: location.size }))
    }

    /// The modules in which a package is not empty, given the content of its `/packages` resource: pairs of a flag,
    /// zero if the module has files there, and the offset of the module's name.
    pub(crate) fn modules(&self, package: &[u8]) -> Result<Vec<String>, ImageFault> {
        let (pairs, _) = package.as_chunks::<8>();
        let occupied = pairs.iter().filter(|pair| word(*pair, 0, self.order) == Some(0));
        let name = |pair| Some(std::str::from_utf8(self.string(word(pair, 1, self.order)?.into())?).ok()?.to_owned());
        occupied.map(|pair| name(pair).ok_or(ImageFault::Damaged)).collect()
    }

    /// The only slot where the name can be; the inner none means that nothing hashes there.
    fn slot(&self, name: &str) -> Option<Option<usize>> {
        let slots = (self.redirects.len() / 4) as u32;
        let first = hash(name, HASH_MULTIPLIER) % slots;
        let redirect = word(&self.redirects, first as usize, self.order)?.cast_signed();
        Some(match redirect {
            0 => None,
            // Alone in its bucket: the slot itself, stored as -1 - slot.
            ..0 => Some((-1 - redirect) as usize),
            // Several in the bucket: a second hash, with a seed that keeps them apart.
            1.. => Some((hash(name, redirect.cast_unsigned()) % slots) as usize),
        })
    }

    fn location(&self, slot: usize) -> Option<Location> {
        let start = word(&self.offsets, slot, self.order)? as usize;
        Location::parse(self.locations.get(start..)?)
    }

    /// Compares with `/module/parent/base.extension`, of which any part but the base may be missing.
    fn is_named(&self, location: &Location, name: &str) -> Option<bool> {
        let [module, parent, base, extension] = location.name;
        let parts: [(&[u8], u64, &[u8]); 4] =
            [(b"/", module, b"/"), (b"", parent, b"/"), (b"", base, b""), (b".", extension, b"")];
        let mut rest = name.as_bytes();
        for (before, part, after) in parts {
            let part = self.string(part)?;
            if part.is_empty() {
                continue;
            }
            for text in [before, part, after] {
                match rest.strip_prefix(text) {
                    Some(left) => rest = left,
                    None => return Some(false),
                }
            }
        }
        Some(rest.is_empty())
    }

    fn string(&self, offset: u64) -> Option<&[u8]> {
        let tail = self.strings.get(usize::try_from(offset).ok()?..)?;
        tail.split(|byte| *byte == 0).next()
    }
}

/// The attributes of a resource.
#[derive(Debug, Default)]
struct Location {
    /// Offsets in the strings: module, parent, base, extension.
    name: [u64; 4],
    offset: u64,
    compressed_size: u64,
    size: u64,
}

impl Location {
    /// An attribute is a byte (kind in the upper five bits, length minus one in the lower three) and its big-endian
    /// value; kind zero ends the list. Attributes that are missing are zero.
    fn parse(mut bytes: &[u8]) -> Option<Location> {
        let mut location = Location::default();
        loop {
            let (head, rest) = bytes.split_first()?;
            let (kind, length) = (head >> 3, usize::from(head & 7) + 1);
            let field = match kind {
                0 => return Some(location),
                1..=4 => &mut location.name[usize::from(kind) - 1],
                5 => &mut location.offset,
                6 => &mut location.compressed_size,
                7 => &mut location.size,
                _ => return None,
            };
            let value = rest.get(..length)?;
            *field = value.iter().fold(0, |value, byte| value << 8 | u64::from(*byte));
            bytes = &rest[length..];
        }
    }
}

fn hash(name: &str, seed: u32) -> u32 {
    let mixed = name.bytes().fold(seed, |hash, byte| hash.wrapping_mul(HASH_MULTIPLIER) ^ u32::from(byte));
    mixed & 0x7FFF_FFFF
}

fn word(bytes: &[u8], index: usize, order: ByteOrder) -> Option<u32> {
    let (words, _) = bytes.as_chunks::<4>();
    let word = *words.get(index)?;
    Some(match order {
        ByteOrder::Little => u32::from_le_bytes(word),
        ByteOrder::Big => u32::from_be_bytes(word),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An image of resources without extension, one to a bucket, in the byte order of big machines.
    fn image(resources: &[(&str, &str, &[u8])]) -> Vec<u8> {
        let full = |module: &str, base: &str| format!("/{module}/{base}");
        let bucket =
            |slots: u32, index: usize| hash(&full(resources[index].0, resources[index].1), HASH_MULTIPLIER) % slots;
        let all = 0..resources.len();
        let apart =
            |slots: &u32| all.clone().all(|a| all.clone().all(|b| a == b || bucket(*slots, a) != bucket(*slots, b)));
        let slots = (resources.len() as u32..).find(apart).unwrap();

        let (mut redirects, mut offsets) = (vec![0_u32; slots as usize], vec![0_u32; slots as usize]);
        let (mut locations, mut strings, mut data) = (vec![0_u8], vec![0_u8], Vec::new());
        for (index, (module, base, content)) in resources.iter().enumerate() {
            redirects[bucket(slots, index) as usize] = (-1 - index as i32).cast_unsigned();
            offsets[index] = locations.len() as u32;
            let mut attribute = |kind: u8, value: usize| locations.extend([kind << 3, value as u8]);
            attribute(1, strings.len());
            strings.extend([module.as_bytes(), b"\0"].concat());
            attribute(3, strings.len());
            strings.extend([base.as_bytes(), b"\0"].concat());
            attribute(5, data.len());
            attribute(7, content.len());
            locations.push(0);
            data.extend_from_slice(content);
        }
        let sizes = [locations.len() as u32, strings.len() as u32];
        let header = [MAGIC, VERSION, 0, resources.len() as u32, slots, sizes[0], sizes[1]];
        let words = header.into_iter().chain(redirects).chain(offsets);
        let mut bytes: Vec<u8> = words.flat_map(u32::to_be_bytes).collect();
        bytes.extend([locations, strings, data].concat());
        bytes
    }

    fn read(image: &[u8]) -> Result<ImageIndex, ImageFault> {
        ImageIndex::read(&mut &*image, image.len() as u64).unwrap()
    }

    const RESOURCES: &[(&str, &str, &[u8])] = &[
        ("m", "A", b"content of A"),
        // Flag and name offset, twice: empty in the first module, occupied in the second; 1 is the offset of "m".
        ("packages", "single", &[0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 1]),
    ];

    #[test]
    fn resources_are_found_and_packages_lead_to_modules() {
        let image = image(RESOURCES);
        let index = read(&image).unwrap();
        let content = |name| {
            let Place { at, size } = index.find(name).unwrap().unwrap();
            &image[at as usize..(at + size) as usize]
        };
        assert_eq!(content("/m/A"), b"content of A");
        assert_eq!(index.modules(content("/packages/single")).unwrap(), ["m"]);
        for absent in ["", "/", "/m/", "/m/AA", "/m/B", "/packages/A", "m/A"] {
            assert_eq!(index.find(absent), Ok(None), "{absent}");
        }
    }

    #[test]
    fn no_damage_leads_to_a_panic() {
        let whole = image(RESOURCES);
        let try_all = |image: &[u8]| {
            if let Ok(index) = read(image) {
                for (module, base, content) in RESOURCES {
                    let _ = index.find(&format!("/{module}/{base}"));
                    let _ = index.modules(content);
                }
            }
        };
        for at in 0..whole.len() {
            try_all(&whole[..at]);
            for value in [0, 1, 0x7F, 0x80, 0xFF] {
                let mut damaged = whole.clone();
                damaged[at] = value;
                try_all(&damaged);
            }
        }
    }
}
