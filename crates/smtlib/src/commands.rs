//! The commands that change something, by name; those that only ask are in `queries`.

use std::rc::Rc;
use term::Arithmetic;

use crate::arithmetic;
use crate::arrays;
use crate::error::{Error, Located, unsupported};
use crate::read_sort::read_sort;
use crate::session::{Reply, Session};
use crate::sort::{Scalar, Sort};
use crate::state::{Assertion, AssertionKind, Outcome};
use crate::symbols::{Macro, SortMacro, Symbol, scalars};
use crate::translate::Translator;
use crate::tree::{Kind, NodeId, Tree};
use crate::value::Value;

/// Levels that one `push` may open.
const MOST_LEVELS: u64 = 100_000;

impl Session {
    /// Executes the command of this name.
    pub(crate) fn command(&mut self, name: &str, tree: &Rc<Tree>) -> Result<Reply, Located> {
        let arguments = &tree.members(tree.root())[1..];
        let malformed = || Located { position: tree.position(tree.root()), error: Error::Malformed(name.to_owned()) };
        match (name, arguments) {
            ("set-logic", &[logic]) => {
                self.decide(arithmetic::of_logic(tree.symbol(logic).ok_or_else(malformed)?));
                Ok(Reply::Success)
            }
            ("set-option", &[option, value]) => self.set_option(tree, option, value),
            ("set-info", &[keyword, ..]) if tree.kind(keyword) == Kind::Keyword => Ok(Reply::Success),
            ("declare-const", &[name, sort]) => self.declare(tree, name, &[], sort),
            ("declare-fun", &[name, parameters, sort]) if tree.kind(parameters) == Kind::List => {
                self.declare(tree, name, tree.members(parameters), sort)
            }
            ("define-const", &[name, sort, body]) => self.define(tree, name, &[], sort, body),
            ("define-fun", &[name, parameters, sort, body]) if tree.kind(parameters) == Kind::List => {
                self.define(tree, name, tree.members(parameters), sort, body)
            }
            ("define-sort", &[name, parameters, body]) => self.define_sort(tree, name, parameters, body),
            ("declare-sort" | "define-fun-rec", &[name, ..]) => {
                let command = tree.text(tree.members(tree.root())[0]);
                self.refuse(tree, name, Error::Unsupported(command.to_owned()))
            }
            ("define-funs-rec" | "declare-datatype" | "declare-datatypes", _) => {
                Err(Located { position: tree.position(tree.root()), error: Error::Unsupported(name.to_owned()) })
            }
            ("assert", &[condition]) => self.assert(tree, condition),
            ("push", levels) if levels.len() < 2 => {
                for _ in 0..level_count(tree, levels)? {
                    self.state.push();
                }
                Ok(Reply::Success)
            }
            ("pop", levels) if levels.len() < 2 => {
                let count = level_count(tree, levels)?;
                if count >= self.state.levels.len() as u64 {
                    return Err(Located { position: tree.position(tree.root()), error: Error::NoSuchLevel });
                }
                for _ in 0..count {
                    self.state.pop(self.options.global_declarations);
                }
                Ok(Reply::Success)
            }
            ("check-sat", []) => Ok(self.check()),
            ("check-sat-assuming", &[literals]) if tree.kind(literals) == Kind::List => {
                self.check_assuming(tree, tree.members(literals))
            }
            ("reset", []) => {
                self.reset();
                Ok(Reply::Success)
            }
            ("reset-assertions", []) => {
                self.reset_assertions();
                Ok(Reply::Success)
            }
            ("exit", []) => Ok(Reply::Exit),
            _ => self.query(name, tree, arguments).unwrap_or_else(|| {
                if KNOWN.contains(&name) { Err(malformed()) } else { Ok(Reply::Text("unsupported".to_owned())) }
            }),
        }
    }

    fn set_option(&mut self, tree: &Tree, option: NodeId, value: NodeId) -> Result<Reply, Located> {
        let (before, text) = (self.options.timeout, tree.write(value));
        if tree.kind(option) != Kind::Keyword || !self.options.set(tree.text(option), &text) {
            let error = Error::Malformed(format!("option {}", tree.text(option)));
            return Err(Located { position: tree.position(option), error });
        }
        if self.options.timeout != before {
            self.renew_solver();
            self.last = None;
        }
        Ok(Reply::Success)
    }

