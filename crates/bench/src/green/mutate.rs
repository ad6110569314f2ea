//! All first-order mutants of a class: one comparison of integers by another operator, or one addition that subtracts and the
//! other way round. Made on the class file, where a comparison is a conditional jump; jumps on truth values are mutated as well,
//! since they are comparisons with zero there.

use ristretto_classfile::ClassFile;
use ristretto_classfile::attributes::{Attribute, Instruction};

use crate::error::BenchError;

/// A way to write a conditional jump to a target.
type Jump = fn(u16) -> Instruction;

/// Comparisons with zero, by operator.
const WITH_ZERO: [Jump; 6] =
    [Instruction::Ifeq, Instruction::Ifne, Instruction::Iflt, Instruction::Ifge, Instruction::Ifgt, Instruction::Ifle];

/// Comparisons of two numbers, by operator.
const OF_TWO: [Jump; 6] = [
    Instruction::If_icmpeq,
    Instruction::If_icmpne,
    Instruction::If_icmplt,
    Instruction::If_icmpge,
    Instruction::If_icmpgt,
    Instruction::If_icmple,
];

/// The class files of all mutants, in the order of methods and instructions.
pub fn mutants(class: &[u8]) -> Result<Vec<Vec<u8>>, BenchError> {
    let file = ClassFile::from_bytes(class).map_err(|error| unreadable(&error))?;
    let mut mutants = Vec::new();
    for (method, attribute, at, by) in changes(&file) {
        let mut mutant = file.clone();
        if let Attribute::Code { code, .. } = &mut mutant.methods[method].attributes[attribute] {
            code[at] = by;
        }
        let mut bytes = Vec::with_capacity(class.len());
        mutant.to_bytes(&mut bytes).map_err(|error| unreadable(&error))?;
        mutants.push(bytes);
    }
    Ok(mutants)
}

fn unreadable(error: &dyn std::fmt::Display) -> BenchError {
    BenchError::ClassFile(error.to_string())
}

/// Method, attribute, instruction, and what it becomes.
fn changes(file: &ClassFile<'_>) -> Vec<(usize, usize, usize, Instruction)> {
    let mut changes = Vec::new();
    for (method, found) in file.methods.iter().enumerate() {
        for (attribute, found) in found.attributes.iter().enumerate() {
            let Attribute::Code { code, .. } = found else { continue };
            for (at, instruction) in code.iter().enumerate() {
                changes.extend(replacements(instruction).into_iter().map(|by| (method, attribute, at, by)));
            }
        }
    }
    changes
}

fn replacements(instruction: &Instruction) -> Vec<Instruction> {
    let others = |jumps: &[Jump], to: u16| {
        let all = jumps.iter().map(|jump| jump(to));
        all.filter(|other| other != instruction).collect()
    };
    match *instruction {
        Instruction::Ifeq(to)
        | Instruction::Ifne(to)
        | Instruction::Iflt(to)
        | Instruction::Ifge(to)
        | Instruction::Ifgt(to)
        | Instruction::Ifle(to) => others(&WITH_ZERO, to),
        Instruction::If_icmpeq(to)
        | Instruction::If_icmpne(to)
        | Instruction::If_icmplt(to)
        | Instruction::If_icmpge(to)
        | Instruction::If_icmpgt(to)
        | Instruction::If_icmple(to) => others(&OF_TWO, to),
        Instruction::Iadd => vec![Instruction::Isub],
        Instruction::Isub => vec![Instruction::Iadd],
        Instruction::Iinc(local, by) if by != i8::MIN => vec![Instruction::Iinc(local, -by)],
        _ => Vec::new(),
    }
}

#[test]
fn each_operator_becomes_each_other() {
    let jumps = replacements(&Instruction::If_icmplt(7));
    assert_eq!(jumps.len(), 5);
    assert!(jumps.contains(&Instruction::If_icmpge(7)) && !jumps.contains(&Instruction::If_icmplt(7)));
    assert_eq!(replacements(&Instruction::Ifle(1)).len(), 5);
    assert_eq!(replacements(&Instruction::Isub), [Instruction::Iadd]);
    assert_eq!(replacements(&Instruction::Iinc(1, 2)), [Instruction::Iinc(1, -2)]);
    assert!(replacements(&Instruction::Imul).is_empty());
}
