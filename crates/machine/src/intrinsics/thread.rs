//! `java.lang.Thread`: there is one, and no other can be started.

use heap::Value;

use crate::intrinsics::{Entries, boolean, long, nothing, null, reference};
use crate::machine::{Machine, Reply};
use crate::surroundings::Surrounding;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/lang/Thread.currentThread()Ljava/lang/Thread;", current_thread),
    ("java/lang/Thread.currentCarrierThread()Ljava/lang/Thread;", current_thread),
    ("java/lang/Thread.start0()V", start),
    ("java/lang/Thread.start()V", start),
    ("java/lang/Thread.yield()V", nothing),
    ("java/lang/Thread.yield0()V", nothing),
    ("java/lang/Thread.sleep(J)V", sleep),
    ("java/lang/Thread.sleepNanos0(J)V", sleep),
    ("java/lang/Thread.setPriority0(I)V", nothing),
    ("java/lang/Thread.interrupt0()V", nothing),
    ("java/lang/Thread.clearInterruptEvent()V", nothing),
    ("java/lang/Thread.setNativeName(Ljava/lang/String;)V", nothing),
    ("java/lang/Thread.ensureMaterializedForStackWalk(Ljava/lang/Object;)V", nothing),
    ("java/lang/Thread.holdsLock(Ljava/lang/Object;)Z", holds_lock),
    ("java/lang/Thread.scopedValueCache()[Ljava/lang/Object;", scoped_value_cache),
    ("java/lang/Thread.setScopedValueCache([Ljava/lang/Object;)V", set_scoped_value_cache),
    ("java/lang/Thread.findScopedValueBindings()Ljava/lang/Object;", null),
    ("java/lang/Thread.getNextThreadIdOffset()J", next_id_offset),
];

fn current_thread(machine: &mut Machine) -> Step<Reply> {
    reference(machine.host.main_thread())
}

fn start(machine: &mut Machine) -> Step<Reply> {
    let thread = machine.arg_ref(0)?;
    let class = machine.state.heap.class_of(thread).ok_or_else(Trap::null)?;
    // Helper threads of the JDK clean up after the garbage collector. There is none here, so they have nothing to do.
    if !machine.host.is_started() || &*machine.program.class(class).name == "jdk/internal/misc/InnocuousThread" {
        return Ok(Reply::Void);
    }
    let name = match machine.get_named(thread, "name")? {
        Value::Ref(name) if !name.is_null() => machine.rust_text(name)?,
        _ => String::new(),
    };
    Err(Trap::unsupported(format!("starting a second thread ({name})")))
}

/// No time passes, but an interrupt is noticed.
fn sleep(machine: &mut Machine) -> Step<Reply> {
    if machine.is_called_by_program() {
        machine.note_reading(Surrounding::Thread);
    }
    let thread = machine.host.main_thread();
    if machine.get_named(thread, "interrupted")? == Value::Int(1) {
        machine.set_named(thread, "interrupted", Value::Int(0))?;
        return Err(Trap::raise_with("java/lang/InterruptedException", "sleep interrupted"));
    }
    Ok(Reply::Void)
}

fn holds_lock(machine: &mut Machine) -> Step<Reply> {
    // A caller can hold it.
    machine.note_reading(Surrounding::Callers);
    let header = machine.state.heap.header(machine.arg_ref(0)?).ok_or_else(Trap::null)?;
    boolean(header.locks > 0)
}

/// `Thread` counts its identifiers in memory outside the heap: this is the address `unsafe_access` keeps for it.
fn next_id_offset(_machine: &mut Machine) -> Step<Reply> {
    long(super::unsafe_access::THREAD_ID_ADDRESS)
}

/// The hidden slot of a thread.
fn cache_slot(machine: &mut Machine) -> Step<u32> {
    let class = machine.load("java/lang/Thread")?;
    Ok(machine.program.class(class).slots.len() as u32 - 1)
}

fn scoped_value_cache(machine: &mut Machine) -> Step<Reply> {
    let slot = cache_slot(machine)?;
    Ok(Reply::Value(machine.state.heap.field(machine.host.main_thread(), slot)?))
}

fn set_scoped_value_cache(machine: &mut Machine) -> Step<Reply> {
    let slot = cache_slot(machine)?;
    machine.state.heap.set_field(machine.host.main_thread(), slot, machine.arg(0))?;
    Ok(Reply::Void)
}
