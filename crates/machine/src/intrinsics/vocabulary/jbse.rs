//! The vocabulary of JBSE, `jbse.meta.Analysis`.
//!
//! Deviations: a value that may be `true` or `false` is the same whenever it is looked at; that a class is not
//! initialized is not assumed, since the classes of the parameters always are.

use super::asked::*;
use crate::intrinsics::{Entries, boolean, nothing};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Stop, Trap};

pub(super) const WORDS: Entries = &[
    ("isRunByJBSE()Z", is_running),
    ("any()Z", any_boolean),
    ("assume(Z)V", assume),
    ("assume(Ljava/lang/Object;)V", nothing),
    ("assumeClassNotInitialized(Ljava/lang/Class;)V", nothing),
    ("assumeClassNotInitialized(Ljava/lang/String;)V", nothing),
    ("endGuidance()V", nothing),
    ("ass3rt(Z)V", check),
    ("fail()V", fail),
    ("ignore()V", ignore),
    ("succeed()V", succeed),
    ("force(Z)Z", force),
    ("isResolved(Ljava/lang/Object;Ljava/lang/String;)Z", is_decided),
    ("isSymbolic(Z)Z", is_symbolic_number),
    ("isSymbolic(B)Z", is_symbolic_number),
    ("isSymbolic(C)Z", is_symbolic_number),
    ("isSymbolic(S)Z", is_symbolic_number),
    ("isSymbolic(I)Z", is_symbolic_number),
    ("isSymbolic(J)Z", is_symbolic_number),
    ("isSymbolic(F)Z", is_symbolic_number),
    ("isSymbolic(D)Z", is_symbolic_number),
    ("isSymbolic(Ljava/lang/Object;)Z", is_symbolic_object),
    // Refused, since their bodies answer as if nothing were symbolic.
    ("isResolvedByAlias(Ljava/lang/Object;)Z", |_| missing("isResolvedByAlias")),
    ("isResolvedByExpansion(Ljava/lang/Object;)Z", |_| missing("isResolvedByExpansion")),
];

fn missing(name: &str) -> Step<Reply> {
    Err(Trap::unsupported(format!("method jbse.meta.Analysis.{name}")))
}

/// Ends the path without a violation.
fn succeed(_machine: &mut Machine) -> Step<Reply> {
    Err(Trap::stop(Stop::Exit(0)))
}

/// Decides a condition, and answers it.
fn force(machine: &mut Machine) -> Step<Reply> {
    let condition = machine.arg(0);
    boolean(machine.decide_value(condition)?)
}

/// Whether a reference belongs to the input.
fn is_symbolic_object(machine: &mut Machine) -> Step<Reply> {
    let object = machine.arg_ref(0)?;
    boolean(object.is_undecided() || machine.state.input.number_of(object).is_some())
}
