//! Byte offsets of decoded instructions.
//!
//! The class file library numbers instructions, and converts jump targets and
//! tables accordingly, but leaves the ranges of the `LocalVariableTable` in
//! bytes. Instruction sizes (JVMS chapter 6) bridge the two.

use ristretto_classfile::attributes::Instruction;

/// The offset of each instruction in the encoded code array.
pub fn byte_offsets(code: &[Instruction]) -> Vec<u32> {
    let mut offset = 0;
    code.iter()
        .map(|instruction| {
            let start = offset;
            offset += size(instruction, start);
            start
        })
        .collect()
}

/// The encoded size of an instruction that begins at `offset`.
fn size(instruction: &Instruction, offset: u32) -> u32 {
    use Instruction as I;

    // A switch pads its operands to a multiple of four.
    let switch = |words: usize| {
        let padding = 3 - offset % 4;
        1 + padding + 4 * u32::try_from(words).unwrap_or(u32::MAX / 8)
    };
    match instruction {
        I::Tableswitch(table) => switch(3 + table.offsets.len()),
        I::Lookupswitch(table) => switch(2 + 2 * table.pairs.len()),
        // The library folds the prefix `wide` into these.
        I::Iload_w(_)
        | I::Lload_w(_)
        | I::Fload_w(_)
        | I::Dload_w(_)
        | I::Aload_w(_)
        | I::Istore_w(_)
        | I::Lstore_w(_)
        | I::Fstore_w(_)
        | I::Dstore_w(_)
        | I::Astore_w(_)
        | I::Ret_w(_) => 4,
        I::Iinc_w(..) => 6,
        I::Bipush(_)
        | I::Ldc(_)
        | I::Iload(_)
        | I::Lload(_)
        | I::Fload(_)
        | I::Dload(_)
        | I::Aload(_)
        | I::Istore(_)
        | I::Lstore(_)
        | I::Fstore(_)
        | I::Dstore(_)
        | I::Astore(_)
        | I::Ret(_)
        | I::Newarray(_) => 2,
        I::Multianewarray(..) => 4,
        I::Invokeinterface(..) | I::Invokedynamic(_) | I::Goto_w(_) | I::Jsr_w(_) => 5,
        I::Sipush(_)
        | I::Ldc_w(_)
        | I::Ldc2_w(_)
        | I::Iinc(..)
        | I::Ifeq(_)
        | I::Ifne(_)
        | I::Iflt(_)
        | I::Ifge(_)
        | I::Ifgt(_)
        | I::Ifle(_)
        | I::If_icmpeq(_)
        | I::If_icmpne(_)
        | I::If_icmplt(_)
        | I::If_icmpge(_)
        | I::If_icmpgt(_)
        | I::If_icmple(_)
        | I::If_acmpeq(_)
        | I::If_acmpne(_)
        | I::Ifnull(_)
        | I::Ifnonnull(_)
        | I::Goto(_)
        | I::Jsr(_)
        | I::Getstatic(_)
        | I::Putstatic(_)
        | I::Getfield(_)
        | I::Putfield(_)
        | I::Invokevirtual(_)
        | I::Invokespecial(_)
        | I::Invokestatic(_)
        | I::New(_)
        | I::Anewarray(_)
        | I::Checkcast(_)
        | I::Instanceof(_) => 3,
        _ => 1,
    }
}
