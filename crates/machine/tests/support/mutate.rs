//! Damaging class files: small changes of the sorts that bad tools, bad disks and attackers make.

use super::class_layout::code_ranges;
use super::random::Random;

/// Numbers that are often a special case.
const EDGES: [u16; 10] = [0, 1, 2, 0x7f, 0xff, 0x100, 0x7fff, 0x8000, 0xfffe, 0xffff];

/// A damaged copy of a sound class file.
pub fn mutant(sound: &[u8], random: &mut Random) -> Vec<u8> {
    let code = code_ranges(sound);
    let mut bytes = sound.to_vec();
    for _ in 0..1 + random.below(3) {
        // Changes of the length come last in effect: afterwards the ranges no longer fit.
        if bytes.len() != sound.len() {
            break;
        }
        let at = random.below(bytes.len() as u64 - 4) as usize;
        let spot = code[random.below(code.len() as u64) as usize].clone();
        let inside = spot.start + random.below(spot.len().max(1) as u64) as usize;
        match random.below(12) {
            0 => bytes[at] ^= 1 << random.below(8),
            1 => bytes[at] = random.next() as u8,
            2 => bytes.truncate(at),
            3 => {
                let other = random.below(bytes.len() as u64 - 4) as usize;
                let (first, second) = ([bytes[at], bytes[at + 1]], [bytes[other], bytes[other + 1]]);
                bytes[at..at + 2].copy_from_slice(&second);
                bytes[other..other + 2].copy_from_slice(&first);
            }
            4 => put(&mut bytes, at, EDGES[random.below(EDGES.len() as u64) as usize]),
            5 => put(&mut bytes, at, random.below(200) as u16),
            6 => bytes[at..at + 4].copy_from_slice(&[0x7f, 0xff, 0xff, 0xff]),
            // An opcode, or the operand of one.
            7 | 8 => bytes[inside] = random.below(210) as u8,
            9 => bytes[inside] = bytes[inside].wrapping_add(1 + random.below(4) as u8),
            10 => put(&mut bytes, inside, random.below(250) as u16),
            _ => {
                let end = (at + 1 + random.below(6) as usize).min(bytes.len());
                if random.below(2) == 0 {
                    bytes.drain(at..end);
                } else {
                    let piece = bytes[at..end].to_vec();
                    bytes.splice(at..at, piece);
                }
            }
        }
    }
    bytes
}

fn put(bytes: &mut [u8], at: usize, word: u16) {
    if let Some(place) = bytes.get_mut(at..at + 2) {
        place.copy_from_slice(&word.to_be_bytes());
    }
}
