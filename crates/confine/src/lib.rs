//! Programs that are not trusted, run so that they reach nothing but what they were given.
//!
//! A [`Confinement`] says what a program may read and write, and how much it may use. Nothing else is allowed: no network, no
//! other program, no file of the user. The kernel enforces it (Landlock for files, seccomp for system calls), so it also
//! holds for native code. A [`Protection`] says what was really in force, an [`Attempt`] what the program tried in vain.
//!
//! A process can only confine itself. So the running program starts itself once more with a first word that
//! [`serve`] understands: this process, the *guard*, starts another one, which gives up its rights and becomes the foreign program,
//! while the guard watches it. The reasons are in `docs/decisions/0014-confinement.md`.

mod attempt;
mod bounds;
mod command;
mod confinement;
mod enter;
mod error;
mod guard;
mod helper;
mod plan;
mod protection;
mod said;
mod survey;
mod system;
mod token;
mod words;

pub use attempt::{Attempt, Kind};
pub use bounds::Bounds;
pub use command::Confined;
pub use confinement::{Confinement, Demand, Step};
pub use error::ConfineError;
pub use helper::{Helper, register, serve};
pub use protection::Protection;
pub use said::{Listener, Said};
pub use survey::survey;
pub use token::token;
