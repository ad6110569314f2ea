//! The theory of order and equality between integer terms and constants: differences `a - b <= w` as a graph.
//!
//! Follows Cotton and Maler, "Fast and flexible difference constraint propagation for DPLL(T)" (SAT 2006): the model of
//! the path is the potential function, and a new constraint moves as few values as it needs. Disequalities are split
//! where the values collide.
//!
//! Guarantees: a refutation is definite, whatever else the path condition holds. A candidate satisfies all plain
//! comparisons; conjuncts with other operators are to be verified by evaluation. It gives up, and says so, where many
//! disequalities interact.
//!
//! Deviates from the paper: values are tried below and above before the constants' node moves, so that values of
//! unconcerned variables stay as they are.

mod literal;
mod propose;
mod repair;

use term::{Evaluator, Term, Terms, Variable};

pub(crate) use self::propose::set_truth_values;

use crate::assignment::Assignment;

/// A position in the graph; the first is the integer zero, against which constants are measured.
type Place = u32;

const ZERO: Place = 0;
const NONE: u32 = u32::MAX;
/// Beyond all values.
const UNBOUNDED: i128 = 1 << 100;

/// A term that is compared: a variable, or any other term taken as a whole.
#[derive(Clone, Debug)]
struct Vertex {
    term: Option<Term>,
    variable: Option<Variable>,
    lo: i128,
    hi: i128,
    /// Heads of lists: the latest edge from here, the latest edge to here, and the latest disequality.
    out: u32,
    into: u32,
    unequal: u32,
    /// The value in the present query, if it has been loaded.
    value: i128,
    loaded: u64,
    /// By how much it must move, while it waits, and which repair finished it.
    excess: i128,
    waiting: u64,
    finished: u64,
}

/// `to - from <= weight`
#[derive(Clone, Copy, Debug)]
struct Edge {
    from: Place,
    to: Place,
    weight: i128,
    next_out: u32,
    next_into: u32,
}

/// `a - b != k`
#[derive(Clone, Copy, Debug)]
struct Unequal {
    a: Place,
    b: Place,
    k: i128,
    next_a: u32,
    next_b: u32,
}

/// A point in the history of the graph.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OrderMark {
    vertices: usize,
    edges: usize,
    unequals: usize,
}

/// The comparisons of the path condition.
#[derive(Debug)]
pub(crate) struct Order {
    vertices: Vec<Vertex>,
    edges: Vec<Edge>,
    unequals: Vec<Unequal>,
    /// The vertex of a term, by the number of the term.
    places: Vec<u32>,
    query: u64,
    repair: u64,
    waiting: Vec<Place>,
    /// Moved vertices with the value before, in this query.
    moved: Vec<(Place, i128)>,
    /// Whether a value could not be loaded.
    blind: bool,
}

/// The model that a query starts from.
pub(crate) struct Start<'a> {
    pub(crate) terms: &'a Terms,
    pub(crate) model: &'a Assignment,
    pub(crate) evaluator: &'a mut Evaluator,
}

/// What the theory says of new conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refinement {
    /// They cannot hold.
    Refuted,
    /// The candidate satisfies all plain comparisons.
    Candidate,
    /// The candidate is a guess: everything must be verified.
    Guess,
    /// Not decided here.
    GaveUp,
}

impl Default for Order {
    fn default() -> Order {
        let zero = vertex(None, None, 0, 0);
        Order {
            vertices: vec![zero],
            edges: Vec::new(),
            unequals: Vec::new(),
            places: Vec::new(),
            query: 0,
            repair: 0,
            waiting: Vec::new(),
            moved: Vec::new(),
            blind: false,
        }
    }
}

/// Whether a conjunct compares variables and constants only: the theory decides those.
pub(crate) fn is_plain(terms: &Terms, conjunct: Term) -> bool {
    literal::of(terms, conjunct).is_some_and(|literal| literal.is_plain(terms))
}

fn vertex(term: Option<Term>, variable: Option<Variable>, lo: i128, hi: i128) -> Vertex {
    let (out, into, unequal) = (NONE, NONE, NONE);
    let (value, loaded, excess, waiting, finished) = (0, 0, 0, 0, 0);
    Vertex { term, variable, lo, hi, out, into, unequal, value, loaded, excess, waiting, finished }
}

impl Order {
    pub(crate) fn mark(&self) -> OrderMark {
        OrderMark { vertices: self.vertices.len(), edges: self.edges.len(), unequals: self.unequals.len() }
    }

