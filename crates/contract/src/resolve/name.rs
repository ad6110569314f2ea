//! What names mean: variables, fields, static fields, types.

use program::{ClassId, ClassKind, Kind};
use spec::jml::{self, Name};
use spec::{Span, SpecError};

use super::{Receiver, Resolved, Scope};
use crate::tree::{Expression, ExpressionKind, Field, Type, Variable};

/// What the left side of a dot can be.
pub(super) enum Prefix {
    Value(Expression),
    Class(ClassId),
}

impl Scope<'_> {
    /// A name that stands alone.
    pub(super) fn name(&mut self, name: &str, span: Span) -> Resolved<Expression> {
        match self.prefix_named(name, span)? {
            Some(Prefix::Value(value)) => Ok(value),
            Some(Prefix::Class(_)) => Err(SpecError::new(format!("`{name}` is a class, not a value"), span)),
            None => Err(self.unknown_name(name, span)),
        }
    }

    fn unknown_name(&self, name: &str, span: Span) -> SpecError {
        let error = SpecError::new(format!("`{name}` is neither a parameter nor a field here"), span);
        let class = self.program.class(self.class).java_name();
        let mut known: Vec<String> = self.sight.variables.iter().map(|(name, ..)| name.clone()).collect();
        for &ancestor in &self.program.class(self.class).ancestors {
            let fields = self.program.class(ancestor).fields.iter();
            known.extend(fields.map(|field| self.program.text(field.name).to_string()));
        }
        known.retain(|known| is_near(name, known));
        match known.first() {
            Some(near) => error.with_help(format!("there is `{near}`")),
            None => error.with_help(format!("fields are those of class {class}; parameters have names if the class was compiled with `javac -g` or `-parameters`")),
        }
    }

    /// A name as a variable, field or class.
    fn prefix_named(&mut self, name: &str, span: Span) -> Resolved<Option<Prefix>> {
        if let Some(&(_, of, number)) = self.bound.iter().rev().find(|(known, ..)| known == name) {
            return Ok(Some(Prefix::Value(variable(Variable::Bound(number), of, span))));
        }
        if let Some(&(_, of, of_variable)) = self.sight.variables.iter().rev().find(|(known, ..)| known == name) {
            return Ok(Some(Prefix::Value(variable(of_variable, of, span))));
        }
        for class in self.classes_around() {
            let Some((field, is_static)) = self.find_field(class, name, span)? else { continue };
            if is_static {
                return Ok(Some(Prefix::Value(static_field(field, span))));
            }
            if class != self.class {
                let error = SpecError::new(format!("`{name}` is a field of the object around"), span);
                return Err(error.with_help("contracts of inner classes see static fields of the classes around only"));
            }
            let this = self.this(span)?;
            return Ok(Some(Prefix::Value(field_of(this, field, span))));
        }
        Ok(self.find_class(name).map(Prefix::Class))
    }

    /// `this`.
    pub(super) fn this(&mut self, span: Span) -> Resolved<Expression> {
        let why = match self.sight.receiver {
            Receiver::Given => return Ok(variable(Variable::This, Type::Reference(self.class), span)),
            Receiver::Missing => "there is no `this` here: the method or clause is static",
            Receiver::Unmade => "there is no `this` yet: a constructor makes it",
        };
        Err(SpecError::new(why, span))
    }

    /// `inner.name`.
    pub(super) fn field(&mut self, inner: &jml::Expression, name: &Name, span: Span) -> Resolved<Expression> {
        match self.prefix(inner)? {
            Prefix::Value(value) => self.field_of_value(value, name, span),
            Prefix::Class(class) => match self.find_field(class, &name.text, name.span)? {
                Some((field, true)) => Ok(static_field(field, span)),
                Some((_, false)) => {
                    Err(SpecError::new(format!("`{}` is a field of objects, not of the class", name.text), name.span))
                }
                None if name.text == "length" || name.text == "class" => {
                    Err(SpecError::new(format!("`{}` is not supported here", name.text), name.span))
                }
                None => Err(self.no_field(class, name)),
            },
        }
    }

    /// The left side of a dot: a value, or the name of a class with dots.
    pub(super) fn prefix(&mut self, inner: &jml::Expression) -> Resolved<Prefix> {
        let Some(dotted) = dotted(inner) else { return self.expression(inner).map(Prefix::Value) };
        if let jml::ExpressionKind::Name(name) = &inner.kind {
            if let Some(found) = self.prefix_named(name, inner.span)? {
                return Ok(found);
            }
            return Err(self.unknown_name(name, inner.span));
        }
        // A variable or field at the beginning comes first, as in Java.
        if self.begins_with_value(inner) {
            return self.expression(inner).map(Prefix::Value);
        }
        match self.find_class(&dotted) {
            Some(class) => Ok(Prefix::Class(class)),
            None => self.expression(inner).map(Prefix::Value),
        }
    }

    /// Whether the first name of a dotted one is a value.
    fn begins_with_value(&mut self, inner: &jml::Expression) -> bool {
        match &inner.kind {
            jml::ExpressionKind::Field(inner, _) => self.begins_with_value(inner),
            jml::ExpressionKind::Name(name) => {
                matches!(self.prefix_named(name, inner.span), Ok(Some(Prefix::Value(_))) | Err(_))
            }
            _ => true,
        }
    }

    fn field_of_value(&mut self, value: Expression, name: &Name, span: Span) -> Resolved<Expression> {
        let Type::Reference(class) = value.of else {
            let what = self.spell(value.of);
            return Err(SpecError::new(format!("a value of type {what} has no fields"), name.span));
        };
        if let ClassKind::Array(..) = self.program.class(class).kind {
            if name.text == "length" {
                return Ok(Expression { kind: ExpressionKind::Length(Box::new(value)), of: Type::INT, span });
            }
            return Err(SpecError::new(format!("an array has no field `{}`", name.text), name.span));
        }
        match self.find_field(class, &name.text, name.span)? {
            Some((field, false)) => Ok(field_of(value, field, span)),
            Some((field, true)) => Ok(static_field(field, span)),
            None => Err(self.no_field(class, name)),
        }
    }

    fn no_field(&self, class: ClassId, name: &Name) -> SpecError {
        let fields = self.program.class(class).ancestors.iter().flat_map(|&own| &self.program.class(own).fields);
        let names: Vec<String> = fields.map(|field| self.program.text(field.name).to_string()).collect();
        let spelled = self.program.class(class).java_name();
        let error = SpecError::new(format!("class {spelled} has no field `{}`", name.text), name.span);
        match names.is_empty() {
            true => error.with_help("a more special type is named by a cast: `((T) x).f`"),
            false => error.with_help(format!("it has: {}", names.join(", "))),
        }
    }

    /// A field by name, of a class, its superclasses and interfaces; and whether it is static. Ghost fields are found, too.
    pub(super) fn find_field(&mut self, class: ClassId, name: &str, span: Span) -> Resolved<Option<(Field, bool)>> {
        let record = self.program.class(class);
        let order: Vec<ClassId> = record.ancestors.iter().rev().chain(record.all_interfaces.iter()).copied().collect();
        for owner in order {
            let fields = &self.program.class(owner).fields;
            let found = fields.iter().find(|field| &**self.program.text(field.name) == name).cloned();
            if let Some(found) = found {
                let descriptor = self.program.text(found.descriptor).clone();
                let of = self.type_of_descriptor(&descriptor, span)?;
                return Ok(Some((Field { class: owner, slot: found.slot, of }, found.is_static())));
            }
        }
        Ok(None)
    }
}

