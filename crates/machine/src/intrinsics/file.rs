//! Reading: standard input, and the JDK's own files (security settings, time zones). They belong to the JDK as its
//! classes do; every other file is refused, because results must not depend on it.

use std::rc::Rc;

use heap::{Ref, Value};

use crate::descriptor::Descriptor;
use crate::host::check_path;
use crate::intrinsics::{Entries, boolean, int, long, nothing, reference, zero};
use crate::machine::{Machine, Reply};
use crate::surroundings::Surrounding;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/io/FileInputStream.open0(Ljava/lang/String;)V", open),
    ("java/io/FileInputStream.readBytes([BII)I", read_bytes),
    ("java/io/FileInputStream.read0()I", read_byte),
    ("java/io/FileInputStream.available0()I", available),
    ("java/io/FileInputStream.length0()J", length),
    ("java/io/FileInputStream.position0()J", position),
    ("java/io/FileInputStream.skip0(J)J", skip),
    ("java/io/FileInputStream.isRegularFile0(Ljava/io/FileDescriptor;)Z", zero),
    ("java/io/FileDescriptor.close0()V", nothing),
    ("java/io/FileCleanable.cleanupClose0(IJ)V", nothing),
    ("java/io/UnixFileSystem.canonicalize0(Ljava/lang/String;)Ljava/lang/String;", canonicalize),
    ("java/io/UnixFileSystem.getBooleanAttributes0(Ljava/io/File;)I", attributes),
    ("java/io/UnixFileSystem.checkAccess(Ljava/io/File;I)Z", check_access),
    ("java/io/UnixFileSystem.checkAccess0(Ljava/io/File;I)Z", check_access),
    ("java/io/UnixFileSystem.getLength(Ljava/io/File;)J", file_length),
    ("java/io/UnixFileSystem.getLength0(Ljava/io/File;)J", file_length),
];

/// Smaller numbers are those of the standard streams.
const FIRST_DESCRIPTOR: usize = 3;

/// Attributes of `java.io.FileSystem`.
const EXISTS: i32 = 1;
const REGULAR: i32 = 2;
const DIRECTORY: i32 = 4;
/// The right to read, of `FileSystem.ACCESS_READ`.
const READ: i32 = 4;

impl Machine {
    /// The path of a `File` argument.
    fn arg_path(&self, slot: usize) -> Step<String> {
        match self.get_named(self.arg_ref(slot)?, "path")? {
            Value::Ref(path) => {
                let path = self.rust_text(path)?;
                check_path(&self.program, &path)?;
                Ok(path)
            }
            _ => Err(Trap::malformed("File without path")),
        }
    }

    /// The number of the descriptor behind a `FileInputStream`.
    fn descriptor(&mut self) -> Step<usize> {
        let Value::Ref(descriptor) = self.get_named(self.arg_ref(0)?, "fd")? else {
            return Err(Trap::malformed("FileInputStream without descriptor"));
        };
        match self.get_named(descriptor, "fd")? {
            Value::Int(number) if number >= 0 => {
                self.state.runtime.descriptors.grow(number as usize + 1, |_| Descriptor::START);
                Ok(number as usize)
            }
            _ => Err(Trap::raise_with("java/io/IOException", "Stream Closed")),
        }
    }

    /// The contents of an open file with the position of reading.
    fn contents(&mut self) -> Step<(usize, Descriptor, Rc<[u8]>)> {
        let number = self.descriptor()?;
        let descriptor = self.state.runtime.descriptors.get(number);
        let contents = match descriptor.file {
            0 => {
                self.note_reading(Surrounding::StandardInput);
                self.host.standard_input(self.config.stdin)
            }
            file => self.host.file(file - 1),
        };
        Ok((number, descriptor, contents))
    }

    fn advance(&mut self, number: usize, descriptor: Descriptor, count: usize) {
        self.state.runtime.descriptors.set(number, Descriptor { at: descriptor.at + count, ..descriptor });
    }

