//! The habits of the project, as commands.

fn main() {}
