//! Callees whose contracts stand in the place of their bodies: saying which, and what reports show of them.

use heap::Origin;
use program::{ClassId, MethodId};

use crate::contracted::Demand;
use crate::intrinsics::vocabulary::next_asked;
use crate::machine::{Linked, Machine};
use crate::moments::{Answer, Answered};

impl Machine {
    /// Says whose contracts stand in the place of bodies, and which models run there; the body of the subject is explored.
    pub fn replace_bodies(&mut self, names: &[String], models: &[(String, String)], subject: MethodId) {
        self.contracted.names = names.to_vec();
        self.contracted.models = models.to_vec();
        self.contracted.subject = Some(subject);
        // Those that ran before are linked anew.
        let linked: Vec<MethodId> = self.linkage.codes().map(|(method, _)| method).collect();
        for method in linked {
            let is_modelled = self.contracted.model_of(&self.program, method).is_some();
            if is_modelled || self.contracted.is_named(&self.program, method) {
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

    /// Notes what the next value that is asked for is: the running method is one whose contract stands in the place of its body.
    pub(crate) fn note_answer(&mut self, what: Answered) {
        let (method, moment) = (self.state.stack.current.method, self.state.runtime.moments.last());
        self.add_answer(method, moment, what);
    }

    /// The same of what the call of a moment has given.
    pub(crate) fn note_answer_of(&mut self, moment: i32, what: Answered) {
        let known = self.state.runtime.moments.answers().iter().find(|answer| answer.moment == moment);
        if let Some(method) = known.map(|answer| answer.method) {
            self.add_answer(method, moment, what);
        }
    }

    fn add_answer(&mut self, method: MethodId, moment: i32, what: Answered) {
        if let Origin::Asked(asked) = next_asked(&self.state.input) {
            self.state.runtime.moments.add_answer(Answer { asked, moment, method, what });
        }
    }

    /// What a value that was asked for is, if a contract gave it: `result of take`, `balance after take`.
    pub fn answer_in_words(&self, asked: u32) -> Option<String> {
        let answers = self.state.runtime.moments.answers();
        let at = answers.iter().position(|answer| answer.asked == asked)?;
        let Answer { method, what, .. } = answers[at];
        let name = self.program.text(self.program.method(method).name);
        let of_field = |class: ClassId, slot: u32| {
            let field = self.program.field_at(class, slot);
            field.map_or_else(|| slot.to_string(), |field| self.program.text(field.name).to_string())
        };
        let words = match what {
            Answered::Result => format!("result of {name}"),
            Answered::Field(class, slot) => format!("{} after {name}", of_field(class, slot)),
            Answered::Static(slot) => format!("{} after {name}", self.program.static_name(slot)),
            Answered::Way => format!("end of {name}"),
            Answered::Exception => format!("exception of {name}"),
            Answered::Novelty => format!("whether {name} gives a new object"),
        };
        let before = answers[..at].iter().filter(|known| known.method == method && known.what == what).count();
        Some(if before == 0 { words } else { format!("{words} ({})", before + 1) })
    }

    /// Whether a model runs in the place of some method.
    pub fn has_model(&self) -> bool {
        self.contracted.has_model()
    }

    /// Whether a contract has answered in the place of a body on this path.
    pub fn has_used_contract(&self) -> bool {
        self.state.runtime.moments.has_contract()
    }

    /// The innermost frame of code that was written: its method and the instruction.
    pub fn written_frame(&self) -> Option<(MethodId, u32)> {
        let is_written =
            |method: MethodId| !self.program.is_of_contract(method) && !self.contracted.is_replaced(method);
        let frame = self.state.stack.frames().find(|frame| is_written(frame.method))?;
        Some((frame.method, frame.pc.saturating_sub(1)))
    }
}
