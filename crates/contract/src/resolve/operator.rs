//! Operators, with Java's promotions.

use program::Kind;
use spec::jml::{self, BinaryOperator, UnaryOperator};
use spec::{Span, SpecError};

use super::expression::{compare, logic};
use super::{Resolved, Scope};
use crate::tree::{Arithmetic, Comparison, Constant, Expression, ExpressionKind, Logic, Type};

impl Scope<'_> {
    pub(super) fn unary(
        &mut self,
        operator: UnaryOperator,
        inner: &jml::Expression,
        span: Span,
    ) -> Resolved<Expression> {
        let inner = self.expression(inner)?;
        if operator == UnaryOperator::Not {
            let inner = self.as_boolean(inner)?;
            return Ok(Expression { kind: ExpressionKind::Not(Box::new(inner)), of: Type::BOOLEAN, span });
        }
        let inner = self.promoted(inner)?;
        let of = inner.of;
        match operator {
            UnaryOperator::Plus => Ok(Expression { span, ..inner }),
            UnaryOperator::Minus => {
                // `-2147483648` is a constant, though its number alone is not.
                let negated = match &inner.kind {
                    ExpressionKind::Constant(Constant::Int(value)) => Some(Constant::Int(value.wrapping_neg())),
                    ExpressionKind::Constant(Constant::Long(value)) => Some(Constant::Long(value.wrapping_neg())),
                    _ => None,
                };
                let kind = negated.map_or_else(|| ExpressionKind::Negate(Box::new(inner)), ExpressionKind::Constant);
                Ok(Expression { kind, of, span })
            }
            UnaryOperator::Complement | UnaryOperator::Not => {
                let ones = match of {
                    Type::INT => Constant::Int(-1),
                    Type::LONG => Constant::Long(-1),
                    _ => return Err(SpecError::new("`~` takes an integer", inner.span)),
                };
                let ones = Expression { kind: ExpressionKind::Constant(ones), of, span };
                Ok(arithmetic(Arithmetic::Xor, inner, ones, span))
            }
        }
    }

    /// `left op right`.
    pub(super) fn operation(
        &mut self,
        operator: BinaryOperator,
        left: Expression,
        right: Expression,
        span: Span,
    ) -> Resolved<Expression> {
        use BinaryOperator as Operator;
        match operator {
            Operator::And => self.logical(Logic::And, left, right, span),
            Operator::Or => self.logical(Logic::Or, left, right, span),
            Operator::Implies => self.logical(Logic::Implies, left, right, span),
            Operator::Equivalent | Operator::Different => {
                let (left, right) = (self.as_boolean(left)?, self.as_boolean(right)?);
                let comparison =
                    if operator == Operator::Equivalent { Comparison::Equal } else { Comparison::NotEqual };
                Ok(compare(comparison, left, right, span))
            }
            Operator::Equal => self.equality(Comparison::Equal, left, right, span),
            Operator::NotEqual => self.equality(Comparison::NotEqual, left, right, span),
            Operator::Less => self.comparison(Comparison::Less, left, right, span),
            Operator::LessOrEqual => self.comparison(Comparison::LessOrEqual, left, right, span),
            Operator::Greater => self.comparison(Comparison::Greater, left, right, span),
            Operator::GreaterOrEqual => self.comparison(Comparison::GreaterOrEqual, left, right, span),
            Operator::BitAnd => self.bitwise(Arithmetic::And, left, right, span),
            Operator::BitOr => self.bitwise(Arithmetic::Or, left, right, span),
            Operator::BitXor => self.bitwise(Arithmetic::Xor, left, right, span),
            Operator::ShiftLeft => self.shift(Arithmetic::ShiftLeft, left, right, span),
            Operator::ShiftRight => self.shift(Arithmetic::ShiftRight, left, right, span),
            Operator::ShiftRightUnsigned => self.shift(Arithmetic::ShiftRightUnsigned, left, right, span),
            Operator::Add => {
                if self.is_text(&left) || self.is_text(&right) {
                    let error = SpecError::new("contracts join no texts", span);
                    return Err(error.with_help("call a pure method that does"));
                }
                self.calculation(Arithmetic::Add, left, right, span)
            }
            Operator::Subtract => self.calculation(Arithmetic::Subtract, left, right, span),
            Operator::Multiply => self.calculation(Arithmetic::Multiply, left, right, span),
            Operator::Divide => self.calculation(Arithmetic::Divide, left, right, span),
            Operator::Remainder => self.calculation(Arithmetic::Remainder, left, right, span),
        }
    }

    fn is_text(&self, value: &Expression) -> bool {
        matches!(value.of, Type::Reference(class) if &*self.program.class(class).name == "java/lang/String")
    }

    fn logical(&mut self, of: Logic, left: Expression, right: Expression, span: Span) -> Resolved<Expression> {
        let (left, right) = (self.as_boolean(left)?, self.as_boolean(right)?);
        Ok(logic(of, left, right, span))
    }

    /// `==` and `!=`, of numbers, truth values or references.
    fn equality(
        &mut self,
        comparison: Comparison,
        left: Expression,
        right: Expression,
        span: Span,
    ) -> Resolved<Expression> {
        if left.of.is_reference() && right.of.is_reference() {
            if !self.may_be_same(left.of, right.of) {
                let (one, other) = (self.spell(left.of), self.spell(right.of));
                return Err(SpecError::new(format!("a {one} is never the same object as a {other}"), span));
            }
            let same = ExpressionKind::Same(Box::new(left), Box::new(right));
            let same = Expression { kind: same, of: Type::BOOLEAN, span };
            return Ok(match comparison {
                Comparison::Equal => same,
                _ => Expression { kind: ExpressionKind::Not(Box::new(same)), of: Type::BOOLEAN, span },
            });
        }
        let is_null = |value: &Expression| value.of == Type::Null;
        if is_null(&left) || is_null(&right) {
            let other = if is_null(&left) { right.of } else { left.of };
            return Err(SpecError::new(format!("a value of type {} is never null", self.spell(other)), span));
        }
        let (left, right) = (self.unboxed(left)?, self.unboxed(right)?);
        if left.of == Type::BOOLEAN || right.of == Type::BOOLEAN {
            let (left, right) = (self.as_boolean(left)?, self.as_boolean(right)?);
            return Ok(compare(comparison, left, right, span));
        }
        self.comparison(comparison, left, right, span)
    }

    fn comparison(
        &mut self,
        comparison: Comparison,
        left: Expression,
        right: Expression,
        span: Span,
    ) -> Resolved<Expression> {
        let (left, right) = self.promoted_both(left, right)?;
        Ok(compare(comparison, left, right, span))
    }

    fn bitwise(
        &mut self,
        operation: Arithmetic,
        left: Expression,
        right: Expression,
        span: Span,
    ) -> Resolved<Expression> {
        let (left, right) = (self.unboxed(left)?, self.unboxed(right)?);
        if left.of == Type::BOOLEAN && right.of == Type::BOOLEAN {
            return Ok(arithmetic(operation, left, right, span));
        }
        let (left, right) = self.promoted_both(left, right)?;
        integral(&left)?;
        Ok(arithmetic(operation, left, right, span))
    }

    fn shift(
        &mut self,
        operation: Arithmetic,
        left: Expression,
        right: Expression,
        span: Span,
    ) -> Resolved<Expression> {
        let (left, right) = (self.promoted(left)?, self.promoted(right)?);
        integral(&left)?;
        integral(&right)?;
        let right = self.converted(right, Kind::Int);
        Ok(arithmetic(operation, left, right, span))
    }

    fn calculation(
        &mut self,
        operation: Arithmetic,
        left: Expression,
        right: Expression,
        span: Span,
    ) -> Resolved<Expression> {
        let (left, right) = self.promoted_both(left, right)?;
        Ok(arithmetic(operation, left, right, span))
    }
}

fn integral(value: &Expression) -> Resolved<()> {
    match value.of {
        Type::INT | Type::LONG => Ok(()),
        _ => Err(SpecError::new("this operator takes integers", value.span)),
    }
}

pub(super) fn arithmetic(operation: Arithmetic, left: Expression, right: Expression, span: Span) -> Expression {
    let of = left.of;
    Expression { kind: ExpressionKind::Arithmetic(operation, Box::new(left), Box::new(right)), of, span }
}
