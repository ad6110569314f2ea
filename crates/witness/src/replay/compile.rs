//! The program in Java that replays cases: compiled by the JDK's own compiler, once for each JDK, and kept in the user's
//! cache.
//!
//! It is compiled in another folder and renamed, so a folder of the right name is always complete, also if a process is
//! killed. Without a cache it is compiled for this run only.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io};

use ::program::{Jdk, STRANGERS};
use scratch::Scratch;
use tempfile::TempDir;
use thiserror::Error;

use crate::java_options::without_options;

/// Lets the program reach below reflection; for the compiler and the JVM.
pub(super) const EXPORTS: &str = "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED";

/// The first version of Java that has all of what the program uses.
const OLDEST: u16 = 17;

macro_rules! sources {
    ($($path:literal),* $(,)?) => { &[$(($path, include_str!(concat!("java/", $path)))),*] };
}

/// The sources, by their paths.
const SOURCES: &[(&str, &str)] = sources![
    "heapwright/replay/Answers.java",
    "heapwright/replay/Case.java",
    "heapwright/replay/CaseLoader.java",
    "heapwright/replay/CaseReader.java",
    "heapwright/replay/ClassPath.java",
    "heapwright/replay/Comparison.java",
    "heapwright/replay/InputHeap.java",
    "heapwright/replay/Memory.java",
    "heapwright/replay/Replay.java",
    "heapwright/replay/Run.java",
    "heapwright/replay/Stop.java",
    "heapwright/replay/Unseen.java",
    "heapwright/replay/Verdict.java",
    "heapwright/replay/Words.java",
    "heapwright/replay/Worker.java",
    "heapwright/replay/Zeros.java",
    "heapwright/Heapwright.java",
    "org/sosy_lab/sv_benchmarks/Verifier.java",
    "gov/nasa/jpf/vm/Verify.java",
    "gov/nasa/jpf/symbc/Debug.java",
    "jbse/meta/Analysis.java",
];

/// All sources, by their paths: those of the program, and those of inputs that stand for classes outside the class path.
fn sources() -> impl Iterator<Item = (String, &'static str)> {
    let own = SOURCES.iter().map(|&(path, text)| (path.to_owned(), text));
    own.chain(STRANGERS.iter().map(|stranger| (format!("{}.java", stranger.name), stranger.source)))
}

/// The compiled program.
pub(super) struct Compiled {
    folder: PathBuf,
    // Deleted when it is dropped.
    _temporary: Option<Scratch>,
}

