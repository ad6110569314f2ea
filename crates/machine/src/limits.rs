//! Which materializations the limits allow: k bounds their chains, n the input objects of a class.

use heap::Unknown;
use program::{ClassId, Kind};

use crate::machine::Machine;

/// How many objects of a class the input may have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ObjectLimits {
    /// Of each class.
    pub each: Option<u32>,
    /// Of certain classes, by their Java names.
    pub of: Vec<(String, u32)>,
}

impl ObjectLimits {
    /// Allows so many more of each class.
    pub fn raise(&mut self, further: u32) {
        self.each = self.each.map(|limit| limit.saturating_add(further));
        for (_, limit) in &mut self.of {
            *limit = limit.saturating_add(further);
        }
    }
}

/// Unknowns that turned out to be null since no limit left room for an object, on all paths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cuts {
    /// By the length of a chain.
    pub k: u64,
    /// By the number of objects.
    pub n: u64,
}

impl Machine {
    /// The limit, by the name of its flag, that forbids that an unknown becomes a further object of the input.
    pub fn forbidding(&self, unknown: Unknown) -> Option<&'static str> {
        let cell = self.state.input.unknown(unknown);
        if self.program.is_enum(cell.class) {
            // The constants exist already.
            return None;
        }
        if cell.budget == 0 {
            return Some("k");
        }
        let limit = self.objects_of(cell.class)?;
        (self.state.input.count_of(cell.class) >= limit).then_some("n")
    }

    /// How many input objects of a class there may be. Strings and boxes are values, and not counted.
    fn objects_of(&self, class: ClassId) -> Option<u32> {
        let limits = &self.config.input.objects;
        if limits.each.is_none() && limits.of.is_empty() {
            return None;
        }
        let class = self.program.class(class);
        if !limits.of.is_empty() {
            let name = class.java_name();
            let matches = |wanted: &str| wanted == name || name.rsplit(['.', '$']).next() == Some(wanted);
            if let Some((_, limit)) = limits.of.iter().find(|(wanted, _)| matches(wanted)) {
                return Some(*limit);
            }
        }
        let is_value = class.is_jdk() && (class.id == self.known.string || Kind::of_box(&class.name).is_some());
        if is_value { None } else { limits.each }
    }

    /// Whether an unknown can only be null: it is shared with nothing, and no limit leaves room for an object. Known
    /// without asking, since most leaves of a bounded tree are of this kind.
    pub(crate) fn is_cut(&mut self, unknown: Unknown) -> bool {
        let limit = self.forbidding(unknown);
        match limit {
            Some("k") => self.cuts.k += 1,
            Some(_) => self.cuts.n += 1,
            None => {}
        }
        limit.is_some()
    }
}
