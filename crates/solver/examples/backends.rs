//! Measures the backends on path conditions as symbolic execution asks them: walks down trees of comparisons, both sides
//! of each branch asked. `cargo run --release -p solver --example backends [solver program and arguments]`

use budget::Budget;
use solver::{Answer, Backend, Blaster, SmtLib};
use std::time::{Duration, Instant};
use term::{Arithmetic, BinaryOp, Domain, Term, Terms};

/// What the comparisons are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Comparisons,
    Linear,
    OneProduct,
}

/// Microseconds per answer.
#[derive(Default)]
struct Times {
    sat: Vec<f64>,
    unsat: Vec<f64>,
    unknown: usize,
}

fn main() {
    let command: Vec<String> = std::env::args().skip(1).collect();
    println!("{:<24} {:>22} {:>22} {:>8}", "microseconds", "sat median / mean", "unsat median / mean", "unknown");
    for (arithmetic, kind) in [
        (Arithmetic::Java, Kind::Comparisons),
        (Arithmetic::Java, Kind::Linear),
        (Arithmetic::Java, Kind::OneProduct),
        (Arithmetic::Ideal, Kind::Comparisons),
        (Arithmetic::Ideal, Kind::Linear),
    ] {
        let mut times = Times::default();
        for seed in 0..6 {
            let mut backend = backend(&command);
            walk(&mut Random(seed * 2 + 1), arithmetic, kind, backend.as_mut(), &mut times);
        }
        let show = |times: &mut Vec<f64>| {
            times.sort_by(f64::total_cmp);
            let median = times.get(times.len() / 2).copied().unwrap_or(0.0);
            format!("{median:.0} / {:.0} ({})", times.iter().sum::<f64>() / times.len().max(1) as f64, times.len())
        };
        let name = format!("{arithmetic:?} {kind:?}");
        let (sat, unsat) = (show(&mut times.sat), show(&mut times.unsat));
        println!("{name:<24} {sat:>22} {unsat:>22} {:>8}", times.unknown);
    }
}

fn backend(command: &[String]) -> Box<dyn Backend> {
    match command {
        [] => Box::new(Blaster::new()),
        _ => Box::new(SmtLib::new(command.to_vec())),
    }
}

/// Twenty walks of 5 to 30 branches over 5 to 15 variables; walks share their first branches, as paths do.
fn walk(random: &mut Random, arithmetic: Arithmetic, kind: Kind, backend: &mut dyn Backend, times: &mut Times) {
    let mut terms = Terms::new(arithmetic);
    let variables: Vec<Term> =
        (0..5 + random.below(11) as u32).map(|index| terms.variable(index, Domain::Int)).collect();
    let mut tree: Vec<Term> = (0..30).map(|at| comparison(random, &mut terms, &variables, kind, at == 2)).collect();
    for _ in 0..20 {
        let depth = 5 + random.below(26);
        let fork = random.below(depth);
        for (at, condition) in tree.iter_mut().enumerate().skip(fork.max(3)) {
            if at % 2 == 0 {
                *condition = comparison(random, &mut terms, &variables, kind, false);
            }
        }
        let mut path = Vec::new();
        for &condition in &tree[..depth] {
            let negation = terms.not(condition);
            let mut open = Vec::new();
            for side in [condition, negation] {
                path.push(side);
                let start = Instant::now();
                let answer = backend.solve(&terms, &path, &Budget::of(Duration::from_secs(5)));
                let micros = start.elapsed().as_secs_f64() * 1e6;
                path.pop();
                match answer {
                    Answer::Sat(_) => times.sat.push(micros),
                    Answer::Unsat => times.unsat.push(micros),
                    Answer::Unknown => times.unknown += 1,
                }
                if answer != Answer::Unsat {
                    open.push(side);
                }
            }
            let Some(&side) = open.get(random.below(2) % open.len().max(1)) else { break };
            path.push(side);
        }
    }
}

fn comparison(random: &mut Random, terms: &mut Terms, variables: &[Term], kind: Kind, product: bool) -> Term {
    let any = |random: &mut Random| variables[random.below(variables.len())];
    let (x, y, z) = (any(random), any(random), any(random));
    let constant = terms.int(random.below(1000) as i32 - 500);
    let (left, right) = match kind {
        Kind::OneProduct if product => (terms.binary(BinaryOp::Mul, x, y), z),
        Kind::Linear => match random.below(3) {
            0 => (terms.binary(BinaryOp::Add, x, constant), y),
            1 => (terms.binary(BinaryOp::Add, x, y), z),
            _ => {
                let three = terms.int(3);
                let triple = terms.binary(BinaryOp::Mul, three, x);
                (terms.binary(BinaryOp::Sub, triple, y), constant)
            }
        },
        _ if random.below(3) == 0 => (x, constant),
        _ => (x, y),
    };
    if random.below(5) == 0 { terms.eq(left, right) } else { terms.lt(left, right) }
}

/// xorshift64
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) as usize % bound
    }
}
