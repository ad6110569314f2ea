//! Finds settings that do not fit the target or the class path.

use explore::{Settings, Task};
use program::{ClassPathError, Kind, MethodId, Program};

use crate::error::SessionError;
use crate::misfit::Misfit;

/// Refuses settings that do not fit the target or the class path.
pub fn refuse_misfits(
    target: &str,
    settings: &Settings,
    program: &Program,
    methods: &[MethodId],
) -> Result<(), SessionError> {
    let (admission, inputs) = (&settings.admission, &settings.inputs);
    if !admission.specs.is_empty() && !admission.members.use_specification() {
        return Err(Misfit::UnusedSpecification.into());
    }
    if inputs.symbolic_args.is_some() && !methods.iter().any(|&method| program.is_main(method)) {
        return Err(Misfit::NoMain { target: target.to_owned() }.into());
    }
    let offered = Offered::of(program)?;
    if let Some(missing) = inputs.subtypes.named().iter().find(|name| !offered.has(name)) {
        return Err(Misfit::NoSubtype { subtypes: inputs.subtypes.clone(), missing: missing.clone() }.into());
    }
    match settings.limits.n_of.iter().find(|(class, _)| !offered.has(class)) {
        Some((class, limit)) => Err(Misfit::NoLimitedClass { class: class.clone(), limit: *limit }.into()),
        None => Ok(()),
    }
}

/// Refuses names of methods, classes and packages, to be replaced by contracts or models, that do not exist, and such models.
pub fn refuse_unknown_contracts(settings: &Settings, program: &mut Program) -> Result<(), SessionError> {
    for name in &settings.contracts.replaced {
        let is_known = match name.strip_suffix(".*") {
            Some(package) => {
                let prefix = format!("{}/", package.replace('.', "/"));
                program.class_path().list()?.any(|class| class.starts_with(&prefix))
            }
            None => is_class_or_method(program, name),
        };
        if !is_known {
            return Err(Misfit::NothingToReplace { name: name.clone() }.into());
        }
    }
    for (replaced, model) in &settings.contracts.models {
        if !is_method(program, replaced) {
            return Err(Misfit::NothingToModel { name: replaced.clone() }.into());
        }
        if !is_method(program, model) {
            return Err(Misfit::NoModel { name: model.clone() }.into());
        }
    }
    Ok(())
}

fn is_class_or_method(program: &mut Program, name: &str) -> bool {
    if program.load(&name.replace('.', "/")).is_ok() {
        return true;
    }
    is_method(program, name)
}

fn is_method(program: &mut Program, name: &str) -> bool {
    let Some((class, method)) = name.rsplit_once('.') else { return false };
    let Ok(class) = program.load(&class.replace('.', "/")) else { return false };
    program.class(class).methods.iter().any(|&id| **program.text(program.method(id).name) == *method)
}

/// Refuses a task that lacks a specification of shapes.
pub fn refuse_unspecified(task: &Task) -> Result<(), Misfit> {
    let admission = &task.settings.admission;
    match task.spec {
        Some(_) => Ok(()),
        None if admission.members.names("hex") => Err(Misfit::NothingToAdmitBy),
        None if admission.hex_recheck => Err(Misfit::NothingToRecheck),
        None => Ok(()),
    }
}

/// The classes that a class path offers.
struct Offered<'a> {
    program: &'a Program,
    names: Vec<String>,
}

impl Offered<'_> {
    fn of(program: &Program) -> Result<Offered<'_>, ClassPathError> {
        Ok(Offered { program, names: program.class_path().list()?.collect() })
    }

    /// Whether there is a class of this name, whole or without its package, or an array of such.
    fn has(&self, name: &str) -> bool {
        if let Some(element) = name.strip_suffix("[]") {
            return Kind::of_keyword(element).is_some() || self.has(element);
        }
        let internal = name.replace('.', "/");
        let is_meant = |class: &String| *class == internal || class.rsplit(['/', '$']).next() == Some(name);
        self.names.iter().any(is_meant) || matches!(self.program.class_path().find(&internal), Ok(Some(_)))
    }
}
