//! The Java programs of the experiments: compiled together, once, with versions and drivers made from the sources.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use program::Jdk;

use super::drivers::driver;
use super::measure::Extent;
use super::versions::{VERSIONS, version};
use crate::failure::Failure;

macro_rules! sources {
    ($($class:literal),* $(,)?) => {
        &[$(($class, include_str!(concat!("../../../../bench/java/green/", $class, ".java")))),*]
    };
}

/// The sources, by class.
const SOURCES: &[(&str, &str)] = sources![
    "Example",
    "ExampleModified",
    "TriTyp",
    "Euclid",
    "Tcas",
    "BinTree",
    "BinTreeBug",
    "TreeMap",
    "BinomialHeap",
    "Agreement",
];

/// Classes with `insert` and `delete`, which need a driver.
const CONTAINERS: [&str; 4] = ["BinTree", "BinTreeBug", "TreeMap", "BinomialHeap"];

/// Classes of which there are versions.
pub const VERSIONED: [&str; 3] = ["Euclid", "Tcas", "BinTree"];

/// What is analysed in one run.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Subject {
    /// How tables name it.
    pub name: String,
    /// The method.
    pub target: String,
    /// `--loop`.
    pub iterations: u32,
    /// `--steps`.
    pub steps: u32,
    /// Class files that stand in front of the others.
    pub changed: Option<PathBuf>,
}

/// Iterations of Euclid's loop. Five make 384 checks and six 768, where 642 were published.
const EUCLID_LOOP: u32 = 5;
/// The same for a quick look.
const EUCLID_LOOP_QUICK: u32 = 3;
/// Instructions on a path of Euclid: more than so many iterations take. Some of its mutants never decide anything again, which is no
/// iteration that counts.
const EUCLID_STEPS: u32 = 100;
/// Enough for every other loop.
const LOOP: u32 = 40;
/// Enough for every other path.
const STEPS: u32 = 1_000_000;

impl Subject {
    /// A program without a driver, in a package below `green`.
    fn plain(name: &str, package: &str, method: &str) -> Subject {
        let target = format!("{package}.{method}");
        Subject { name: name.to_owned(), target, iterations: LOOP, steps: STEPS, changed: None }
    }

    /// The example of the paper, or its modification.
    pub fn example(class: &str) -> Subject {
        Subject::plain(class, "green", &format!("{class}.m"))
    }

    /// TriTyp.
    pub fn tri_typ() -> Subject {
        Subject::plain("TriTyp", "green", "TriTyp.classify")
    }

    /// Euclid, in a version.
    pub fn euclid(package: &str, extent: Extent) -> Subject {
        let iterations = if extent == Extent::Full { EUCLID_LOOP } else { EUCLID_LOOP_QUICK };
        Subject { iterations, steps: EUCLID_STEPS, ..Subject::plain("Euclid", package, "Euclid.gcd") }
    }

    /// TCAS, in a version.
    pub fn tcas(package: &str) -> Subject {
        Subject::plain("TCAS", package, "Tcas.altSepTest")
    }

    /// A container with a number of operations, whose choice asks the solver nothing.
    pub fn container(class: &str, operations: usize) -> Subject {
        Subject::container_in("green", class, operations)
    }

    /// The same in a version.
    pub fn container_in(package: &str, class: &str, operations: usize) -> Subject {
        Subject::plain(&format!("{class}_{operations}"), package, &format!("{class}Driver.n{operations}"))
    }

    /// The same with a symbolic number for each choice of an operation.
    pub fn container_by_numbers(class: &str, operations: usize) -> Subject {
        let subject = Subject::container(class, operations);
        Subject { target: format!("green.{class}Driver.s{operations}"), ..subject }
    }
}

/// Compiles everything into a folder.
pub fn compile(jdk: &Jdk, folder: &Path) -> Result<PathBuf, Failure> {
    compile_texts(jdk, folder, texts())
}

/// Compiles sources, each with its package and class, into a folder.
pub fn compile_texts(
    jdk: &Jdk,
    folder: &Path,
    texts: impl IntoIterator<Item = (String, String, String)>,
) -> Result<PathBuf, Failure> {
    let javac = jdk.home.join("bin").join("javac").with_extension(env::consts::EXE_EXTENSION);
    if !javac.is_file() {
        return Err(Failure::usage(format!(
            "the programs of the benchmark have to be compiled, and there is no javac in {}; \
             `heapwright doctor` says what to install",
            jdk.home.display()
        )));
    }
    let (sources, classes) = (folder.join("sources"), folder.join("classes"));
    let mut files = Vec::new();
    let write = |package: &str, class: &str, text: &str| {
        let path = sources.join(package.replace('.', "/")).join(format!("{class}.java"));
        fs::create_dir_all(path.parent().unwrap_or(&sources))?;
        fs::write(&path, text).map(|()| path)
    };
    for (package, class, text) in texts {
        files.push(write(&package, &class, &text).map_err(|error| unwritable(&error))?);
    }
    fs::create_dir_all(&classes).map_err(|error| unwritable(&error))?;
    let mut command = Command::new(javac);
    command.args([
        "-J-XX:TieredStopAtLevel=1",
        "-J-XX:+UseSerialGC",
        "-encoding",
        "UTF-8",
        "-proc:none",
        "-nowarn",
        "-g",
    ]);
    let output = command.arg("-d").arg(&classes).args(&files).stdin(Stdio::null()).output();
    let output = output.map_err(|error| Failure::usage(format!("javac cannot be started: {error}")))?;
    if !output.status.success() {
        return Err(Failure::usage(format!("javac failed: {}", String::from_utf8_lossy(&output.stderr).trim())));
    }
    Ok(classes)
}

/// The mistake of a disk.
pub fn unwritable(error: &std::io::Error) -> Failure {
    Failure::usage(format!("the temporary folder cannot be used: {error}"))
}

/// All sources: package, class, text.
fn texts() -> Vec<(String, String, String)> {
    let mut texts = Vec::new();
    for (class, text) in SOURCES {
        texts.push(("green".to_owned(), (*class).to_owned(), (*text).to_owned()));
        if CONTAINERS.contains(class) {
            texts.push(("green".to_owned(), format!("{class}Driver"), driver("green", class)));
        }
        for of in VERSIONS.iter().filter(|_| VERSIONED.contains(class)) {
            let package = format!("green.{of}");
            texts.push((package.clone(), (*class).to_owned(), version(text, of, &package)));
            if CONTAINERS.contains(class) {
                texts.push((package.clone(), format!("{class}Driver"), driver(&package, class)));
            }
        }
    }
    texts
}
