//! The built-in backend and a real solver program on random formulas; every model is evaluated.

use budget::Budget;
use solver::{Answer, Backend, Blaster, SmtLib};
use std::time::Duration;
use term::{Arithmetic, Terms};

use crate::evaluate::holds;
use crate::formulas::{Language, conjunction};
use testing::{plan, z3};

fn agree(language: Language, arithmetic: Arithmetic, usual: u32) {
    let mut program = SmtLib::new(z3());
    let plan = plan(usual);
    let (mut random, count) = (plan.random(), plan.cases);
    let mut both = 0;
    let mut terms = Terms::new(arithmetic);
    let mut blaster = Blaster::new();
    for round in 0..count {
        let conjuncts = conjunction(&mut random, &mut terms, language);
        // Long enough that a busy machine decides some; afterwards many formulas say more than slow ones.
        let limit = Duration::from_millis(if both == 0 { 5_000 } else { 300 });
        let mine = blaster.solve(&terms, &conjuncts, &Budget::of(limit));
        let theirs = program.solve(&terms, &conjuncts, &Budget::of(limit));
        for answer in [&mine, &theirs] {
            if let Answer::Sat(model) = answer {
                assert!(holds(&terms, model, &conjuncts), "round {round}: {model:?}");
            }
        }
        match (&mine, &theirs) {
            (Answer::Sat(model), Answer::Unsat) => panic!("round {round}: sat by {model:?}, but unsat for the program"),
            (Answer::Unsat, Answer::Sat(model)) => panic!("round {round}: unsat, but sat by {model:?}"),
            (Answer::Unknown, _) | (_, Answer::Unknown) => {}
            _ => both += 1,
        }
    }
    assert_eq!(program.last_error(), None);
    // The number depends on the speed of the machine.
    assert!(both > 0, "none of {count} were decided by both");
}

#[test]
fn on_integers() {
    agree(Language::Integers, Arithmetic::Java, 40);
}

#[test]
fn on_floats() {
    agree(Language::Floats, Arithmetic::Java, 12);
}

#[test]
fn on_ideal_integers() {
    agree(Language::Ideal, Arithmetic::Ideal, 40);
}
