//! Random terms of each theory.

use std::fmt::Write;

use testing::Random;

use crate::generate::Theory;

/// Makes terms over a few declared names.
pub struct Grammar {
    theory: Theory,
    pub random: Random,
    width: u64,
    /// Exponent and significand bits.
    format: (u64, u64),
    /// Sorts of indices and elements.
    index: String,
    element: String,
}

const WIDTHS: &[u64] = &[1, 2, 5, 8, 13, 16, 31, 32, 33, 48, 64];

impl Grammar {
    pub fn new(theory: Theory, mut random: Random) -> Grammar {
        let width = WIDTHS[random.below(WIDTHS.len() as u64) as usize];
        let format = if random.chance(3) { (11, 53) } else { (8, 24) };
        let bits = |random: &mut Random| format!("(_ BitVec {})", [1, 3, 5, 8, 32][random.below(5) as usize]);
        let (index, element) = match theory {
            Theory::BitArrays => (bits(&mut random), bits(&mut random)),
            _ => ("Int".to_owned(), "Int".to_owned()),
        };
        Grammar { theory, random, width, format, index, element }
    }

    pub fn declarations(&mut self) -> String {
        let mut text = "(declare-const p Bool)\n(declare-const q Bool)\n".to_owned();
        let sort = self.sort();
        for name in ["x", "y", "z"] {
            let _ = writeln!(text, "(declare-const {name} {sort})");
        }
        match self.theory {
            Theory::BitArrays | Theory::IntegerArrays => {
                for name in ["a", "b", "c"] {
                    let _ = writeln!(text, "(declare-const {name} (Array {} {}))", self.index, self.element);
                }
                for name in ["i", "j"] {
                    let _ = writeln!(text, "(declare-const {name} {})", self.index);
                }
            }
            Theory::Functions => {
                text.push_str(
                    "(declare-fun f (Int) Int)\n(declare-fun g (Int Bool) Int)\n(declare-fun h (Int) Bool)\n",
                );
            }
            Theory::BitVectors => {
                let _ = writeln!(text, "(declare-fun f ({sort}) {sort})");
                let _ =
                    writeln!(text, "(define-fun m ((u {sort}) (v {sort})) {sort} (let ((w (bvadd u v))) (bvxor w u)))");
            }
            _ => {}
        }
        text
    }

    fn sort(&self) -> String {
        match self.theory {
            Theory::BitVectors => format!("(_ BitVec {})", self.width),
            Theory::Floats => format!("(_ FloatingPoint {} {})", self.format.0, self.format.1),
            Theory::BitArrays => self.element.clone(),
            _ => "Int".to_owned(),
        }
    }

    /// A name of a truth value, or its negation.
    pub fn literal(&mut self) -> String {
        self.random.pick(&["p", "q", "(not p)", "(not q)"]).to_owned()
    }

    pub fn condition(&mut self, depth: u64) -> String {
        if depth > 0 && self.random.chance(3) {
            let (a, b) = (self.condition(depth - 1), self.condition(depth - 1));
            return match self.random.below(7) {
                0 => format!("(not {a})"),
                1 => format!("(xor {a} {b})"),
                2 => format!("(=> {a} {b})"),
                3 => format!("(= {a} {b})"),
                4 => format!("(ite {a} {b} {})", self.literal()),
                5 => format!("(and {a} {b})"),
                _ => format!("(or {a} {b})"),
            };
        }
        if self.random.chance(6) {
            return self.literal();
        }
        self.atom()
    }

    fn atom(&mut self) -> String {
        match self.theory {
            Theory::BitVectors => {
                let width = self.width;
                let (a, b) = (self.bits(width, 3), self.bits(width, 3));
                let comparison = self
                    .random
                    .pick(&["=", "distinct", "bvult", "bvule", "bvugt", "bvuge", "bvslt", "bvsle", "bvsgt", "bvsge"]);
                format!("({comparison} {a} {b})")
            }
            Theory::LinearIntegers | Theory::Functions => {
                let (a, b) = (self.integer(2), self.integer(2));
                format!("({} {a} {b})", self.random.pick(&["=", "<", "<=", ">", ">=", "distinct"]))
            }
            Theory::Differences => {
                let (x, y) = (self.random.pick(&["x", "y", "z"]), self.random.pick(&["x", "y", "z"]));
                let bound = self.numeral(20);
                format!("({} (- {x} {y}) {bound})", self.random.pick(&["=", "<", "<=", ">", ">=", "distinct"]))
            }
            Theory::BitArrays | Theory::IntegerArrays => self.array_atom(),
            Theory::Floats => self.float_atom(),
        }
    }

