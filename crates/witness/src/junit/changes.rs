//! What has changed: fields and elements of the input's objects, and static fields.

use explore::case::{Case, Content, Datum, FieldCell, Given, Object};

use super::assertions::{Queue, is_silent, zero_of};
use super::build::field_wish;
use super::code::{Piece, code};
use super::literal::{self, quoted};
use super::parameterize::EXPECTED;
use super::writer::{Expression, Variable, Writer, literal_code};

/// Fields that are asserted to be as before, in tests of methods that change their input elsewhere.
const MOST_KEPT: usize = 8;

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
        let keeps_all = self.mutates && !is_any(case);
        for (at, variable) in inputs {
            let object = &case.objects[at];
            let class = self.view.load(&object.class)?;
            match (&object.before, &object.after) {
                (Some(Content::Fields(before)), Content::Fields(after)) => {
                    let kept = |cell: &FieldCell| keeps_all && cell.read && self.assertions < MOST_KEPT;
                    let shown: Vec<&FieldCell> =
                        after.iter().filter(|cell| changed(before, cell) || kept(cell)).collect();
                    for cell in shown {
                        self.assert_field(class, &variable, cell, queue)?;
                    }
                }
                (Some(Content::Elements(_, before)), Content::Elements(_, after)) => {
                    let zero = zero_of(&object.class);
                    let held = |cells: &[(usize, Given)], index: usize| {
                        cells.iter().find(|(at, _)| *at == index).map_or(zero, |(_, given)| given.value)
                    };
                    let mut indices: Vec<usize> = before.iter().chain(after).map(|(index, _)| *index).collect();
                    indices.sort_unstable();
                    indices.dedup();
                    for index in indices {
                        if held(before, index) != held(after, index) {
                            self.assert_element(&variable, index, held(after, index), queue)?;
                        }
                    }
                }
                (Some(Content::Text(before, _)), Content::Text(after, _)) if before != after => {
                    let expected = literal_code(literal::text(after, EXPECTED));
                    self.assert("assertEquals", &[expected, code![&variable.name, ".toString()"]]);
                }
                _ => {}
            }
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
