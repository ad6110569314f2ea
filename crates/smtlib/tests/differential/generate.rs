//! Random scripts: declarations, then assertions, levels and checks.

use std::fmt::Write;

use crate::grammar::Grammar;

/// What a script is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theory {
    BitVectors,
    LinearIntegers,
    Differences,
    BitArrays,
    IntegerArrays,
    Floats,
    Functions,
}

/// A script and what is asserted at its last check.
pub struct Script {
    pub text: String,
    /// Functions that the assertions use and no model holds.
    pub definitions: String,
    pub live: Vec<String>,
    pub constraints: usize,
}

/// Numbers that a seed determines.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, limit: u64) -> u64 {
        (self.next() >> 11) % limit
    }

    pub fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len() as u64) as usize]
    }

    pub fn chance(&mut self, one_in: u64) -> bool {
        self.below(one_in) == 0
    }
}

impl Script {
    pub fn random(theory: Theory, seed: u64) -> Script {
        let mut random = Random::new(seed);
        for _ in 0..4 {
            random.next();
        }
        let mut grammar = Grammar::new(theory, random);
        let mut text = grammar.declarations();
        let mut levels: Vec<Vec<String>> = vec![Vec::new()];
        let mut constraints = 0;
        let wanted = 1 + grammar.random.below(8) as usize;
        while constraints < wanted {
            match grammar.random.below(10) {
                0 => {
                    text.push_str("(push 1)\n");
                    levels.push(Vec::new());
                }
                1 if levels.len() > 1 => {
                    text.push_str("(pop 1)\n");
                    levels.pop();
                }
                2 => text.push_str("(check-sat)\n"),
                3 => {
                    constraints += 1;
                    let condition = grammar.literal();
                    let _ = writeln!(text, "(check-sat-assuming ({condition}))");
                }
                _ => {
                    constraints += 1;
                    let assertion =
                        format!("(assert {})", grammar.condition(if theory == Theory::Floats { 1 } else { 2 }));
                    text.push_str(&assertion);
                    text.push('\n');
                    levels.last_mut().expect("the first stays").push(assertion);
                }
            }
        }
        text.push_str("(check-sat)\n");
        let definitions = text.lines().filter(|line| line.starts_with("(define-fun")).collect();
        Script { text, definitions, live: levels.concat(), constraints }
    }
}
