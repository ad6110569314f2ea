//! Random small formulas over all operators.

use term::{BinaryOp, Domain, Sort, Term, Terms, UnaryOp};

use testing::Random;

/// Which operators may occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Java's integers.
    Integers,
    /// Also floats.
    Floats,
    /// What ideal integers allow.
    Ideal,
}

/// A few conjuncts.
pub fn conjunction(random: &mut Random, terms: &mut Terms, language: Language) -> Vec<Term> {
    (0..1 + random.index(4)).map(|_| truth(random, terms, language, 2)).collect()
}

fn truth(random: &mut Random, terms: &mut Terms, language: Language, depth: usize) -> Term {
    match random.index(8) {
        0 => variable(terms, random.index(2), Domain::Bool),
        1 if depth > 0 => {
            let a = truth(random, terms, language, depth - 1);
            terms.not(a)
        }
        2 if depth > 0 => {
            let op = [BinaryOp::And, BinaryOp::Or, BinaryOp::Xor][random.index(3)];
            let a = truth(random, terms, language, depth - 1);
            let b = truth(random, terms, language, depth - 1);
            terms.binary(op, a, b)
        }
        choice => {
            let sort = number_sort(random, language);
            let (a, b) = (number(random, terms, language, sort, depth), number(random, terms, language, sort, depth));
            match choice % 3 {
                0 => terms.eq(a, b),
                1 => terms.lt(a, b),
                _ => terms.le(a, b),
            }
        }
    }
}

fn number_sort(random: &mut Random, language: Language) -> Sort {
    let sorts = [Sort::Int, Sort::Long, Sort::Float, Sort::Double];
    sorts[random.index(if language == Language::Floats { 4 } else { 2 })]
}

fn number(random: &mut Random, terms: &mut Terms, language: Language, sort: Sort, depth: usize) -> Term {
    if depth == 0 {
        return leaf(random, terms, sort);
    }
    match random.index(6) {
        0 => leaf(random, terms, sort),
        1 => {
            let condition = truth(random, terms, language, depth - 1);
            let a = number(random, terms, language, sort, depth - 1);
            let b = number(random, terms, language, sort, depth - 1);
            terms.ite(condition, a, b)
        }
        2 => conversion(random, terms, language, sort, depth),
        _ => operation(random, terms, language, sort, depth),
    }
}

fn leaf(random: &mut Random, terms: &mut Terms, sort: Sort) -> Term {
    let index = random.index(2);
    let constant = random.index(3) == 0;
    match sort {
        Sort::Int if constant => terms.int(random.int()),
        Sort::Long if constant => terms.long(random.long()),
        Sort::Float if constant => terms.float(random.float()),
        Sort::Double if constant => terms.double(random.double()),
        Sort::Int => {
            let domains = [Domain::Int, Domain::Int, Domain::Byte, Domain::Char, Domain::Short];
            variable(terms, index, domains[random.index(5)])
        }
        Sort::Long => variable(terms, index, Domain::Long),
        Sort::Float => variable(terms, index, Domain::Float),
        _ => variable(terms, index, Domain::Double),
    }
}

/// Variables of different domains have different numbers, as on a path.
fn variable(terms: &mut Terms, index: usize, domain: Domain) -> Term {
    terms.variable(index as u32 + 2 * domain as u32, domain)
}

fn conversion(random: &mut Random, terms: &mut Terms, language: Language, sort: Sort, depth: usize) -> Term {
    let floats = language == Language::Floats;
    let mut choices = match sort {
        Sort::Int => vec![
            (UnaryOp::Neg, Sort::Int),
            (UnaryOp::L2I, Sort::Long),
            (UnaryOp::I2B, Sort::Int),
            (UnaryOp::I2C, Sort::Int),
            (UnaryOp::I2S, Sort::Int),
        ],
        Sort::Long => vec![(UnaryOp::Neg, Sort::Long), (UnaryOp::I2L, Sort::Int)],
        Sort::Float => vec![
            (UnaryOp::Neg, Sort::Float),
            (UnaryOp::I2F, Sort::Int),
            (UnaryOp::L2F, Sort::Long),
            (UnaryOp::D2F, Sort::Double),
            (UnaryOp::BitsFloat, Sort::Int),
        ],
        _ => vec![
            (UnaryOp::Neg, Sort::Double),
            (UnaryOp::I2D, Sort::Int),
            (UnaryOp::L2D, Sort::Long),
            (UnaryOp::F2D, Sort::Float),
            (UnaryOp::BitsDouble, Sort::Long),
        ],
    };
    if floats && sort == Sort::Int {
        choices.extend([(UnaryOp::F2I, Sort::Float), (UnaryOp::D2I, Sort::Double), (UnaryOp::FloatBits, Sort::Float)]);
    }
    if floats && sort == Sort::Long {
        choices.extend([
            (UnaryOp::F2L, Sort::Float),
            (UnaryOp::D2L, Sort::Double),
            (UnaryOp::DoubleBits, Sort::Double),
        ]);
    }
    let (op, from) = choices[random.index(choices.len())];
    let a = number(random, terms, language, from, depth - 1);
    terms.unary(op, a)
}

fn operation(random: &mut Random, terms: &mut Terms, language: Language, sort: Sort, depth: usize) -> Term {
    let all = [
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::Div,
        BinaryOp::Rem,
        BinaryOp::And,
        BinaryOp::Or,
        BinaryOp::Xor,
        BinaryOp::Shl,
        BinaryOp::Shr,
        BinaryOp::Ushr,
    ];
    let count = match (sort, language) {
        (Sort::Float | Sort::Double, _) => 5,
        (_, Language::Ideal) => 7,
        _ => all.len(),
    };
    let op = all[random.index(count)];
    let shift = matches!(op, BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr);
    let a = number(random, terms, language, sort, depth - 1);
    let b = number(random, terms, language, if shift { Sort::Int } else { sort }, depth - 1);
    terms.binary(op, a, b)
}
