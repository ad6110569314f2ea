//! What running foreign code showed about it, and about this computer.

use std::collections::BTreeSet;

use confine::{Attempt, Protection, Said};

/// What running foreign code showed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// What was in force; the weakest, if it differed. None where nothing was run.
    pub protection: Option<Protection>,
    /// What the code tried in vain.
    pub tried: BTreeSet<Attempt>,
}

impl Account {
    /// Adds another account.
    pub fn merge(&mut self, other: Account) {
        if let Some(protection) = other.protection {
            self.protect(protection);
        }
        self.tried.extend(other.tried);
    }

    /// Notes what is in force.
    pub(crate) fn protect(&mut self, protection: Protection) {
        let is_weaker = |known: &Protection| known.is_full() && !protection.is_full();
        if self.protection.as_ref().is_none_or(is_weaker) {
            self.protection = Some(protection);
        }
    }

    /// Notes what a guard says; the result is why it did not start the program.
    pub(crate) fn note(&mut self, said: Said) -> Result<(), String> {
        match said {
            Said::InForce(protection) => self.protect(protection),
            Said::Tried(attempt) => drop(self.tried.insert(attempt)),
            Said::Refused(why) => return Err(why),
        }
        Ok(())
    }
}
