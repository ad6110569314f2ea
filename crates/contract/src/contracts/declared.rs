//! The declarations of a class in sources, and which of its methods they mean.

use std::rc::Rc;
use std::sync::Arc;

use program::{ClassId, Kind, MethodId, OurAnnotation, Program, class_of};
use spec::SpecError;
use spec::jml::{MethodDeclaration, TypeDeclaration, TypeText};

use super::{Contracts, Found};
use crate::error::ContractError;
use crate::resolve::{Scope, Sight, TypeNames, names_of};
use crate::sources::{Declared, SourcesError};
use crate::tree::Source;

/// The declarations of a class, and the methods that theirs mean.
#[derive(Clone, Debug)]
pub(super) struct OwnTypes(pub(super) Rc<[OwnType]>);

/// A declaration of a class.
#[derive(Debug)]
pub(super) struct OwnType {
    declared: Declared,
    /// The methods that are meant, by position; none: it is a model method.
    pub(super) methods: Vec<Option<MethodId>>,
}

impl OwnType {
    pub(super) fn declaration(&self) -> &TypeDeclaration {
        self.declared.declaration()
    }

    pub(super) fn source(&self) -> &Arc<Source> {
        &self.declared.parsed.source
    }

    pub(super) fn names(&self) -> TypeNames {
        names_of(Some(&self.declared.parsed.file))
    }

    /// The declaration of a method.
    pub(super) fn declaration_of(&self, method: MethodId) -> Option<&MethodDeclaration> {
        let at = self.methods.iter().position(|known| *known == Some(method))?;
        Some(&self.declaration().methods[at])
    }
}

impl Contracts {
    /// What sources say about a class.
    pub(super) fn own_types(&mut self, program: &mut Program, class: ClassId) -> Found<OwnTypes> {
        if let Some(known) = self.declared.get(&class) {
            return Ok(known.clone());
        }
        let found = self.sources.of_class(program, class).map_err(|error| match error {
            SourcesError::Malformed(error) => *error,
            SourcesError::Unreadable { ref file, .. } => unreadable(&file.display().to_string(), &error),
        })?;
        let mut types = Vec::new();
        for declared in found {
            let methods = self.methods_meant(program, class, &declared)?;
            types.push(OwnType { declared, methods });
        }
        let types = OwnTypes(types.into());
        self.declared.insert(class, types.clone());
        Ok(types)
    }

    /// The methods that the declarations of a type mean.
    fn methods_meant(
        &mut self,
        program: &mut Program,
        class: ClassId,
        declared: &Declared,
    ) -> Found<Vec<Option<MethodId>>> {
        let declaration = declared.declaration();
        let variables: Vec<&str> = declaration.variables.iter().map(|variable| &*variable.name).collect();
        let mut meant = Vec::new();
        for method in &declaration.methods {
            if method.modifiers.model.is_some() {
                meant.push(None);
                continue;
            }
            let found = find_method(program, class, method, &variables);
            if found.is_none() && says_something(method) {
                let error = no_method(program, class, method);
                return Err(ContractError { error, source: declared.parsed.source.clone() });
            }
            meant.push(found);
        }
        Ok(meant)
    }
}

fn unreadable(file: &str, error: &SourcesError) -> ContractError {
    let source = Arc::new(Source { name: file.to_owned(), text: String::new() });
    ContractError { error: SpecError::new(error.to_string(), spec::Span::default()), source }
}

/// Whether a declaration says more than Java does.
fn says_something(method: &MethodDeclaration) -> bool {
    !method.cases.is_empty()
        || method.modifiers.purity.is_some()
        || method.modifiers.nullness.is_some()
        || !method.statements.is_empty()
        || method.parameters.iter().any(|parameter| parameter.modifiers.nullness.is_some())
}

/// The method of a class that a declaration means: the one of its name and parameters.
fn find_method(program: &Program, class: ClassId, method: &MethodDeclaration, outer: &[&str]) -> Option<MethodId> {
    let named: Vec<MethodId> = {
        let methods = program.class(class).methods.iter().copied();
        methods.filter(|&id| **program.text(program.method(id).name) == *method.name.text).collect()
    };
    let variables: Vec<&str> =
        outer.iter().copied().chain(method.variables.iter().map(|variable| &*variable.name)).collect();
    let fits = |&id: &MethodId| {
        let parameters = &program.method(id).mtype.params;
        if method.is_compact {
            return named.len() == 1;
        }
        // Constructors of inner classes and enumerations take more than the source says, at the beginning.
        let added = parameters.len().checked_sub(method.parameters.len());
        let is_constructor = method.name.text == "<init>";
        let Some(added) = added.filter(|&added| added == 0 || is_constructor) else { return false };
        let pairs = parameters[added..].iter().zip(&method.parameters);
        pairs.into_iter().all(|(descriptor, parameter)| is_meant(descriptor, &parameter.declared, &variables))
    };
    let mut fitting: Vec<MethodId> = named.iter().copied().filter(|id| fits(id)).collect();
    // Fewer added parameters mean more of what is written; bridges come last.
    fitting.sort_by_key(|&id| {
        let record = program.method(id);
        (record.mtype.params.len(), record.flags & (program::access::BRIDGE | program::access::SYNTHETIC))
    });
    fitting.first().copied()
}

/// Whether a descriptor may be what a written type means.
fn is_meant(descriptor: &str, written: &TypeText, variables: &[&str]) -> bool {
    let dimensions = descriptor.bytes().take_while(|&byte| byte == b'[').count();
    let element = &descriptor[dimensions..];
    if variables.contains(&&*written.name) {
        return dimensions >= written.dimensions && element.starts_with('L');
    }
    if dimensions != written.dimensions {
        return false;
    }
    match Kind::of(element) {
        Some(Kind::Ref) => {
            let name = class_of(element).replace(['/', '$'], ".");
            name == written.name || name.ends_with(&format!(".{}", written.name))
        }
        Some(kind) => kind.keyword() == written.name,
        None => false,
    }
}

fn no_method(program: &Program, class: ClassId, method: &MethodDeclaration) -> SpecError {
    let parameters: Vec<String> = method
        .parameters
        .iter()
        .map(|parameter| format!("{}{}", parameter.declared.name, "[]".repeat(parameter.declared.dimensions)))
        .collect();
    let name = if method.name.text == "<init>" { "constructor" } else { &*method.name.text };
    let what = format!("class {} has no {name}({})", program.class(class).java_name(), parameters.join(", "));
    let error = SpecError::new(what, method.name.span);
    let same: Vec<String> = {
        let methods = program.class(class).methods.iter().copied();
        let same = methods.filter(|&id| **program.text(program.method(id).name) == *method.name.text);
        same.map(|id| program.external_method(id, false)).collect()
    };
    match same.is_empty() {
        true => error.with_help("methods that are inherited have their contracts where they are declared"),
        false => error.with_help(format!("there is {}", same.join(", "))),
    }
}

/// The source that a text of an annotation is.
pub(super) fn annotation_source(annotation: &OurAnnotation, carrier: &str, text: &str) -> Arc<Source> {
    Arc::new(Source { name: format!("@{} of {carrier}", annotation.name), text: text.to_owned() })
}

/// A scope for what stands in a declaration.
pub(super) fn scope_of<'a>(
    program: &'a mut Program,
    contracts: &'a mut Contracts,
    class: ClassId,
    own: &OwnType,
    sight: Sight,
) -> Scope<'a> {
    let mut scope = Scope::new(program, contracts, class, own.source().clone(), own.names(), sight);
    scope.add_type_variables(&own.declaration().variables);
    scope
}
