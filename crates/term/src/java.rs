//! Java's operators on constants: the one place that says what each of them means.

use crate::node::{BinaryOp, Comparison, Node, UnaryOp};

impl Node {
    /// The constant of a `float`.
    pub fn of_float(value: f32) -> Node {
        Node::Float(if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() })
    }

    /// The constant of a `double`.
    pub fn of_double(value: f64) -> Node {
        Node::Double(if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits() })
    }

    /// Whether it is a constant.
    #[inline]
    pub fn is_constant(self) -> bool {
        matches!(self, Node::Bool(_) | Node::Int(_) | Node::Long(_) | Node::Float(_) | Node::Double(_))
    }
}

/// The value of an operator with one operand; nothing if the operand is no constant of the right sort.
pub(crate) fn unary(op: UnaryOp, a: Node) -> Option<Node> {
    Some(match a {
        Node::Bool(a) => match op {
            UnaryOp::Not => Node::Bool(!a),
            _ => return None,
        },
        Node::Int(a) => match op {
            UnaryOp::Neg => Node::Int(a.wrapping_neg()),
            UnaryOp::I2L => Node::Long(a.into()),
            UnaryOp::I2F => Node::of_float(a as f32),
            UnaryOp::I2D => Node::of_double(a.into()),
            UnaryOp::I2B => Node::Int((a as i8).into()),
            UnaryOp::I2C => Node::Int((a as u16).into()),
            UnaryOp::I2S => Node::Int((a as i16).into()),
            UnaryOp::BitsFloat => Node::of_float(f32::from_bits(a as u32)),
            _ => return None,
        },
        Node::Long(a) => match op {
            UnaryOp::Neg => Node::Long(a.wrapping_neg()),
            UnaryOp::L2I => Node::Int(a as i32),
            UnaryOp::L2F => Node::of_float(a as f32),
            UnaryOp::L2D => Node::of_double(a as f64),
            UnaryOp::BitsDouble => Node::of_double(f64::from_bits(a as u64)),
            _ => return None,
        },
        Node::Float(bits) => {
            let a = f32::from_bits(bits);
            match op {
                UnaryOp::Neg => Node::of_float(-a),
                UnaryOp::F2I => Node::Int(a as i32),
                UnaryOp::F2L => Node::Long(a as i64),
                UnaryOp::F2D => Node::of_double(a.into()),
                UnaryOp::FloatBits => Node::Int(bits as i32),
                _ => return None,
            }
        }
        Node::Double(bits) => {
            let a = f64::from_bits(bits);
            match op {
                UnaryOp::Neg => Node::of_double(-a),
                UnaryOp::D2I => Node::Int(a as i32),
                UnaryOp::D2L => Node::Long(a as i64),
                UnaryOp::D2F => Node::of_float(a as f32),
                UnaryOp::DoubleBits => Node::Long(bits as i64),
                UnaryOp::Sqrt => Node::of_double(a.sqrt()),
                _ => return None,
            }
        }
        _ => return None,
    })
}

/// The value of an operator with two operands. A quotient by zero is 1 for a negative dividend and else -1, a remainder
/// by zero the dividend: SMT-LIB's `bvsdiv` and `bvsrem`.
pub(crate) fn binary(op: BinaryOp, a: Node, b: Node) -> Option<Node> {
    Some(match (a, b) {
        (Node::Bool(a), Node::Bool(b)) => Node::Bool(match op {
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            BinaryOp::Xor => a ^ b,
            _ => return None,
        }),
        (Node::Int(a), Node::Int(b)) => Node::Int(int(op, a, b)),
        (Node::Long(a), Node::Int(b)) => Node::Long(match op {
            BinaryOp::Shl => a.wrapping_shl(b as u32),
            BinaryOp::Shr => a.wrapping_shr(b as u32),
            BinaryOp::Ushr => (a as u64).wrapping_shr(b as u32) as i64,
            _ => return None,
        }),
        (Node::Long(a), Node::Long(b)) => Node::Long(long(op, a, b)?),
        (Node::Float(a), Node::Float(b)) => {
            let (a, b) = (f32::from_bits(a), f32::from_bits(b));
            Node::of_float(match op {
                BinaryOp::Add => a + b,
                BinaryOp::Sub => a - b,
                BinaryOp::Mul => a * b,
                BinaryOp::Div => a / b,
                BinaryOp::Rem => a % b,
                _ => return None,
            })
        }
        (Node::Double(a), Node::Double(b)) => {
            let (a, b) = (f64::from_bits(a), f64::from_bits(b));
            Node::of_double(match op {
                BinaryOp::Add => a + b,
                BinaryOp::Sub => a - b,
                BinaryOp::Mul => a * b,
                BinaryOp::Div => a / b,
                BinaryOp::Rem => a % b,
                _ => return None,
            })
        }
        _ => return None,
    })
}

fn int(op: BinaryOp, a: i32, b: i32) -> i32 {
    match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div if b == 0 => {
            if a < 0 {
                1
            } else {
                -1
            }
        }
        BinaryOp::Div => a.wrapping_div(b),
        BinaryOp::Rem if b == 0 => a,
        BinaryOp::Rem => a.wrapping_rem(b),
        BinaryOp::Shl => a.wrapping_shl(b as u32),
        BinaryOp::Shr => a.wrapping_shr(b as u32),
        BinaryOp::Ushr => (a as u32).wrapping_shr(b as u32) as i32,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
    }
}

fn long(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    Some(match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div if b == 0 => {
            if a < 0 {
                1
            } else {
                -1
            }
        }
        BinaryOp::Div => a.wrapping_div(b),
        BinaryOp::Rem if b == 0 => a,
        BinaryOp::Rem => a.wrapping_rem(b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr => return None,
    })
}

/// The truth of a comparison.
pub(crate) fn compare(op: Comparison, a: Node, b: Node) -> Option<bool> {
    fn of<T: PartialOrd>(op: Comparison, a: T, b: T) -> bool {
        match op {
            Comparison::Eq => a == b,
            Comparison::Lt => a < b,
            Comparison::Le => a <= b,
        }
    }
    Some(match (a, b) {
        (Node::Int(a), Node::Int(b)) => of(op, a, b),
        (Node::Long(a), Node::Long(b)) => of(op, a, b),
        (Node::Float(a), Node::Float(b)) => of(op, f32::from_bits(a), f32::from_bits(b)),
        (Node::Double(a), Node::Double(b)) => of(op, f64::from_bits(a), f64::from_bits(b)),
        (Node::Bool(a), Node::Bool(b)) if op == Comparison::Eq => a == b,
        _ => return None,
    })
}
