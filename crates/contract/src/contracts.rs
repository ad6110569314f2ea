//! The contracts of a program: looked for where they are written when they are asked for, and resolved once.

mod class;
mod declared;
mod inherit;
mod method;
mod model;
mod purity;

use std::rc::Rc;
use std::sync::Arc;

use program::{ClassId, MethodId, Program};
use rustc_hash::FxHashMap;

use crate::compile::Compiled;
use crate::error::ContractError;
use crate::sources::Sources;
use crate::tree::{ClassContract, MethodContract, Model, ModelId};

use declared::OwnTypes;
pub(crate) use model::Signature;
use purity::Judged;

/// What resolving a contract gives.
pub type Found<T> = Result<T, ContractError>;

/// The contracts of one program.
#[derive(Debug, Default)]
pub struct Contracts {
    sources: Arc<Sources>,
    declared: FxHashMap<ClassId, OwnTypes>,
    classes: FxHashMap<ClassId, Rc<ClassContract>>,
    /// With what is inherited.
    whole_classes: FxHashMap<ClassId, Rc<ClassContract>>,
    methods: FxHashMap<MethodId, Option<Rc<MethodContract>>>,
    /// With what is inherited.
    whole_methods: FxHashMap<MethodId, Option<Rc<MethodContract>>>,
    signatures: Vec<Signature>,
    models: FxHashMap<ClassId, Rc<[ModelId]>>,
    bodies: FxHashMap<ModelId, Rc<Model>>,
    judged: FxHashMap<MethodId, Judged>,
    pub(crate) compiled: Compiled,
}

impl Contracts {
    /// The contracts that stand in sources, and in the annotations of classes.
    pub fn new(sources: Arc<Sources>) -> Contracts {
        Contracts { sources, ..Contracts::default() }
    }

    /// Where contracts are looked for.
    pub fn sources(&self) -> &Arc<Sources> {
        &self.sources
    }

    /// What is promised about objects of a class, inherited promises first.
    pub fn class(&mut self, program: &mut Program, class: ClassId) -> Found<Rc<ClassContract>> {
        if let Some(known) = self.whole_classes.get(&class) {
            return Ok(known.clone());
        }
        let found = Rc::new(self.whole_class(program, class)?);
        self.whole_classes.insert(class, found.clone());
        Ok(found)
    }

    /// What is promised about a method, by itself and by what it overrides; none: nothing.
    pub fn method(&mut self, program: &mut Program, method: MethodId) -> Found<Option<Rc<MethodContract>>> {
        if let Some(known) = self.whole_methods.get(&method) {
            return Ok(known.clone());
        }
        let found = self.whole_method(program, method)?.map(Rc::new);
        self.whole_methods.insert(method, found.clone());
        Ok(found)
    }

    /// What the class itself promises.
    fn own_class(&mut self, program: &mut Program, class: ClassId) -> Found<Rc<ClassContract>> {
        if let Some(known) = self.classes.get(&class) {
            return Ok(known.clone());
        }
        let found = Rc::new(self.resolve_class(program, class)?);
        self.classes.insert(class, found.clone());
        Ok(found)
    }

    /// What the method itself promises.
    fn own_method(&mut self, program: &mut Program, method: MethodId) -> Found<Option<Rc<MethodContract>>> {
        if let Some(known) = self.methods.get(&method) {
            return Ok(known.clone());
        }
        let found = self.resolve_method(program, method)?.map(Rc::new);
        self.methods.insert(method, found.clone());
        Ok(found)
    }
}
