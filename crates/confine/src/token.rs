//! Words that nobody can guess.

/// 128 random bits as text.
///
/// # Panics
/// If the operating system has no random numbers.
pub fn token() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    format!("{:032x}", u128::from_ne_bytes(bytes))
}
