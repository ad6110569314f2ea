//! The exit statuses of the commands. Programs that call heapwright rely on them.

/// A violation was found, shapes differ, or a command of a script was refused.
pub const FOUND: u8 = 1;
/// What the user gave cannot be used.
pub const BAD_INPUT: u8 = 2;
/// Something was left: the answer is not whole.
pub const INCOMPLETE: u8 = 3;
/// Our mistake.
pub const BUG: u8 = 101;
