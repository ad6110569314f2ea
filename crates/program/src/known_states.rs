//! The states of the objects of a class that is loaded.

use crate::error::LinkError;
use crate::ids::ClassId;
use crate::program::Program;
use crate::states::{KNOWN, KnownState, STATES, State};

impl Program {
    /// What is known of the objects of a class of the JDK, or of a class that extends it.
    pub fn known_state(&mut self, class: ClassId) -> Result<Option<KnownState>, LinkError> {
        let mut above = Some(class);
        while let Some(at) = above {
            let record = self.class(at);
            if record.is_jdk()
                && let Some(state) = KNOWN.iter().find(|state| state.class == &*record.name)
            {
                return self.state_in(class, state);
            }
            above = record.super_class;
        }
        Ok(None)
    }

    fn state_in(&mut self, class: ClassId, state: &State) -> Result<Option<KnownState>, LinkError> {
        let found: Option<Vec<(u32, String)>> =
            state.fields.iter().map(|name| self.instance_field(class, name)).collect();
        let Some(found) = found else { return Ok(None) };
        let descriptor: String = found.iter().map(|(_, descriptor)| descriptor.as_str()).collect();
        let states = self.load(STATES)?;
        let Some(method) = self.declared(states, state.method, &format!("({descriptor})V")) else { return Ok(None) };
        let kept =
            state.kept.iter().filter_map(|name| self.instance_field(class, name)).map(|(slot, _)| slot).collect();
        Ok(Some(KnownState { method, given: found.into_iter().map(|(slot, _)| slot).collect(), kept }))
    }

    /// The slot and the type of a field by name, inherited or not.
    fn instance_field(&self, class: ClassId, name: &str) -> Option<(u32, String)> {
        let field = self.field_at(class, self.slot(class, name)?)?;
        Some((field.slot, self.text(field.descriptor).to_string()))
    }
}
