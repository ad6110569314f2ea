//! What names mean, level by level.

use rustc_hash::FxHashMap;
use std::rc::Rc;

use crate::error::Error;
use crate::sort::{Scalar, Sort};
use crate::tree::{NodeId, Tree};
use crate::universe::FunctionId;
use crate::value::Value;

/// What a name stands for.
#[derive(Clone, Debug)]
pub enum Symbol {
    /// Declared without parameters: part of models.
    Constant(Value),
    /// Defined without parameters, or the name of a term.
    Defined(Value),
    /// Declared with parameters.
    Function(FunctionId),
    Macro(Rc<Macro>),
    /// Declared, but not supported, for this reason.
    Unsupported(Rc<str>),
}

/// A function given by its body.
#[derive(Debug)]
pub struct Macro {
    pub parameters: Vec<(Rc<str>, Sort)>,
    pub tree: Rc<Tree>,
    pub body: NodeId,
}

/// A sort with parameters, or the abbreviation of one.
#[derive(Clone, Debug)]
pub struct SortMacro {
    pub parameters: Vec<Rc<str>>,
    pub tree: Rc<Tree>,
    pub body: NodeId,
}

/// All names.
#[derive(Debug, Default)]
pub struct Symbols {
    terms: FxHashMap<Rc<str>, Symbol>,
    sorts: FxHashMap<Rc<str>, SortMacro>,
    /// In the order of their declaration.
    declared: Vec<(Rc<str>, Names)>,
    levels: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Names {
    Terms,
    Sorts,
}

impl Symbols {
    pub fn get(&self, name: &str) -> Option<&Symbol> {
        self.terms.get(name)
    }

    pub fn sort(&self, name: &str) -> Option<&SortMacro> {
        self.sorts.get(name)
    }

    /// Gives a name a meaning.
    pub fn declare(&mut self, name: &str, symbol: Symbol) -> Result<(), Error> {
        if self.terms.contains_key(name) || ["true", "false"].contains(&name) {
            return Err(Error::DeclaredAlready(name.to_owned()));
        }
        let name: Rc<str> = name.into();
        self.terms.insert(name.clone(), symbol);
        self.declared.push((name, Names::Terms));
        Ok(())
    }

    /// Gives a sort a name.
    pub fn define_sort(&mut self, name: &str, sort: SortMacro) -> Result<(), Error> {
        let builtin = ["Bool", "Int", "Real", "Array", "RoundingMode", "Float32", "Float64"];
        if self.sorts.contains_key(name) || builtin.contains(&name) {
            return Err(Error::DeclaredAlready(name.to_owned()));
        }
        let name: Rc<str> = name.into();
        self.sorts.insert(name.clone(), sort);
        self.declared.push((name, Names::Sorts));
        Ok(())
    }

    /// What was declared and is not forgotten, in that order.
    pub fn declared(&self) -> impl Iterator<Item = (&str, &Symbol)> {
        let terms = self.declared.iter().filter(|(_, names)| *names == Names::Terms);
        terms.filter_map(|(name, _)| self.terms.get(name).map(|symbol| (&**name, symbol)))
    }

    pub fn push(&mut self) {
        self.levels.push(self.declared.len());
    }

    /// Forgets what was declared since the matching `push`; or keeps it, where declarations are global.
    pub fn pop(&mut self, global: bool) {
        let Some(level) = self.levels.pop() else { return };
        if global {
            return;
        }
        while self.declared.len() > level {
            let Some((name, names)) = self.declared.pop() else { break };
            match names {
                Names::Terms => drop(self.terms.remove(&name)),
                Names::Sorts => drop(self.sorts.remove(&name)),
            }
        }
    }
}

/// The sorts of an uninterpreted function, if they are supported.
pub fn scalars(sorts: &[Sort]) -> Result<Vec<Scalar>, Error> {
    sorts
        .iter()
        .map(|sort| match sort {
            Sort::Scalar(scalar) => Ok(*scalar),
            other => Err(Error::Unsupported(format!("functions of {other}"))),
        })
        .collect()
}
