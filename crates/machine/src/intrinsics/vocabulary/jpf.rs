//! The vocabulary of Java PathFinder, `gov.nasa.jpf.vm.Verify`.
//!
//! Deviations: a choice from an interval is one input instead of a path per value; a choice that a key names in a
//! configuration may be anything; counters are those of the path, since the bodies of their methods run; the search is
//! never cut short.

use super::asked::*;
use crate::intrinsics::{Entries, nothing};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};
use heap::Value;
use term::Domain;

pub(super) const WORDS: Entries = &[
    ("isRunningInJPF()Z", is_running),
    ("getBoolean()Z", any_boolean),
    ("getBoolean(Z)Z", any_boolean),
    ("randomBool()Z", any_boolean),
    ("getInt(II)I", any_int_between),
    ("getInt(Ljava/lang/String;)I", any_int),
    ("random(I)I", random),
    ("getLong(JJ)J", any_long_between),
    ("getDouble(Ljava/lang/String;)D", any_double),
    ("getDouble(DD)D", any_double_between),
    ("getIntFromList([I)I", any_int_of),
    ("getLongFromList([J)J", any_long_of),
    ("getFloatFromList([F)F", any_float_of),
    ("getDoubleFromList([D)D", any_double_of),
    ("ignoreIf(Z)V", assume_not),
    ("assertTrue(Z)V", check),
    ("assertTrue(ZLjava/lang/String;)V", check_with_message),
    ("assertTrue(Ljava/lang/String;Z)V", check_after_message),
    // Methods that guide the search or annotate its trace change no outcome.
    ("addComment(Ljava/lang/String;)V", nothing),
    ("atLabel(Ljava/lang/String;)V", nothing),
    ("atLabel(I)V", nothing),
    ("beginAtomic()V", nothing),
    ("endAtomic()V", nothing),
    ("boring(Z)V", nothing),
    ("interesting(Z)V", nothing),
    ("busyWait(J)V", nothing),
    ("instrumentPoint(Ljava/lang/String;)V", nothing),
    ("instrumentPointDeep(Ljava/lang/String;)V", nothing),
    ("instrumentPointDeepRecur(Ljava/lang/String;I)V", nothing),
    ("breakTransition()V", nothing),
    ("breakTransition(Ljava/lang/String;)V", nothing),
    ("printPathOutput(Ljava/lang/String;)V", nothing),
    ("printPathOutput(ZLjava/lang/String;)V", nothing),
    ("storeTrace(Ljava/lang/String;Ljava/lang/String;)V", nothing),
    ("storeTraceIf(ZLjava/lang/String;Ljava/lang/String;)V", nothing),
    ("storeTraceAndTerminate(Ljava/lang/String;Ljava/lang/String;)V", nothing),
    ("storeTraceAndTerminateIf(ZLjava/lang/String;Ljava/lang/String;)V", nothing),
    ("terminateSearch()V", nothing),
    ("setShared(Ljava/lang/Object;Z)V", nothing),
    ("freezeSharedness(Ljava/lang/Object;Z)V", nothing),
    ("setHeuristicSearchValue(I)V", nothing),
    ("resetHeuristicSearchValue()V", nothing),
    ("setProperties([Ljava/lang/String;)V", nothing),
    // Refused, since their bodies mean something else than in Java PathFinder.
    ("getObject(Ljava/lang/String;)Ljava/lang/Object;", |_| missing("getObject")),
    ("randomObject(Ljava/lang/String;)Ljava/lang/Object;", |_| missing("randomObject")),
    ("putValue(Ljava/lang/String;I)V", |_| missing("putValue")),
    ("getValue(Ljava/lang/String;)I", |_| missing("getValue")),
    ("createFromJSON(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Object;", |_| missing("createFromJSON")),
    ("breakTransition(Ljava/lang/String;II)I", |_| missing("breakTransition")),
    ("getBitFlip(JII)J", |_| missing("getBitFlip")),
    ("getBitFlip(JI)J", |_| missing("getBitFlip")),
    ("getBitFlip(II)I", |_| missing("getBitFlip")),
    ("getBitFlip(SI)S", |_| missing("getBitFlip")),
    ("getBitFlip(CI)C", |_| missing("getBitFlip")),
    ("getBitFlip(BI)B", |_| missing("getBitFlip")),
];

fn missing(name: &str) -> Step<Reply> {
    Err(Trap::unsupported(format!("method gov.nasa.jpf.vm.Verify.{name}")))
}

/// `int random(int max)`: from 0 on, the greatest included.
fn random(machine: &mut Machine) -> Step<Reply> {
    let max = machine.arg(0);
    machine.ask_between(Domain::Int, Value::Int(0), max)
}

fn any_long_between(machine: &mut Machine) -> Step<Reply> {
    let (low, high) = (machine.arg(0), machine.arg(2));
    machine.ask_between(Domain::Long, low, high)
}

fn any_double_between(machine: &mut Machine) -> Step<Reply> {
    let (low, high) = (machine.arg(0), machine.arg(2));
    machine.ask_between(Domain::Double, low, high)
}

fn any_int_of(machine: &mut Machine) -> Step<Reply> {
    any_of(machine, Domain::Int)
}

fn any_long_of(machine: &mut Machine) -> Step<Reply> {
    any_of(machine, Domain::Long)
}

fn any_float_of(machine: &mut Machine) -> Step<Reply> {
    any_of(machine, Domain::Float)
}

fn any_double_of(machine: &mut Machine) -> Step<Reply> {
    any_of(machine, Domain::Double)
}

/// One of the values listed; anything when there are none.
fn any_of(machine: &mut Machine, domain: Domain) -> Step<Reply> {
    match machine.ask_element(machine.arg_ref(0)?)? {
        Some(element) => Ok(Reply::Value(element)),
        None => machine.ask(domain),
    }
}

fn check_after_message(machine: &mut Machine) -> Step<Reply> {
    let (message, condition) = (machine.arg(0), machine.arg(1));
    if machine.decide_value(condition)? { Ok(Reply::Void) } else { machine.fail_assertion(message) }
}
