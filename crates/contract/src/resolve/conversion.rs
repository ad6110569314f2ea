//! Conversions between types: promotions of numbers, boxes, casts.

use program::{ClassId, ClassKind, Kind, MethodId};
use spec::jml::{self, TypeText};
use spec::{Span, SpecError};

use super::name::number_kind;
use super::{Resolved, Scope};
use crate::tree::{Call, Constant, Dispatch, Expression, ExpressionKind, Type};

impl Scope<'_> {
    /// The value as a truth value.
    pub(super) fn as_boolean(&mut self, value: Expression) -> Resolved<Expression> {
        let value = self.unboxed(value)?;
        match value.of {
            Type::BOOLEAN => Ok(value),
            of => Err(SpecError::new(
                format!("expected a condition, found a value of type {}", self.spell(of)),
                value.span,
            )),
        }
    }

    /// The value as an `int`, without loss.
    pub(super) fn as_int(&mut self, value: Expression) -> Resolved<Expression> {
        let value = self.promoted(value)?;
        match value.of {
            Type::INT => Ok(value),
            of => Err(SpecError::new(format!("expected an int, found a value of type {}", self.spell(of)), value.span)),
        }
    }

    /// The number in a box; other values stay.
    pub(super) fn unboxed(&mut self, value: Expression) -> Resolved<Expression> {
        let Type::Reference(class) = value.of else { return Ok(value) };
        let Some(kind) = Kind::of_box(&self.program.class(class).name) else { return Ok(value) };
        let name = format!("{}Value", kind.keyword());
        let method = self.declared(class, &name, &format!("(){}", kind.letter()), value.span)?;
        let span = value.span;
        let call = Call { method, dispatch: Dispatch::Direct, receiver: Some(Box::new(value)), arguments: Vec::new() };
        Ok(Expression { kind: ExpressionKind::Call(call), of: Type::Primitive(kind), span })
    }

    /// A primitive value in its box.
    fn boxed(&mut self, value: Expression, kind: Kind) -> Resolved<Expression> {
        let name = kind.box_class();
        let class = self.class_named(&name.replace('/', "."), value.span)?;
        let descriptor = format!("({})L{name};", kind.letter());
        let method = self.declared(class, "valueOf", &descriptor, value.span)?;
        let span = value.span;
        let call = Call { method, dispatch: Dispatch::Static, receiver: None, arguments: vec![value] };
        Ok(Expression { kind: ExpressionKind::Call(call), of: Type::Reference(class), span })
    }

    fn declared(&mut self, class: ClassId, name: &str, descriptor: &str, span: Span) -> Resolved<MethodId> {
        let found = self.program.declared(class, name, descriptor);
        found.ok_or_else(|| SpecError::new(format!("this JDK has no {name}{descriptor}"), span))
    }

    /// The number as an `int`, `long`, `float` or `double`.
    pub(super) fn promoted(&mut self, value: Expression) -> Resolved<Expression> {
        let value = self.unboxed(value)?;
        match number_kind(value.of) {
            Some(kind) if kind.is_narrow() => Ok(self.converted(value, Kind::Int)),
            Some(_) => Ok(value),
            None => {
                let what = self.spell(value.of);
                Err(SpecError::new(format!("expected a number, found a value of type {what}"), value.span))
            }
        }
    }

    /// Two numbers as numbers of one type.
    pub(super) fn promoted_both(&mut self, left: Expression, right: Expression) -> Resolved<(Expression, Expression)> {
        let (left, right) = (self.promoted(left)?, self.promoted(right)?);
        let kind = left.of.kind().max(right.of.kind());
        Ok((self.converted(left, kind), self.converted(right, kind)))
    }

    /// A number as one of another type.
    pub(super) fn converted(&self, value: Expression, kind: Kind) -> Expression {
        let of = Type::Primitive(kind);
        if value.of == of {
            return value;
        }
        let span = value.span;
        // Constants that keep their value need no conversion.
        let kept = match (&value.kind, kind) {
            (ExpressionKind::Constant(Constant::Int(value)), Kind::Int) => Some(Constant::Int(*value)),
            (ExpressionKind::Constant(Constant::Int(value)), Kind::Long) => Some(Constant::Long((*value).into())),
            (ExpressionKind::Constant(Constant::Int(value)), Kind::Double) => Some(Constant::Double((*value).into())),
            _ => None,
        };
        let kind = kept.map_or_else(|| ExpressionKind::Convert(Box::new(value)), ExpressionKind::Constant);
        Expression { kind, of, span }
    }

    /// `(T) e`.
    pub(super) fn cast(&mut self, declared: &TypeText, inner: &jml::Expression, span: Span) -> Resolved<Expression> {
        let inner = self.expression(inner)?;
        let wanted = self.type_of(declared)?;
        match wanted {
            Type::Primitive(Kind::Boolean) => self.as_boolean(inner),
            Type::Primitive(kind) => {
                let inner = self.unboxed(inner)?;
                match number_kind(inner.of) {
                    Some(_) => Ok(Expression { span, ..self.converted(inner, kind) }),
                    None => {
                        let (from, to) = (self.spell(inner.of), self.spell(wanted));
                        Err(SpecError::new(format!("a value of type {from} cannot be cast to {to}"), span))
                    }
                }
            }
            Type::Reference(class) if inner.of.is_reference() => {
                if !self.may_be_same(inner.of, wanted) {
                    let (from, to) = (self.spell(inner.of), self.spell(wanted));
                    return Err(SpecError::new(format!("a {from} is never a {to}"), span));
                }
                Ok(Expression { kind: ExpressionKind::Cast(Box::new(inner), class), of: wanted, span })
            }
            Type::Reference(_) => self.as_type(inner, wanted),
            Type::Null | Type::Void => Err(SpecError::new("nothing can be cast to this", declared.span)),
        }
    }

    /// A value where one of a type is expected, as a method's argument.
    pub(super) fn as_type(&mut self, value: Expression, wanted: Type) -> Resolved<Expression> {
        if self.fits(value.of, wanted) {
            return Ok(match wanted {
                Type::Primitive(kind) => self.converted(value, kind),
                _ => value,
            });
        }
        let (found, span) = (value.of, value.span);
        let mismatch = |scope: &Self| {
            let (wanted, found) = (scope.spell(wanted), scope.spell(found));
            SpecError::new(format!("expected a value of type {wanted}, found one of type {found}"), span)
        };
        match (found, wanted) {
            (Type::Reference(_), Type::Primitive(kind)) => {
                let inner = self.unboxed(value)?;
                if !self.fits(inner.of, wanted) {
                    return Err(mismatch(self));
                }
                Ok(self.converted(inner, kind))
            }
            (Type::Primitive(kind), Type::Reference(class)) => {
                let boxed = self.boxed(value, kind)?;
                match boxed.of {
                    Type::Reference(own) if self.program.is_subtype(own, class) => Ok(boxed),
                    _ => Err(mismatch(self)),
                }
            }
            _ => Err(mismatch(self)),
        }
    }

    /// Whether a value of one type may stand where another is expected, without a box.
    pub(super) fn fits(&self, found: Type, wanted: Type) -> bool {
        match (found, wanted) {
            (Type::Primitive(found), Type::Primitive(wanted)) => widens(found, wanted),
            (Type::Null, Type::Reference(_) | Type::Null) => true,
            (Type::Reference(found), Type::Reference(wanted)) => self.program.is_subtype(found, wanted),
            _ => false,
        }
    }

    /// Two values as values of one type.
    pub(super) fn in_common_type(
        &mut self,
        first: Expression,
        second: Expression,
        span: Span,
    ) -> Resolved<(Expression, Expression)> {
        if first.of == second.of {
            return Ok((first, second));
        }
        if first.of.is_reference() && second.of.is_reference() {
            let common = self.common_type(first.of, second.of);
            return Ok((Expression { of: common, ..first }, Expression { of: common, ..second }));
        }
        let (first, second) = (self.unboxed(first)?, self.unboxed(second)?);
        if first.of == second.of {
            return Ok((first, second));
        }
        if number_kind(first.of).is_none() || number_kind(second.of).is_none() {
            let (one, other) = (self.spell(first.of), self.spell(second.of));
            return Err(SpecError::new(format!("one value is of type {one}, the other of type {other}"), span));
        }
        self.promoted_both(first, second)
    }

    /// The narrowest type that both are of, as far as classes tell.
    fn common_type(&self, one: Type, other: Type) -> Type {
        let (Type::Reference(first), Type::Reference(second)) = (one, other) else {
            return if one == Type::Null { other } else { one };
        };
        if self.program.is_subtype(second, first) {
            return one;
        }
        let ancestors = self.program.class(first).ancestors.iter().rev();
        let common = ancestors.copied().find(|&class| self.program.is_subtype(second, class));
        common.or_else(|| self.program.loaded("java/lang/Object")).map_or(one, Type::Reference)
    }

    /// Whether references of two types can be one object, as far as classes tell.
    pub(super) fn may_be_same(&self, one: Type, other: Type) -> bool {
        let (Type::Reference(one), Type::Reference(other)) = (one, other) else { return true };
        if self.program.is_subtype(one, other) || self.program.is_subtype(other, one) {
            return true;
        }
        let (one, other) = (self.program.class(one), self.program.class(other));
        let is_open = |interface: &program::Class, class: &program::Class| {
            interface.is_interface() && !class.is_final() && !matches!(class.kind, ClassKind::Array(..))
        };
        is_open(one, other) || is_open(other, one)
    }
}

/// Whether Java widens one primitive type to another.
fn widens(from: Kind, to: Kind) -> bool {
    from == to
        || match (from, to) {
            (Kind::Boolean, _) | (_, Kind::Boolean | Kind::Byte | Kind::Char) => false,
            (Kind::Char, Kind::Short) => false,
            _ => from < to,
        }
}
