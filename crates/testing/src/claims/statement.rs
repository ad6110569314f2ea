//! Statements of a generated method as a tree, and methods and batches as Java sources.

use std::collections::BTreeMap;

use super::types::TYPES;

/// What cannot happen at a line, whatever the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Never {
    /// Nothing is known.
    Unknown,
    /// The assertion does not fail.
    AssertionFails,
    /// Nothing is thrown at all.
    Throws,
}

/// A statement: a line, or heads with blocks.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The line, or the heads (`if (...)`, `else`, `catch (...)`), each with its block.
    pub parts: Vec<(String, Option<Vec<Statement>>)>,
    /// What cannot happen at the line.
    pub never: Never,
}

impl Statement {
    /// A line.
    pub fn line(text: String) -> Statement {
        Statement { parts: vec![(text, None)], never: Never::Unknown }
    }

    /// An assertion.
    pub fn claim(condition: &str, never: Never) -> Statement {
        Statement { never, ..Statement::line(format!("assert {condition};")) }
    }

    /// A head with a block.
    pub fn block(head: String, body: Vec<Statement>) -> Statement {
        Statement { parts: vec![(head, Some(body))], never: Never::Unknown }
    }

    /// The same with a further head.
    pub fn and(mut self, head: &str, body: Vec<Statement>) -> Statement {
        self.parts.push((head.to_owned(), Some(body)));
        self
    }
}

/// A method: a list of parameters and a body.
#[derive(Clone, Debug)]
pub struct Method {
    /// The names of the parameters, and the numbers of their types.
    pub parameters: Vec<(String, usize)>,
    /// The body.
    pub body: Vec<Statement>,
}

impl Method {
    /// How many statements it has.
    pub fn size(&self) -> usize {
        count(&self.body)
    }

    /// The method without a statement, by its number in the order of the text; with `unwrap` the blocks of the statement
    /// stay in its place.
    pub fn without(&self, number: usize, unwrap: bool) -> Option<Method> {
        let mut body = self.body.clone();
        let mut left = number;
        (drop_statement(&mut body, &mut left, unwrap) == Some(true))
            .then(|| Method { parameters: self.parameters.clone(), body })
    }

    /// The method without a parameter.
    pub fn without_parameter(&self, number: usize) -> Method {
        let mut less = self.clone();
        less.parameters.remove(number);
        less
    }

    /// The pools of its parameters.
    pub fn pools(&self) -> Vec<&'static str> {
        self.parameters.iter().map(|(_, kind)| TYPES[*kind].pool).collect()
    }

    fn head(&self, name: &str) -> String {
        let mut variables: Vec<&str> = self.parameters.iter().filter_map(|(_, kind)| TYPES[*kind].variable).collect();
        variables.sort_unstable();
        variables.dedup();
        let variables = if variables.is_empty() { String::new() } else { format!("<{}> ", variables.join(", ")) };
        let parameters = self.parameters.iter().map(|(name, kind)| format!("{} {name}", TYPES[*kind].java));
        let parameters: Vec<String> = parameters.collect();
        format!("public static {variables}void {name}({}) throws Exception", parameters.join(", "))
    }
}

fn count(body: &[Statement]) -> usize {
    let blocks = |one: &Statement| one.parts.iter().filter_map(|(_, block)| block.as_deref()).map(count).sum::<usize>();
    body.iter().map(|one| 1 + blocks(one)).sum()
}

/// Drops the statement with this number; None if there are fewer, and otherwise whether something has changed.
fn drop_statement(body: &mut Vec<Statement>, left: &mut usize, unwrap: bool) -> Option<bool> {
    for index in 0..body.len() {
        if *left == 0 {
            let dropped = body.remove(index);
            let blocks: Vec<Statement> = dropped.parts.into_iter().filter_map(|(_, block)| block).flatten().collect();
            let changed = !unwrap || !blocks.is_empty();
            if unwrap {
                body.splice(index..index, blocks);
            }
            return Some(changed);
        }
        *left -= 1;
        for block in body[index].parts.iter_mut().filter_map(|(_, block)| block.as_mut()) {
            if let Some(changed) = drop_statement(block, left, unwrap) {
                return Some(changed);
            }
        }
    }
    None
}

