//! The standard output streams. Files cannot be written: results must not depend on them.

use heap::{Ref, Store, Value};

use crate::intrinsics::{Entries, long, nothing, zero};
use crate::machine::{Machine, Reply};
use crate::output::Stream;
use crate::text::read_text;
use crate::text_input::concrete_bytes;
use crate::trap::{Step, Trap};

/// Intrinsics that take inputs as they are.
pub(super) const OPEN: Entries = &[
    ("java/io/PrintStream.write(Ljava/lang/String;)V", print),
    ("java/io/PrintStream.writeln(Ljava/lang/String;)V", println),
    ("java/io/PrintStream.implWrite(Ljava/lang/String;)V", print),
    ("java/io/PrintStream.implWriteln(Ljava/lang/String;)V", println),
    ("java/io/PrintStream.write([C)V", print_characters),
    ("java/io/PrintStream.writeln([C)V", println_characters),
    ("java/io/PrintStream.implWrite([C)V", print_characters),
    ("java/io/PrintStream.implWriteln([C)V", println_characters),
];

pub(super) const TABLE: Entries = &[
    ("java/io/FileDescriptor.getHandle(I)J", get_handle),
    ("java/io/FileDescriptor.getAppend(I)Z", zero),
    ("java/io/FileOutputStream.writeBytes([BIIZ)V", write_bytes),
    ("java/io/FileOutputStream.write(IZ)V", write_byte),
    ("java/io/Console.istty()Z", zero),
    ("java/lang/Terminator.setup()V", nothing),
];

fn get_handle(_machine: &mut Machine) -> Step<Reply> {
    long(-1)
}

/// The standard stream behind a `FileOutputStream`.
fn stream_of(machine: &Machine, output: Ref) -> Step<Stream> {
    let Value::Ref(descriptor) = machine.get_named(output, "fd")? else {
        return Err(Trap::malformed("FileOutputStream without descriptor"));
    };
    match machine.get_named(descriptor, "fd")? {
        Value::Int(1) => Ok(Stream::Out),
        Value::Int(2) => Ok(Stream::Err),
        _ => Err(Trap::unsupported("writing a file")),
    }
}

fn write_bytes(machine: &mut Machine) -> Step<Reply> {
    let stream = stream_of(machine, machine.arg_ref(0)?)?;
    let (array, from, len) = (machine.arg_ref(1)?, machine.arg_int(2)?, machine.arg_int(3)?);
    let bytes = machine.state.heap.bytes(array)?;
    let range =
        usize::try_from(from).ok().zip(usize::try_from(len).ok()).and_then(|(from, len)| bytes.get(from..from + len));
    let Some(bytes) = range else { return Err(Trap::raise("java/lang/IndexOutOfBoundsException")) };
    let bytes: Vec<u8> = bytes.iter().map(|&byte| byte as u8).collect();
    machine.state.runtime.output.write(stream, &bytes);
    Ok(Reply::Void)
}

fn write_byte(machine: &mut Machine) -> Step<Reply> {
    let stream = stream_of(machine, machine.arg_ref(0)?)?;
    let byte = machine.arg_int(1)? as u8;
    machine.state.runtime.output.write(stream, &[byte]);
    Ok(Reply::Void)
}

fn print(machine: &mut Machine) -> Step<Reply> {
    write_text(machine, "")
}

fn println(machine: &mut Machine) -> Step<Reply> {
    write_text(machine, "\n")
}

fn print_characters(machine: &mut Machine) -> Step<Reply> {
    write_characters(machine, "…")
}

fn println_characters(machine: &mut Machine) -> Step<Reply> {
    write_characters(machine, "…\n")
}

/// Writes something in place of an array of characters that depend on the inputs; declines for others. The program cannot
/// read what it has printed.
fn write_characters(machine: &mut Machine, text: &str) -> Step<Reply> {
    let printer = machine.arg_object(0)?;
    let array = machine.arg_object(1)?;
    let is_symbolic =
        machine.state.heap.header(array).is_some_and(|header| matches!(header.store, Store::Tagged | Store::Sparse));
    match machine.standard_stream(printer)? {
        Some(stream) if is_symbolic => {
            machine.state.runtime.output.write(stream, text.as_bytes());
            Ok(Reply::Void)
        }
        _ => Ok(Reply::Body),
    }
}

/// Writes text straight to a standard stream. Declines for every other `PrintStream`, and while bytes written one by
/// one are still waiting in the buffer below.
fn write_text(machine: &mut Machine, end: &str) -> Step<Reply> {
    let printer = machine.arg_object(0)?;
    let Some(stream) = machine.standard_stream(printer)? else { return Ok(Reply::Body) };
    let string = machine.arg_ref(1)?;
    if string.is_null() {
        return Ok(Reply::Body);
    }
    let mut bytes = match concrete_bytes(&machine.state.heap, &machine.known, string) {
        Some(_) => encode_utf8(&read_text(&machine.state.heap, &machine.known, string)?),
        // The program cannot read what it has printed, so printing makes no decision.
        None => machine.shown_text(string).unwrap_or_else(|| "…".to_owned()).into_bytes(),
    };
    bytes.extend_from_slice(end.as_bytes());
    machine.state.runtime.output.write(stream, &bytes);
    Ok(Reply::Void)
}

/// UTF-8 as Java's encoder writes it: a lone surrogate becomes a question mark.
fn encode_utf8(text: &[u16]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for unit in char::decode_utf16(text.iter().copied()) {
        let mut buffer = [0; 4];
        bytes.extend_from_slice(unit.unwrap_or('?').encode_utf8(&mut buffer).as_bytes());
    }
    bytes
}

impl Machine {
    /// Which standard stream a `PrintStream` writes, if it is one of the two made at start and nothing is buffered.
    fn standard_stream(&self, printer: Ref) -> Step<Option<Stream>> {
        let Some(stream) = self.host.stream_of(printer) else { return Ok(None) };
        let Value::Ref(buffer) = self.get_named(printer, "out")? else { return Ok(None) };
        if buffer.is_null() || self.get_named(buffer, "count")? != Value::Int(0) {
            return Ok(None);
        }
        Ok(Some(stream))
    }
}
