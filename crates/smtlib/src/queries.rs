//! The commands that only ask, by name.

use std::rc::Rc;

use crate::core_of;
use crate::error::{Error, Located};
use crate::session::{Reply, Session};
use crate::state::{Assertion, AssertionKind, Outcome, State};
use crate::symbols::Symbol;
use crate::translate::Translator;
use crate::tree::{Kind, NodeId, Tree, quoted};
use crate::universe::FunctionId;
use crate::valuation::Valuation;
use crate::value::Value;

const NO_MODEL: Error = Error::NotAvailable("a model is available only after `sat`");
const NO_CORE: Error = Error::NotAvailable("a core is available only after `unsat`");
const BEYOND: Error = Error::NotAvailable("the model has a value beyond 64 bits");

impl Session {
    /// Answers the question of this name; nothing if there is none.
    pub(crate) fn query(
        &mut self,
        name: &str,
        tree: &Rc<Tree>,
        arguments: &[NodeId],
    ) -> Option<Result<Reply, Located>> {
        let answer = match (name, arguments) {
            // Without the quotes, as z3 prints it: programs compare the exact text.
            ("echo", &[text]) if tree.kind(text) == Kind::Text => Ok(tree.text(text).to_owned()),
            ("get-value", &[terms]) if !tree.members(terms).is_empty() => {
                return Some(self.get_value(tree, tree.members(terms)).map(Reply::Text));
            }
            ("eval", &[term]) => return Some(self.evaluate(tree, term).map(Reply::Text)),
            ("get-model", []) => self.get_model(),
            ("get-assertions", []) => Ok(self.get_assertions()),
            ("get-assignment", []) => self.get_assignment(),
            ("get-unsat-core", []) => self.core(true),
            ("get-unsat-assumptions", []) => self.core(false),
            ("get-info", &[keyword]) => Ok(self.get_info(tree.text(keyword))),
            ("get-option", &[keyword]) => Ok(self.options.get(tree.text(keyword)).unwrap_or("unsupported").to_owned()),
            _ => return None,
        };
        let position = tree.position(tree.root());
        Some(answer.map(Reply::Text).map_err(|error| Located { position, error }))
    }

    fn valuation(&mut self) -> Result<Valuation, Error> {
        match self.last {
            Some(Outcome::Sat) => self.state.valuation().ok_or(BEYOND),
            _ => Err(NO_MODEL),
        }
    }

    fn get_value(&mut self, tree: &Rc<Tree>, nodes: &[NodeId]) -> Result<String, Located> {
        let values = self.values(tree, nodes)?;
        let pairs: Vec<String> =
            nodes.iter().zip(values).map(|(&node, value)| format!("({} {value})", tree.write(node))).collect();
        Ok(format!("({})", pairs.join("\n ")))
    }

    fn evaluate(&mut self, tree: &Rc<Tree>, node: NodeId) -> Result<String, Located> {
        Ok(self.values(tree, &[node])?.concat())
    }

    fn values(&mut self, tree: &Rc<Tree>, nodes: &[NodeId]) -> Result<Vec<String>, Located> {
        let at = |error| Located { position: tree.position(tree.root()), error };
        if self.last != Some(Outcome::Sat) {
            return Err(at(NO_MODEL));
        }
        let mut meanings = Vec::with_capacity(nodes.len());
        for &node in nodes {
            let mut translator = Translator::new(&mut self.state.universe, &mut self.state.symbols);
            meanings.push(translator.translate(tree, node, &[])?);
        }
        let valuation = self.valuation().map_err(at)?;
        let written =
            meanings.iter().map(|value| write_value(&self.state, &valuation, value).ok_or_else(|| at(BEYOND)));
        written.collect()
    }

    fn get_model(&mut self) -> Result<String, Error> {
        let valuation = self.valuation()?;
        let mut text = "(\n".to_owned();
        for (name, symbol) in self.state.symbols.declared() {
            let definition = match symbol {
                Symbol::Constant(value) => {
                    let written = write_value(&self.state, &valuation, value).ok_or(BEYOND)?;
                    format!("() {} {written}", value.sort())
                }
                Symbol::Function(id) => write_function(&self.state, &valuation, *id),
                _ => continue,
            };
            text += &format!("  (define-fun {} {definition})\n", quoted(name));
        }
        Ok(text + ")")
    }

