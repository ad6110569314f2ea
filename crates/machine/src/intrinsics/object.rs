//! `java.lang.Object`, `java.util.Objects` and references.

use heap::{Nature, Ref, Store};
use program::{ClassId, ClassKind};
use term::Domain;

use crate::choice::{Choice, Typed};
use crate::decide::Numbers;
use crate::dispatch::no_implementation;
use crate::intrinsics::array_copy::share_unread;
use crate::intrinsics::{Entries, boolean, int, nothing, reference, zero};
use crate::machine::{Machine, Reply};
use crate::references::open_input;
use crate::surroundings::Surrounding;
use crate::trap::{Step, Trap};

/// Intrinsics that take inputs as they are.
pub(super) const OPEN: Entries = &[
    ("java/lang/Object.getClass()Ljava/lang/Class;", get_class),
    ("java/lang/Object.clone()Ljava/lang/Object;", clone),
];

pub(super) const TABLE: Entries = &[
    ("java/lang/Object.hashCode()I", hash_code),
    ("java/lang/Object.notify()V", notify),
    ("java/lang/Object.notifyAll()V", notify),
    ("java/lang/Object.wait(J)V", wait),
    ("java/lang/Object.wait0(J)V", wait),
    ("java/lang/System.identityHashCode(Ljava/lang/Object;)I", hash_code),
    ("java/lang/ref/Reference.refersTo0(Ljava/lang/Object;)Z", refers_to),
    ("java/lang/ref/PhantomReference.refersTo0(Ljava/lang/Object;)Z", refers_to),
    ("java/lang/ref/Reference.clear0()V", clear),
    ("java/lang/ref/PhantomReference.clear0()V", clear),
    ("java/lang/ref/Finalizer.register(Ljava/lang/Object;)V", nothing),
    ("java/lang/ref/Finalizer.isFinalizationEnabled()Z", zero),
];

fn get_class(machine: &mut Machine) -> Step<Reply> {
    let object = machine.arg_ref(0)?;
    let class = match machine.state.heap.header(object) {
        Some(header) if header.is_callable() => header.class,
        _ => machine.exact_class(object)?,
    };
    reference(machine.mirror(class)?)
}

impl Machine {
    /// The class of an object that is not null: decides it where it is open.
    #[cold]
    pub(crate) fn exact_class(&mut self, reference: Ref) -> Step<ClassId> {
        if self.is_null(reference)? {
            return Err(Trap::null());
        }
        let Some(typed) = open_input(&self.state.heap, &self.state.input, reference) else {
            let object = self.object(reference)?;
            let header = self.state.heap.header(object).ok_or_else(Trap::null)?;
            match header.nature {
                Nature::Watched => self.note_exact(header.class)?,
                Nature::Strange => self.note_strange_class(header.class)?,
                Nature::Plain | Nature::Open | Nature::Boxed => {}
            }
            return Ok(header.class);
        };
        if let Typed::Unknown(unknown) = typed {
            // The exact class of an array is decided among the arrays of subtypes.
            self.decide_apart(unknown)?;
        }
        let (class, members) = self.possible_classes(typed)?;
        if matches!(self.program.class(class).kind, ClassKind::Array(..)) {
            return self.exact_array_class(reference);
        }
        self.note_exact(class)?;
        match *members {
            [] => Err(no_implementation(&self.program, class)),
            [only] => Ok(only),
            _ => {
                let groups = members.iter().map(|&member| (None, self.only_among(typed, &[member]))).collect();
                Err(Trap::choose(Choice::Target(typed, groups)))
            }
        }
    }

    /// Discovers every field of an input object.
    fn read_fields(&mut self, object: Ref) -> Step {
        let header = self.state.heap.header(object).ok_or_else(Trap::null)?;
        if header.store == Store::Fields {
            for slot in 0..header.len() as u32 {
                self.read_field(object, slot)?;
            }
        }
        Ok(())
    }
}

/// Identity hashes depend only on the order in which the path first asks for them.
fn hash_code(machine: &mut Machine) -> Step<Reply> {
    let object = machine.arg_ref(0)?;
    if object.is_null() {
        return int(0);
    }
    if !machine.may_be_anything(Surrounding::IdentityHash) {
        return int(identity_hash(machine.state.heap.identity(object)));
    }
    let identity = machine.state.heap.identity(object) as usize;
    machine.state.runtime.hashes.grow(identity + 1, |_| 0);
    if let Some(known) = machine.state.runtime.hashes.get(identity).checked_sub(1) {
        let known = machine.terms.variable(known, Domain::Natural);
        return Ok(Reply::Value(machine.terms.value_of(known)));
    }
    machine.state.runtime.hashes.set(identity, machine.state.input.variables().len() as u32 + 1);
    Ok(Reply::Value(machine.read_anything(Domain::Natural)))
}

fn identity_hash(identity: u32) -> i32 {
    // Spread over 31 bits, as the real JVM's are, so that hash tables see no pattern.
    (identity.wrapping_mul(0x9E37_79B1) >> 1) as i32
}

fn clone(machine: &mut Machine) -> Step<Reply> {
    let object = machine.arg_object(0)?;
    if object.is_null() {
        return Err(Trap::null());
    }
    let class = machine.exact_class(object)?;
    if !machine.program.is_subtype(class, machine.known.cloneable) {
        return Err(Trap::raise_with("java/lang/CloneNotSupportedException", machine.program.class(class).java_name()));
    }
    if machine.state.input.number_of(object).is_some() {
        // Elements that have not been read yet are the same in original and copy.
        machine.read_fields(object)?;
    }
    let copy = machine.state.heap.duplicate(object).ok_or_else(Trap::null)?;
    share_unread(&mut machine.state.heap, object, copy);
    reference(copy)
}

fn notify(machine: &mut Machine) -> Step<Reply> {
    owned(machine)?;
    Ok(Reply::Void)
}

/// Waiting without a time limit is refused: there is no second thread that could end it.
fn wait(machine: &mut Machine) -> Step<Reply> {
    owned(machine)?;
    if machine.is_called_by_program() {
        machine.note_reading(Surrounding::Thread);
    }
    if machine.arg_long(1)? == 0 {
        return Err(Trap::unsupported("Object.wait: no second thread could notify"));
    }
    Ok(Reply::Void)
}

fn owned(machine: &mut Machine) -> Step {
    let header = machine.state.heap.header(machine.arg_ref(0)?).ok_or_else(Trap::null)?;
    if header.locks == 0 {
        // A caller can hold it.
        machine.note_reading(Surrounding::Callers);
        return Err(Trap::raise_with("java/lang/IllegalMonitorStateException", "current thread is not owner"));
    }
    Ok(())
}

fn refers_to(machine: &mut Machine) -> Step<Reply> {
    let referent = machine.get_named(machine.arg_ref(0)?, "referent")?;
    boolean(referent == machine.arg(1))
}

fn clear(machine: &mut Machine) -> Step<Reply> {
    machine.set_named(machine.arg_ref(0)?, "referent", heap::Value::NULL)?;
    Ok(Reply::Void)
}
