//! Combinations in the form that parsers produce: flat where possible, none with a single part.

use crate::tree::{Formula, Regex};

impl Regex {
    /// One after the other.
    pub fn concat(parts: impl IntoIterator<Item = Regex>) -> Regex {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                Regex::Empty => {}
                Regex::Concat(parts) => flat.extend(parts),
                part => flat.push(part),
            }
        }
        match flat.len() {
            0 => Regex::Empty,
            1 => flat.remove(0),
            _ => Regex::Concat(flat),
        }
    }

    /// One of them.
    pub fn alt(parts: impl IntoIterator<Item = Regex>) -> Regex {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                Regex::Alt(parts) => flat.extend(parts),
                part => flat.push(part),
            }
        }
        if flat.len() == 1 { flat.remove(0) } else { Regex::Alt(flat) }
    }

    /// Any number of times.
    pub fn star(self) -> Regex {
        match self {
            Regex::Star(part) | Regex::Plus(part) | Regex::Optional(part) => Regex::Star(part),
            part => Regex::Star(Box::new(part)),
        }
    }

    /// Once or more.
    pub fn plus(self) -> Regex {
        match self {
            Regex::Star(part) | Regex::Optional(part) => Regex::Star(part),
            Regex::Plus(part) => Regex::Plus(part),
            part => Regex::Plus(Box::new(part)),
        }
    }

    /// Once or not at all.
    pub fn optional(self) -> Regex {
        match self {
            Regex::Star(part) | Regex::Plus(part) => Regex::Star(part),
            Regex::Optional(part) => Regex::Optional(part),
            part => Regex::Optional(Box::new(part)),
        }
    }

    /// How many steps are written in it.
    pub fn len(&self) -> usize {
        match self {
            Regex::Empty => 0,
            Regex::One(_) => 1,
            Regex::Concat(parts) | Regex::Alt(parts) => parts.iter().map(Regex::len).sum(),
            Regex::Star(part) | Regex::Plus(part) | Regex::Optional(part) => part.len(),
        }
    }

    /// Whether no step is written in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Formula {
    /// All hold.
    pub fn and(parts: impl IntoIterator<Item = Formula>) -> Formula {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                Formula::And(parts) => flat.extend(parts),
                part => flat.push(part),
            }
        }
        if flat.len() == 1 { flat.remove(0) } else { Formula::And(flat) }
    }

    /// Some holds.
    pub fn or(parts: impl IntoIterator<Item = Formula>) -> Formula {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                Formula::Or(parts) => flat.extend(parts),
                part => flat.push(part),
            }
        }
        if flat.len() == 1 { flat.remove(0) } else { Formula::Or(flat) }
    }
}
