//! The chain with and without each layer, the bare backend and a real solver program on random conjunctions of each
//! theory: no two may differ, and every model is evaluated. All chains share a store, so that they meet each other's
//! answers.

use budget::Budget;
use solver::{Answer, Backend, Blaster, Config, LAYERS, Layers, Satisfiability, SmtLib, Solver};
use std::time::Duration;
use store::Stores;
use term::{Arithmetic, BinaryOp, Domain, Term, Terms};

use crate::evaluate::holds;
use crate::formulas::{Language, conjunction};
use testing::{Random, plan, z3};

/// What conjunctions are about.
#[derive(Clone, Copy, Debug)]
enum Theory {
    /// `x - y <= c` and the like.
    Differences,
    /// Sums with small coefficients.
    Linear(Domain),
    /// All operators.
    All(Language),
}

/// Time for one call. An answer that takes longer does not count as a difference.
const LIMIT: Duration = Duration::from_millis(25);
/// The same until there is something to compare.
const PATIENCE: Duration = Duration::from_secs(10);

fn agree(theory: Theory, arithmetic: Arithmetic, usual: u32) {
    let plan = plan(usual);
    let count = plan.cases as usize;
    let limit = LIMIT;
    let mut terms = Terms::new(arithmetic);
    let mut random = plan.random();
    let (mut bare, mut program) = (Blaster::new(), SmtLib::new(z3()));
    let stores = Stores::memory();
    let config = |layers| Config { layers, stores: stores.clone(), time_limit: limit, ..Config::default() };
    let green: Layers = "slice,canon,store".parse().expect("layers of the paper");
    let mut sets = vec![Layers::ALL, green, Layers::NONE];
    sets.extend(LAYERS.iter().map(|&layer| Layers::ALL.without(layer)));
    let mut chains: Vec<Solver> = sets.iter().map(|&layers| Solver::new(config(layers))).collect();
    let (mut decided, mut impossible) = (0, 0);
    for round in 0..count {
        let conjuncts = match theory {
            Theory::Differences => linear(&mut random, &mut terms, Domain::Int, 2, 1),
            Theory::Linear(domain) => linear(&mut random, &mut terms, domain, 3, 4),
            Theory::All(language) => conjunction(&mut random, &mut terms, language),
        };
        // Long enough that a busy machine decides some.
        let patience = if impossible < decided { limit } else { PATIENCE };
        let expected = bare.solve(&terms, &conjuncts, &Budget::of(patience));
        if let Answer::Sat(model) = &expected {
            assert!(holds(&terms, model, &conjuncts), "round {round}: {model:?}");
        }
        let other = program.solve(&terms, &conjuncts, &Budget::of(limit));
        compare(round, "the program", &expected, verdict_of(&other));
        decided += usize::from(expected != Answer::Unknown);
        impossible += usize::from(expected == Answer::Unsat);
        for (chain, layers) in chains.iter_mut().zip(&sets) {
            let verdict = walk(chain, &mut terms, &conjuncts);
            compare(round, &layers.to_string(), &expected, verdict);
        }
    }
    let hits: Vec<_> = chains.iter().map(|chain| chain.counters()).collect();
    if !matches!(theory, Theory::All(_)) {
        assert!(hits[0].smt_calls <= hits[2].smt_calls, "layers save calls");
        assert!(hits[1].store_hits > 0, "conjunctions are met again");
    }
    // If hard ones are among them, the number that is decided in time depends on the speed of the machine.
    let enough = if matches!(theory, Theory::All(_)) { 0 } else { count / 2 };
    assert!(decided > enough, "only {decided} of {count} were decided");
    assert!(impossible < decided, "{impossible} of {decided} are impossible");
    println!("{theory:?}: {decided} of {count} decided, {impossible} impossible; all layers: {:?}", hits[0]);
}

fn verdict_of(answer: &Answer) -> Satisfiability {
    match answer {
        Answer::Sat(_) => Satisfiability::Sat,
        Answer::Unsat => Satisfiability::Unsat,
        Answer::Unknown => Satisfiability::Unknown,
    }
}

/// Asks and assumes one conjunct after another, as a path does.
fn walk(solver: &mut Solver, terms: &mut Terms, conjuncts: &[Term]) -> Satisfiability {
    let mark = solver.mark();
    let mut verdict = Satisfiability::Sat;
    for &conjunct in conjuncts {
        match solver.check(terms, conjunct) {
            Satisfiability::Unsat => {
                verdict = Satisfiability::Unsat;
                break;
            }
            Satisfiability::Unknown => verdict = Satisfiability::Unknown,
            Satisfiability::Sat => verdict = Satisfiability::Sat,
        }
        solver.assume(terms, conjunct);
    }
    if verdict == Satisfiability::Sat
        && let Some(model) = solver.model(terms)
    {
        assert!(holds(terms, &model, conjuncts), "{model:?}");
    }
    solver.rollback(&mark);
    verdict
}

fn compare(round: usize, who: &str, expected: &Answer, verdict: Satisfiability) {
    let opposite =
        matches!((expected, verdict), (Answer::Sat(_), Satisfiability::Unsat) | (Answer::Unsat, Satisfiability::Sat));
    assert!(!opposite, "round {round}: the bare backend says {expected:?}, {who} {verdict:?}");
}

/// Comparisons of sums of few variables, with constants that are often met again.
fn linear(random: &mut Random, terms: &mut Terms, domain: Domain, most: usize, greatest: usize) -> Vec<Term> {
    let variables = 1 + random.index(4);
    (0..1 + random.index(6)).map(|_| comparison(random, terms, domain, (variables, most, greatest))).collect()
}

fn comparison(random: &mut Random, terms: &mut Terms, domain: Domain, shape: (usize, usize, usize)) -> Term {
    let (variables, most, greatest) = shape;
    let number = |terms: &mut Terms, value: i64| match domain {
        Domain::Long => terms.long(value),
        _ => terms.int(value as i32),
    };
    let mut sum = number(terms, 0);
    for place in 0..1 + random.index(most) {
        let variable = terms.variable(random.index(variables) as u32, domain);
        let factor = 1 + random.index(greatest) as i64;
        let factor = number(terms, factor);
        let part = terms.binary(BinaryOp::Mul, factor, variable);
        sum = terms.binary(if place % 2 == 0 { BinaryOp::Add } else { BinaryOp::Sub }, sum, part);
    }
    let constant = random.index(9) as i64 - 4;
    let constant = number(terms, constant);
    match random.index(4) {
        0 => terms.eq(sum, constant),
        1 => terms.ne(sum, constant),
        2 => terms.lt(sum, constant),
        _ => terms.ge(sum, constant),
    }
}

#[test]
fn on_differences() {
    agree(Theory::Differences, Arithmetic::Ideal, 120);
}

#[test]
fn on_linear_ideal_integers() {
    agree(Theory::Linear(Domain::Int), Arithmetic::Ideal, 80);
}

#[test]
fn on_linear_ints() {
    agree(Theory::Linear(Domain::Int), Arithmetic::Java, 50);
}

#[test]
fn on_linear_bytes() {
    agree(Theory::Linear(Domain::Byte), Arithmetic::Java, 90);
}

#[test]
fn on_integers() {
    agree(Theory::All(Language::Integers), Arithmetic::Java, 15);
}

#[test]
fn on_floats() {
    agree(Theory::All(Language::Floats), Arithmetic::Java, 12);
}

#[test]
fn on_ideal_integers() {
    agree(Theory::All(Language::Ideal), Arithmetic::Ideal, 12);
}
