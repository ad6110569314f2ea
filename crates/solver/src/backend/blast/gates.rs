//! Circuits: gates over inputs, equal gates being one (an and-inverter graph with a few more gates). Constants are
//! propagated when a gate is made, so that they cost nothing; nothing here knows of clauses.

use rustc_hash::FxHashMap;
use std::ops::Not;

/// The output of a gate, or its complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bit(u32);

impl Bit {
    pub const FALSE: Bit = Bit(0);
    pub const TRUE: Bit = Bit(1);

    pub fn constant(value: bool) -> Bit {
        Bit(value.into())
    }

    /// The number of its gate.
    pub fn gate(self) -> usize {
        (self.0 >> 1) as usize
    }

    pub fn is_complement(self) -> bool {
        self.0 & 1 == 1
    }

    pub fn is_constant(self) -> bool {
        self.0 < 2
    }

    fn flip(self, flipped: bool) -> Bit {
        Bit(self.0 ^ u32::from(flipped))
    }
}

impl Not for Bit {
    type Output = Bit;
    fn not(self) -> Bit {
        Bit(self.0 ^ 1)
    }
}

/// A gate over earlier bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gate {
    /// The constant; only gate 0.
    False,
    Input,
    And(Bit, Bit),
    Xor(Bit, Bit),
    /// The second if the first, else the third.
    Mux(Bit, Bit, Bit),
    /// At least two of three: the carry of a sum.
    Majority(Bit, Bit, Bit),
}

impl Gate {
    /// The bits it reads.
    pub fn operands(self) -> impl Iterator<Item = Bit> {
        let (bits, count) = match self {
            Gate::False | Gate::Input => ([Bit::FALSE; 3], 0),
            Gate::And(a, b) | Gate::Xor(a, b) => ([a, b, Bit::FALSE], 2),
            Gate::Mux(a, b, c) | Gate::Majority(a, b, c) => ([a, b, c], 3),
        };
        bits.into_iter().take(count)
    }
}

/// All gates made so far; only ever grows.
#[derive(Debug)]
pub struct Gates {
    gates: Vec<Gate>,
    interned: FxHashMap<Gate, Bit>,
}

impl Gates {
    pub fn new() -> Gates {
        Gates { gates: vec![Gate::False], interned: FxHashMap::default() }
    }

    pub fn len(&self) -> usize {
        self.gates.len()
    }

    /// The gate of this number.
    pub fn gate(&self, number: usize) -> Gate {
        self.gates[number]
    }

    /// A bit that may be either.
    pub fn input(&mut self) -> Bit {
        self.push(Gate::Input)
    }

    pub fn and(&mut self, a: Bit, b: Bit) -> Bit {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if a == Bit::FALSE || a == !b {
            Bit::FALSE
        } else if a == Bit::TRUE || a == b {
            b
        } else {
            self.intern(Gate::And(a, b))
        }
    }

    pub fn or(&mut self, a: Bit, b: Bit) -> Bit {
        !self.and(!a, !b)
    }

    pub fn xor(&mut self, a: Bit, b: Bit) -> Bit {
        let flipped = a.is_complement() != b.is_complement();
        let (a, b) = (a.flip(a.is_complement()), b.flip(b.is_complement()));
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        let positive = if a == b {
            Bit::FALSE
        } else if a == Bit::FALSE {
            b
        } else {
            self.intern(Gate::Xor(a, b))
        };
        positive.flip(flipped)
    }

    /// `then` if `condition`, else `otherwise`.
    pub fn mux(&mut self, condition: Bit, then: Bit, otherwise: Bit) -> Bit {
        if condition.is_complement() {
            return self.mux_positive(!condition, otherwise, then);
        }
        self.mux_positive(condition, then, otherwise)
    }

    fn mux_positive(&mut self, c: Bit, a: Bit, b: Bit) -> Bit {
        if c == Bit::FALSE || a == b {
            b
        } else if a == !b {
            !self.xor(c, a)
        } else if a == Bit::TRUE || a == c {
            self.or(c, b)
        } else if a == Bit::FALSE || a == !c {
            self.and(!c, b)
        } else if b == Bit::TRUE || b == !c {
            self.or(!c, a)
        } else if b == Bit::FALSE || b == c {
            self.and(c, a)
        } else {
            let flipped = a.is_complement();
            self.intern(Gate::Mux(c, a.flip(flipped), b.flip(flipped))).flip(flipped)
        }
    }

    /// Whether at least two of three hold.
    pub fn majority(&mut self, a: Bit, b: Bit, c: Bit) -> Bit {
        let mut bits = [a, b, c];
        bits.sort_unstable();
        let [a, b, c] = bits;
        // A constant sorts first; a bit and its complement are neighbours.
        if a == b || b == c {
            b
        } else if a == !b {
            c
        } else if b == !c {
            a
        } else if a == Bit::FALSE {
            self.and(b, c)
        } else if a == Bit::TRUE {
            self.or(b, c)
        } else {
            let flipped = a.is_complement();
            self.intern(Gate::Majority(a.flip(flipped), b.flip(flipped), c.flip(flipped))).flip(flipped)
        }
    }

    /// Whether all hold.
    pub fn all(&mut self, bits: &[Bit]) -> Bit {
        match bits {
            [] => Bit::TRUE,
            [bit] => *bit,
            _ => {
                let (low, high) = bits.split_at(bits.len() / 2);
                let (low, high) = (self.all(low), self.all(high));
                self.and(low, high)
            }
        }
    }

    /// Whether any holds.
    pub fn any(&mut self, bits: &[Bit]) -> Bit {
        let complements: Vec<Bit> = bits.iter().map(|&bit| !bit).collect();
        !self.all(&complements)
    }

    fn intern(&mut self, gate: Gate) -> Bit {
        if let Some(&bit) = self.interned.get(&gate) {
            return bit;
        }
        let bit = self.push(gate);
        self.interned.insert(gate, bit);
        bit
    }

    fn push(&mut self, gate: Gate) -> Bit {
        let number = u32::try_from(self.gates.len()).expect("the gates are bounded");
        self.gates.push(gate);
        Bit(number << 1)
    }
}
