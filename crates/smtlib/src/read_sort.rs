//! From S-expressions to sorts.

use rustc_hash::FxHashMap;
use std::rc::Rc;

use crate::bitvec::checked_width;
use crate::error::{Error, Located, unsupported};
use crate::float_format;
use crate::sort::{Scalar, Sort};
use crate::symbols::Symbols;
use crate::tree::{Kind, NodeId, Tree};

/// Depth of nested sorts; no deeper sort is supported in any case.
const DEEPEST: usize = 50;

/// The sort that an expression names.
pub fn read_sort(symbols: &Symbols, tree: &Tree, node: NodeId) -> Result<Sort, Located> {
    let read = read(symbols, tree, node, &FxHashMap::default(), 0);
    read.map_err(|error| Located { position: tree.position(node), error })
}

fn read(
    symbols: &Symbols,
    tree: &Tree,
    node: NodeId,
    parameters: &FxHashMap<Rc<str>, Sort>,
    depth: usize,
) -> Result<Sort, Error> {
    if depth > DEEPEST {
        return unsupported("sorts so deep");
    }
    if let Some(name) = tree.symbol(node) {
        return named(symbols, name, parameters, depth);
    }
    let members = tree.members(node);
    let Some((&head, rest)) = members.split_first() else { return Err(Error::Malformed("sort".to_owned())) };
    match (tree.symbol(head), rest) {
        (Some("_"), [name, indices @ ..]) => indexed(tree, *name, indices),
        (Some("Array"), [index, element]) => {
            let index = read(symbols, tree, *index, parameters, depth + 1)?;
            let element = read(symbols, tree, *element, parameters, depth + 1)?;
            match (index, element) {
                (Sort::Scalar(index), Sort::Scalar(element)) => Ok(Sort::Array(index, element)),
                _ => unsupported(format!("arrays from {index} to {element}")),
            }
        }
        (Some(name), arguments) => {
            let Some(definition) = symbols.sort(name) else { return Err(Error::UnknownSort(name.to_owned())) };
            if definition.parameters.len() != arguments.len() {
                return Err(Error::Malformed(format!("sort: `{name}` has {} parameters", definition.parameters.len())));
            }
            let mut bound = FxHashMap::default();
            for (parameter, &argument) in definition.parameters.iter().zip(arguments) {
                bound.insert(parameter.clone(), read(symbols, tree, argument, parameters, depth + 1)?);
            }
            read(symbols, &definition.tree, definition.body, &bound, depth + 1)
        }
        (None, _) => Err(Error::Malformed("sort".to_owned())),
    }
}

fn named(symbols: &Symbols, name: &str, parameters: &FxHashMap<Rc<str>, Sort>, depth: usize) -> Result<Sort, Error> {
    if let Some(&sort) = parameters.get(name) {
        return Ok(sort);
    }
    Ok(match name {
        "Bool" => Sort::Scalar(Scalar::Bool),
        "Int" => Sort::Scalar(Scalar::Int),
        "Float32" => Sort::Scalar(Scalar::Float),
        "Float64" => Sort::Scalar(Scalar::Double),
        "RoundingMode" => Sort::Rounding,
        "Real" | "String" | "RegLan" | "Float16" | "Float128" => return unsupported(format!("sort {name}")),
        _ => match symbols.sort(name) {
            Some(definition) if definition.parameters.is_empty() => {
                return read(symbols, &definition.tree, definition.body, &FxHashMap::default(), depth + 1);
            }
            Some(_) => return Err(Error::Malformed(format!("sort: `{name}` has parameters"))),
            None => return Err(Error::UnknownSort(name.to_owned())),
        },
    })
}

fn indexed(tree: &Tree, name: NodeId, indices: &[NodeId]) -> Result<Sort, Error> {
    let indices = numbers(tree, indices)?;
    match (tree.symbol(name), indices.as_slice()) {
        (Some("BitVec"), &[width]) => Ok(Sort::Scalar(Scalar::BitVec(checked_width(width)?))),
        (Some("FloatingPoint"), format) => Ok(Sort::Scalar(float_format::format(format)?)),
        _ => Err(Error::Malformed("sort".to_owned())),
    }
}

/// The numbers of an indexed name.
pub fn numbers(tree: &Tree, nodes: &[NodeId]) -> Result<Vec<u64>, Error> {
    let number = |&node: &NodeId| {
        let text = tree.text(node);
        match tree.kind(node) {
            Kind::Numeral => text.parse().map_err(|_| Error::Unsupported(format!("the index {text}"))),
            _ => Err(Error::Malformed("index".to_owned())),
        }
    };
    nodes.iter().map(number).collect()
}
