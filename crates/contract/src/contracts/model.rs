//! Model functions: methods that exist only for contracts. What they take is known before what they answer, since they may call each
//! other.

use std::rc::Rc;

use program::{ClassId, Program};
use spec::Span;

use super::declared::scope_of;
use super::{Contracts, Found};
use crate::resolve::{Receiver, Sight};
use crate::tree::{Model, ModelId, Type, Variable};

/// What a model function takes and gives.
#[derive(Clone, Debug)]
pub(crate) struct Signature {
    pub(crate) class: ClassId,
    pub(crate) name: String,
    pub(crate) is_static: bool,
    pub(crate) parameters: Vec<Type>,
    pub(crate) result: Type,
    /// The declaration: which of the class, and which method of it.
    place: (usize, usize),
}

impl Contracts {
    /// What a model function takes and gives.
    pub(crate) fn signature(&self, model: ModelId) -> &Signature {
        &self.signatures[model.0 as usize]
    }

    /// The model functions that a class declares.
    pub(crate) fn models_of(&mut self, program: &mut Program, class: ClassId) -> Found<Rc<[ModelId]>> {
        if let Some(known) = self.models.get(&class) {
            return Ok(known.clone());
        }
        // Methods of a class may be called while its contracts are being resolved.
        self.models.insert(class, Rc::new([]));
        let mut found = Vec::new();
        let own = self.own_types(program, class)?;
        for (at, own) in own.0.iter().enumerate() {
            for (position, method) in own.declaration().methods.iter().enumerate() {
                if method.modifiers.model.is_none() {
                    continue;
                }
                let mut scope = scope_of(program, self, class, own, Sight::default());
                scope.add_type_variables(&method.variables);
                let written = method.parameters.iter().map(|parameter| &parameter.declared).chain(&method.result);
                let types = written.map(|written| scope.written_type(written)).collect::<Result<Vec<_>, _>>();
                let mut types = types.map_err(|error| scope.located(error))?;
                let result = types.pop().unwrap_or(Type::Void);
                let signature = Signature {
                    class,
                    name: method.name.text.clone(),
                    is_static: method.modifiers.is_static,
                    parameters: types,
                    result,
                    place: (at, position),
                };
                found.push(ModelId(self.signatures.len() as u32));
                self.signatures.push(signature);
            }
        }
        let found: Rc<[ModelId]> = found.into();
        self.models.insert(class, found.clone());
        Ok(found)
    }

    /// A model function that has been resolved.
    pub(crate) fn known_model(&self, id: ModelId) -> Option<Rc<Model>> {
        self.bodies.get(&id).cloned()
    }

    /// A model function with what it answers.
    pub fn model(&mut self, program: &mut Program, id: ModelId) -> Found<Rc<Model>> {
        if let Some(known) = self.bodies.get(&id) {
            return Ok(known.clone());
        }
        let signature = self.signature(id).clone();
        let own = self.own_types(program, signature.class)?;
        let own = &own.0[signature.place.0];
        let method = &own.declaration().methods[signature.place.1];
        let names: Vec<String> = method.parameters.iter().map(|parameter| parameter.name.text.clone()).collect();
        let variables = names.iter().zip(&signature.parameters).enumerate();
        let variables = variables.map(|(at, (name, &of))| (name.clone(), of, Variable::Parameter(at as u16)));
        let receiver = if signature.is_static { Receiver::Missing } else { Receiver::Given };
        let sight = Sight { receiver, variables: variables.collect(), ..Sight::default() };
        let mut scope = scope_of(program, self, signature.class, own, sight);
        scope.add_type_variables(&method.variables);
        let body = method.body.as_ref().map(|body| {
            let body = scope.expression(body)?;
            scope.argument(body, signature.result)
        });
        let body = match body {
            Some(body) => body.map_err(|error| scope.located(error))?,
            None => {
                let error = spec::SpecError::new("a model method needs a body", Span::default());
                return Err(scope.located(error));
            }
        };
        let place = scope.place(method.name.span);
        let Signature { class, name, is_static, parameters, result, .. } = signature;
        let model = Rc::new(Model { class, name, is_static, parameters, names, result, body, place });
        self.bodies.insert(id, model.clone());
        Ok(model)
    }
}
