//! The forms that the simplifier must reach, and how terms print.

use term::{Arithmetic, BinaryOp, Domain, Term, Terms, UnaryOp, display};

struct World {
    terms: Terms,
    x: Term,
    y: Term,
    byte: Term,
    char: Term,
    long: Term,
    long2: Term,
    p: Term,
    q: Term,
    float: Term,
    float2: Term,
}

fn world(arithmetic: Arithmetic) -> World {
    let mut terms = Terms::new(arithmetic);
    let mut make = |index, domain| terms.variable(index, domain);
    let (x, y) = (make(0, Domain::Int), make(1, Domain::Int));
    let (byte, char) = (make(2, Domain::Byte), make(3, Domain::Char));
    let (long, long2) = (make(4, Domain::Long), make(5, Domain::Long));
    let (p, q) = (make(6, Domain::Bool), make(7, Domain::Bool));
    let (float, float2) = (make(8, Domain::Float), make(9, Domain::Float));
    World { terms, x, y, byte, char, long, long2, p, q, float, float2 }
}

fn java() -> World {
    world(Arithmetic::Java)
}

impl World {
    fn show(&self, term: Term) -> String {
        const NAMES: [&str; 10] = ["x", "y", "b", "c", "l", "m", "p", "q", "f", "g"];
        display(&self.terms, term, &|variable| NAMES[variable.index as usize].to_string())
    }

    fn add(&mut self, a: Term, c: i32) -> Term {
        let c = self.terms.int(c);
        self.terms.binary(BinaryOp::Add, a, c)
    }

    fn truth(&mut self, value: bool) -> Term {
        self.terms.bool(value)
    }
}

#[test]
fn three_way_results_become_comparisons() {
    let mut w = java();
    let three_way = w.terms.lcmp(w.long, w.long2);
    let zero = w.terms.int(0);
    let (lt, gt, eq) = (w.terms.lt(w.long, w.long2), w.terms.lt(w.long2, w.long), w.terms.eq(w.long, w.long2));
    assert_eq!(w.terms.lt(three_way, zero), lt);
    assert_eq!(w.terms.gt(three_way, zero), gt);
    assert_eq!(w.terms.eq(three_way, zero), eq);
    assert_eq!(w.terms.ge(three_way, zero), w.terms.not(lt));
    assert_eq!(w.terms.le(three_way, zero), w.terms.not(gt));
    assert_eq!(w.terms.ne(three_way, zero), w.terms.not(eq));
}

#[test]
fn three_way_results_of_floats_become_comparisons() {
    let mut w = java();
    let zero = w.terms.int(0);
    for nan in [-1, 1] {
        let three_way = w.terms.fcmp(w.float, w.float2, nan);
        let (lt, le) = (w.terms.lt(w.float, w.float2), w.terms.le(w.float, w.float2));
        let (gt, ge) = (w.terms.lt(w.float2, w.float), w.terms.le(w.float2, w.float));
        let eq = w.terms.eq(w.float, w.float2);
        assert_eq!(w.terms.eq(three_way, zero), eq);
        let (below, above) = (w.terms.lt(three_way, zero), w.terms.gt(three_way, zero));
        if nan < 0 {
            assert_eq!((below, above), (w.terms.not(ge), gt));
        } else {
            assert_eq!((below, above), (lt, w.terms.not(le)));
        }
    }
}

#[test]
fn truth_values_carried_as_numbers_come_back() {
    let mut w = java();
    let (zero, one) = (w.terms.int(0), w.terms.int(1));
    let (a, b) = (w.terms.ite(w.p, one, zero), w.terms.ite(w.q, one, zero));
    assert_eq!(w.terms.ne(a, zero), w.p);
    assert_eq!(w.terms.eq(a, zero), w.terms.not(w.p));
    let both = w.terms.binary(BinaryOp::And, a, b);
    assert_eq!(w.terms.ne(both, zero), w.terms.and(w.p, w.q));
    let flipped = w.terms.binary(BinaryOp::Xor, a, one);
    assert_eq!(w.terms.ne(flipped, zero), w.terms.not(w.p));
}

#[test]
fn domains_decide() {
    let mut w = java();
    let (thousand, minus) = (w.terms.int(1000), w.terms.int(-1));
    assert_eq!(w.terms.lt(w.byte, thousand), w.truth(true));
    assert_eq!(w.terms.lt(w.char, minus), w.truth(false));
    assert_eq!(w.terms.eq(w.char, minus), w.truth(false));
    let mask = w.terms.int(15);
    let masked = w.terms.binary(BinaryOp::And, w.x, mask);
    assert_eq!(w.terms.lt(masked, thousand), w.truth(true));
    assert_eq!(w.terms.unary(UnaryOp::I2C, w.char), w.char);
    assert_eq!(w.terms.unary(UnaryOp::I2B, w.byte), w.byte);
}

