//! The part of a method that one of its lines needs: what surrounds it, where its variables come from, and the tests for
//! null of these.

use std::collections::BTreeSet;

use super::statement::{Method, Statement};

/// The method without what the line does not need, as far as can be told from the names of variables.
pub fn slice(method: &Method, line: &str) -> Option<Method> {
    let mut names = names(line);
    loop {
        let mut more = names.clone();
        let body = keep(&method.body, line, &names, &mut more);
        if more == names {
            let used = |parameter: &&(String, usize)| names.contains(&parameter.0);
            let parameters = method.parameters.iter().filter(used).cloned().collect();
            return (!body.is_empty()).then_some(Method { parameters, body });
        }
        names = more;
    }
}

/// The statements that are needed; `more` gets the names that they need themselves.
fn keep(body: &[Statement], line: &str, wanted: &BTreeSet<String>, more: &mut BTreeSet<String>) -> Vec<Statement> {
    let mut kept = Vec::new();
    for one in body {
        let mut whole = one.clone();
        let mut inside = false;
        for block in whole.parts.iter_mut().filter_map(|(_, block)| block.as_mut()) {
            *block = keep(block, line, wanted, more);
            inside |= !block.is_empty();
        }
        let head = &one.parts[0].0;
        let is_line = one.parts.iter().any(|(head, _)| head == line || format!("{head} {{") == line);
        let guards = head.strip_prefix("if (").and_then(|rest| rest.strip_suffix(" == null) return;"));
        let declares = wanted.iter().any(|name| declares(head, name));
        if is_line || inside || declares || guards.is_some_and(|name| wanted.contains(name)) {
            more.extend(names(head));
            kept.push(whole);
        }
    }
    kept
}

/// Whether a line declares a variable: after a type, and before `=`, `:` or the end of a pattern.
fn declares(head: &str, name: &str) -> bool {
    head.contains(&format!(" {name} = "))
        || head.contains(&format!(" {name} : "))
        || head.ends_with(&format!(" {name})"))
}

/// The variables in a line: `p0`, `v12`.
fn names(line: &str) -> BTreeSet<String> {
    let words = line.split(|c: char| !c.is_alphanumeric());
    let named = words.filter(|word| {
        let rest = word.strip_prefix(['p', 'v']).unwrap_or_default();
        !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit())
    });
    named.map(str::to_owned).collect()
}

#[test]
fn what_a_line_needs_stays() {
    let line = |text: &str| Statement::line(text.to_owned());
    let inner = vec![line("int v2 = 1;"), line("assert v1 == null;")];
    let body = vec![
        line("if (p0 == null) return;"),
        line("if (p1 == null) return;"),
        line("assert p0 == p1;"),
        Statement::block("if (p0 instanceof String v1)".to_owned(), inner),
    ];
    let parameters = vec![("p0".to_owned(), 0), ("p1".to_owned(), 0)];
    let method = slice(&Method { parameters, body }, "assert v1 == null;").unwrap();
    let text = super::statement::Source::new(&[&method]).method(0);
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let expected = ["if (p0 == null) return;", "if (p0 instanceof String v1) {", "assert v1 == null;", "}", "}"];
    assert_eq!((lines[0], &lines[1..]), ("public static void m0(Object p0) throws Exception {", &expected[..]));
}
