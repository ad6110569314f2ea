//! Places in Java sources, and where an exception arose.

use std::fmt;

use heap::Ref;
use machine::Machine;
use program::MethodId;
use serde::Serialize;

/// A line of a method.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Location {
    /// The source file, or the class where it is not known.
    pub file: String,
    /// The line, if the class file tells.
    pub line: Option<u32>,
    /// Class and method, by their Java names.
    pub method: String,
    /// Whether it is the JDK's.
    pub is_jdk: bool,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}", self.file),
            None => write!(f, "{}", self.file),
        }
    }
}

impl Location {
    /// The place of an instruction.
    pub fn of(machine: &mut Machine, method: MethodId, pc: u32) -> Location {
        let line = match machine.program.code(method) {
            Ok(Some(code)) => code.line(pc).map(u32::from),
            _ => None,
        };
        let record = machine.program.method(method);
        let class = machine.program.class(record.class);
        Location {
            file: class.source_file().unwrap_or_else(|| class.java_name()),
            line,
            method: format!("{}.{}", class.java_name(), machine.program.text(record.name)),
            is_jdk: class.is_library(),
        }
    }

    /// Where a method begins.
    pub fn start_of(machine: &mut Machine, method: MethodId) -> Location {
        Location::of(machine, method, 0)
    }
}

/// The frames of an exception, innermost first.
pub fn trace_of(machine: &mut Machine, exception: Ref) -> Vec<Location> {
    let frames = machine.frames_of(exception);
    places_of(machine, &frames)
}

/// The places of some frames.
pub fn places_of(machine: &mut Machine, frames: &[(MethodId, u32)]) -> Vec<Location> {
    frames.iter().map(|&(method, pc)| Location::of(machine, method, pc)).collect()
}
