//! Settings of a run: what holds for all paths and is not state.

use crate::input_config::InputConfig;

/// Settings of a run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether `assert` is on in classes outside the JDK.
    pub assertions: bool,
    /// Frames before `StackOverflowError`.
    pub max_depth: usize,
    /// Bytes of objects before the run stops; at most 4 GiB, since objects are addressed by 32 bits.
    pub max_memory: usize,
    /// Where standard input comes from.
    pub stdin: Stdin,
    /// What happens past `max_depth`.
    pub overflow: Overflow,
    /// How inputs are discovered.
    pub input: InputConfig,
    /// Whether the methods of the vocabulary have their meaning for the engine; only exploration can give it to them.
    pub vocabulary: bool,
    /// Whether it is noted which instructions are executed: those of classes outside the JDK, and of classes named by
    /// `Machine::cover_class`.
    pub coverage: bool,
}

/// What happens when there are too many frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overflow {
    /// `StackOverflowError`, as in Java.
    Throw,
    /// The run stops at a limit.
    Stop,
}

/// Where standard input comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stdin {
    /// There is none.
    Empty,
    /// That of this process.
    Process,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            assertions: true,
            max_depth: 16_000,
            max_memory: 4 << 30,
            stdin: Stdin::Empty,
            overflow: Overflow::Throw,
            input: InputConfig::default(),
            vocabulary: false,
            coverage: false,
        }
    }
}
