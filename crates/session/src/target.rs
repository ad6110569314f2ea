//! A target: one method, found again on every machine of the same class path.

use std::fmt;

use explore::SubjectError;
use machine::Machine;
use program::{MethodId, Program, TargetError};
use serde::{Deserialize, Serialize};

/// A method that is explored.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// The class that declares it, by its internal name: `pkg/Outer$Inner`.
    pub class: String,
    /// Its name; `<init>` for constructors.
    pub method: String,
    /// Its descriptor: `(ILpkg/Node;)V`.
    pub descriptor: String,
    /// How users spell it.
    spelled: String,
}

impl Target {
    /// The target that a method is.
    pub fn of(program: &Program, method: MethodId) -> Target {
        let record = program.method(method);
        Target {
            class: program.class(record.class).name.to_string(),
            method: program.text(record.name).to_string(),
            descriptor: program.text(record.descriptor).to_string(),
            spelled: program.spell_target(method),
        }
    }

    /// The targets that a text names.
    pub fn named(machine: &mut Machine, text: &str) -> Result<Vec<Target>, TargetError> {
        let found = machine.program.find_targets(text);
        machine.grow();
        Ok(found?.into_iter().map(|method| Target::of(&machine.program, method)).collect())
    }

    /// The method on a machine.
    pub fn locate(&self, machine: &mut Machine) -> Result<MethodId, SubjectError> {
        let class = machine.program.load(&self.class);
        machine.grow();
        let class = class.map_err(|error| SubjectError::Start(error.to_string()))?;
        let method = machine.program.declared(class, &self.method, &self.descriptor);
        method.ok_or_else(|| SubjectError::Start(format!("{self} names no method")))
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spelled)
    }
}
