//! The end of the upper half of the chain: a question that no layer decides becomes a conjunction, and goes to the
//! stages.

use budget::Budget;
use std::time::Duration;
use term::{Arithmetic, Node, Term, Terms, Variable};

use crate::backend::Answer;
use crate::config::Config;
use crate::counters::Counters;
use crate::layer::Ask;
use crate::layers::Layer;
use crate::models::Models;
use crate::satisfiability::Satisfiability;
use crate::slice;
use crate::stage::{Question, Stage};
use crate::validation;

/// The stages, and how they are asked.
#[derive(Debug)]
pub(crate) struct LowerHalf {
    stage: Box<dyn Stage>,
    time_limit: Duration,
    scope: Scope,
    /// Whether a wrong model of the stages panics, as our bug.
    validates: bool,
    /// Whether the last question was answered by something that no store had.
    has_news: bool,
}

/// What of the path condition is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    /// All of it.
    Whole,
    /// The conjuncts that share variables with the condition.
    Slice,
}

impl LowerHalf {
    pub(crate) fn new(config: &Config, stage: Box<dyn Stage>) -> LowerHalf {
        let scope = if config.layers.has(Layer::Slice) { Scope::Slice } else { Scope::Whole };
        LowerHalf { stage, time_limit: config.time_limit, scope, validates: config.validate, has_news: false }
    }

    /// Asks the stages. Their values are put over a candidate that satisfies all conjuncts that are not asked about.
    pub(crate) fn decide(&mut self, ask: Ask<'_>, models: &mut Models) -> Satisfiability {
        let Ask { terms, path, condition, parts, budget } = ask;
        let mut question = parts.to_vec();
        let draft = if self.scope == Scope::Slice && models.has_model(path) {
            slice::connected(terms, path.conjuncts(), &mut question);
            models.draft().candidate
        } else {
            // Without a model of the path condition, only the whole of it can be asked.
            question.splice(0..0, path.conjuncts().iter().copied());
            models.draft_from_zeros()
        };
        match self.solve(terms, &question, budget) {
            Answer::Unsat => Satisfiability::Unsat,
            Answer::Unknown => Satisfiability::Unknown,
            Answer::Sat(model) => {
                draft.overlay(&model);
                if models.candidate_satisfies(terms, [&question, &[]]) {
                    models.remember_candidate();
                    models.accept_candidate(path.depth(), condition);
                    return Satisfiability::Sat;
                }
                // With ideal integers a model may be wrong because a value does not fit into it.
                let is_ours = self.validates && terms.arithmetic() == Arithmetic::Java;
                assert!(
                    !is_ours,
                    "the backend's {:?} is no model of {}",
                    models.candidate(),
                    validation::text(terms, &question)
                );
                Satisfiability::Unknown
            }
        }
    }

    fn solve(&mut self, terms: &Terms, conjuncts: &[Term], budget: &Budget) -> Answer {
        let budget = &budget.within(Some(self.time_limit));
        let before = self.news();
        let answer = self.stage.solve(Question { terms, conjuncts, canonical: None, budget });
        self.has_news = self.news() > before;
        answer
    }

    fn news(&self) -> u64 {
        let mut counters = Counters::default();
        self.stage.count(&mut counters);
        counters.news()
    }

    /// A new question begins.
    pub(crate) fn begin_question(&mut self) {
        self.has_news = false;
    }

    /// Whether the stages were asked the present question, and no store had the answer.
    pub(crate) fn has_news(&self) -> bool {
        self.has_news
    }

    /// Keeps, where answers are kept, that a model satisfies a conjunction.
    pub(crate) fn note(&mut self, terms: &Terms, conjuncts: &[Term], model: &dyn Fn(Variable) -> Node) {
        let question = Question { terms, conjuncts, canonical: None, budget: &Budget::default() };
        self.stage.note(question, model);
    }

    /// Adds what the stages have counted.
    pub(crate) fn count(&self, counters: &mut Counters) {
        self.stage.count(counters);
    }
}
