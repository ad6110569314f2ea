//! Jumps that depend on values: comparisons and switches.

use heap::Value;

use crate::decide::{Conditions, Numbers, Relation};
use crate::machine::Machine;
use crate::references::may_be_same;
use crate::trap::Step;

impl Machine {
    #[inline(always)]
    pub(crate) fn if_int(&mut self, to: u32, relation: Relation, test: impl FnOnce(i32) -> bool) -> Step {
        let Value::Int(value) = self.state.stack.peek(0) else {
            return self.if_term(to, relation, 1);
        };
        self.state.stack.drop_slots(1);
        if test(value) {
            self.state.stack.current.pc = to;
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn if_ints(&mut self, to: u32, relation: Relation, test: impl FnOnce(i32, i32) -> bool) -> Step {
        let Some((a, b)) = self.state.stack.two_ints() else {
            return self.if_term(to, relation, 2);
        };
        self.state.stack.drop_slots(2);
        if test(a, b) {
            self.state.stack.current.pc = to;
        }
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn table_switch(&mut self, index: u32) -> Step {
        let Value::Int(key) = self.state.stack.peek(0) else {
            return self.table_switch_term(index);
        };
        self.state.stack.drop_slots(1);
        let frame = &mut self.state.stack.current;
        let table = &frame.code.tables[index as usize];
        let offset = i64::from(key) - i64::from(table.low);
        let target = usize::try_from(offset).ok().and_then(|at| table.targets.get(at));
        frame.pc = *target.unwrap_or(&table.default);
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn lookup_switch(&mut self, index: u32) -> Step {
        let Value::Int(key) = self.state.stack.peek(0) else {
            return self.lookup_switch_term(index);
        };
        self.state.stack.drop_slots(1);
        let frame = &mut self.state.stack.current;
        let lookup = &frame.code.lookups[index as usize];
        frame.pc = match lookup.pairs.binary_search_by_key(&key, |&(key, _)| key) {
            Ok(at) => lookup.pairs[at].1,
            Err(_) => lookup.default,
        };
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn if_null(&mut self, to: u32, wanted: bool) -> Step {
        match self.state.stack.kept(0).as_reference() {
            Some(reference) if !reference.is_undecided() => {
                self.state.stack.drop_slots(1);
                if reference.is_null() == wanted {
                    self.state.stack.current.pc = to;
                }
                Ok(())
            }
            _ => self.if_null_unknown(to, wanted),
        }
    }

    /// Tests an operand that is not decided.
    #[inline(never)]
    fn if_null_unknown(&mut self, to: u32, wanted: bool) -> Step {
        let reference = self.state.stack.peek_ref(0)?;
        let is_null = self.is_null(reference)?;
        self.state.stack.drop_slots(1);
        if is_null == wanted {
            self.state.stack.current.pc = to;
        }
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn if_refs(&mut self, to: u32, wanted: bool) -> Step {
        let b = self.state.stack.peek_ref(0)?;
        let a = self.state.stack.peek_ref(1)?;
        let same = a == b || (may_be_same(&self.state.heap, a, b) && self.same(a, b)?);
        self.state.stack.drop_slots(2);
        if same == wanted {
            self.state.stack.current.pc = to;
        }
        Ok(())
    }

    /// A comparison that depends on the inputs, of the topmost slot with 0 or of the two topmost.
    #[cold]
    #[inline(never)]
    fn if_term(&mut self, to: u32, relation: Relation, operands: usize) -> Step {
        let (a, b) = match operands {
            1 => (self.state.stack.peek(0), Value::Int(0)),
            _ => (self.state.stack.peek(1), self.state.stack.peek(0)),
        };
        let (a, b) = (self.terms.term_of(a)?, self.terms.term_of(b)?);
        let condition = self.terms.relate(relation, a, b);
        let holds = self.state.truth.decide(&self.terms, condition)?;
        self.state.stack.drop_slots(operands);
        if holds {
            self.state.stack.current.pc = to;
        }
        Ok(())
    }

    #[cold]
    #[inline(never)]
    fn table_switch_term(&mut self, index: u32) -> Step {
        let code = self.state.stack.current.code.clone();
        let table = &code.tables[index as usize];
        let labels = (table.low..).zip(table.targets.iter().copied());
        self.switch_term(labels, table.default)
    }

    #[cold]
    #[inline(never)]
    fn lookup_switch_term(&mut self, index: u32) -> Step {
        let code = self.state.stack.current.code.clone();
        let lookup = &code.lookups[index as usize];
        self.switch_term(lookup.pairs.iter().copied(), lookup.default)
    }

    /// A switch over a number that depends on the inputs: label by label.
    fn switch_term(&mut self, labels: impl Iterator<Item = (i32, u32)>, default: u32) -> Step {
        let key = self.terms.term_of(self.state.stack.peek(0))?;
        let mut target = default;
        for (label, to) in labels.filter(|&(_, to)| to != default) {
            let label = self.terms.int(label);
            let equal = self.terms.eq(key, label);
            if self.state.truth.decide(&self.terms, equal)? {
                target = to;
                break;
            }
        }
        self.state.stack.drop_slots(1);
        self.state.stack.jump(target)
    }
}
