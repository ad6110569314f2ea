//! Operators of integers in SMT-LIB 2: bit-vectors for Java's, `Int` for ideal ones.

use term::{BinaryOp, Sort, UnaryOp};

/// An `Int` constant.
pub fn literal(value: i128) -> String {
    if value < 0 { format!("(- {})", value.unsigned_abs()) } else { value.to_string() }
}

/// An operator over a bit-vector.
pub fn unary(op: UnaryOp, a: &str) -> Option<String> {
    Some(match op {
        UnaryOp::Neg => format!("(bvneg {a})"),
        UnaryOp::I2L => format!("((_ sign_extend 32) {a})"),
        UnaryOp::L2I => format!("((_ extract 31 0) {a})"),
        UnaryOp::I2B => format!("((_ sign_extend 24) ((_ extract 7 0) {a}))"),
        UnaryOp::I2C => format!("((_ zero_extend 16) ((_ extract 15 0) {a}))"),
        UnaryOp::I2S => format!("((_ sign_extend 16) ((_ extract 15 0) {a}))"),
        UnaryOp::I2F | UnaryOp::L2F => format!("((_ to_fp 8 24) RNE {a})"),
        UnaryOp::I2D | UnaryOp::L2D => format!("((_ to_fp 11 53) RNE {a})"),
        UnaryOp::BitsFloat => format!("((_ to_fp 8 24) {a})"),
        UnaryOp::BitsDouble => format!("((_ to_fp 11 53) {a})"),
        _ => return None,
    })
}

/// An operator over two bit-vectors; the amount of a shift has 32 bits. `bvsdiv` and `bvsrem` are Java's, and total.
pub fn binary(op: BinaryOp, sort: Sort, a: &str, b: &str) -> String {
    let operator = match op {
        BinaryOp::Add => "bvadd",
        BinaryOp::Sub => "bvsub",
        BinaryOp::Mul => "bvmul",
        BinaryOp::Div => "bvsdiv",
        BinaryOp::Rem => "bvsrem",
        BinaryOp::And => "bvand",
        BinaryOp::Or => "bvor",
        BinaryOp::Xor => "bvxor",
        BinaryOp::Shl => "bvshl",
        BinaryOp::Shr => "bvashr",
        BinaryOp::Ushr => "bvlshr",
    };
    match (op, sort) {
        (BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr, Sort::Long) => {
            format!("({operator} {a} ((_ zero_extend 32) (bvand {b} #x0000003f)))")
        }
        (BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr, _) => format!("({operator} {a} (bvand {b} #x0000001f))"),
        _ => format!("({operator} {a} {b})"),
    }
}

/// An operator over an `Int`; narrowing keeps its meaning, the low bits.
pub fn ideal_unary(op: UnaryOp, a: &str) -> Option<String> {
    let signed = |bits: u32| {
        let (half, whole) = (1i64 << (bits - 1), 1i64 << bits);
        format!("(- (mod (+ {a} {half}) {whole}) {half})")
    };
    Some(match op {
        UnaryOp::Neg => format!("(- {a})"),
        UnaryOp::I2L => a.to_owned(),
        UnaryOp::L2I => signed(32),
        UnaryOp::I2B => signed(8),
        UnaryOp::I2S => signed(16),
        UnaryOp::I2C => format!("(mod {a} 65536)"),
        _ => return None,
    })
}

/// An operator over two `Int`s. Java rounds quotients towards zero, SMT-LIB keeps remainders positive: they agree on
/// dividends that are not negative. For a divisor of zero as for bit-vectors.
pub fn ideal_binary(op: BinaryOp, a: &str, b: &str) -> Option<String> {
    Some(match op {
        BinaryOp::Add => format!("(+ {a} {b})"),
        BinaryOp::Sub => format!("(- {a} {b})"),
        BinaryOp::Mul => format!("(* {a} {b})"),
        BinaryOp::Div => {
            format!("(ite (= {b} 0) (ite (< {a} 0) 1 (- 1)) (ite (< {a} 0) (- (div (- {a}) {b})) (div {a} {b})))")
        }
        BinaryOp::Rem => format!("(ite (= {b} 0) {a} (ite (< {a} 0) (- (mod (- {a}) {b})) (mod {a} {b})))"),
        _ => return None,
    })
}
