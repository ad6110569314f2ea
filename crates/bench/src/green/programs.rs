//! The Java programs of the experiments: compiled together, once, with versions and drivers made from the sources.

use std::path::{Path, PathBuf};

use program::Jdk;

use super::drivers::driver;
use super::versions::{VERSIONS, version};
use crate::Extent;
use crate::compile::compile_texts;
use crate::error::BenchError;

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
    /// Iterations of a loop.
    pub iterations: u32,
    /// Instructions on a path.
    pub steps: u64,
    /// Class files that stand in front of the others.
    pub changed: Option<PathBuf>,
}

/// Iterations of Euclid's loop. Five make 384 checks and six 768, where 642 were published.
const EUCLID_LOOP: u32 = 5;
/// The same for a quick look.
const EUCLID_LOOP_QUICK: u32 = 3;
/// Instructions on a path of Euclid: more than so many iterations take. Some of its mutants loop without deciding
/// anything, and such iterations do not count.
const EUCLID_STEPS: u64 = 100;
/// Enough for every other loop.
const LOOP: u32 = 40;
/// Enough for every other path.
const STEPS: u64 = 1_000_000;

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
pub fn compile(jdk: &Jdk, folder: &Path) -> Result<PathBuf, BenchError> {
    compile_texts(jdk, folder, texts())
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