/// A name with dots, if an expression is nothing else.
fn dotted(expression: &jml::Expression) -> Option<String> {
    match &expression.kind {
        jml::ExpressionKind::Name(name) => Some(name.clone()),
        jml::ExpressionKind::Field(inner, name) => Some(format!("{}.{}", dotted(inner)?, name.text)),
        _ => None,
    }
}

pub(super) fn variable(variable: Variable, of: Type, span: Span) -> Expression {
    Expression { kind: ExpressionKind::Variable(variable), of, span }
}

fn field_of(object: Expression, field: Field, span: Span) -> Expression {
    Expression { kind: ExpressionKind::Field(Box::new(object), field), of: field.of, span }
}

fn static_field(field: Field, span: Span) -> Expression {
    Expression { kind: ExpressionKind::Static(field), of: field.of, span }
}

/// Whether a name may be a slip of another: it differs in case, or in one letter.
fn is_near(one: &str, other: &str) -> bool {
    if one.eq_ignore_ascii_case(other) {
        return true;
    }
    let (shorter, longer) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let head = shorter.bytes().zip(longer.bytes()).take_while(|(a, b)| a == b).count();
    let tail = shorter.bytes().rev().zip(longer.bytes().rev()).take_while(|(a, b)| a == b).count();
    longer.len() > 2 && longer.len() - shorter.len() <= 1 && head + tail + 1 >= longer.len()
}

/// The kind of what an expression gives, if that is a number.
pub(super) fn number_kind(of: Type) -> Option<Kind> {
    match of {
        Type::Primitive(Kind::Boolean) => None,
        Type::Primitive(kind) => Some(kind),
        _ => None,
    }
}
