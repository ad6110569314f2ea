//! Cases made by hand, on the real JVM.

mod answers;
mod heaps;
mod outcomes;
mod processes;
mod support;
mod values;
