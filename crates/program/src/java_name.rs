//! Classes by the names that users write: `java.util.List`, `java/util/List`, `pkg.Outer.Inner`, `int[]`.

use crate::descriptor::Kind;
use crate::error::LinkError;
use crate::ids::ClassId;
use crate::program::Program;

impl Program {
    /// Loads the class of a name as in Java source or in class files. A nested class may be written with dots.
    pub fn load_named(&mut self, name: &str) -> Result<ClassId, LinkError> {
        let internal = name.trim().replace('.', "/");
        if let Some(element) = internal.strip_suffix("[]") {
            let element = match Kind::of_keyword(element.trim_end()) {
                Some(kind) => self.primitive(Some(kind)),
                None => self.load_named(element)?,
            };
            return self.array_of(element);
        }
        let mut nested = internal.clone();
        loop {
            match self.load(&nested) {
                // The next spelling is tried only if the class itself is missing, not if one that it needs is.
                Err(LinkError::ClassNotFound(missing)) if *missing == *nested => {}
                result => return result,
            }
            let Some((outer, inner)) = nested.rsplit_once('/') else {
                return Err(LinkError::ClassNotFound(internal.into()));
            };
            nested = format!("{outer}${inner}");
        }
    }
}
