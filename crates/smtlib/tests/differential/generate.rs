//! Random scripts: declarations, then assertions, levels and checks.

use std::fmt::Write;

use testing::Random;

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

impl Script {
    pub fn random(theory: Theory, seed: u64) -> Script {
        let mut grammar = Grammar::new(theory, Random::new(seed));
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
