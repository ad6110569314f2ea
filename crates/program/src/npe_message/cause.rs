//! The second half of a message: the null expression, as Java source.
//!
//! The expression is rebuilt from the instruction that pushed the null, going
//! back from each instruction to those that pushed its operands. It is cut
//! after a few levels, and whatever is not a variable, a field, an array
//! element, a call or a constant is left out.

use super::names::Names;
use super::operand_sources::OperandSources;
use ristretto_classfile::attributes::Instruction;

/// How deep an expression is followed.
const MAX_DETAIL: usize = 5;

/// What is known about one method.
pub struct Cause<'a> {
    pub code: &'a [Instruction],
    pub sources: &'a OperandSources,
    pub names: &'a Names<'a>,
}

impl Cause<'_> {
    /// The reason why the slot `depth` below the top is null before the
    /// instruction at `index`; none if its source is not known.
    pub fn describe(&self, index: usize, depth: usize) -> Option<String> {
        let source = self.sources.before(index)?.source(depth)?;
        let Some(expression) = self.expression(index, depth, MAX_DETAIL) else {
            // HotSpot opens the quotation before it knows whether it can print
            // the source. Few such sources can be null, but the result of an
            // `invokedynamic` can.
            return Some(" because \"".to_owned());
        };
        Some(if is_call(&self.code[source]) {
            format!(" because the return value of \"{expression}\" is null")
        } else {
            format!(" because \"{expression}\" is null")
        })
    }

    /// The Java expression whose value is in that slot.
    fn expression(&self, index: usize, depth: usize, detail: usize) -> Option<String> {
        use Instruction as I;

        if detail == 0 {
            return None;
        }
        let state = self.sources.before(index)?;
        let source = state.source(depth)?;
        let instruction = &self.code[source];
        if let Some(local) = loaded_local(instruction) {
            return Some(self.names.local(local, source, state.was_written(local)));
        }
        match instruction {
            I::Aconst_null => Some("null".to_owned()),
            I::Iconst_m1 => Some("-1".to_owned()),
            I::Iconst_0 => Some("0".to_owned()),
            I::Iconst_1 => Some("1".to_owned()),
            I::Iconst_2 => Some("2".to_owned()),
            I::Iconst_3 => Some("3".to_owned()),
            I::Iconst_4 => Some("4".to_owned()),
            I::Iconst_5 => Some("5".to_owned()),
            I::Bipush(value) => Some(value.to_string()),
            I::Sipush(value) => Some(value.to_string()),
            I::Getstatic(field) => Some(self.names.member(*field)?.qualified()),
            I::Getfield(field) => {
                let name = self.names.member(*field)?.name;
                Some(match self.expression(source, 0, detail - 1) {
                    Some(object) => format!("{object}.{name}"),
                    None => name,
                })
            }
            I::Invokevirtual(callee)
            | I::Invokespecial(callee)
            | I::Invokestatic(callee)
            | I::Invokeinterface(callee, _) => self.names.member(*callee)?.signature(),
            I::Iaload | I::Aaload => {
                let array = self.expression(source, 1, detail - 1);
                // An index keeps the depth: it is seldom long.
                let position = self.expression(source, 0, detail);
                Some(format!("{}[{}]", array.as_deref().unwrap_or("<array>"), position.as_deref().unwrap_or("...")))
            }
            _ => None,
        }
    }
}

fn is_call(instruction: &Instruction) -> bool {
    matches!(
        instruction,
        Instruction::Invokevirtual(_)
            | Instruction::Invokespecial(_)
            | Instruction::Invokestatic(_)
            | Instruction::Invokeinterface(..)
    )
}

/// The local variable an `iload` or `aload` of any form reads.
fn loaded_local(instruction: &Instruction) -> Option<u16> {
    use Instruction as I;

    Some(match instruction {
        I::Iload_0 | I::Aload_0 => 0,
        I::Iload_1 | I::Aload_1 => 1,
        I::Iload_2 | I::Aload_2 => 2,
        I::Iload_3 | I::Aload_3 => 3,
        I::Iload(local) | I::Aload(local) => u16::from(*local),
        I::Iload_w(local) | I::Aload_w(local) => *local,
        _ => return None,
    })
}
