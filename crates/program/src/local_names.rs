//! Names of parameters and local variables, for classes compiled with debug information or with the names of parameters.

use ristretto_classfile::attributes::{Attribute, LocalVariableTable};
use ristretto_classfile::{ConstantPool, Method};

use crate::byte_offsets::byte_offsets;
use crate::ids::MethodId;
use crate::method::Body;
use crate::program::Program;

/// A local variable, as debug information knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalName {
    /// Its name.
    pub name: String,
    /// Its descriptor.
    pub descriptor: String,
    /// Its slot.
    pub slot: u16,
}

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
        let listed = self.listed_parameters(id);
        let mut slot = u16::from(!method.is_static());
        method.mtype.param_kinds().enumerate().map(move |(at, kind)| {
            let name = self.local_name(id, slot, 0);
            slot += kind.slots() as u16;
            name.or_else(|| listed.get(at).cloned().flatten())
        })
    }

    /// What the `MethodParameters` attribute says, which abstract methods may have, too.
    fn listed_parameters(&self, id: MethodId) -> Vec<Option<String>> {
        let Some((file, attributes)) = self.method_attributes(id) else { return Vec::new() };
        let listed = attributes.iter().find_map(|attribute| match attribute {
            Attribute::MethodParameters { parameters, .. } => Some(parameters),
            _ => None,
        });
        let name = |index: u16| match index {
            0 => None,
            index => file.constant_pool.try_get_utf8(index).ok().map(|name| name.to_rust_string()),
        };
        listed.map_or_else(Vec::new, |listed| listed.iter().map(|parameter| name(parameter.name_index)).collect())
    }

    /// The first instruction that stands on a line or below it, and the local variables there. None where
    /// the class was compiled without debug information.
    pub fn locals_at(&self, id: MethodId, line: usize) -> Option<(u32, Vec<LocalName>)> {
        let (file, attributes) = self.method_attributes(id)?;
        let (code, attributes) = attributes.iter().find_map(|attribute| match attribute {
            Attribute::Code { code, attributes, .. } => Some((code, attributes)),
            _ => None,
        })?;
        let lines = attributes.iter().find_map(|attribute| match attribute {
            Attribute::LineNumberTable { line_numbers, .. } => Some(line_numbers),
            _ => None,
        })?;
        let below = lines.iter().filter(|entry| usize::from(entry.line_number) >= line);
        let first = below.min_by_key(|entry| (entry.line_number, entry.start_pc))?;
        let instruction = first.start_pc;
        let offset = *byte_offsets(code).get(usize::from(instruction))?;
        let variables = attributes.iter().filter_map(|attribute| match attribute {
            Attribute::LocalVariableTable { variables, .. } => Some(variables),
            _ => None,
        });
        let text = |index: u16| file.constant_pool.try_get_utf8(index).map(|text| text.to_rust_string());
        let mut found = Vec::new();
        for variable in variables.flatten() {
            let start = u32::from(variable.start_pc);
            if !(start..start + u32::from(variable.length)).contains(&offset) {
                continue;
            }
            if let (Ok(name), Ok(descriptor)) = (text(variable.name_index), text(variable.descriptor_index)) {
                found.push(LocalName { name, descriptor, slot: variable.index });
            }
        }
        Some((instruction.into(), found))
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
