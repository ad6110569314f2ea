//! Expressions.

use spec::jml::{self, BinaryOperator};
use spec::{Span, SpecError};

use super::name::variable;
use super::{Moments, Resolved, Scope};
use crate::tree::{
    Bound, Comparison, Constant, End, Expression, ExpressionKind, Logic, Quantified, Quantifier, Range, Type, Variable,
};

impl Scope<'_> {
    /// A condition.
    pub(crate) fn condition(&mut self, expression: &jml::Expression) -> Resolved<Expression> {
        let condition = self.expression(expression)?;
        self.as_boolean(condition)
    }

    /// An expression with its type.
    pub(crate) fn expression(&mut self, expression: &jml::Expression) -> Resolved<Expression> {
        self.left = self.left.checked_sub(1).ok_or_else(|| {
            SpecError::new("this clause is too large", expression.span)
                .with_help("give parts of it names, as pure methods")
        })?;
        let span = expression.span;
        let constant = |constant, of| Ok(Expression { kind: ExpressionKind::Constant(constant), of, span });
        use jml::ExpressionKind as Written;
        use program::Kind;
        match &expression.kind {
            Written::Null => constant(Constant::Null, Type::Null),
            Written::Boolean(value) => constant(Constant::Boolean(*value), Type::BOOLEAN),
            Written::Int(value) => constant(Constant::Int(*value), Type::INT),
            Written::Long(value) => constant(Constant::Long(*value), Type::LONG),
            Written::Float(value) => constant(Constant::Float(*value), Type::Primitive(Kind::Float)),
            Written::Double(value) => constant(Constant::Double(*value), Type::Primitive(Kind::Double)),
            Written::Char(value) => constant(Constant::Int((*value).into()), Type::Primitive(Kind::Char)),
            Written::Text(units) => {
                let string = self.class_named("java.lang.String", span)?;
                constant(Constant::Text(units.as_slice().into()), Type::Reference(string))
            }
            Written::This => self.this(span),
            Written::Result => self.result(span),
            Written::Name(name) => self.name(name, span),
            Written::Field(inner, name) => self.field(inner, name, span),
            Written::Element(array, index) => self.element(array, index, span),
            Written::Call(receiver, name, arguments) => self.call(receiver.as_deref(), name, arguments, span),
            Written::Old(inner) => self.old(inner, span),
            Written::Fresh(inner) => self.fresh(inner, span),
            Written::NonNullElements(array) => self.non_null_elements(array, span),
            Written::Unary(operator, inner) => self.unary(*operator, inner, span),
            Written::Binary(operator, left, right) => self.binary(*operator, left, right, span),
            Written::Conditional(condition, first, second) => self.conditional(condition, first, second, span),
            Written::Cast(declared, inner) => self.cast(declared, inner, span),
            Written::InstanceOf(inner, declared) => self.instance_of(inner, declared, span),
            Written::Quantified(quantified) => self.quantified(quantified, span),
            Written::Reach(_) => Err(reach_alone(span)),
        }
    }

    fn result(&mut self, span: Span) -> Resolved<Expression> {
        match self.sight.result {
            Some(Type::Void) => Err(SpecError::new("the method has no result", span)),
            Some(_) if self.in_old => Err(SpecError::new("before the call there is no result", span)),
            Some(of) => Ok(variable(Variable::Result, of, span)),
            None => {
                let error = SpecError::new("`\\result` means nothing here", span);
                Err(error.with_help("it stands in `ensures`"))
            }
        }
    }

    fn element(&mut self, array: &jml::Expression, index: &jml::Expression, span: Span) -> Resolved<Expression> {
        let array = self.expression(array)?;
        let of = self.element_type(&array)?;
        let index = self.expression(index)?;
        let index = self.as_int(index)?;
        Ok(Expression { kind: ExpressionKind::Element(Box::new(array), Box::new(index)), of, span })
    }

    /// The type of an array's elements.
    pub(super) fn element_type(&self, array: &Expression) -> Resolved<Type> {
        if let Type::Reference(class) = array.of
            && let program::ClassKind::Array(element, kind) = self.program.class(class).kind
        {
            return Ok(match kind {
                program::Kind::Ref => Type::Reference(element),
                kind => Type::Primitive(kind),
            });
        }
        Err(SpecError::new(format!("this is no array, but of type {}", self.spell(array.of)), array.span))
    }

    fn old(&mut self, inner: &jml::Expression, span: Span) -> Resolved<Expression> {
        if self.sight.moments == Moments::One {
            let error = SpecError::new("there is only one state here, and no earlier one", span);
            return Err(error.with_help("`\\old` stands in `ensures`, `signals` and `constraint`"));
        }
        let before = std::mem::replace(&mut self.in_old, true);
        let inner = self.expression(inner);
        self.in_old = before;
        let inner = inner?;
        if before {
            return Ok(inner);
        }
        let of = inner.of;
        Ok(Expression { kind: ExpressionKind::Old(Box::new(inner)), of, span })
    }

    fn fresh(&mut self, inner: &[jml::Expression], span: Span) -> Resolved<Expression> {
        if self.sight.moments == Moments::One || self.in_old {
            return Err(SpecError::new(
                "nothing is fresh here: it means that an object did not exist before the call",
                span,
            ));
        }
        let mut all: Option<Expression> = None;
        for one in inner {
            let one = self.expression(one)?;
            if !one.of.is_reference() {
                return Err(SpecError::new("only objects can be fresh", one.span));
            }
            let one = Expression { kind: ExpressionKind::Fresh(Box::new(one)), of: Type::BOOLEAN, span };
            all = Some(match all {
                Some(before) => logic(Logic::And, before, one, span),
                None => one,
            });
        }
        all.ok_or_else(|| SpecError::new("`\\fresh` takes an expression", span))
    }

    /// `\nonnullelements(a)`: the array is an object, and so are its elements.
    fn non_null_elements(&mut self, array: &jml::Expression, span: Span) -> Resolved<Expression> {
        let array = self.expression(array)?;
        let of = self.element_type(&array)?;
        if !of.is_reference() {
            return Err(SpecError::new("its elements are no references", array.span));
        }
        let number = self.bound_count;
        self.bound_count += 1;
        let index = variable(Variable::Bound(number), Type::INT, span);
        let element = Expression { kind: ExpressionKind::Element(Box::new(array.clone()), Box::new(index)), of, span };
        let zero = Expression { kind: ExpressionKind::Constant(Constant::Int(0)), of: Type::INT, span };
        let length = Expression { kind: ExpressionKind::Length(Box::new(array.clone())), of: Type::INT, span };
        let ends = Range::Integers(End { value: zero, is_included: true }, End { value: length, is_included: false });
        let bound = Bound { number, name: "i".to_owned(), of: Type::INT, range: ends };
        let body = not_null(element, span);
        let quantified = Quantified { quantifier: Quantifier::ForAll, variables: vec![bound], condition: None, body };
        let all = Expression { kind: ExpressionKind::Quantified(Box::new(quantified)), of: Type::BOOLEAN, span };
        Ok(logic(Logic::And, not_null(array, span), all, span))
    }

    fn conditional(
        &mut self,
        condition: &jml::Expression,
        first: &jml::Expression,
        second: &jml::Expression,
        span: Span,
    ) -> Resolved<Expression> {
        let condition = self.condition(condition)?;
        let (first, second) = (self.expression(first)?, self.expression(second)?);
        let (first, second) = self.in_common_type(first, second, span)?;
        let of = first.of;
        let kind = ExpressionKind::Conditional(Box::new(condition), Box::new(first), Box::new(second));
        Ok(Expression { kind, of, span })
    }

    fn instance_of(&mut self, inner: &jml::Expression, declared: &jml::TypeText, span: Span) -> Resolved<Expression> {
        let inner = self.expression(inner)?;
        let Type::Reference(class) = self.type_of(declared)? else {
            return Err(SpecError::new("no object is of a primitive type", declared.span));
        };
        if !inner.of.is_reference() {
            return Err(SpecError::new("this is no reference", inner.span));
        }
        Ok(Expression { kind: ExpressionKind::InstanceOf(Box::new(inner), class), of: Type::BOOLEAN, span })
    }

    fn binary(
        &mut self,
        operator: BinaryOperator,
        left: &jml::Expression,
        right: &jml::Expression,
        span: Span,
    ) -> Resolved<Expression> {
        // Chains of operators of one kind are long in generated contracts, and are taken apart without recursion.
        let mut rest = left;
        let mut chain = vec![(operator, right, span)];
        while let jml::ExpressionKind::Binary(operator, left, right) = &rest.kind {
            chain.push((*operator, right, rest.span));
            rest = left;
        }
        let mut result = self.expression(rest)?;
        for (operator, right, span) in chain.into_iter().rev() {
            let right = self.expression(right)?;
            result = self.operation(operator, result, right, span)?;
        }
        Ok(result)
    }
}

