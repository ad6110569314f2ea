//! What objects of unseen classes have answered: the same for the same arguments.
//!
//! A number that is answered is a variable. Where it is open whether two calls have the same arguments, nothing is decided:
//! the answers agree as soon as it turns out that they have. References that are answered cannot agree later, so that is
//! decided at the call.

use heap::{Origin, Question, Ref, Response, Unknown, Value};
use term::{Node, Sort, Term};

use crate::decide::{Conditions, Numbers};
use crate::left_out::LeftOut;
use crate::machine::Machine;
use crate::moments::ENTRY;
use crate::references::{as_decided, known_part, may_be_same};
use crate::trap::{Step, Trap};

/// Whether two lists of arguments are the same.
enum Same {
    Yes,
    No,
    /// If this holds.
    If(Term),
}

impl Machine {
    /// What an object answers to a question about arguments: what it has answered to the same, or something new.
    pub(crate) fn respond(
        &mut self,
        from: Ref,
        question: Question,
        arguments: &[Value],
        new: impl FnOnce(&mut Machine, Origin) -> Step<Value>,
    ) -> Step<Value> {
        let input = &self.state.input;
        let arguments: Vec<Value> = arguments.iter().map(|&argument| as_decided(input, argument)).collect();
        if let Some(known) = self.known_response(from, question, &arguments) {
            return Ok(known);
        }
        let mut similar: Vec<(Term, Value)> = Vec::new();
        for at in 0..self.state.input.responses().len() {
            let response = self.state.input.responses()[at];
            if (response.from, response.question) != (from, question) {
                continue;
            }
            let is_reference = matches!(response.value, Value::Ref(_));
            match self.compare_arguments(&response, &arguments, is_reference)? {
                Same::Yes => return Ok(response.value),
                Same::No => {}
                Same::If(condition) if is_reference => {
                    if self.state.truth.decide(&self.terms, condition)? {
                        return Ok(response.value);
                    }
                }
                Same::If(condition) => similar.push((condition, response.value)),
            }
        }
        let value = self.respond_anew(from, question, &arguments, new)?;
        let mut all = self.terms.bool(true);
        for (condition, other) in similar {
            let (own, other) = (self.terms.term_of(value)?, self.terms.term_of(other)?);
            let (differ, equal) = (self.terms.not(condition), self.terms.eq(own, other));
            let agree = self.terms.or(differ, equal);
            all = self.terms.and(all, agree);
        }
        // The instruction is executed again, and finds the answer.
        match self.state.truth.require(&self.terms, all)? {
            true => Ok(value),
            false => Err(Trap::malformed("answers that cannot agree")),
        }
    }

    /// Something new that an object answers. Must be called after the last decision of an instruction.
    pub(crate) fn respond_anew(
        &mut self,
        from: Ref,
        question: Question,
        arguments: &[Value],
        new: impl FnOnce(&mut Machine, Origin) -> Step<Value>,
    ) -> Step<Value> {
        let origin = Origin::Response(self.state.input.responses().len() as u32);
        let value = new(self, origin)?;
        let moment = match value {
            Value::Ref(_) => self.begin_answer(arguments),
            _ => ENTRY,
        };
        self.state.input.add_response(from, question, arguments, value, moment);
        Ok(value)
    }

    /// What an object has answered to a question about exactly these arguments, each as decided as it is.
    pub(crate) fn known_response(&self, from: Ref, question: Question, arguments: &[Value]) -> Option<Value> {
        let input = &self.state.input;
        let is_asked = |response: &&Response| {
            (response.from, response.question) == (from, question)
                && input.arguments(response).iter().map(|&known| as_decided(input, known)).eq(arguments.iter().copied())
        };
        input.responses().iter().find(is_asked).map(|response| response.value)
    }

