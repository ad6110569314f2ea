//! Class objects of the input: each is the object of some class, never one with fields of its own. A few stand for all; those
//! that the program names are added.

use heap::{Ref, Unknown};
use program::ClassId;

use crate::machine::Machine;
use crate::trap::Step;

/// The classes that stand for all: a primitive type, an array, an interface, an enumeration, and two plain ones.
const CLASSES: &[&str] =
    &["I", "[I", "Ljava/lang/Runnable;", "Ljava/lang/Thread$State;", "Ljava/lang/Object;", "Ljava/lang/String;"];

impl Machine {
    /// Whether an unknown is a class object.
    pub(crate) fn is_class_object(&self, unknown: Unknown) -> bool {
        self.state.input.unknown(unknown).class == self.known.class
    }

    /// Makes the class objects that an input can be.
    pub(crate) fn offer_class_objects(&mut self) -> Step {
        for class in self.offered_classes()? {
            self.mirror(class)?;
        }
        Ok(())
    }

    /// The class objects that an input can be, once they have been made.
    pub(crate) fn class_objects(&mut self) -> Step<Vec<Ref>> {
        self.note_class_object()?;
        let classes = self.offered_classes()?;
        let mut found: Vec<Ref> = classes.into_iter().map(|class| self.state.mirror(class)).collect();
        found.retain(|mirror| !mirror.is_null());
        Ok(found)
    }

    /// Those that stand for all, and those that are asked for.
    pub(crate) fn offered_classes(&mut self) -> Step<Vec<ClassId>> {
        let mut offered = Vec::new();
        for descriptor in CLASSES {
            offered.push(self.program.class_of_descriptor(descriptor)?);
        }
        for name in self.config.input.subtypes.named() {
            let class = self.program.load_named(name)?;
            if !offered.contains(&class) {
                offered.push(class);
            }
        }
        self.grow();
        Ok(offered)
    }
}
