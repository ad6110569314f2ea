//! Predecoded instructions. An operation that names a constant-pool entry starts as [`Op::Resolve`] and is replaced
//! by its resolved form when it is first executed; resolved forms hold facts of the program only, never of a path.

use crate::descriptor::Kind;
use crate::ids::{ClassId, LiteralId, MethodId, SiteId};

/// One instruction, in eight bytes: one load fetches it. Jump targets are indices of instructions.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Op {
    Nop,

    // Constants.
    Null,
    Int(i32),
    Float(f32),
    /// Index into [`Code::longs`](crate::Code::longs).
    Long(u32),
    /// Index into [`Code::doubles`](crate::Code::doubles).
    Double(u32),
    Text(LiteralId),
    ClassObject(ClassId),

    // Locals. The wide forms move both slots.
    Load(u16),
    Load2(u16),
    Store(u16),
    Store2(u16),
    Iinc(u16, i16),

    // Operand stack, in slots.
    Pop,
    Pop2,
    Dup,
    DupX1,
    DupX2,
    Dup2,
    Dup2X1,
    Dup2X2,
    Swap,

    // Arithmetic.
    Iadd,
    Isub,
    Imul,
    Idiv,
    Irem,
    Ineg,
    Ishl,
    Ishr,
    Iushr,
    Iand,
    Ior,
    Ixor,
    Ladd,
    Lsub,
    Lmul,
    Ldiv,
    Lrem,
    Lneg,
    Lshl,
    Lshr,
    Lushr,
    Land,
    Lor,
    Lxor,
    Fadd,
    Fsub,
    Fmul,
    Fdiv,
    Frem,
    Fneg,
    Dadd,
    Dsub,
    Dmul,
    Ddiv,
    Drem,
    Dneg,
    Lcmp,
    /// The result for NaN: -1 for `fcmpl`, 1 for `fcmpg`.
    Fcmp(i8),
    /// The result for NaN: -1 for `dcmpl`, 1 for `dcmpg`.
    Dcmp(i8),
    I2l,
    I2f,
    I2d,
    L2i,
    L2f,
    L2d,
    F2i,
    F2l,
    F2d,
    D2i,
    D2l,
    D2f,
    /// `i2b`, `i2c`, `i2s`, and `boolean` for stores that keep one bit.
    Narrow(Kind),

    // Control.
    Goto(u32),
    IfEq(u32),
    IfNe(u32),
    IfLt(u32),
    IfGe(u32),
    IfGt(u32),
    IfLe(u32),
    IfIcmpEq(u32),
    IfIcmpNe(u32),
    IfIcmpLt(u32),
    IfIcmpGe(u32),
    IfIcmpGt(u32),
    IfIcmpLe(u32),
    IfAcmpEq(u32),
    IfAcmpNe(u32),
    IfNull(u32),
    IfNonNull(u32),
    Jsr(u32),
    Ret(u16),
    /// Index into [`Code::tables`](crate::Code::tables).
    TableSwitch(u32),
    /// Index into [`Code::lookups`](crate::Code::lookups).
    LookupSwitch(u32),
    Return,
    ReturnValue,
    ReturnValue2,
    Throw,

    // Arrays.
    ArrayLoad(ArrayKind),
    ArrayStore(ArrayKind),
    ArrayLength,
    /// An array class with elements of this class.
    NewArray(ClassId),
    MultiNewArray(ClassId, u8),

    // Fields: resolved slots. The wide forms push or pop two operand slots.
    GetField(u32),
    GetField2(u32),
    PutField(u32),
    PutField2(u32),
    PutFieldNarrow(Kind, u32),
    // Static fields: indices in the table of all statics.
    GetStatic(u32),
    GetStatic2(u32),
    PutStatic(u32),
    PutStatic2(u32),
    PutStaticNarrow(Kind, u32),

    // Calls.
    InvokeStatic(MethodId),
    /// The receiver is checked for null, the method is known.
    InvokeDirect(MethodId),
    /// Virtual-table index, argument slots with receiver.
    InvokeVirtual(u32, u16),
    /// Interface method, argument slots with receiver.
    InvokeInterface(MethodId, u16),
    InvokeDynamic(SiteId),
    /// A signature-polymorphic method of `VarHandle` or `MethodHandle`: index into the program's polymorphic calls.
    InvokePolymorphic(u32),

    // Objects.
    New(ClassId),
    CheckCast(ClassId),
    InstanceOf(ClassId),
    MonitorEnter,
    MonitorExit,

    /// A constant-pool reference not resolved yet.
    Resolve(Unresolved, u16),
    /// `multianewarray` not resolved yet: pool index, dimensions.
    ResolveMulti(u16, u8),

    // Synthesized code only.
    /// Concatenates this many strings on the stack.
    Concat(u16),
    /// The `Method` object of a method.
    MethodObject(MethodId),
    /// One step of class initialization; the class stands in local 0 as an int.
    Initialize(InitStep),
    /// Index of the first matching label of a pattern switch, from the site's labels.
    TypeSwitch(SiteId),

    /// In place of an instruction that coverage has not seen, or not with all its ways: the number of the covered method.
    Unseen(u32),
}

/// The element type that an array instruction names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ArrayKind {
    /// `byte` and `boolean` share their instructions.
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
    Ref,
}

/// What a constant-pool reference is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Unresolved {
    Constant,
    GetField,
    PutField,
    GetStatic,
    PutStatic,
    InvokeVirtual,
    InvokeSpecial,
    InvokeStatic,
    InvokeInterface,
    InvokeDynamic,
    New,
    NewArray,
    CheckCast,
    InstanceOf,
}

/// The steps of JVMS 5.5 that [`Op::Initialize`] performs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitStep {
    /// Initialize the next superclass or superinterface that needs it; repeated until none does.
    Supers,
    /// Set constant fields, then run `<clinit>`.
    Run,
    /// Mark the class initialized.
    Done,
    /// Mark the class erroneous, keeping the exception on the stack.
    Failed,
    /// As `Failed`, and push whether the exception is an `Error`.
    FailedInBody,
}

const _: () = assert!(size_of::<Op>() == 8);
