//! Compares every function with raw bits that a real JDK printed.
//!
//! The table `support/java_bits.txt` holds about twenty arguments per function: special
//! values, both sides of the algorithms' thresholds, and arguments on which
//! other libraries (among them the `libm` crate) are one bit off.

use machine::strict_math;

/// A function of one or two arguments.
enum Function {
    One(fn(f64) -> f64),
    Two(fn(f64, f64) -> f64),
}

fn function(name: &str) -> Function {
    use Function::{One, Two};
    match name {
        "sin" => One(strict_math::sin),
        "cos" => One(strict_math::cos),
        "tan" => One(strict_math::tan),
        "asin" => One(strict_math::asin),
        "acos" => One(strict_math::acos),
        "atan" => One(strict_math::atan),
        "atan2" => Two(strict_math::atan2),
        "exp" => One(strict_math::exp),
        "log" => One(strict_math::log),
        "log10" => One(strict_math::log10),
        "log1p" => One(strict_math::log1p),
        "expm1" => One(strict_math::expm1),
        "sinh" => One(strict_math::sinh),
        "cosh" => One(strict_math::cosh),
        "tanh" => One(strict_math::tanh),
        "cbrt" => One(strict_math::cbrt),
        "hypot" => Two(strict_math::hypot),
        "pow" => Two(strict_math::pow),
        "sqrt" => One(strict_math::sqrt),
        "ieee_remainder" => Two(strict_math::ieee_remainder),
        other => panic!("no function {other}"),
    }
}

fn double(bits: &str) -> f64 {
    f64::from_bits(u64::from_str_radix(bits, 16).expect("sixteen hexadecimal digits"))
}

#[test]
fn results_have_the_bits_java_prints() {
    let mut wrong = Vec::new();
    let mut covered = std::collections::BTreeSet::new();
    let table = include_str!("support/java_bits.txt").lines();
    for line in table.filter(|line| !line.starts_with('#')) {
        let mut fields = line.split(' ');
        let name = fields.next().expect("a function");
        let numbers: Vec<f64> = fields.map(double).collect();
        let (actual, expected) = match (function(name), &numbers[..]) {
            (Function::One(f), &[x, expected]) => (f(x), expected),
            (Function::Two(f), &[x, y, expected]) => (f(x, y), expected),
            _ => panic!("wrong number of columns: {line}"),
        };
        let both_nan = actual.is_nan() && expected.is_nan();
        if !both_nan && actual.to_bits() != expected.to_bits() {
            wrong.push(format!("{line}: got {:016x}", actual.to_bits()));
        }
        covered.insert(name);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(covered.len(), 20);
}
