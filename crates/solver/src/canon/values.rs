//! Models in canonical order, as words.

use term::{Domain, Node, Variable};

use super::Canonical;
use crate::assignment::{Model, zero};

impl Canonical {
    /// The values of the variables at their places; zero where the model says nothing.
    pub(crate) fn values(&self, model: &Model) -> Vec<u64> {
        self.variables.iter().map(|variable| model.get(variable).map_or(0, |&value| bits(value))).collect()
    }

    /// The model that such values are; nothing if they do not fit the variables.
    pub(crate) fn model(&self, values: &[u64]) -> Option<Model> {
        if values.len() != self.variables.len() {
            return None;
        }
        let mut model = self.free.iter().map(|&variable| (variable, zero(variable.domain))).collect::<Model>();
        for (&variable, &bits) in self.variables.iter().zip(values) {
            model.insert(variable, value(variable, bits)?);
        }
        Some(model)
    }
}

fn bits(value: Node) -> u64 {
    match value {
        Node::Bool(value) => value.into(),
        Node::Int(value) => i64::from(value) as u64,
        Node::Long(value) => value as u64,
        Node::Float(bits) => bits.into(),
        Node::Double(bits) => bits,
        _ => 0,
    }
}

/// The value that these bits are, if it is one of the variable's domain.
fn value(variable: Variable, bits: u64) -> Option<Node> {
    let number = bits as i64;
    if let Some((least, greatest)) = variable.domain.range() {
        let inside = (least..=greatest).contains(&number);
        let node = if variable.domain == Domain::Long { Node::Long(number) } else { Node::Int(number as i32) };
        return inside.then_some(node);
    }
    match variable.domain {
        Domain::Bool => (bits <= 1).then_some(Node::Bool(bits == 1)),
        Domain::Float => u32::try_from(bits).ok().map(|bits| Node::of_float(f32::from_bits(bits))),
        _ => Some(Node::of_double(f64::from_bits(bits))),
    }
}
