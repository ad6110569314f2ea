//! What is to be counted, in the form the counter works on.

use std::collections::BTreeMap;

use super::Relation;
use super::form::{Form, Range, Var};
use crate::error::Uncountable;

/// Variables with ranges and constraints; the points are those that satisfy all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Problem {
    pub(crate) ranges: BTreeMap<Var, Range>,
    /// `<= 0`
    pub(crate) at_most: Vec<Form>,
    /// `= 0`
    pub(crate) zero: Vec<Form>,
    /// `!= 0`
    pub(crate) nonzero: Vec<Form>,
}

impl Problem {
    /// Adds a variable with the next number.
    pub(crate) fn add_variable(&mut self, range: Range) {
        let next = self.ranges.last_key_value().map_or(0, |(&last, _)| last + 1);
        self.ranges.insert(next, range);
    }

    pub(crate) fn add(&mut self, form: Form, relation: Relation) {
        match relation {
            Relation::AtMost => self.at_most.push(form),
            Relation::Zero => self.zero.push(form),
            Relation::NotZero => self.nonzero.push(form),
        }
    }

    fn forms(&self) -> impl Iterator<Item = &Form> {
        self.at_most.iter().chain(&self.zero).chain(&self.nonzero)
    }

    /// Puts an expression in the place of a variable, which is removed; the variable's range is not kept.
    pub(crate) fn substitute(&mut self, variable: Var, value: &Form) -> Result<(), Uncountable> {
        self.ranges.remove(&variable);
        for form in self.at_most.iter_mut().chain(&mut self.zero).chain(&mut self.nonzero) {
            if form.has(variable) {
                *form = form.substitute(variable, value)?;
            }
        }
        Ok(())
    }

    /// Parts that share no variable, those with the fewest variables first.
    pub(crate) fn split(self) -> Vec<Problem> {
        let mut group: BTreeMap<Var, Var> = self.ranges.keys().map(|&var| (var, var)).collect();
        for form in self.forms() {
            let Some(&(first, _)) = form.terms.first() else { continue };
            for &(other, _) in &form.terms {
                let (a, b) = (group[&first], group[&other]);
                if a != b {
                    group.values_mut().filter(|root| **root == b).for_each(|root| *root = a);
                }
            }
        }
        let mut parts: BTreeMap<Var, Problem> = BTreeMap::new();
        for (variable, range) in self.ranges {
            parts.entry(group[&variable]).or_default().ranges.insert(variable, range);
        }
        let lists = [(self.at_most, Relation::AtMost), (self.zero, Relation::Zero), (self.nonzero, Relation::NotZero)];
        for (forms, relation) in lists {
            for form in forms {
                let part = form.terms.first().and_then(|(variable, _)| parts.get_mut(&group[variable]));
                part.expect("normalized constraints have variables").add(form, relation);
            }
        }
        let mut parts: Vec<Problem> = parts.into_values().collect();
        parts.sort_by_key(|part| part.ranges.len());
        parts
    }

    /// The same problem with variables numbered from 0 on, so that problems which differ in names only are equal.
    pub(crate) fn renumbered(&self) -> Problem {
        let numbers: BTreeMap<Var, Var> = self.ranges.keys().copied().zip(0..).collect();
        let renumber = |forms: &[Form]| -> Vec<Form> {
            let renamed = forms.iter().map(|form| {
                let mut form = form.clone();
                form.terms.iter_mut().for_each(|(variable, _)| *variable = numbers[variable]);
                form
            });
            let mut forms: Vec<Form> = renamed.collect();
            forms.sort();
            forms
        };
        Problem {
            ranges: self.ranges.iter().map(|(variable, &range)| (numbers[variable], range)).collect(),
            at_most: renumber(&self.at_most),
            zero: renumber(&self.zero),
            nonzero: renumber(&self.nonzero),
        }
    }
}
