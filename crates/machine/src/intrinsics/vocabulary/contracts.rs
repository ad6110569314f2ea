//! The words of compiled contracts: what instructions cannot say.

use heap::{Nullness, Value};
use program::{ClassId, access};
use term::Domain;

use super::asked::assume;
use crate::intrinsics::{Entries, boolean, int, reference};
use crate::machine::{Machine, Reply};
use crate::moments::Answered;
use crate::trap::{Step, Stop, Trap};

pub(super) const WORDS: Entries = &[
    ("before(I)V", before),
    ("now()V", now),
    ("isFresh(Ljava/lang/Object;I)Z", is_fresh),
    ("moment()I", moment),
    ("demand(ZI)V", demand),
    ("suppose(Z)V", assume),
    ("forgetField(Ljava/lang/Object;II)V", forget_field),
    ("forgetFields(Ljava/lang/Object;I)V", forget_fields),
    ("forgetStatic(II)V", forget_static),
    ("way(I)I", way),
    ("thrown(I)Ljava/lang/Throwable;", thrown),
    ("anyBoolean()Z", |machine| result(machine, Domain::Bool)),
    ("anyByte()B", |machine| result(machine, Domain::Byte)),
    ("anyShort()S", |machine| result(machine, Domain::Short)),
    ("anyChar()C", |machine| result(machine, Domain::Char)),
    ("anyInt()I", |machine| result(machine, Domain::Int)),
    ("anyLong()J", |machine| result(machine, Domain::Long)),
    ("anyFloat()F", |machine| result(machine, Domain::Float)),
    ("anyDouble()D", |machine| result(machine, Domain::Double)),
    ("anyReference(I)Ljava/lang/Object;", any_reference),
];

/// `void f(int moment)`: from here on, fields hold what they held at a moment.
fn before(machine: &mut Machine) -> Step<Reply> {
    let moment = machine.arg_int(0)?;
    machine.show_moment(moment)?;
    Ok(Reply::Void)
}

/// `void f()`: fields hold again what they hold now.
fn now(machine: &mut Machine) -> Step<Reply> {
    machine.show_present()?;
    Ok(Reply::Void)
}

/// `boolean f(Object object, int moment)`: whether an object did not exist at a moment.
fn is_fresh(machine: &mut Machine) -> Step<Reply> {
    let (object, moment) = (machine.arg_ref(0)?, machine.arg_int(1)?);
    boolean(machine.is_fresh(object, moment)?)
}

/// `int f()`: begins a moment.
fn moment(machine: &mut Machine) -> Step<Reply> {
    int(machine.begin_moment())
}

/// `void f(boolean condition, int number)`: a caller has to have made a condition true.
fn demand(machine: &mut Machine) -> Step<Reply> {
    let number = machine.arg_int(1)?;
    match machine.decide_value(machine.arg(0))? {
        true => Ok(Reply::Void),
        false => Err(Trap::stop(Stop::Demanded(number as u32))),
    }
}

/// `void f(Object object, int slot, int moment)`: a field may hold anything from now on. Null has none.
fn forget_field(machine: &mut Machine) -> Step<Reply> {
    let (slot, moment) = (machine.arg_int(1)?, machine.arg_int(2)?);
    let object = machine.arg_object(0)?;
    if !object.is_null() {
        machine.forget_field(object, slot as u32, moment)?;
    }
    Ok(Reply::Void)
}

/// `void f(Object object, int moment)`: all fields of an object may hold anything from now on. Null has none.
fn forget_fields(machine: &mut Machine) -> Step<Reply> {
    let moment = machine.arg_int(1)?;
    let object = machine.arg_object(0)?;
    if !object.is_null() {
        // Those of its own class count, whatever it is declared as.
        let class = machine.exact_class(object)?;
        for slot in 0..machine.program.class(class).slots.len() as u32 {
            let field = machine.program.field_at(class, slot);
            if field.is_none_or(|field| field.flags & access::FINAL == 0) {
                machine.forget_field(object, slot, moment)?;
            }
        }
    }
    Ok(Reply::Void)
}

/// `void f(int slot, int moment)`: a static field may hold anything from now on.
fn forget_static(machine: &mut Machine) -> Step<Reply> {
    let (slot, moment) = (machine.arg_int(0)?, machine.arg_int(1)?);
    machine.forget_static(slot as usize, moment)?;
    Ok(Reply::Void)
}

/// Any value, which a call returns.
fn result(machine: &mut Machine, domain: Domain) -> Step<Reply> {
    machine.note_answer(Answered::Result);
    machine.ask(domain)
}

/// `Object f(int number)`: any reference to a class, which a call returns.
fn any_reference(machine: &mut Machine) -> Step<Reply> {
    let class = ClassId(machine.arg_int(0)? as u32);
    machine.note_answer(Answered::Result);
    reference(machine.ask_object(class, Nullness::Maybe))
}

/// `int f(int last)`: any number from 0 to the last.
fn way(machine: &mut Machine) -> Step<Reply> {
    let last = machine.arg_int(0)?;
    if last == 0 {
        return int(0);
    }
    machine.decide_between(Domain::Int, Value::Int(0), Value::Int(last))?;
    machine.note_answer(Answered::Way);
    machine.ask(Domain::Int)
}

/// `Throwable f(int number)`: any exception of a class.
fn thrown(machine: &mut Machine) -> Step<Reply> {
    let class = ClassId(machine.arg_int(0)? as u32);
    machine.note_answer(Answered::Exception);
    reference(machine.ask_object(class, Nullness::Object))
}

#[cfg(test)]
mod tests {
    #[test]
    fn contracts_say_these_words_and_no_others() {
        let known: Vec<&str> = super::WORDS.iter().map(|&(word, _)| word).collect();
        assert_eq!(known, contract::WORD_SIGNATURES);
        assert!(super::super::VOCABULARIES.iter().any(|vocabulary| vocabulary.class == contract::WORDS));
    }
}
