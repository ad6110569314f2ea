//! Orders of which nothing is known but that they are total: those of comparators and of comparable objects of classes outside
//! the class path.
//!
//! An object has a rank in each order, a variable, and comparing two objects compares their ranks: no class is asked for, and it
//! stays open which object an unknown is. Once that is decided, the ranks of what has become one object agree
//! (`responses.rs`). What is answered besides the sign is a variable of the object that is asked.

use heap::{Question, Ref, Value};
use program::ClassId;
use term::{BinaryOp, Domain};

use crate::decide::Numbers;
use crate::machine::Machine;
use crate::references::known_part;
use crate::trap::{Step, Trap};

/// The order in which comparable objects put themselves.
pub(crate) const NATURAL: Ref = Ref::NULL;

impl Machine {
    /// What comparing two objects in an order answers; the object that is asked gives its size.
    pub(crate) fn compare_in_order(&mut self, order: Ref, asked: Ref, (a, b): (Ref, Ref)) -> Step<Value> {
        let asked_for = [(a, Question::Rank), (b, Question::Rank), (asked, Question::Less), (asked, Question::Greater)];
        let mut terms = Vec::with_capacity(asked_for.len());
        for (of, question) in asked_for {
            let answer = self.order_answer(order, of, question)?;
            terms.push(self.terms.term_of(answer)?);
        }
        let [first, second, less, greater] = terms[..] else { return Err(Trap::malformed("an order without answers")) };
        let (before, equal) = (self.terms.lt(first, second), self.terms.eq(first, second));
        let zero = self.terms.int(0);
        let rest = self.terms.ite(equal, zero, greater);
        let answer = self.terms.ite(before, less, rest);
        Ok(self.terms.value_of(answer))
    }

    /// What an order says of an object, an unknown, or null.
    pub(crate) fn order_answer(&mut self, order: Ref, of: Ref, question: Question) -> Step<Value> {
        self.respond(order, question, &[Value::Ref(of)], |machine, origin| {
            if question == Question::Rank {
                return Ok(machine.new_variable(origin, Domain::Long));
            }
            let natural = machine.new_variable(origin, Domain::Natural);
            let natural = machine.terms.term_of(natural)?;
            let size = match question {
                Question::Less => {
                    let minus_one = machine.terms.int(-1);
                    machine.terms.binary(BinaryOp::Sub, minus_one, natural)
                }
                _ => {
                    let (one, greatest) = (machine.terms.int(1), machine.terms.int(i32::MAX));
                    let below = machine.terms.binary(BinaryOp::Rem, natural, greatest);
                    machine.terms.binary(BinaryOp::Add, below, one)
                }
            };
            Ok(machine.terms.value_of(size))
        })
    }

    /// What a field of an object of an unseen class says of its order.
    pub(crate) fn order_field(&self, class: ClassId, slot: u32) -> Option<Question> {
        let field = self.program.field_at(class, slot)?;
        if !self.program.class(class).is_stranger() {
            return None;
        }
        match &**self.program.text(field.name) {
            "rank" => Some(Question::Rank),
            "less" => Some(Question::Less),
            "greater" => Some(Question::Greater),
            _ => None,
        }
    }

    /// What orders have said that belongs into fields of an object or unknown: as a comparable object, or as a comparator.
    pub fn order_fields(&self, class: ClassId, of: Ref) -> Vec<(u32, Value)> {
        let slots = 0..self.program.class(class).slots.len() as u32;
        let of = known_part(&self.state.input, of);
        let said = |question| {
            [NATURAL, of].into_iter().find_map(|order| self.known_response(order, question, &[Value::Ref(of)]))
        };
        slots.filter_map(|slot| Some((slot, said(self.order_field(class, slot)?)?))).collect()
    }

    /// The places that a comparator has given, in order; objects that it has met several times count once.
    pub fn ranks_by(&self, comparator: Ref) -> Vec<(Ref, Value)> {
        let input = &self.state.input;
        let comparator = known_part(input, comparator);
        let mut ranks: Vec<(Ref, Value)> = Vec::new();
        for response in input.responses() {
            if comparator.is_null() || (response.from, response.question) != (comparator, Question::Rank) {
                continue;
            }
            let &[Value::Ref(of)] = input.arguments(response) else { continue };
            let of = known_part(input, of);
            if ranks.iter().all(|&(known, _)| known != of) {
                ranks.push((of, response.value));
            }
        }
        ranks
    }
}
