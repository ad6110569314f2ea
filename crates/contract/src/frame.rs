//! Frames: what a method may assign, as one condition about a place that it has assigned.

use program::Program;
use spec::Span;

use crate::tree::{
    Case, Comparison, Constant, Expression, ExpressionKind, Field, LocationKind, Logic, MethodContract, Purity, Type,
    Variable,
};

impl MethodContract {
    /// Whether the place whose object is [`Variable::Place`] and whose slot or index is [`Variable::Slot`] may be assigned; the
    /// object is null for a static field. None: all places may be.
    pub fn frame(&self, program: &Program) -> Option<Expression> {
        if self.purity == Purity::Pure && self.cases.iter().all(|case| case.assignable.is_none()) {
            return Some(truth(false));
        }
        let of_case = |case: &Case| {
            let frame = places_of(case, program)?;
            let requires = case.requires.iter().map(|clause| clause.condition.clone()).reduce(and);
            Some(match requires.filter(|_| self.cases.len() > 1) {
                // A case speaks for callers who kept its precondition.
                Some(requires) => logic(Logic::Implies, old(requires), frame),
                None => frame,
            })
        };
        self.cases.iter().filter_map(of_case).reduce(and)
    }
}

/// Whether a case allows the place; none: it allows all.
fn places_of(case: &Case, program: &Program) -> Option<Expression> {
    let locations = case.assignable.as_ref()?;
    if locations.iter().any(|location| location.kind == LocationKind::Everything) {
        return None;
    }
    let places = locations.iter().map(|location| {
        // A location whose expression throws is no place.
        boolean(ExpressionKind::OrFalse(Box::new(is_in(&location.kind, program))))
    });
    Some(places.reduce(or).unwrap_or_else(|| truth(false)))
}

fn is_in(location: &LocationKind, program: &Program) -> Expression {
    match location {
        LocationKind::Everything => truth(true),
        LocationKind::Field(object, field) => and(is_slot(field.slot), is_object(object)),
        LocationKind::Fields(object) | LocationKind::Elements(object, None) => is_object(object),
        LocationKind::Static(Field { slot, .. }) => and(is_static(), is_slot(*slot)),
        LocationKind::Statics(class) => {
            let fields = program.class(*class).fields.iter().filter(|field| field.is_static());
            let any = fields.map(|field| is_slot(field.slot)).reduce(or);
            and(is_static(), any.unwrap_or_else(|| truth(false)))
        }
        LocationKind::FieldsOfReach(reach) => {
            old(boolean(ExpressionKind::ReachHas(Box::new(reach.clone()), Box::new(place()))))
        }
        LocationKind::FieldOfReach(reach, field) => {
            let has = boolean(ExpressionKind::ReachHas(Box::new(reach.clone()), Box::new(place())));
            and(is_slot(field.slot), old(has))
        }
        LocationKind::Elements(array, Some((first, last))) => {
            let ends = and(at_most(old(first.clone()), slot()), at_most(slot(), old(last.clone())));
            and(is_object(array), ends)
        }
    }
}

fn place() -> Expression {
    Expression { kind: ExpressionKind::Variable(Variable::Place), of: Type::Null, span: Span::default() }
}

fn slot() -> Expression {
    Expression { kind: ExpressionKind::Variable(Variable::Slot), of: Type::INT, span: Span::default() }
}

/// Whether the place is a static field: it has no object.
fn is_static() -> Expression {
    let null = Expression { kind: ExpressionKind::Constant(Constant::Null), of: Type::Null, span: Span::default() };
    boolean(ExpressionKind::Same(Box::new(place()), Box::new(null)))
}

/// Whether the place belongs to an object; null has none.
fn is_object(object: &Expression) -> Expression {
    let is_it = boolean(ExpressionKind::Same(Box::new(old(object.clone())), Box::new(place())));
    and(boolean(ExpressionKind::Not(Box::new(is_static()))), is_it)
}

fn is_slot(number: u32) -> Expression {
    let kind = ExpressionKind::Constant(Constant::Int(number as i32));
    let number = Expression { kind, of: Type::INT, span: Span::default() };
    boolean(ExpressionKind::Compare(Comparison::Equal, Box::new(slot()), Box::new(number)))
}

fn at_most(left: Expression, right: Expression) -> Expression {
    boolean(ExpressionKind::Compare(Comparison::LessOrEqual, Box::new(left), Box::new(right)))
}

fn and(left: Expression, right: Expression) -> Expression {
    logic(Logic::And, left, right)
}

fn or(left: Expression, right: Expression) -> Expression {
    logic(Logic::Or, left, right)
}

fn logic(logic: Logic, left: Expression, right: Expression) -> Expression {
    boolean(ExpressionKind::Logic(logic, Box::new(left), Box::new(right)))
}

/// What an expression was before the call.
fn old(inner: Expression) -> Expression {
    Expression { of: inner.of, span: inner.span, kind: ExpressionKind::Old(Box::new(inner)) }
}

fn truth(value: bool) -> Expression {
    boolean(ExpressionKind::Constant(Constant::Boolean(value)))
}

fn boolean(kind: ExpressionKind) -> Expression {
    Expression { kind, of: Type::BOOLEAN, span: Span::default() }
}
