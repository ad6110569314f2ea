//! The specifications of the subjects in `bench/java/hex/` are well-formed, and name companion methods that exist.

use std::fs;
use std::path::Path;

use spec::{Trigger, parse};

#[test]
fn the_specifications_of_the_subjects_are_parsed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/java/hex");
    let mut count = 0;
    for file in fs::read_dir(&folder).expect("the subjects") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|end| end != "hex") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a specification");
        let spec = parse(&text).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
        for trigger in &spec.triggers {
            assert!(has_companion(&folder, trigger), "{}: {:?}", path.display(), trigger.companion);
        }
        count += 1;
    }
    assert_eq!(count, 9);
}

/// Whether a source has the method, with as many parameters as it is given.
fn has_companion(folder: &Path, trigger: &Trigger) -> bool {
    let companion = &trigger.companion;
    let Some(class) = companion.class.name.strip_prefix("hex.") else { return false };
    let Ok(source) = fs::read_to_string(folder.join(format!("{class}.java"))) else { return false };
    let heading = format!("    static void {}(", companion.name);
    let mut parameters = source.split(heading.as_str()).skip(1).filter_map(|rest| rest.split(')').next());
    parameters.any(|list| list.split(',').count() == companion.arguments.len())
}
