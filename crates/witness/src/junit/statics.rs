//! Static fields that tests change: before each test they get their first values back.

use explore::case::Datum;

use super::code::Code;
use super::writer::Writer;

/// The statements that give static fields their first values, by class and name.
#[derive(Default)]
pub struct Resets {
    known: Vec<(String, String)>,
    /// The statements.
    pub lines: Vec<Code>,
}

impl Writer<'_, '_> {
    /// Adds the static fields that the case changes. An error if one cannot be given its first value.
    pub fn reset(&mut self, resets: &mut Resets) -> Result<(), String> {
        let case = self.case;
        let mut added = Vec::new();
        for (cell, _) in &case.changed_statics {
            // A static field of the input is set by every test that reads it.
            let is_input = case.statics.iter().any(|input| input.class == cell.class && input.name == cell.name);
            let key = (cell.class.clone(), cell.name.clone());
            if is_input || resets.known.contains(&key) {
                continue;
            }
            let value = match cell.given.value {
                Datum::Unknown => None,
                value => self.expression(value, &cell.name)?,
            };
            let what = || format!("static field {}.{} cannot be set back to what it was", cell.class, cell.name);
            self.assign_static(&cell.class, &cell.name, value.ok_or_else(what)?)?;
            added.push(key);
        }
        resets.known.extend(added);
        resets.lines.append(&mut self.lines);
        Ok(())
    }
}
