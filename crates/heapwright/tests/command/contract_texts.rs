//! Conditions in JML mean what the same conditions mean in Java: random ones are written both ways, as texts of annotations
//! and as boolean methods, and the same methods are explored with both.

use std::fmt::Write;

use serde_json::Value;
use testing::{Javac, Random, heapwright, plan, repository};

/// Methods of a class.
const METHODS: u64 = 24;

/// An expression in JML and in Java.
#[derive(Clone, Debug)]
struct Text {
    jml: String,
    java: String,
}

impl Text {
    fn same(text: impl Into<String>) -> Text {
        let jml = text.into();
        Text { java: jml.clone(), jml }
    }

    fn join(parts: &[&Text], make: impl Fn(&[&str]) -> String) -> Text {
        let jml: Vec<&str> = parts.iter().map(|part| &*part.jml).collect();
        let java: Vec<&str> = parts.iter().map(|part| &*part.java).collect();
        Text { jml: make(&jml), java: make(&java) }
    }
}

/// Makes conditions about one method.
struct Maker<'a> {
    random: &'a mut Random,
    /// Whether the condition is about the state after the call.
    is_after: bool,
    /// Variables of quantifiers around.
    bound: Vec<String>,
    /// Java methods in the place of quantifiers.
    helpers: String,
    name: String,
}

const PARAMETERS: &str = "int x, long z, boolean b, Node n, int[] a";
const ARGUMENTS: &str = "x, z, b, n, a";

