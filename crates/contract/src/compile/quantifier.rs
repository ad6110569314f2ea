//! Quantifiers as nested loops, one for each variable.

use program::{Kind, LinkError, Op};

use super::Writer;
use super::label::Label;
use crate::tree::{Bound, Constant, End, Quantified, Quantifier, Range, Type, Variable};

/// What becomes of the values of the body.
#[derive(Clone, Copy)]
enum Sink {
    /// The loops are left at the first value of this truth.
    Search(bool, Label),
    /// True values are counted in a `long`.
    Count(u16),
    /// Values are added or multiplied.
    Fold(u16, Quantifier, Kind),
    /// The value is kept if it is the first or beats the one before; whether there was one.
    Best(u16, Quantifier, Kind, u16),
}

impl Writer<'_> {
    /// Pushes what a quantifier makes of all values of its body.
    pub(super) fn quantified(&mut self, quantified: &Quantified, of: Type) -> Result<(), LinkError> {
        let kind = of.kind();
        match quantified.quantifier {
            Quantifier::ForAll | Quantifier::Exists => self.search(quantified),
            Quantifier::NumOf => {
                let count = self.local(Kind::Long);
                self.code.push_long(0);
                self.store(Kind::Long, count);
                self.loops(quantified, 0, Sink::Count(count))?;
                self.load(Kind::Long, count);
                Ok(())
            }
            Quantifier::Sum | Quantifier::Product => {
                let total = self.local(kind);
                self.push_number(kind, i32::from(quantified.quantifier == Quantifier::Product));
                self.store(kind, total);
                self.loops(quantified, 0, Sink::Fold(total, quantified.quantifier, kind))?;
                self.load(kind, total);
                Ok(())
            }
            Quantifier::Min | Quantifier::Max => {
                let (best, is_set) = (self.local(kind), self.local(Kind::Int));
                // Of no values at all, JML takes the one that every other would beat.
                self.push_worst(kind, quantified.quantifier);
                self.store(kind, best);
                self.code.push(Op::Int(0));
                self.store(Kind::Int, is_set);
                self.loops(quantified, 0, Sink::Best(best, quantified.quantifier, kind, is_set))?;
                self.load(kind, best);
                Ok(())
            }
        }
    }

    fn search(&mut self, quantified: &Quantified) -> Result<(), LinkError> {
        let is_universal = quantified.quantifier == Quantifier::ForAll;
        let answer = self.local(Kind::Int);
        let (found, end) = (self.labels.fresh(), self.labels.fresh());
        self.loops(quantified, 0, Sink::Search(!is_universal, found))?;
        self.code.push(Op::Int(i32::from(is_universal)));
        self.store(Kind::Int, answer);
        self.jump(Op::Goto, end);
        self.put(found);
        self.code.push(Op::Int(i32::from(!is_universal)));
        self.store(Kind::Int, answer);
        self.put(end);
        self.load(Kind::Int, answer);
        Ok(())
    }

    /// The loops from one variable inwards.
    fn loops(&mut self, quantified: &Quantified, from: usize, sink: Sink) -> Result<(), LinkError> {
        let Some(bound) = quantified.variables.get(from) else { return self.body(quantified, sink) };
        match &bound.range {
            Range::Integers(low, high) => {
                self.integers(bound, low, high, &mut |writer| writer.loops(quantified, from + 1, sink))
            }
            Range::Booleans => {
                let (zero, one) = (self.constant_end(0), self.constant_end(1));
                self.integers(bound, &zero, &one, &mut |writer| writer.loops(quantified, from + 1, sink))
            }
            Range::Reach(reach) => self.for_each_reached(reach, &mut |writer, item| {
                writer.slots.insert(Variable::Bound(bound.number), (item, Kind::Ref));
                writer.loops(quantified, from + 1, sink)
            }),
        }
    }

    fn constant_end(&self, value: i32) -> End {
        let kind = crate::tree::ExpressionKind::Constant(Constant::Int(value));
        let value = crate::tree::Expression { kind, of: Type::INT, span: spec::Span::default() };
        End { value, is_included: true }
    }

    fn integers(
        &mut self,
        bound: &Bound,
        low: &End,
        high: &End,
        body: &mut dyn FnMut(&mut Self) -> Result<(), LinkError>,
    ) -> Result<(), LinkError> {
        let kind = if bound.of.kind() == Kind::Long { Kind::Long } else { Kind::Int };
        let (at, last) = (self.local(kind), self.local(kind));
        self.slots.insert(Variable::Bound(bound.number), (at, kind));
        let (again, end) = (self.labels.fresh(), self.labels.fresh());
        self.value(&low.value)?;
        self.store(kind, at);
        self.value(&high.value)?;
        self.store(kind, last);
        if !low.is_included {
            self.next_or_end(at, kind, end);
        }
        self.put(again);
        self.load(kind, at);
        self.load(kind, last);
        let leaves = if high.is_included {
            (Op::IfIcmpGt as fn(u32) -> Op, Op::IfGt as fn(u32) -> Op)
        } else {
            (Op::IfIcmpGe as _, Op::IfGe as _)
        };
        if kind == Kind::Long {
            self.code.push(Op::Lcmp);
            self.jump(leaves.1, end);
        } else {
            self.jump(leaves.0, end);
        }
        body(self)?;
        self.next_or_end(at, kind, end);
        self.jump(Op::Goto, again);
        self.put(end);
        Ok(())
    }

    /// Adds one to a variable; behind the greatest number there is none.
    fn next_or_end(&mut self, at: u16, kind: Kind, end: Label) {
        self.load(kind, at);
        if kind == Kind::Long {
            self.code.push_long(i64::MAX);
            self.code.push(Op::Lcmp);
            self.jump(Op::IfEq, end);
            self.load(kind, at);
            self.code.push_long(1);
            self.code.push(Op::Ladd);
            self.store(kind, at);
        } else {
            self.code.push(Op::Int(i32::MAX));
            self.jump(Op::IfIcmpEq, end);
            self.code.push(Op::Iinc(at, 1));
        }
    }

    /// What happens with one combination of values.
    fn body(&mut self, quantified: &Quantified, sink: Sink) -> Result<(), LinkError> {
        let next = self.labels.fresh();
        if let Some(condition) = &quantified.condition {
            self.jump_if(condition, false, next)?;
        }
        match sink {
            Sink::Search(truth, found) => self.jump_if(&quantified.body, truth, found)?,
            Sink::Count(count) => {
                self.jump_if(&quantified.body, false, next)?;
                self.load(Kind::Long, count);
                self.code.push_long(1);
                self.code.push(Op::Ladd);
                self.store(Kind::Long, count);
            }
            Sink::Fold(total, quantifier, kind) => {
                self.load(kind, total);
                self.value(&quantified.body)?;
                self.code.push(match (quantifier, kind) {
                    (Quantifier::Product, Kind::Long) => Op::Lmul,
                    (Quantifier::Product, Kind::Float) => Op::Fmul,
                    (Quantifier::Product, Kind::Double) => Op::Dmul,
                    (Quantifier::Product, _) => Op::Imul,
                    (_, Kind::Long) => Op::Ladd,
                    (_, Kind::Float) => Op::Fadd,
                    (_, Kind::Double) => Op::Dadd,
                    _ => Op::Iadd,
                });
                self.store(kind, total);
            }
            Sink::Best(best, quantifier, kind, is_set) => {
                let value = self.local(kind);
                let take = self.labels.fresh();
                self.value(&quantified.body)?;
                self.store(kind, value);
                self.load(Kind::Int, is_set);
                self.jump(Op::IfEq, take);
                self.load(kind, value);
                self.load(kind, best);
                let is_least = quantifier == Quantifier::Min;
                match kind {
                    Kind::Long => self.code.push(Op::Lcmp),
                    Kind::Float => self.code.push(Op::Fcmp(if is_least { 1 } else { -1 })),
                    Kind::Double => self.code.push(Op::Dcmp(if is_least { 1 } else { -1 })),
                    _ => self.code.push(Op::Nop),
                };
                match (kind, is_least) {
                    (Kind::Long | Kind::Float | Kind::Double, true) => self.jump(Op::IfGe, next),
                    (Kind::Long | Kind::Float | Kind::Double, false) => self.jump(Op::IfLe, next),
                    (_, true) => self.jump(Op::IfIcmpGe, next),
                    (_, false) => self.jump(Op::IfIcmpLe, next),
                }
                self.put(take);
                self.load(kind, value);
                self.store(kind, best);
                self.code.push(Op::Int(1));
                self.store(Kind::Int, is_set);
            }
        }
        self.put(next);
        Ok(())
    }

    fn push_number(&mut self, kind: Kind, value: i32) {
        match kind {
            Kind::Long => self.code.push_long(value.into()),
            Kind::Double => self.code.push_double(value.into()),
            Kind::Float => {
                self.code.push(Op::Float(value as f32));
            }
            _ => {
                self.code.push(Op::Int(value));
            }
        }
    }

    fn push_worst(&mut self, kind: Kind, quantifier: Quantifier) {
        let is_least = quantifier == Quantifier::Min;
        match kind {
            Kind::Long => self.code.push_long(if is_least { i64::MAX } else { i64::MIN }),
            Kind::Double => self.code.push_double(if is_least { f64::INFINITY } else { f64::NEG_INFINITY }),
            Kind::Float => {
                self.code.push(Op::Float(if is_least { f32::INFINITY } else { f32::NEG_INFINITY }));
            }
            _ => {
                self.code.push(Op::Int(if is_least { i32::MAX } else { i32::MIN }));
            }
        }
    }
}