    fn bit_literal(&mut self, width: u64) -> String {
        let all = u64::MAX >> (64 - width);
        let value = match self.random.below(5) {
            0 => 0,
            1 => all,
            2 => 1 << (width - 1),
            3 => self.random.below(9) & all,
            _ => self.random.next() & all,
        };
        format!("(_ bv{value} {width})")
    }

    fn bits(&mut self, width: u64, depth: u64) -> String {
        if depth == 0 || self.random.chance(4) {
            return match width == self.width && !self.random.chance(3) {
                true => self.random.pick(&["x", "y", "z"]).to_owned(),
                false => self.bit_literal(width),
            };
        }
        let depth = depth - 1;
        match self.random.below(12) {
            0 => format!("({} {})", self.random.pick(&["bvnot", "bvneg"]), self.bits(width, depth)),
            1 if width == self.width => {
                format!("({} {})", self.random.pick(&["f", "m x", "m y"]), self.bits(width, depth))
            }
            2 if width > 1 => {
                let low = 1 + self.random.below(width - 1);
                format!("(concat {} {})", self.bits(width - low, depth), self.bits(low, depth))
            }
            3 => {
                let from = (width + self.random.below(65 - width)).min(64);
                let low = self.random.below(from - width + 1);
                format!("((_ extract {} {low}) {})", low + width - 1, self.bits(from, depth))
            }
            4 if width > 1 => {
                let narrow = 1 + self.random.below(width - 1);
                let operator = self.random.pick(&["zero_extend", "sign_extend"]);
                format!("((_ {operator} {}) {})", width - narrow, self.bits(narrow, depth))
            }
            5 => {
                let places = self.random.below(2 * width);
                format!(
                    "((_ {} {places}) {})",
                    self.random.pick(&["rotate_left", "rotate_right"]),
                    self.bits(width, depth)
                )
            }
            6 => {
                let condition = self.atom_below(depth);
                format!("(ite {condition} {} {})", self.bits(width, depth), self.bits(width, depth))
            }
            7 if width == 1 => {
                let from = 1 + self.random.below(20);
                format!("(bvcomp {} {})", self.bits(from, depth), self.bits(from, depth))
            }
            8 if width.is_multiple_of(2) => format!("((_ repeat 2) {})", self.bits(width / 2, depth)),
            9 if width <= 16 || self.random.chance(4) => {
                let operator = self.random.pick(&["bvmul", "bvudiv", "bvurem", "bvsdiv", "bvsrem", "bvsmod"]);
                format!("({operator} {} {})", self.bits(width, depth), self.bits(width, depth))
            }
            _ => {
                let operator = self.random.pick(&[
                    "bvadd", "bvsub", "bvand", "bvor", "bvxor", "bvnand", "bvnor", "bvxnor", "bvshl", "bvlshr",
                    "bvashr",
                ]);
                format!("({operator} {} {})", self.bits(width, depth), self.bits(width, depth))
            }
        }
    }

    fn atom_below(&mut self, depth: u64) -> String {
        if depth == 0 { self.literal() } else { format!("(bvult x {})", self.bits(self.width, depth - 1)) }
    }

    fn numeral(&mut self, size: u64) -> String {
        let value = match self.random.below(8) {
            0 => self.random.below(1 << 40),
            _ => self.random.below(size),
        };
        if value > 0 && self.random.chance(2) { format!("(- {value})") } else { value.to_string() }
    }

    fn integer(&mut self, depth: u64) -> String {
        if depth == 0 || self.random.chance(4) {
            return if self.random.chance(3) {
                self.numeral(20)
            } else {
                self.random.pick(&["x", "y", "z"]).to_owned()
            };
        }
        let depth = depth - 1;
        let functions = self.theory == Theory::Functions;
        match self.random.below(9) {
            0 => format!("(- {})", self.integer(depth)),
            1 => format!("(* {} {})", self.numeral(8), self.integer(depth)),
            2 => {
                let divisor = 1 + self.random.below(9);
                let divisor = if self.random.chance(2) { format!("(- {divisor})") } else { divisor.to_string() };
                format!("({} {} {divisor})", self.random.pick(&["div", "mod"]), self.integer(depth))
            }
            3 => format!("(abs {})", self.integer(depth)),
            4 => format!("(ite {} {} {})", self.literal(), self.integer(depth), self.integer(depth)),
            5 if functions => format!("(f {})", self.integer(depth)),
            6 if functions => format!("(g {} {})", self.integer(depth), self.literal()),
            7 if functions => format!("(ite (h {}) {} {})", self.integer(depth), self.integer(depth), self.numeral(9)),
            n => format!("({} {} {})", if n % 2 == 0 { "-" } else { "+" }, self.integer(depth), self.integer(depth)),
        }
    }

