//! Jumps that depend on values: comparisons and switches.

use heap::{Table, Value};
use term::Terms;

use crate::decide::{Conditions, Numbers, Relation, Truth};
use crate::machine::Machine;
use crate::op::operands::Operands;
use crate::references::may_be_same;
use crate::stack::Stack;
use crate::trap::Step;

impl Operands<'_> {
    #[inline(always)]
    pub(crate) fn if_int(self, to: u32, relation: Relation, test: impl FnOnce(i32) -> bool) -> Step {
        let Value::Int(value) = self.stack.peek(0) else {
            return if_term(self.stack, self.terms, self.truth, to, relation, 1);
        };
        self.stack.drop_slots(1);
        if test(value) {
            self.stack.current.pc = to;
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn if_ints(self, to: u32, relation: Relation, test: impl FnOnce(i32, i32) -> bool) -> Step {
        let Some((a, b)) = self.stack.two_ints() else {
            return if_term(self.stack, self.terms, self.truth, to, relation, 2);
        };
        self.stack.drop_slots(2);
        if test(a, b) {
            self.stack.current.pc = to;
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn table_switch(self, index: u32) -> Step {
        let Value::Int(key) = self.stack.peek(0) else {
            return table_switch_term(self.stack, self.terms, self.truth, index);
        };
        self.stack.drop_slots(1);
        let frame = &mut self.stack.current;
        let table = &frame.code.tables[index as usize];
        let offset = i64::from(key) - i64::from(table.low);
        let target = usize::try_from(offset).ok().and_then(|at| table.targets.get(at));
        frame.pc = *target.unwrap_or(&table.default);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn lookup_switch(self, index: u32) -> Step {
        let Value::Int(key) = self.stack.peek(0) else {
            return lookup_switch_term(self.stack, self.terms, self.truth, index);
        };
        self.stack.drop_slots(1);
        let frame = &mut self.stack.current;
        let lookup = &frame.code.lookups[index as usize];
        frame.pc = match lookup.pairs.binary_search_by_key(&key, |&(key, _)| key) {
            Ok(at) => lookup.pairs[at].1,
            Err(_) => lookup.default,
        };
        Ok(())
    }
}

impl Machine {
    #[inline(always)]
    pub(crate) fn if_null(&mut self, to: u32, wanted: bool) -> Step {
        let reference = self.state.stack.peek_ref(0)?;
        let is_null = self.is_null(reference)?;
        self.state.stack.drop_slots(1);
        if is_null == wanted {
            self.state.stack.current.pc = to;
        }
        Ok(())
    }

    #[inline(always)]
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
}

/// A comparison that depends on the inputs, of the topmost slot with 0 or of the two topmost.
#[cold]
fn if_term(
    stack: &mut Stack,
    terms: &mut Terms,
    truth: &Table<Truth>,
    to: u32,
    relation: Relation,
    operands: usize,
) -> Step {
    let (a, b) = match operands {
        1 => (stack.peek(0), Value::Int(0)),
        _ => (stack.peek(1), stack.peek(0)),
    };
    let (a, b) = (terms.term_of(a)?, terms.term_of(b)?);
    let condition = terms.relate(relation, a, b);
    let holds = truth.decide(terms, condition)?;
    stack.drop_slots(operands);
    if holds {
        stack.current.pc = to;
    }
    Ok(())
}

#[cold]
fn table_switch_term(stack: &mut Stack, terms: &mut Terms, truth: &Table<Truth>, index: u32) -> Step {
    let code = stack.current.code.clone();
    let table = &code.tables[index as usize];
    let labels = (table.low..).zip(table.targets.iter().copied());
    switch_term(stack, terms, truth, labels, table.default)
}

#[cold]
fn lookup_switch_term(stack: &mut Stack, terms: &mut Terms, truth: &Table<Truth>, index: u32) -> Step {
    let code = stack.current.code.clone();
    let lookup = &code.lookups[index as usize];
    switch_term(stack, terms, truth, lookup.pairs.iter().copied(), lookup.default)
}

/// A switch over a number that depends on the inputs: label by label.
fn switch_term(
    stack: &mut Stack,
    terms: &mut Terms,
    truth: &Table<Truth>,
    labels: impl Iterator<Item = (i32, u32)>,
    default: u32,
) -> Step {
    let key = terms.term_of(stack.peek(0))?;
    let mut target = default;
    for (label, to) in labels.filter(|&(_, to)| to != default) {
        let label = terms.int(label);
        let equal = terms.eq(key, label);
        if truth.decide(terms, equal)? {
            target = to;
            break;
        }
    }
    stack.drop_slots(1);
    stack.jump(target)
}
