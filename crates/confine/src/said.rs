//! What guards say. They share the standard output with the program that they guard, so their lines begin with a word that
//! it cannot guess. The order of the lines is the order of what happened.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};

use crate::attempt::Attempt;
use crate::protection::Protection;

/// What a guard says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// What is in force from now on; the program starts.
    InForce(Protection),
    /// The program is not started: less is possible than what was demanded, or nothing works.
    Refused(String),
    /// The program tried something in vain.
    Tried(Attempt),
}

/// Recognizes what guards say among other lines.
#[derive(Clone, Debug)]
pub struct Listener {
    pub(crate) token: String,
}

/// The longest line that a pipe takes as a whole, whoever else writes to it.
const ATOMIC: usize = 4000;

impl Listener {
    /// What a line says, if a guard said it.
    pub fn hear(&self, line: &str) -> Option<Said> {
        serde_json::from_str(line.trim_end().strip_prefix(self.token.as_str())?).ok()
    }
}

/// Says something on the standard output.
pub(crate) fn say(token: &str, said: &Said) {
    let Ok(mut words) = serde_json::to_string(said) else { return };
    if words.len() > ATOMIC {
        let Said::Tried(attempt) = said else { return };
        let what = attempt.what.chars().take(ATOMIC / 8).collect::<String>() + " ...";
        words = serde_json::to_string(&Said::Tried(Attempt { what, ..attempt.clone() })).unwrap_or_default();
    }
    // An error is ignored: if nobody listens, nobody wants to know.
    let _ = io::stdout().lock().write_all(format!("\n{token}{words}\n").as_bytes());
    let _ = io::stdout().flush();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attempt::Kind;

    #[test]
    fn only_lines_behind_the_token_are_heard() {
        let listener = Listener { token: "secret".to_owned() };
        let said = Said::Tried(Attempt::new(Kind::Read, "read /x\ny"));
        let line = format!("secret{}\n", serde_json::to_string(&said).unwrap());
        assert_eq!(listener.hear(&line), Some(said));
        assert_eq!(listener.hear(&line[1..]), None);
        assert_eq!(listener.hear("secret nonsense"), None);
    }
}
