//! Terms as Java would write them, with no more parentheses than needed.

use std::fmt::Write;

use crate::node::{BinaryOp, Comparison, Node, UnaryOp, Variable};
use crate::sort::Sort;
use crate::term::Term;
use crate::terms::Terms;

/// A term in Java's notation, with the given names of variables. Terms share parts, but texts repeat them: beyond some
/// length or depth parts appear as `…`.
pub fn display(terms: &Terms, term: Term, name: &dyn Fn(Variable) -> String) -> String {
    let mut printer = Printer { terms, name, text: String::new(), depth: 0 };
    printer.print(term, TERNARY);
    printer.text
}

const LONGEST: usize = 20_000;
const DEEPEST: usize = 200;

// Java's precedences; a higher one binds tighter.
const TERNARY: u8 = 1;
const DISJUNCTION: u8 = 2;
const CONJUNCTION: u8 = 3;
const BIT_OR: u8 = 4;
const BIT_XOR: u8 = 5;
const BIT_AND: u8 = 6;
const EQUALITY: u8 = 7;
const ORDER: u8 = 8;
const SHIFT: u8 = 9;
const SUM: u8 = 10;
const PRODUCT: u8 = 11;
const PREFIX: u8 = 12;

struct Printer<'a> {
    terms: &'a Terms,
    name: &'a dyn Fn(Variable) -> String,
    text: String,
    depth: usize,
}

