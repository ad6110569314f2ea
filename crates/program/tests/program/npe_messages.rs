//! Compares `npe_message` with what a real JDK 17 printed.
//!
//! The fixture `NullShapes` has one method per way to meet a null reference. It
//! is compiled twice, with and without the names of local variables, and
//! `NullShapes.expected` holds what `getMessage()` gave for each method.

use program::npe_message;
use ristretto_classfile::attributes::Attribute;
use ristretto_classfile::{ClassFile, Method};

const NAMED: &[u8] = include_bytes!("../fixtures/named/NullShapes.class");
const BARE: &[u8] = include_bytes!("../fixtures/bare/NullShapes.class");

/// One line of the expectations.
struct Shape {
    method: &'static str,
    instruction: usize,
    named: Option<&'static str>,
    bare: Option<&'static str>,
}

fn shapes() -> Vec<Shape> {
    // Java prints the absence of a message as "null".
    let message = |text: &'static str| (text != "null").then_some(text);
    include_str!("../fixtures/NullShapes.expected")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let columns: Vec<&'static str> = line.split('\t').collect();
            let &[method, instruction, named, bare] = &columns[..] else {
                panic!("four columns expected: {line}");
            };
            Shape {
                method,
                instruction: instruction.parse().expect("an instruction index"),
                named: message(named),
                bare: message(bare),
            }
        })
        .collect()
}

fn method<'a>(class: &'a ClassFile<'_>, name: &str) -> &'a Method {
    let has_name = |m: &&Method| class.constant_pool.try_get_utf8(m.name_index).is_ok_and(|n| n == name);
    class.methods.iter().find(has_name).expect("a method of the fixture")
}

fn check(bytes: &[u8], expected: impl Fn(&Shape) -> Option<&'static str>) {
    let class = ClassFile::from_slice(bytes).expect("a valid class file");
    let shapes = shapes();
    assert_eq!(shapes.len(), 33);
    let mut wrong = Vec::new();
    for shape in &shapes {
        let actual = npe_message(&class, method(&class, shape.method), shape.instruction);
        if actual.as_deref() != expected(shape) {
            wrong.push(format!("{}: {actual:?}, not {:?}", shape.method, expected(shape)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn names_local_variables_when_the_class_has_them() {
    check(NAMED, |shape| shape.named);
}

#[test]
fn numbers_local_variables_otherwise() {
    check(BARE, |shape| shape.bare);
}

#[test]
fn says_nothing_where_no_null_can_be_met() {
    let class = ClassFile::from_slice(NAMED).expect("a valid class file");
    let method = method(&class, "localCall");
    let Some(Attribute::Code { code, .. }) = method.attributes.first() else {
        panic!("the method has code");
    };
    let with_message: Vec<usize> = (0..code.len() + 2).filter(|&i| npe_message(&class, method, i).is_some()).collect();
    assert_eq!(with_message, [3], "only the call");
}
