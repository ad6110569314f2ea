//! The list of stores: order, copies, trust.

mod support;

use std::path::Path;

use rusqlite::Connection;
use store::{Found, Key, Kind, Place, Secret, StoredEntry, Stores, Trust};
use support::{PATIENCE, entry, file, filled, key, present, put, text};

fn two(near: &Path, far: &Path, trust: Trust, secret: &Secret) -> Stores {
    Stores::open(&[Place::File(near.to_owned()), Place::File(far.to_owned())], trust, secret.clone())
}

#[test]
fn no_store_and_memory() {
    let none = Stores::default();
    put(&none, 0..10);
    assert!(none.is_none() && none.get(&key(1)).is_none() && none.counters().is_empty());
    assert_eq!(none.get_many(&[key(1), key(2)]), [None, None]);

    let memory = Stores::memory();
    assert_eq!(memory.get(&key(1)), None);
    put(&memory.clone(), 0..10);
    assert_eq!(memory.get(&key(1)), Some(Found { entry: entry(1), believed: true, from: 0 }));
    let counters = &memory.counters()[0];
    assert_eq!((counters.hits, counters.misses, counters.writes), (1, 1, 10));
}

#[test]
fn answers_outlive_the_process() {
    let folder = tempfile::tempdir().unwrap();
    let (path, secret) = (folder.path().join("s.db"), Secret::random());
    // Dropping the stores writes everything.
    put(&file(&path, &secret), 0..1000);
    let stores = file(&path, &secret);
    let found = stores.get(&key(7)).unwrap();
    assert_eq!((found.entry, found.believed, found.from), (entry(7), true, 1));
    assert_eq!(stores.get(&key(7)).unwrap().from, 0, "copied to memory");
    assert_eq!(present(&stores, 1000), 1000);
    assert_eq!(stores.get(&key(1000)), None);
    let counters = &stores.counters()[1];
    assert_eq!((counters.hits, counters.misses, counters.errors, counters.rejected), (1000, 1, 0, 0));
    assert!(stores.notices().is_empty());
}

#[test]
fn the_first_hit_wins_and_is_copied_to_the_nearer_stores() {
    let folder = tempfile::tempdir().unwrap();
    let (near, far, secret) = (folder.path().join("near.db"), folder.path().join("far.db"), Secret::random());
    filled(&far, &secret, 100);
    filled(&near, &secret, 50);
    let stores = two(&near, &far, Trust::Own, &secret);
    let keys: Vec<Key> = (0..120).map(key).collect();
    for (number, found) in stores.get_many(&keys).into_iter().enumerate() {
        let from = [Some(1), Some(2), None][number.min(119) / 50];
        assert_eq!(found.as_ref().map(|found| found.from), from, "{number}");
        assert!(found.is_none_or(|found| found.entry == entry(number as u64)));
    }
    let counters = stores.counters();
    assert_eq!((counters[1].hits, counters[1].misses), (50, 70));
    assert_eq!((counters[2].hits, counters[2].misses), (50, 20), "what was found nearer is not asked for");
    drop(stores);
    assert_eq!(present(&file(&near, &secret), 100), 100);
}

#[test]
fn a_foreign_refutation_is_not_believed_and_hides_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (near, far) = (folder.path().join("near.db"), folder.path().join("far.db"));
    let (own, other) = (Secret::random(), Secret::random());
    let refuted = |stores: &Stores, number| stores.put(key(number), Kind::Satisfiable, &StoredEntry::Unsat, "");
    {
        let hostile = file(&near, &other);
        (0..10).for_each(|number| refuted(&hostile, number));
        let honest = file(&far, &own);
        put(&honest, 0..5);
    }
    for _ in 0..2 {
        let stores = two(&near, &far, Trust::Own, &own);
        for number in 0..5 {
            let found = stores.get(&key(number)).unwrap();
            assert_eq!((found.entry, found.believed), (entry(number), true));
        }
        for number in 5..10 {
            let found = stores.get(&key(number)).unwrap();
            assert_eq!((found.entry, found.believed), (StoredEntry::Unsat, false));
            assert!(!stores.get(&key(number)).unwrap().believed, "memory does not make it any better");
        }
    }
    // Believed answers have replaced foreign ones; the others still have to be proved.
    let stores = file(&near, &own);
    assert!((0..5).all(|number| stores.get(&key(number)).unwrap().believed));
    put(&stores, 5..10);
    drop(stores);
    assert_eq!(present(&file(&near, &own), 10), 10);
}

