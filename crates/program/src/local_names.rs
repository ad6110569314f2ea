//! Names of local variables, for classes compiled with debug information.

use ristretto_classfile::attributes::{Attribute, LocalVariableTable};
use ristretto_classfile::{ConstantPool, Method};

use crate::byte_offsets::byte_offsets;
use crate::ids::MethodId;
use crate::method::Body;
use crate::program::Program;

impl Program {
    /// The names of a method's parameters, without the receiver: from debug information, else numbered.
    pub fn parameter_names(&self, id: MethodId) -> Vec<String> {
        let known = self.known_names(id).enumerate();
        known.map(|(at, name)| name.unwrap_or_else(|| format!("arg{at}"))).collect()
    }

    /// Whether all parameters of a method have names.
    pub fn has_parameter_names(&self, id: MethodId) -> bool {
        self.known_names(id).all(|name| name.is_some())
    }

    fn known_names(&self, id: MethodId) -> impl Iterator<Item = Option<String>> {
        let method = self.method(id);
        let mut slot = u16::from(!method.is_static());
        method.mtype.param_kinds().map(move |kind| {
            let name = self.local_name(id, slot, 0);
            slot += kind.slots() as u16;
            name
        })
    }

    /// The name of the local variable in a slot at an instruction.
    pub fn local_name(&self, id: MethodId, slot: u16, instruction: u32) -> Option<String> {
        let method = self.method(id);
        let Body::File(position) = method.body else { return None };
        let file = self.class(method.class).file.as_ref()?;
        local_name(&file.constant_pool, &file.methods[position as usize], slot, instruction as usize)
    }
}

/// The name in the `LocalVariableTable`, whose ranges the parser leaves in bytes.
pub(crate) fn local_name(pool: &ConstantPool<'_>, method: &Method, slot: u16, instruction: usize) -> Option<String> {
    let (code, attributes) = method.attributes.iter().find_map(|attribute| match attribute {
        Attribute::Code { code, attributes, .. } => Some((code, attributes)),
        _ => None,
    })?;
    let mut variables = attributes
        .iter()
        .filter_map(|attribute| match attribute {
            Attribute::LocalVariableTable { variables, .. } => Some(variables),
            _ => None,
        })
        .flatten()
        .peekable();
    variables.peek()?;
    let offset = *byte_offsets(code).get(instruction)?;
    let in_scope = |variable: &&LocalVariableTable| {
        let start = u32::from(variable.start_pc);
        variable.index == slot && (start..start + u32::from(variable.length)).contains(&offset)
    };
    let variable = variables.find(in_scope)?;
    Some(pool.try_get_utf8(variable.name_index).ok()?.to_rust_string())
}
