//! Specifications of heap shapes: from files and from annotations of the classes, put together to one.

use std::fs;
use std::path::Path;

use program::{MethodId, Program};
use spec::{Formula, Spec};

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
        let source = |(class, text): (String, String)| Source {
            name: format!("@Hex of {class}"),
            text: format!("class {class} {{\n{text}\n}}\n"),
        };
        found.into_iter().map(source).collect()
    }

    /// Parses the text; what is suspicious is told.
    pub fn parse(&self) -> Result<Spec, Failure> {
        let (spec, warnings) = spec::parse_with_warnings(&self.text)
            .map_err(|error| Failure::usage(spec::render_error(&error, &self.name, &self.text, false)))?;
        for warning in warnings {
            eprintln!("{}", spec::render_warning(&warning, &self.name, &self.text, false));
        }
        Ok(spec)
    }
}

/// All of some specifications at once; none if there are none.
pub fn together(sources: &[Source]) -> Result<Option<Spec>, Failure> {
    let mut whole: Option<Spec> = None;
    for source in sources {
        let spec = source.parse()?;
        match &mut whole {
            None => whole = Some(spec),
            Some(whole) => {
                let formula = std::mem::replace(&mut whole.formula, Formula::And(Vec::new()));
                whole.formula = Formula::And(vec![formula, spec.formula]);
                whole.triggers.extend(spec.triggers);
                whole.uninitialized.extend(spec.uninitialized);
            }
        }
    }
    Ok(whole)
}
