//! Options of a session.

use std::collections::BTreeMap;
use std::time::Duration;

/// What `set-option` changes. Options that change nothing here are remembered, to be asked for.
#[derive(Debug)]
pub struct Options {
    pub print_success: bool,
    pub global_declarations: bool,
    /// For one check.
    pub timeout: Option<Duration>,
    texts: BTreeMap<String, String>,
}

impl Default for Options {
    fn default() -> Options {
        let defaults = [
            (":print-success", "false"),
            (":produce-models", "true"),
            (":produce-unsat-cores", "true"),
            (":produce-unsat-assumptions", "true"),
            (":produce-assertions", "true"),
            (":produce-assignments", "false"),
            (":produce-proofs", "false"),
            (":global-declarations", "false"),
            (":interactive-mode", "false"),
            (":random-seed", "0"),
            (":verbosity", "0"),
            (":reproducible-resource-limit", "0"),
            (":regular-output-channel", "\"stdout\""),
            (":diagnostic-output-channel", "\"stderr\""),
        ];
        let texts = defaults.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        Options { print_success: false, global_declarations: false, timeout: None, texts }
    }
}

impl Options {
    /// Sets an option; says whether its value makes sense and can be had.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let truth = match value {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        };
        match (name, truth) {
            (":print-success", Some(truth)) => self.print_success = truth,
            (":global-declarations", Some(truth)) => self.global_declarations = truth,
            (":timeout", _) => match value.parse() {
                // The largest number is how z3 says that there is none.
                Ok(0 | 4_294_967_295) => self.timeout = None,
                Ok(milliseconds) => self.timeout = Some(Duration::from_millis(milliseconds)),
                Err(_) => return false,
            },
            (":print-success" | ":global-declarations", None) => return false,
            (":regular-output-channel", _) if value != "\"stdout\"" => return false,
            (":diagnostic-output-channel", _) if !["\"stderr\"", "\"stdout\""].contains(&value) => return false,
            _ => {}
        }
        self.texts.insert(name.to_owned(), value.to_owned());
        true
    }

    /// The value of an option, if it is known or was set.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.texts.get(name).map(String::as_str)
    }
}
