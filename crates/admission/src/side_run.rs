//! Side runs with references decided as late as possible.

use machine::{Laziness, Machine, SideRunSettings};

/// Does some work on a stack of its own: references are decided as late as possible, limits alone decide nothing,
/// `further` objects of each class are allowed beyond the limits, and at most `budget` instructions are executed.
pub fn side_run<T>(machine: &mut Machine, further: u32, budget: u64, work: impl FnOnce(&mut Machine) -> T) -> T {
    let mut settings = SideRunSettings::of(&machine.config, budget);
    settings.input.laziness = Laziness::LazierSharp;
    settings.input.proposes_all = true;
    settings.input.objects.raise(further);
    let run = machine.begin_side_run(settings);
    let result = work(machine);
    machine.end_side_run(run);
    result
}
