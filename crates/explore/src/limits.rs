//! Which materializations the limits allow.

use heap::Unknown;
use machine::Machine;
use program::{ClassId, Kind};

use crate::config::Limits;

impl Limits {
    /// The limit, by the name of its flag, that forbids that an unknown becomes a further object of the input.
    pub fn forbidding(&self, machine: &Machine, unknown: Unknown) -> Option<&'static str> {
        let cell = machine.state.input.unknown(unknown);
        if cell.budget == 0 {
            return Some("k");
        }
        let limit = self.objects_of(machine, cell.class)?;
        let same = machine.state.input.objects().iter().filter(|object| object.class == cell.class).count();
        (same as u32 >= limit).then_some("n")
    }

    /// How many input objects of a class there may be. Strings and boxes are values, and not counted.
    fn objects_of(&self, machine: &Machine, class: ClassId) -> Option<u32> {
        let class = machine.program.class(class);
        if !self.n_of.is_empty() {
            let name = class.java_name();
            let matches = |wanted: &str| wanted == name || name.rsplit(['.', '$']).next() == Some(wanted);
            if let Some((_, limit)) = self.n_of.iter().find(|(wanted, _)| matches(wanted)) {
                return Some(*limit);
            }
        }
        let is_value = &*class.name == "java/lang/String" || Kind::of_box(&class.name).is_some();
        if is_value { None } else { self.n }
    }
}