    /// Compares the arguments of a response with others. Which object an unknown is gets decided if asked for; else it is taken
    /// for another one.
    fn compare_arguments(&mut self, response: &Response, arguments: &[Value], decides: bool) -> Step<Same> {
        let mut condition = self.terms.bool(true);
        for (at, &argument) in arguments.iter().enumerate() {
            let known = as_decided(&self.state.input, self.state.input.arguments(response)[at]);
            if let (Value::Ref(known), Value::Ref(argument)) = (known, argument) {
                if known == argument {
                    continue;
                }
                // Boxes and strings are often one object in Java though they are several here.
                let is_decided = !known.is_undecided() && !argument.is_undecided();
                let is_open = (decides || is_decided) && may_be_same(&self.state.heap, known, argument);
                if !is_open || !self.same(known, argument)? {
                    return Ok(Same::No);
                }
                continue;
            }
            if matches!(argument, Value::Float(_) | Value::Double(_) | Value::Term(Sort::Float | Sort::Double, _)) {
                self.left_out.note(LeftOut::NanBits);
            }
            let equal = self.equal_bits(known, argument)?;
            condition = self.terms.and(condition, equal);
        }
        Ok(match self.terms.node(condition) {
            Node::Bool(true) => Same::Yes,
            Node::Bool(false) => Same::No,
            _ => Same::If(condition),
        })
    }

    /// The condition that answers agree if an unknown turns out to be an object, or null.
    pub(crate) fn agreement_of_unknown(&mut self, unknown: Unknown, object: Ref) -> Option<Term> {
        self.agreement(Ref::undecided(unknown), object)
    }

    /// The condition that answers agree if two references that differ here are one object.
    fn agreement(&mut self, one: Ref, other: Ref) -> Option<Term> {
        let responses = self.state.input.responses().len();
        if responses < 2 {
            return None;
        }
        let input = &self.state.input;
        let as_one = |value: Value| match as_decided(input, value) {
            Value::Ref(reference) if reference == one => Value::Ref(other),
            value => value,
        };
        let mentions = |response: &Response| {
            input.arguments(response).iter().any(|&argument| as_decided(input, argument) == Value::Ref(one))
        };
        let mut pairs = Vec::new();
        for first in 0..responses {
            let response = input.responses()[first];
            if matches!(response.value, Value::Ref(_))
                || matches!(response.question, Question::Again(_))
                || !mentions(&response)
            {
                continue;
            }
            for second in 0..responses {
                let against = input.responses()[second];
                let is_later = second > first || !mentions(&against);
                if first == second
                    || !is_later
                    || (against.from, against.question) != (response.from, response.question)
                {
                    continue;
                }
                let list = |response| input.arguments(response).iter().map(|&value| as_one(value));
                pairs.push((response.value, against.value, list(&response).zip(list(&against)).collect::<Vec<_>>()));
            }
        }
        let mut all: Option<Term> = None;
        for (own, other, arguments) in pairs {
            let Some(agree) = self.agree(own, other, &arguments) else { continue };
            all = Some(match all {
                None => agree,
                Some(all) => self.terms.and(all, agree),
            });
        }
        all
    }

    /// The condition that two answers are equal if their arguments are; none if the arguments differ.
    fn agree(&mut self, own: Value, other: Value, arguments: &[(Value, Value)]) -> Option<Term> {
        let mut differ = self.terms.bool(false);
        for &(a, b) in arguments {
            match (a, b) {
                (Value::Ref(a), Value::Ref(b)) if a == b => {}
                (Value::Ref(_), _) | (_, Value::Ref(_)) => return None,
                (a, b) => {
                    let equal = self.equal_bits(a, b).ok()?;
                    let other = self.terms.not(equal);
                    differ = self.terms.or(differ, other);
                }
            }
        }
        let (own, other) = (self.terms.term_of(own).ok()?, self.terms.term_of(other).ok()?);
        let equal = self.terms.eq(own, other);
        Some(self.terms.or(differ, equal))
    }

    /// Requires that answers agree on two objects of our heap that are one in Java.
    pub(crate) fn require_agreement(&mut self, a: Ref, b: Ref) -> Step {
        let Some(condition) = self.agreement(a, b) else { return Ok(()) };
        match self.state.truth.require(&self.terms, condition)? {
            true => Ok(()),
            false => Err(Trap::malformed("one object with two answers")),
        }
    }

    /// Whether an object of an unseen class was asked about an object or unknown.
    pub fn is_asked_about(&self, of: Ref) -> bool {
        let input = &self.state.input;
        let of = Value::Ref(known_part(input, of));
        let mut arguments = input.responses().iter().flat_map(|response| input.arguments(response));
        arguments.any(|&argument| as_decided(input, argument) == of)
    }
}