#[test]
fn constants_move_only_where_nothing_wraps() {
    let mut w = java();
    let five = w.terms.int(5);
    let (sum, small) = (w.add(w.x, 3), w.add(w.byte, 3));
    let equal = w.terms.eq(sum, five);
    assert_eq!(w.show(equal), "x == 2");
    let less = w.terms.lt(sum, five);
    assert_eq!(w.show(less), "x + 3 < 5");
    let less = w.terms.lt(small, five);
    assert_eq!(w.show(less), "b < 2");
    let mut ideal = world(Arithmetic::Ideal);
    let (five, sum) = (ideal.terms.int(5), ideal.add(ideal.x, 3));
    let less = ideal.terms.lt(sum, five);
    assert_eq!(ideal.show(less), "x < 2");
}

#[test]
fn ideal_integers_do_not_wrap() {
    let mut w = world(Arithmetic::Ideal);
    let (max, one) = (w.terms.int(i32::MAX), w.terms.int(1));
    let sum = w.terms.binary(BinaryOp::Add, max, one);
    assert_eq!(w.show(sum), "2147483647 + 1");
    let next = w.add(w.x, 1);
    assert_eq!(w.terms.lt(w.x, next), w.truth(true));
    // An input may be beyond Java's integers, but a byte is a byte.
    let beyond = w.terms.gt(w.x, max);
    assert_eq!(w.show(beyond), "2147483647 < x");
    assert_eq!(w.terms.gt(w.byte, max), w.truth(false));
}

#[test]
fn widened_integers_compare_as_they_are() {
    let mut w = java();
    let (a, b) = (w.terms.unary(UnaryOp::I2L, w.x), w.terms.unary(UnaryOp::I2L, w.y));
    assert_eq!(w.terms.lt(a, b), w.terms.lt(w.x, w.y));
    assert_eq!(w.terms.eq(a, b), w.terms.eq(w.x, w.y));
    let (seven, seven_int, large) = (w.terms.long(7), w.terms.int(7), w.terms.long(1 << 40));
    assert_eq!(w.terms.lt(a, seven), w.terms.lt(w.x, seven_int));
    assert_eq!(w.terms.lt(a, large), w.truth(true));
    assert_eq!(w.terms.unary(UnaryOp::L2I, a), w.x);
}

#[test]
fn sums_cancel() {
    let mut w = java();
    let sum = w.terms.binary(BinaryOp::Add, w.x, w.y);
    assert_eq!(w.terms.binary(BinaryOp::Sub, sum, w.y), w.x);
    let (up, down) = (w.add(w.x, 7), w.add(w.y, -3));
    let sum = w.terms.binary(BinaryOp::Add, up, down);
    assert_eq!(w.show(sum), "x + y + 4");
    let difference = w.terms.binary(BinaryOp::Sub, up, down);
    assert_eq!(w.show(difference), "x - y + 10");
}

#[test]
fn terms_print_as_java() {
    let mut w = java();
    let two = w.terms.int(2);
    let sum = w.add(w.x, 1);
    let product = w.terms.binary(BinaryOp::Mul, sum, two);
    assert_eq!(w.show(product), "(x + 1) * 2");
    let above = w.terms.ge(w.x, w.y);
    assert_eq!(w.show(above), "x >= y");
    let zero = w.terms.int(0);
    let positive = w.terms.gt(w.x, zero);
    assert_eq!(w.show(positive), "x > 0");
    let cast = w.terms.unary(UnaryOp::I2B, sum);
    assert_eq!(w.show(cast), "(byte) (x + 1)");
    let either = w.terms.or(w.p, above);
    let all = w.terms.and(either, w.q);
    assert!(["(p || x >= y) && q", "q && (p || x >= y)"].contains(&w.show(all).as_str()));
    let choice = w.terms.ite(w.p, w.x, w.y);
    assert_eq!(w.show(choice), "p ? x : y");
    let half = w.terms.float(0.5);
    let less = w.terms.lt(w.float, half);
    let not_less = w.terms.not(less);
    assert_eq!(w.show(not_less), "!(f < 0.5f)");
    let negated = w.terms.unary(UnaryOp::Neg, product);
    assert_eq!(w.show(negated), "(x + 1) * -2");
    let shifted = w.terms.binary(BinaryOp::Ushr, sum, two);
    assert_eq!(w.show(shifted), "x + 1 >>> 2");
}

#[test]
fn deep_terms_need_no_deep_stack() {
    let mut w = java();
    let mut sum = w.x;
    for _ in 0..200_000 {
        let product = w.terms.binary(BinaryOp::Mul, sum, w.y);
        sum = w.terms.binary(BinaryOp::Sub, product, w.x);
    }
    let value = term::evaluate(&w.terms, sum, &|_| Some(term::Node::Int(1)));
    assert_eq!(value, Some(term::Node::Int(1 - 200_000)));
    assert!(w.show(sum).contains('…'));
}
