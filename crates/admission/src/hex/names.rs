//! What the names in a specification of heap shapes mean: classes, companion methods and parameters.

use program::{ClassId, MethodId, Program};
use spec::{Companion, Spec, TypeName};
use thiserror::Error;

/// A name that means no class or method, or several; the text is the message about it.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{0}")]
pub struct NameError(pub String);

/// The class of this name, or the only one of the class path whose name ends with it.
pub fn spec_class(program: &mut Program, name: &TypeName) -> Result<ClassId, NameError> {
    if let Ok(class) = program.load(&name.name.replace('.', "/")) {
        return Ok(class);
    }
    let offered = program.class_path().list();
    let mut found: Vec<String> = offered.map(|all| all.collect()).unwrap_or_default();
    found.retain(|class| name.matches(&class.replace('/', ".")));
    match found.as_slice() {
        [only] => {
            let loaded = program.load(only);
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
pub fn spec_companion(program: &mut Program, wanted: &Companion) -> Result<MethodId, NameError> {
    let class = spec_class(program, &wanted.class)?;
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

/// The name of a parameter by its position, counted without the receiver: `arg0`. Means it whatever it is called, unless
/// another one is called so.
pub fn position_name(parameters: &[String], at: usize) -> Option<String> {
    let receiver = usize::from(parameters.first().is_some_and(|first| first == "this"));
    let name = format!("arg{}", at.checked_sub(receiver)?);
    let is_free = parameters.iter().enumerate().all(|(other, taken)| other == at || *taken != name);
    is_free.then_some(name)
}

/// The parameters as a specification calls them: by their names, or by position.
pub(super) fn called(spec: &Spec, parameters: &[String]) -> Result<Vec<String>, NameError> {
    let mentioned = spec::parameters(spec);
    let mut names = parameters.to_vec();
    for (at, name) in names.iter_mut().enumerate() {
        let Some(position) = position_name(parameters, at).filter(|position| mentioned.contains(&position.as_str()))
        else {
            continue;
        };
        if position != *name && mentioned.contains(&name.as_str()) {
            return Err(NameError(format!("one parameter is called `{name}` and `{position}`; call it by one name")));
        }
        *name = position;
    }
    Ok(names)
}
