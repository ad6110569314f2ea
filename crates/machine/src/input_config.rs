//! Settings of the input: how it is discovered, and how large it may become.

use program::Subtypes;
use serde::{Deserialize, Serialize};
use term::Arithmetic;

/// When an unknown is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Laziness {
    /// When it is read.
    Lazy,
    /// Null or not when it is read, which object when it is used.
    Lazier,
    /// When it is used; null or not also when it is tested.
    #[serde(rename = "lazier#")]
    LazierSharp,
}

/// Whether two references of the input may lead to one object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aliasing {
    /// They may.
    Free,
    /// They may not: the input is a forest.
    Never,
}

/// What static fields hold when the subject is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StaticInputs {
    /// What their initializers gave them.
    Initialized,
    /// Anything, unless they are final.
    Symbolic,
}

/// What the surroundings are that a program reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Environment {
    /// Clocks, unseeded random numbers, identity hash codes, processors and memory may be anything that their contracts
    /// allow; the others are fixed.
    Any,
    /// One value each.
    Fixed,
}

/// How inputs are discovered.
#[derive(Clone, Debug)]
pub struct InputConfig {
    /// When an unknown is decided.
    pub laziness: Laziness,
    /// Whether inputs may be shared.
    pub aliasing: Aliasing,
    /// What static fields hold.
    pub statics: StaticInputs,
    /// What the surroundings are.
    pub environment: Environment,
    /// Which classes an input of a declared type may be of.
    pub subtypes: Subtypes,
    /// Characters of a string of the input.
    pub text: u32,
    /// Elements of an array that are looked at one by one where its length depends on the inputs.
    pub array: u32,
    /// Materializations on one chain.
    pub budget: u32,
    /// Input objects of a class.
    pub objects: ObjectLimits,
    /// What integers are.
    pub arithmetic: Arithmetic,
    /// Whether a choice is proposed for every reference, even where limits leave one alternative. Exploration sets it
    /// if admission has to see every decision.
    pub proposes_all: bool,
}

impl Default for InputConfig {
    fn default() -> InputConfig {
        InputConfig {
            laziness: Laziness::LazierSharp,
            aliasing: Aliasing::Free,
            statics: StaticInputs::Initialized,
            environment: Environment::Fixed,
            subtypes: Subtypes::All,
            text: 3,
            array: 8,
            budget: u32::MAX,
            objects: ObjectLimits::default(),
            arithmetic: Arithmetic::Java,
            proposes_all: false,
        }
    }
}

/// How many objects of a class the input may have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ObjectLimits {
    /// Of each class.
    pub each: Option<u32>,
    /// Of certain classes, by their Java names.
    pub of: Vec<(String, u32)>,
}

impl ObjectLimits {
    /// Allows so many more of each class.
    pub fn raise(&mut self, further: u32) {
        self.each = self.each.map(|limit| limit.saturating_add(further));
        for (_, limit) in &mut self.of {
            *limit = limit.saturating_add(further);
        }
    }
}
