//! Calls: of pure methods, of model functions, and of reach sets.

use std::collections::BTreeSet;

use program::{ClassId, ClassKind, MethodId, access};
use spec::jml::{self, Name};
use spec::{Span, SpecError};

use super::name::Prefix;
use super::{Receiver, Resolved, Scope};
use crate::tree::{Call, Dispatch, Expression, ExpressionKind, ModelId, Type};

/// Something that can be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Callee {
    Method(MethodId),
    Model(ModelId),
}

/// Whether arguments may be put into boxes, and taken out of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Boxes {
    None,
    Allowed,
}

/// A callee with the types of its parameters and of its result.
struct Candidate {
    callee: Callee,
    is_static: bool,
    parameters: Vec<Type>,
    result: Type,
}

impl Scope<'_> {
    /// `receiver.name(arguments)`.
    pub(super) fn call(
        &mut self,
        receiver: Option<&jml::Expression>,
        name: &Name,
        arguments: &[jml::Expression],
        span: Span,
    ) -> Resolved<Expression> {
        if let Some(reach) = receiver
            && let jml::ExpressionKind::Reach(reach) = &reach.kind
        {
            return self.ask_reach(reach, name, arguments, span);
        }
        let (receiver, classes) = match receiver {
            None => (None, self.classes_around()),
            Some(receiver) => match self.prefix(receiver)? {
                Prefix::Class(class) => (None, vec![class]),
                Prefix::Value(value) => {
                    let Type::Reference(class) = value.of else {
                        let what = self.spell(value.of);
                        return Err(SpecError::new(format!("a value of type {what} has no methods"), value.span));
                    };
                    (Some(value), vec![class])
                }
            },
        };
        let is_named = receiver.is_some() || !matches!(classes.as_slice(), [own, ..] if *own == self.class);
        let arguments = arguments.iter().map(|argument| self.expression(argument)).collect::<Resolved<Vec<_>>>()?;
        for &class in &classes {
            let candidates = self.candidates(class, name)?;
            if candidates.is_empty() {
                continue;
            }
            let candidate = self.select(candidates, &arguments, name)?;
            if candidate.is_static {
                return self.finish(candidate, None, arguments, span);
            }
            let receiver = match receiver {
                Some(receiver) => receiver,
                None if is_named => {
                    return Err(SpecError::new(format!("`{}` needs an object", name.text), name.span));
                }
                None if class != self.class => {
                    return Err(SpecError::new(format!("`{}` belongs to the object around", name.text), name.span));
                }
                None => self.this(name.span).map_err(|error| match self.sight.receiver {
                    Receiver::Given => error,
                    _ => SpecError { message: format!("`{}` needs an object; {}", name.text, error.message), ..error },
                })?,
            };
            return self.finish(candidate, Some(receiver), arguments, span);
        }
        let class = self.program.class(classes[0]).java_name();
        let error = SpecError::new(format!("class {class} has no method `{}`", name.text), name.span);
        Err(error.with_help("type arguments are not known here: a more special type is named by a cast, `((T) x).m()`"))
    }

    fn finish(
        &mut self,
        candidate: Candidate,
        receiver: Option<Expression>,
        arguments: Vec<Expression>,
        span: Span,
    ) -> Resolved<Expression> {
        let Candidate { callee, parameters, result, .. } = candidate;
        let arguments = arguments.into_iter().zip(parameters);
        let arguments = arguments.map(|(argument, of)| self.as_type(argument, of)).collect::<Resolved<Vec<_>>>()?;
        let method = match callee {
            Callee::Model(model) => {
                let all = receiver.into_iter().chain(arguments).collect();
                return Ok(Expression { kind: ExpressionKind::Model(model, all), of: result, span });
            }
            Callee::Method(method) => method,
        };
        if result == Type::Void {
            return Err(SpecError::new("a method without result is no expression", span));
        }
        self.check_purity(method, span)?;
        let record = self.program.method(method);
        let dispatch = match receiver {
            None => Dispatch::Static,
            Some(_) if record.is_private() || record.flags & access::FINAL != 0 => Dispatch::Direct,
            Some(_) => Dispatch::Virtual,
        };
        let call = Call { method, dispatch, receiver: receiver.map(Box::new), arguments };
        Ok(Expression { kind: ExpressionKind::Call(call), of: result, span })
    }

    fn check_purity(&mut self, method: MethodId, span: Span) -> Resolved<()> {
        match self.contracts.impurity(self.program, method) {
            None => Ok(()),
            Some(why) => {
                let name = self.program.external_method(method, true);
                let error = SpecError::new(format!("{name} is not pure: {why}"), span);
                Err(error.with_help(
                    "a method that changes nothing that existed before is declared so: `@Pure`, or `/*@ pure @*/`",
                ))
            }
        }
    }

    /// What a name can mean as a method of a class.
    fn candidates(&mut self, class: ClassId, name: &Name) -> Resolved<Vec<Candidate>> {
        let mut candidates = Vec::new();
        let order = self.supertypes(class);
        for &owner in &order {
            let models = self.contracts.models_of(self.program, owner).map_err(|error| elsewhere(&error, name.span))?;
            for &model in models.iter() {
                let model_record = self.contracts.signature(model);
                if model_record.name == name.text {
                    candidates.push(Candidate {
                        callee: Callee::Model(model),
                        is_static: model_record.is_static,
                        parameters: model_record.parameters.clone(),
                        result: model_record.result,
                    });
                }
            }
        }
        let mut seen = BTreeSet::new();
        for owner in order {
            let named: Vec<MethodId> = self.program.class(owner).methods.clone();
            for method in named {
                let record = self.program.method(method);
                let is_bridge = record.flags & (access::BRIDGE | access::SYNTHETIC) != 0;
                let parameters_text = record.mtype.params.concat();
                if **self.program.text(record.name) != *name.text || is_bridge || !seen.insert(parameters_text) {
                    continue;
                }
                let (mtype, is_static) = (record.mtype.clone(), record.is_static());
                let parameters = mtype.params.iter();
                let parameters = parameters
                    .map(|descriptor| self.type_of_descriptor(descriptor, name.span))
                    .collect::<Resolved<Vec<_>>>()?;
                let result = self.type_of_descriptor(&mtype.ret, name.span)?;
                candidates.push(Candidate { callee: Callee::Method(method), is_static, parameters, result });
            }
        }
        Ok(candidates)
    }

    /// A class with its superclasses and interfaces; interfaces have the methods of `Object`, too.
    fn supertypes(&mut self, class: ClassId) -> Vec<ClassId> {
        let record = self.program.class(class);
        let mut order: Vec<ClassId> = match record.kind {
            ClassKind::Array(..) => Vec::new(),
            _ => record.ancestors.iter().rev().chain(record.all_interfaces.iter()).copied().collect(),
        };
        order.extend(self.program.loaded("java/lang/Object"));
        let mut seen = BTreeSet::new();
        order.retain(|class| seen.insert(*class));
        order
    }

    /// The callee that fits best: without boxes if possible, and the most special one.
    fn select(&mut self, candidates: Vec<Candidate>, arguments: &[Expression], name: &Name) -> Resolved<Candidate> {
        for boxes in [Boxes::None, Boxes::Allowed] {
            let takes: Vec<bool> = candidates.iter().map(|candidate| self.takes(candidate, arguments, boxes)).collect();
            if takes.contains(&true) {
                let fitting = candidates.into_iter().zip(takes).filter(|&(_, takes)| takes);
                return self.most_special(fitting.map(|(candidate, _)| candidate).collect(), name);
            }
        }
        let given: Vec<String> = arguments.iter().map(|argument| self.spell(argument.of)).collect();
        let error = SpecError::new(format!("no method `{}` takes ({})", name.text, given.join(", ")), name.span);
        let known: Vec<String> = candidates
            .iter()
            .map(|candidate| {
                let parameters: Vec<String> = candidate.parameters.iter().map(|&of| self.spell(of)).collect();
                format!("{}({})", name.text, parameters.join(", "))
            })
            .collect();
        Err(error.with_help(format!("there is {}", known.join(", "))))
    }

    fn takes(&mut self, candidate: &Candidate, arguments: &[Expression], boxes: Boxes) -> bool {
        let Candidate { parameters, .. } = candidate;
        parameters.len() == arguments.len()
            && parameters.iter().zip(arguments).all(|(&wanted, argument)| {
                let crosses = argument.of.is_reference() != wanted.is_reference();
                self.fits(argument.of, wanted)
                    || (boxes == Boxes::Allowed && crosses && self.as_type(argument.clone(), wanted).is_ok())
            })
    }

    fn most_special(&self, mut fitting: Vec<Candidate>, name: &Name) -> Resolved<Candidate> {
        let is_below = |one: &Candidate, other: &Candidate| {
            one.parameters.iter().zip(&other.parameters).all(|(&one, &other)| self.fits(one, other))
        };
        let best = (0..fitting.len()).find(|&at| fitting.iter().all(|other| is_below(&fitting[at], other)));
        match best {
            Some(at) => Ok(fitting.swap_remove(at)),
            None => {
                let error = SpecError::new(format!("several methods `{}` fit here", name.text), name.span);
                Err(error.with_help("a cast of an argument says which"))
            }
        }
    }
}

/// An error in the declaration of a model function, where that is called.
fn elsewhere(error: &crate::error::ContractError, span: Span) -> SpecError {
    let message = format!("its contract is not understood: {}", error.error.message);
    SpecError::new(message, span).with_help(format!("see {}, line {}", error.source.name, error.place().line()))
}
