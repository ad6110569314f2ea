//! Drivers of containers: every sequence of insertions and deletions of symbolic numbers.
//!
//! Method `nK` chooses each of its K operations by whether an input is null, which the solver is not asked about. So the checks of a
//! run are those of the container alone, and sequences share their beginnings. Method `sK` chooses by a symbolic number instead, as the
//! drivers of the paper may do: two of its ratios at n = 2 are those of 14 checks, which is what a choice by numbers makes of a tree.

use std::fmt::Write;

/// Operations of the longest method.
pub const LONGEST: usize = 5;

/// The source of the driver of a container.
pub fn driver(package: &str, class: &str) -> String {
    let mut text = format!("package {package};\n\npublic class {class}Driver {{\n");
    for operations in 1..=LONGEST {
        write_method(&mut text, class, operations, 'n', "Object", "== null");
        write_method(&mut text, class, operations, 's', "int", "== 1");
    }
    text += "}\n";
    text
}

fn write_method(text: &mut String, class: &str, operations: usize, letter: char, choice: &str, test: &str) {
    let parameters: Vec<String> = (0..operations).map(|at| format!("{choice} c{at}, int x{at}")).collect();
    let _ = writeln!(text, "    public static void {letter}{operations}({}) {{", parameters.join(", "));
    let _ = writeln!(text, "        {class} container = new {class}();");
    for at in 0..operations {
        let _ = writeln!(text, "        if (c{at} {test}) container.insert(x{at}); else container.delete(x{at});");
    }
    *text += "    }\n";
}

#[test]
fn a_driver_has_methods_for_every_number_of_operations() {
    let text = driver("p", "C");
    assert!(text.contains("static void n2(Object c0, int x0, Object c1, int x1) {"));
    assert!(text.contains("static void s5(int c0, int x0, "));
    assert_eq!(text.matches("container.insert").count(), 2 * (1..=LONGEST).sum::<usize>());
}
