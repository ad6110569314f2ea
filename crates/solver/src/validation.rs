//! Comparing the layers with the bare backend. A difference is our bug.

use std::time::Duration;
use term::{Evaluator, Term, Terms, Variable, display};

use crate::backend::Answer;
use crate::layer::Ask;
use crate::models::Models;
use crate::rehearsal::SharedBackend;
use crate::satisfiability::Satisfiability;

/// How long the backend may take at most: what it cannot decide by then is not compared.
const PATIENCE: Duration = Duration::from_secs(2);

/// Asks the backend about everything that the layers have decided.
#[derive(Debug)]
pub(crate) struct Validation {
    backend: SharedBackend,
    time_limit: Duration,
}

impl Validation {
    pub(crate) fn new(backend: SharedBackend, time_limit: Duration) -> Validation {
        Validation { backend, time_limit: time_limit.min(PATIENCE) }
    }

    /// Panics if the backend, asked about the whole path condition, says the opposite of a verdict, or if a model is
    /// wrong.
    pub(crate) fn compare(&self, ask: Ask<'_>, models: &Models, verdict: Satisfiability) {
        let terms = ask.terms;
        let question: Vec<Term> = ask.path.conjuncts().iter().chain(ask.parts).copied().collect();
        let answer =
            self.backend.borrow_mut().backend.solve(terms, &question, &ask.budget.within(Some(self.time_limit)));
        let opposite = matches!(
            (verdict, &answer),
            (Satisfiability::Sat, Answer::Unsat) | (Satisfiability::Unsat, Answer::Sat(_))
        );
        assert!(!opposite, "the layers say {verdict:?}, the backend {answer:?}: {}", text(terms, &question));
        let finding = models.finding(ask.path.depth(), ask.condition);
        if let (Satisfiability::Sat, Some(model)) = (verdict, finding.and_then(|finding| finding.model)) {
            let model = models.get(model);
            let holds = model.satisfies(&mut Evaluator::new(), terms, &question);
            assert!(holds, "{model:?} is no model of {}", text(terms, &question));
        }
    }
}

/// A conjunction in words.
pub(crate) fn text(terms: &Terms, conjunction: &[Term]) -> String {
    let name = |variable: Variable| format!("{:?}{}", variable.domain, variable.index).to_lowercase();
    let texts: Vec<String> = conjunction.iter().map(|&conjunct| display(terms, conjunct, &name)).collect();
    texts.join(" && ")
}
