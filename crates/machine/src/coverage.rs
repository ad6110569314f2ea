//! Coverage: which instructions were executed, and which ways their jumps went, on all paths together.
//!
//! It costs the loop that executes instructions nothing: those of a covered method are replaced by [`Op::Unseen`] when
//! the method is linked, and the first execution of one marks it and puts the original back. Jumps with several ways to
//! go stay replaced until each way has been seen.
//!
//! What was covered is history, not state: no rollback undoes it. Whatever the machine executed counts: static
//! initializers, paths that were given up or left, and instructions that did not get past a choice or an exception. A
//! way counts only if it was taken.

mod branches;
mod rethrow;

use std::ops::Range;
use std::rc::Rc;

use program::{Body, ClassId, Code, MethodId, Op, Program, access};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// What was covered so far.
#[derive(Default)]
pub struct CoverageMarks {
    methods: Vec<CoveredMethod>,
    known: FxHashSet<MethodId>,
    /// Classes of the JDK that are covered, together with the classes nested in them, by internal name.
    platform: Vec<Rc<str>>,
    marks: u64,
}

/// A method, its instructions, and what was seen of them.
pub struct CoveredMethod {
    /// The method.
    pub method: MethodId,
    /// Its code; some of its operations are replaced.
    pub code: Rc<Code>,
    /// Whether each instruction has been executed.
    seen: Box<[bool]>,
    /// Instructions with several ways to go on, in the order of the code.
    pub branches: Box<[Branch]>,
    /// Instructions that belong to no line of the source.
    added: Vec<Range<u32>>,
    /// The operations that were replaced.
    originals: Box<[Op]>,
}

/// A jump with several ways to go on.
pub struct Branch {
    /// The instruction.
    pub at: u32,
    /// The ways: not to jump first, then those of a switch in the order of the code.
    pub edges: SmallVec<[Edge; 2]>,
}

/// One way to go on.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// The next instruction.
    pub target: u32,
    /// Whether it has been taken.
    pub seen: bool,
}

impl CoverageMarks {
    /// The covered methods in the order in which they were linked, including those that have not been entered.
    pub fn methods(&self) -> &[CoveredMethod] {
        &self.methods
    }

    /// How many instructions and ways have been seen: the number grows whenever a new one is seen.
    pub fn marks(&self) -> u64 {
        self.marks
    }

    /// The operation that stands at an instruction of a covered method, replaced or not.
    pub(crate) fn original(&self, number: u32, at: u32) -> Option<Op> {
        self.methods.get(number as usize)?.originals.get(at as usize).copied()
    }

    /// Forgets what has been seen.
    pub fn reset(&mut self) {
        self.marks = 0;
        for (number, method) in self.methods.iter_mut().enumerate() {
            method.reset(number as u32);
        }
    }

    fn add(&mut self, method: MethodId, code: Rc<Code>, branches: Box<[Branch]>) {
        let originals: Box<[Op]> = code.ops.iter().map(|op| op.get()).collect();
        let seen = vec![false; originals.len()].into();
        let added = rethrow::find(&code);
        let mut covered = CoveredMethod { method, code, seen, branches, added, originals };
        covered.reset(self.methods.len() as u32);
        self.methods.push(covered);
    }
}

impl CoveredMethod {
    /// Whether it has been entered.
    pub fn is_entered(&self) -> bool {
        self.seen.contains(&true)
    }

    /// The lines with code, in the order of the code, and whether an instruction of theirs has been executed; a line may
    /// come several times.
    pub fn lines(&self) -> impl Iterator<Item = (u16, bool)> {
        let own = (0..).zip(&self.seen).filter(|(at, _)| !self.added.iter().any(|added| added.contains(at)));
        own.filter_map(|(at, &seen)| Some((self.code.line(at)?, seen)))
    }

    fn reset(&mut self, number: u32) {
        self.seen.fill(false);
        for edge in self.branches.iter_mut().flat_map(|branch| &mut branch.edges) {
            edge.seen = false;
        }
        for (op, original) in self.code.ops.iter().zip(&mut self.originals) {
            // An original that was put back may have been replaced by its resolved form since.
            if !matches!(op.get(), Op::Unseen(_)) {
                *original = op.get();
            }
            op.set(Op::Unseen(number));
        }
    }
}

impl CoverageMarks {
    /// Covers a class of the JDK and those nested in it, including methods that are linked later; false when they were
    /// covered before.
    pub(crate) fn add_platform(&mut self, program: &Program, class: ClassId) -> bool {
        let class = program.class(class);
        let is_new = class.is_jdk() && !self.platform.contains(&class.name);
        if is_new {
            self.platform.push(class.name.clone());
        }
        is_new
    }

    /// Covers a method that is linked, if it is among those to be covered.
    pub(crate) fn cover(&mut self, program: &Program, method: MethodId, code: &Rc<Code>) {
        if self.wants(program, method) && self.known.insert(method) {
            let class = program.method(method).class;
            let branches = branches::find(program, class, code);
            self.add(method, code.clone(), branches);
        }
    }

    /// Marks an instruction of a covered method as seen, and puts the original back. Answers which branch it is, if it
    /// has several ways to go on.
    pub(crate) fn see(&mut self, number: u32, pc: u32) -> Option<usize> {
        let covered = &mut self.methods[number as usize];
        let at = pc as usize;
        if !std::mem::replace(&mut covered.seen[at], true) {
            self.marks += 1;
        }
        covered.code.ops[at].set(covered.originals[at]);
        covered.branches.binary_search_by_key(&pc, |branch| branch.at).ok()
    }

    /// Marks the way that a branch took, if it took one, and replaces the instruction again while there are ways left.
    pub(crate) fn see_way(&mut self, number: u32, branch: usize, taken: Option<u32>) {
        let covered = &mut self.methods[number as usize];
        let Branch { at, edges } = &mut covered.branches[branch];
        if let Some(edge) = edges.iter_mut().find(|edge| Some(edge.target) == taken)
            && !std::mem::replace(&mut edge.seen, true)
        {
            self.marks += 1;
        }
        if edges.iter().any(|edge| !edge.seen) {
            covered.code.ops[*at as usize].set(Op::Unseen(number));
        }
    }
}

/// How the compiler names the methods for the bodies of lambda expressions: the methods are synthetic, their code is
/// the program's.
const LAMBDA: &str = "lambda$";

impl CoverageMarks {
    /// Whether a method is covered: it belongs to the program or to a covered class of the JDK, and the compiler has
    /// not made it up.
    fn wants(&self, program: &Program, method: MethodId) -> bool {
        let method = program.method(method);
        let class = program.class(method.class);
        let is_nested = |outer: &Rc<str>| class.name.strip_prefix(&**outer).is_some_and(|rest| rest.starts_with('$'));
        let is_meant = |name: &Rc<str>| *name == class.name || is_nested(name);
        let is_written = method.flags & access::SYNTHETIC == 0 || program.text(method.name).starts_with(LAMBDA);
        matches!(method.body, Body::File(_))
            && is_written
            && (!class.is_library() || self.platform.iter().any(is_meant))
    }
}
