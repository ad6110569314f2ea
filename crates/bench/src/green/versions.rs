//! Versions of a program, from marks in its source: `//~ ADD#k: code` is part of version `addk` and the later ones, and
//! `//~ MOD#k: code` stands in place of the line before it in version `modk`.

/// The versions besides the original, by the names of their packages.
pub const VERSIONS: [&str; 6] = ["add1", "add2", "add3", "mod1", "mod2", "mod3"];

/// A change from one version to another: how it is called, and both versions by package.
pub const CHANGES: [(&str, &str, &str); 9] = [
    ("ADD#1", "green", "green.add1"),
    ("ADD#2", "green.add1", "green.add2"),
    ("ADD#3", "green.add2", "green.add3"),
    ("DEL#1", "green.add3", "green.add2"),
    ("DEL#2", "green.add2", "green.add1"),
    ("DEL#3", "green.add1", "green"),
    ("MOD#1", "green", "green.mod1"),
    ("MOD#2", "green", "green.mod2"),
    ("MOD#3", "green", "green.mod3"),
];

/// The source of a version, in a package.
pub fn version(source: &str, name: &str, package: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in source.lines() {
        let marked = line.trim_start().strip_prefix("//~ ").and_then(|mark| mark.split_once(": "));
        match marked {
            Some((mark, code)) if mark.starts_with("ADD#") && includes(name, mark) => lines.push(code.to_owned()),
            Some((mark, code)) if mark.starts_with("MOD#") && name == spelled(mark) => {
                lines.pop();
                lines.push(code.to_owned());
            }
            Some(_) => {}
            None if line == "package green;" => lines.push(format!("package {package};")),
            None => lines.push(line.to_owned()),
        }
    }
    lines.join("\n") + "\n"
}

/// `ADD#2` is `add2`.
fn spelled(mark: &str) -> String {
    mark.replace('#', "").to_lowercase()
}

/// Additions stay.
fn includes(name: &str, mark: &str) -> bool {
    name.starts_with("add") && name >= spelled(mark).as_str()
}

#[test]
fn additions_stay_and_modifications_replace() {
    let source = "package green;\na;\n//~ ADD#1: one;\n//~ ADD#2: two;\nb;\n  //~ MOD#1: c;\n";
    assert_eq!(version(source, "add1", "p"), "package p;\na;\none;\nb;\n");
    assert_eq!(version(source, "add3", "p"), "package p;\na;\none;\ntwo;\nb;\n");
    assert_eq!(version(source, "mod1", "p"), "package p;\na;\nc;\n");
    assert_eq!(version(source, "mod2", "p"), "package p;\na;\nb;\n");
}
