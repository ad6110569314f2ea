//! Numbers that look random and that a seed determines: a counter, scrambled (SplitMix64).

/// A generator with its own seed.
pub struct Random(u64);

impl Random {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Any 64 bits.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below a limit, which is not 0.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }

    /// The same for positions in lists.
    pub fn index(&mut self, limit: usize) -> usize {
        self.below(limit as u64) as usize
    }

    /// One of the words.
    pub fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.index(words.len())]
    }

    /// True once in so many times.
    pub fn chance(&mut self, one_in: u64) -> bool {
        self.below(one_in) == 0
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

    /// Numbers of all magnitudes.
    pub fn int(&mut self) -> i32 {
        let long = self.long();
        if self.chance(2) { long as i32 } else { (long >> 32) as i32 }
    }

    /// Doubles of all magnitudes, often with few digits.
    pub fn double(&mut self) -> f64 {
        match self.below(4) {
            0 => (self.long() % 1000) as f64 / 8.0,
            1 => f64::from_bits(self.next() & !(u64::MAX >> (12 + self.below(52)))),
            // Exponents near each other, so that sums are not trivial.
            2 => f64::from_bits(self.next() >> 12 | (1020 + self.below(8)) << 52),
            _ => f64::from_bits(self.next()),
        }
    }

    /// Floats of all magnitudes, often with few digits.
    pub fn float(&mut self) -> f32 {
        match self.below(3) {
            0 => (self.long() % 1000) as f32 / 8.0,
            1 => f32::from_bits(self.next() as u32 >> 9 | (124 + self.below(8) as u32) << 23),
            _ => f32::from_bits(self.next() as u32),
        }
    }
}
