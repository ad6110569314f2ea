//! The members that have a say about a subject, asked together.

use std::time::Instant;

use machine::{Alternative, Machine};
use program::ClassId;

use crate::counters::Counters;
use crate::error::AdmissionError;
use crate::ground::Ground;
use crate::invariant::Throws;
use crate::list::MEMBERS;
use crate::member::{Answer, Member, Recheck, Setup};

/// The members that the user chose.
#[derive(Default)]
pub struct Admission {
    /// Those that are asked about decisions, and follow the path.
    members: Vec<Box<dyn Member>>,
    /// Those that have no say: a path passes them by.
    silent: Vec<Box<dyn Member>>,
    counters: Counters,
}

impl Admission {
    /// Makes the members that are wanted.
    pub fn new(setup: &mut Setup<'_>, is_wanted: &dyn Fn(&str) -> bool) -> Result<Admission, AdmissionError> {
        let mut admission = Admission::default();
        for kind in MEMBERS.iter().filter(|kind| is_wanted(kind.name)) {
            let member = (kind.make)(setup)?;
            let list = if member.has_say() { &mut admission.members } else { &mut admission.silent };
            list.push(member);
        }
        Ok(admission)
    }

    /// Whether some member is asked about decisions.
    pub fn have_say(&self) -> bool {
        !self.members.is_empty()
    }

    /// Whether the invariant runs before the subject, and is assumed.
    pub fn run_invariant_first(&self) -> bool {
        self.members.iter().chain(&self.silent).any(|member| member.runs_invariant_first())
    }

    /// Classes that have to be initialized before the first path.
    pub fn classes(&self) -> Vec<ClassId> {
        self.members.iter().chain(&self.silent).flat_map(|member| member.classes()).collect()
    }

    /// Whether some member wants to be asked about an alternative.
    pub fn concern(&self, machine: &Machine, alternative: Alternative) -> bool {
        self.members.iter().any(|member| member.concerns(machine, alternative))
    }

    /// Whether all members admit what an alternative, which is about to be taken, makes of the input heap.
    pub fn admit(&mut self, ground: &mut Ground<'_>, alternative: Alternative) -> Answer {
        let started = Instant::now();
        let mut answer = Answer::Admitted;
        for member in &mut self.members {
            if !member.concerns(ground.machine, alternative) {
                continue;
            }
            answer = member.admits(ground, alternative);
            if answer != Answer::Admitted {
                break;
            }
        }
        self.counters.asked += 1;
        self.counters.rejected += u64::from(answer != Answer::Admitted);
        self.counters.nanos += started.elapsed().as_nanos() as u64;
        answer
    }

    /// Every member is told that an alternative is going to be applied.
    pub fn before(&mut self, ground: &mut Ground<'_>, alternative: Alternative) {
        for member in &mut self.members {
            member.before(ground, alternative);
        }
    }

    /// Every member is told that an alternative has been applied.
    pub fn after(&mut self, ground: &mut Ground<'_>, alternative: Alternative) -> machine::Step {
        self.members.iter_mut().try_for_each(|member| member.after(ground, alternative))
    }

    /// Decides references that must not stay open in a witness.
    pub fn close_off(&mut self, ground: &mut Ground<'_>) {
        for member in &mut self.members {
            member.close_off(ground);
        }
    }

    /// Looks at the input heap once more, where the path has ended.
    pub fn recheck(&mut self, ground: &mut Ground<'_>) -> Recheck {
        let mut result = Recheck::Kept;
        for member in &mut self.members {
            match member.recheck(ground) {
                Recheck::Rejected => return Recheck::Rejected,
                Recheck::Unchecked => result = Recheck::Unchecked,
                Recheck::Kept => {}
            }
        }
        result
    }

    /// Makes the present state restorable.
    pub fn mark(&mut self) {
        self.members.iter_mut().for_each(|member| member.mark());
    }

    /// Restores the state at the newest mark, which stays.
    pub fn rollback(&mut self) {
        self.members.iter_mut().for_each(|member| member.rollback());
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(&mut self) {
        self.members.iter_mut().for_each(|member| member.release());
    }

    /// What was counted since the last call.
    pub fn take_counters(&mut self) -> Counters {
        let mut counters = std::mem::take(&mut self.counters);
        for member in self.members.iter_mut().chain(&mut self.silent) {
            counters += member.take_counters();
        }
        counters
    }

    /// What invariants that members ran have thrown since the last call.
    pub fn take_throws(&mut self) -> Throws {
        let mut throws = Throws::default();
        for member in &mut self.members {
            throws.absorb(member.take_throws());
        }
        throws
    }
}
