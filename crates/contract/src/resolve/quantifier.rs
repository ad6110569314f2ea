//! Quantifiers and reach sets. A quantifier needs finite ranges: they are looked for in what its range says.

use program::{ClassId, Kind};
use spec::jml::{self, BinaryOperator, Name};
use spec::{Span, SpecError};

use super::expression::{logic, reach_alone};
use super::{Resolved, Scope};
use crate::tree::{Bound, End, Expression, ExpressionKind, Field, Logic, Quantified, Quantifier, Range, Reach, Type};

impl Scope<'_> {
    pub(super) fn quantified(&mut self, written: &jml::Quantified, span: Span) -> Resolved<Expression> {
        let of = self.type_of(&written.declared)?;
        // Without a range, the premise of the body is one, or its first parts where one is enough.
        let mut parts = Vec::new();
        let mut body = &written.body;
        if let Some(range) = &written.range {
            conjuncts(range, &mut parts);
        } else if let jml::ExpressionKind::Binary(BinaryOperator::Implies, premise, conclusion) = &body.kind
            && written.quantifier == Quantifier::ForAll
        {
            conjuncts(premise, &mut parts);
            body = conclusion;
        }
        let is_open = written.range.is_none() && matches!(written.quantifier, Quantifier::Exists | Quantifier::NumOf);
        let mut in_body = Vec::new();
        if is_open {
            conjuncts(body, &mut in_body);
        }
        let depth = self.bound.len();
        let result = self.quantified_inside(written, of, (parts, in_body), body, span);
        self.bound.truncate(depth);
        result
    }

    fn quantified_inside(
        &mut self,
        written: &jml::Quantified,
        of: Type,
        (mut parts, in_body): (Vec<&jml::Expression>, Vec<&jml::Expression>),
        body: &jml::Expression,
        span: Span,
    ) -> Resolved<Expression> {
        let mut variables: Vec<Bound> = Vec::new();
        for name in &written.variables {
            // Ranges speak of variables before.
            let hidden: Vec<String> =
                written.variables[variables.len()..].iter().map(|name| name.text.clone()).collect();
            let range = self.range(name, of, &mut parts, &in_body, &hidden)?;
            let number = self.bound_count;
            self.bound_count += 1;
            self.bound.push((name.text.clone(), of, number));
            variables.push(Bound { number, name: name.text.clone(), of, range });
        }
        let mut condition: Option<Expression> = None;
        for part in parts {
            let part = self.condition(part)?;
            let span = part.span;
            condition = Some(match condition {
                Some(before) => logic(Logic::And, before, part, span),
                None => part,
            });
        }
        let body = match written.quantifier {
            Quantifier::ForAll | Quantifier::Exists | Quantifier::NumOf => self.condition(body)?,
            Quantifier::Sum | Quantifier::Product | Quantifier::Min | Quantifier::Max => {
                let body = self.expression(body)?;
                self.promoted(body)?
            }
        };
        let of = match written.quantifier {
            Quantifier::ForAll | Quantifier::Exists => Type::BOOLEAN,
            Quantifier::NumOf => Type::LONG,
            _ => body.of,
        };
        let quantified = Quantified { quantifier: written.quantifier, variables, condition, body };
        Ok(Expression { kind: ExpressionKind::Quantified(Box::new(quantified)), of, span })
    }

    /// The range of a variable; the parts of the range that say it alone are taken away. Parts of the body stay there.
    fn range(
        &mut self,
        name: &Name,
        of: Type,
        parts: &mut Vec<&jml::Expression>,
        in_body: &[&jml::Expression],
        hidden: &[String],
    ) -> Resolved<Range> {
        match of {
            Type::BOOLEAN => Ok(Range::Booleans),
            Type::Primitive(Kind::Float | Kind::Double) | Type::Null | Type::Void => {
                Err(SpecError::new("a variable ranges over integers, truth values or objects", name.span))
            }
            Type::Primitive(kind) => self.integers(name, kind, parts, in_body, hidden),
            Type::Reference(class) => self.objects(name, class, parts, in_body, hidden),
        }
    }

    fn integers(
        &mut self,
        name: &Name,
        kind: Kind,
        parts: &mut Vec<&jml::Expression>,
        in_body: &[&jml::Expression],
        hidden: &[String],
    ) -> Resolved<Range> {
        let (mut low, mut high) = (None, None);
        let mut kept = Vec::new();
        for part in std::mem::take(parts) {
            match self.end_in(part, name, kind, hidden)? {
                Some((Side::Low, end)) if low.is_none() => low = Some(end),
                Some((Side::High, end)) if high.is_none() => high = Some(end),
                _ => kept.push(part),
            }
        }
        *parts = kept;
        // The end may be another variable, which has an end itself: `0 <= i && i < j && j < n`.
        low = match low {
            None => self.end_behind(name, kind, (Side::Low, hidden), (parts, in_body))?,
            found => found,
        };
        high = match high {
            None => self.end_behind(name, kind, (Side::High, hidden), (parts, in_body))?,
            found => found,
        };
        for part in in_body {
            if low.is_some() && high.is_some() {
                break;
            }
            match self.end_in(part, name, kind, hidden)? {
                Some((Side::Low, end)) if low.is_none() => low = Some(end),
                Some((Side::High, end)) if high.is_none() => high = Some(end),
                _ => {}
            }
        }
        match (low, high) {
            (Some(low), Some(high)) => Ok(Range::Integers(low, high)),
            (low, _) => {
                let missing = if low.is_none() { "least" } else { "greatest" };
                let error = SpecError::new(format!("the {missing} value of `{}` is not said", name.text), name.span);
                Err(error.with_help(format!(
                    "say from where to where: `(\\forall int {0}; low <= {0} && {0} < high; ...)`",
                    name.text
                )))
            }
        }
    }

    /// An end of a variable that is compared with a later one: the end of that one, which leaves some values more.
    fn end_behind(
        &mut self,
        name: &Name,
        kind: Kind,
        (side, hidden): (Side, &[String]),
        (parts, in_body): (&[&jml::Expression], &[&jml::Expression]),
    ) -> Resolved<Option<End>> {
        let others: Vec<&String> = hidden.iter().filter(|other| **other != name.text).collect();
        for part in parts.iter().chain(in_body) {
            let Some((own, _, other)) = compared(part, &name.text) else { continue };
            let jml::ExpressionKind::Name(other) = &other.kind else { continue };
            if own != side || !others.contains(&other) {
                continue;
            }
            let left: Vec<String> = hidden.iter().filter(|hidden| **hidden != name.text).cloned().collect();
            let other = Name { text: other.clone(), span: name.span };
            for part in parts.iter().chain(in_body) {
                if let Some((found, end)) = self.end_in(part, &other, kind, hidden)?
                    && found == side
                {
                    return Ok(Some(end));
                }
            }
            if let Some(end) = self.end_behind(&other, kind, (side, &left), (parts, in_body))? {
                return Ok(Some(end));
            }
        }
        Ok(None)
    }

    /// If a part of a range is a comparison of the variable with something that does not depend on it: the end that it says.
    fn end_in(
        &mut self,
        part: &jml::Expression,
        name: &Name,
        kind: Kind,
        hidden: &[String],
    ) -> Resolved<Option<(Side, End)>> {
        let Some((side, is_included, other)) = compared(part, &name.text) else { return Ok(None) };
        if hidden.iter().any(|hidden| mentions(other, hidden)) {
            return Ok(None);
        }
        let value = self.expression(other)?;
        let value = self.promoted(value)?;
        // A `long` end of an `int` range is met without wrapping only by comparing as `long`: such a range is of `long`s.
        let of = if kind == Kind::Long { Kind::Long } else { Kind::Int };
        if value.of.kind() > of {
            let error = SpecError::new(format!("`{}` is no long, but it is compared with one", name.text), other.span);
            return Err(error.with_help(format!("declare it as `long {}`", name.text)));
        }
        let value = self.converted(value, of);
        Ok(Some((side, End { value, is_included })))
    }

    fn objects(
        &mut self,
        name: &Name,
        class: ClassId,
        parts: &mut Vec<&jml::Expression>,
        in_body: &[&jml::Expression],
        hidden: &[String],
    ) -> Resolved<Range> {
        let found = parts.iter().position(|part| reach_of(part, name).is_some());
        let reach = match found {
            Some(at) => reach_of(parts.remove(at), name),
            None => in_body.iter().find_map(|part| reach_of(part, name)),
        };
        let Some((reach, span)) = reach else {
            let error = SpecError::new(format!("the objects that `{}` is are not said", name.text), name.span);
            return Err(
                error.with_help(format!("say which: `(\\forall T {0}; \\reach(x, T, f).has({0}); ...)`", name.text))
            );
        };
        if hidden.iter().any(|hidden| mentions(&reach.start, hidden)) {
            return Err(SpecError::new("a range speaks of variables before only", span));
        }
        let reach = self.reach(reach, span)?;
        if !self.program.is_subtype(reach.class, class) {
            let (wanted, found) = (self.spell(Type::Reference(class)), self.spell(Type::Reference(reach.class)));
            return Err(SpecError::new(format!("these are objects of {found}, not of {wanted}"), span));
        }
        Ok(Range::Reach(reach))
    }

    /// `\reach(x, T, f, g)`.
    pub(super) fn reach(&mut self, written: &jml::Reach, span: Span) -> Resolved<Reach> {
        let start = self.expression(&written.start)?;
        let Type::Reference(own) = start.of else {
            return Err(SpecError::new("what can be reached starts from an object", written.start.span));
        };
        let class = match &written.declared {
            None => own,
            Some(declared) => match self.type_of(declared)? {
                Type::Reference(class) => class,
                _ => return Err(SpecError::new("only objects can be reached", declared.span)),
            },
        };
        if !self.may_be_same(start.of, Type::Reference(class)) {
            let (from, to) = (self.spell(start.of), self.spell(Type::Reference(class)));
            return Err(SpecError::new(format!("from a {from} no {to} can be reached by these fields"), span));
        }
        let fields = match written.fields.is_empty() {
            true => self.fields_within(class, span)?,
            false => written.fields.iter().map(|name| self.reach_field(class, name)).collect::<Resolved<Vec<_>>>()?,
        };
        Ok(Reach { start, class, fields })
    }

    fn reach_field(&mut self, class: ClassId, name: &Name) -> Resolved<Field> {
        let spelled = self.spell(Type::Reference(class));
        let Some((field, is_static)) = self.find_field(class, &name.text, name.span)? else {
            return Err(SpecError::new(format!("class {spelled} has no field `{}`", name.text), name.span));
        };
        let leads = field.of.is_reference() && self.may_be_same(field.of, Type::Reference(class));
        if is_static || !leads {
            let error = SpecError::new(format!("field `{}` leads to no {spelled}", name.text), name.span);
            return Err(error.with_help("a reach set follows fields from objects of its class to objects of its class"));
        }
        Ok(field)
    }

    /// The fields of a class that lead to objects of the class.
    fn fields_within(&mut self, class: ClassId, span: Span) -> Resolved<Vec<Field>> {
        let mut found = Vec::new();
        let owners = self.program.class(class).ancestors.clone();
        for &owner in &owners {
            let fields: Vec<_> =
                self.program.class(owner).fields.iter().filter(|field| !field.is_static()).cloned().collect();
            for field in fields {
                let descriptor = self.program.text(field.descriptor).clone();
                let of = self.type_of_descriptor(&descriptor, span)?;
                let Type::Reference(target) = of else { continue };
                if self.program.is_subtype(target, class) || (self.program.is_subtype(class, target) && owner == class)
                {
                    found.push(Field { class: owner, slot: field.slot, of });
                }
            }
        }
        Ok(found)
    }

    /// A question to a reach set: `has`, `size`, `isEmpty`.
    pub(super) fn ask_reach(
        &mut self,
        written: &jml::Reach,
        name: &Name,
        arguments: &[jml::Expression],
        span: Span,
    ) -> Resolved<Expression> {
        let reach = Box::new(self.reach(written, span)?);
        let (kind, of) = match (&*name.text, arguments) {
            ("size" | "int_size", []) => (ExpressionKind::ReachSize(reach), Type::INT),
            ("isEmpty", []) => (ExpressionKind::ReachIsEmpty(reach), Type::BOOLEAN),
            ("has" | "contains", [element]) => {
                let element = self.expression(element)?;
                if !self.may_be_same(element.of, Type::Reference(reach.class)) || !element.of.is_reference() {
                    let (one, other) = (self.spell(element.of), self.spell(Type::Reference(reach.class)));
                    return Err(SpecError::new(format!("a {one} is never one of these {other}s"), element.span));
                }
                (ExpressionKind::ReachHas(reach, Box::new(element)), Type::BOOLEAN)
            }
            _ => {
                let error = SpecError::new(format!("a reach set does not know `{}`", name.text), name.span);
                return Err(error.with_help("it knows has(x), size() and isEmpty()"));
            }
        };
        Ok(Expression { kind, of, span })
    }

    /// A reach set where locations may stand.
    pub(super) fn reach_alone(&mut self, written: &jml::Expression) -> Resolved<Reach> {
        match &written.kind {
            jml::ExpressionKind::Reach(reach) => self.reach(reach, written.span),
            _ => Err(reach_alone(written.span)),
        }
    }
}

