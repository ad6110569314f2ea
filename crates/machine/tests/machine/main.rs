//! The machine, on real and on random programs. One program, since linking each of these alone takes longer than running it.

mod backtracking;
mod collection;
mod coverage;
mod mutants;
mod side_run;
mod strict_math;
mod support {
    pub mod class_layout;
    pub mod mutate;
    pub mod random_program;
    pub mod start;
}