    pub(crate) fn rollback(&mut self, mark: OrderMark) {
        for edge in self.edges.drain(mark.edges..).rev() {
            self.vertices[edge.from as usize].out = edge.next_out;
            self.vertices[edge.to as usize].into = edge.next_into;
        }
        for unequal in self.unequals.drain(mark.unequals..).rev() {
            self.vertices[unequal.b as usize].unequal = unequal.next_b;
            self.vertices[unequal.a as usize].unequal = unequal.next_a;
        }
        for vertex in self.vertices.drain(mark.vertices..) {
            if let Some(term) = vertex.term {
                self.places[term.index()] = NONE;
            }
        }
    }

    /// Adds a conjunct of the path condition; the model satisfies it. Says whether the graph holds all of its meaning.
    pub(crate) fn assume(&mut self, terms: &Terms, conjunct: Term) -> bool {
        let Some(literal) = literal::of(terms, conjunct) else { return false };
        let (a, b) = (self.place(terms, literal.left.0), self.place(terms, literal.right.0));
        for (from, to, weight) in literal.edges(a, b).into_iter().flatten() {
            self.add_edge(from, to, weight);
        }
        if let Some(k) = literal.unequal() {
            self.add_unequal(a, b, k);
        }
        literal.is_plain(terms)
    }

    fn place(&mut self, terms: &Terms, term: Option<Term>) -> Place {
        let Some(term) = term else { return ZERO };
        if let Some(&place) = self.places.get(term.index())
            && place != NONE
        {
            return place;
        }
        if term.index() >= self.places.len() {
            self.places.resize(term.index() + 1, NONE);
        }
        let place = self.vertices.len() as u32;
        self.places[term.index()] = place;
        let (variable, lo, hi) = literal::bounds(terms, term);
        self.vertices.push(vertex(Some(term), variable, lo, hi));
        place
    }

    fn add_edge(&mut self, from: Place, to: Place, weight: i128) {
        let edge = self.edges.len() as u32;
        let (next_out, next_into) = (self.vertices[from as usize].out, self.vertices[to as usize].into);
        self.edges.push(Edge { from, to, weight, next_out, next_into });
        self.vertices[from as usize].out = edge;
        self.vertices[to as usize].into = edge;
    }

    fn add_unequal(&mut self, a: Place, b: Place, k: i128) {
        let unequal = self.unequals.len() as u32;
        let next_a = self.vertices[a as usize].unequal;
        self.vertices[a as usize].unequal = unequal;
        let next_b = if a == b { next_a } else { self.vertices[b as usize].unequal };
        self.vertices[b as usize].unequal = unequal;
        self.unequals.push(Unequal { a, b, k, next_a, next_b });
    }

    /// Moves the values of a model that satisfies the path condition so that new conjuncts hold too; `candidate`, a copy
    /// of that model, takes the result.
    pub(crate) fn refine(
        &mut self,
        mut start: Start<'_>,
        conjuncts: &[Term],
        candidate: &mut Assignment,
    ) -> Refinement {
        let mark = self.mark();
        self.begin();
        let refinement = match self.enforce_all(&mut start, conjuncts) {
            _ if self.blind => Refinement::GaveUp,
            Some(true) => self.write(start.terms, candidate),
            Some(false) => Refinement::Refuted,
            None => Refinement::GaveUp,
        };
        self.rollback(mark);
        refinement
    }

    fn begin(&mut self) {
        self.query += 1;
        self.moved.clear();
        self.blind = false;
        let zero = &mut self.vertices[ZERO as usize];
        (zero.value, zero.loaded) = (0, self.query);
    }

    /// Whether all conjuncts that the theory understands can hold; nothing if it cannot say.
    fn enforce_all(&mut self, start: &mut Start<'_>, conjuncts: &[Term]) -> Option<bool> {
        let first_new = self.unequals.len();
        let mut understood = false;
        for &conjunct in conjuncts {
            let Some(literal) = literal::of(start.terms, conjunct) else { continue };
            understood = true;
            let (a, b) = (self.place(start.terms, literal.left.0), self.place(start.terms, literal.right.0));
            for (from, to, weight) in literal.edges(a, b).into_iter().flatten() {
                if !self.enforce(start, from, to, weight) {
                    return Some(false);
                }
                self.add_edge(from, to, weight);
            }
            if let Some(k) = literal.unequal() {
                self.add_unequal(a, b, k);
            }
        }
        if !understood {
            return None;
        }
        self.separate(start, first_new)
    }
}
