//! A small seeded generator: the same numbers everywhere, no dependency.

/// xorshift64*
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// Numbers of all magnitudes: small ones, powers of two and their neighbours, and any.
    pub fn long(&mut self) -> i64 {
        let any = self.next() as i64;
        match self.below(4) {
            0 => any % 20,
            1 => (1i64 << self.below(64)).wrapping_add(any % 2),
            2 => any >> self.below(64),
            _ => any,
        }
    }

    pub fn int(&mut self) -> i32 {
        let long = self.long();
        if self.below(2) == 0 { long as i32 } else { (long >> 32) as i32 }
    }

    /// Doubles of all magnitudes, often with few digits.
    pub fn double(&mut self) -> f64 {
        match self.below(4) {
            0 => (self.long() % 1000) as f64 / 8.0,
            1 => f64::from_bits(self.next() & !(u64::MAX >> (12 + self.below(52)))),
            // Exponents near each other, so that sums are not trivial.
            2 => f64::from_bits(self.next() >> 12 | (1020 + self.below(8) as u64) << 52),
            _ => f64::from_bits(self.next()),
        }
    }

    pub fn float(&mut self) -> f32 {
        match self.below(3) {
            0 => (self.long() % 1000) as f32 / 8.0,
            1 => f32::from_bits(self.next() as u32 >> 9 | (124 + self.below(8) as u32) << 23),
            _ => f32::from_bits(self.next() as u32),
        }
    }
}
