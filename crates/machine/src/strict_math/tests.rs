//! Compares every function with raw bits that a real JDK printed.
//!
//! The table `java_bits.txt` holds about twenty arguments per function: special
//! values, both sides of the algorithms' thresholds, and arguments on which
//! other libraries (among them the `libm` crate) are one bit off.

/// A function of one or two arguments.
enum Function {
    One(fn(f64) -> f64),
    Two(fn(f64, f64) -> f64),
}

fn function(name: &str) -> Function {
    use Function::{One, Two};
    match name {
        "sin" => One(super::sin),
        "cos" => One(super::cos),
        "tan" => One(super::tan),
        "asin" => One(super::asin),
        "acos" => One(super::acos),
        "atan" => One(super::atan),
        "atan2" => Two(super::atan2),
        "exp" => One(super::exp),
        "log" => One(super::log),
        "log10" => One(super::log10),
        "log1p" => One(super::log1p),
        "expm1" => One(super::expm1),
        "sinh" => One(super::sinh),
        "cosh" => One(super::cosh),
        "tanh" => One(super::tanh),
        "cbrt" => One(super::cbrt),
        "hypot" => Two(super::hypot),
        "pow" => Two(super::pow),
        "sqrt" => One(super::sqrt),
        "ieee_remainder" => Two(super::ieee_remainder),
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
    let table = include_str!("java_bits.txt").lines();
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
