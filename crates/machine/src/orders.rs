//! Orders of which nothing is known but that they are total: those of comparators and of comparable objects of classes outside
//! the class path.
//!
//! An object has a rank in each order, a variable, and comparing two objects compares their ranks: no class is asked for, and it
//! stays open which object an unknown is. Once that is decided, the ranks of what has become one object agree. What is
//! answered besides the sign is a variable of the object that is asked.

use heap::{OrderAnswer, OrderQuestion, Origin, Ref, Unknown, Value};
use program::ClassId;
use term::{BinaryOp, Domain, Term};

use crate::decide::{Conditions, Numbers};
use crate::machine::Machine;
use crate::references::{known_part, may_be_same};
use crate::trap::{Step, Trap};

/// The order in which comparable objects put themselves.
pub(crate) const NATURAL: Ref = Ref::NULL;

impl Machine {
    /// What comparing two objects in an order answers; the object that is asked gives its size.
    pub(crate) fn compare_in_order(&mut self, order: Ref, asked: Ref, (a, b): (Ref, Ref)) -> Step<Value> {
        let asked_for = [
            (a, OrderQuestion::Rank),
            (b, OrderQuestion::Rank),
            (asked, OrderQuestion::Less),
            (asked, OrderQuestion::Greater),
        ];
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
    pub(crate) fn order_answer(&mut self, order: Ref, of: Ref, question: OrderQuestion) -> Step<Value> {
        let of = known_part(&self.state.input, of);
        if let Some(known) = self.known_order_answer(order, of, question) {
            return Ok(known);
        }
        // Boxes and strings are often one object in Java though they are several here.
        for at in 0..self.state.input.order_answers().len() {
            let answer = self.state.input.order_answers()[at];
            let other = known_part(&self.state.input, answer.of);
            let is_decided = of.unknown().is_none() && other.unknown().is_none() && !of.is_null() && !other.is_null();
            if (answer.order, answer.question) == (order, question)
                && is_decided
                && may_be_same(&self.state.heap, of, other)
                && self.same(of, other)?
            {
                return Ok(answer.value);
            }
        }
        let origin = Origin::Order(self.state.input.order_answers().len() as u32);
        let value = match question {
            OrderQuestion::Rank => self.new_variable(origin, Domain::Long),
            OrderQuestion::Less => {
                let natural = self.new_variable(origin, Domain::Natural);
                let (minus_one, natural) = (self.terms.int(-1), self.terms.term_of(natural)?);
                let negative = self.terms.binary(BinaryOp::Sub, minus_one, natural);
                self.terms.value_of(negative)
            }
            OrderQuestion::Greater => {
                let natural = self.new_variable(origin, Domain::Natural);
                let (one, greatest) = (self.terms.int(1), self.terms.int(i32::MAX));
                let natural = self.terms.term_of(natural)?;
                let below = self.terms.binary(BinaryOp::Rem, natural, greatest);
                let positive = self.terms.binary(BinaryOp::Add, below, one);
                self.terms.value_of(positive)
            }
        };
        self.state.input.add_order_answer(OrderAnswer { order, of, question, value });
        Ok(value)
    }

    /// What an order has said of an object, an unknown, or null.
    pub(crate) fn known_order_answer(&self, order: Ref, of: Ref, question: OrderQuestion) -> Option<Value> {
        let input = &self.state.input;
        let is_asked = |answer: &&OrderAnswer| {
            (answer.order, answer.question) == (order, question) && known_part(input, answer.of) == of
        };
        input.order_answers().iter().find(is_asked).map(|answer| answer.value)
    }

    /// The condition that orders say the same of an unknown and of an object, or null, that it turns out to be.
    pub(crate) fn order_agreement(&mut self, unknown: Unknown, object: Ref) -> Option<Term> {
        let mut all = None;
        for at in 0..self.state.input.order_answers().len() {
            let OrderAnswer { order, of, question, value } = self.state.input.order_answers()[at];
            if of.unknown() != Some(unknown) {
                continue;
            }
            let Some(other) = self.known_order_answer(order, object, question) else { continue };
            let (Ok(own), Ok(other)) = (self.terms.term_of(value), self.terms.term_of(other)) else { continue };
            let equal = self.terms.eq(own, other);
            all = Some(match all {
                None => equal,
                Some(all) => self.terms.and(all, equal),
            });
        }
        all
    }

    /// Requires that orders say the same of two objects of our heap that are one in Java.
    pub(crate) fn require_order_agreement(&mut self, a: Ref, b: Ref) -> Step {
        for at in 0..self.state.input.order_answers().len() {
            let OrderAnswer { order, of, question, value } = self.state.input.order_answers()[at];
            if known_part(&self.state.input, of) != a {
                continue;
            }
            let Some(other) = self.known_order_answer(order, b, question) else { continue };
            let (own, other) = (self.terms.term_of(value)?, self.terms.term_of(other)?);
            let equal = self.terms.eq(own, other);
            if !self.state.truth.require(&self.terms, equal)? {
                return Err(Trap::malformed("one object with two places in an order"));
            }
        }
        Ok(())
    }

    /// What a field of an object of a class outside the class path says of its order.
    pub(crate) fn order_field(&self, class: ClassId, slot: u32) -> Option<OrderQuestion> {
        let field = self.program.field_at(class, slot)?;
        if !self.program.class(class).is_stranger() {
            return None;
        }
        match &**self.program.text(field.name) {
            "rank" => Some(OrderQuestion::Rank),
            "less" => Some(OrderQuestion::Less),
            "greater" => Some(OrderQuestion::Greater),
            _ => None,
        }
    }

    /// What orders have said that belongs into fields of an object or unknown: as a comparable object, or as a comparator.
    pub fn order_fields(&self, class: ClassId, of: Ref) -> Vec<(u32, Value)> {
        let slots = 0..self.program.class(class).slots.len() as u32;
        let of = known_part(&self.state.input, of);
        let said = |question| [NATURAL, of].into_iter().find_map(|order| self.known_order_answer(order, of, question));
        slots.filter_map(|slot| Some((slot, said(self.order_field(class, slot)?)?))).collect()
    }

    /// The places that a comparator has given, in order; objects that it has met several times count once.
    pub fn ranks_by(&self, comparator: Ref) -> Vec<(Ref, Value)> {
        let comparator = known_part(&self.state.input, comparator);
        let mut ranks: Vec<(Ref, Value)> = Vec::new();
        for answer in self.state.input.order_answers() {
            let of = known_part(&self.state.input, answer.of);
            let is_new = ranks.iter().all(|&(known, _)| known != of);
            if !comparator.is_null() && (answer.order, answer.question) == (comparator, OrderQuestion::Rank) && is_new {
                ranks.push((of, answer.value));
            }
        }
        ranks
    }

    /// Whether an unknown order has been asked about an object or unknown.
    pub fn is_ordered(&self, of: Ref) -> bool {
        let input = &self.state.input;
        let of = known_part(input, of);
        input.order_answers().iter().any(|answer| known_part(input, answer.of) == of)
    }
}
