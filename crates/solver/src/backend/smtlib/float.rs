//! Operators of floats in SMT-LIB 2.

use term::{BinaryOp, Sort, UnaryOp};

/// The float of a pattern.
pub fn of_pattern(sort: Sort, pattern: &str) -> String {
    format!("((_ to_fp {}) {pattern})", format(sort))
}

/// The assertion that a bit-vector is the pattern of a float, all NaNs having one.
pub fn pattern(sort: Sort, float: &str, pattern: &str) -> String {
    let nan = if sort == Sort::Float { "#x7fc00000" } else { "#x7ff8000000000000" };
    let same = of_pattern(sort, pattern);
    format!("(assert (ite (fp.isNaN {float}) (= {pattern} {nan}) (= {same} {float})))")
}

/// An operator over a float.
pub fn unary(op: UnaryOp, sort: Sort, a: &str, ideal: bool) -> Option<String> {
    Some(match op {
        UnaryOp::Neg => format!("(fp.neg {a})"),
        UnaryOp::Sqrt => format!("(fp.sqrt RNE {a})"),
        UnaryOp::F2D => format!("((_ to_fp {}) RNE {a})", format(Sort::Double)),
        UnaryOp::D2F => format!("((_ to_fp {}) RNE {a})", format(Sort::Float)),
        UnaryOp::F2I | UnaryOp::D2I if !ideal => saturating(sort, a, 32),
        UnaryOp::F2L | UnaryOp::D2L if !ideal => saturating(sort, a, 64),
        _ => return None,
    })
}

/// An operator over two floats.
pub fn binary(op: BinaryOp, sort: Sort, a: &str, b: &str) -> Option<String> {
    Some(match op {
        BinaryOp::Add => format!("(fp.add RNE {a} {b})"),
        BinaryOp::Sub => format!("(fp.sub RNE {a} {b})"),
        BinaryOp::Mul => format!("(fp.mul RNE {a} {b})"),
        BinaryOp::Div => format!("(fp.div RNE {a} {b})"),
        BinaryOp::Rem => rem(sort, a, b),
        _ => return None,
    })
}

/// Java's remainder, whose quotient is rounded towards zero, by IEEE's, whose quotient is rounded to nearest: of the
/// magnitudes, a negative one plus the divisor (which is exact), with the dividend's sign.
fn rem(sort: Sort, a: &str, b: &str) -> String {
    let zero = format!("(_ +zero {})", format(sort));
    format!(
        "(let ((m (fp.rem (fp.abs {a}) (fp.abs {b})))) \
         (let ((p (fp.abs (ite (fp.lt m {zero}) (fp.add RNE m (fp.abs {b})) m)))) \
         (ite (fp.isNegative {a}) (fp.neg p) p)))"
    )
}

/// The integer part, at the least or greatest integer if out of range, zero for NaN.
fn saturating(sort: Sort, a: &str, width: usize) -> String {
    let limit = 2f64.powi(width as i32 - 1);
    let constant = |value: f64| match sort {
        Sort::Float => of_pattern(sort, &format!("#x{:08x}", (value as f32).to_bits())),
        _ => of_pattern(sort, &format!("#x{:016x}", value.to_bits())),
    };
    let digits = width / 4 - 1;
    let (least, greatest) = (constant(-limit), constant(limit));
    format!(
        "(ite (fp.isNaN {a}) #x0{zeros} (ite (fp.lt {a} {least}) #x8{zeros} (ite (fp.geq {a} {greatest}) #x7{fs} \
         ((_ fp.to_sbv {width}) RTZ {a}))))",
        zeros = "0".repeat(digits),
        fs = "f".repeat(digits),
    )
}

fn format(sort: Sort) -> &'static str {
    if sort == Sort::Float { "8 24" } else { "11 53" }
}
