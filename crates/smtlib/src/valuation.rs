//! Values of everything under a model: of declared names, functions and arrays, and of any term.

use rustc_hash::FxHashMap;
use solver::Model;
use std::cell::RefCell;
use term::{Evaluator, Node, Term, Variable};

use crate::arrays::{ArrayId, ArrayNode};
use crate::demands::Demands;
use crate::sort::Scalar;
use crate::universe::{Application, Fresh, FunctionId, Universe};

/// A model of the assertions, extended to all that a script may ask for.
#[derive(Debug)]
pub struct Valuation {
    values: Model,
    evaluator: RefCell<Evaluator>,
    /// Of each function: results by arguments, in the order in which they were found.
    functions: Vec<Vec<(Vec<Node>, Node)>>,
}

/// What an array holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayValue {
    pub elements: FxHashMap<Node, Node>,
    pub elsewhere: Node,
}

impl Valuation {
    /// Extends a model. None if a value does not fit into a model.
    pub fn new(universe: &Universe, demands: &Demands, model: Model) -> Option<Valuation> {
        let functions = vec![Vec::new(); universe.functions.len()];
        let mut valuation = Valuation { values: model, evaluator: RefCell::default(), functions };
        // First the fresh variables that constraints use: their values are fixed. The others follow from these.
        for in_use in [true, false] {
            for (id, fresh) in universe.fresh.iter().enumerate() {
                if demands.is_active(id) == in_use {
                    valuation.settle(universe, fresh)?;
                }
            }
        }
        Some(valuation)
    }

    fn settle(&mut self, universe: &Universe, fresh: &Fresh) -> Option<()> {
        match *fresh {
            Fresh::Application(id, index) => {
                let function = &universe.functions[id];
                let Application { arguments, result, variable } = &function.applications[index];
                let arguments: Option<Vec<Node>> = arguments.iter().map(|&term| self.term(universe, term)).collect();
                let arguments = arguments?;
                let known = self.functions[id].iter().find(|(known, _)| *known == arguments);
                match known {
                    Some((_, value)) if !self.values.contains_key(variable) => {
                        let value = function.result.variable_value(*value);
                        self.set(*variable, value);
                    }
                    Some(_) => {}
                    None => {
                        if let (Some(elsewhere), false) = (function.elsewhere, self.values.contains_key(variable)) {
                            let value = self.term(universe, elsewhere)?;
                            self.set(*variable, function.result.variable_value(value));
                        }
                        let value = self.term(universe, *result)?;
                        self.functions[id].push((arguments, value));
                    }
                }
            }
            Fresh::Quotient { dividend, divisor, quotient, remainder } => {
                if self.values.contains_key(&quotient) && self.values.contains_key(&remainder) {
                    return Some(());
                }
                let Node::Long(value) = self.term(universe, dividend)? else { return None };
                self.set(quotient, Node::Long(value.checked_div_euclid(divisor)?));
                self.set(remainder, Node::Long(value.checked_rem_euclid(divisor)?));
            }
            Fresh::Equality { truth, a, b, .. } => {
                if !self.values.contains_key(&truth) {
                    let equal = equal(&self.array(universe, a)?, &self.array(universe, b)?);
                    self.set(truth, Node::Bool(equal));
                }
            }
        }
        Some(())
    }

    fn set(&mut self, variable: Variable, value: Node) {
        self.values.insert(variable, value);
        self.evaluator.get_mut().forget();
    }

    /// The value of a term; none if it does not fit into a model.
    pub fn term(&self, universe: &Universe, term: Term) -> Option<Node> {
        let mut evaluator = self.evaluator.borrow_mut();
        evaluator.evaluate(&universe.terms, term, &|variable| Some(self.variable(variable)))
    }

    /// Whether all conditions hold.
    pub fn all_hold(&self, universe: &Universe, conditions: &[Term]) -> bool {
        let mut evaluator = self.evaluator.borrow_mut();
        let assignment = |variable| Some(self.variable(variable));
        conditions.iter().all(|&condition| evaluator.holds(&universe.terms, condition, &assignment) == Some(true))
    }

    fn variable(&self, variable: Variable) -> Node {
        use term::Domain;
        self.values.get(&variable).copied().unwrap_or(match variable.domain {
            Domain::Bool => Node::Bool(false),
            Domain::Long => Node::Long(0),
            Domain::Float => Node::Float(0),
            Domain::Double => Node::Double(0),
            _ => Node::Int(0),
        })
    }

    /// Results of a function by arguments.
    pub fn function(&self, id: FunctionId) -> &[(Vec<Node>, Node)] {
        self.functions.get(id).map_or(&[], Vec::as_slice)
    }

    /// What an array holds.
    pub fn array(&self, universe: &Universe, id: ArrayId) -> Option<ArrayValue> {
        let (mut id, mut stores) = (id, Vec::new());
        loop {
            match universe.arrays.node(id).0 {
                ArrayNode::Store(base, index, value) => {
                    stores.push((self.term(universe, index)?, self.term(universe, value)?));
                    id = base;
                }
                ArrayNode::Choice(condition, a, b) => {
                    id = if self.term(universe, condition)? == Node::Bool(true) { a } else { b };
                }
                ArrayNode::Constant(value) => {
                    let elements = stores.into_iter().rev().collect();
                    return Some(ArrayValue { elements, elsewhere: self.term(universe, value)? });
                }
                ArrayNode::Declared { elements, elsewhere, .. } => {
                    let known = self.function(elements).iter().map(|(arguments, value)| (arguments[0], *value));
                    let elements = known.chain(stores.into_iter().rev()).collect();
                    return Some(ArrayValue { elements, elsewhere: self.term(universe, elsewhere)? });
                }
            }
        }
    }
}

fn equal(a: &ArrayValue, b: &ArrayValue) -> bool {
    let at = |array: &ArrayValue, index: &Node| array.elements.get(index).copied().unwrap_or(array.elsewhere);
    a.elsewhere == b.elsewhere && a.elements.keys().chain(b.elements.keys()).all(|index| at(a, index) == at(b, index))
}

impl ArrayValue {
    /// As it is written.
    pub fn write(&self, index: Scalar, element: Scalar) -> String {
        let mut elements: Vec<(String, String)> = self
            .elements
            .iter()
            .filter(|(_, value)| **value != self.elsewhere)
            .map(|(&at, &value)| (index.write(at), element.write(value)))
            .collect();
        elements.sort();
        let mut text = format!("((as const (Array {index} {element})) {})", element.write(self.elsewhere));
        for (at, value) in elements {
            text = format!("(store {text} {at} {value})");
        }
        text
    }
}
