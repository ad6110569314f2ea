//! The specification of the shape of the heap, bound to a subject: the types it names, and its companion methods.

use admission::hex::{Hex, HexMark};
use machine::Machine;
use program::{ClassId, MethodId};
use rustc_hash::FxHashMap;
use spec::{Companion, Spec, TypeName};

use crate::subject::{Subject, SubjectError};

/// A specification that decides about the references of a subject.
#[derive(Debug)]
pub struct ShapeRules {
    /// The decision procedure.
    pub hex: Hex,
    /// The methods of its triggers, in their order.
    pub companions: Vec<MethodId>,
    /// The classes that it names, by their names there.
    types: FxHashMap<String, ClassId>,
}

impl ShapeRules {
    /// Loads what the specification names.
    pub fn new(machine: &mut Machine, subject: &Subject, spec: &Spec) -> Result<ShapeRules, SubjectError> {
        let parameters: Vec<String> = subject.parameters.iter().map(|parameter| parameter.name.clone()).collect();
        let hex = Hex::new(spec, &parameters).map_err(|error| SubjectError::Start(format!("--spec: {error}")))?;
        let names: Vec<TypeName> = hex.type_names().cloned().collect();
        let mut types = FxHashMap::default();
        for name in names {
            types.insert(name.name.clone(), class_of(machine, &name)?);
        }
        let mut companions = Vec::new();
        for trigger in &spec.triggers {
            let method = companion(machine, &trigger.companion)?;
            machine.set_companion(method);
            companions.push(method);
        }
        Ok(ShapeRules { hex, companions, types })
    }

    /// Makes the present state restorable.
    pub fn mark(rules: &mut Option<ShapeRules>) -> Option<Box<HexMark>> {
        rules.as_mut().map(|rules| Box::new(rules.hex.mark()))
    }

    /// Restores the state at the newest mark, which stays.
    pub fn rollback(rules: &mut Option<ShapeRules>, mark: &Option<Box<HexMark>>) {
        if let (Some(rules), Some(mark)) = (rules, mark) {
            rules.hex.rollback(mark);
        }
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(rules: &mut Option<ShapeRules>, mark: &Option<Box<HexMark>>) {
        if let (Some(rules), Some(mark)) = (rules, mark) {
            rules.hex.release(mark);
        }
    }

    /// The class that a name in the specification means.
    pub fn class(&self, name: &TypeName) -> Option<ClassId> {
        self.types.get(&name.name).copied()
    }
}

/// The class of this name, or the only one of the class path whose name ends with it.
fn class_of(machine: &mut Machine, name: &TypeName) -> Result<ClassId, SubjectError> {
    if let Ok(class) = machine.load(&name.name.replace('.', "/")) {
        return Ok(class);
    }
    let offered = machine.program.class_path().list();
    let mut found: Vec<String> = offered.map(|all| all.collect()).unwrap_or_default();
    found.retain(|class| name.matches(&class.replace('/', ".")));
    match found.as_slice() {
        [only] => {
            let loaded = machine.load(only);
            loaded.map_err(|error| SubjectError::Start(format!("--spec: class {}: {error}", name.name)))
        }
        [] => Err(SubjectError::Start(format!(
            "--spec: no class `{}` on the class path; classes of the JDK need their full names",
            name.name
        ))),
        [first, second, ..] => Err(SubjectError::Start(format!(
            "--spec: `{}` means {} or {}; write its full name",
            name.name,
            first.replace('/', "."),
            second.replace('/', ".")
        ))),
    }
}

/// The static method that a trigger names.
fn companion(machine: &mut Machine, wanted: &Companion) -> Result<MethodId, SubjectError> {
    let class = class_of(machine, &wanted.class)?;
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
    let takes = wanted.arguments.len();
    match found.as_slice() {
        &[method] if &*program.method(method).mtype.ret != "V" => {
            Err(SubjectError::Start(format!("--spec: companion method {name} must be void")))
        }
        &[method] => Ok(method),
        [] => Err(SubjectError::Start(format!("--spec: no static method {name} with {takes} parameters"))),
        _ => Err(SubjectError::Start(format!("--spec: several static methods {name} with {takes} parameters"))),
    }
}
