//! Makes methods with wrong verdicts shorter, as long as the same stays wrong: many at a time, since a batch costs hardly
//! more than a method.

use std::collections::BTreeMap;

use super::compare::Finding;
use super::slice::slice;
use super::statement::Method;
use super::{BATCH, Claims};

/// A method and what is wrong with it.
#[derive(Clone)]
pub struct Wrong {
    /// The method.
    pub method: Method,
    /// What is wrong.
    pub finding: Finding,
    /// The method as Java.
    pub text: String,
}

/// The shortest that were found.
pub fn shrink(claims: &mut Claims, mut wrong: Vec<Wrong>) -> Vec<Wrong> {
    let mut active: Vec<usize> = (0..wrong.len()).collect();
    let mut first = true;
    while !active.is_empty() {
        // A slice is most often all that is needed.
        let sliced = |one: &Wrong| slice(&one.method, &one.finding.place).into_iter().collect();
        let some = |one: &Wrong| if first { sliced(one) } else { shorter(&one.method) };
        let of = |number: usize| some(&wrong[number]).into_iter().map(move |method| (number, method));
        let candidates: Vec<(usize, Method)> = active.iter().flat_map(|&number| of(number)).collect();
        let mut best: BTreeMap<usize, Wrong> = BTreeMap::new();
        for chunk in candidates.chunks(2 * BATCH) {
            let methods: Vec<Method> = chunk.iter().map(|(_, method)| method.clone()).collect();
            for checked in claims.check(&methods) {
                let (number, method) = &chunk[checked.original];
                let wanted = wrong[*number].finding.key();
                let found = checked.findings.into_iter().find(|one| one.key() == wanted);
                let shorter = best.get(number).is_none_or(|one| weight(method) < weight(&one.method));
                if let (Some(finding), true) = (found, shorter) {
                    best.insert(*number, Wrong { method: method.clone(), finding, text: checked.text });
                }
            }
        }
        // Without a place there is no slice, but perhaps something shorter.
        active = if first { active } else { best.keys().copied().collect() };
        first = false;
        for (number, better) in best {
            wrong[number] = better;
        }
    }
    wrong
}

/// All methods with one statement or one parameter less.
fn shorter(method: &Method) -> Vec<Method> {
    let both = (0..method.size()).flat_map(|number| [method.without(number, false), method.without(number, true)]);
    // Where the parameter is used, this does not compile.
    let fewer = (0..method.parameters.len()).map(|number| method.without_parameter(number));
    both.flatten().chain(fewer.filter(|one| !one.parameters.is_empty())).collect()
}

fn weight(method: &Method) -> usize {
    method.size() + method.parameters.len()
}
