//! Times of counting typical systems: `cargo run --release -p count --example measure`.

use std::time::{Duration, Instant};

use budget::Budget;
use count::Quota;
use count::linear::{Constraint, Relation, System, count};

/// How often each system is counted.
const TIMES: usize = 5;

fn main() {
    for n in [2, 4, 8, 12] {
        measure(&format!("chain of {n}"), &chain(n));
    }
    for n in 5..=7 {
        let trees = insertions(n);
        measure_all(&format!("insertions of {n} values into a search tree"), &trees);
    }
    for n in 3..=6 {
        measure(&format!("{n} values all different"), &all_different(n));
    }
    measure(
        "x + y < z, x = z",
        &with(ints(3), &[(&[(0, 1), (1, 1), (2, -1)], 1, Relation::AtMost), (&[(0, 1), (2, -1)], 0, Relation::Zero)]),
    );
    measure("triangle", &triangle(&[]));
    measure("scalene triangle", &triangle(&[(0, 1), (1, 2), (0, 2)]));
    measure(
        "3 x + 5 y <= 7 z, x <= 2 y",
        &with(ints(3), &[(&[(0, 3), (1, 5), (2, -7)], 0, Relation::AtMost), (&[(0, 1), (1, -2)], 0, Relation::AtMost)]),
    );
    measure(
        "sum of 5 below a sum of 5",
        &with(
            ints(10),
            &[(
                &[(0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, -1), (6, -1), (7, -1), (8, -1), (9, -1)],
                1,
                Relation::AtMost,
            )],
        ),
    );
}

/// The shortest of several times: others use the machine, too.
fn measure(name: &str, system: &System) {
    let mut shortest = Duration::MAX;
    let mut counted = String::new();
    for _ in 0..TIMES {
        let started = Instant::now();
        let result = count(system, &mut Quota::new(1_000_000, Budget::of(Duration::from_secs(60))));
        shortest = shortest.min(started.elapsed());
        counted = result.map_or_else(|reason| reason.to_string(), |points| points.to_string());
    }
    println!("{name}: {shortest:?}: {counted}");
}

fn measure_all(name: &str, systems: &[System]) {
    let mut failed = 0;
    let mut times = Vec::new();
    for system in systems {
        let one = Instant::now();
        failed += usize::from(count(system, &mut Quota::new(1_000_000, Budget::of(Duration::from_secs(60)))).is_err());
        times.push(one.elapsed());
    }
    times.sort();
    println!("{name}: {} systems, median {:?}, not counted {failed}", systems.len(), times[times.len() / 2]);
}

type Plain<'a> = (&'a [(usize, i128)], i128, Relation);

fn with(mut system: System, constraints: &[Plain<'_>]) -> System {
    let made =
        constraints.iter().map(|&(terms, constant, relation)| Constraint { terms: terms.to_vec(), constant, relation });
    system.constraints.extend(made);
    system
}

fn ints(n: usize) -> System {
    System { ranges: vec![(i32::MIN.into(), i32::MAX.into()); n], constraints: Vec::new() }
}

fn less(a: usize, b: usize) -> Constraint {
    Constraint { terms: vec![(a, 1), (b, -1)], constant: 1, relation: Relation::AtMost }
}

fn chain(n: usize) -> System {
    let mut system = ints(n);
    system.constraints.extend((1..n).map(|at| less(at - 1, at)));
    system
}

fn all_different(n: usize) -> System {
    let mut system = ints(n);
    for a in 0..n {
        system.constraints.extend((0..a).map(|b| Constraint {
            relation: Relation::NotZero,
            constant: 0,
            ..less(a, b)
        }));
    }
    system
}

fn triangle(different: &[(usize, usize)]) -> System {
    let mut system = System { ranges: vec![(1, i32::MAX.into()); 3], constraints: Vec::new() };
    for c in 0..3 {
        let terms = (0..3).map(|at| (at, if at == c { 1 } else { -1 })).collect();
        system.constraints.push(Constraint { terms, constant: 1, relation: Relation::AtMost });
    }
    let apart = different.iter().map(|&(a, b)| Constraint { relation: Relation::NotZero, constant: 0, ..less(a, b) });
    system.constraints.extend(apart);
    system
}

/// The path conditions of inserting n values, none of them equal, into a search tree: each value is compared with those
/// on its way down.
fn insertions(n: usize) -> Vec<System> {
    /// A node, and its children by value.
    #[derive(Clone, Default)]
    struct Tree(Vec<(Option<usize>, Option<usize>)>);
    let mut states = vec![(Tree(vec![(None, None)]), ints(n))];
    for value in 1..n {
        let mut next = Vec::new();
        for (tree, system) in states {
            let mut open = vec![(0, tree, system)];
            while let Some((at, tree, system)) = open.pop() {
                for is_left in [true, false] {
                    let (mut tree, mut system) = (tree.clone(), system.clone());
                    system.constraints.push(if is_left { less(value, at) } else { less(at, value) });
                    let child = if is_left { &mut tree.0[at].0 } else { &mut tree.0[at].1 };
                    match *child {
                        Some(below) => open.push((below, tree, system)),
                        None => {
                            *child = Some(value);
                            tree.0.push((None, None));
                            next.push((tree, system));
                        }
                    }
                }
            }
        }
        states = next;
    }
    states.into_iter().map(|(_, system)| system).collect()
}
