//! The words of compiled contracts: what instructions cannot say.

use crate::intrinsics::{Entries, boolean};
use crate::machine::{Machine, Reply};
use crate::trap::Step;

pub(super) const WORDS: Entries =
    &[("before(I)V", before), ("now()V", now), ("isFresh(Ljava/lang/Object;I)Z", is_fresh)];

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
