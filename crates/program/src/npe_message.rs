//! Helpful `NullPointerException` messages (JEP 358).
//!
//! Given an instruction that met a null reference, [`npe_message`] tells what
//! could not be done and which expression was null, in the words HotSpot 17
//! uses: `Cannot invoke "String.length()" because "<local1>" is null`.
//!
//! The first half follows from the failed instruction alone. The second needs
//! to know where the null on the operand stack came from; `operand_sources`
//! finds that out, `cause` prints it as a Java expression, and `names` knows how
//! classes, methods and variables are written.
//!
//! The functions are pure: class file in, text out. They follow the JEP and the
//! observed messages of JDK 17, including the places where HotSpot's analysis is
//! imprecise, since programs print these messages.

mod cause;
mod names;
mod operand_sources;
mod stack_effect;

use cause::Cause;
use names::Names;
use operand_sources::OperandSources;
use ristretto_classfile::attributes::{Attribute, Instruction};
use ristretto_classfile::{ClassFile, Method};

/// The message for a null reference met by the given instruction of `method`.
///
/// None if the instruction cannot meet one, if it is a constructor call (then
/// the exception was made by the program, not by the machine) or if the method
/// has no code.
#[must_use]
pub fn npe_message(class: &ClassFile<'_>, method: &Method, instruction_index: usize) -> Option<String> {
    let (code, exception_table) = method.attributes.iter().find_map(|a| match a {
        Attribute::Code { code, exception_table, .. } => Some((code, exception_table)),
        _ => None,
    })?;
    let names = Names::new(class, method);
    let failed = code.get(instruction_index)?;
    let (mut message, null_slot) = failed_action(failed, &names)?;

    let handlers: Vec<usize> = exception_table.iter().map(|entry| usize::from(entry.handler_pc)).collect();
    let sources = OperandSources::up_to(instruction_index, code, &handlers, &class.constant_pool);
    let cause = Cause { code, sources: &sources, names: &names };
    if let Some(reason) = cause.describe(instruction_index, null_slot) {
        message.push_str(&reason);
    }
    Some(message)
}

/// What the instruction was about to do, and how far below the top of the
/// operand stack the reference lies that must not be null.
fn failed_action(instruction: &Instruction, names: &Names<'_>) -> Option<(String, usize)> {
    use Instruction as I;

    let load = |element: &str| Some((format!("Cannot load from {element} array"), 1));
    let store = |element: &str, slots: usize| Some((format!("Cannot store to {element} array"), 1 + slots));
    match instruction {
        I::Iaload => load("int"),
        I::Faload => load("float"),
        I::Aaload => load("object"),
        I::Baload => load("byte/boolean"),
        I::Caload => load("char"),
        I::Saload => load("short"),
        I::Laload => load("long"),
        I::Daload => load("double"),
        I::Iastore => store("int", 1),
        I::Fastore => store("float", 1),
        I::Aastore => store("object", 1),
        I::Bastore => store("byte/boolean", 1),
        I::Castore => store("char", 1),
        I::Sastore => store("short", 1),
        I::Lastore => store("long", 2),
        I::Dastore => store("double", 2),
        I::Arraylength => Some(("Cannot read the array length".to_owned(), 0)),
        I::Athrow => Some(("Cannot throw exception".to_owned(), 0)),
        I::Monitorenter => Some(("Cannot enter synchronized block".to_owned(), 0)),
        I::Monitorexit => Some(("Cannot exit synchronized block".to_owned(), 0)),
        I::Getfield(index) => {
            let field = names.member(*index)?;
            Some((format!("Cannot read field \"{}\"", field.name), 0))
        }
        I::Putfield(index) => {
            let field = names.member(*index)?;
            let slots = stack_effect::slots(&field.field_type()?);
            Some((format!("Cannot assign field \"{}\"", field.name), slots))
        }
        I::Invokevirtual(index) | I::Invokespecial(index) | I::Invokeinterface(index, _) => {
            let callee = names.member(*index)?;
            if callee.name == "<init>" {
                return None;
            }
            let (parameters, _) = callee.method_type()?;
            let slots = parameters.iter().map(stack_effect::slots).sum();
            Some((format!("Cannot invoke \"{}\"", callee.signature()?), slots))
        }
        _ => None,
    }
}
