//! The embedded backend: terms become circuits, circuits become clauses, and a warm SAT solver decides them under
//! assumptions, one per conjunct, so that all paths share what was learned.
//!
//! Guarantees: exact for Java's integers and floats. Cannot do: the remainder of `double`s (a circuit of half a million
//! gates); bitwise operators on ideal integers. A conjunct with such a part is left out: the answer is then `Unsat` or
//! `Unknown`. Ideal integers: see [`bound`].

mod bound;
mod encode;
mod float;
mod gates;
mod ideal;
mod integer;
mod model;
mod multiply;
mod sat;
mod word;

use budget::Budget;
use term::{Arithmetic, Term, Terms};

use self::encode::{Encoding, Integers};
use self::gates::{Bit, Gates};
use self::sat::Sat;
use super::occurrences::Occurrences;
use super::{Answer, Backend};
use crate::satisfiability::Satisfiability;

/// With more gates than this, all are forgotten, to bound memory.
const MAX_GATES: usize = 4_000_000;
/// A question pays for all gates that the SAT solver knows. The solver is started afresh, with the gates of the
/// question only, when it knows more than twice as many gates and this number more. Measured: see
/// docs/decisions/0004-smt-backend.md.
const FEW: usize = 300;

/// Decides conjunctions by bit-blasting.
#[derive(Debug)]
pub struct Blaster {
    gates: Gates,
    sat: Sat,
    encodings: Vec<Encoding>,
    occurrences: Occurrences,
    /// After `Unsat`: conjuncts that are impossible together, often fewer than were asked about.
    core: Vec<Term>,
    /// How often the SAT solver was asked.
    calls: u64,
}

impl Default for Blaster {
    fn default() -> Blaster {
        Blaster::new()
    }
}

impl Blaster {
    /// A backend that knows nothing yet.
    pub fn new() -> Blaster {
        Blaster {
            gates: Gates::new(),
            sat: Sat::new(),
            encodings: Vec::new(),
            occurrences: Occurrences::default(),
            core: Vec::new(),
            calls: 0,
        }
    }

    /// The conjunction with integers so encoded, and whether all of it could be expressed.
    fn decide(
        &mut self,
        terms: &Terms,
        conjuncts: &[Term],
        integers: Integers,
        budget: &Budget,
    ) -> (Satisfiability, Expressed) {
        let at = self.encoding(integers);
        let mut expressed = Expressed::Wholly;
        let mut bits: Vec<Bit> = Vec::with_capacity(conjuncts.len());
        let mut decided = Vec::with_capacity(conjuncts.len());
        for &conjunct in conjuncts {
            if budget.is_over() {
                return (Satisfiability::Unknown, Expressed::Partly);
            }
            match self.encodings[at].truth(&mut self.gates, terms, conjunct) {
                Some(bit) => {
                    bits.push(bit);
                    decided.push(conjunct);
                }
                None => expressed = Expressed::Partly,
            }
        }
        if self.sat.len() > FEW && self.sat.len() > FEW + 2 * self.sat.cone(&self.gates, &bits) {
            self.sat = Sat::new();
        }
        // A bit that is false by itself decides the question before the SAT solver is asked.
        self.calls += u64::from(!bits.contains(&Bit::FALSE));
        let verdict = self.sat.solve(&self.gates, &bits, budget);
        self.core.clear();
        if verdict == Satisfiability::Unsat {
            // A bit that is false by itself needs no others.
            let guilty = |bit: Bit| if bits.contains(&Bit::FALSE) { bit == Bit::FALSE } else { self.sat.in_core(bit) };
            self.core.extend(decided.iter().zip(&bits).filter(|&(_, &bit)| guilty(bit)).map(|(&term, _)| term));
        }
        (verdict, expressed)
    }

    fn encoding(&mut self, integers: Integers) -> usize {
        let found = self.encodings.iter().position(|encoding| encoding.integers() == integers);
        found.unwrap_or_else(|| {
            self.encodings.push(Encoding::new(integers));
            self.encodings.len() - 1
        })
    }

    fn solve_java(&mut self, terms: &Terms, conjuncts: &[Term], budget: &Budget) -> Answer {
        let (verdict, expressed) = self.decide(terms, conjuncts, Integers::Java, budget);
        self.answer(terms, conjuncts, Integers::Java, verdict, expressed)
    }

    /// First with variables in the range of their domain, so that a model can be shown. If that is impossible, with
    /// variables so wide that the answer holds for all integers, if such a width is known.
    fn solve_ideal(&mut self, terms: &Terms, conjuncts: &[Term], budget: &Budget) -> Answer {
        let (verdict, expressed) = self.decide(terms, conjuncts, Integers::Ranged, budget);
        if verdict != Satisfiability::Unsat {
            return self.answer(terms, conjuncts, Integers::Ranged, verdict, expressed);
        }
        // The core has fewer constraints, so a smaller width suffices: if the domains have it, the answer holds for all
        // integers.
        if matches!(bound::sufficient_width(terms, &self.core), Some(..=32)) {
            return Answer::Unsat;
        }
        // Conjuncts for which no width is known are left out: the others may be impossible without them.
        let bounded = |&term: &Term| bound::sufficient_width(terms, &[term]).is_some();
        let mut rest: Vec<Term> = self.core.iter().copied().filter(bounded).collect();
        if rest.len() < self.core.len() {
            rest = conjuncts.iter().copied().filter(bounded).collect();
        }
        let integers = match bound::sufficient_width(terms, &rest) {
            None => return Answer::Unknown,
            Some(..=32) => Integers::Ranged,
            // Few different widths, so that encodings are shared.
            Some(width) => Integers::Wide(width.next_multiple_of(64)),
        };
        match self.decide(terms, &rest, integers, budget) {
            (Satisfiability::Unsat, _) => Answer::Unsat,
            _ => Answer::Unknown,
        }
    }

    fn answer(
        &mut self,
        terms: &Terms,
        conjuncts: &[Term],
        integers: Integers,
        verdict: Satisfiability,
        expressed: Expressed,
    ) -> Answer {
        match (verdict, expressed) {
            (Satisfiability::Unsat, _) => Answer::Unsat,
            (Satisfiability::Unknown, _) | (_, Expressed::Partly) => Answer::Unknown,
            (Satisfiability::Sat, Expressed::Wholly) => {
                let encoding = self.encodings.iter().find(|encoding| encoding.integers() == integers);
                let encoding = encoding.expect("it was just used");
                Answer::Sat(model::read(&mut self.occurrences, encoding, &self.sat, terms, conjuncts))
            }
        }
    }
}

/// How much of a conjunction could be expressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expressed {
    Wholly,
    Partly,
}

impl Backend for Blaster {
    fn solve(&mut self, terms: &Terms, conjuncts: &[Term], budget: &Budget) -> Answer {
        if self.gates.len() > MAX_GATES {
            *self = Blaster { calls: self.calls, ..Blaster::new() };
        }
        match terms.arithmetic() {
            Arithmetic::Java => self.solve_java(terms, conjuncts, budget),
            Arithmetic::Ideal => self.solve_ideal(terms, conjuncts, budget),
        }
    }

    fn sat_calls(&self) -> u64 {
        self.calls
    }

    fn core(&self) -> Option<&[Term]> {
        Some(&self.core)
    }
}
