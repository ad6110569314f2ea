//! The propositional structure of a specification. On a partial heap an atom is violated, kept for good, or open; and so
//! is a condition.

/// A propositional combination of atoms, by number.
#[derive(Clone, Debug)]
pub(super) enum Condition {
    Atom(u32),
    And(Vec<Condition>),
    Or(Vec<Condition>),
    Not(Box<Condition>),
}

impl Condition {
    /// Whether it is a conjunction of atoms: nothing depends on one of them being true for good.
    pub(super) fn is_plain(&self) -> bool {
        match self {
            Condition::Atom(_) => true,
            Condition::And(parts) => parts.iter().all(Condition::is_plain),
            Condition::Or(_) | Condition::Not(_) => false,
        }
    }

    /// Whether no further decision makes it true: some atoms are false or true for good, the others may yet become either.
    pub(super) fn is_lost(&self, of_atom: &dyn Fn(u32) -> Option<bool>) -> bool {
        self.truth(of_atom) == Some(false)
    }

    fn truth(&self, of_atom: &dyn Fn(u32) -> Option<bool>) -> Option<bool> {
        match self {
            Condition::Atom(atom) => of_atom(*atom),
            Condition::And(parts) => junction(parts, of_atom, false),
            Condition::Or(parts) => junction(parts, of_atom, true),
            Condition::Not(part) => part.truth(of_atom).map(|truth| !truth),
        }
    }
}

/// The truth of a conjunction or disjunction: one part of the dominant value decides it.
fn junction(parts: &[Condition], of_atom: &dyn Fn(u32) -> Option<bool>, dominant: bool) -> Option<bool> {
    let mut whole = Some(!dominant);
    for part in parts {
        match part.truth(of_atom) {
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
    fn only_settled_atoms_decide() {
        let atom = |number| Condition::Atom(number);
        let none = |_: u32| None;
        let first = |number: u32| (number == 0).then_some(false);
        let kept = |number: u32| (number == 0).then_some(true);
        assert!(!Condition::And(vec![]).is_lost(&none));
        assert!(Condition::Or(vec![]).is_lost(&none));
        assert!(!Condition::And(vec![atom(0), atom(1)]).is_lost(&none));
        assert!(Condition::And(vec![atom(0), atom(1)]).is_lost(&first));
        assert!(!Condition::Or(vec![atom(0), atom(1)]).is_lost(&first));
        assert!(!Condition::Not(Box::new(atom(0))).is_lost(&none));
        assert!(!Condition::Not(Box::new(atom(0))).is_lost(&first));
        assert!(Condition::Not(Box::new(atom(0))).is_lost(&kept));
        let denied = Condition::Not(Box::new(Condition::Or(vec![Condition::Not(Box::new(atom(0))), atom(1)])));
        assert!(!denied.is_lost(&none));
        assert!(denied.is_lost(&first));
    }
}