impl Maker<'_> {
    fn int(&mut self, depth: u32) -> Text {
        if depth == 0 || self.random.chance(3) {
            return self.int_leaf();
        }
        match self.random.below(9) {
            0 => {
                let op = self.random.pick(&["+", "-", "&", "|", "^", "*"]).to_owned();
                let (left, right) = (self.int(depth - 1), self.int_leaf());
                Text::join(&[&left, &right], |parts| format!("({} {op} {})", parts[0], parts[1]))
            }
            1 => {
                let op = self.random.pick(&["/", "%"]).to_owned();
                let (left, right) = (self.int(depth - 1), self.random.pick(&["2", "3", "-1", "x"]).to_owned());
                Text::join(&[&left], |parts| format!("({} {op} {right})", parts[0]))
            }
            2 => {
                let op = self.random.pick(&["<<", ">>", ">>>"]).to_owned();
                let (left, right) = (self.int(depth - 1), self.random.below(34));
                Text::join(&[&left], |parts| format!("({} {op} {right})", parts[0]))
            }
            3 => {
                let inner = self.int(depth - 1);
                let op = self.random.pick(&["-", "~", "+", "(byte) ", "(short) ", "(char) ", "(int) "]).to_owned();
                Text::join(&[&inner], |parts| format!("({op}({}))", parts[0]))
            }
            4 => {
                let inner = self.long(depth - 1);
                Text::join(&[&inner], |parts| format!("((int) {})", parts[0]))
            }
            5 => {
                let (condition, one, other) = (self.truth(depth - 1), self.int(depth - 1), self.int_leaf());
                Text::join(&[&condition, &one, &other], |parts| format!("({} ? {} : {})", parts[0], parts[1], parts[2]))
            }
            6 => {
                let index = self.int_leaf();
                Text::join(&[&index], |parts| format!("a[{}]", parts[0]))
            }
            7 => {
                let inner = self.int(depth - 1);
                Text::join(&[&inner], |parts| format!("twice({})", parts[0]))
            }
            _ => Text::same("Math.max(x, f)"),
        }
    }

    fn int_leaf(&mut self) -> Text {
        if !self.bound.is_empty() && self.random.chance(2) {
            return Text::same(self.bound[self.random.index(self.bound.len())].clone());
        }
        match self.random.below(if self.is_after { 11 } else { 8 }) {
            0 | 1 => Text::same("x"),
            2 => Text::same("f"),
            3 => Text::same("this.f"),
            4 => Text::same(self.random.pick(&["0", "1", "-7", "3", "2147483647"])),
            5 => Text::same("a.length"),
            6 => Text::same("n.value"),
            7 => Text::same("next.value"),
            8 => Text { jml: "\\result".to_owned(), java: "result".to_owned() },
            9 => Text { jml: "\\old(f)".to_owned(), java: "oldF".to_owned() },
            _ => Text { jml: "\\old(f + 1)".to_owned(), java: "(oldF + 1)".to_owned() },
        }
    }

    fn long(&mut self, depth: u32) -> Text {
        match self.random.below(4) {
            0 => Text::same("z"),
            1 => {
                let inner = self.int(depth.saturating_sub(1));
                Text::join(&[&inner], |parts| format!("((long) {})", parts[0]))
            }
            2 => {
                let inner = self.int(depth.saturating_sub(1));
                Text::join(&[&inner], |parts| format!("(z + {})", parts[0]))
            }
            _ => Text::same("5000000000L"),
        }
    }

    fn truth(&mut self, depth: u32) -> Text {
        if depth == 0 {
            return self.truth_leaf();
        }
        match self.random.below(9) {
            0 | 1 => {
                let op = self.random.pick(&["&&", "||", "&", "|", "==", "!="]).to_owned();
                let (left, right) = (self.truth(depth - 1), self.truth(depth - 1));
                Text::join(&[&left, &right], |parts| format!("(({}) {op} ({}))", parts[0], parts[1]))
            }
            2 => {
                let (left, right) = (self.truth(depth - 1), self.truth(depth - 1));
                Text {
                    jml: format!("(({}) ==> ({}))", left.jml, right.jml),
                    java: format!("(!({}) || ({}))", left.java, right.java),
                }
            }
            3 => {
                let (left, right) = (self.truth(depth - 1), self.truth(depth - 1));
                let (word, op) = if self.random.chance(2) { ("<==>", "==") } else { ("<=!=>", "!=") };
                Text {
                    jml: format!("(({}) {word} ({}))", left.jml, right.jml),
                    java: format!("(({}) {op} ({}))", left.java, right.java),
                }
            }
            4 => {
                let inner = self.truth(depth - 1);
                Text::join(&[&inner], |parts| format!("!({})", parts[0]))
            }
            5 if self.bound.len() < 2 => self.quantified(depth - 1),
            6 => {
                let (left, right) = (self.long(depth), self.long(depth));
                let op = self.random.pick(&["<", "<=", ">", ">=", "==", "!="]).to_owned();
                Text::join(&[&left, &right], |parts| format!("{} {op} {}", parts[0], parts[1]))
            }
            _ => {
                let (left, right) = (self.int(depth - 1), self.int(depth - 1));
                let op = self.random.pick(&["<", "<=", ">", ">=", "==", "!="]).to_owned();
                Text::join(&[&left, &right], |parts| format!("{} {op} {}", parts[0], parts[1]))
            }
        }
    }

    fn truth_leaf(&mut self) -> Text {
        Text::same(self.random.pick(&[
            "b",
            "n == null",
            "n != next",
            "n instanceof Leaf",
            "this.next != null",
            "a != null",
            "x < f",
            "true",
        ]))
    }

    /// A quantifier in JML, and the call of a method with a loop in Java.
    fn quantified(&mut self, depth: u32) -> Text {
        let variable = format!("q{}", self.bound.len());
        let high = self.random.pick(&["2", "3", "a.length"]).to_owned();
        let is_universal = self.random.chance(2);
        self.bound.push(variable.clone());
        let body = self.truth(depth);
        self.bound.pop();
        let helper = format!("{}Each{}", self.name, self.helpers.matches("boolean").count());
        let (outer, given): (Vec<String>, Vec<String>) =
            self.bound.iter().map(|bound| (format!(", int {bound}"), format!(", {bound}"))).unzip();
        let result = if self.is_after { (", int result", ", result") } else { ("", "") };
        let (word, test) = if is_universal { ("\\forall", "!") } else { ("\\exists", "") };
        let _ = writeln!(
            self.helpers,
            "    private boolean {helper}({PARAMETERS}{}{}) {{ for (int {variable} = 0; {variable} < {high}; {variable}++) \
             {{ if ({test}({})) return {}; }} return {is_universal}; }}",
            outer.concat(),
            result.0,
            body.java,
            !is_universal,
        );
        Text {
            jml: format!("({word} int {variable}; 0 <= {variable} && {variable} < {high}; {})", body.jml),
            java: format!("{helper}({ARGUMENTS}{}{})", given.concat(), result.1),
        }
    }
}

