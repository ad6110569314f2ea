//! Conversion of the value on the stack from one type to another, as `LambdaMetafactory` specifies: widening, boxing,
//! unboxing, casts.

use crate::descriptor::{Kind, class_of};
use crate::error::LinkError;
use crate::op::{Op, Unresolved};
use crate::program::Program;
use crate::synth::builder::Builder;

impl Builder {
    /// Appends the conversion from one descriptor to another; `V` gives and takes nothing.
    pub fn adapt(&mut self, program: &mut Program, from: &str, to: &str) -> Result<(), LinkError> {
        if from == to {
            return Ok(());
        }
        match (Kind::of(from), Kind::of(to)) {
            (None, None) => {}
            (Some(kind), None) => {
                self.push(if kind.is_wide() { Op::Pop2 } else { Op::Pop });
            }
            (None, Some(_)) => {
                // A void implementation of a non-void interface method: the specification forbids it.
                return Err(LinkError::Incompatible(format!("cannot convert {from} to {to}")));
            }
            (Some(Kind::Ref), Some(Kind::Ref)) => {
                let class = program.load(class_of(to))?;
                self.cast(program, class);
            }
            (Some(Kind::Ref), Some(to_kind)) => {
                let boxed = Kind::of_box(class_of(from)).unwrap_or(to_kind);
                let box_class = boxed.box_class();
                let class = program.load(box_class)?;
                self.push(Op::CheckCast(class));
                let name = format!("{}Value", boxed.keyword());
                let descriptor = format!("(){}", boxed.letter());
                self.call(program, Unresolved::InvokeVirtual, box_class, &name, &descriptor)?;
                self.widen(boxed, to_kind);
            }
            (Some(from_kind), Some(Kind::Ref)) => {
                let boxed = Kind::of_box(class_of(to)).unwrap_or(from_kind);
                self.widen(from_kind, boxed);
                let box_class = boxed.box_class();
                let descriptor = format!("({})L{box_class};", boxed.letter());
                self.call(program, Unresolved::InvokeStatic, box_class, "valueOf", &descriptor)?;
            }
            (Some(from_kind), Some(to_kind)) => self.widen(from_kind, to_kind),
        }
        Ok(())
    }

    fn widen(&mut self, from: Kind, to: Kind) {
        let op = match (from, to) {
            (Kind::Long, Kind::Float) => Op::L2f,
            (Kind::Long, Kind::Double) => Op::L2d,
            (Kind::Float, Kind::Double) => Op::F2d,
            (Kind::Long | Kind::Float | Kind::Double, _) => return,
            (_, Kind::Long) => Op::I2l,
            (_, Kind::Float) => Op::I2f,
            (_, Kind::Double) => Op::I2d,
            _ => return,
        };
        self.push(op);
    }
}
