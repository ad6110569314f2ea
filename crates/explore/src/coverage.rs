//! What the explored paths executed, by method: lines of source, and the ways that jumps went.
//!
//! A line is covered when some instruction of it was executed, even if an exception left it halfway. A branch is one
//! way of a conditional jump, or one target of a switch; the jumps that `assert` adds to ask whether it is on are left
//! out. Only methods that were entered are listed, and none that the compiler made up.
//!
//! Everything that was executed for the subject counts: static initializers, invariants and contracts, and also paths
//! that an assumption or a limit ended. So it does not depend on order and workers, as long as all paths are explored.

use std::collections::BTreeMap;

use machine::{CoveredMethod, Machine};

use crate::case::MethodName;

/// What was executed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// By method: those that were entered.
    pub methods: BTreeMap<MethodName, MethodCoverage>,
}

/// What was executed of a method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodCoverage {
    /// The method in the form of targets.
    pub method: String,
    /// The source file, or the class where it is not known.
    pub file: String,
    /// Its lines with code, and whether they are covered; none if the class file does not tell.
    pub lines: BTreeMap<u32, bool>,
    /// Its jumps with several ways, in the order of the code.
    pub branches: Vec<BranchCoverage>,
}

/// What was executed of a jump.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchCoverage {
    /// The line it is in.
    pub line: Option<u32>,
    /// Its ways.
    pub edges: Vec<EdgeCoverage>,
}

/// One way of a jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgeCoverage {
    /// The line it leads to.
    pub to: Option<u32>,
    /// Whether it was taken.
    pub is_covered: bool,
}

/// How many of how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// The covered ones.
    pub covered: usize,
    /// All.
    pub total: usize,
}

impl Share {
    /// Whether all are covered.
    pub fn is_whole(self) -> bool {
        self.covered == self.total
    }
}

impl FromIterator<bool> for Share {
    fn from_iter<T: IntoIterator<Item = bool>>(all: T) -> Share {
        let mut share = Share::default();
        for is_covered in all {
            share.covered += usize::from(is_covered);
            share.total += 1;
        }
        share
    }
}

impl Coverage {
    /// What a machine executed since it was made, or since its coverage was reset.
    pub fn of(machine: &Machine) -> Coverage {
        let entered = machine.coverage.methods().iter().filter(|covered| covered.is_entered());
        Coverage { methods: entered.map(|covered| named(machine, covered)).collect() }
    }

    /// The same methods with nothing executed but static initializers, which every use of a class runs.
    pub fn unexecuted(&self) -> Coverage {
        let mut coverage = self.clone();
        for (_, method) in coverage.methods.iter_mut().filter(|(name, _)| name.name != "<clinit>") {
            method.lines.values_mut().for_each(|is_covered| *is_covered = false);
            method.branches.iter_mut().flat_map(|branch| &mut branch.edges).for_each(|edge| edge.is_covered = false);
        }
        coverage
    }

    /// Whether the other coverage has a branch, or a method that was entered, that is not covered here.
    pub fn is_extended_by(&self, other: &Coverage) -> bool {
        other.methods.iter().any(|(name, method)| match self.methods.get(name) {
            None => true,
            Some(known) => known.edges().zip(method.edges()).any(|(known, new)| new && !known),
        })
    }

    /// Adds another coverage.
    pub fn merge(&mut self, other: Coverage) {
        for (name, method) in other.methods {
            match self.methods.get_mut(&name) {
                Some(known) => known.merge(&method),
                None => {
                    self.methods.insert(name, method);
                }
            }
        }
    }

    /// Lines by file. Several methods may have code in one line: of lambdas, of field initializers. Files of one name in
    /// different packages are told apart.
    pub fn files(&self) -> BTreeMap<(&str, &str), BTreeMap<u32, bool>> {
        let mut files: BTreeMap<(&str, &str), BTreeMap<u32, bool>> = BTreeMap::new();
        for (name, method) in &self.methods {
            let lines = files.entry((name.package(), &method.file)).or_default();
            for (&line, &is_covered) in &method.lines {
                *lines.entry(line).or_default() |= is_covered;
            }
        }
        files
    }

    /// Lines of all methods, each once.
    pub fn lines(&self) -> Share {
        self.files().values().flat_map(|lines| lines.values().copied()).collect()
    }

    /// Ways of all jumps.
    pub fn branches(&self) -> Share {
        self.methods.values().flat_map(MethodCoverage::edges).collect()
    }
}

impl MethodCoverage {
    /// Its lines.
    pub fn line_share(&self) -> Share {
        self.lines.values().copied().collect()
    }

    /// The ways of its jumps.
    pub fn branch_share(&self) -> Share {
        self.edges().collect()
    }

    fn edges(&self) -> impl Iterator<Item = bool> {
        self.branches.iter().flat_map(|branch| &branch.edges).map(|edge| edge.is_covered)
    }

    /// The method is the same, so its lines and jumps are.
    fn merge(&mut self, other: &MethodCoverage) {
        for (known, is_covered) in self.lines.values_mut().zip(other.lines.values()) {
            *known |= is_covered;
        }
        let edges = self.branches.iter_mut().flat_map(|branch| &mut branch.edges);
        for (known, edge) in edges.zip(other.branches.iter().flat_map(|branch| &branch.edges)) {
            known.is_covered |= edge.is_covered;
        }
    }
}

fn named(machine: &Machine, covered: &CoveredMethod) -> (MethodName, MethodCoverage) {
    let program = &machine.program;
    let method = program.method(covered.method);
    let class = program.class(method.class);
    let name = MethodName::of(machine, covered.method);
    let line = |at: u32| covered.code.line(at).map(u32::from);
    let mut lines: BTreeMap<u32, bool> = BTreeMap::new();
    for (line, seen) in covered.lines() {
        *lines.entry(line.into()).or_default() |= seen;
    }
    let branches = covered.branches.iter().map(|branch| {
        let edges = branch.edges.iter().map(|edge| EdgeCoverage { to: line(edge.target), is_covered: edge.seen });
        BranchCoverage { line: line(branch.at), edges: edges.collect() }
    });
    let coverage = MethodCoverage {
        method: program.spell_target(covered.method),
        file: class.source_file().unwrap_or_else(|| class.java_name()),
        lines,
        branches: branches.collect(),
    };
    (name, coverage)
}
