//! The test class as text: package, imports, tests, helpers.

use super::access::View;
use super::code::Literal;
use super::code::{ClassName, Code, Piece, code, lang};
use super::imports::Imports;
use super::parameterize::{Group, Rows};
use super::statics::Resets;
use super::{Test, Version, helper, strangers};

/// Longest line.
const WIDTH: usize = 120;

/// Warnings that tests of any class may give rise to.
const WARNINGS: &str = "@SuppressWarnings({\"unchecked\", \"rawtypes\", \"deprecation\", \"removal\", \"cast\"})";

/// The source of a test class.
pub fn source(view: &mut View<'_>, class_name: &str, version: Version, resets: &Resets, groups: &[Group]) -> String {
    let mut members: Vec<Vec<Code>> = Vec::new();
    if !resets.lines.is_empty() {
        members.push(reset(version, &resets.lines));
    }
    for group in groups {
        match (group, version) {
            (Group::Single(name, test), _) => members.push(single(name, test, version)),
            (Group::Rows(rows), Version::Five) => parameterized(rows, &mut members),
            (Group::Rows(rows), Version::Four) => spelled_out(rows, &mut members),
        }
    }
    let helpers = helper::declarations(members.iter().flatten());
    members.extend(helpers);
    members.extend(strangers::declarations(members.iter().flatten()));
    let imports = Imports::of(view, class_name, version, members.iter().flatten());
    let mut text = String::new();
    if !view.package.is_empty() {
        text += &format!("package {};\n\n", view.package);
    }
    for line in &imports.lines {
        text += &if line.is_empty() { "\n".to_owned() } else { format!("import {line};\n") };
    }
    if !imports.lines.is_empty() {
        text.push('\n');
    }
    let visibility = if version == Version::Four { "public " } else { "" };
    text += &format!("{WARNINGS}\n{visibility}class {class_name} {{\n");
    for (at, member) in members.iter().enumerate() {
        if at > 0 {
            text.push('\n');
        }
        for line in member {
            for line in imports.text(line).split('\n') {
                text += &if line.is_empty() { "\n".to_owned() } else { wrapped(&format!("    {line}")) };
            }
        }
    }
    text + "}\n"
}

fn annotation(full: &str) -> Code {
    code!["@", ClassName::of(full)]
}

fn test_annotation(version: Version) -> Code {
    annotation(if version == Version::Four { "org.junit.Test" } else { "org.junit.jupiter.api.Test" })
}

fn header(version: Version, name: &str, parameters: &str) -> Code {
    let visibility = if version == Version::Four { "public " } else { "" };
    format!("{visibility}void {name}({parameters}) throws Throwable {{").into()
}

fn reset(version: Version, lines: &[Code]) -> Vec<Code> {
    let before = if version == Version::Four { "org.junit.Before" } else { "org.junit.jupiter.api.BeforeEach" };
    let mut member = vec![annotation(before), header(version, "resetStatics", "")];
    member.extend(lines.iter().map(indented));
    member.push("}".into());
    member
}

fn single(name: &str, test: &Test, version: Version) -> Vec<Code> {
    let mut member = comment(test);
    member.extend([test_annotation(version), header(version, name, "")]);
    member.extend(body(test));
    member.push("}".into());
    member
}

/// The comment of a test. Comments hold no backslashes: javac would take some of them for escapes of characters.
fn comment(test: &Test) -> Vec<Code> {
    let plain = |c: char| {
        if c == '\\' {
            '/'
        } else if (' '..='~').contains(&c) {
            c
        } else {
            '?'
        }
    };
    let mut lines: Vec<String> = Vec::new();
    for word in test.comment.iter().flat_map(|comment| comment.split_whitespace()) {
        let word: String = word.chars().map(plain).collect();
        match lines.last_mut() {
            Some(line) if line.len() + word.len() + 5 < WIDTH => *line += &format!(" {word}"),
            _ => lines.push(format!("// {word}")),
        }
    }
    lines.into_iter().map(Code::from).collect()
}

fn body(test: &Test) -> Vec<Code> {
    let mut lines: Vec<Code> = test.given.iter().map(indented).collect();
    if lines.len() > 1 {
        lines.push(Code::default());
    }
    lines.extend(test.then.iter().map(indented));
    lines
}

fn indented(line: &Code) -> Code {
    code!["    ", line]
}

