//! Tests that differ in their literals only become one with parameters.

use super::Test;
use super::code::Literal;
use super::code::{Code, Piece};
use super::names::test_name;

/// The name of literals that are not part of the input but of the expected outcome.
pub const EXPECTED: &str = "expected";
/// Fewer tests of the same form stay separate.
const FEWEST: usize = 3;
/// Tests with more parameters than this stay separate: their rows would be hard to read.
const MOST_PARAMETERS: usize = 8;

/// A test without parameters, or with rows of them.
pub enum Group {
    /// One test, with its name.
    Single(String, Test),
    /// One test with parameters.
    Rows(Rows),
}

/// A test with parameters.
pub struct Rows {
    /// Its name.
    pub name: String,
    /// The test, the literals that differ replaced by parameters.
    pub test: Test,
    /// The parameters: a literal of each with its name, which is that of the parameter.
    pub parameters: Vec<Literal>,
    /// What they are in each row.
    pub rows: Vec<Vec<Literal>>,
}

impl Group {
    /// How many tests it stands for.
    pub fn rows(&self) -> usize {
        match self {
            Group::Single(..) => 1,
            Group::Rows(rows) => rows.rows.len(),
        }
    }
}

/// Puts tests of the same form together, at the place of the first, and names all of them.
pub fn group(tests: Vec<Test>) -> Vec<Group> {
    let mut forms: Vec<(Form, Vec<Test>)> = Vec::new();
    for test in tests {
        let form = Form::of(&test);
        match forms.iter_mut().find(|(known, _)| *known == form) {
            Some((_, same)) => same.push(test),
            None => forms.push((form, vec![test])),
        }
    }
    let mut names = Vec::new();
    let mut groups = Vec::new();
    for (_, tests) in forms {
        match (tests.len() >= FEWEST).then(|| rows(&tests, &mut names)).flatten() {
            Some(rows) => groups.push(Group::Rows(rows)),
            None => groups.extend(tests.into_iter().map(|test| {
                let name = unique(test_name(&test.method, &test.outcome, test.when.as_deref()), &mut names);
                Group::Single(name, test)
            })),
        }
    }
    groups
}

/// What tests with the same parameters have in common.
#[derive(PartialEq)]
struct Form {
    method: String,
    outcome_kind: &'static str,
    comment: Option<String>,
    lines: Vec<Code>,
}

impl Form {
    fn of(test: &Test) -> Form {
        let blank = |literal: &Literal| {
            let literal = Literal { code: Code::default(), plain: None, ..literal.clone() };
            Piece::Literal(literal)
        };
        let lines = test.given.iter().chain(&test.then).map(|line| replaced(line, &mut |literal| blank(literal)));
        Form {
            method: test.method.clone(),
            outcome_kind: test.outcome_kind,
            comment: test.comment.clone(),
            lines: lines.collect(),
        }
    }
}

fn rows(tests: &[Test], names: &mut Vec<String>) -> Option<Rows> {
    let table: Vec<Vec<Literal>> = tests.iter().map(literals).collect();
    let first = table.first()?;
    let differs = |at: usize| table.iter().any(|row| row[at].code != first[at].code);
    // Literals that are the same in every row are one parameter.
    let same = |one: usize, other: usize| {
        table.iter().all(|row| row[one].code == row[other].code && row[one].kind == row[other].kind)
    };
    let mut columns: Vec<usize> = Vec::new();
    let mut parameter_of: Vec<Option<usize>> = Vec::new();
    for at in 0..first.len() {
        let known = columns.iter().position(|&column| same(column, at));
        parameter_of.push(match known {
            _ if !differs(at) => None,
            // An expected value that is always equal to an input gets the name of the input.
            Some(known) => {
                if first[columns[known]].name == EXPECTED {
                    columns[known] = at;
                }
                Some(known)
            }
            None => {
                columns.push(at);
                Some(columns.len() - 1)
            }
        });
    }
    // Inputs first, then what comes of them.
    let mut sorted = columns.clone();
    sorted.sort_by_key(|&column| first[column].name == EXPECTED);
    let place = |column: usize| sorted.iter().position(|&at| at == columns[column]).unwrap_or(column);
    let parameter_of: Vec<Option<usize>> = parameter_of.into_iter().map(|column| column.map(place)).collect();
    let columns = sorted;
    if columns.is_empty() || columns.len() > MOST_PARAMETERS {
        return None;
    }
    let mut scope = tests[0].scope.clone();
    let parameters: Vec<Literal> =
        columns.iter().map(|&at| Literal { name: scope.fresh(&first[at].name), ..first[at].clone() }).collect();
    let mut test = tests[0].clone();
    let mut at = 0;
    let mut replace = |literal: &Literal| {
        let parameter = parameter_of[at];
        at += 1;
        match parameter {
            Some(parameter) => Piece::Text(parameters[parameter].name.clone()),
            None => Piece::Literal(literal.clone()),
        }
    };
    for line in test.given.iter_mut().chain(&mut test.then) {
        *line = replaced(line, &mut replace);
    }
    if tests.iter().any(|other| other.outcome != test.outcome) {
        test.outcome = test.outcome_kind.to_owned();
    }
    if tests.iter().any(|other| other.when != test.when) {
        test.when = None;
    }
    let name = unique(test_name(&test.method, &test.outcome, test.when.as_deref()), names);
    let rows = table.into_iter().map(|row| columns.iter().map(|&at| row[at].clone()).collect()).collect();
    Some(Rows { name, test, parameters, rows })
}

fn literals(test: &Test) -> Vec<Literal> {
    let pieces = test.given.iter().chain(&test.then).flat_map(|line| &line.0);
    pieces.filter_map(|piece| if let Piece::Literal(literal) = piece { Some(literal.clone()) } else { None }).collect()
}

fn replaced(line: &Code, replace: &mut impl FnMut(&Literal) -> Piece) -> Code {
    let mut code = Code::default();
    for piece in &line.0 {
        code.add(match piece {
            Piece::Literal(literal) => replace(literal),
            other => other.clone(),
        });
    }
    code
}

/// A name that no other test has.
fn unique(name: String, names: &mut Vec<String>) -> String {
    let numbered = (2..).map(|number| format!("{name}_{number}"));
    let free = [name.clone()].into_iter().chain(numbered).find(|name| !names.contains(name)).unwrap_or(name);
    names.push(free.clone());
    free
}
