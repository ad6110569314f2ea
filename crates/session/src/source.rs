//! Specifications of heap shapes: from files and from annotations of the classes, put together to one.

use std::fs;
use std::path::{Path, PathBuf};

use program::{ClassId, MethodId, Program};
use spec::{Formula, Spec, SpecError};

/// Where a specification stands, with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file, or the class with the annotation.
    pub name: String,
    /// The text.
    pub text: String,
}

/// Why a specification cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    /// The file cannot be read.
    #[error("{}: {error}", file.display())]
    Unreadable {
        /// The file.
        file: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The text is no specification.
    #[error("{}", spec::render_error(error, &source.name, &source.text, false))]
    Malformed {
        /// The text.
        r#source: Source,
        /// What is wrong with it, and where.
        error: SpecError,
    },
}

impl Source {
    /// Reads a file.
    pub fn file(path: &Path) -> Result<Source, SourceError> {
        let text =
            fs::read_to_string(path).map_err(|error| SourceError::Unreadable { file: path.to_owned(), error })?;
        Ok(Source { name: path.display().to_string(), text })
    }

    /// The annotations of the classes that methods deal with.
    pub fn annotations(program: &mut Program, methods: &[MethodId]) -> Vec<Source> {
        let mut found: Vec<(String, String)> =
            methods.iter().flat_map(|&method| program.annotated_shapes(method)).collect();
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

    /// Parses the text, with what is suspicious.
    pub fn parse(&self) -> Result<(Spec, Vec<SpecError>), SourceError> {
        spec::parse_with_warnings(&self.text).map_err(|error| SourceError::Malformed { r#source: self.clone(), error })
    }
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