    /// The sort that an expression names, if this session's integers allow it.
    fn sort(&self, tree: &Tree, node: NodeId) -> Result<Sort, Located> {
        let sort = read_sort(&self.state.symbols, tree, node)?;
        let ideal = self.state.universe.terms.arithmetic() == Arithmetic::Ideal;
        let fits = |scalar: Scalar| match scalar {
            Scalar::Bool => true,
            Scalar::Int => ideal,
            Scalar::BitVec(_) | Scalar::Float | Scalar::Double => !ideal,
        };
        let fits = match sort {
            Sort::Scalar(scalar) => fits(scalar),
            Sort::Array(index, element) => fits(index) && fits(element),
            Sort::Rounding | Sort::Real => true,
        };
        if fits {
            return Ok(sort);
        }
        let error = Error::Unsupported("integers together with bit-vectors or floats".to_owned());
        Err(Located { position: tree.position(node), error })
    }

    fn declare(
        &mut self,
        tree: &Rc<Tree>,
        name: NodeId,
        parameters: &[NodeId],
        sort: NodeId,
    ) -> Result<Reply, Located> {
        let at = |error| Located { position: tree.position(name), error };
        let text = tree.symbol(name).ok_or_else(|| at(Error::Malformed("declaration".to_owned())))?;
        let made = self.symbol(tree, parameters, sort).map_err(|error| match error {
            Ok(located) => located,
            Err(error) => at(error),
        });
        match made {
            Ok(symbol) => self.state.symbols.declare(text, symbol).map_err(at)?,
            Err(located) if located.error.is_our_limit() => return self.refuse_at(tree, name, located),
            Err(located) => return Err(located),
        }
        Ok(Reply::Success)
    }

    fn symbol(
        &mut self,
        tree: &Rc<Tree>,
        parameters: &[NodeId],
        sort: NodeId,
    ) -> Result<Symbol, Result<Located, Error>> {
        let sort = self.sort(tree, sort).map_err(Ok)?;
        let universe_sorts: Result<Vec<Sort>, Located> = parameters.iter().map(|&node| self.sort(tree, node)).collect();
        let parameters = universe_sorts.map_err(Ok)?;
        let universe = &mut self.state.universe;
        if !parameters.is_empty() {
            let (parameters, result) = (scalars(&parameters).map_err(Err)?, scalars(&[sort]).map_err(Err)?[0]);
            return Ok(Symbol::Function(universe.function(parameters, result)));
        }
        Ok(Symbol::Constant(match sort {
            Sort::Scalar(scalar) => Value::Term(scalar, universe.variable(scalar).1),
            Sort::Array(index, element) => arrays::declare(universe, index, element),
            Sort::Rounding | Sort::Real => return unsupported(format!("variables of sort {sort}")).map_err(Err),
        }))
    }

    fn refuse(&mut self, tree: &Tree, name: NodeId, error: Error) -> Result<Reply, Located> {
        self.refuse_at(tree, name, Located { position: tree.position(name), error })
    }

    /// Records the name as declared but unsupported, so that terms with it are refused.
    fn refuse_at(&mut self, tree: &Tree, name: NodeId, located: Located) -> Result<Reply, Located> {
        if let Some(name) = tree.symbol(name) {
            let reason = format!("`{name}`, whose declaration was refused");
            // An error is ignored: if the name was declared before, that declaration stays, and this one was an error
            // anyway.
            let _ = self.state.symbols.declare(name, Symbol::Unsupported(reason.into()));
        }
        Err(located)
    }

    fn define(
        &mut self,
        tree: &Rc<Tree>,
        name: NodeId,
        parameters: &[NodeId],
        sort: NodeId,
        body: NodeId,
    ) -> Result<Reply, Located> {
        let at = |error| Located { position: tree.position(name), error };
        let text = tree.symbol(name).ok_or_else(|| at(Error::Malformed("definition".to_owned())))?;
        let symbol = match self.definition(tree, parameters, sort, body) {
            Ok(symbol) => symbol,
            Err(located) if located.error.is_our_limit() => return self.refuse_at(tree, name, located),
            Err(located) => return Err(located),
        };
        self.state.symbols.declare(text, symbol).map_err(at)?;
        Ok(Reply::Success)
    }