/// An end of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Low,
    High,
}

/// The parts of a conjunction.
fn conjuncts<'e>(expression: &'e jml::Expression, into: &mut Vec<&'e jml::Expression>) {
    let mut work = vec![expression];
    while let Some(part) = work.pop() {
        match &part.kind {
            jml::ExpressionKind::Binary(BinaryOperator::And, left, right) => work.extend([&**right, &**left]),
            _ => into.push(part),
        }
    }
}

/// The reach set to which a part of a range says that a variable belongs.
fn reach_of<'e>(part: &'e jml::Expression, name: &Name) -> Option<(&'e jml::Reach, Span)> {
    let jml::ExpressionKind::Call(Some(receiver), method, arguments) = &part.kind else { return None };
    let jml::ExpressionKind::Reach(reach) = &receiver.kind else { return None };
    let is_it =
        |argument: &jml::Expression| matches!(&argument.kind, jml::ExpressionKind::Name(own) if *own == name.text);
    let asks = matches!(&*method.text, "has" | "contains") && matches!(arguments.as_slice(), [only] if is_it(only));
    asks.then_some((reach, receiver.span))
}

/// If an expression compares a variable with something: which end of the variable that is, and whether it is included.
fn compared<'e>(part: &'e jml::Expression, name: &str) -> Option<(Side, bool, &'e jml::Expression)> {
    let jml::ExpressionKind::Binary(operator, left, right) = &part.kind else { return None };
    let is_it = |side: &jml::Expression| matches!(&side.kind, jml::ExpressionKind::Name(own) if own == name);
    let (operator, other) = match (is_it(left), is_it(right)) {
        (true, false) => (*operator, right),
        (false, true) => (mirrored(*operator), left),
        _ => return None,
    };
    let (side, is_included) = match operator {
        BinaryOperator::Less => (Side::High, false),
        BinaryOperator::LessOrEqual => (Side::High, true),
        BinaryOperator::Greater => (Side::Low, false),
        BinaryOperator::GreaterOrEqual => (Side::Low, true),
        _ => return None,
    };
    Some((side, is_included, other))
}