impl Printer<'_> {
    /// Prints a term where only operators of at least this precedence need no parentheses.
    fn print(&mut self, term: Term, least: u8) {
        if self.depth > DEEPEST || self.text.len() > LONGEST {
            self.text.push('…');
            return;
        }
        self.depth += 1;
        match self.terms.node(term) {
            Node::Variable(variable) => {
                let name = (self.name)(variable);
                self.text.push_str(&name);
            }
            Node::Unary(UnaryOp::Not, a) => self.negation(a, least),
            Node::Unary(op, a) => self.unary(op, a, least),
            Node::Binary(op, a, b) => self.binary(op, a, b, least),
            Node::Compare(op, a, b) => self.comparison(op, a, b, least),
            Node::Ite(condition, then, otherwise) => self.within(least > TERNARY, |printer| {
                printer.print(condition, DISJUNCTION);
                printer.text.push_str(" ? ");
                printer.print(then, TERNARY);
                printer.text.push_str(" : ");
                printer.print(otherwise, TERNARY);
            }),
            constant => self.constant(constant),
        }
        self.depth -= 1;
    }

    fn within(&mut self, parentheses: bool, inner: impl FnOnce(&mut Self)) {
        if parentheses {
            self.text.push('(');
        }
        inner(self);
        if parentheses {
            self.text.push(')');
        }
    }

    fn infix(&mut self, a: Term, operator: &str, b: Term, precedence: u8, least: u8) {
        self.within(least > precedence, |printer| {
            printer.print(a, precedence);
            let _ = write!(printer.text, " {operator} ");
            printer.print(b, precedence + 1);
        });
    }

    fn negation(&mut self, a: Term, least: u8) {
        let integers = |terms: &Terms, x| matches!(terms.sort(x), Sort::Int | Sort::Long);
        match self.terms.node(a) {
            Node::Compare(Comparison::Eq, x, y) => self.infix(x, "!=", y, EQUALITY, least),
            // `x > 0` is kept as `!(x < 1)`.
            Node::Compare(Comparison::Lt, x, y) if integers(self.terms, x) => match self.terms.node(y) {
                Node::Int(1) | Node::Long(1) => self.with_zero(x, ">", y, least),
                _ => self.infix(x, ">=", y, ORDER, least),
            },
            _ => {
                self.text.push('!');
                self.print(a, PREFIX);
            }
        }
    }

    /// `x > 0` or `x <= 0`, where the constant of the term is one.
    fn with_zero(&mut self, x: Term, operator: &str, one: Term, least: u8) {
        let zero = if self.terms.sort(one) == Sort::Long { "0L" } else { "0" };
        self.within(least > ORDER, |printer| {
            printer.print(x, ORDER);
            let _ = write!(printer.text, " {operator} {zero}");
        });
    }

    fn comparison(&mut self, op: Comparison, a: Term, b: Term, least: u8) {
        match (op, self.terms.node(b)) {
            (Comparison::Eq, _) => self.infix(a, "==", b, EQUALITY, least),
            (Comparison::Lt, Node::Int(1) | Node::Long(1)) => self.with_zero(a, "<=", b, least),
            (Comparison::Lt, _) => self.infix(a, "<", b, ORDER, least),
            (Comparison::Le, _) => self.infix(a, "<=", b, ORDER, least),
        }
    }

    fn unary(&mut self, op: UnaryOp, a: Term, least: u8) {
        let prefix = match op {
            UnaryOp::Not | UnaryOp::Neg => "-",
            UnaryOp::L2I | UnaryOp::F2I | UnaryOp::D2I => "(int) ",
            UnaryOp::I2L | UnaryOp::F2L | UnaryOp::D2L => "(long) ",
            UnaryOp::I2F | UnaryOp::L2F | UnaryOp::D2F => "(float) ",
            UnaryOp::I2D | UnaryOp::L2D | UnaryOp::F2D => "(double) ",
            UnaryOp::I2B => "(byte) ",
            UnaryOp::I2C => "(char) ",
            UnaryOp::I2S => "(short) ",
            UnaryOp::FloatBits => return self.call("Float.floatToRawIntBits", a),
            UnaryOp::BitsFloat => return self.call("Float.intBitsToFloat", a),
            UnaryOp::DoubleBits => return self.call("Double.doubleToRawLongBits", a),
            UnaryOp::BitsDouble => return self.call("Double.longBitsToDouble", a),
            UnaryOp::Sqrt => return self.call("Math.sqrt", a),
        };
        self.within(least > PREFIX, |printer| {
            printer.text.push_str(prefix);
            let start = printer.text.len();
            printer.print(a, PREFIX);
            // Never `--x`, which is another operator.
            if op == UnaryOp::Neg && printer.text[start..].starts_with('-') {
                printer.text.insert(start, '(');
                printer.text.push(')');
            }
        });
    }

    fn call(&mut self, function: &str, argument: Term) {
        self.text.push_str(function);
        self.text.push('(');
        self.print(argument, TERNARY);
        self.text.push(')');
    }

    fn binary(&mut self, op: BinaryOp, a: Term, b: Term, least: u8) {
        let truth = self.terms.sort(a) == Sort::Bool;
        let (operator, precedence) = match op {
            BinaryOp::Add => match self.subtrahend(b) {
                Some(text) => {
                    return self.within(least > SUM, |printer| {
                        printer.print(a, SUM);
                        let _ = write!(printer.text, " - {text}");
                    });
                }
                None => ("+", SUM),
            },
            BinaryOp::Sub => ("-", SUM),
            BinaryOp::Mul => ("*", PRODUCT),
            BinaryOp::Div => ("/", PRODUCT),
            BinaryOp::Rem => ("%", PRODUCT),
            BinaryOp::Shl => ("<<", SHIFT),
            BinaryOp::Shr => (">>", SHIFT),
            BinaryOp::Ushr => (">>>", SHIFT),
            BinaryOp::And if truth => ("&&", CONJUNCTION),
            BinaryOp::Or if truth => ("||", DISJUNCTION),
            BinaryOp::And => ("&", BIT_AND),
            BinaryOp::Or => ("|", BIT_OR),
            BinaryOp::Xor => ("^", BIT_XOR),
        };
        // `a && (b && c)` needs no parentheses.
        let chained = truth && matches!(self.terms.node(b), Node::Binary(inner, ..) if inner == op);
        if chained {
            self.within(least > precedence, |printer| {
                printer.print(a, precedence);
                let _ = write!(printer.text, " {operator} ");
                printer.print(b, precedence);
            });
        } else {
            self.infix(a, operator, b, precedence, least);
        }
    }

    /// The text of `c` where the second operand of a sum is `-c`.
    fn subtrahend(&self, b: Term) -> Option<String> {
        match self.terms.node(b) {
            Node::Int(value) if value < 0 => Some(value.unsigned_abs().to_string()),
            Node::Long(value) if value < 0 => Some(format!("{}L", value.unsigned_abs())),
            _ => None,
        }
    }

    fn constant(&mut self, constant: Node) {
        let text = match constant {
            Node::Bool(value) => value.to_string(),
            Node::Int(value) => value.to_string(),
            Node::Long(value) => format!("{value}L"),
            Node::Float(bits) => float_text(f32::from_bits(bits).into(), "Float")
                .unwrap_or_else(|| format!("{:?}f", f32::from_bits(bits))),
            Node::Double(bits) => {
                float_text(f64::from_bits(bits), "Double").unwrap_or_else(|| format!("{:?}", f64::from_bits(bits)))
            }
            _ => return,
        };
        self.text.push_str(&text);
    }
}

/// The names of floats that have no literal.
fn float_text(value: f64, class: &str) -> Option<String> {
    if value.is_nan() {
        Some(format!("{class}.NaN"))
    } else if value == f64::INFINITY {
        Some(format!("{class}.POSITIVE_INFINITY"))
    } else if value == f64::NEG_INFINITY {
        Some(format!("{class}.NEGATIVE_INFINITY"))
    } else {
        None
    }
}
