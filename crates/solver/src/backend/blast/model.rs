//! Models: the values of the variables of a question.

use term::{Domain, Node, Term, Terms, Variable};

use super::encode::Encoding;
use super::sat::Sat;
use crate::assignment::Model;
use crate::backend::occurrences::Occurrences;

/// The values of the variables of these conjuncts in the model that the SAT solver found.
pub fn read(occurrences: &mut Occurrences, encoding: &Encoding, sat: &Sat, terms: &Terms, conjuncts: &[Term]) -> Model {
    let mut model = Model::default();
    for &conjunct in conjuncts {
        for &variable in occurrences.of(terms, conjunct).iter() {
            model.entry(variable).or_insert_with(|| value(encoding, sat, variable));
        }
    }
    model
}

fn value(encoding: &Encoding, sat: &Sat, variable: Variable) -> Node {
    let word = encoding.variable(variable).expect("the variable was encoded");
    let sign = sat.value(word[word.len() - 1]);
    let mut bits: i64 = if sign { -1 } else { 0 };
    for (at, &bit) in word.iter().enumerate() {
        bits = bits & !(1 << at) | i64::from(sat.value(bit)) << at;
    }
    match variable.domain {
        Domain::Bool => Node::Bool(sign),
        Domain::Byte | Domain::Char | Domain::Short | Domain::Natural | Domain::Int => Node::Int(bits as i32),
        Domain::Long => Node::Long(bits),
        Domain::Float => Node::of_float(f32::from_bits(bits as u32)),
        Domain::Double => Node::of_double(f64::from_bits(bits as u64)),
    }
}
