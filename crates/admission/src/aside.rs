//! Running code beside the path: on a stack of its own, with references decided as late as possible.

use std::rc::Rc;

use machine::{Laziness, Machine, Stack};
use program::Code;

/// Does something on a stack of its own, with references decided as late as possible, nothing decided by limits alone, and
/// so many objects of each class allowed beyond the limits.
pub fn aside<T>(machine: &mut Machine, further: u32, work: impl FnOnce(&mut Machine) -> T) -> T {
    let idle = Stack::new(Rc::new(Code::default()));
    let stack = std::mem::replace(&mut machine.state.stack, idle);
    let input = &mut machine.config.input;
    let laziness = std::mem::replace(&mut input.laziness, Laziness::LazierSharp);
    let proposes_all = std::mem::replace(&mut input.proposes_all, true);
    let objects = input.objects.clone();
    input.objects.raise(further);
    let result = work(machine);
    let input = &mut machine.config.input;
    input.laziness = laziness;
    input.proposes_all = proposes_all;
    input.objects = objects;
    machine.state.stack = stack;
    result
}
