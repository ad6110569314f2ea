//! Notices for users, each given once.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// Notices that wait to be shown.
#[derive(Debug, Default)]
pub(crate) struct Notices {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    said: BTreeSet<(String, Topic)>,
    waiting: Vec<String>,
}

/// What a notice is about. There is at most one notice for each store and topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Topic {
    /// It cannot be used.
    Gone,
    /// It cannot be written to.
    ReadOnly,
    /// Other processes lock it.
    Busy,
    /// It is slow.
    Slow,
    /// Something in it is damaged.
    Damage,
    /// Answers were not kept.
    Lost,
}

impl Notices {
    /// Adds a notice about the store of this name, unless there was one of this topic.
    pub fn say(&self, store: &str, topic: Topic, text: impl FnOnce() -> String) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.said.insert((store.to_owned(), topic)) {
            state.waiting.push(text());
        }
    }

    /// What has not been shown yet.
    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner).waiting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_thing_is_said_once() {
        let notices = Notices::default();
        for _ in 0..3 {
            notices.say("a", Topic::Busy, || "a is busy".to_owned());
            notices.say("b", Topic::Busy, || "b is busy".to_owned());
            notices.say("a", Topic::Gone, || "a is gone".to_owned());
        }
        assert_eq!(notices.take(), ["a is busy", "b is busy", "a is gone"]);
        notices.say("a", Topic::Gone, || "a is gone".to_owned());
        assert!(notices.take().is_empty());
    }
}
