//! Callees whose contracts stand in the place of their bodies: saying which, and what reports show of them.

use program::MethodId;

use crate::contracted::Demand;
use crate::machine::{Linked, Machine};

impl Machine {
    /// Says whose contracts stand in the place of bodies; the body of the subject is explored.
    pub fn replace_bodies(&mut self, names: &[String], subject: MethodId) {
        self.contracted.names = names.to_vec();
        self.contracted.subject = Some(subject);
        // Those that ran before are linked anew.
        let linked: Vec<MethodId> = self.linkage.codes().map(|(method, _)| method).collect();
        for method in linked {
            if self.contracted.is_named(&self.program, method) {
                self.linkage.set_entry(method, Linked::Unlinked);
            }
        }
    }

    /// What the contract of a callee demands, and of which method, by the number of the demand.
    pub fn demand_in_words(&self, number: u32) -> String {
        let Some(Demand { method, place }) = self.contracted.demand(number) else { return String::new() };
        let text = place.text();
        format!("{} of {}", text.trim_end_matches(';'), self.program.external_method(*method, true))
    }

    /// Whether a contract has answered in the place of a body on this path.
    pub fn has_used_contract(&self) -> bool {
        self.state.runtime.moments.has_begun()
    }

    /// The innermost frame of code that was written: its method and the instruction.
    pub fn written_frame(&self) -> Option<(MethodId, u32)> {
        let is_written =
            |method: MethodId| !self.program.is_of_contract(method) && !self.contracted.is_replaced(method);
        let frame = self.state.stack.frames().find(|frame| is_written(frame.method))?;
        Some((frame.method, frame.pc.saturating_sub(1)))
    }
}
