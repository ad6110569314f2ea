//! Entries as bytes with a signature and a checksum.
//!
//! A format byte, the entry with the kind of its question, a signature (a keyed hash by the user's secret), and a checksum; both
//! cover the key, so bytes are not accepted under another key. The checksum tells a damaged entry, which is never
//! believed, from an intact entry with a foreign signature, which `--trust all` believes. Databases do not notice a
//! flipped bit in a value.

use serde::{Deserialize, Serialize};

use crate::entry::StoredEntry;
use crate::key::{Key, Kind};
use crate::secret::Secret;

const FORMAT: u8 = 1;
const SIGNATURE: usize = 16;
const CHECKSUM: usize = 8;

/// Longer values are not read: this program writes none. A model of a million variables fits.
pub(crate) const LONGEST: usize = 16 << 20;

/// An entry that was read from bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unsealed {
    pub kind: Kind,
    pub entry: StoredEntry,
    pub owner: Owner,
}

/// Which secret signed an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// The user's.
    Own,
    /// Another one.
    Foreign,
}

#[derive(Serialize, Deserialize)]
struct Body<E> {
    kind: Kind,
    entry: E,
}

/// The bytes of an entry, signed.
pub(crate) fn seal(key: &Key, kind: Kind, entry: &StoredEntry, secret: &Secret) -> Vec<u8> {
    let bytes = postcard::to_extend(&Body { kind, entry }, vec![FORMAT]);
    let mut bytes = bytes.expect("plain numbers and strings can be written to memory");
    let signature = secret.sign(key, &bytes);
    bytes.extend_from_slice(&signature[..SIGNATURE]);
    let checksum = checksum(key, &bytes);
    bytes.extend_from_slice(&checksum);
    bytes
}

/// The entry in some bytes; `None` if they are not exactly what [`seal`] writes for this key.
pub(crate) fn unseal(key: &Key, bytes: &[u8], secret: &Secret) -> Option<Unsealed> {
    let (covered, sum) = bytes.split_at_checked(bytes.len().checked_sub(CHECKSUM)?)?;
    if bytes.len() > LONGEST || sum != checksum(key, covered) {
        return None;
    }
    let (signed, signature) = covered.split_at_checked(covered.len().checked_sub(SIGNATURE)?)?;
    let body = signed.strip_prefix(&[FORMAT])?;
    let (Body { kind, entry }, rest) = postcard::take_from_bytes::<Body<StoredEntry>>(body).ok()?;
    let fits = matches!(
        (kind, &entry),
        (Kind::Count, StoredEntry::Count(_))
            | (Kind::Satisfiable | Kind::Witness, StoredEntry::Sat(_) | StoredEntry::Unsat)
            | (Kind::Lemma, StoredEntry::Sat(_) | StoredEntry::Impossible(_))
    );
    if !rest.is_empty() || !fits || !entry.is_sensible() {
        return None;
    }
    let expected = secret.sign(key, signed);
    // Not in constant time: an attacker who can measure the time of this comparison can also read the file of the
    // secret.
    let owner = if signature == &expected[..SIGNATURE] { Owner::Own } else { Owner::Foreign };
    Some(Unsealed { kind, entry, owner })
}

fn checksum(key: &Key, bytes: &[u8]) -> [u8; CHECKSUM] {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&key.0);
    hasher.update(bytes);
    let mut sum = [0; CHECKSUM];
    sum.copy_from_slice(&hasher.finalize().as_bytes()[..CHECKSUM]);
    sum
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn entries() -> impl Strategy<Value = StoredEntry> {
        prop_oneof![
            prop::collection::vec(any::<u64>(), 0..20).prop_map(StoredEntry::Sat),
            Just(StoredEntry::Unsat),
            any::<u128>().prop_map(|number| StoredEntry::Count(number.to_string())),
            prop::collection::vec("[a-z0-9]{0,20}", 0..5).prop_map(StoredEntry::Impossible),
        ]
    }

    fn kind_of(entry: &StoredEntry, witness: bool) -> Kind {
        match entry {
            StoredEntry::Count(_) => Kind::Count,
            StoredEntry::Impossible(_) => Kind::Lemma,
            _ if witness => Kind::Witness,
            _ => Kind::Satisfiable,
        }
    }

    proptest! {
        #![proptest_config(testing::properties(256))]

        #[test]
        fn what_was_sealed_comes_out(entry in entries(), key: [u8; 32], witness: bool) {
            let (key, secret) = (Key(key), Secret::random());
            let kind = kind_of(&entry, witness);
            let bytes = seal(&key, kind, &entry, &secret);
            let own = Unsealed { kind, entry, owner: Owner::Own };
            prop_assert_eq!(unseal(&key, &bytes, &secret), Some(own.clone()));
            let foreign = Unsealed { owner: Owner::Foreign, ..own };
            prop_assert_eq!(unseal(&key, &bytes, &Secret::random()), Some(foreign));
        }

        #[test]
        fn damage_shows(entry in entries(), at: prop::sample::Index, change in 1..=255u8, cut: prop::sample::Index) {
            let (key, secret) = (Key::of(Kind::Count, "x"), Secret::random());
            let bytes = seal(&key, kind_of(&entry, false), &entry, &secret);
            let mut changed = bytes.clone();
            changed[at.index(bytes.len())] ^= change;
            prop_assert_eq!(unseal(&key, &changed, &secret), None);
            prop_assert_eq!(unseal(&key, &bytes[..cut.index(bytes.len())], &secret), None);
            let mut longer = bytes.clone();
            longer.push(change);
            prop_assert_eq!(unseal(&key, &longer, &secret), None);
            prop_assert_eq!(unseal(&Key::of(Kind::Count, "y"), &bytes, &secret), None, "bytes of another key");
        }

        #[test]
        fn any_bytes_are_refused_in_peace(bytes: Vec<u8>) {
            let key = Key::of(Kind::Count, "x");
            prop_assert_eq!(unseal(&key, &bytes, &Secret::random()), None);
            // With a checksum that fits, since every writer can compute one.
            let mut hostile = vec![FORMAT];
            hostile.extend(bytes);
            let sum = checksum(&key, &hostile);
            hostile.extend(sum);
            if let Some(unsealed) = unseal(&key, &hostile, &Secret::random()) {
                prop_assert_eq!(unsealed.owner, Owner::Foreign);
            }
        }
    }

    #[test]
    fn answers_to_other_questions_are_refused() {
        let (key, secret) = (Key::of(Kind::Count, "x"), Secret::random());
        for (kind, entry) in [
            (Kind::Count, StoredEntry::Unsat),
            (Kind::Satisfiable, StoredEntry::Count("3".to_owned())),
            (Kind::Count, StoredEntry::Count(String::new())),
            (Kind::Count, StoredEntry::Count("-3".to_owned())),
            (Kind::Count, StoredEntry::Count("03".to_owned())),
        ] {
            assert_eq!(unseal(&key, &seal(&key, kind, &entry, &secret), &secret), None, "{kind:?} {entry:?}");
        }
    }
}
