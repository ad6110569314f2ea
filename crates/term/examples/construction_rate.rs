//! Prints the time to make terms that are there already, to make new ones, and to evaluate: the best of many rounds.

use std::hint::black_box;
use std::time::Instant;
use term::{Arithmetic, BinaryOp, Domain, Evaluator, Node, Term, Terms};

const SIDE: usize = 64;

fn main() {
    let mut terms = Terms::new(Arithmetic::Java);
    let variables: Vec<Term> = (0..SIDE).map(|index| terms.variable(index as u32, Domain::Int)).collect();
    for (what, rounds) in [("new", 1), ("known", 500)] {
        let less = best(rounds, |a, b| {
            black_box(terms.lt(variables[a], variables[b]));
        });
        let sum = best(rounds, |a, b| {
            black_box(terms.binary(BinaryOp::Add, variables[a], variables[b]));
        });
        let constant = best(rounds, |a, b| {
            let constant = terms.int(b as i32 - 20);
            black_box(terms.le(variables[a], constant));
        });
        println!("{what}: x < y {less:.1} ns, x + y {sum:.1} ns, x <= c with its constant {constant:.1} ns");
    }
    let values: Vec<Node> = (0..SIDE).map(|value| Node::Int(value as i32 * 37 % 64)).collect();
    let conditions: Vec<Term> =
        (0..SIDE * SIDE).map(|pair| terms.lt(variables[pair / SIDE], variables[pair % SIDE])).collect();
    let mut evaluator = Evaluator::new();
    let evaluation = best(500, |a, b| {
        let condition = conditions[a * SIDE + b];
        black_box(evaluator.holds(&terms, condition, &|variable| values.get(variable.index as usize).copied()));
    });
    println!("evaluation of x < y {evaluation:.1} ns");
}

/// Nanoseconds of one of the pairs in the best round.
fn best(rounds: usize, mut work: impl FnMut(usize, usize)) -> f64 {
    let mut least = f64::INFINITY;
    for _ in 0..rounds {
        let start = Instant::now();
        for a in 0..SIDE {
            for b in 0..SIDE {
                work(a, b);
            }
        }
        least = least.min(start.elapsed().as_nanos() as f64 / (SIDE * SIDE) as f64);
    }
    least
}