    fn get_assignment(&mut self) -> Result<String, Error> {
        let valuation = self.valuation()?;
        let mut pairs = Vec::new();
        for assertion in self.state.assertions() {
            if let (Some(name), Some(term)) = (&assertion.name, assertion.term)
                && let Some(value) = valuation.term(&self.state.universe, term)
            {
                pairs.push(format!("({} {})", quoted(name), crate::sort::Scalar::Bool.write(value)));
            }
        }
        Ok(format!("({})", pairs.join(" ")))
    }

    fn get_assertions(&self) -> String {
        let asserted = self.state.assertions().filter(|assertion| assertion.kind == AssertionKind::Asserted);
        let texts: Vec<String> = asserted.map(|assertion| assertion.tree.write(assertion.node)).collect();
        format!("({})", texts.join("\n "))
    }

    /// The names of assertions, or the assumptions, that cannot hold together.
    fn core(&mut self, with_names: bool) -> Result<String, Error> {
        if self.last != Some(Outcome::Unsat) {
            return Err(NO_CORE);
        }
        let mut solver = self.new_solver();
        let assumed = |assertion: &Assertion| assertion.kind == AssertionKind::Assumed;
        let may_go = |assertion: &Assertion| assumed(assertion) || with_names && assertion.name.is_some();
        let core = core_of::minimal(&mut self.state, &mut solver, may_go);
        let texts: Vec<String> = core
            .iter()
            .map(|assertion| match &assertion.name {
                Some(name) if !assumed(assertion) => quoted(name),
                _ => assertion.tree.write(assertion.node),
            })
            .collect();
        Ok(format!("({})", texts.join(" ")))
    }

    fn get_info(&self, keyword: &str) -> String {
        let value = match keyword {
            ":name" => "\"heapwright\"".to_owned(),
            ":version" => format!("\"{}\"", env!("CARGO_PKG_VERSION")),
            ":authors" => "\"the authors of Heapwright\"".to_owned(),
            ":error-behavior" => "continued-execution".to_owned(),
            ":assertion-stack-levels" => (self.state.levels.len() - 1 - usize::from(self.assuming)).to_string(),
            ":status" => match self.last {
                Some(Outcome::Sat) => "sat".to_owned(),
                Some(Outcome::Unsat) => "unsat".to_owned(),
                _ => "unknown".to_owned(),
            },
            ":reason-unknown" => match self.last {
                Some(Outcome::Unknown(reason)) => format!("\"{reason}\""),
                _ => "\"\"".to_owned(),
            },
            ":all-statistics" => {
                let counters = self.counters();
                return format!(
                    "(:queries {} :order-hits {} :model-hits {} :smt-calls {})",
                    counters.queries, counters.order_hits, counters.model_hits, counters.smt_calls
                );
            }
            _ => return "unsupported".to_owned(),
        };
        format!("({keyword} {value})")
    }
}

fn write_value(state: &State, valuation: &Valuation, value: &Value) -> Option<String> {
    Some(match value {
        Value::Term(scalar, term) => scalar.write(valuation.term(&state.universe, *term)?),
        Value::Array(id, index, element) => valuation.array(&state.universe, *id)?.write(*index, *element),
        Value::Rounding(mode) => (*mode).to_owned(),
        Value::Real(text) => text.to_string(),
    })
}

/// Parameters, sort and body of a function.
fn write_function(state: &State, valuation: &Valuation, id: FunctionId) -> String {
    let function = &state.universe.functions[id];
    let names: Vec<String> =
        function.parameters.iter().enumerate().map(|(at, sort)| format!("(x!{at} {sort})")).collect();
    let mut body = function.result.write(function.result.zero());
    for (arguments, result) in valuation.function(id).iter().rev() {
        let tests: Vec<String> = function
            .parameters
            .iter()
            .zip(arguments)
            .enumerate()
            .map(|(at, (sort, &value))| format!("(= x!{at} {})", sort.write(value)))
            .collect();
        let test = if tests.len() == 1 { tests.concat() } else { format!("(and {})", tests.join(" ")) };
        body = format!("(ite {test} {} {body})", function.result.write(*result));
    }
    format!("({}) {} {body}", names.join(" "), function.result)
}
