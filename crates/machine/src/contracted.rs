//! Contracts and models in the place of bodies: which methods are replaced, and what contracts demand of callers.

use contract::{Contracts, Place, Stub};
use program::{Code, MethodId, Program};
use rustc_hash::FxHashSet;

use crate::trap::{Step, Trap};

/// What a demand is about: a method, and what its contract wants of callers.
#[derive(Clone, Debug)]
pub(crate) struct Demand {
    pub(crate) method: MethodId,
    pub(crate) place: Place,
}

/// Methods in the place of whose bodies contracts stand, or models.
#[derive(Debug, Default)]
pub struct Contracted {
    /// The contracts of the program.
    pub contracts: Contracts,
    /// The methods, classes and packages that users name: `pkg.Class.method`, `pkg.Class`, `pkg.*`.
    pub(crate) names: Vec<String>,
    /// Methods, `pkg.Class.method`, and the static methods that run in their place.
    pub(crate) models: Vec<(String, String)>,
    /// The method under analysis, whose body is explored.
    pub(crate) subject: Option<MethodId>,
    demands: Vec<Demand>,
    replaced: FxHashSet<MethodId>,
    has_model: bool,
}

impl Contracted {
    /// The contract of a method as code, if it is to stand in the place of the body.
    pub(crate) fn stub(&mut self, program: &mut Program, method: MethodId) -> Step<Option<Code>> {
        // What has no body that anybody knows is answered by its contract, if there is one.
        let declared = program.implemented(method);
        let has_no_body = declared.is_some() || program.is_foreign(method);
        if self.subject == Some(method) || !(has_no_body || self.is_named(program, method)) {
            return Ok(None);
        }
        let first = self.demands.len() as u32;
        let found = self.contracts.stub(program, declared.unwrap_or(method), first);
        let Some(made) = found.map_err(|error| Trap::unsupported(error.error.to_string()))? else {
            return self.without_contract(program, method);
        };
        let Stub { code, demands } = made?;
        self.demands.extend(demands.into_iter().map(|place| Demand { method, place }));
        self.replaced.insert(method);
        Ok(Some(code))
    }

    /// A method that is named itself has to have a contract; others of a class or package keep their bodies.
    fn without_contract(&self, program: &Program, method: MethodId) -> Step<Option<Code>> {
        let own = method_name(program, method);
        match self.names.contains(&own) {
            true => Err(Trap::unsupported(format!("{own} has no contract that could stand in the place of its body"))),
            false => Ok(None),
        }
    }

    /// The class and the name of the model that runs in the place of a method.
    pub(crate) fn model_of(&self, program: &Program, method: MethodId) -> Option<(String, String)> {
        if self.models.is_empty() || self.subject == Some(method) {
            return None;
        }
        let own = method_name(program, method);
        let (_, model) = self.models.iter().find(|(replaced, _)| *replaced == own)?;
        let (class, name) = model.rsplit_once('.')?;
        Some((class.to_owned(), name.to_owned()))
    }

    /// Notes that a model runs in the place of a method.
    pub(crate) fn note_model(&mut self, method: MethodId) {
        self.replaced.insert(method);
        self.has_model = true;
    }

    /// Whether a model runs in the place of some method.
    pub(crate) fn has_model(&self) -> bool {
        self.has_model
    }

    /// Whether a method is explored, and not only run.
    pub(crate) fn is_exploring(&self) -> bool {
        self.subject.is_some()
    }

    /// Whether users name a method, its class or its package.
    pub(crate) fn is_named(&self, program: &Program, method: MethodId) -> bool {
        let class = program.class(program.method(method).class).java_name();
        let own = method_name(program, method);
        let package = class.rsplit_once('.').map_or("", |(package, _)| package);
        self.names.iter().any(|name| match name.strip_suffix(".*") {
            Some(wanted) => wanted == package,
            None => *name == class || *name == own,
        })
    }

    /// What is demanded of callers, by its number.
    pub(crate) fn demand(&self, number: u32) -> Option<&Demand> {
        self.demands.get(number as usize)
    }

    /// Whether a contract stands in the place of the body of a method.
    pub(crate) fn is_replaced(&self, method: MethodId) -> bool {
        !self.replaced.is_empty() && self.replaced.contains(&method)
    }
}

fn method_name(program: &Program, method: MethodId) -> String {
    let record = program.method(method);
    format!("{}.{}", program.class(record.class).java_name(), program.text(record.name))
}
