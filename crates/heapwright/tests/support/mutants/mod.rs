//! What the mutation benchmark is made of: sources with seeded bugs, the suites that Heapwright writes for them, a process
//! that runs the suites on the bugs, and the table of what came out.

pub mod judge;
pub mod source;
pub mod suite;
pub mod table;
