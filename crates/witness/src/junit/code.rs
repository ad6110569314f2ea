//! Java source in pieces: classes whose spelling depends on the imports, and literals that may become parameters.

use program::Kind;

/// A class as Java source names it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClassName {
    /// Its package, with dots; empty for the unnamed one.
    pub package: String,
    /// Its simple name, behind those of the classes around it: `Map.Entry`.
    pub path: String,
}

impl ClassName {
    /// A class that is not nested, by its full name.
    pub fn of(full: &str) -> ClassName {
        let (package, path) = full.rsplit_once('.').unwrap_or(("", full));
        ClassName { package: package.to_owned(), path: path.to_owned() }
    }

    /// The simple name of the outermost class.
    pub fn outermost(&self) -> &str {
        self.path.split('.').next().unwrap_or(&self.path)
    }

    /// The name with its package.
    pub fn full(&self) -> String {
        if self.package.is_empty() { self.path.clone() } else { format!("{}.{}", self.package, self.path) }
    }
}

/// A piece of source.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// Text as it is.
    Text(String),
    /// The name of a class.
    Class(ClassName),
    /// A static method of the test framework.
    Assertion(&'static str),
    /// A helper method of the test class, for members that the source may not name.
    Helper(&'static str, Reach),
    /// A literal.
    Literal(Literal),
}

/// A literal in source. Where tests differ in their literals only, it becomes a parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct Literal {
    /// What it is called as a parameter.
    pub name: String,
    /// Its type: a primitive one, or `String`.
    pub kind: Option<Kind>,
    /// Its text.
    pub code: Code,
    /// Its text in a table of comma-separated values, if it has one there.
    pub plain: Option<String>,
}

/// How far a helper must reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Where reflection does.
    Reflection,
    /// Members that modules do not open, and static fields that are final.
    Everything,
}

/// A class of `java.lang`.
pub fn lang(simple: &str) -> ClassName {
    ClassName { package: "java.lang".to_owned(), path: simple.to_owned() }
}

/// Source: an expression, a statement, a declaration.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Code(pub Vec<Piece>);

impl Code {
    /// Appends.
    pub fn add(&mut self, part: impl Into<Code>) {
        for piece in part.into().0 {
            match (self.0.last_mut(), piece) {
                (Some(Piece::Text(text)), Piece::Text(more)) => text.push_str(&more),
                (_, piece) => self.0.push(piece),
            }
        }
    }

    /// Parts with text between them.
    pub fn join(parts: &[Code], between: &str) -> Code {
        let mut joined = Code::default();
        for (at, part) in parts.iter().enumerate() {
            if at > 0 {
                joined.add(between);
            }
            joined.add(part);
        }
        joined
    }

    /// Whether it is this text.
    pub fn is(&self, wanted: &str) -> bool {
        matches!(self.0.as_slice(), [Piece::Text(text)] if text == wanted)
    }
}

impl From<&str> for Code {
    fn from(text: &str) -> Code {
        Code(vec![Piece::Text(text.to_owned())])
    }
}

impl From<String> for Code {
    fn from(text: String) -> Code {
        Code(vec![Piece::Text(text)])
    }
}

impl From<&String> for Code {
    fn from(text: &String) -> Code {
        Code::from(text.as_str())
    }
}

impl From<&Code> for Code {
    fn from(code: &Code) -> Code {
        code.clone()
    }
}

impl From<ClassName> for Code {
    fn from(class: ClassName) -> Code {
        Code(vec![Piece::Class(class)])
    }
}

impl From<Piece> for Code {
    fn from(piece: Piece) -> Code {
        Code(vec![piece])
    }
}

/// Source from parts: texts, classes, other source.
macro_rules! code {
    ($($part:expr),* $(,)?) => {{
        let mut code = $crate::junit::code::Code::default();
        $(code.add($part);)*
        code
    }};
}
pub(super) use code;
