//! Conditions as jumps, as javac compiles them.

use program::{Kind, LinkError, Op};

use super::Writer;
use super::label::{Jump, Label};
use crate::tree::{Comparison, Constant, Expression, ExpressionKind, Logic, Type};

impl Writer<'_> {
    /// Jumps if a condition has the given truth; else goes on.
    pub(super) fn jump_if(&mut self, condition: &Expression, truth: bool, to: Label) -> Result<(), LinkError> {
        match &condition.kind {
            ExpressionKind::Constant(Constant::Boolean(value)) => {
                if *value == truth {
                    self.jump(Op::Goto, to);
                }
                Ok(())
            }
            ExpressionKind::Not(inner) => self.jump_if(inner, !truth, to),
            ExpressionKind::Logic(logic, left, right) => self.jump_logic(*logic, left, right, (truth, to)),
            ExpressionKind::Compare(comparison, left, right) => {
                self.jump_comparison(*comparison, left, right, (truth, to))
            }
            ExpressionKind::Same(left, right) => self.jump_same(left, right, (truth, to)),
            ExpressionKind::Conditional(inner, first, second) => {
                let (other, end) = (self.labels.fresh(), self.labels.fresh());
                self.jump_if(inner, false, other)?;
                self.jump_if(first, truth, to)?;
                self.jump(Op::Goto, end);
                self.put(other);
                self.jump_if(second, truth, to)?;
                self.put(end);
                Ok(())
            }
            _ => {
                self.value(condition)?;
                self.jump(if truth { Op::IfNe } else { Op::IfEq }, to);
                Ok(())
            }
        }
    }

    pub(super) fn jump(&mut self, jump: Jump, to: Label) {
        self.labels.jump(jump, to, &mut self.code);
    }

    pub(super) fn put(&mut self, label: Label) {
        self.labels.put(label, &self.code);
    }

    fn jump_logic(
        &mut self,
        logic: Logic,
        left: &Expression,
        right: &Expression,
        (truth, to): (bool, Label),
    ) -> Result<(), LinkError> {
        // The truth of the left operand that decides, and the answer then.
        let (deciding, answer) = match logic {
            Logic::And => (false, false),
            Logic::Or => (true, true),
            Logic::Implies => (false, true),
        };
        if answer == truth {
            self.jump_if(left, deciding, to)?;
            return self.jump_if(right, truth, to);
        }
        let end = self.labels.fresh();
        self.jump_if(left, deciding, end)?;
        self.jump_if(right, truth, to)?;
        self.put(end);
        Ok(())
    }

    fn jump_comparison(
        &mut self,
        comparison: Comparison,
        left: &Expression,
        right: &Expression,
        (truth, to): (bool, Label),
    ) -> Result<(), LinkError> {
        let wanted = if truth { comparison } else { comparison.negated() };
        let kind = left.of.kind();
        let is_zero = matches!(right.kind, ExpressionKind::Constant(Constant::Int(0) | Constant::Boolean(false)));
        self.value(left)?;
        if !kind.is_wide() && kind != Kind::Float && is_zero {
            self.jump(with_zero(wanted), to);
            return Ok(());
        }
        self.value(right)?;
        // With NaN every comparison is false but `!=`: its result stands on the side where it is.
        let nan = if matches!(comparison, Comparison::Less | Comparison::LessOrEqual) { 1 } else { -1 };
        match kind {
            Kind::Long => self.code.push(Op::Lcmp),
            Kind::Float => self.code.push(Op::Fcmp(nan)),
            Kind::Double => self.code.push(Op::Dcmp(nan)),
            _ => {
                self.jump(of_ints(wanted), to);
                return Ok(());
            }
        };
        self.jump(with_zero(wanted), to);
        Ok(())
    }

    fn jump_same(
        &mut self,
        left: &Expression,
        right: &Expression,
        (truth, to): (bool, Label),
    ) -> Result<(), LinkError> {
        let (left, right) = if left.of == Type::Null { (right, left) } else { (left, right) };
        self.value(left)?;
        if matches!(right.kind, ExpressionKind::Constant(Constant::Null)) {
            self.jump(if truth { Op::IfNull } else { Op::IfNonNull }, to);
            return Ok(());
        }
        self.value(right)?;
        self.jump(if truth { Op::IfAcmpEq } else { Op::IfAcmpNe }, to);
        Ok(())
    }

    /// A condition as 0 or 1.
    pub(super) fn truth(&mut self, condition: &Expression) -> Result<(), LinkError> {
        let (no, end) = (self.labels.fresh(), self.labels.fresh());
        self.jump_if(condition, false, no)?;
        self.code.push(Op::Int(1));
        self.jump(Op::Goto, end);
        self.put(no);
        self.code.push(Op::Int(0));
        self.put(end);
        Ok(())
    }
}

impl Comparison {
    fn negated(self) -> Comparison {
        match self {
            Comparison::Equal => Comparison::NotEqual,
            Comparison::NotEqual => Comparison::Equal,
            Comparison::Less => Comparison::GreaterOrEqual,
            Comparison::LessOrEqual => Comparison::Greater,
            Comparison::Greater => Comparison::LessOrEqual,
            Comparison::GreaterOrEqual => Comparison::Less,
        }
    }
}

fn with_zero(comparison: Comparison) -> Jump {
    match comparison {
        Comparison::Equal => Op::IfEq,
        Comparison::NotEqual => Op::IfNe,
        Comparison::Less => Op::IfLt,
        Comparison::LessOrEqual => Op::IfLe,
        Comparison::Greater => Op::IfGt,
        Comparison::GreaterOrEqual => Op::IfGe,
    }
}

fn of_ints(comparison: Comparison) -> Jump {
    match comparison {
        Comparison::Equal => Op::IfIcmpEq,
        Comparison::NotEqual => Op::IfIcmpNe,
        Comparison::Less => Op::IfIcmpLt,
        Comparison::LessOrEqual => Op::IfIcmpLe,
        Comparison::Greater => Op::IfIcmpGt,
        Comparison::GreaterOrEqual => Op::IfIcmpGe,
    }
}
