//! What has changed: fields and elements of the input's objects, and static fields.

use explore::case::{Case, Content, Datum, FieldCell, Given, Object};

use super::assertions::{Queue, is_silent, zero_of};
use super::build::field_wish;
use super::code::{Piece, code};
use super::literal::{self, quoted};
use super::parameterize::EXPECTED;
use super::writer::{Expression, Variable, Writer, literal_code};

/// Assertions about fields that are unchanged are added only up to this number of assertions.
const MOST_KEPT: usize = 12;

impl Writer<'_, '_> {
    /// Asserts what has changed in the objects of the input.
    pub fn assert_changes(&mut self, queue: &mut Queue) -> Result<(), String> {
        let case = self.case;
        let inputs: Vec<(usize, Variable)> = self
            .variables
            .iter()
            .filter(|&(&at, _)| at < case.inputs)
            .map(|(&at, variable)| (at, variable.clone()))
            .collect();
        for (at, variable) in &inputs {
            self.assert_changes_of(*at, variable, queue)?;
        }
        if self.mutates {
            for (at, variable) in &inputs {
                self.assert_kept(*at, variable, queue)?;
            }
        }
        Ok(())
    }

    /// Asserts that fields which the path read and did not change are as before.
    fn assert_kept(&mut self, at: usize, variable: &Variable, queue: &mut Queue) -> Result<(), String> {
        let object = &self.case.objects[at];
        match (&object.before, &object.after) {
            (Some(Content::Fields(before)), Content::Fields(after)) => {
                let class = self.view.load(&object.class)?;
                for cell in after.iter().filter(|cell| cell.read && !changed(before, cell)) {
                    if self.assertions < MOST_KEPT {
                        self.assert_field(class, variable, cell, queue)?;
                    }
                }
            }
            (Some(Content::Elements(_, before)), Content::Elements(_, after)) => {
                for &(index, given) in before {
                    let value = held(after, index, zero_of(&object.class));
                    if value == given.value && self.assertions < MOST_KEPT {
                        self.assert_element(variable, index, value, queue)?;
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn assert_changes_of(&mut self, at: usize, variable: &Variable, queue: &mut Queue) -> Result<(), String> {
        let object = &self.case.objects[at];
        match (&object.before, &object.after) {
            (Some(Content::Fields(before)), Content::Fields(after)) => {
                let class = self.view.load(&object.class)?;
                for cell in after.iter().filter(|cell| changed(before, cell)) {
                    self.assert_field(class, variable, cell, queue)?;
                }
            }
            (Some(Content::Elements(_, before)), Content::Elements(_, after)) => {
                let zero = zero_of(&object.class);
                let mut indices: Vec<usize> = before.iter().chain(after).map(|(index, _)| *index).collect();
                indices.sort_unstable();
                indices.dedup();
                for index in indices {
                    let value = held(after, index, zero);
                    if held(before, index, zero) != value {
                        self.assert_element(variable, index, value, queue)?;
                    }
                }
            }
            (Some(Content::Text(before, _)), Content::Text(after, _)) if before != after => {
                let expected = literal_code(literal::text(after, EXPECTED));
                self.assert("assertEquals", &[expected, code![&variable.name, ".toString()"]]);
            }
            _ => {}
        }
        Ok(())
    }

    /// Asserts what static fields hold afterwards.
    pub fn assert_statics(&mut self, queue: &mut Queue) -> Result<(), String> {
        let case = self.case;
        for (cell, after) in &case.changed_statics {
            let Some((owner, field)) = self.view.field(&cell.class, &cell.name) else { continue };
            let descriptor = self.view.machine.program.text(field.descriptor).clone();
            let actual = if self.view.sees_field(owner, owner, &field) {
                let class = self.view.class_of(&descriptor)?;
                Expression { code: code![self.view.type_code(owner), ".", &cell.name], class: Some(class) }
            } else {
                let units: Vec<u16> = cell.name.encode_utf16().collect();
                let helper = Piece::Helper("get", self.view.reach(owner));
                let owner = self.view.class_code(owner);
                let code = code![helper, "(null, ", owner, ", ", quoted(&units), ")"];
                Expression { code, class: Some(self.view.object()) }
            };
            if cell.given.value != *after {
                self.assert_value(*after, actual, field_wish(&cell.name), queue)?;
            }
        }
        Ok(())
    }
}

/// What an array holds at an index.
fn held(cells: &[(usize, Given)], index: usize, zero: Datum) -> Datum {
    cells.iter().find(|(at, _)| *at == index).map_or(zero, |(_, given)| given.value)
}

/// Whether a case changes its input.
pub fn is_any(case: &Case) -> bool {
    let is_changed = |object: &Object| match (&object.before, &object.after) {
        (Some(Content::Fields(before)), Content::Fields(after)) => {
            after.iter().any(|cell| !is_silent(cell) && changed(before, cell))
        }
        (Some(Content::Elements(_, before)), Content::Elements(_, after)) => {
            let zero = zero_of(&object.class);
            let known = |cells: &[(usize, Given)]| -> Vec<(usize, Datum)> {
                let cells = cells.iter().map(|(at, given)| (*at, given.value));
                cells.filter(|(_, value)| *value != zero).collect()
            };
            known(before) != known(after)
        }
        _ => false,
    };
    !case.changed_statics.is_empty() || case.objects.iter().take(case.inputs).any(is_changed)
}

/// Whether a field holds something else than before.
pub fn changed(before: &[FieldCell], after: &FieldCell) -> bool {
    let same = |cell: &&FieldCell| cell.class == after.class && cell.name == after.name;
    before.iter().find(same).is_none_or(|cell| cell.given.value != after.given.value)
}
