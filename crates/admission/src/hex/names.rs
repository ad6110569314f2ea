//! What the names in a specification of heap shapes mean: classes and companion methods.

use machine::Machine;
use program::{ClassId, MethodId};
use spec::{Companion, TypeName};
use thiserror::Error;

/// A name that means no class or method, or several; the text is the message about it.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{0}")]
pub struct NameError(pub String);

/// The class of this name, or the only one of the class path whose name ends with it.
pub fn spec_class(machine: &mut Machine, name: &TypeName) -> Result<ClassId, NameError> {
    if let Ok(class) = machine.load(&name.name.replace('.', "/")) {
        return Ok(class);
    }
    let offered = machine.program.class_path().list();
    let mut found: Vec<String> = offered.map(|all| all.collect()).unwrap_or_default();
    found.retain(|class| name.matches(&class.replace('/', ".")));
    match found.as_slice() {
        [only] => {
            let loaded = machine.load(only);
            loaded.map_err(|error| NameError(format!("class {}: {error}", name.name)))
        }
        [] => Err(NameError(format!(
            "no class `{}` on the class path; classes of the JDK need their full names",
            name.name
        ))),
        [first, second, ..] => Err(NameError(format!(
            "`{}` means {} or {}; write its full name",
            name.name,
            first.replace('/', "."),
            second.replace('/', ".")
        ))),
    }
}

/// The static method that a trigger names.
pub fn spec_companion(machine: &mut Machine, wanted: &Companion) -> Result<MethodId, NameError> {
    let class = spec_class(machine, &wanted.class)?;
    let program = &machine.program;
    let fits = |&method: &MethodId| {
        let method = program.method(method);
        let descriptor = program.text(method.descriptor);
        **program.text(method.name) == *wanted.name
            && method.is_static()
            && method.mtype.params.len() == wanted.arguments.len()
            && wanted.descriptor.as_ref().is_none_or(|wanted| **descriptor == **wanted)
    };
    let found: Vec<MethodId> = program.class(class).methods.iter().copied().filter(fits).collect();
    let name = format!("{}.{}", program.class(class).java_name(), wanted.name);
    let takes = match wanted.arguments.len() {
        1 => "1 parameter".to_owned(),
        count => format!("{count} parameters"),
    };
    match found.as_slice() {
        &[method] if &*program.method(method).mtype.ret != "V" => {
            Err(NameError(format!("companion method {name} must be void")))
        }
        &[method] => Ok(method),
        [] => Err(NameError(format!("no static method {name} with {takes}"))),
        _ => Err(NameError(format!("several static methods {name} with {takes}"))),
    }
}
