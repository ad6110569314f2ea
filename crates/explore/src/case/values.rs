//! Numbers of a path under a model of its conditions.

use heap::{Origin, Value};
use machine::Machine;
use program::Kind;
use solver::Model;
use term::{Domain, Node, Sort, Term, Variable, evaluate};

use super::{Datum, Number};

/// A model that gives every variable a value: zero where no condition mentions it.
pub struct Values<'a> {
    pub model: &'a Model,
}

impl Values<'_> {
    /// The value of a variable.
    pub fn variable(&self, variable: Variable) -> Node {
        self.model.get(&variable).copied().unwrap_or(match variable.domain {
            Domain::Bool => Node::Bool(false),
            Domain::Long => Node::Long(0),
            Domain::Float => Node::Float(0),
            Domain::Double => Node::Double(0),
            _ => Node::Int(0),
        })
    }

    /// The value of a term.
    pub fn term(&self, machine: &Machine, term: Term) -> Option<Node> {
        evaluate(&machine.terms, term, &|variable| Some(self.variable(variable)))
    }

    /// An integer.
    pub fn int(&self, machine: &Machine, value: Value) -> Option<i64> {
        match value {
            Value::Int(value) => Some(value.into()),
            Value::Long(value) => Some(value),
            Value::Term(_, term) => match self.term(machine, term)? {
                Node::Int(value) => Some(value.into()),
                Node::Long(value) => Some(value),
                Node::Bool(value) => Some(value.into()),
                _ => None,
            },
            _ => None,
        }
    }

    /// A primitive value of a kind.
    pub fn number(&self, machine: &Machine, value: Value, kind: Kind) -> Option<Number> {
        let bits = || match value {
            Value::Float(value) => Some(u64::from(value.to_bits())),
            Value::Double(value) => Some(value.to_bits()),
            Value::Term(_, term) => match self.term(machine, term)? {
                Node::Float(bits) => Some(bits.into()),
                Node::Double(bits) => Some(bits),
                _ => None,
            },
            _ => None,
        };
        Some(match kind {
            Kind::Boolean => Number::Boolean(self.int(machine, value)? & 1 != 0),
            Kind::Byte => Number::Byte(self.int(machine, value)? as i8),
            Kind::Char => Number::Char(self.int(machine, value)? as u16),
            Kind::Short => Number::Short(self.int(machine, value)? as i16),
            Kind::Int => Number::Int(self.int(machine, value)? as i32),
            Kind::Long => Number::Long(self.int(machine, value)?),
            Kind::Float => Number::Float(bits()? as u32),
            Kind::Double => Number::Double(bits()?),
            Kind::Ref => return None,
        })
    }

    /// The kind of a number that the program asked for.
    pub fn kind_of(&self, machine: &Machine, value: Value) -> Kind {
        let (sort, term) = match value {
            Value::Term(sort, term) => (sort, term),
            // The answer to the question whether the engine runs the program.
            Value::Int(_) => return Kind::Boolean,
            _ => return Kind::Ref,
        };
        let variable = match machine.terms.node(term) {
            Node::Variable(variable) => Some(variable),
            // A truth value is an `int` that is 0 or 1, depending on the variable.
            Node::Ite(condition, ..) => match machine.terms.node(condition) {
                Node::Variable(variable) => Some(variable),
                _ => None,
            },
            _ => None,
        };
        match (variable.map(|variable| variable.domain), sort) {
            (Some(Domain::Bool), _) => Kind::Boolean,
            (Some(Domain::Byte), _) => Kind::Byte,
            (Some(Domain::Char), _) => Kind::Char,
            (Some(Domain::Short), _) => Kind::Short,
            (_, Sort::Long) => Kind::Long,
            (_, Sort::Float) => Kind::Float,
            (_, Sort::Double) => Kind::Double,
            _ => Kind::Int,
        }
    }

    /// The index of an entry of an input array.
    pub fn entry_index(&self, machine: &Machine, number: u32, entry: u32) -> Option<i64> {
        let array = machine.input().objects()[number as usize].object;
        let entries: Vec<_> = machine.heap().entries(array).collect();
        // The newest entry comes first.
        let at = entries.len().checked_sub(1 + entry as usize)?;
        self.int(machine, entries.get(at)?.index)
    }

    /// Which object an input box or string is, where the path asked.
    pub fn identity(&self, machine: &Machine, number: u32) -> Option<Node> {
        let variables = machine.input().variables();
        let index = variables.iter().position(|variable| variable.origin == Origin::Identity(number))?;
        let domain = variables[index].domain;
        Some(self.variable(Variable { index: index as u32, domain }))
    }
}

impl Datum {
    /// Whether it is what a field or element holds before it is written.
    pub fn is_zero(self) -> bool {
        match self {
            Datum::Null => true,
            Datum::Number(number) => Number::zero(number.kind()) == Some(number),
            Datum::Object(_) | Datum::Unknown => false,
        }
    }
}

impl Number {
    /// Its kind.
    pub fn kind(self) -> Kind {
        match self {
            Number::Boolean(_) => Kind::Boolean,
            Number::Byte(_) => Kind::Byte,
            Number::Char(_) => Kind::Char,
            Number::Short(_) => Kind::Short,
            Number::Int(_) => Kind::Int,
            Number::Long(_) => Kind::Long,
            Number::Float(_) => Kind::Float,
            Number::Double(_) => Kind::Double,
        }
    }

    /// What a field of a kind holds before it is written.
    pub fn zero(kind: Kind) -> Option<Number> {
        Some(match kind {
            Kind::Boolean => Number::Boolean(false),
            Kind::Byte => Number::Byte(0),
            Kind::Char => Number::Char(0),
            Kind::Short => Number::Short(0),
            Kind::Int => Number::Int(0),
            Kind::Long => Number::Long(0),
            Kind::Float => Number::Float(0),
            Kind::Double => Number::Double(0),
            Kind::Ref => return None,
        })
    }
}
