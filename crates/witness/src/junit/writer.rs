//! One test under construction: its statements so far and its variables.

use std::collections::{BTreeMap, HashSet};

use explore::case::{Case, Content, Datum, Identity, Number};
use program::{ClassId, Kind};

use super::Version;
use super::access::View;
use super::code::{Code, Literal, Piece, code, lang};
use super::literal;
use super::names::Scope;
use super::pending::Pending;
use super::summary::Summaries;

/// What is shared by the tests of a class.
pub struct Writer<'a, 'm> {
    /// What the source may name.
    pub view: &'a mut View<'m>,
    /// What constructors and accessors do.
    pub summaries: &'a mut Summaries,
    /// The version of the framework.
    pub version: Version,
    /// What is written.
    pub case: &'a Case,
    /// Names of variables.
    pub scope: Scope,
    /// Statements.
    pub lines: Vec<Code>,
    /// Variables, by the position of their objects.
    pub variables: BTreeMap<usize, Variable>,
    /// Objects that are being made and have no variable yet.
    pub underway: HashSet<usize>,
    /// Their names. An object gets its name before those that it leads to, though it is made after them.
    pub reserved: BTreeMap<usize, String>,
    /// Whether the subject changes its input, here or in another case.
    pub mutates: bool,
    /// Assignments that wait for an object.
    pub pending: Vec<Pending>,
    /// How many assertions there are.
    pub assertions: usize,
}

/// A variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its type.
    pub class: ClassId,
}

/// An expression with its type: none for `null`.
#[derive(Clone, Debug)]
pub struct Expression {
    /// The source.
    pub code: Code,
    /// The type.
    pub class: Option<ClassId>,
}

impl Writer<'_, '_> {
    /// Adds a statement.
    pub fn line(&mut self, line: Code) {
        self.lines.push(line);
    }

    /// The type of a number.
    pub fn primitive(&self, kind: Kind) -> ClassId {
        self.view.machine.program.primitive(Some(kind))
    }

    /// Whether a type is primitive.
    pub fn is_primitive(&self, class: ClassId) -> bool {
        matches!(self.view.machine.program.class(class).kind, program::ClassKind::Primitive(_))
    }

    /// A number that may become a parameter.
    pub fn number(&self, value: Number, name: &str) -> Expression {
        let kind = value.kind();
        Expression { code: literal_code(literal::number(value, name)), class: Some(self.primitive(kind)) }
    }

    /// The source for a value; objects that need a variable have one already. None if the object is still being made.
    pub fn expression(&mut self, value: Datum, name: &str) -> Result<Option<Expression>, String> {
        let at = match value {
            Datum::Null => return Ok(Some(Expression { code: "null".into(), class: None })),
            Datum::Number(number) => return Ok(Some(self.number(number, name))),
            Datum::Unknown => return Err("an input is not known".to_owned()),
            Datum::Object(at) => at,
        };
        if let Some(variable) = self.variables.get(&at) {
            return Ok(Some(Expression { code: Code::from(&variable.name), class: Some(variable.class) }));
        }
        let object = self.case.objects.get(at).ok_or("an object is missing")?;
        let content = object.before.as_ref().unwrap_or(&object.after);
        self.constant(&object.class, content, name)
    }

    /// The expression of an object that needs no variable.
    pub fn constant(&mut self, class: &str, content: &Content, name: &str) -> Result<Option<Expression>, String> {
        let code = match content {
            Content::Text(units, Identity::Any | Identity::Interned) if class == "java.lang.String" => {
                literal_code(literal::text(units, name))
            }
            Content::Boxed(number, Identity::Any) => {
                let class = self.view.load(class)?;
                code![self.view.type_code(class), ".valueOf(", self.number(*number, name).code, ")"]
            }
            Content::Constant(owner, constant) => return self.static_constant(owner, constant).map(Some),
            Content::Class(named) => {
                let named = match Kind::of_keyword(named) {
                    Some(kind) => self.primitive(kind),
                    None if named == "void" => self.view.machine.program.primitive(None),
                    None => self.view.load(named)?,
                };
                self.view.class_code(named)
            }
            _ => return Ok(None),
        };
        let class = self.view.load(class)?;
        Ok(Some(Expression { code, class: Some(class) }))
    }

    /// An object that a static field holds.
    fn static_constant(&mut self, owner: &str, constant: &str) -> Result<Expression, String> {
        let class = self.view.load(owner)?;
        if !self.view.machine.program.is_enum(class) {
            let (_, field) = self.view.field(owner, constant).ok_or_else(|| format!("there is no field {constant}"))?;
            if !self.view.sees_field(class, class, &field) {
                return Err(format!("the test does not see {owner}.{constant}"));
            }
            let declared = self.view.machine.program.text(field.descriptor).to_string();
            let declared = self.view.class_of(&declared)?;
            return Ok(Expression { code: code![self.view.type_code(class), ".", constant], class: Some(declared) });
        }
        if self.view.is_nameable(class) && super::names::is_identifier(constant) {
            return Ok(Expression { code: code![self.view.type_code(class), ".", constant], class: Some(class) });
        }
        let units: Vec<u16> = constant.encode_utf16().collect();
        let code = code![
            lang("Enum"),
            ".valueOf((",
            lang("Class"),
            ") ",
            self.view.class_code(class),
            ", ",
            literal::quoted(&units),
            ")"
        ];
        Ok(Expression { code, class: Some(self.view.load("java.lang.Enum")?) })
    }

    /// An expression where a type is wanted, cast if it must be. An error where that type cannot be named.
    pub fn fitted(&mut self, value: Expression, wanted: ClassId) -> Result<Code, String> {
        self.view.fit(value.code, value.class, wanted).ok_or_else(|| {
            let name = self.view.machine.program.class(wanted).java_name();
            format!("type {name} cannot be named")
        })
    }
}

/// A literal as source.
pub fn literal_code(literal: Literal) -> Code {
    Code::from(Piece::Literal(literal))
}
