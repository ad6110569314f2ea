//! Circuits as clauses, and a warm SAT solver over them. Only the gates that a question depends on become clauses
//! (Tseitin's transformation); what the solver learns follows from the gates alone, so it holds for every later question.

use batsat::{Callbacks, Lit, Solver, SolverInterface, SolverOpts, lbool};
use budget::Budget;
use std::cell::Cell;

use super::gates::{Bit, Gate, Gates};
use crate::satisfiability::Satisfiability;

/// A SAT solver that knows some of the gates.
pub struct Sat {
    solver: Solver<Watch>,
    /// The variable of a gate, by its number.
    literals: Vec<Option<Lit>>,
    clause: Vec<Lit>,
    /// The gates of the question at hand, by the number of the question that saw them last.
    seen: Vec<u32>,
    question: u32,
}

impl std::fmt::Debug for Sat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sat").field("gates", &self.len()).finish_non_exhaustive()
    }
}

/// Stops the search when its budget is used up.
struct Watch {
    budget: Budget,
    calls: Cell<u32>,
    over: Cell<bool>,
}

/// How often the search may ask before we look at the budget.
const CALLS_PER_LOOK: u32 = 64;

impl Callbacks for Watch {
    fn stop(&self) -> bool {
        let calls = self.calls.get() + 1;
        self.calls.set(calls);
        if calls.is_multiple_of(CALLS_PER_LOOK) && self.budget.is_over() {
            self.over.set(true);
        }
        self.over.get()
    }
}

impl Sat {
    pub fn new() -> Sat {
        let watch = Watch { budget: Budget::default(), calls: Cell::new(0), over: Cell::new(false) };
        Sat {
            solver: Solver::new(SolverOpts::default(), watch),
            literals: Vec::new(),
            clause: Vec::new(),
            seen: Vec::new(),
            question: 0,
        }
    }

    /// How many gates it knows.
    pub fn len(&self) -> usize {
        self.solver.num_vars() as usize
    }

    /// How many gates a question depends on.
    pub fn cone(&mut self, gates: &Gates, bits: &[Bit]) -> usize {
        self.seen.resize(gates.len(), 0);
        self.question = self.question.wrapping_add(1);
        let mut pending: Vec<usize> = bits.iter().map(|bit| bit.gate()).collect();
        let mut count = 0;
        while let Some(number) = pending.pop() {
            if self.seen[number] != self.question {
                self.seen[number] = self.question;
                count += 1;
                pending.extend(gates.gate(number).operands().map(Bit::gate));
            }
        }
        count
    }

    /// Whether all these bits can hold together.
    pub fn solve(&mut self, gates: &Gates, bits: &[Bit], budget: &Budget) -> Satisfiability {
        let mut assumptions = Vec::with_capacity(bits.len());
        for &bit in bits {
            match bit {
                Bit::FALSE => return Satisfiability::Unsat,
                Bit::TRUE => {}
                _ => assumptions.push(self.literal(gates, bit)),
            }
        }
        let callbacks = self.solver.cb_mut();
        callbacks.budget = budget.clone();
        callbacks.over.set(false);
        match self.solver.solve_limited(&assumptions) {
            answer if answer == lbool::TRUE => Satisfiability::Sat,
            answer if answer == lbool::FALSE => Satisfiability::Unsat,
            _ => Satisfiability::Unknown,
        }
    }

    /// Whether the last question was impossible because of this bit, among others.
    pub fn in_core(&self, bit: Bit) -> bool {
        match self.literals.get(bit.gate()) {
            Some(&Some(literal)) => self.solver.unsat_core_contains_var(literal.var()),
            _ => false,
        }
    }

    /// The value of a bit in the model found last; one that the question does not depend on is false.
    pub fn value(&self, bit: Bit) -> bool {
        let value = match self.literals.get(bit.gate()) {
            Some(&Some(literal)) => self.solver.value_lit(literal) == lbool::TRUE,
            _ => false,
        };
        value != bit.is_complement()
    }

    /// The literal of a bit, with the clauses of all gates below it.
    fn literal(&mut self, gates: &Gates, bit: Bit) -> Lit {
        if self.literals.len() < gates.len() {
            self.literals.resize(gates.len(), None);
        }
        let mut pending = vec![bit.gate()];
        while let Some(&number) = pending.last() {
            if self.literals[number].is_some() {
                pending.pop();
                continue;
            }
            let gate = gates.gate(number);
            let before = pending.len();
            pending.extend(gate.operands().map(Bit::gate).filter(|&operand| self.literals[operand].is_none()));
            if pending.len() == before {
                pending.pop();
                self.define(number, gate);
            }
        }
        self.known(bit)
    }

    fn known(&self, bit: Bit) -> Lit {
        self.literals[bit.gate()].expect("operands come before gates") ^ bit.is_complement()
    }

    fn define(&mut self, number: usize, gate: Gate) {
        let o = Lit::new(self.solver.new_var_default(), true);
        self.literals[number] = Some(o);
        match gate {
            Gate::False => self.add(&[!o]),
            Gate::Input => {}
            Gate::And(a, b) => {
                let (a, b) = (self.known(a), self.known(b));
                self.add(&[!o, a]);
                self.add(&[!o, b]);
                self.add(&[o, !a, !b]);
            }
            Gate::Xor(a, b) => {
                let (a, b) = (self.known(a), self.known(b));
                self.add(&[!o, a, b]);
                self.add(&[!o, !a, !b]);
                self.add(&[o, !a, b]);
                self.add(&[o, a, !b]);
            }
            Gate::Mux(c, a, b) => {
                let (c, a, b) = (self.known(c), self.known(a), self.known(b));
                self.add(&[!c, !a, o]);
                self.add(&[!c, a, !o]);
                self.add(&[c, !b, o]);
                self.add(&[c, b, !o]);
                // These clauses follow from the others, but allow more propagation.
                self.add(&[!a, !b, o]);
                self.add(&[a, b, !o]);
            }
            Gate::Majority(a, b, c) => {
                let (a, b, c) = (self.known(a), self.known(b), self.known(c));
                for (x, y) in [(a, b), (a, c), (b, c)] {
                    self.add(&[!x, !y, o]);
                    self.add(&[x, y, !o]);
                }
            }
        }
    }

    fn add(&mut self, clause: &[Lit]) {
        self.clause.clear();
        self.clause.extend_from_slice(clause);
        self.solver.add_clause_reuse(&mut self.clause);
    }
}
