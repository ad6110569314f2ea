//! Standard streams. Files are not supported: results must not depend on them.

use heap::{Ref, Value};

use crate::intrinsics::{Entries, Reply, int, long, nothing, zero};
use crate::machine::{Machine, Stdin};
use crate::output::Stream;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/io/FileDescriptor.getHandle(I)J", get_handle),
    ("java/io/FileDescriptor.getAppend(I)Z", zero),
    ("java/io/FileDescriptor.close0()V", nothing),
    ("java/io/FileOutputStream.writeBytes([BIIZ)V", write_bytes),
    ("java/io/FileOutputStream.write(IZ)V", write_byte),
    ("java/io/FileInputStream.readBytes([BII)I", read_bytes),
    ("java/io/FileInputStream.read0()I", read_byte),
    ("java/io/FileInputStream.available0()I", available),
    ("java/io/FileInputStream.isRegularFile0(Ljava/io/FileDescriptor;)Z", zero),
    ("java/io/FileCleanable.cleanupClose0(IJ)V", nothing),
    ("java/io/PrintStream.write(Ljava/lang/String;)V", print),
    ("java/io/PrintStream.writeln(Ljava/lang/String;)V", println),
    ("java/io/PrintStream.implWrite(Ljava/lang/String;)V", print),
    ("java/io/PrintStream.implWriteln(Ljava/lang/String;)V", println),
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
    machine.state.output.write(stream, &bytes);
    Ok(Reply::Void)
}

fn write_byte(machine: &mut Machine) -> Step<Reply> {
    let stream = stream_of(machine, machine.arg_ref(0)?)?;
    let byte = machine.arg_int(1)? as u8;
    machine.state.output.write(stream, &[byte]);
    Ok(Reply::Void)
}

fn print(machine: &mut Machine) -> Step<Reply> {
    write_text(machine, "")
}

fn println(machine: &mut Machine) -> Step<Reply> {
    write_text(machine, "\n")
}

/// Writes text straight to a standard stream. Declines for every other `PrintStream`, and while bytes written one by
/// one are still waiting in the buffer below.
fn write_text(machine: &mut Machine, end: &str) -> Step<Reply> {
    let printer = machine.arg_ref(0)?;
    let Some(stream) = machine.standard_stream(printer)? else { return Ok(Reply::Body) };
    let string = machine.arg_ref(1)?;
    if string.is_null() {
        return Ok(Reply::Body);
    }
    let text = machine.text(string)?;
    let mut bytes = encode_utf8(&text);
    bytes.extend_from_slice(end.as_bytes());
    machine.state.output.write(stream, &bytes);
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
        let stream = match self.standard_printers {
            [out, _] if out == printer => Stream::Out,
            [_, err] if err == printer => Stream::Err,
            _ => return Ok(None),
        };
        let Value::Ref(buffer) = self.get_named(printer, "out")? else { return Ok(None) };
        if buffer.is_null() || self.get_named(buffer, "count")? != Value::Int(0) {
            return Ok(None);
        }
        Ok(Some(stream))
    }

    fn standard_input(&mut self) -> std::rc::Rc<[u8]> {
        let config = self.config.stdin;
        self.input
            .get_or_insert_with(|| {
                let mut bytes = Vec::new();
                if config == Stdin::Process {
                    // A broken standard input reads as an empty one.
                    let _ = std::io::Read::read_to_end(&mut std::io::stdin(), &mut bytes);
                }
                bytes.into()
            })
            .clone()
    }
}

fn require_stdin(machine: &Machine) -> Step {
    let Value::Ref(descriptor) = machine.get_named(machine.arg_ref(0)?, "fd")? else {
        return Err(Trap::malformed("FileInputStream without descriptor"));
    };
    if machine.get_named(descriptor, "fd")? == Value::Int(0) {
        Ok(())
    } else {
        Err(Trap::unsupported("reading a file"))
    }
}

fn read_bytes(machine: &mut Machine) -> Step<Reply> {
    require_stdin(machine)?;
    let (array, from, len) = (machine.arg_ref(1)?, machine.arg_int(2)?, machine.arg_int(3)?);
    let input = machine.standard_input();
    let at = machine.state.input.get();
    let count = (len.max(0) as usize).min(input.len() - at);
    if count == 0 {
        return int(if len == 0 { 0 } else { -1 });
    }
    let bytes: Vec<i8> = input[at..at + count].iter().map(|&byte| byte as i8).collect();
    machine.state.heap.write_bytes(array, from.max(0) as usize, &bytes)?;
    machine.state.input.set(at + count);
    int(count as i32)
}

fn read_byte(machine: &mut Machine) -> Step<Reply> {
    require_stdin(machine)?;
    let input = machine.standard_input();
    let at = machine.state.input.get();
    match input.get(at) {
        Some(&byte) => {
            machine.state.input.set(at + 1);
            int(byte.into())
        }
        None => int(-1),
    }
}

fn available(machine: &mut Machine) -> Step<Reply> {
    require_stdin(machine)?;
    let input = machine.standard_input();
    int((input.len() - machine.state.input.get()) as i32)
}
