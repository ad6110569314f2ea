//! A conjunction of linear comparisons, prepared for being matched with others.

use term::mix;

use crate::canon::{Canonical, Linear};

/// Comparisons, and the values that their variables may have.
#[derive(Clone, Debug)]
pub(crate) struct Core {
    /// The canonical text that it is kept by.
    pub(crate) text: String,
    pub(crate) comparisons: Vec<Linear>,
    /// The least and greatest value of each variable; nothing if there is none.
    pub(crate) ranges: Vec<Option<(i64, i64)>>,
    /// A bit for each set of coefficients that occurs.
    pub(crate) skeletons: u64,
}

impl Core {
    /// The linear part of a conjunction.
    pub(crate) fn of(canonical: &Canonical) -> Core {
        let domains = canonical.text.split('|').next().unwrap_or_default();
        Core::new(canonical.text.clone(), domains, canonical.linear.clone())
    }

    /// The conjunction of a canonical text; nothing if it is none, or not linear.
    pub(crate) fn parse(text: &str) -> Option<Core> {
        let (domains, formula) = text.split_once('|')?;
        let comparisons = formula.split(" && ").map(Linear::parse).collect::<Option<Vec<_>>>()?;
        let count = domains.split(',').count() as u32;
        let fits = |linear: &Linear| linear.parts.iter().all(|&(place, _)| place < count);
        let known = domains.split(',').all(|word| range(word).is_some());
        (known && comparisons.iter().all(fits)).then(|| Core::new(text.to_owned(), domains, comparisons))
    }

    fn new(text: String, domains: &str, comparisons: Vec<Linear>) -> Core {
        // Of variables that are in no sum, the values do not matter.
        let ranges = domains.split(',').map(|word| range(word).unwrap_or_default()).collect();
        let skeletons = comparisons.iter().fold(0, |skeletons, linear| skeletons | 1 << (skeleton(linear) & 63));
        Core { text, comparisons, ranges, skeletons }
    }
}

/// The values of the integer domain with this name in canonical texts, if they have limits.
fn range(word: &str) -> Option<Option<(i64, i64)>> {
    Some(Some(match word {
        "i8" => (i8::MIN.into(), i8::MAX.into()),
        "u16" => (0, u16::MAX.into()),
        "i16" => (i16::MIN.into(), i16::MAX.into()),
        "u31" => (0, i32::MAX.into()),
        "i32" => (i32::MIN.into(), i32::MAX.into()),
        "i64" => (i64::MIN, i64::MAX),
        "Z32" | "Z64" => return Some(None),
        _ => return None,
    }))
}

/// The same for equal coefficients up to order and sign.
fn skeleton(linear: &Linear) -> u64 {
    linear.parts.iter().fold(0, |sum: u64, &(_, c)| sum.wrapping_add(mix(7, c.unsigned_abs() as u64)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_as_they_were_written() {
        let text = "i32,Z32,i8|-v0+v1-9<=0 && 2*v0-3*v1+v2=0 && v1!=0 && v2+7!=0";
        let core = Core::parse(text).expect("a core");
        assert_eq!(core.ranges, [Some((i32::MIN.into(), i32::MAX.into())), None, Some((-128, 127))]);
        let parts: Vec<_> = core.comparisons.iter().map(|linear| (linear.parts.clone(), linear.constant)).collect();
        let expected =
            [(vec![(0, -1), (1, 1)], -9), (vec![(0, 2), (1, -3), (2, 1)], 0), (vec![(1, 1)], 0), (vec![(2, 1)], 7)];
        assert_eq!(parts, expected);
        let printed: Vec<String> = core.comparisons.iter().map(Linear::to_string).collect();
        assert_eq!(printed.join(" && "), text.split_once('|').expect("domains").1);
        for bad in ["", "i32", "i32|", "i32|v1<=0", "i32|v0", "f32|v0<=0", "i32|v0+<=0", "i32|t0:=v0;t0", "i32|0*v0<=0"]
        {
            assert!(Core::parse(bad).is_none(), "{bad}");
        }
    }
}
