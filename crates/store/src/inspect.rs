//! Commands for the owners of a store: what is in it, whether it is sound, and making it smaller.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use crate::entry::StoredEntry;
use crate::error::StoreError;
use crate::key::{Key, Kind};
use crate::place::Place;
use crate::seal::{Owner, Unsealed, unseal};
use crate::secret::Secret;
use crate::{file, redis};

/// What is in a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Entries of all sorts.
    pub entries: u64,
    /// Intact entries by the kind of question.
    pub kinds: BTreeMap<Kind, u64>,
    /// Intact entries that say "satisfiable".
    pub sat: u64,
    /// Intact entries that say "unsatisfiable".
    pub unsat: u64,
    /// Intact entries that the user's secret has signed.
    pub own: u64,
    /// Intact entries that another secret has signed.
    pub foreign: u64,
    /// Entries that are not intact.
    pub rejected: u64,
    /// Entries whose question is kept as text.
    pub texts: u64,
    /// Bytes on disk, or in the memory of the server.
    pub bytes: u64,
    /// When the oldest entry was made, in seconds since 1970; none for a server, which does not tell.
    pub oldest: Option<u64>,
    /// When the newest entry was made.
    pub newest: Option<u64>,
}

/// What is wrong with a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// What is in it, as far as it can be read.
    pub survey: Survey,
    /// The first faults, in words.
    pub faults: Vec<String>,
    /// How many faults there are.
    pub count: u64,
}

/// What may stay in a store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Bytes; the oldest entries go first.
    pub size: Option<u64>,
    /// Age of an entry.
    pub age: Option<Duration>,
}

/// What became of a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compacted {
    /// Bytes before.
    pub before: u64,
    /// Bytes afterwards.
    pub after: u64,
    /// Entries that stayed.
    pub kept: u64,
    /// Dropped entries that another secret had signed.
    pub foreign: u64,
    /// Dropped entries that were not intact.
    pub rejected: u64,
    /// Dropped entries that were too old or too many.
    pub old: u64,
    /// Where the damaged file was moved, if the store had to be rebuilt from it.
    pub damaged: Option<String>,
}

/// One entry as a store has it.
#[derive(Clone, Debug)]
pub(crate) struct Raw {
    pub key: Vec<u8>,
    /// None if the store has a value of another type.
    pub value: Option<Vec<u8>>,
    pub made: Option<u64>,
    pub text: Option<String>,
}

impl Raw {
    pub fn unseal(&self, secret: &Secret) -> Option<(Key, Unsealed)> {
        let key = Key(self.key.as_slice().try_into().ok()?);
        Some((key, unseal(&key, self.value.as_ref()?, secret)?))
    }
}

/// What is in a store.
pub fn survey(place: &Place, secret: &Secret) -> Result<Survey, StoreError> {
    let mut survey = Survey::default();
    visit(place, &mut |raw| survey.note(&raw, secret))?;
    survey.bytes = size(place)?;
    Ok(survey)
}

/// Reads every entry, and the structure of a file.
pub fn check(place: &Place, secret: &Secret) -> Result<Checked, StoreError> {
    let mut checked = Checked::default();
    let result = visit(place, &mut |raw| {
        checked.survey.note(&raw, secret);
        checked.judge(&raw, secret);
    });
    match result {
        Err(StoreError::Damaged { what, .. }) => checked.fault(format!("reading ends early: {what}")),
        other => other?,
    }
    if let Place::File(path) = place {
        for finding in file::integrity(path)? {
            checked.fault(finding);
        }
    }
    checked.survey.bytes = size(place)?;
    Ok(checked)
}

/// Drops entries that are of no use to the user or that exceed the limits; rebuilds a damaged file from what can be
/// read.
pub fn compact(place: &Place, secret: &Secret, limits: &Retention) -> Result<Compacted, StoreError> {
    match place {
        Place::Memory => Ok(Compacted::default()),
        Place::File(path) => file::compact(path, secret, limits),
        Place::Redis(address) => redis::compact(address, secret),
    }
}

fn visit(place: &Place, each: &mut dyn FnMut(Raw)) -> Result<(), StoreError> {
    match place {
        Place::Memory => Ok(()),
        Place::File(path) => file::visit(path, each),
        Place::Redis(address) => redis::visit(address, each),
    }
}

fn size(place: &Place) -> Result<u64, StoreError> {
    match place {
        Place::Memory => Ok(0),
        Place::File(path) => file::size(path),
        Place::Redis(address) => redis::size(address),
    }
}

impl Survey {
    fn note(&mut self, raw: &Raw, secret: &Secret) {
        self.entries += 1;
        self.texts += u64::from(raw.text.is_some());
        if let Some(made) = raw.made {
            self.oldest = Some(self.oldest.map_or(made, |oldest| oldest.min(made)));
            self.newest = Some(self.newest.map_or(made, |newest| newest.max(made)));
        }
        let Some((_, unsealed)) = raw.unseal(secret) else {
            self.rejected += 1;
            return;
        };
        *self.kinds.entry(unsealed.kind).or_default() += 1;
        match unsealed.owner {
            Owner::Own => self.own += 1,
            Owner::Foreign => self.foreign += 1,
        }
        match unsealed.entry {
            StoredEntry::Sat(_) => self.sat += 1,
            StoredEntry::Unsat => self.unsat += 1,
            StoredEntry::Count(_) | StoredEntry::Impossible(_) => (),
        }
    }
}

/// Faults that are shown; a thoroughly broken store would fill the screen.
const SHOWN: usize = 20;

impl Checked {
    fn fault(&mut self, what: String) {
        self.count += 1;
        if self.faults.len() < SHOWN {
            self.faults.push(what);
        }
    }

    fn judge(&mut self, raw: &Raw, secret: &Secret) {
        let name = Hex(&raw.key);
        match (raw.unseal(secret), &raw.text) {
            (None, _) => self.fault(format!("{name}: the entry is damaged")),
            (Some((key, unsealed)), Some(text)) if Key::of(unsealed.kind, text) != key => {
                self.fault(format!("{name}: the text beside it is of another question"));
            }
            _ => (),
        }
    }
}

struct Hex<'a>(&'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().take(32).try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
