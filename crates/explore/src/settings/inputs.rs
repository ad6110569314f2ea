//! What inputs are: when they are decided, what they may be, and what is assumed of them.

use std::fmt;
use std::str::FromStr;

use machine::{Aliasing, Environment, Laziness, StaticInputs};
use program::Subtypes;
use serde::{Deserialize, Serialize};
use term::Arithmetic;

/// What inputs are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Inputs {
    /// When an unknown reference is decided.
    pub laziness: Laziness,
    /// Whether two references of the input may lead to one object.
    pub aliasing: Aliasing,
    /// What static fields hold when the subject is called.
    pub statics: StaticInputs,
    /// What the surroundings are that a program reads.
    pub environment: Environment,
    /// Classes that inputs may be of.
    pub subtypes: Subtypes,
    /// What integers are.
    pub int: Arithmetic,
    /// How the class invariant is found.
    pub invariant: Invariant,
    /// Symbolic strings that a main method is given; none: an empty array.
    pub symbolic_args: Option<u32>,
    /// Whether `assert` is on.
    pub assertions: bool,
}

impl Default for Inputs {
    fn default() -> Inputs {
        Inputs {
            laziness: Laziness::LazierSharp,
            aliasing: Aliasing::Free,
            statics: StaticInputs::Initialized,
            environment: Environment::Fixed,
            subtypes: Subtypes::All,
            int: Arithmetic::Java,
            invariant: Invariant::Convention,
            symbolic_args: None,
            assertions: true,
        }
    }
}

/// How the class invariant is found. As text: `convention`, `none`, or the name of a method.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", from = "String")]
pub enum Invariant {
    /// A boolean method without parameters named `repOK`, `repOk` or `invariant`, and those annotated as invariants.
    Convention,
    /// The method of this name.
    Named(String),
    /// There is none.
    None,
}

impl fmt::Display for Invariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Invariant::Convention => "convention",
            Invariant::Named(name) => name,
            Invariant::None => "none",
        })
    }
}

impl From<String> for Invariant {
    fn from(text: String) -> Invariant {
        match text.as_str() {
            "convention" => Invariant::Convention,
            "none" => Invariant::None,
            _ => Invariant::Named(text),
        }
    }
}

impl From<Invariant> for String {
    fn from(invariant: Invariant) -> String {
        invariant.to_string()
    }
}

impl FromStr for Invariant {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Invariant, Self::Err> {
        Ok(Invariant::from(text.to_owned()))
    }
}
