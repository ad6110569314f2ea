//! The layers answer as the bare backend does, over random histories.

mod support;

use proptest::prelude::*;
use solver::{Config, LAYERS, Layers, Satisfiability, Solver, SolverMark};
use std::sync::OnceLock;
use store::Stores;
use support::brute_force::{BruteForce, satisfy};
use support::questions::{Action, World, actions, confinement, make};
use term::{Arithmetic, Domain, Evaluator, Term, Terms};

const fn world(arithmetic: Arithmetic, domain: Domain) -> World {
    World { arithmetic, domain, integers: 4, distance: 0 }
}

const WORLDS: [World; 5] = [
    world(Arithmetic::Java, Domain::Int),
    world(Arithmetic::Java, Domain::Long),
    world(Arithmetic::Ideal, Domain::Int),
    World { integers: 2, distance: 125, ..world(Arithmetic::Java, Domain::Byte) },
    World { integers: 2, distance: 125, ..world(Arithmetic::Ideal, Domain::Byte) },
];

proptest! {
    #![proptest_config(testing::properties(50))]

    #[test]
    fn layers_agree_with_brute_force(
        actions in actions(),
        world in 0..WORLDS.len(),
        validate in any::<bool>(),
        layers in layers(),
    ) {
        let config = Config { validate, layers, stores: shared(), ..Config::default() };
        let solver = Solver::with_backend(config, Box::new(BruteForce::default()));
        let solver = run(solver, WORLDS[world], &actions, |verdict, expected| verdict == expected)?;
        prop_assert!(solver.counters().model_hits + solver.counters().order_hits <= solver.counters().queries);
    }

    #[test]
    fn not_knowing_never_becomes_a_wrong_answer(actions in actions(), world in 0..WORLDS.len(), every in 1..4u64) {
        let solver = Solver::with_backend(Config::default(), Box::new(BruteForce::ignorant(every)));
        run(solver, WORLDS[world], &actions, |verdict, expected| verdict == expected || verdict == Satisfiability::Unknown)?;
    }

    #[test]
    fn models_depend_on_the_path_condition_only(actions in actions(), world in 0..WORLDS.len()) {
        let world = WORLDS[world];
        let solver = || Solver::with_backend(Config::default(), Box::new(BruteForce::default()));
        let (mut terms, mut asked) = (Terms::new(world.arithmetic), solver());
        let path = walk(&mut asked, &mut terms, world, &actions, |_, _| true)?;
        let mut silent = solver();
        for &conjunct in asked.path_condition() {
            silent.assume(&mut terms, conjunct);
        }
        prop_assert_eq!(silent.path_condition(), asked.path_condition());
        let (first, second) = (asked.model(&mut terms), silent.model(&mut terms));
        prop_assert!(first.is_some() || path.is_empty());
        prop_assert_eq!(first, second);
    }
}

/// Any layers, mostly all.
fn layers() -> impl Strategy<Value = Layers> {
    let any = prop::collection::vec(any::<bool>(), LAYERS.len()).prop_map(|used| {
        let used = LAYERS.iter().zip(used).filter(|(_, used)| *used);
        used.fold(Layers::NONE, |layers, (&layer, _)| layers.with(layer))
    });
    prop_oneof![Just(Layers::ALL), any]
}

/// One store for all cases, so that they meet each other's answers.
fn shared() -> Stores {
    static STORES: OnceLock<Stores> = OnceLock::new();
    STORES.get_or_init(Stores::memory).clone()
}

fn run(
    mut solver: Solver,
    world: World,
    actions: &[Action],
    accept: impl Fn(Satisfiability, Satisfiability) -> bool,
) -> Result<Solver, TestCaseError> {
    let mut terms = Terms::new(world.arithmetic);
    walk(&mut solver, &mut terms, world, actions, accept)?;
    Ok(solver)
}

/// Does all actions; gives the conditions assumed at the end.
fn walk(
    solver: &mut Solver,
    terms: &mut Terms,
    world: World,
    actions: &[Action],
    accept: impl Fn(Satisfiability, Satisfiability) -> bool,
) -> Result<Vec<Term>, TestCaseError> {
    let mut path: Vec<Term> = confinement(terms, world);
    for &conjunct in &path {
        solver.assume(terms, conjunct);
    }
    let mut marks: Vec<(SolverMark, usize)> = Vec::new();
    for action in actions {
        match action {
            Action::Ask(condition, assume) => {
                let condition = make(terms, world, condition);
                path.push(condition);
                let expected =
                    if satisfy(terms, &path).is_some() { Satisfiability::Sat } else { Satisfiability::Unsat };
                let verdict = solver.check(terms, condition);
                prop_assert!(accept(verdict, expected), "{verdict:?} instead of {expected:?}");
                if *assume && verdict != Satisfiability::Unsat {
                    solver.assume(terms, condition);
                } else {
                    path.pop();
                }
            }
            Action::Mark => marks.push((solver.mark(), path.len())),
            Action::Rollback => {
                if let Some((mark, length)) = marks.pop() {
                    solver.rollback(&mark);
                    path.truncate(length);
                }
            }
            Action::Model => check_model(solver, terms, &path)?,
        }
    }
    check_model(solver, terms, &path)?;
    Ok(path)
}

fn check_model(solver: &mut Solver, terms: &mut Terms, path: &[Term]) -> Result<(), TestCaseError> {
    let Some(model) = solver.model(terms) else {
        return Ok(());
    };
    for &conjunct in path {
        let holds = Evaluator::new().holds(terms, conjunct, &|variable| model.get(&variable).copied());
        prop_assert_eq!(holds, Some(true));
    }
    Ok(())
}
