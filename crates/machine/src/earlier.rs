//! Earlier states, as contracts ask for them: showing a moment, forgetting what a call may assign, telling what is new.

use std::rc::Rc;

use heap::{Nullness, Ref, Value};
use program::{ClassId, access};

use crate::input_types::FieldType;
use crate::machine::Machine;
use crate::moments::{Answered, Begun, ENTRY, Entry, Overwritten, Place};
use crate::trap::{Step, Trap};

impl Machine {
    /// Says that paths start in the present state, and which static fields can change.
    pub fn set_entry(&mut self, statics: &[(usize, Value)]) {
        self.entry = Entry { statics: statics.into(), objects: self.state.heap.numbers() as u32 };
    }

    /// Static fields that can change, with what they hold at entry.
    pub(crate) fn entry_statics(&self) -> Rc<[(usize, Value)]> {
        self.entry.statics.clone()
    }

    /// From here to [`Machine::show_present`], fields hold what they held at a moment.
    pub(crate) fn show_moment(&mut self, moment: i32) -> Step {
        let overwritten = match moment {
            ENTRY => {
                self.refuse_shared()?;
                let statics = self.entry_statics();
                self.show_entry(&statics)?
            }
            moment => self.show_before(self.begun(moment)?.forgotten)?,
        };
        self.state.runtime.moments.open(&overwritten);
        Ok(())
    }

    /// Refuses to speak of the entry where the path deals with objects that were there before it, are no inputs, and can have
    /// changed: what static fields lead to, and constants of enumerations.
    pub(crate) fn refuse_shared(&mut self) -> Step {
        self.look_at_statics();
        if self.left_out.statics.is_unknown || !self.left_out.statics.changing.is_empty() {
            let what = "what objects that static fields lead to held when the method was called";
            return Err(Trap::unsupported(what));
        }
        let constants = self.state.input.unknowns().iter().map(|unknown| unknown.object);
        let classes = constants.filter_map(|constant| self.state.heap.class_of(constant));
        let enumerations: Vec<ClassId> = classes
            .map(|class| self.program.enumeration_of(class))
            .filter(|&class| self.program.is_enum(class))
            .collect();
        let is_final = |field: &program::Field| field.is_static() || field.flags & access::FINAL != 0;
        let is_constant = |class: &ClassId| self.program.class(*class).fields.iter().all(is_final);
        match enumerations.iter().find(|class| !is_constant(class)) {
            Some(&class) => {
                let name = self.program.class(class).java_name();
                Err(Trap::unsupported(format!("what constants of {name} held when the method was called")))
            }
            None => Ok(()),
        }
    }

    /// Begins the moment of a call; answers its number.
    pub(crate) fn begin_moment(&mut self) -> i32 {
        let objects = self.state.heap.numbers() as u32;
        let reachable = self.within_reach(&self.arguments_of_running());
        self.state.runtime.moments.begin(objects, &reachable, true)
    }

    /// What is known of the moment of a call.
    fn begun(&self, moment: i32) -> Step<Begun> {
        let begun = self.state.runtime.moments.begun(moment);
        begun.ok_or_else(|| Trap::malformed(format!("there is no moment {moment}")))
    }

    /// Gives places that were forgotten what they held before.
    fn show_before(&mut self, from: usize) -> Step<Overwritten> {
        let mut overwritten = Overwritten::default();
        let forgotten: Vec<(Place, Value)> = self.state.runtime.moments.forgotten_since(from).to_vec();
        for (place, then) in forgotten {
            match place {
                Place::Field(object, slot) => {
                    overwritten.fields.push((object, slot, self.state.heap.field(object, slot)?));
                    self.state.heap.set_field(object, slot, then)?;
                }
                Place::Static(slot) => {
                    overwritten.statics.push((slot, self.state.statics.get(slot)));
                    self.state.statics.set(slot, then);
                }
                Place::Entry(..) => return Err(Trap::malformed("an element that was forgotten".to_owned())),
            }
        }
        Ok(overwritten)
    }

    fn has_forgotten(&self, place: Place, from: usize) -> bool {
        self.state.runtime.moments.forgotten_since(from).iter().any(|(known, _)| *known == place)
    }

    /// Lets a field hold anything from now on; the moment remembers what it held.
    pub(crate) fn forget_field(&mut self, object: Ref, slot: u32, moment: i32) -> Step {
        let from = self.begun(moment)?.forgotten;
        let class = self.state.heap.class_of(object).ok_or_else(Trap::null)?;
        let of = self.field_type(class, slot)?;
        let place = Place::Field(object, slot);
        if self.has_forgotten(place, from) {
            return Ok(());
        }
        let then = self.read_field(object, slot)?;
        self.state.runtime.moments.forget(place, then);
        self.note_answer(Answered::Field(class, slot));
        let value = self.ask_of(of);
        Ok(self.state.heap.set_field(object, slot, value)?)
    }

    /// The same for a static field.
    pub(crate) fn forget_static(&mut self, slot: usize, moment: i32) -> Step {
        let from = self.begun(moment)?.forgotten;
        let place = Place::Static(slot);
        if self.has_forgotten(place, from) {
            return Ok(());
        }
        let then = self.state.statics.get(slot);
        let of = self.static_type(slot as u32)?;
        self.state.runtime.moments.forget(place, then);
        self.note_answer(Answered::Static(slot as u32));
        let value = self.ask_of(of);
        self.state.statics.set(slot, value);
        Ok(())
    }

    /// Any value of a type.
    fn ask_of(&mut self, of: FieldType) -> Value {
        match of {
            FieldType::Number(domain) => self.ask_number(domain),
            FieldType::Reference(class) => Value::Ref(self.ask_object(class, Nullness::Maybe)),
        }
    }

    /// Puts back what the moment that is shown has replaced.
    pub(crate) fn show_present(&mut self) -> Step {
        match self.state.runtime.moments.close() {
            Some(overwritten) => self.show_current(&overwritten),
            None => Err(Trap::malformed("no moment is shown".to_owned())),
        }
    }

    /// Whether an object did not exist at a moment. An input existed at entry, whatever object it is, unless a contract has
    /// given it in the place of a body.
    pub(crate) fn is_fresh(&mut self, reference: Ref, moment: i32) -> Step<bool> {
        let objects = if moment == ENTRY { self.entry.objects } else { self.begun(moment)?.objects };
        let object = match reference.unknown() {
            None => reference,
            Some(unknown) => match self.state.input.decided(unknown) {
                Some(object) => object,
                None if self.context_of(self.state.input.unknown(unknown).origin) == ENTRY => return Ok(false),
                None => self.identify(unknown)?,
            },
        };
        if self.state.input.number_of(object).is_some() {
            return self.is_new_since(object, moment);
        }
        if object.is_null() || object.number() < objects {
            return Ok(false);
        }
        if self.is_shared_box(object)? {
            return Err(Trap::unsupported("whether a box comes from the cache of its class"));
        }
        // Initializers run before the call or in it.
        let is_constant =
            self.state.heap.class_of(object).is_some_and(|class| self.program.is_enum_constant_class(class));
        if is_constant || self.is_reached(object) {
            return Err(Trap::unsupported("whether an object that a static field leads to was made by the call"));
        }
        // The JVM makes objects for literals and classes when they are needed; programs cannot tell when.
        let is_class = self.state.heap.class_of(object) == Some(self.known.class);
        Ok(!is_class && !self.is_interned(object))
    }
}
