//! Automata of path expressions: sets of positions in the expression, made deterministic as far as steps are taken.

use rustc_hash::FxHashMap;

use crate::tree::{Regex, Step, Symbol};

/// A state of an automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct State(pub u32);

/// Accepts sequences of steps. States and transitions are found when they are first needed.
#[derive(Clone, Debug)]
pub struct Automaton {
    /// The symbols of the expression, by position.
    symbols: Vec<Symbol>,
    /// Which positions can follow each one.
    follow: Vec<Vec<u32>>,
    /// Which can come first.
    first: Vec<u32>,
    /// The positions of each state, ascending, with whether it accepts. The start has none: the first positions follow
    /// it.
    states: Vec<(Vec<u32>, bool)>,
    numbers: FxHashMap<(Vec<u32>, bool), State>,
    transitions: FxHashMap<(State, u32), State>,
}

/// How positions of a part of an expression hang together.
struct Part {
    nullable: bool,
    first: Vec<u32>,
    last: Vec<u32>,
}

/// The state from which nothing is accepted any more.
const DEAD: State = State(0);
/// The state before the first step.
const START: State = State(1);

impl Automaton {
    /// The automaton of an expression.
    pub fn new(regex: &Regex) -> Automaton {
        let mut automaton = Automaton {
            symbols: Vec::new(),
            follow: Vec::new(),
            first: Vec::new(),
            states: Vec::new(),
            numbers: FxHashMap::default(),
            transitions: FxHashMap::default(),
        };
        let whole = automaton.part(regex);
        // Positions that can end the expression are followed by a virtual position, to which no step leads.
        let end = automaton.symbols.len() as u32;
        for &last in &whole.last {
            automaton.follow[last as usize].push(end);
        }
        automaton.first = whole.first;
        automaton.states.push((Vec::new(), false));
        automaton.numbers.insert((Vec::new(), false), DEAD);
        // The start has no entry in the table of states by positions, since no step leads back to it.
        automaton.states.push((Vec::new(), whole.nullable));
        automaton
    }

    /// Before the first step.
    pub fn start(&self) -> State {
        START
    }

    /// Whether the steps so far are accepted.
    pub fn accepts(&self, state: State) -> bool {
        self.states[state.0 as usize].1
    }

    /// Whether no further step leads to acceptance.
    pub fn is_dead(&self, state: State) -> bool {
        state == DEAD
    }

    /// What a state is, independent of its number, which depends on the order in which steps were taken: whether it is the
    /// start, and the positions in the expression.
    pub fn content(&self, state: State) -> (bool, &[u32]) {
        (state == START, &self.states[state.0 as usize].0)
    }

    /// The state after one more step. Equal steps have equal numbers, different ones different numbers.
    pub fn step(&mut self, state: State, number: u32, step: Step<'_>) -> State {
        if state == DEAD {
            return DEAD;
        }
        if let Some(&next) = self.transitions.get(&(state, number)) {
            return next;
        }
        let end = self.symbols.len() as u32;
        let candidates: Vec<u32> = if state == START {
            self.first.clone()
        } else {
            let positions = &self.states[state.0 as usize].0;
            positions.iter().flat_map(|&position| &self.follow[position as usize]).copied().collect()
        };
        let is_reached = |&position: &u32| position != end && self.symbols[position as usize].matches(step);
        let mut positions: Vec<u32> = candidates.into_iter().filter(is_reached).collect();
        positions.sort_unstable();
        positions.dedup();
        let accepts = positions.iter().any(|&position| self.follow[position as usize].contains(&end));
        let states = &mut self.states;
        let next = *self.numbers.entry((positions, accepts)).or_insert_with_key(|key| {
            states.push(key.clone());
            State(states.len() as u32 - 1)
        });
        self.transitions.insert((state, number), next);
        next
    }

    fn part(&mut self, regex: &Regex) -> Part {
        match regex {
            Regex::Empty => Part { nullable: true, first: Vec::new(), last: Vec::new() },
            Regex::One(symbol) => {
                let position = self.symbols.len() as u32;
                self.symbols.push(symbol.clone());
                self.follow.push(Vec::new());
                Part { nullable: false, first: vec![position], last: vec![position] }
            }
            Regex::Concat(parts) => {
                let mut whole = Part { nullable: true, first: Vec::new(), last: Vec::new() };
                for part in parts {
                    let part = self.part(part);
                    self.connect(&whole.last, &part.first);
                    if whole.nullable {
                        whole.first.extend(&part.first);
                    }
                    if !part.nullable {
                        whole.last.clear();
                    }
                    whole.last.extend(&part.last);
                    whole.nullable &= part.nullable;
                }
                whole
            }
            Regex::Alt(parts) => {
                let mut whole = Part { nullable: false, first: Vec::new(), last: Vec::new() };
                for part in parts {
                    let part = self.part(part);
                    whole.nullable |= part.nullable;
                    whole.first.extend(part.first);
                    whole.last.extend(part.last);
                }
                whole
            }
            Regex::Star(part) | Regex::Plus(part) => {
                let mut whole = self.part(part);
                self.connect(&whole.last.clone(), &whole.first);
                whole.nullable |= matches!(regex, Regex::Star(_));
                whole
            }
            Regex::Optional(part) => Part { nullable: true, ..self.part(part) },
        }
    }

    fn connect(&mut self, from: &[u32], to: &[u32]) {
        for &position in from {
            for &next in to {
                // Ascending, so that a star of many alternatives takes quadratic instead of cubic time.
                let follow = &mut self.follow[position as usize];
                if let Err(at) = follow.binary_search(&next) {
                    follow.insert(at, next);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Regex {
        Regex::One(Symbol::Named { class: None, name: name.to_owned() })
    }

    /// Words over the fields `a` and `b`.
    fn accepts(automaton: &mut Automaton, word: &str) -> bool {
        let mut state = automaton.start();
        for letter in word.chars() {
            let name = letter.to_string();
            state = automaton.step(state, u32::from(letter), Step::Field("T", &name));
        }
        automaton.accepts(state)
    }

    #[test]
    fn words_are_accepted_as_by_the_expression() {
        // a(b|ba)*b?
        let inner = Regex::Alt(vec![named("b"), Regex::Concat(vec![named("b"), named("a")])]);
        let regex =
            Regex::Concat(vec![named("a"), Regex::Star(Box::new(inner)), Regex::Optional(Box::new(named("b")))]);
        let mut automaton = Automaton::new(&regex);
        for yes in ["a", "ab", "aba", "abbab", "abb"] {
            assert!(accepts(&mut automaton, yes), "{yes}");
        }
        for no in ["", "b", "aa", "abaa", "ba"] {
            assert!(!accepts(&mut automaton, no), "{no}");
        }
    }

    #[test]
    fn nothing_leads_out_of_the_dead_state() {
        let mut automaton = Automaton::new(&Regex::Plus(Box::new(named("a"))));
        let dead = automaton.step(automaton.start(), 1, Step::Field("T", "b"));
        assert!(automaton.is_dead(dead));
        assert!(!automaton.is_dead(automaton.start()));
        assert!(!automaton.accepts(automaton.start()));
        let empty = Automaton::new(&Regex::Empty);
        assert!(empty.accepts(empty.start()));
    }
}