/// The operator with its operands exchanged.
fn mirrored(operator: BinaryOperator) -> BinaryOperator {
    match operator {
        BinaryOperator::Less => BinaryOperator::Greater,
        BinaryOperator::LessOrEqual => BinaryOperator::GreaterOrEqual,
        BinaryOperator::Greater => BinaryOperator::Less,
        BinaryOperator::GreaterOrEqual => BinaryOperator::LessOrEqual,
        other => other,
    }
}

/// Whether a name stands anywhere in an expression.
fn mentions(expression: &jml::Expression, name: &str) -> bool {
    use jml::ExpressionKind as Kind;
    let inside = |inner: &jml::Expression| mentions(inner, name);
    match &expression.kind {
        Kind::Name(own) => own == name,
        Kind::Field(inner, _)
        | Kind::Old(inner)
        | Kind::NonNullElements(inner)
        | Kind::Unary(_, inner)
        | Kind::Cast(_, inner)
        | Kind::InstanceOf(inner, _) => inside(inner),
        Kind::Element(one, other) | Kind::Binary(_, one, other) => inside(one) || inside(other),
        Kind::Call(receiver, _, arguments) => receiver.as_deref().is_some_and(inside) || arguments.iter().any(inside),
        Kind::Fresh(all) => all.iter().any(inside),
        Kind::Conditional(one, two, three) => inside(one) || inside(two) || inside(three),
        Kind::Quantified(inner) => inner.range.as_ref().is_some_and(inside) || inside(&inner.body),
        Kind::Reach(reach) => inside(&reach.start),
        Kind::Null
        | Kind::Boolean(_)
        | Kind::Int(_)
        | Kind::Long(_)
        | Kind::Float(_)
        | Kind::Double(_)
        | Kind::Char(_)
        | Kind::Text(_)
        | Kind::This
        | Kind::Result => false,
    }
}
