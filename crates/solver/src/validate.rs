//! Comparing the layers with the bare backend. A difference is our bug.

use term::{Evaluator, Term, Terms, Variable, display};

use crate::backend::Answer;
use crate::layer::all_hold;
use crate::solver::Solver;
use crate::verdict::Verdict;

impl Solver {
    /// Panics if the backend, asked about everything, says the opposite of a verdict, or if a model is none.
    pub(crate) fn validate(&mut self, terms: &Terms, condition: Term, parts: &[Term], verdict: Verdict) {
        let question: Vec<Term> = self.conjuncts.iter().chain(parts).copied().collect();
        if let Some(backend) = &self.backend {
            let answer = backend.borrow_mut().backend.solve(terms, &question, self.config.time_limit);
            let opposite =
                matches!((verdict, &answer), (Verdict::Sat, Answer::Unsat) | (Verdict::Unsat, Answer::Sat(_)));
            assert!(!opposite, "the layers say {verdict:?}, the backend {answer:?}: {}", text(terms, &question));
        }
        let finding = self.models.finding(self.conjuncts.len(), condition);
        if let (Verdict::Sat, Some(model)) = (verdict, finding.and_then(|finding| finding.model)) {
            let holds = all_hold(&mut Evaluator::new(), terms, &question, self.models.get(model));
            assert!(holds, "{:?} is no model of {}", self.models.get(model), text(terms, &question));
        }
    }

    /// A model of the backend that does not satisfy the question, as far as evaluation can tell.
    pub(crate) fn refuse_model(&self, terms: &Terms, question: &[Term]) {
        let ours = self.config.validate && terms.arithmetic() == term::Arithmetic::Java;
        assert!(!ours, "the backend's {:?} is no model of {}", self.candidate, text(terms, question));
    }
}

fn text(terms: &Terms, conjunction: &[Term]) -> String {
    let name = |variable: Variable| format!("{:?}{}", variable.domain, variable.index).to_lowercase();
    let texts: Vec<String> = conjunction.iter().map(|&conjunct| display(terms, conjunct, &name)).collect();
    texts.join(" && ")
}
