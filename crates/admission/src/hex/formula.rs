//! The propositional structure of a specification. On a partial heap an atom is violated or not yet violated; so a
//! condition is false for good, or open.

/// A propositional combination of atoms, by number.
#[derive(Clone, Debug)]
pub(super) enum Condition {
    Atom(u32),
    And(Vec<Condition>),
    Or(Vec<Condition>),
    Not(Box<Condition>),
}

impl Condition {
    /// Whether no further decision makes it true: some atoms are violated for good, the others may yet be violated or
    /// not.
    pub(super) fn is_lost(&self, is_violated: &dyn Fn(u32) -> bool) -> bool {
        self.truth(is_violated) == Some(false)
    }

    fn truth(&self, is_violated: &dyn Fn(u32) -> bool) -> Option<bool> {
        match self {
            Condition::Atom(atom) => is_violated(*atom).then_some(false),
            Condition::And(parts) => junction(parts, is_violated, false),
            Condition::Or(parts) => junction(parts, is_violated, true),
            Condition::Not(part) => part.truth(is_violated).map(|truth| !truth),
        }
    }
}

/// The truth of a conjunction or disjunction: one part of the dominant value decides it.
fn junction(parts: &[Condition], is_violated: &dyn Fn(u32) -> bool, dominant: bool) -> Option<bool> {
    let mut whole = Some(!dominant);
    for part in parts {
        match part.truth(is_violated) {
            Some(truth) if truth == dominant => return Some(dominant),
            Some(_) => {}
            None => whole = None,
        }
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_violated_atoms_decide() {
        let atom = |number| Condition::Atom(number);
        let none = |_: u32| false;
        let first = |number: u32| number == 0;
        assert!(!Condition::And(vec![]).is_lost(&none));
        assert!(Condition::Or(vec![]).is_lost(&none));
        assert!(!Condition::And(vec![atom(0), atom(1)]).is_lost(&none));
        assert!(Condition::And(vec![atom(0), atom(1)]).is_lost(&first));
        assert!(!Condition::Or(vec![atom(0), atom(1)]).is_lost(&first));
        assert!(!Condition::Not(Box::new(atom(0))).is_lost(&none));
        assert!(!Condition::Not(Box::new(atom(0))).is_lost(&first));
        let denied = Condition::Not(Box::new(Condition::Or(vec![Condition::Not(Box::new(atom(0))), atom(1)])));
        assert!(!denied.is_lost(&none));
        assert!(denied.is_lost(&first));
    }
}
