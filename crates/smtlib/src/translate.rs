//! From S-expressions to the terms they mean, with a stack of its own: the thread's stack does not grow with the depth
//! of a term. A name that `let` binds is translated once.

use rustc_hash::FxHashMap;
use std::rc::Rc;
use term::Arithmetic;

use crate::arrays;
use crate::atoms;
use crate::bitvec;
use crate::core;
use crate::error::{Error, Located, unsupported};
use crate::floats;
use crate::integers;
use crate::read_sort::{numbers, read_sort};
use crate::symbols::{Macro, Symbol, Symbols};
use crate::tree::{NodeId, Tree};
use crate::universe::Universe;
use crate::value::{Operator, Value};

/// Steps inside of functions after which a term is taken for too large: functions that apply functions twice grow without
/// bounds.
const MOST_STEPS: u64 = 1_000_000;

/// Translates terms of one command.
pub struct Translator<'a> {
    universe: &'a mut Universe,
    symbols: &'a mut Symbols,
    /// Bodies that are being translated, innermost last.
    frames: Vec<Frame>,
    tasks: Vec<Task>,
    values: Vec<Value>,
    locals: FxHashMap<Rc<str>, Vec<(usize, Value)>>,
    /// Results of functions given by their body.
    expanded: FxHashMap<(usize, Vec<Value>), Value>,
    steps: u64,
    frame_count: usize,
    /// Names given by `:named` to whole terms, innermost first.
    pub named: Vec<Rc<str>>,
}

/// A body: the command's own term or that of a function. Names are looked up only in the body they stand in.
struct Frame {
    tree: Rc<Tree>,
    id: usize,
}

/// What is still to be done.
enum Task {
    Translate(NodeId),
    /// Apply the head of a list to so many values.
    Apply(NodeId, usize),
    /// Bind the names of a `let` to values.
    Bind(NodeId),
    Unbind(NodeId),
    /// Look at the attributes behind `!`.
    Annotate(NodeId),
    /// Leave the body of a function.
    Leave(Rc<Macro>, (usize, Vec<Value>)),
}