#[test]
fn trust_decides_what_is_believed() {
    let folder = tempfile::tempdir().unwrap();
    let (near, far) = (folder.path().join("near.db"), folder.path().join("far.db"));
    let (own, other) = (Secret::random(), Secret::random());
    filled(&far, &other, 10);
    let all = two(&near, &far, Trust::All, &own);
    assert_eq!(present(&all, 10), 10);
    drop(all);
    // That foreign entries were believed once does not make them own ones.
    let careful = file(&near, &own);
    for number in 0..10 {
        let found = careful.get(&key(number)).unwrap();
        assert_eq!((found.entry, found.believed), (entry(number), false));
    }
    drop(careful);
    let none = Stores::open(&[Place::File(far)], Trust::None, other);
    assert!((0..10).all(|number| !none.get(&key(number)).unwrap().believed));
}

#[test]
fn bytes_do_not_pass_under_another_key() {
    let folder = tempfile::tempdir().unwrap();
    let (path, secret) = (folder.path().join("s.db"), Secret::random());
    filled(&path, &secret, 10);
    let database = Connection::open(&path).unwrap();
    let swap = "update answers set value = (select value from answers where key = ?2) where key = ?1";
    database.execute(swap, (&key(1).0[..], &key(3).0[..])).unwrap();
    database.execute("update answers set value = 'words' where key = ?1", [&key(2).0[..]]).unwrap();
    for trust in [Trust::None, Trust::Own, Trust::All] {
        let stores = Stores::open(&[Place::File(path.clone())], trust, secret.clone());
        assert_eq!((stores.get(&key(1)), stores.get(&key(2))), (None, None));
        assert_eq!(stores.counters()[1].rejected, 2);
        let notices = stores.notices();
        assert!(notices.len() == 1 && notices[0].contains("store check"), "{notices:?}");
        assert!(stores.get(&key(4)).is_some());
    }
    // A damaged entry is replaced when its answer is found again.
    put(&file(&path, &secret), 1..3);
    assert_eq!(present(&file(&path, &secret), 10), 10);
}

#[test]
fn texts_are_kept_if_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let (path, secret) = (folder.path().join("s.db"), Secret::random());
    let stores = file(&path, &secret);
    put(&stores, 0..5);
    stores.keep_text(true);
    put(&stores, 5..10);
    drop(stores);
    let place = Place::File(path.clone());
    let survey = store::survey(&place, &secret).unwrap();
    assert_eq!((survey.entries, survey.texts, survey.own), (10, 5, 10));
    assert_eq!(store::check(&place, &secret).unwrap().faults, Vec::<String>::new());
    let database = Connection::open(&path).unwrap();
    let kept: String =
        database.query_row("select text from texts where key = ?1", [&key(7).0[..]], |row| row.get(0)).unwrap();
    assert_eq!(kept, text(7));
    database.execute("update texts set text = 'another' where key = ?1", [&key(7).0[..]]).unwrap();
    let checked = store::check(&place, &secret).unwrap();
    assert_eq!(checked.count, 1);
    assert!(checked.faults[0].contains("another question"), "{:?}", checked.faults);
}

#[test]
fn threads_share_a_list() {
    let folder = tempfile::tempdir().unwrap();
    let (path, secret) = (folder.path().join("s.db"), Secret::random());
    filled(&path, &secret, 500);
    let stores = file(&path, &secret);
    std::thread::scope(|scope| {
        for part in 0..8 {
            let stores = stores.clone();
            scope.spawn(move || {
                put(&stores, 500 + part * 200..500 + (part + 1) * 200);
                assert_eq!(present(&stores, 500), 500);
            });
        }
    });
    stores.flush(PATIENCE);
    drop(stores);
    let stores = file(&path, &secret);
    assert_eq!(present(&stores, 2100), 2100);
    assert!(stores.notices().is_empty());
}
