//! Surveys and compaction of files.

mod support;

use std::time::Duration;

use rusqlite::Connection;
use store::{Key, Kind, Place, Retention, Secret, StoreError, StoredEntry, Stores, Trust};
use support::{file, filled, key, present, put};

#[test]
fn a_survey_counts() {
    let folder = tempfile::tempdir().unwrap();
    let (path, secret) = (folder.path().join("s.db"), Secret::random());
    let place = Place::File(path.clone());
    assert!(matches!(store::survey(&place, &secret), Err(StoreError::Absent { .. })));
    let stores = file(&path, &secret);
    put(&stores, 0..30);
    stores.put(Key::of(Kind::Count, "c"), Kind::Count, &StoredEntry::Count("12".to_owned()), "c");
    stores.put(Key::of(Kind::Witness, "w"), Kind::Witness, &StoredEntry::Sat(vec![1]), "w");
    drop(stores);
    put(&file(&path, &Secret::random()), 100..110);
    let survey = store::survey(&place, &secret).unwrap();
    assert_eq!((survey.entries, survey.own, survey.foreign, survey.rejected), (42, 32, 10, 0));
    assert_eq!(
        survey.kinds.into_iter().collect::<Vec<_>>(),
        [(Kind::Satisfiable, 40), (Kind::Count, 1), (Kind::Witness, 1)]
    );
    assert_eq!(survey.unsat, (0..30).chain(100..110).filter(|number| number % 3 == 0).count() as u64);
    assert_eq!(survey.sat + survey.unsat, 41);
    assert!(survey.bytes >= 12288 && survey.oldest.unwrap() > 1_600_000_000 && survey.oldest <= survey.newest);
}

#[test]
fn compaction_drops_what_is_of_no_use() {
    let folder = tempfile::tempdir().unwrap();
    let (path, secret) = (folder.path().join("s.db"), Secret::random());
    let place = Place::File(path.clone());
    filled(&path, &secret, 5000);
    put(&file(&path, &Secret::random()), 10_000..12_000);
    let database = Connection::open(&path).unwrap();
    database.execute("update answers set value = x'00' where key = ?1", [&key(1).0[..]]).unwrap();
    for number in 0..1000u64 {
        database.execute("update answers set made = 1000 where key = ?1", [&key(number).0[..]]).unwrap();
    }
    drop(database);
    let compacted = store::compact(&place, &secret, &Retention::default()).unwrap();
    assert_eq!((compacted.kept, compacted.foreign, compacted.rejected, compacted.old), (4999, 2000, 1, 0));
    assert!(compacted.after < compacted.before, "{compacted:?}");

    let age = Retention { age: Some(Duration::from_secs(86_400)), ..Retention::default() };
    let compacted = store::compact(&place, &secret, &age).unwrap();
    assert_eq!((compacted.kept, compacted.old), (4000, 999));
    let size = Retention { size: Some(compacted.after / 2), ..Retention::default() };
    let compacted = store::compact(&place, &secret, &size).unwrap();
    assert!(compacted.after <= size.size.unwrap(), "{compacted:?}");
    assert!(compacted.kept > 1000 && compacted.kept + compacted.old == 4000, "{compacted:?}");
    assert_eq!(present(&file(&path, &secret), 5000), compacted.kept);
    assert_eq!(store::check(&place, &secret).unwrap().count, 0);
}

#[test]
fn a_store_in_use_is_compacted() {
    let folder = tempfile::tempdir().unwrap();
    let (path, secret) = (folder.path().join("s.db"), Secret::random());
    filled(&path, &secret, 1000);
    let stores = Stores::open(&[Place::File(path.clone())], Trust::Own, secret.clone());
    assert_eq!(present(&stores, 500), 500);
    store::compact(&Place::File(path.clone()), &secret, &Retention::default()).unwrap();
    assert_eq!(present(&stores, 1000), 1000);
    put(&stores, 1000..1100);
    drop(stores);
    let stores = file(&path, &secret);
    assert_eq!(present(&stores, 1100), 1100);
    assert!(stores.notices().is_empty());
}