impl<'a> Translator<'a> {
    pub fn new(universe: &'a mut Universe, symbols: &'a mut Symbols) -> Translator<'a> {
        Translator {
            universe,
            symbols,
            frames: Vec::new(),
            tasks: Vec::new(),
            values: Vec::new(),
            locals: FxHashMap::default(),
            expanded: FxHashMap::default(),
            steps: 0,
            frame_count: 0,
            named: Vec::new(),
        }
    }

    /// The meaning of a term with these names bound.
    pub fn translate(&mut self, tree: &Rc<Tree>, node: NodeId, bound: &[(Rc<str>, Value)]) -> Result<Value, Located> {
        self.tasks.clear();
        self.values.clear();
        self.locals.clear();
        self.named.clear();
        self.frames = vec![Frame { tree: tree.clone(), id: self.next_frame() }];
        for (name, value) in bound {
            self.bind(name.clone(), value.clone());
        }
        self.tasks.push(Task::Translate(node));
        while let Some(task) = self.tasks.pop() {
            let node = match &task {
                Task::Translate(node) | Task::Apply(node, _) | Task::Bind(node) => Some(*node),
                Task::Unbind(node) | Task::Annotate(node) => Some(*node),
                Task::Leave(..) => None,
            };
            if let Err(error) = self.step(task) {
                // An error in the body of a function is reported at the place of its use.
                let inside = self.frames.len() > 1;
                let place = if inside { tree.root() } else { node.unwrap_or(tree.root()) };
                let position = tree.position(place);
                return Err(match error {
                    Failure::At(located) if !inside => located,
                    Failure::At(located) => Located { position, error: located.error },
                    Failure::Here(error) => Located { position, error },
                });
            }
        }
        let value = self.values.pop();
        value.ok_or(Located { position: tree.position(node), error: Error::Malformed("term".to_owned()) })
    }

    fn next_frame(&mut self) -> usize {
        self.frame_count += 1;
        self.frame_count
    }

    fn frame(&self) -> &Frame {
        self.frames.last().expect("a body is left only with its last task")
    }

    fn bind(&mut self, name: Rc<str>, value: Value) {
        let frame = self.frame().id;
        self.locals.entry(name).or_default().push((frame, value));
    }

    fn step(&mut self, task: Task) -> Result<(), Failure> {
        self.steps += u64::from(self.frames.len() > 1);
        if self.steps > MOST_STEPS {
            return Err(Failure::Here(Error::Unsupported("a term as large as this one".to_owned())));
        }
        match task {
            Task::Translate(node) => self.expression(node),
            Task::Apply(node, count) => self.apply(node, count),
            Task::Bind(node) => {
                let tree = self.frame().tree.clone();
                let names = let_names(&tree, node)?;
                let values = self.values.split_off(self.values.len() - names.len());
                for (name, value) in names.into_iter().zip(values) {
                    self.bind(name, value);
                }
                Ok(())
            }
            Task::Unbind(node) => {
                let tree = self.frame().tree.clone();
                for name in let_names(&tree, node)? {
                    self.locals.get_mut(&name).and_then(Vec::pop);
                }
                Ok(())
            }
            Task::Annotate(node) => self.annotate(node),
            Task::Leave(function, key) => {
                for (name, _) in &function.parameters {
                    self.locals.get_mut(name).and_then(Vec::pop);
                }
                self.frames.pop();
                if let Some(value) = self.values.last() {
                    self.expanded.insert(key, value.clone());
                }
                Ok(())
            }
        }
    }

    fn expression(&mut self, node: NodeId) -> Result<(), Failure> {
        let tree = self.frame().tree.clone();
        let members = tree.members(node);
        let Some(&head) = members.first() else {
            let value = match tree.symbol(node) {
                Some(name) => self.name(name)?,
                None => atoms::literal(self.universe, &tree, node)?,
            };
            self.values.push(value);
            return Ok(());
        };
        match (tree.symbol(head), members) {
            (Some("let"), &[_, bindings, body]) => {
                let_names(&tree, node)?;
                self.tasks.extend([Task::Unbind(node), Task::Translate(body), Task::Bind(node)]);
                let expressions = tree.members(bindings).iter().map(|&binding| tree.members(binding)[1]);
                self.tasks.extend(expressions.map(Task::Translate));
                // Values must come in the order of the names.
                let count = tree.members(bindings).len();
                let start = self.tasks.len() - count;
                self.tasks[start..].reverse();
            }
            (Some("!"), &[_, inner, ..]) => self.tasks.extend([Task::Annotate(node), Task::Translate(inner)]),
            (Some("_"), &[_, name, ..]) => {
                let value = atoms::indexed(self.universe, &tree, name, &members[2..])?;
                self.values.push(value);
            }
            (Some("as"), &[_, inner, sort]) => {
                read_sort(self.symbols, &tree, sort)?;
                self.tasks.extend([Task::Apply(node, 1), Task::Translate(inner)]);
            }
            (Some(word @ ("forall" | "exists" | "match" | "lambda")), _) => {
                return Err(Failure::Here(Error::Unsupported(format!("`{word}`"))));
            }
            (Some("let" | "!" | "_" | "as"), _) => return Err(Failure::Here(Error::Malformed("term".to_owned()))),
            (_, [_, arguments @ ..]) => {
                self.tasks.push(Task::Apply(node, arguments.len()));
                self.tasks.extend(arguments.iter().rev().map(|&argument| Task::Translate(argument)));
            }
            (_, []) => {}
        }
        Ok(())
    }

    fn name(&mut self, name: &str) -> Result<Value, Error> {
        if let Some((frame, value)) = self.locals.get(name).and_then(|bound| bound.last())
            && *frame == self.frame().id
        {
            return Ok(value.clone());
        }
        match self.symbols.get(name) {
            Some(Symbol::Constant(value) | Symbol::Defined(value)) => Ok(value.clone()),
            Some(Symbol::Unsupported(reason)) => unsupported(&**reason),
            Some(Symbol::Function(_) | Symbol::Macro(_)) => {
                Err(Error::Malformed(format!("use of `{name}` without arguments")))
            }
            None => atoms::name(self.universe, name),
        }
    }

    fn apply(&mut self, node: NodeId, count: usize) -> Result<(), Failure> {
        let tree = self.frame().tree.clone();
        let arguments = self.values.split_off(self.values.len() - count);
        let head = tree.members(node)[0];
        if let (Some("as"), &[_, _, sort]) = (tree.symbol(head), tree.members(node)) {
            let expected = read_sort(self.symbols, &tree, sort)?;
            let found = arguments[0].sort();
            if found != expected {
                let (expected, found) = (expected.to_string(), found.to_string());
                return Err(Failure::Here(Error::WrongSort { expected, found }));
            }
            self.values.extend(arguments);
            return Ok(());
        }
        let operator = self.operator(&tree, head)?;
        let user = if operator.indices.is_empty() { self.symbols.get(operator.name).cloned() } else { None };
        let value = match user {
            Some(Symbol::Macro(function)) => return Ok(self.expand(&function, &operator, arguments)?),
            Some(Symbol::Function(id)) => {
                let parameters = &self.universe.functions[id].parameters;
                let terms: Option<Vec<_>> =
                    parameters.iter().zip(&arguments).map(|(scalar, value)| value.of(*scalar)).collect();
                let terms = terms.filter(|terms| terms.len() == parameters.len() && terms.len() == arguments.len());
                let terms = terms.ok_or_else(|| operator.refuses(&arguments))?;
                Value::Term(self.universe.functions[id].result, self.universe.apply(id, terms))
            }
            Some(Symbol::Unsupported(reason)) => return Err(Failure::Here(Error::Unsupported(reason.to_string()))),
            Some(Symbol::Constant(_) | Symbol::Defined(_)) => return Err(operator.refuses(&arguments).into()),
            None => builtin(self.universe, &operator, &arguments)?,
        };
        self.values.push(value);
        Ok(())
    }

    fn operator<'t>(&self, tree: &'t Tree, head: NodeId) -> Result<Operator<'t>, Failure> {
        if let Some(name) = tree.symbol(head) {
            return Ok(Operator { name, indices: Vec::new(), sort: None });
        }
        let malformed = || Failure::Here(Error::Malformed("function".to_owned()));
        match tree.members(head) {
            [mark, name, indices @ ..] if tree.symbol(*mark) == Some("_") => {
                let name = tree.symbol(*name).ok_or_else(malformed)?;
                Ok(Operator { name, indices: numbers(tree, indices)?, sort: None })
            }
            &[mark, name, sort] if tree.symbol(mark) == Some("as") => {
                let name = tree.symbol(name).ok_or_else(malformed)?;
                Ok(Operator { name, indices: Vec::new(), sort: Some(read_sort(self.symbols, tree, sort)?) })
            }
            _ => Err(malformed()),
        }
    }

    fn expand(&mut self, function: &Rc<Macro>, operator: &Operator, arguments: Vec<Value>) -> Result<(), Error> {
        let sorts = function.parameters.iter().map(|(_, sort)| *sort);
        if !sorts.eq(arguments.iter().map(Value::sort)) {
            return Err(operator.refuses(&arguments));
        }
        let key = (Rc::as_ptr(function) as usize, arguments);
        if let Some(value) = self.expanded.get(&key) {
            self.values.push(value.clone());
            return Ok(());
        }
        let id = self.next_frame();
        self.frames.push(Frame { tree: function.tree.clone(), id });
        for ((name, _), value) in function.parameters.iter().zip(&key.1) {
            self.bind(name.clone(), value.clone());
        }
        self.tasks.extend([Task::Leave(function.clone(), key), Task::Translate(function.body)]);
        Ok(())
    }

    fn annotate(&mut self, node: NodeId) -> Result<(), Failure> {
        let tree = self.frame().tree.clone();
        let attributes = &tree.members(node)[2..];
        for (at, &attribute) in attributes.iter().enumerate() {
            if tree.text(attribute) != ":named" {
                continue;
            }
            let name = attributes.get(at + 1).and_then(|&name| tree.symbol(name));
            let (Some(name), Some(value)) = (name, self.values.last().cloned()) else {
                return Err(Failure::Here(Error::Malformed("attribute :named".to_owned())));
            };
            self.symbols.declare(name, Symbol::Defined(value))?;
            if self.tasks.is_empty() {
                self.named.push(name.into());
            }
        }
        Ok(())
    }
}

