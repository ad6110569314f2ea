//! The layers answer as the bare backend does, over random histories.

mod support;

use proptest::prelude::*;
use solver::{Config, Solver, SolverMark, Verdict};
use support::brute_force::{BruteForce, satisfy};
use support::questions::{Action, actions, confinement, make};
use term::{Arithmetic, Domain, Evaluator, Term, Terms};

const WORLDS: [(Arithmetic, Domain); 4] = [
    (Arithmetic::Java, Domain::Int),
    (Arithmetic::Java, Domain::Long),
    (Arithmetic::Java, Domain::Byte),
    (Arithmetic::Ideal, Domain::Int),
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    #[test]
    fn layers_agree_with_brute_force(actions in actions(), world in 0..WORLDS.len(), validate in any::<bool>()) {
        let config = Config { validate, ..Config::default() };
        let solver = Solver::with_backend(config, Box::new(BruteForce::default()));
        run(solver, WORLDS[world], &actions, |verdict, expected| verdict == expected)?;
    }

    #[test]
    fn not_knowing_never_becomes_a_wrong_answer(actions in actions(), world in 0..WORLDS.len(), every in 1..4u64) {
        let solver = Solver::with_backend(Config::default(), Box::new(BruteForce::ignorant(every)));
        run(solver, WORLDS[world], &actions, |verdict, expected| verdict == expected || verdict == Verdict::Unknown)?;
    }
}

/// More with `PROPTEST_CASES`.
fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(500)
}

fn run(
    mut solver: Solver,
    (arithmetic, domain): (Arithmetic, Domain),
    actions: &[Action],
    accept: impl Fn(Verdict, Verdict) -> bool,
) -> Result<(), TestCaseError> {
    let mut terms = Terms::new(arithmetic);
    let mut path: Vec<Term> = confinement(&mut terms, domain);
    for &conjunct in &path {
        solver.assume(&mut terms, conjunct);
    }
    let mut marks: Vec<(SolverMark, usize)> = Vec::new();
    for action in actions {
        match action {
            Action::Ask(condition, assume) => {
                let condition = make(&mut terms, domain, condition);
                path.push(condition);
                let expected = if satisfy(&terms, &path).is_some() { Verdict::Sat } else { Verdict::Unsat };
                let verdict = solver.check(&mut terms, condition);
                prop_assert!(accept(verdict, expected), "{verdict:?} instead of {expected:?}");
                if *assume && verdict != Verdict::Unsat {
                    solver.assume(&mut terms, condition);
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
            Action::Model => check_model(&mut solver, &mut terms, &path)?,
        }
    }
    check_model(&mut solver, &mut terms, &path)
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
