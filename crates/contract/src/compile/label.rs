//! Jumps to places that are not known yet.

use program::{Builder, Op};

/// A place in code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Label(usize);

/// Makes a jump from its target.
pub(super) type Jump = fn(u32) -> Op;

/// Labels and the jumps to them.
#[derive(Debug, Default)]
pub(super) struct Labels {
    places: Vec<Option<u32>>,
    jumps: Vec<(u32, Label, Jump)>,
}

impl Labels {
    /// A new label, which stands nowhere yet.
    pub(super) fn fresh(&mut self) -> Label {
        self.places.push(None);
        Label(self.places.len() - 1)
    }

    /// Puts a label before the next operation.
    pub(super) fn put(&mut self, label: Label, code: &Builder) {
        self.places[label.0] = Some(code.next());
    }

    /// Appends a jump.
    pub(super) fn jump(&mut self, jump: Jump, to: Label, code: &mut Builder) {
        let at = code.push(Op::Nop);
        self.jumps.push((at, to, jump));
    }

    /// Gives all jumps their targets.
    pub(super) fn settle(&mut self, code: &mut Builder) {
        for (at, label, jump) in self.jumps.drain(..) {
            let target = self.places[label.0].expect("a label stands somewhere");
            code.patch(at, jump(target));
        }
    }
}
