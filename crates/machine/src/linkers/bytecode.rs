//! The bytecode of a method, or the lack of it. This linker takes every method, so it is the last of the list.

use program::Body;

use super::{Linker, Linking};
use crate::machine::Linked;
use crate::trap::{Step, Trap};

pub(super) const LINKER: Linker = Linker { name: "bytecode", link };

fn link(linking: &mut Linking<'_>) -> Step<Option<Linked>> {
    Ok(Some(match linking.method().body {
        Body::Native => Linked::Missing,
        Body::Abstract => Linked::Abstract,
        _ => {
            let (arg_slots, synchronized) = (linking.method().arg_slots, linking.method().is_synchronized());
            let Some(code) = linking.program.code(linking.id)? else {
                let name = linking.program.method_name(linking.id);
                return Err(Trap::malformed(format!("{name} has no code")));
            };
            Linked::Code { code, arg_slots, synchronized }
        }
    }))
}
