//! The layers that a question goes through, cheapest first: what is known already, models found earlier, the order
//! theory, and the backend on the slice of the path condition that matters.

use std::time::Instant;
use term::{Evaluator, Node, Term, Terms, UnaryOp};

use crate::assignment::Assignment;
use crate::backend::Answer;
use crate::order::{Refinement, Start};
use crate::slice;
use crate::solver::Solver;
use crate::verdict::Verdict;

impl Solver {
    /// Whether the path condition and the parts of a condition can hold together.
    pub(crate) fn decide(&mut self, terms: &Terms, condition: Term, parts: &[Term]) -> Verdict {
        let depth = self.conjuncts.len();
        let mut news = false;
        for &part in parts {
            match self.members.known(terms, part) {
                Some(true) => {}
                Some(false) => return Verdict::Unsat,
                None => news = true,
            }
        }
        if !news && self.has_model() {
            return Verdict::Sat;
        }
        if let Some(finding) = self.models.finding(depth, condition) {
            self.counters.model_hits += 1;
            return finding.verdict;
        }
        let verdict = if self.has_model() {
            let verdict = self.reuse_model(terms, condition, parts);
            let verdict = verdict.or_else(|| self.use_order(terms, condition, parts));
            let verdict = verdict.or_else(|| self.reuse_recent(terms, condition, parts));
            verdict.unwrap_or_else(|| self.ask_about_slice(terms, condition, parts))
        } else {
            self.ask_about_all(terms, condition, parts)
        };
        if verdict != Verdict::Sat {
            self.models.note_failure(depth, condition, verdict);
        }
        verdict
    }

    pub(crate) fn current_satisfies(&mut self, terms: &Terms, parts: &[Term]) -> bool {
        all_hold(&mut self.evaluator, terms, parts, self.models.get(self.current))
    }

    /// The model of the path, and those of its siblings: all satisfy the path condition.
    fn reuse_model(&mut self, terms: &Terms, condition: Term, parts: &[Term]) -> Option<Verdict> {
        let depth = self.conjuncts.len();
        let found = if self.current_satisfies(terms, parts) {
            Some(self.current)
        } else {
            let (models, evaluator, current) = (&self.models, &mut self.other_evaluator, self.current);
            models.at_depth(depth).rev().filter(|&id| id != current && id != 0).find(|&id| {
                evaluator.forget();
                all_hold(evaluator, terms, parts, models.get(id))
            })
        }?;
        self.counters.model_hits += 1;
        self.models.note_model(depth, condition, found);
        Some(Verdict::Sat)
    }

    fn use_order(&mut self, terms: &Terms, condition: Term, parts: &[Term]) -> Option<Verdict> {
        let model = self.models.get(self.current);
        self.candidate.copy_from(model);
        let start = Start { terms, model, evaluator: &mut self.evaluator };
        let refinement = self.order.refine(start, parts, &mut self.candidate);
        let decided = set_truth_values(terms, parts, &mut self.candidate);
        let to_verify: &[Term] = match refinement {
            Refinement::Refuted => {
                self.counters.order_hits += 1;
                return Some(Verdict::Unsat);
            }
            // Comparisons that the theory holds need no second look.
            Refinement::Candidate if !cfg!(debug_assertions) => &self.others,
            Refinement::Candidate | Refinement::Guess => &self.conjuncts,
            Refinement::GaveUp if decided => &self.conjuncts,
            Refinement::GaveUp => return None,
        };
        self.other_evaluator.forget();
        let verified = all_hold(&mut self.other_evaluator, terms, parts, &self.candidate)
            && all_hold(&mut self.other_evaluator, terms, to_verify, &self.candidate);
        if !verified {
            return None;
        }
        self.counters.order_hits += 1;
        self.accept_candidate(condition);
        Some(Verdict::Sat)
    }

    /// Models of other paths, which have to satisfy everything.
    fn reuse_recent(&mut self, terms: &Terms, condition: Term, parts: &[Term]) -> Option<Verdict> {
        let (evaluator, conjuncts) = (&mut self.other_evaluator, &self.conjuncts);
        let found = self.models.recent().iter().find(|model| {
            evaluator.forget();
            all_hold(evaluator, terms, parts, model) && all_hold(evaluator, terms, conjuncts, model)
        })?;
        self.candidate.copy_from(found);
        self.counters.model_hits += 1;
        self.accept_candidate(condition);
        Some(Verdict::Sat)
    }

    fn ask_about_slice(&mut self, terms: &Terms, condition: Term, parts: &[Term]) -> Verdict {
        let mut question = parts.to_vec();
        slice::connected(terms, &self.conjuncts, &mut question);
        self.candidate.copy_from(self.models.get(self.current));
        self.ask(terms, condition, &question)
    }

    /// Without a model of the path condition, only the whole of it can be asked.
    fn ask_about_all(&mut self, terms: &Terms, condition: Term, parts: &[Term]) -> Verdict {
        if let Some(verdict) = self.reuse_recent(terms, condition, parts) {
            return verdict;
        }
        let question: Vec<Term> = self.conjuncts.iter().chain(parts).copied().collect();
        self.candidate.clear();
        self.ask(terms, condition, &question)
    }

    /// Asks the backend; its values go over those of the candidate, which satisfies all that is not asked.
    fn ask(&mut self, terms: &Terms, condition: Term, question: &[Term]) -> Verdict {
        match self.solve(terms, question) {
            Answer::Unsat => Verdict::Unsat,
            Answer::Unknown => Verdict::Unknown,
            Answer::Sat(model) => {
                self.candidate.overlay(&model);
                self.other_evaluator.forget();
                if all_hold(&mut self.other_evaluator, terms, question, &self.candidate) {
                    self.models.remember(&self.candidate);
                    self.accept_candidate(condition);
                    return Verdict::Sat;
                }
                // Ideal integers may lie outside of what a model can say.
                self.refuse_model(terms, question);
                Verdict::Unknown
            }
        }
    }

    /// Puts a conjunction to the backend, and counts.
    pub(crate) fn solve(&mut self, terms: &Terms, question: &[Term]) -> Answer {
        let Some(backend) = &mut self.backend else { return Answer::Unknown };
        self.counters.smt_calls += 1;
        let start = Instant::now();
        let left = self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let limit = left.map_or(self.config.time_limit, |left| left.min(self.config.time_limit));
        let answer = backend.solve(terms, question, limit);
        self.counters.smt_nanos += start.elapsed().as_nanos() as u64;
        answer
    }

    fn accept_candidate(&mut self, condition: Term) {
        let depth = self.conjuncts.len();
        let id = self.models.store(depth, &mut self.candidate);
        self.models.note_model(depth, condition, id);
    }
}

/// Whether all conditions hold under a model. The evaluator knows no other model's values.
#[inline]
pub(crate) fn all_hold(evaluator: &mut Evaluator, terms: &Terms, conditions: &[Term], model: &Assignment) -> bool {
    conditions
        .iter()
        .all(|&condition| evaluator.holds(terms, condition, &|variable| Some(model.get(variable))) == Some(true))
}

/// Gives variables that are conjuncts, or whose negations are, the value that this demands.
pub(crate) fn set_truth_values(terms: &Terms, conjuncts: &[Term], model: &mut Assignment) -> bool {
    let mut any = false;
    for &conjunct in conjuncts {
        let (atom, value) = match terms.node(conjunct) {
            Node::Unary(UnaryOp::Not, inner) => (inner, false),
            _ => (conjunct, true),
        };
        if let Node::Variable(variable) = terms.node(atom) {
            model.set(variable, Node::Bool(value));
            any = true;
        }
    }
    any
}