    /// The contents of a file of the JDK.
    pub(crate) fn jdk_file(&mut self, path: &str) -> Step<Rc<[u8]>> {
        let number = self.host.file_number(&self.program, path)?;
        Ok(self.host.file(number))
    }
}

fn open(machine: &mut Machine) -> Step<Reply> {
    let stream = machine.arg_ref(0)?;
    let path = machine.arg_text(1)?;
    let file = machine.host.file_number(&machine.program, &path)?;
    let Value::Ref(descriptor) = machine.get_named(stream, "fd")? else {
        return Err(Trap::malformed("FileInputStream without descriptor"));
    };
    let opened = machine.state.runtime.opened.get();
    machine.state.runtime.opened.set(opened + 1);
    let number = FIRST_DESCRIPTOR + opened;
    machine.state.runtime.descriptors.grow(number + 1, |_| Descriptor::START);
    machine.state.runtime.descriptors.set(number, Descriptor { file: file + 1, at: 0 });
    machine.set_named(descriptor, "fd", Value::Int(number as i32))?;
    Ok(Reply::Void)
}

fn read_bytes(machine: &mut Machine) -> Step<Reply> {
    let (array, from, len) = (machine.arg_ref(1)?, machine.arg_int(2)?, machine.arg_int(3)?);
    let (number, descriptor, contents) = machine.contents()?;
    let count = (len.max(0) as usize).min(contents.len() - descriptor.at);
    if count == 0 {
        return int(if len == 0 { 0 } else { -1 });
    }
    let bytes: Vec<i8> = contents[descriptor.at..descriptor.at + count].iter().map(|&byte| byte as i8).collect();
    machine.state.heap.write_bytes(array, from.max(0) as usize, &bytes)?;
    machine.advance(number, descriptor, count);
    int(count as i32)
}

fn read_byte(machine: &mut Machine) -> Step<Reply> {
    let (number, descriptor, contents) = machine.contents()?;
    match contents.get(descriptor.at) {
        Some(&byte) => {
            machine.advance(number, descriptor, 1);
            int(byte.into())
        }
        None => int(-1),
    }
}

fn available(machine: &mut Machine) -> Step<Reply> {
    let (_, descriptor, contents) = machine.contents()?;
    int((contents.len() - descriptor.at) as i32)
}

fn length(machine: &mut Machine) -> Step<Reply> {
    let (_, _, contents) = machine.contents()?;
    long(contents.len() as i64)
}

fn position(machine: &mut Machine) -> Step<Reply> {
    let (_, descriptor, _) = machine.contents()?;
    long(descriptor.at as i64)
}

fn skip(machine: &mut Machine) -> Step<Reply> {
    let wanted = usize::try_from(machine.arg_long(1)?).unwrap_or(0);
    let (number, descriptor, contents) = machine.contents()?;
    let count = wanted.min(contents.len() - descriptor.at);
    machine.advance(number, descriptor, count);
    long(count as i64)
}

/// Paths inside the JDK are their own canonical form: links are not followed.
fn canonicalize(machine: &mut Machine) -> Step<Reply> {
    let path: Ref = machine.arg_ref(1)?;
    check_path(&machine.program, &machine.rust_text(path)?)?;
    reference(path)
}

fn attributes(machine: &mut Machine) -> Step<Reply> {
    let path = machine.arg_path(1)?;
    int(match std::fs::metadata(path) {
        Ok(metadata) if metadata.is_dir() => EXISTS | DIRECTORY,
        Ok(_) => EXISTS | REGULAR,
        Err(_) => 0,
    })
}

fn check_access(machine: &mut Machine) -> Step<Reply> {
    let path = machine.arg_path(1)?;
    boolean(machine.arg_int(2)? == READ && std::fs::metadata(path).is_ok())
}

fn file_length(machine: &mut Machine) -> Step<Reply> {
    let path = machine.arg_path(1)?;
    long(std::fs::metadata(path).map_or(0, |metadata| metadata.len() as i64))
}
