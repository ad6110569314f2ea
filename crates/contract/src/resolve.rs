//! From contracts as they are written to the typed tree: what names mean, and of which types expressions are.
//!
//! Types are erased, as in class files: where type arguments are needed, the contract says so with a cast.

mod call;
mod conversion;
mod expression;
mod location;
mod name;
mod operator;
mod quantifier;
mod types;

use std::sync::Arc;

use program::{ClassId, LinkError, Program};
use spec::jml::{SourceFile, TypeText, TypeVariable};
use spec::{Span, SpecError};

use crate::contracts::Contracts;
use crate::error::ContractError;
use crate::tree::{Expression, Place, Source, Type, Variable};

pub(crate) use expression::not_null;
pub(crate) use types::TypeNames;

/// What an expression may speak of, beside fields and methods.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sight {
    /// Whether there is a receiver.
    pub(crate) receiver: Receiver,
    /// Parameters, and other variables by name.
    pub(crate) variables: Vec<(String, Type, Variable)>,
    /// The type of what `\result` is; none: it means nothing.
    pub(crate) result: Option<Type>,
    /// Whether there is a state before.
    pub(crate) moments: Moments,
}

/// Whether there is a receiver.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Receiver {
    /// `this` means something.
    #[default]
    Given,
    /// The member is static.
    Missing,
    /// A constructor has not made it yet.
    Unmade,
}

/// The states of which an expression speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Moments {
    /// One.
    #[default]
    One,
    /// The one after a call, and the one before it.
    Two,
}

/// Resolves expressions that stand in one place of one source.
pub(crate) struct Scope<'a> {
    pub(crate) program: &'a mut Program,
    pub(crate) contracts: &'a mut Contracts,
    /// The class in which they stand.
    pub(crate) class: ClassId,
    pub(crate) source: Arc<Source>,
    pub(crate) names: TypeNames,
    pub(crate) sight: Sight,
    /// Variables of quantifiers around, the innermost last.
    bound: Vec<(String, Type, u32)>,
    /// How many variables of quantifiers there were so far.
    bound_count: u32,
    /// Whether `\old` stands around.
    in_old: bool,
    /// How often expressions may still be looked at: an expression is read twice where its range is looked for.
    left: u32,
}

/// Expressions in one clause.
const LARGEST: u32 = 100_000;

/// The result of resolving.
pub(crate) type Resolved<T> = Result<T, SpecError>;

impl<'a> Scope<'a> {
    /// For the expressions of a class.
    pub(crate) fn new(
        program: &'a mut Program,
        contracts: &'a mut Contracts,
        class: ClassId,
        source: Arc<Source>,
        names: TypeNames,
        sight: Sight,
    ) -> Scope<'a> {
        Scope {
            program,
            contracts,
            class,
            source,
            names,
            sight,
            bound: Vec::new(),
            bound_count: 0,
            in_old: false,
            left: LARGEST,
        }
    }

    /// A place in the source.
    pub(crate) fn place(&self, span: Span) -> Place {
        Place { source: self.source.clone(), span }
    }

    /// An error of the scope with the source around it.
    pub(crate) fn located(&self, error: SpecError) -> ContractError {
        ContractError { error, source: self.source.clone() }
    }

    /// Adds type variables: they count as their bounds.
    pub(crate) fn add_type_variables(&mut self, variables: &[TypeVariable]) {
        let object = self.program.loaded("java/lang/Object");
        for variable in variables {
            let bound = variable.bound.as_ref().and_then(|bound| self.type_of(bound).ok());
            let bound = match bound {
                Some(Type::Reference(class)) => Some(class),
                _ => object,
            };
            self.names.variables.extend(bound.map(|bound| (variable.name.clone(), bound)));
        }
    }

    /// The name of a type, as messages spell it.
    pub(crate) fn spell(&self, of: Type) -> String {
        match of {
            Type::Primitive(kind) => kind.keyword().to_owned(),
            Type::Null => "null".to_owned(),
            Type::Void => "void".to_owned(),
            Type::Reference(class) => program::readable(&program::descriptor_of(&self.program.class(class).name)),
        }
    }

    /// A value where one of a type is expected.
    pub(crate) fn argument(&mut self, value: Expression, wanted: Type) -> Resolved<Expression> {
        self.as_type(value, wanted)
    }

    /// A type as it is written.
    pub(crate) fn written_type(&mut self, written: &TypeText) -> Resolved<Type> {
        self.type_of(written)
    }

    /// A class of exceptions.
    pub(crate) fn exception_class(&mut self, written: &TypeText) -> Resolved<ClassId> {
        let Type::Reference(class) = self.type_of(written)? else {
            return Err(SpecError::new("this is no class of exceptions", written.span));
        };
        let throwable = self.class_named("java.lang.Throwable", written.span)?;
        match self.program.is_subtype(class, throwable) {
            true => Ok(class),
            false => Err(SpecError::new("this is no class of exceptions", written.span)),
        }
    }

    /// The type that a descriptor stands for.
    pub(crate) fn type_of_descriptor(&mut self, descriptor: &str, span: Span) -> Resolved<Type> {
        match program::Kind::of(descriptor) {
            None => Ok(Type::Void),
            Some(program::Kind::Ref) => {
                let class = self.program.load(program::class_of(descriptor));
                class.map(Type::Reference).map_err(|error| unloadable(&error, span))
            }
            Some(kind) => Ok(Type::Primitive(kind)),
        }
    }
}

/// The error of a class that cannot be loaded.
pub(crate) fn unloadable(error: &LinkError, span: Span) -> SpecError {
    SpecError::new(format!("a class cannot be used here: {error}"), span)
}

/// The types that a file imports.
pub(crate) fn names_of(file: Option<&SourceFile>) -> TypeNames {
    TypeNames { imports: file.map_or_else(Vec::new, |file| file.imports.clone()), variables: Vec::new() }
}
