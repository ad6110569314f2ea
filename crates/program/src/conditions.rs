//! What annotations of our Java API say about a method: conditions that are boolean methods, and what is only written down.

use thiserror::Error;

use crate::annotations::OurAnnotation;
use crate::descriptor::readable;
use crate::ids::{ClassId, MethodId};
use crate::program::Program;

/// What is said about a method, by itself or, where it says nothing, by the first method that it overrides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// Boolean methods that hold when it is called: they take what it takes.
    pub requires: Vec<MethodId>,
    /// Boolean methods that hold when it returns: they take what it takes, and what it returns.
    pub ensures: Vec<MethodId>,
    /// What else is said, as sources spell it, and where.
    pub unchecked: Vec<String>,
}

/// A condition that names no method that fits.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{written} of {carrier}: {problem}")]
pub struct ConditionError {
    written: String,
    carrier: String,
    problem: String,
}

impl Program {
    /// What annotations say about a method.
    pub fn conditions(&self, method: MethodId) -> Result<Conditions, ConditionError> {
        let mut said = self.own_conditions(method)?;
        for inherited in self.overridden(method) {
            if said.requires.is_empty() && said.ensures.is_empty() {
                let inherited = self.own_conditions(inherited)?;
                said.unchecked.extend(inherited.unchecked);
                (said.requires, said.ensures) = (inherited.requires, inherited.ensures);
            } else {
                // Conditions of several methods are alternatives, each with its own end.
                said.unchecked.extend(self.all_written(inherited));
            }
        }
        let class = self.method(method).class;
        said.unchecked.extend(self.written_on(class));
        Ok(said)
    }

    /// What the annotations of the method itself say.
    fn own_conditions(&self, method: MethodId) -> Result<Conditions, ConditionError> {
        let carrier = self.external_method(method, true);
        let mut said = Conditions::default();
        for annotation in self.method_annotations(method) {
            let found = match &*annotation.name {
                "Requires" => &mut said.requires,
                "Ensures" => &mut said.ensures,
                "Invariant" => continue,
                _ => {
                    said.unchecked.push(format!("{} of {carrier}", written(&annotation)));
                    continue;
                }
            };
            for text in &annotation.texts {
                let alone = OurAnnotation { name: annotation.name.clone(), texts: vec![text.clone()] };
                if is_name(text) {
                    let error =
                        |problem| ConditionError { written: written(&alone), carrier: carrier.clone(), problem };
                    found.push(self.condition(method, &annotation.name, text).map_err(error)?);
                } else {
                    said.unchecked.push(format!("{} of {carrier}", written(&alone)));
                }
            }
        }
        for (name, on_parameter) in self.parameter_names(method).iter().zip(self.parameter_annotations(method)) {
            let words = on_parameter.iter().map(|annotation| format!("{} {name} of {carrier}", written(annotation)));
            said.unchecked.extend(words);
        }
        Ok(said)
    }

    /// The boolean method that a condition of a method names, or what is wrong with the name.
    fn condition(&self, of: MethodId, annotation: &str, name: &str) -> Result<MethodId, String> {
        let subject = self.method(of);
        let class = self.class(subject.class);
        let mut wanted: Vec<&str> = subject.mtype.params.iter().map(|descriptor| &**descriptor).collect();
        if annotation == "Ensures" && &*subject.mtype.ret != "V" {
            wanted.push(&subject.mtype.ret);
        }
        let named: Vec<MethodId> =
            class.methods.iter().copied().filter(|&id| **self.text(self.method(id).name) == *name).collect();
        let fits = |id: &&MethodId| {
            let record = self.method(**id);
            let has_object = !subject.is_static() && (annotation == "Ensures" || !self.is_constructor(of));
            let takes = record.mtype.params.iter().map(|descriptor| &**descriptor);
            &*record.mtype.ret == "Z" && takes.eq(wanted.iter().copied()) && (record.is_static() || has_object)
        };
        if let Some(&found) = named.iter().find(fits) {
            return Ok(found);
        }
        let parameters: Vec<String> = wanted.iter().map(|descriptor| readable(descriptor)).collect();
        let kind = if subject.is_static() { "static boolean" } else { "boolean" };
        let should = format!("{kind} {name}({})", parameters.join(", "));
        Err(match named.first() {
            Some(&other) => {
                format!("`{}` does not fit; it should be `{should}`", self.external_method(other, false))
            }
            None => format!("class {} has no method `{should}`", class.java_name()),
        })
    }

    fn is_constructor(&self, method: MethodId) -> bool {
        **self.text(self.method(method).name) == *"<init>"
    }

    /// Everything that the annotations of a method say, unchecked.
    fn all_written(&self, method: MethodId) -> Vec<String> {
        let carrier = self.external_method(method, true);
        let own = self.method_annotations(method);
        own.iter().map(|annotation| format!("{} of {carrier}", written(annotation))).collect()
    }

    /// What is written on a class and its fields, and is not checked.
    fn written_on(&self, class: ClassId) -> Vec<String> {
        let mut found = Vec::new();
        for &owner in &self.class(class).ancestors {
            let carrier = self.class(owner).java_name();
            let own = self.class_annotations(owner);
            let own = own.iter().filter(|annotation| annotation.name != "Hex");
            found.extend(own.map(|annotation| format!("{} of {carrier}", written(annotation))));
            for field in &self.class(owner).fields {
                let name = self.text(field.name);
                let own = self.field_annotations(owner, name);
                found.extend(own.iter().map(|annotation| format!("{} of {carrier}.{name}", written(annotation))));
            }
        }
        found
    }
}

/// An annotation as sources spell it.
fn written(annotation: &OurAnnotation) -> String {
    let texts: Vec<String> = annotation.texts.iter().map(|text| format!("{text:?}")).collect();
    match &*texts {
        [] => format!("@{}", annotation.name),
        [text] => format!("@{}({text})", annotation.name),
        _ => format!("@{}({{{}}})", annotation.name, texts.join(", ")),
    }
}

/// Whether a text is the name of a method, as opposed to a condition in JML.
fn is_name(text: &str) -> bool {
    let is_inner = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    text.chars().all(is_inner)
        && !text.starts_with(|c: char| c.is_numeric())
        && !text.is_empty()
        && !["true", "false"].contains(&text)
}
