//! Class objects of the input: each is the object of some class, never one with fields of its own. A few stand for all; those
//! that the program compares with are added.

use heap::{Ref, Unknown};

use crate::left_out::LeftOut;
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

    /// Makes the class objects that stand for all.
    pub(crate) fn offer_class_objects(&mut self) -> Step {
        for descriptor in CLASSES {
            let class = self.program.class_of_descriptor(descriptor);
            self.grow();
            self.mirror(class?)?;
        }
        Ok(())
    }

    /// The class objects that stand for all, once they have been made.
    pub(crate) fn class_objects(&mut self) -> Step<Vec<Ref>> {
        self.left_out.note(LeftOut::ClassObjects);
        let mut found = Vec::new();
        for descriptor in CLASSES {
            let class = self.program.class_of_descriptor(descriptor);
            self.grow();
            found.push(self.state.mirror(class?));
        }
        found.retain(|mirror| !mirror.is_null());
        Ok(found)
    }
}
