//! Linear comparisons of variables as texts, and back.

use std::fmt::{self, Write};

use super::Relation;

/// `sum + constant relation 0`, the variables by their places, ascending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Linear {
    pub(crate) relation: Relation,
    pub(crate) parts: Vec<(u32, i128)>,
    pub(crate) constant: i128,
}

impl Linear {
    /// Reads a comparison as it is printed.
    pub(crate) fn parse(text: &str) -> Option<Linear> {
        let (sum, relation) = [("<=0", Relation::AtMost), ("!=0", Relation::Unequal), ("=0", Relation::Equal)]
            .into_iter()
            .find_map(|(end, relation)| Some((text.strip_suffix(end)?, relation)))?;
        let (mut parts, mut constant) = (Vec::new(), 0);
        let mut rest = sum;
        while !rest.is_empty() {
            let end = rest[1..].find(['+', '-']).map_or(rest.len(), |at| at + 1);
            let (item, after) = rest.split_at(end);
            rest = after;
            let (sign, item) = match item.strip_prefix('-') {
                Some(item) => (-1, item),
                None => (1, item.strip_prefix('+').unwrap_or(item)),
            };
            match item.split_once('v') {
                Some(("", place)) => parts.push((place.parse().ok()?, sign)),
                Some((factor, place)) => {
                    let factor: i128 = factor.strip_suffix('*')?.parse().ok()?;
                    parts.push((place.parse().ok()?, sign * factor));
                }
                None => constant = sign * item.parse::<i128>().ok()?,
            }
        }
        let sensible = !parts.is_empty() && parts.iter().all(|&(_, c)| c != 0);
        sensible.then_some(Linear { relation, parts, constant })
    }
}

impl fmt::Display for Linear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = self.parts.iter().map(|&(place, c)| (format!("v{place}"), c));
        write!(f, "{}{}", sum_text(parts, self.constant), self.relation.word())
    }
}

/// A sum of named parts as the paper prints it, the constant last.
pub(super) fn sum_text(parts: impl Iterator<Item = (String, i128)>, constant: i128) -> String {
    let mut text = String::new();
    for (name, c) in parts {
        let sign = match (c < 0, text.is_empty()) {
            (true, _) => "-",
            (false, true) => "",
            (false, false) => "+",
        };
        let _ = match c.unsigned_abs() {
            1 => write!(text, "{sign}{name}"),
            c => write!(text, "{sign}{c}*{name}"),
        };
    }
    if text.is_empty() {
        text = constant.to_string();
    } else if constant != 0 {
        let _ = write!(text, "{constant:+}");
    }
    text
}
