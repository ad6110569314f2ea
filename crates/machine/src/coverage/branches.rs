//! Finding the instructions with several ways to go on.
//!
//! Jumps by which the compiler asks whether assertions are on are left out: in one run they go one way only.

use program::{ClassId, Code, Op, Program, Unresolved};
use smallvec::SmallVec;

use super::{Branch, Edge};

/// The static field that remembers whether the assertions of a class are off.
const ASSERTIONS_OFF: &str = "$assertionsDisabled";

/// The branches of a method of a class, in the order of its code.
pub fn find(program: &Program, class: ClassId, code: &Code) -> Box<[Branch]> {
    let is_flag = |at: usize| is_assertion_flag(program, class, code.ops.get(at).map(|op| op.get()));
    // `!Main.class.desiredAssertionStatus()` is a jump, a constant, a jump, a constant, and what stores them.
    let asks = |at: usize| (at > 0 && is_flag(at - 1)) || (is_flag(at + 4) && is_constant(code, at + 1));
    let found = (0..code.ops.len()).filter(|&at| !asks(at)).filter_map(|at| {
        let targets = targets(code, at as u32);
        let edges = targets.into_iter().map(|target| Edge { target, seen: false }).collect::<SmallVec<_>>();
        (edges.len() > 1).then_some(Branch { at: at as u32, edges })
    });
    found.collect()
}

fn is_constant(code: &Code, at: usize) -> bool {
    code.ops.get(at).is_some_and(|op| matches!(op.get(), Op::Int(_)))
}

/// Whether an operation reads or writes the field of assertions.
fn is_assertion_flag(program: &Program, class: ClassId, op: Option<Op>) -> bool {
    match op {
        Some(Op::Resolve(Unresolved::GetStatic | Unresolved::PutStatic, index)) => {
            program.member_ref(class, index).is_ok_and(|member| member.name == ASSERTIONS_OFF)
        }
        Some(Op::GetStatic(slot) | Op::PutStatic(slot) | Op::PutStaticNarrow(_, slot)) => program
            .static_at(program.static_owner(slot), slot)
            .is_some_and(|field| &**program.text(field.name) == ASSERTIONS_OFF),
        _ => false,
    }
}

/// Where a jump may go, each place once; nothing for other instructions.
fn targets(code: &Code, at: u32) -> SmallVec<[u32; 2]> {
    let mut targets: SmallVec<[u32; 2]> = match code.ops[at as usize].get() {
        Op::IfEq(to)
        | Op::IfNe(to)
        | Op::IfLt(to)
        | Op::IfGe(to)
        | Op::IfGt(to)
        | Op::IfLe(to)
        | Op::IfIcmpEq(to)
        | Op::IfIcmpNe(to)
        | Op::IfIcmpLt(to)
        | Op::IfIcmpGe(to)
        | Op::IfIcmpGt(to)
        | Op::IfIcmpLe(to)
        | Op::IfAcmpEq(to)
        | Op::IfAcmpNe(to)
        | Op::IfNull(to)
        | Op::IfNonNull(to) => SmallVec::from([at + 1, to]),
        Op::TableSwitch(index) => {
            let table = &code.tables[index as usize];
            let mut targets: SmallVec<[u32; 2]> = table.targets.iter().copied().chain([table.default]).collect();
            targets.sort_unstable();
            targets
        }
        Op::LookupSwitch(index) => {
            let lookup = &code.lookups[index as usize];
            let labels = lookup.pairs.iter().map(|&(_, to)| to);
            let mut targets: SmallVec<[u32; 2]> = labels.chain([lookup.default]).collect();
            targets.sort_unstable();
            targets
        }
        _ => SmallVec::new(),
    };
    targets.dedup();
    targets
}
