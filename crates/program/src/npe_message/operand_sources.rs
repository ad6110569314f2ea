//! Where the values on the operand stack came from.
//!
//! A small abstract interpretation: for each instruction it records, per stack
//! slot, the instruction that pushed the value, and for the locals whether they
//! may have been assigned. Where paths with different sources meet, the source
//! is unknown.
//!
//! Like HotSpot's, it is not run to a fixed point. It passes over the code from
//! front to back until every reachable instruction has a state, and stops as
//! soon as it arrives at the instruction of interest. What would flow into that
//! one along a later backward jump is therefore not seen, and messages depend
//! on this.

use super::stack_effect::pops_and_pushes;
use ristretto_classfile::ConstantPool;
use ristretto_classfile::attributes::Instruction;

/// The operand stack and locals before an instruction.
#[derive(Clone)]
pub struct State {
    /// The instruction that pushed each slot, bottom first; none if unknown.
    stack: Vec<Option<usize>>,
    /// One bit per local variable that may have been assigned.
    written: u64,
}

impl State {
    fn new(stack: Vec<Option<usize>>) -> Self {
        State { stack, written: 0 }
    }

    /// The instruction that pushed the slot `depth` below the top.
    pub fn source(&self, depth: usize) -> Option<usize> {
        let position = self.stack.len().checked_sub(depth + 1)?;
        self.stack[position]
    }

    /// Whether the local may have been assigned. Only the first 64 are tracked.
    pub fn was_written(&self, local: u16) -> bool {
        local >= 64 || self.written >> local & 1 == 1
    }

    fn write(&mut self, local: u16, slots: u16) {
        for l in local..local.saturating_add(slots) {
            if l < 64 {
                self.written |= 1 << l;
            }
        }
    }

    fn merge(&mut self, other: &State) {
        self.written |= other.written;
        for (mine, theirs) in self.stack.iter_mut().zip(&other.stack) {
            if mine != theirs {
                *mine = None;
            }
        }
    }
}

/// The states before the instructions of one method.
pub struct OperandSources {
    states: Vec<Option<State>>,
}

impl OperandSources {
    /// Analyses `code` as far as needed to know the state before `goal`.
    /// `handlers` are the entries of exception handlers.
    pub fn up_to(goal: usize, code: &[Instruction], handlers: &[usize], pool: &ConstantPool<'_>) -> Self {
        let mut analysis = OperandSources { states: vec![None; code.len()] };
        analysis.flow_to(0, &State::new(Vec::new()));
        for &handler in handlers {
            // The exception is on the stack; it is never null.
            analysis.flow_to(handler, &State::new(vec![Some(handler)]));
        }
        let mut progress = true;
        let mut complete = false;
        while progress && !complete {
            progress = false;
            complete = true;
            for (index, instruction) in code.iter().enumerate() {
                if index == goal && index > 0 && analysis.states[index].is_some() {
                    return analysis;
                }
                match analysis.states[index].clone() {
                    None => complete = false,
                    Some(before) => {
                        progress |= analysis.execute(index, instruction, before, pool);
                    }
                }
            }
        }
        analysis
    }

    /// The state before an instruction, if it was reached.
    pub fn before(&self, index: usize) -> Option<&State> {
        self.states.get(index)?.as_ref()
    }

    /// Lets one instruction act; true if another one got its first state.
    fn execute(&mut self, index: usize, instruction: &Instruction, mut state: State, pool: &ConstantPool<'_>) -> bool {
        if !rearrange(&mut state.stack, instruction) {
            let Some((pops, pushes)) = pops_and_pushes(instruction, pool) else {
                return false;
            };
            let rest = state.stack.len().saturating_sub(pops);
            state.stack.truncate(rest);
            state.stack.extend(std::iter::repeat_n(Some(index), pushes));
        }
        if let Some((local, slots)) = assigned_local(instruction) {
            state.write(local, slots);
        }
        let (targets, falls_through) = successors(index, instruction);
        let mut progress = false;
        for target in targets {
            progress |= self.flow_to(target, &state);
        }
        if falls_through {
            progress |= self.flow_to(index + 1, &state);
        }
        progress
    }

