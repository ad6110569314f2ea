//! Contracts against compiled classes: what is found where, what it means, and what is said of mistakes.

mod errors;
mod found;
mod robust;
mod support;
