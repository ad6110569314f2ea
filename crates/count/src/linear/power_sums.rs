//! Faulhaber: `0^d + 1^d + … + n^d` as a polynomial in `n`.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

/// The polynomials of the exponents that were needed so far.
#[derive(Debug, Default)]
pub(crate) struct PowerSums {
    /// By exponent: coefficients from the power 0 on, as numerators and denominators.
    known: Vec<Vec<(BigInt, BigInt)>>,
}

impl PowerSums {
    /// The coefficients of the sum of powers with this exponent. `S(n) - S(n - 1) = n^d` for every integer `n`, so sums
    /// between any two bounds are differences of it.
    pub(crate) fn get(&mut self, exponent: usize) -> &[(BigInt, BigInt)] {
        while self.known.len() <= exponent {
            self.add_next();
        }
        &self.known[exponent]
    }

    /// From `n^(d+1)` telescoped: `(n + 1)^(d+1) = Σ_{j <= d} binomial(d + 1, j) S_j(n)`.
    fn add_next(&mut self) {
        let exponent = self.known.len();
        let row = binomials(exponent + 1);
        let mut sum: Vec<(BigInt, BigInt)> = row.iter().map(|value| (value.clone(), BigInt::one())).collect();
        for (j, lower) in self.known.iter().enumerate() {
            for (power, (numerator, denominator)) in lower.iter().enumerate() {
                sum[power] = minus(&sum[power], &(numerator * &row[j], denominator.clone()));
            }
        }
        let divisor = BigInt::from(exponent + 1);
        self.known.push(sum.into_iter().map(|(n, d)| reduced(n, d * &divisor)).collect());
    }
}

/// The coefficients of `(n + 1)^exponent`.
fn binomials(exponent: usize) -> Vec<BigInt> {
    let mut row = vec![BigInt::one()];
    for k in 0..exponent {
        let next = &row[k] * BigInt::from(exponent - k) / BigInt::from(k + 1);
        row.push(next);
    }
    row
}

fn minus(a: &(BigInt, BigInt), b: &(BigInt, BigInt)) -> (BigInt, BigInt) {
    reduced(&a.0 * &b.1 - &b.0 * &a.1, &a.1 * &b.1)
}

fn reduced(numerator: BigInt, denominator: BigInt) -> (BigInt, BigInt) {
    if numerator.is_zero() {
        return (numerator, BigInt::one());
    }
    let common = numerator.gcd(&denominator);
    (numerator / &common, denominator / common)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_powers_are_what_adding_gives() {
        let mut sums = PowerSums::default();
        for exponent in 0..9 {
            let coefficients = sums.get(exponent).to_vec();
            let value = |n: i64| {
                let scale = BigInt::from(5040 * 90);
                let terms = coefficients.iter().enumerate();
                let sum: BigInt = terms.map(|(power, (p, q))| &scale * p * BigInt::from(n).pow(power as u32) / q).sum();
                sum / scale
            };
            let added = |n: i64| -> BigInt { (0..=n).map(|x| BigInt::from(x).pow(exponent as u32)).sum() };
            for n in 0..12 {
                assert_eq!(value(n), added(n), "exponent {exponent}, n {n}");
            }
            assert_eq!(value(-1), BigInt::zero());
        }
    }
}
