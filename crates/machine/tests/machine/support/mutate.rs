//! Damaging class files: small changes of the sorts that bad tools, bad disks and attackers make.

use testing::Random;

use super::class_layout::{TEXT, code_ranges, constants};

/// Numbers that are often a special case.
const EDGES: [u16; 10] = [0, 1, 2, 0x7f, 0xff, 0x100, 0x7fff, 0x8000, 0xfffe, 0xffff];

/// What names and descriptors are made of.
const LETTERS: &[u8] = b"LVIJDFZ[;()/<>$.aeinrstx";

/// A damaged copy of a sound class file.
pub fn mutant(sound: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = sound.to_vec();
    // The parser finds most damage to the layout at once, so most damage keeps the layout.
    for _ in 0..1 + random.below(3) {
        match random.below(6) {
            0 => damage_anywhere(&mut bytes, random),
            1 | 2 => damage_constant(sound, &mut bytes, random),
            _ => damage_code(sound, &mut bytes, random),
        }
        if bytes.len() != sound.len() {
            // Positions of the sound file are no longer valid.
            break;
        }
    }
    bytes
}

/// Changes bytes without regard to what they mean.
fn damage_anywhere(bytes: &mut Vec<u8>, random: &mut Random) {
    let at = random.below(bytes.len() as u64 - 4) as usize;
    match random.below(8) {
        0 => bytes[at] ^= 1 << random.below(8),
        1 => bytes[at] = random.bits() as u8,
        2 => bytes.truncate(at),
        3 => {
            let other = random.below(bytes.len() as u64 - 4) as usize;
            let (first, second) = ([bytes[at], bytes[at + 1]], [bytes[other], bytes[other + 1]]);
            put(bytes, at, u16::from_be_bytes(second));
            put(bytes, other, u16::from_be_bytes(first));
        }
        4 => put(bytes, at, EDGES[random.below(EDGES.len() as u64) as usize]),
        5 => bytes[at..at + 4].copy_from_slice(&[0x7f, 0xff, 0xff, 0xff]),
        6 => drop(bytes.drain(at..at + 1 + random.below(4) as usize)),
        _ => {
            let piece = bytes[at..at + 1 + random.below(4) as usize].to_vec();
            bytes.splice(at..at, piece);
        }
    }
}

/// Changes an entry of the constant pool, not its size.
fn damage_constant(sound: &[u8], bytes: &mut [u8], random: &mut Random) {
    let constants = constants(sound);
    let entry = constants[random.below(constants.len() as u64) as usize].clone();
    let inside = entry.start + 1 + random.below(entry.len() as u64 - 1) as usize;
    if sound[entry.start] == TEXT {
        if inside > entry.start + 2 {
            bytes[inside] = LETTERS[random.below(LETTERS.len() as u64) as usize];
        }
    } else if random.below(4) == 0 {
        // Another sort of constant of the same size.
        let others: &[u8] = match entry.len() {
            3 => &[7, 8, 16, 19, 20],
            5 => &[3, 4, 9, 10, 11, 12, 17, 18],
            9 => &[5, 6],
            _ => &[15],
        };
        bytes[entry.start] = others[random.below(others.len() as u64) as usize];
    } else {
        put(bytes, entry.start + 1 + 2 * random.below(2) as usize, random.below(constants.len() as u64 + 3) as u16);
    }
}

/// Changes an instruction, or what stands around the instructions: sizes, exception table, attributes.
fn damage_code(sound: &[u8], bytes: &mut [u8], random: &mut Random) {
    let code = code_ranges(sound);
    let code = code[random.below(code.len() as u64) as usize].clone();
    let inside = code.start + random.below(code.len() as u64) as usize;
    match random.below(9) {
        // An opcode, or the operand of one.
        0..=2 => bytes[inside] = random.below(204) as u8,
        3 => bytes[inside] = bytes[inside].wrapping_add(1 + random.below(4) as u8),
        4 => bytes[inside] ^= 1 << random.below(8),
        5 => put(bytes, inside, random.below(250) as u16),
        6 => put(bytes, code.start - 8, random.below(5) as u16),
        7 => put(bytes, code.start - 6, random.below(5) as u16),
        _ => put(bytes, code.end + random.below(24) as usize, random.below(60) as u16),
    }
}

fn put(bytes: &mut [u8], at: usize, word: u16) {
    if let Some(place) = bytes.get_mut(at..at + 2) {
        place.copy_from_slice(&word.to_be_bytes());
    }
}
