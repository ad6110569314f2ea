//! Running code beside the path: on a stack of its own, with references decided as late as possible.

use machine::{AsideSettings, Laziness, Machine};

/// Does some work on a stack of its own: references are decided as late as possible, limits alone decide nothing,
/// `further` objects of each class are allowed beyond the limits, and at most `budget` instructions are executed.
pub fn aside<T>(machine: &mut Machine, further: u32, budget: u64, work: impl FnOnce(&mut Machine) -> T) -> T {
    let mut settings = AsideSettings::of(&machine.config, budget);
    settings.input.laziness = Laziness::LazierSharp;
    settings.input.proposes_all = true;
    settings.input.objects.raise(further);
    let aside = machine.go_aside(settings);
    let result = work(machine);
    machine.come_back(aside);
    result
}
