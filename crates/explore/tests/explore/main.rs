//! Explorations, not through the command. One program, since linking each of these alone takes longer than running it.

mod agreement;
mod coverage;
mod limits;
mod panics;
mod support {
    pub mod case;
}
