//! Checksums of `java.util.zip`.

use crate::intrinsics::{Entries, int};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/util/zip/CRC32.update(II)I", |m| one_byte(m, crc32)),
    ("java/util/zip/CRC32.updateBytes0(I[BII)I", |m| many_bytes(m, crc32)),
    ("java/util/zip/Adler32.update(II)I", |m| one_byte(m, adler32)),
    ("java/util/zip/Adler32.updateBytes(I[BII)I", |m| many_bytes(m, adler32)),
];

type Update = fn(u32, &[u8]) -> u32;

fn one_byte(machine: &mut Machine, update: Update) -> Step<Reply> {
    let (sum, byte) = (machine.arg_int(0)? as u32, machine.arg_int(1)? as u8);
    int(update(sum, &[byte]) as i32)
}

fn many_bytes(machine: &mut Machine, update: Update) -> Step<Reply> {
    let (sum, from, len) = (machine.arg_int(0)? as u32, machine.arg_int(2)?, machine.arg_int(3)?);
    let bytes = machine.state.heap.bytes(machine.arg_ref(1)?)?;
    let range = usize::try_from(from).ok().zip(usize::try_from(len).ok());
    let Some(bytes) = range.and_then(|(from, len)| bytes.get(from..from + len)) else {
        return Err(Trap::raise("java/lang/ArrayIndexOutOfBoundsException"));
    };
    let bytes: Vec<u8> = bytes.iter().map(|&byte| byte as u8).collect();
    int(update(sum, &bytes) as i32)
}

/// The polynomial of CRC-32, its bits reversed.
const POLYNOMIAL: u32 = 0xEDB8_8320;

fn crc32(sum: u32, bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!sum, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| if crc & 1 == 1 { crc >> 1 ^ POLYNOMIAL } else { crc >> 1 })
    })
}

/// The largest prime below 65536.
const MODULUS: u32 = 65_521;

fn adler32(sum: u32, bytes: &[u8]) -> u32 {
    let (low, high) = bytes.iter().fold((sum & 0xFFFF, sum >> 16), |(low, high), &byte| {
        let low = (low + u32::from(byte)) % MODULUS;
        (low, (high + low) % MODULUS)
    });
    high << 16 | low
}