    fn array_atom(&mut self) -> String {
        if self.random.chance(3) {
            return format!("({} {} {})", self.random.pick(&["=", "distinct"]), self.array(2), self.array(2));
        }
        if self.random.chance(4) {
            return format!("(= {} {})", self.array_index(), self.array_index());
        }
        let (a, b) = (self.array_element(2), self.array_element(2));
        let comparison = match self.theory {
            Theory::IntegerArrays => self.random.pick(&["=", "<", "<="]),
            _ => self.random.pick(&["=", "bvult", "bvsle"]),
        };
        format!("({comparison} {a} {b})")
    }

    fn scalar_literal(&mut self, sort: &str) -> String {
        match sort.strip_prefix("(_ BitVec ").and_then(|rest| rest.strip_suffix(')')) {
            Some(width) => self.bit_literal(width.parse().expect("a width")),
            None => self.numeral(4),
        }
    }

    fn array(&mut self, depth: u64) -> String {
        let sort = self.element.clone();
        match self.random.below(8) {
            0..=2 if depth > 0 => {
                format!("(store {} {} {})", self.array(depth - 1), self.array_index(), self.array_element(depth - 1))
            }
            3 if depth > 0 => format!("(ite {} {} {})", self.literal(), self.array(depth - 1), self.array(depth - 1)),
            // z3 4.8 has wrong models of constant arrays with finitely many indices.
            4 if self.theory == Theory::IntegerArrays => {
                let value = self.scalar_literal(&sort);
                format!("((as const (Array {} {sort})) {value})", self.index)
            }
            _ => self.random.pick(&["a", "b", "c"]).to_owned(),
        }
    }

    fn array_index(&mut self) -> String {
        let sort = self.index.clone();
        if self.random.chance(3) { self.scalar_literal(&sort) } else { self.random.pick(&["i", "j"]).to_owned() }
    }

    fn array_element(&mut self, depth: u64) -> String {
        let sort = self.element.clone();
        match self.random.below(6) {
            0 => self.scalar_literal(&sort),
            1 => self.random.pick(&["x", "y", "z"]).to_owned(),
            _ if depth > 0 => format!("(select {} {})", self.array(depth - 1), self.array_index()),
            _ => self.random.pick(&["x", "y"]).to_owned(),
        }
    }

    fn float_atom(&mut self) -> String {
        let (a, b) = (self.float(2), self.float(2));
        match self.random.below(3) {
            0 => {
                let test = self.random.pick(&[
                    "fp.isNaN",
                    "fp.isInfinite",
                    "fp.isZero",
                    "fp.isNegative",
                    "fp.isPositive",
                    "fp.isNormal",
                    "fp.isSubnormal",
                ]);
                format!("({test} {a})")
            }
            _ => format!("({} {a} {b})", self.random.pick(&["=", "fp.eq", "fp.lt", "fp.leq", "fp.gt", "fp.geq"])),
        }
    }

    fn float(&mut self, depth: u64) -> String {
        let (exponent, significand) = self.format;
        let total = exponent + significand;
        if depth == 0 || self.random.chance(4) {
            return match self.random.below(6) {
                0 => format!(
                    "(_ {} {exponent} {significand})",
                    self.random.pick(&["+oo", "-oo", "+zero", "-zero", "NaN"])
                ),
                1 => format!(
                    "((_ to_fp {exponent} {significand}) RNE {}.{})",
                    self.random.below(20),
                    self.random.below(100)
                ),
                2 => format!("((_ to_fp {exponent} {significand}) {})", self.bit_literal(total)),
                _ => self.random.pick(&["x", "y", "z"]).to_owned(),
            };
        }
        let depth = depth - 1;
        let a = self.float(depth);
        match self.random.below(10) {
            0 => format!("(fp.neg {a})"),
            1 => format!("(fp.abs {a})"),
            2 => format!("({} {a} {})", self.random.pick(&["fp.min", "fp.max"]), self.float(depth)),
            3 => format!("(ite {} {a} {})", self.literal(), self.float(depth)),
            4 if exponent == 8 => format!("((_ to_fp 8 24) RNE ((_ to_fp 11 53) RNE {a}))"),
            5 => {
                let width = [8, 16, 32, 64][(self.random.next() & self.random.next() & 3) as usize];
                let (there, back) = match self.random.below(2) {
                    0 => ("fp.to_sbv", "to_fp"),
                    _ => ("fp.to_ubv", "to_fp_unsigned"),
                };
                format!("((_ {back} {exponent} {significand}) RNE ((_ {there} {width}) RTZ {a}))")
            }
            6 if exponent == 8 && self.random.chance(3) => {
                format!("({} RNE {a} {})", self.random.pick(&["fp.mul", "fp.div"]), self.float(0))
            }
            7 if exponent == 8 && self.random.chance(4) => format!("(fp.sqrt RNE {a})"),
            _ => format!("({} RNE {a} {})", self.random.pick(&["fp.add", "fp.sub"]), self.float(depth)),
        }
    }
}