/// A batch as a Java source.
pub struct Source {
    /// The text of `Claims.java`.
    pub text: String,
    /// For each method its first and its last line.
    pub lines: Vec<(usize, usize)>,
    /// What cannot happen, by line.
    pub never: BTreeMap<usize, Never>,
}

impl Source {
    /// The source of methods; they are called `m0`, `m1` and so on.
    pub fn new(methods: &[&Method]) -> Source {
        let mut writer = Writer { text: String::new(), line: 1, never: BTreeMap::new() };
        writer.line(0, "import world.World.*;");
        writer.line(0, "");
        writer.line(0, "@SuppressWarnings({\"unchecked\", \"rawtypes\"})");
        writer.line(0, "public class Claims {");
        let mut lines = Vec::new();
        for (number, method) in methods.iter().enumerate() {
            let first = writer.line;
            writer.line(1, &format!("{} {{", method.head(&format!("m{number}"))));
            writer.body(2, &method.body);
            lines.push((first, writer.line));
            writer.line(1, "}");
        }
        writer.line(0, "}");
        Source { text: writer.text, lines, never: writer.never }
    }

    /// The number of the method at a line.
    pub fn method_at(&self, line: usize) -> Option<usize> {
        self.lines.iter().position(|(first, last)| (*first..=*last).contains(&line))
    }

    /// The text of a method.
    pub fn method(&self, number: usize) -> String {
        let (first, last) = self.lines[number];
        let lines: Vec<&str> = self.text.lines().skip(first - 1).take(last + 1 - first).collect();
        lines.iter().map(|line| format!("{}\n", line.strip_prefix("    ").unwrap_or(line))).collect()
    }

    /// A line of the text, without what surrounds it.
    pub fn line(&self, number: usize) -> &str {
        self.text.lines().nth(number.wrapping_sub(1)).unwrap_or_default().trim()
    }
}

struct Writer {
    text: String,
    line: usize,
    never: BTreeMap<usize, Never>,
}

impl Writer {
    fn line(&mut self, depth: usize, text: &str) {
        self.text.push_str(&"    ".repeat(depth));
        self.text.push_str(text);
        self.text.push('\n');
        self.line += 1;
    }

    fn body(&mut self, depth: usize, body: &[Statement]) {
        for one in body {
            for (index, (head, block)) in one.parts.iter().enumerate() {
                if index == 0 && one.never != Never::Unknown {
                    self.never.insert(self.line, one.never);
                }
                match block {
                    None => self.line(depth, head),
                    Some(block) => {
                        let head = if index == 0 { format!("{head} {{") } else { format!("}} {head} {{") };
                        self.line(depth, &head);
                        self.body(depth + 1, block);
                        if index + 1 == one.parts.len() {
                            self.line(depth, "}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn statements_are_dropped_one_by_one() {
    let line = |text: &str| Statement::line(text.to_owned());
    let branch = Statement::block("if (a)".to_owned(), vec![line("b;")]).and("else", vec![line("c;")]);
    let method = Method { parameters: vec![("p0".to_owned(), 0)], body: vec![branch, line("d;")] };
    assert_eq!(method.size(), 4);
    let text = |method: &Method| Source::new(&[method]).method(0).replace(['\n', ' '], "");
    let rest = |number, unwrap| method.without(number, unwrap).map(|one| text(&one));
    let whole = |body: &str| Some(format!("publicstaticvoidm0(Objectp0)throwsException{{{body}}}"));
    assert_eq!(Some(text(&method)), whole("if(a){b;}else{c;}d;"));
    assert_eq!(rest(0, false), whole("d;"));
    assert_eq!(rest(0, true), whole("b;c;d;"));
    assert_eq!(rest(1, false), whole("if(a){}else{c;}d;"));
    assert_eq!(rest(2, false), whole("if(a){b;}else{}d;"));
    assert_eq!(rest(3, false), whole("if(a){b;}else{c;}"));
    assert_eq!((rest(4, false), rest(1, true)), (None, None));
}
