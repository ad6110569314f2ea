//! How the processes of a confinement understand each other: first words, and a status.

/// The first words by which a program is asked to be a guard, to become the confined program, and to end at once.
pub(crate) const GUARD: &str = "--confine-guard";
pub(crate) const ENTER: &str = "--confine-enter";
pub(crate) const SURVEY: &str = "--confine-survey";

/// The status of a process that could not become the program.
pub(crate) const NOT_STARTED: i32 = 125;
