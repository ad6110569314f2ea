//! Drivers of structures: every pair of calls on one input, as methods of a subclass. So the input is the receiver, and its
//! invariant is found as for a method alone. An exception of the first call ends the path.

use std::fmt::Write;

use super::subject::Subject;

/// The source of the driver of a structure.
pub fn driver(subject: &Subject) -> String {
    let mut text = format!("package hex;\n\npublic class {} extends {} {{\n", subject.driver(), subject.class);
    for (first, before) in subject.methods {
        for (second, after) in subject.methods {
            let (x, y) = (arguments("x", before.len()), arguments("y", after.len()));
            let typed = [(&x, before), (&y, after)].map(|(names, types)| {
                let pairs = names.iter().zip(types.iter());
                pairs.map(|(name, kind)| format!("{kind} {name}")).collect::<Vec<String>>()
            });
            let _ = writeln!(text, "    public void {first}_{second}({}) {{", typed.concat().join(", "));
            let _ = writeln!(text, "        {first}({});", x.join(", "));
            let _ = writeln!(text, "        {second}({});\n    }}", y.join(", "));
        }
    }
    text += "}\n";
    text
}

fn arguments(letter: &str, count: usize) -> Vec<String> {
    (0..count).map(|at| format!("{letter}{at}")).collect()
}

#[test]
fn a_driver_calls_one_method_after_the_other() {
    let text = driver(&super::subject::SUBJECTS[0]);
    let expected = "    public void set_get(int x0, int x1, int y0) {\n        set(x0, x1);\n        get(y0);\n    }\n";
    assert!(text.contains(expected), "{text}");
    assert_eq!(text.matches("public void").count(), 144);
}
