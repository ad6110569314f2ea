//! How many slots each instruction takes from the operand stack and leaves on
//! it (JVMS chapter 6). A `long` or `double` counts as two.

use ristretto_classfile::attributes::Instruction;
use ristretto_classfile::{BaseType, Constant, ConstantPool, FieldType, JavaStr};

/// Slots of a value of the given type.
pub fn slots(field_type: &FieldType) -> usize {
    match field_type {
        FieldType::Base(BaseType::Long | BaseType::Double) => 2,
        _ => 1,
    }
}

/// Slots popped and pushed. None if the constant pool does not say, which does
/// not happen in a verified class.
///
/// Instructions that move slots without consuming them (`dup`, `swap`,
/// `checkcast` and their like) are not meant to be asked about.
pub fn pops_and_pushes(instruction: &Instruction, pool: &ConstantPool<'_>) -> Option<(usize, usize)> {
    use Instruction as I;

    let effect = match instruction {
        I::Aconst_null
        | I::Iconst_m1
        | I::Iconst_0
        | I::Iconst_1
        | I::Iconst_2
        | I::Iconst_3
        | I::Iconst_4
        | I::Iconst_5
        | I::Fconst_0
        | I::Fconst_1
        | I::Fconst_2
        | I::Bipush(_)
        | I::Sipush(_)
        | I::Ldc(_)
        | I::Ldc_w(_)
        | I::Iload(_)
        | I::Fload(_)
        | I::Aload(_)
        | I::Iload_w(_)
        | I::Fload_w(_)
        | I::Aload_w(_)
        | I::Iload_0
        | I::Iload_1
        | I::Iload_2
        | I::Iload_3
        | I::Fload_0
        | I::Fload_1
        | I::Fload_2
        | I::Fload_3
        | I::Aload_0
        | I::Aload_1
        | I::Aload_2
        | I::Aload_3
        | I::New(_)
        | I::Jsr(_)
        | I::Jsr_w(_) => (0, 1),
        I::Lconst_0
        | I::Lconst_1
        | I::Dconst_0
        | I::Dconst_1
        | I::Ldc2_w(_)
        | I::Lload(_)
        | I::Dload(_)
        | I::Lload_w(_)
        | I::Dload_w(_)
        | I::Lload_0
        | I::Lload_1
        | I::Lload_2
        | I::Lload_3
        | I::Dload_0
        | I::Dload_1
        | I::Dload_2
        | I::Dload_3 => (0, 2),
        I::Iaload | I::Faload | I::Aaload | I::Baload | I::Caload | I::Saload => (2, 1),
        I::Laload | I::Daload => (2, 2),
        I::Istore(_)
        | I::Fstore(_)
        | I::Astore(_)
        | I::Istore_w(_)
        | I::Fstore_w(_)
        | I::Astore_w(_)
        | I::Istore_0
        | I::Istore_1
        | I::Istore_2
        | I::Istore_3
        | I::Fstore_0
        | I::Fstore_1
        | I::Fstore_2
        | I::Fstore_3
        | I::Astore_0
        | I::Astore_1
        | I::Astore_2
        | I::Astore_3
        | I::Pop => (1, 0),
        I::Lstore(_)
        | I::Dstore(_)
        | I::Lstore_w(_)
        | I::Dstore_w(_)
        | I::Lstore_0
        | I::Lstore_1
        | I::Lstore_2
        | I::Lstore_3
        | I::Dstore_0
        | I::Dstore_1
        | I::Dstore_2
        | I::Dstore_3
        | I::Pop2 => (2, 0),
        I::Iastore | I::Fastore | I::Aastore | I::Bastore | I::Castore | I::Sastore => (3, 0),
        I::Lastore | I::Dastore => (4, 0),
        I::Iadd
        | I::Fadd
        | I::Isub
        | I::Fsub
        | I::Imul
        | I::Fmul
        | I::Idiv
        | I::Fdiv
        | I::Irem
        | I::Frem
        | I::Ishl
        | I::Ishr
        | I::Iushr
        | I::Iand
        | I::Ior
        | I::Ixor
        | I::Fcmpl
        | I::Fcmpg => (2, 1),
        I::Ladd
        | I::Dadd
        | I::Lsub
        | I::Dsub
        | I::Lmul
        | I::Dmul
        | I::Ldiv
        | I::Ddiv
        | I::Lrem
        | I::Drem
        | I::Land
        | I::Lor
        | I::Lxor => (4, 2),
        I::Lshl | I::Lshr | I::Lushr => (3, 2),
        I::Lcmp | I::Dcmpl | I::Dcmpg => (4, 1),
        I::Ineg
        | I::Fneg
        | I::I2f
        | I::F2i
        | I::I2b
        | I::I2c
        | I::I2s
        | I::Newarray(_)
        | I::Anewarray(_)
        | I::Arraylength
        | I::Instanceof(_) => (1, 1),
        I::Lneg | I::Dneg | I::L2d | I::D2l => (2, 2),
        I::I2l | I::I2d | I::F2l | I::F2d => (1, 2),
        I::L2i | I::L2f | I::D2i | I::D2f => (2, 1),
        I::Ifeq(_)
        | I::Ifne(_)
        | I::Iflt(_)
        | I::Ifge(_)
        | I::Ifgt(_)
        | I::Ifle(_)
        | I::Ifnull(_)
        | I::Ifnonnull(_)
        | I::Tableswitch(_)
        | I::Lookupswitch(_)
        | I::Ireturn
        | I::Freturn
        | I::Areturn
        | I::Athrow
        | I::Monitorenter
        | I::Monitorexit => (1, 0),
        I::If_icmpeq(_)
        | I::If_icmpne(_)
        | I::If_icmplt(_)
        | I::If_icmpge(_)
        | I::If_icmpgt(_)
        | I::If_icmple(_)
        | I::If_acmpeq(_)
        | I::If_acmpne(_)
        | I::Lreturn
        | I::Dreturn => (2, 0),
        I::Getstatic(index) => (0, field_slots(pool, *index)?),
        I::Putstatic(index) => (field_slots(pool, *index)?, 0),
        I::Getfield(index) => (1, field_slots(pool, *index)?),
        I::Putfield(index) => (1 + field_slots(pool, *index)?, 0),
        I::Invokevirtual(index) | I::Invokespecial(index) | I::Invokeinterface(index, _) => {
            let (pops, pushes) = call_slots(pool, *index)?;
            (1 + pops, pushes)
        }
        I::Invokestatic(index) | I::Invokedynamic(index) => call_slots(pool, *index)?,
        I::Multianewarray(_, dimensions) => (usize::from(*dimensions), 1),
        _ => (0, 0),
    };
    Some(effect)
}

fn field_slots(pool: &ConstantPool<'_>, index: u16) -> Option<usize> {
    let field_type = FieldType::parse_java_str(descriptor(pool, index)?).ok()?;
    Some(slots(&field_type))
}

fn call_slots(pool: &ConstantPool<'_>, index: u16) -> Option<(usize, usize)> {
    let (parameters, result) = FieldType::parse_method_descriptor(descriptor(pool, index)?).ok()?;
    let pops = parameters.iter().map(slots).sum();
    Some((pops, result.as_ref().map_or(0, slots)))
}

/// The descriptor of a field, method or call site.
fn descriptor<'a>(pool: &'a ConstantPool<'_>, index: u16) -> Option<&'a JavaStr> {
    let name_and_type = match pool.get(index)? {
        Constant::FieldRef { name_and_type_index, .. }
        | Constant::MethodRef { name_and_type_index, .. }
        | Constant::InterfaceMethodRef { name_and_type_index, .. }
        | Constant::InvokeDynamic { name_and_type_index, .. } => *name_and_type_index,
        _ => return None,
    };
    let (_, descriptor) = pool.try_get_name_and_type(name_and_type).ok()?;
    pool.try_get_utf8(*descriptor).ok()
}
