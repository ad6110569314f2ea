//! Writes seeds for the fuzzer: the class files of a folder that have a main method, each under the name that the target
//! knows. Usage: `seeds CLASSES CORPUS`.

use std::fs;
use std::path::PathBuf;

#[path = "../crates/machine/tests/machine/support/class_layout.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod class_layout;

/// The name that `class_file` replaces.
const NAME: &str = "Mutant00000000";
/// Larger files make slow inputs.
const LARGEST: usize = 6_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1).map(PathBuf::from);
    let (Some(classes), Some(corpus)) = (args.next(), args.next()) else {
        return Err("usage: seeds CLASSES CORPUS".into());
    };
    fs::create_dir_all(&corpus)?;
    for entry in fs::read_dir(classes)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()?.strip_suffix(".class")) else { continue };
        let bytes = fs::read(&path)?;
        if bytes.len() <= LARGEST && bytes.windows(4).any(|window| window == b"main") {
            fs::write(corpus.join(name), class_layout::renamed(&bytes, name, NAME))?;
        }
    }
    Ok(())
}
