//! Specifications of heap shapes: from files and from annotations of the classes, put together to one.

use std::fs;
use std::path::Path;

use program::{ClassId, MethodId, Program};
use spec::{Formula, Spec, SpecError};

use crate::failure::Failure;

/// Where a specification stands, with its text.
#[derive(Clone, Debug)]
pub struct Source {
    /// The file, or the class with the annotation.
    pub name: String,
    /// The text.
    pub text: String,
}

impl Source {
    /// Reads a file.
    pub fn file(path: &Path) -> Result<Source, Failure> {
        let text =
            fs::read_to_string(path).map_err(|error| Failure::usage(format!("--spec {}: {error}", path.display())))?;
        Ok(Source { name: path.display().to_string(), text })
    }

    /// The annotations of the classes that targets deal with.
    pub fn annotations(program: &mut Program, targets: &[MethodId]) -> Vec<Source> {
        let mut found: Vec<(String, String)> =
            targets.iter().flat_map(|&target| program.annotated_shapes(target)).collect();
        found.sort();
        found.dedup();
        found.into_iter().map(Source::annotation).collect()
    }

    /// The annotations of a class and of those that its fields can lead to.
    pub fn annotations_of(program: &mut Program, class: ClassId) -> Vec<Source> {
        program.annotated_shapes_of(class).into_iter().map(Source::annotation).collect()
    }

    /// One line for each string of the annotation.
    fn annotation((class, text): (String, String)) -> Source {
        Source { name: format!("@Hex of {class}"), text: format!("class {class} {{ {text}\n}}\n") }
    }

    /// Parses the text; what is suspicious is told.
    pub fn parse(&self) -> Result<Spec, Failure> {
        let (spec, warnings) = self.parse_with_warnings()?;
        for warning in warnings {
            eprintln!("{}", spec::render_warning(&warning, &self.name, &self.text, false));
        }
        Ok(spec)
    }

    /// Parses the text, with what is suspicious.
    pub fn parse_with_warnings(&self) -> Result<(Spec, Vec<SpecError>), Failure> {
        spec::parse_with_warnings(&self.text)
            .map_err(|error| Failure::usage(spec::render_error(&error, &self.name, &self.text, false)))
    }
}

/// All of some specifications at once; none if there are none.
pub fn together(sources: &[Source]) -> Result<Option<Spec>, Failure> {
    let specs = sources.iter().map(Source::parse).collect::<Result<Vec<Spec>, Failure>>()?;
    Ok(joined(specs))
}

/// What satisfies all of some specifications; none if there are none.
pub fn joined(specs: impl IntoIterator<Item = Spec>) -> Option<Spec> {
    specs.into_iter().reduce(|mut whole, spec| {
        whole.formula = Formula::And(vec![whole.formula, spec.formula]);
        whole.triggers.extend(spec.triggers);
        whole.uninitialized.extend(spec.uninitialized);
        whole
    })
}
