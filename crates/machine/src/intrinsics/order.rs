//! Comparisons by unknown orders: methods of the classes that stand for those outside the class path.

use crate::intrinsics::Entries;
use crate::left_out::LeftOut;
use crate::machine::{Machine, Reply};
use crate::orders::NATURAL;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("heapwright/OrderedStranger.compare(Lheapwright/OrderedStranger;)I", compare_to),
    ("heapwright/ComparatorStranger.compare(Ljava/lang/Object;Ljava/lang/Object;)I", compare),
];

fn compare_to(machine: &mut Machine) -> Step<Reply> {
    let (this, that) = (machine.arg_ref(0)?, machine.arg_ref(1)?);
    if machine.is_null(that)? {
        return Err(Trap::null());
    }
    Ok(Reply::Value(machine.compare_in_order(NATURAL, this, (this, that))?))
}

fn compare(machine: &mut Machine) -> Step<Reply> {
    machine.left_out.note(LeftOut::Lawless);
    let comparator = machine.arg_object(0)?;
    let pair = (machine.arg_ref(1)?, machine.arg_ref(2)?);
    Ok(Reply::Value(machine.compare_in_order(comparator, comparator, pair)?))
}