/// Why there is no program.
#[derive(Debug, Error)]
pub(super) enum CompileError {
    #[error("replaying needs Java {OLDEST} or later, and {} is Java {version}", home.display())]
    TooOld { home: PathBuf, version: u16 },
    #[error("{tool} is missing in {}: replaying needs a complete JDK", home.display())]
    Missing { tool: &'static str, home: PathBuf },
    #[error("javac failed: {0}")]
    Failed(String),
    #[error("the replay cannot be compiled: {0}")]
    Io(#[from] io::Error),
}

impl Compiled {
    /// The folder of its class files.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }
}

/// Finds or compiles the program.
pub(super) fn compiled(jdk: &Jdk) -> Result<Compiled, CompileError> {
    compiled_in(cache().as_deref(), jdk)
}

fn compiled_in(cache: Option<&Path>, jdk: &Jdk) -> Result<Compiled, CompileError> {
    if jdk.version < OLDEST {
        return Err(CompileError::TooOld { home: jdk.home.clone(), version: jdk.version });
    }
    for tool in ["java", "javac"] {
        if !tool_of(jdk, tool).is_file() {
            return Err(CompileError::Missing { tool, home: jdk.home.clone() });
        }
    }
    let place = cache.map(|cache| cache.join(format!("replay-{:016x}", digest(jdk))));
    if let Some(place) = place.filter(|place| is_complete(place)) {
        return Ok(Compiled { folder: place, _temporary: None });
    }
    let beside = cache.and_then(|cache| {
        fs::create_dir_all(cache).ok()?;
        scratch::sweep(cache);
        tempfile::Builder::new().prefix(&format!("{}replay-", scratch::PREFIX)).tempdir_in(cache).ok()
    });
    if let (Some(cache), Some(beside)) = (cache, beside)
        && compile(jdk, beside.path()).is_ok()
        && let Some(folder) = publish(beside, &cache.join(format!("replay-{:016x}", digest(jdk))))
    {
        return Ok(Compiled { folder, _temporary: None });
    }
    // The cache cannot be used: it is full, read-only, or there is none.
    let temporary = Scratch::new()?;
    let folder = compile(jdk, temporary.path())?;
    Ok(Compiled { folder, _temporary: Some(temporary) })
}

/// Where caches are kept, by the environment.
fn cache() -> Option<PathBuf> {
    let named = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let usual = || env::var_os("HOME").map(|home| Path::new(&home).join(".cache")).filter(|path| path.is_absolute());
    Some(named.or_else(usual)?.join("heapwright"))
}

/// A digest that is different for another program, another JDK or an update of the JDK.
fn digest(jdk: &Jdk) -> u64 {
    let mut hasher = DefaultHasher::new();
    (sources().collect::<Vec<_>>(), &jdk.home, &jdk.full_version).hash(&mut hasher);
    hasher.finish()
}

fn is_complete(folder: &Path) -> bool {
    sources().all(|(path, _)| folder.join(path).with_extension("class").is_file())
}

/// Moves the classes to their place; none if that fails. Another process may have done so first.
fn publish(beside: TempDir, place: &Path) -> Option<PathBuf> {
    let classes = beside.path().join("classes");
    if fs::rename(&classes, place).is_err() && !is_complete(place) {
        // The classes in that place are damaged.
        fs::remove_dir_all(place).ok()?;
        fs::rename(&classes, place).ok()?;
    }
    Some(place.to_owned())
}

/// Compiles into `classes` of a folder.
fn compile(jdk: &Jdk, folder: &Path) -> Result<PathBuf, CompileError> {
    let (written, classes) = (folder.join("sources"), folder.join("classes"));
    let mut javac = Command::new(tool_of(jdk, "javac"));
    without_options(&mut javac);
    // Without the optimizing compiler and a parallel collector it is done in half the time.
    javac.args(["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-encoding", "UTF-8", "-proc:none", "-nowarn"]);
    javac.arg(EXPORTS).arg("-d").arg(&classes);
    fs::create_dir_all(&classes)?;
    for (path, text) in sources() {
        let path = written.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&path, text)?;
        javac.arg(&path);
    }
    let output = javac.stdin(Stdio::null()).output()?;
    if !output.status.success() {
        return Err(CompileError::Failed(String::from_utf8_lossy(&output.stderr).trim().to_owned()));
    }
    Ok(classes)
}

/// A program of the JDK.
pub(super) fn tool_of(jdk: &Jdk, name: &str) -> PathBuf {
    jdk.home.join("bin").join(name).with_extension(env::consts::EXE_EXTENSION)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jdk() -> Jdk {
        Jdk::find(None).expect("no JDK found by JAVA_HOME or PATH: `make test` installs one")
    }

    #[test]
    fn it_is_compiled_once_and_mended() {
        let cache = TempDir::new().unwrap();
        let first = compiled_in(Some(cache.path()), &jdk()).unwrap();
        let class = first.folder().join("heapwright/replay/Replay.class");
        let written = fs::metadata(&class).unwrap().modified().unwrap();
        let again = compiled_in(Some(cache.path()), &jdk()).unwrap();
        assert_eq!(first.folder(), again.folder());
        assert_eq!(fs::metadata(&class).unwrap().modified().unwrap(), written);
        fs::remove_file(&class).unwrap();
        compiled_in(Some(cache.path()), &jdk()).unwrap();
        assert!(class.is_file());
        assert_eq!(fs::read_dir(cache.path()).unwrap().count(), 1, "nothing is left behind");
    }

    #[test]
    fn a_cache_that_is_no_folder_is_done_without() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let compiled = compiled_in(Some(file.path()), &jdk()).unwrap();
        assert!(is_complete(compiled.folder()));
    }

    #[test]
    fn what_is_missing_is_named() {
        let home = TempDir::new().unwrap();
        let at = |version| Jdk { home: home.path().to_owned(), version, full_version: String::new() };
        let error = |version| compiled_in(None, &at(version)).err().unwrap().to_string();
        let shown = home.path().display();
        assert_eq!(error(17), format!("java is missing in {shown}: replaying needs a complete JDK"));
        assert_eq!(error(11), format!("replaying needs Java 17 or later, and {shown} is Java 11"));
        fs::create_dir(home.path().join("bin")).unwrap();
        fs::write(home.path().join("bin/java"), "").unwrap();
        assert_eq!(error(17), format!("javac is missing in {shown}: replaying needs a complete JDK"));
    }
}