/// The error of a reach set that is not asked anything.
pub(super) fn reach_alone(span: Span) -> SpecError {
    let error = SpecError::new("a reach set is no value", span);
    error.with_help("ask it: `\\reach(x, T, f).has(y)`, `.size()`, `.isEmpty()`, or let a quantifier range over it")
}

/// `left op right` of truth values.
pub(crate) fn logic(logic: Logic, left: Expression, right: Expression, span: Span) -> Expression {
    Expression { kind: ExpressionKind::Logic(logic, Box::new(left), Box::new(right)), of: Type::BOOLEAN, span }
}

/// Whether a reference is an object.
pub(crate) fn not_null(reference: Expression, span: Span) -> Expression {
    let null = Expression { kind: ExpressionKind::Constant(Constant::Null), of: Type::Null, span };
    let is_null = ExpressionKind::Same(Box::new(reference), Box::new(null));
    let is_null = Expression { kind: is_null, of: Type::BOOLEAN, span };
    Expression { kind: ExpressionKind::Not(Box::new(is_null)), of: Type::BOOLEAN, span }
}

/// A comparison of two values of one type.
pub(super) fn compare(comparison: Comparison, left: Expression, right: Expression, span: Span) -> Expression {
    Expression { kind: ExpressionKind::Compare(comparison, Box::new(left), Box::new(right)), of: Type::BOOLEAN, span }
}