    fn definition(
        &mut self,
        tree: &Rc<Tree>,
        parameters: &[NodeId],
        sort: NodeId,
        body: NodeId,
    ) -> Result<Symbol, Located> {
        let result = self.sort(tree, sort)?;
        let mut typed: Vec<(Rc<str>, Sort)> = Vec::new();
        for &parameter in parameters {
            let malformed =
                || Located { position: tree.position(parameter), error: Error::Malformed("parameter".to_owned()) };
            let &[name, sort] = tree.members(parameter) else { return Err(malformed()) };
            typed.push((tree.symbol(name).ok_or_else(malformed)?.into(), self.sort(tree, sort)?));
        }
        // The body is translated once with variables as arguments, to find its errors.
        let mut bound = Vec::new();
        for (name, sort) in &typed {
            let universe = &mut self.state.universe;
            let value = match sort {
                Sort::Scalar(scalar) => Value::Term(*scalar, universe.variable(*scalar).1),
                Sort::Array(index, element) => arrays::declare(universe, *index, *element),
                Sort::Rounding | Sort::Real => Value::Rounding("RNE"),
            };
            bound.push((name.clone(), value));
        }
        let mut translator = Translator::new(&mut self.state.universe, &mut self.state.symbols);
        let value = translator.translate(tree, body, &bound)?;
        if value.sort() != result {
            let (expected, found) = (result.to_string(), value.sort().to_string());
            return Err(Located { position: tree.position(body), error: Error::WrongSort { expected, found } });
        }
        Ok(match typed.is_empty() {
            true => Symbol::Defined(value),
            false => Symbol::Macro(Rc::new(Macro { parameters: typed, tree: tree.clone(), body })),
        })
    }

    fn define_sort(
        &mut self,
        tree: &Rc<Tree>,
        name: NodeId,
        parameters: NodeId,
        body: NodeId,
    ) -> Result<Reply, Located> {
        let at = |error| Located { position: tree.position(name), error };
        let malformed = || at(Error::Malformed("definition".to_owned()));
        let text = tree.symbol(name).ok_or_else(malformed)?;
        let parameters: Option<Vec<Rc<str>>> =
            tree.members(parameters).iter().map(|&node| tree.symbol(node).map(Rc::from)).collect();
        let parameters = parameters.ok_or_else(malformed)?;
        if parameters.is_empty() {
            self.sort(tree, body)?;
        }
        let sort = SortMacro { parameters, tree: tree.clone(), body };
        self.state.symbols.define_sort(text, sort).map_err(at)?;
        Ok(Reply::Success)
    }

    fn assert(&mut self, tree: &Rc<Tree>, node: NodeId) -> Result<Reply, Located> {
        self.add(tree, node, AssertionKind::Asserted)?;
        Ok(Reply::Success)
    }

    fn add(&mut self, tree: &Rc<Tree>, node: NodeId, kind: AssertionKind) -> Result<(), Located> {
        let mut translator = Translator::new(&mut self.state.universe, &mut self.state.symbols);
        let result = translator.translate(tree, node, &[]);
        let name = translator.named.pop();
        let result = result
            .and_then(|value| value.condition().map_err(|error| Located { position: tree.position(node), error }));
        let (term, error) = match result {
            Ok(term) => (Some(term), None),
            // An assertion that is not supported is kept without its term, so that the answer `sat` is not given.
            Err(located) if located.error.is_our_limit() => (None, Some(located)),
            Err(located) => return Err(located),
        };
        self.state.assert(Assertion { term, name, tree: tree.clone(), node, kind });
        error.map_or(Ok(()), Err)
    }

    fn check(&mut self) -> Reply {
        let outcome = self.state.check(self.options.timeout);
        self.last = Some(outcome);
        Reply::Text(
            match outcome {
                Outcome::Sat => "sat",
                Outcome::Unsat => "unsat",
                Outcome::Unknown(_) => "unknown",
            }
            .to_owned(),
        )
    }

    fn check_assuming(&mut self, tree: &Rc<Tree>, literals: &[NodeId]) -> Result<Reply, Located> {
        self.state.push();
        self.assuming = true;
        for &literal in literals {
            self.add(tree, literal, AssertionKind::Assumed)?;
        }
        Ok(self.check())
    }
}

/// Commands that exist: one of these that was not matched has wrong arguments.
const KNOWN: &[&str] = &[
    "set-logic",
    "set-option",
    "set-info",
    "declare-const",
    "declare-fun",
    "define-const",
    "define-fun",
    "define-sort",
    "declare-sort",
    "define-fun-rec",
    "assert",
    "push",
    "pop",
    "check-sat",
    "check-sat-assuming",
    "reset",
    "reset-assertions",
    "exit",
    "get-value",
    "get-model",
    "get-assertions",
    "get-unsat-core",
    "get-unsat-assumptions",
    "get-assignment",
    "get-info",
    "get-option",
    "echo",
    "eval",
];

fn level_count(tree: &Tree, levels: &[NodeId]) -> Result<u64, Located> {
    let Some(&node) = levels.first() else { return Ok(1) };
    let count = tree.text(node).parse().ok().filter(|&count| tree.kind(node) == Kind::Numeral && count <= MOST_LEVELS);
    count.ok_or_else(|| Located {
        position: tree.position(node),
        error: Error::Malformed("number of levels".to_owned()),
    })
}