/// An error with its place, or at the place that is being worked at.
enum Failure {
    At(Located),
    Here(Error),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Here(error)
    }
}

impl From<Located> for Failure {
    fn from(located: Located) -> Failure {
        Failure::At(located)
    }
}

/// The names that a `let` binds.
fn let_names(tree: &Tree, node: NodeId) -> Result<Vec<Rc<str>>, Error> {
    let malformed = || Error::Malformed("let".to_owned());
    let &[_, bindings, _] = tree.members(node) else { return Err(malformed()) };
    let name = |&binding: &NodeId| match tree.members(binding) {
        &[name, _] => tree.symbol(name).map(Rc::from).ok_or_else(malformed),
        _ => Err(malformed()),
    };
    tree.members(bindings).iter().map(name).collect()
}

/// Applies an operator of a theory. The list of all theories.
fn builtin(universe: &mut Universe, operator: &Operator, arguments: &[Value]) -> Result<Value, Error> {
    let java = universe.terms.arithmetic() == Arithmetic::Java;
    core::apply(universe, operator, arguments)
        .or_else(|| arrays::apply(universe, operator, arguments))
        .or_else(|| java.then(|| bitvec::apply(&mut universe.terms, operator, arguments)).flatten())
        .or_else(|| java.then(|| floats::apply(universe, operator, arguments)).flatten())
        .or_else(|| integers::apply(universe, operator, arguments))
        .unwrap_or_else(|| Err(Error::UnknownSymbol(operator.name.to_owned())))
}