    fn flow_to(&mut self, index: usize, state: &State) -> bool {
        match self.states.get_mut(index) {
            None => false,
            Some(Some(known)) => {
                known.merge(state);
                false
            }
            Some(unknown) => {
                *unknown = Some(state.clone());
                true
            }
        }
    }
}

/// Performs an instruction that only moves or copies slots; false if it is
/// another one. A cast leaves the value as it is, so it counts among them.
fn rearrange(stack: &mut Vec<Option<usize>>, instruction: &Instruction) -> bool {
    use Instruction as I;

    // How many slots from the top are copied, and how many they skip.
    let (copied, skipped) = match instruction {
        I::Checkcast(_) => return true,
        I::Swap => {
            let top = stack.len();
            if top >= 2 {
                stack.swap(top - 1, top - 2);
            }
            return true;
        }
        I::Dup => (1, 0),
        I::Dup_x1 => (1, 1),
        I::Dup_x2 => (1, 2),
        I::Dup2 => (2, 0),
        I::Dup2_x1 => (2, 1),
        I::Dup2_x2 => (2, 2),
        _ => return false,
    };
    let height = stack.len();
    if height >= copied + skipped {
        let copies = stack[height - copied..].to_vec();
        let position = height - copied - skipped;
        stack.splice(position..position, copies);
    }
    true
}

/// The local variable an instruction stores to, and its slots. HotSpot does not
/// count `iinc`: an incremented parameter is still called a parameter.
fn assigned_local(instruction: &Instruction) -> Option<(u16, u16)> {
    use Instruction as I;

    Some(match instruction {
        I::Istore(l) | I::Fstore(l) | I::Astore(l) => (u16::from(*l), 1),
        I::Lstore(l) | I::Dstore(l) => (u16::from(*l), 2),
        I::Istore_w(l) | I::Fstore_w(l) | I::Astore_w(l) => (*l, 1),
        I::Lstore_w(l) | I::Dstore_w(l) => (*l, 2),
        I::Istore_0 | I::Fstore_0 | I::Astore_0 => (0, 1),
        I::Istore_1 | I::Fstore_1 | I::Astore_1 => (1, 1),
        I::Istore_2 | I::Fstore_2 | I::Astore_2 => (2, 1),
        I::Istore_3 | I::Fstore_3 | I::Astore_3 => (3, 1),
        I::Lstore_0 | I::Dstore_0 => (0, 2),
        I::Lstore_1 | I::Dstore_1 => (1, 2),
        I::Lstore_2 | I::Dstore_2 => (2, 2),
        I::Lstore_3 | I::Dstore_3 => (3, 2),
        _ => return None,
    })
}

/// Where control may jump to, and whether it may also fall through.
fn successors(index: usize, instruction: &Instruction) -> (Vec<usize>, bool) {
    use Instruction as I;

    // Switch targets are relative; one outside the code is dropped later.
    let relative = |offset: &i32| index.wrapping_add_signed(*offset as isize);
    match instruction {
        I::Ifeq(target)
        | I::Ifne(target)
        | I::Iflt(target)
        | I::Ifge(target)
        | I::Ifgt(target)
        | I::Ifle(target)
        | I::If_icmpeq(target)
        | I::If_icmpne(target)
        | I::If_icmplt(target)
        | I::If_icmpge(target)
        | I::If_icmpgt(target)
        | I::If_icmple(target)
        | I::If_acmpeq(target)
        | I::If_acmpne(target)
        | I::Ifnull(target)
        | I::Ifnonnull(target) => (vec![usize::from(*target)], true),
        I::Goto(target) | I::Jsr(target) => (vec![usize::from(*target)], false),
        I::Goto_w(target) | I::Jsr_w(target) => (usize::try_from(*target).into_iter().collect(), false),
        I::Tableswitch(table) => {
            let mut targets: Vec<usize> = table.offsets.iter().map(relative).collect();
            targets.push(relative(&table.default));
            (targets, false)
        }
        I::Lookupswitch(table) => {
            let mut targets: Vec<usize> = table.pairs.values().map(relative).collect();
            targets.push(relative(&table.default));
            (targets, false)
        }
        I::Ireturn
        | I::Lreturn
        | I::Freturn
        | I::Dreturn
        | I::Areturn
        | I::Return
        | I::Athrow
        | I::Ret(_)
        | I::Ret_w(_) => (Vec::new(), false),
        _ => (Vec::new(), true),
    }
}
