//! Scripts with known answers: each file under `scripts/` beside what must be answered. `cargo xtask bless` accepts what
//! comes out.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use smtlib::{Session, with_large_stack};
use solver::{Config, Solver};
use testing::golden;

#[test]
fn answers_are_as_expected() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    let mut scripts: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the folder of scripts")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "smt2"))
        .collect();
    scripts.sort();
    assert!(scripts.len() > 4, "{scripts:?}");
    for script in scripts {
        let answers =
            with_large_stack(|| answers(&fs::read(&script).expect("a script"))).expect("a thread").expect("no panic");
        let name = script.file_stem().expect("a name").to_string_lossy();
        golden(&format!("crates/smtlib/tests/scripts/{name}.expected"), &answers);
    }
}

/// Every answer of a layer is compared with the bare backend.
fn answers(script: &[u8]) -> String {
    let config = Config { time_limit: Duration::from_secs(10), validate: true, ..Config::default() };
    let mut session = Session::new(Box::new(move || Solver::new(config.clone())));
    let mut output = Vec::new();
    session.run(script, &mut output).expect("memory takes it");
    String::from_utf8(output).expect("text")
}