fn declared(parameters: &[Literal]) -> Code {
    let declaration = |literal: &Literal| match literal.kind {
        Some(kind) => Code::from(format!("{} {}", kind.keyword(), literal.name)),
        None => code![lang("String"), " ", &literal.name],
    };
    let parameters: Vec<Code> = parameters.iter().map(declaration).collect();
    Code::join(&parameters, ", ")
}

fn parameterized(rows: &Rows, members: &mut Vec<Vec<Code>>) {
    let mut member = comment(&rows.test);
    member.push(annotation("org.junit.jupiter.params.ParameterizedTest"));
    let provider = "org.junit.jupiter.params.provider";
    let is_plain = rows.rows.iter().flatten().all(|literal| literal.plain.is_some());
    if is_plain {
        member.push(code![annotation(&format!("{provider}.CsvSource")), "({"]);
        for row in &rows.rows {
            let values: Vec<&str> = row.iter().filter_map(|literal| literal.plain.as_deref()).collect();
            member.push(format!("    \"{}\",", values.join(", ")).into());
        }
        member.push("})".into());
    } else {
        member.push(code![annotation(&format!("{provider}.MethodSource")), format!("(\"{}_rows\")", rows.name)]);
    }
    member.push(code![format!("void {}(", rows.name), declared(&rows.parameters), ") throws Throwable {"]);
    member.extend(body(&rows.test));
    member.push("}".into());
    members.push(member);
    if !is_plain {
        let stream = ClassName::of("java.util.stream.Stream");
        let arguments = ClassName::of(&format!("{provider}.Arguments"));
        let mut source =
            vec![code!["static ", stream.clone(), "<", arguments, "> ", format!("{}_rows() {{", rows.name)]];
        source.push(code!["    return ", stream, ".of("]);
        for (at, row) in rows.rows.iter().enumerate() {
            let end = if at + 1 < rows.rows.len() { ")," } else { "));" };
            source.push(code!["            ", Piece::Assertion("arguments"), "(", values(row), end]);
        }
        source.push("}".into());
        members.push(source);
    }
}

fn values(row: &[Literal]) -> Code {
    let values: Vec<Code> = row.iter().map(|literal| literal.code.clone()).collect();
    Code::join(&values, ", ")
}

/// Writes one test for each row, since JUnit 4 has no parameters of tests.
fn spelled_out(rows: &Rows, members: &mut Vec<Vec<Code>>) {
    let name = format!("check_{}", rows.name);
    let mut member = comment(&rows.test);
    member.push(code![format!("private void {name}("), declared(&rows.parameters), ") throws Throwable {"]);
    member.extend(body(&rows.test));
    member.push("}".into());
    members.push(member);
    for (at, row) in rows.rows.iter().enumerate() {
        members.push(vec![
            test_annotation(Version::Four),
            header(Version::Four, &format!("{}_row{}", rows.name, at + 1), ""),
            code![format!("    {name}("), values(row), ");"],
            "}".into(),
        ]);
    }
}

/// A line, broken after commas and arrows where it is too long.
fn wrapped(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line.to_owned();
    let indent = line.len() - line.trim_start().len() + 8;
    while rest.len() > WIDTH {
        let Some(at) = break_before(&rest, WIDTH) else { break };
        text += rest[..at].trim_end();
        text.push('\n');
        rest = format!("{}{}", " ".repeat(indent), rest[at..].trim_start());
    }
    text + &rest + "\n"
}

/// The last place before a column where a line may be broken: not in a literal.
fn break_before(line: &str, column: usize) -> Option<usize> {
    let indent = line.len() - line.trim_start().len();
    let is_comment = line.trim_start().starts_with("//");
    let mut quote = None;
    let mut last = None;
    let mut bytes = line.bytes().enumerate();
    while let Some((at, byte)) = bytes.next() {
        if at >= column {
            break;
        }
        match (quote, byte) {
            (Some(_), b'\\') => {
                bytes.next();
            }
            (Some(open), _) if byte == open => quote = None,
            (Some(_), _) => {}
            (None, b'"' | b'\'') if !is_comment => quote = Some(byte),
            (None, b' ') if at > indent && !is_comment => {
                let before = &line[..at];
                if before.ends_with(',')
                    || before.ends_with("->")
                    || before.ends_with(" =")
                    || line[at..].starts_with(" throws ")
                {
                    last = Some(at);
                }
            }
            _ => {}
        }
    }
    last
}
