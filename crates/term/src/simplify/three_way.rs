//! Three-way comparisons: -1, 0 or 1. Compared with a constant they become plain comparisons again.

use crate::term::Term;
use crate::terms::Terms;

impl Terms {
    /// `lcmp`, and `Integer.compare`: -1, 0 or 1 as an `int`.
    pub fn lcmp(&mut self, a: Term, b: Term) -> Term {
        let (less, equal) = (self.lt(a, b), self.eq(a, b));
        let (minus, zero, one) = (self.int(-1), self.int(0), self.int(1));
        let rest = self.ite(equal, zero, one);
        self.ite(less, minus, rest)
    }

    /// `fcmpl`, `fcmpg` and the same of `double`: as [`Terms::lcmp`], but `nan` if an operand is NaN.
    pub fn fcmp(&mut self, a: Term, b: Term, nan: i32) -> Term {
        let (less, equal, greater) = (self.lt(a, b), self.eq(a, b), self.lt(b, a));
        let (minus, zero, one, nan) = (self.int(-1), self.int(0), self.int(1), self.int(nan));
        let rest = self.ite(greater, one, nan);
        let rest = self.ite(equal, zero, rest);
        self.ite(less, minus, rest)
    }
}
