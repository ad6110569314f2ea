//! A small selection of cases that executes all branches which the cases execute together.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use explore::Coverage;
use explore::case::MethodName;

/// The positions of cases that are worth keeping, ascending: greedily, the one that adds most branches comes first, of
/// equals the one that executes most lines, then the earlier one. A method without branches keeps one case.
pub fn minimal(coverages: &[&Coverage]) -> Vec<usize> {
    let mut left: Vec<BTreeSet<Spot<'_>>> = coverages.iter().map(|coverage| spots(coverage)).collect();
    let lines: Vec<usize> = coverages.iter().map(|coverage| coverage.lines().covered).collect();
    let mut kept = Vec::new();
    loop {
        let best = (0..left.len()).max_by_key(|&at| (left[at].len(), lines[at], Reverse(at)));
        let Some(best) = best.filter(|&best| !left[best].is_empty()) else { break };
        let added = std::mem::take(&mut left[best]);
        for spots in &mut left {
            spots.retain(|spot| !added.contains(spot));
        }
        kept.push(best);
    }
    kept.sort_unstable();
    kept
}

/// Something that was executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Spot<'a> {
    /// A method was entered.
    Method(&'a MethodName),
    /// A way of a jump was taken: the method, the jump, the way.
    Edge(&'a MethodName, usize, usize),
}

fn spots(coverage: &Coverage) -> BTreeSet<Spot<'_>> {
    let mut spots = BTreeSet::new();
    for (name, method) in &coverage.methods {
        spots.insert(Spot::Method(name));
        for (jump, branch) in method.branches.iter().enumerate() {
            let taken = branch.edges.iter().enumerate().filter(|(_, edge)| edge.is_covered);
            spots.extend(taken.map(|(way, _)| Spot::Edge(name, jump, way)));
        }
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::*;
    use explore::{BranchCoverage, EdgeCoverage, MethodCoverage};

    fn coverage(taken: [bool; 4]) -> Coverage {
        let edges = taken.map(|is_covered| EdgeCoverage { to: None, is_covered }).to_vec();
        let branches = vec![BranchCoverage { line: None, edges }];
        let method = MethodCoverage { method: String::new(), file: String::new(), lines: Default::default(), branches };
        let name =
            MethodName { class: "A".to_owned(), name: "m".to_owned(), descriptor: "()V".to_owned(), is_static: false };
        Coverage { methods: [(name, method)].into() }
    }

    #[test]
    fn only_what_adds_branches_is_kept() {
        let all = [
            coverage([true, false, false, false]),
            coverage([true, true, false, false]),
            coverage([false, true, true, false]),
            coverage([false, false, true, false]),
        ];
        assert_eq!(minimal(&all.iter().collect::<Vec<_>>()), [1, 2]);
    }

    #[test]
    fn a_method_without_branches_keeps_one_case() {
        let all = [coverage([false; 4]), coverage([false; 4])];
        assert_eq!(minimal(&all.iter().collect::<Vec<_>>()), [0]);
        assert!(minimal(&[]).is_empty());
    }
}
