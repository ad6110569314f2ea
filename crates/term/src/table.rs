//! The index from structural hashes to terms: open addressing over an array of words, so that no node is stored twice.

/// Half a slot is the upper half of the hash, the other half the position plus one; zero is free.
#[derive(Debug)]
pub(crate) struct Table {
    slots: Vec<u64>,
    used: usize,
    shift: u32,
}

const INITIAL_BITS: u32 = 10;
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Table {
    pub(crate) fn new() -> Table {
        Table { slots: vec![0; 1 << INITIAL_BITS], used: 0, shift: 64 - INITIAL_BITS }
    }

    /// The position with this hash that satisfies `same`.
    #[inline]
    pub(crate) fn find(&self, hash: u64, same: impl Fn(u32) -> bool) -> Option<u32> {
        let spread = hash.wrapping_mul(SPREAD);
        let tag = spread as u32;
        let mask = self.slots.len() - 1;
        let mut at = (spread >> self.shift) as usize;
        loop {
            let slot = self.slots[at & mask];
            if slot == 0 {
                return None;
            }
            let position = (slot as u32).wrapping_sub(1);
            if (slot >> 32) as u32 == tag && same(position) {
                return Some(position);
            }
            at += 1;
        }
    }

    /// Adds a position that is not there; `hash_of` gives the hashes of earlier ones.
    pub(crate) fn insert(&mut self, hash: u64, position: u32, hash_of: impl Fn(u32) -> u64) {
        if (self.used + 1) * 2 > self.slots.len() {
            let larger = vec![0; self.slots.len() * 2];
            let old = std::mem::replace(&mut self.slots, larger);
            self.shift -= 1;
            for slot in old.into_iter().filter(|&slot| slot != 0) {
                let position = (slot as u32).wrapping_sub(1);
                self.place(hash_of(position), position);
            }
        }
        self.place(hash, position);
        self.used += 1;
    }

    fn place(&mut self, hash: u64, position: u32) {
        let spread = hash.wrapping_mul(SPREAD);
        let mask = self.slots.len() - 1;
        let mut at = (spread >> self.shift) as usize;
        while self.slots[at & mask] != 0 {
            at += 1;
        }
        self.slots[at & mask] = u64::from(spread as u32) << 32 | u64::from(position.wrapping_add(1));
    }
}
