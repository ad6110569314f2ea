//! The surroundings that a program reads: what a run takes from outside its inputs. They are one fixed value each, the same
//! on every run, so a claim holds for that value only; what has been read is noted, on all paths, for the report to say so.
//! Or, where the user wants that, a reading is a further variable of the input, which may be anything its contract allows.

use serde::{Deserialize, Serialize};

/// Something outside the inputs that a program can read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Surrounding {
    /// The arguments of `main`: there are none.
    Arguments,
    /// Time of day and elapsed time, and random numbers without a seed of the program.
    Clock,
    /// Identity hash codes, and orders that depend on them.
    IdentityHash,
    /// The order in which `Set.of` and `Map.of` give their elements, which the real JVM chooses anew on every run.
    Salt,
    /// Standard input.
    StandardInput,
    /// Environment variables.
    Variables,
    /// System properties.
    Properties,
    /// The number of processors.
    Processors,
    /// Free and total memory.
    Memory,
    /// The default time zone.
    TimeZone,
    /// The default locale.
    Locale,
    /// What stands above the method on the stack: nothing does.
    Callers,
    /// Which thread the program runs in.
    Thread,
    /// What has loaded the program's classes, and from where.
    Loader,
    /// Whether weak references have been cleared: none is.
    Collector,
    /// Which strings have been interned before: those of the program's own literals.
    Interned,
}

impl Surrounding {
    /// All of them.
    pub const ALL: [Surrounding; 16] = [
        Surrounding::Arguments,
        Surrounding::Clock,
        Surrounding::IdentityHash,
        Surrounding::Salt,
        Surrounding::StandardInput,
        Surrounding::Variables,
        Surrounding::Properties,
        Surrounding::Processors,
        Surrounding::Memory,
        Surrounding::TimeZone,
        Surrounding::Locale,
        Surrounding::Callers,
        Surrounding::Thread,
        Surrounding::Loader,
        Surrounding::Collector,
        Surrounding::Interned,
    ];

    /// Whether a replay on the real JVM reads the same, as far as can be told. Callers differ, but programs that look at them
    /// are asked for what they do under a replay too.
    pub(crate) fn is_reproduced(self) -> bool {
        matches!(
            self,
            Surrounding::Arguments
                | Surrounding::TimeZone
                | Surrounding::Locale
                | Surrounding::Callers
                | Surrounding::Thread
                | Surrounding::Collector
                | Surrounding::Interned
        )
    }
}

/// The surroundings that were read, on all paths.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    read: Vec<Surrounding>,
}

impl Surroundings {
    /// Notes a reading.
    pub fn note(&mut self, surrounding: Surrounding) {
        if !self.read.contains(&surrounding) {
            self.read.push(surrounding);
        }
    }

    /// What was read, in the order of the first readings.
    pub fn read(&self) -> &[Surrounding] {
        &self.read
    }

    /// Forgets what was read.
    pub fn forget(&mut self) {
        self.read.clear();
    }
}