/// A class whose conditions are in JML, and one whose conditions are methods.
fn classes(random: &mut Random) -> (String, String) {
    let mut members = (String::new(), String::new());
    for number in 0..METHODS {
        let name = format!("m{number}");
        let mut condition = |is_after: bool, name: String| {
            let mut maker = Maker { random, is_after, bound: Vec::new(), helpers: String::new(), name };
            let text = maker.truth(3);
            (text, maker.helpers)
        };
        let (before, before_helpers) = condition(false, format!("{name}Before"));
        let (after, after_helpers) = condition(true, format!("{name}After"));
        let body = random.pick(&["f = f + x; return x;", "f = 3; return f + 1;", "return n == null ? 1 : f;"]);
        let body = format!("{{ oldF = f; {body} }}");
        let head = format!("public int {name}({PARAMETERS})");
        let quoted = |text: &str| text.replace('\\', "\\\\");
        let _ = writeln!(
            members.0,
            "    @Requires(\"{}\") @Ensures(\"{}\")\n    {head} {body}",
            quoted(&before.jml),
            quoted(&after.jml)
        );
        let _ = writeln!(
            members.1,
            "    @Requires(\"{name}Before\") @Ensures(\"{name}After\")\n    {head} {body}\n    \
             boolean {name}Before({PARAMETERS}) {{ return {}; }}\n    \
             boolean {name}After({PARAMETERS}, int result) {{ return {}; }}\n{before_helpers}{after_helpers}",
            before.java, after.java
        );
    }
    let class = |name: &str, members: &str| {
        format!(
            "import heapwright.*;\npublic class {name} {{\n    int f;\n    int oldF;\n    Node next;\n    \
             static class Node {{ int value; }}\n    static class Leaf extends Node {{ }}\n    \
             static int twice(int x) {{ return 2 * x; }}\n{members}}}\n"
        )
    };
    (class("Jml", &members.0), class("Plain", &members.1))
}

/// What was found of each method: its verdict, and how many paths ended how.
fn findings(class: &str, path: &std::path::Path) -> Vec<(String, Value)> {
    let words =
        ["check", class, "--format", "json", "--no-replay", "--n", "2", "--array", "2", "--time", "60s", "--cp"];
    let output = heapwright().args(words).arg(path).output().expect("heapwright runs");
    let report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
    let targets = report["targets"].as_array().expect("targets");
    let of = |target: &Value| {
        let name = target["target"].as_str().unwrap_or_default().replace(class, "");
        let paths = &target["paths"];
        let ended = serde_json::json!([
            target["verdict"],
            paths["returned"],
            paths["threw"],
            paths["violated"],
            paths["pruned"]["precondition"],
        ]);
        (name, ended)
    };
    let is_whole = |target: &&Value| target["paths"]["gaps"]["limit"] == 0 && target["paths"]["gaps"]["unknown"] == 0;
    let mut found: Vec<_> = targets.iter().filter(is_whole).map(of).filter(|(name, _)| name.contains(".m")).collect();
    found.sort_by(|one, other| one.0.cmp(&other.0));
    found
}

#[test]
fn jml_means_what_java_means() {
    let plan = plan(2);
    let mut random = plan.random();
    for _ in 0..plan.cases {
        let (jml, plain) = classes(&mut random);
        let api = repository().join("java/src");
        let texts: &[(&str, &str)] = &[("Jml.java", &jml), ("Plain.java", &plain)];
        let path = Javac::new("contract-texts").source_path(api).texts(texts).compile();
        let (one, other) = (findings("Jml", &path), findings("Plain", &path));
        assert!(one.len() as u64 > METHODS / 2, "{} methods were explored whole", one.len());
        for (name, found) in &one {
            let Some((_, expected)) = other.iter().find(|(known, _)| known == name) else { continue };
            let method = name.split('(').next().unwrap_or_default().trim_start_matches('.');
            let show = |text: &str| text.lines().filter(|line| line.contains(method)).collect::<Vec<_>>().join("\n");
            let written = jml.lines().collect::<Vec<_>>();
            let at = written.iter().position(|line| line.contains(&format!(" {method}("))).unwrap_or(1);
            assert_eq!(found, expected, "{name}:\n{}\n{}", written[at - 1..=at].join("\n"), show(&plain));
        }
    }
}
