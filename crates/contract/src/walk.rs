//! Going through all of an expression.

use crate::tree::{Expression, ExpressionKind, Range, Reach};

impl Expression {
    /// Shows every part, the whole first.
    pub fn walk<'e>(&'e self, see: &mut dyn FnMut(&'e Expression)) {
        see(self);
        self.parts(&mut |part| part.walk(see));
    }

    /// Shows the direct parts, from left to right.
    pub fn parts<'e>(&'e self, see: &mut dyn FnMut(&'e Expression)) {
        match &self.kind {
            ExpressionKind::Constant(_) | ExpressionKind::Variable(_) | ExpressionKind::Static(_) => {}
            ExpressionKind::Field(inner, _)
            | ExpressionKind::Length(inner)
            | ExpressionKind::Convert(inner)
            | ExpressionKind::Cast(inner, _)
            | ExpressionKind::InstanceOf(inner, _)
            | ExpressionKind::Negate(inner)
            | ExpressionKind::Not(inner)
            | ExpressionKind::Old(inner)
            | ExpressionKind::OrFalse(inner)
            | ExpressionKind::Fresh(inner) => see(inner),
            ExpressionKind::Element(left, right)
            | ExpressionKind::Arithmetic(_, left, right)
            | ExpressionKind::Compare(_, left, right)
            | ExpressionKind::Same(left, right)
            | ExpressionKind::Logic(_, left, right) => {
                see(left);
                see(right);
            }
            ExpressionKind::Conditional(condition, first, second) => {
                see(condition);
                see(first);
                see(second);
            }
            ExpressionKind::Call(call) => {
                call.receiver.iter().for_each(|receiver| see(receiver));
                call.arguments.iter().for_each(see);
            }
            ExpressionKind::Model(_, arguments) => arguments.iter().for_each(see),
            ExpressionKind::Quantified(quantified) => {
                for bound in &quantified.variables {
                    match &bound.range {
                        Range::Integers(low, high) => {
                            see(&low.value);
                            see(&high.value);
                        }
                        Range::Reach(Reach { start, .. }) => see(start),
                        Range::Booleans => {}
                    }
                }
                quantified.condition.iter().for_each(&mut *see);
                see(&quantified.body);
            }
            ExpressionKind::ReachHas(reach, element) => {
                see(&reach.start);
                see(element);
            }
            ExpressionKind::ReachSize(reach) | ExpressionKind::ReachIsEmpty(reach) => see(&reach.start),
        }
    }
}
