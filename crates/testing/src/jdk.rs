//! Finding the JDK that serves as compiler and as oracle.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// A complete JDK: launcher, compiler and module image.
#[derive(Clone)]
pub struct Jdk {
    /// Its folder.
    pub home: PathBuf,
    /// The feature release: 17, 21, ...
    pub feature: u32,
    /// The text of its `release` file: changes with every update.
    pub release: String,
}

impl Jdk {
    /// The JDK that `JAVA_HOME` or the `PATH` names.
    pub fn required() -> Jdk {
        let homes = env::var_os("JAVA_HOME").map(PathBuf::from);
        let on_path = ["javac", "java"].into_iter().filter_map(home_of_tool);
        homes
            .into_iter()
            .chain(on_path)
            .find_map(|home| Jdk::at(&home))
            .expect("no JDK found by JAVA_HOME or PATH: scripts/setup.sh installs one")
    }

    /// A JDK of Java 21 or later: the one named for this purpose, the usual one, or one installed beside it.
    pub fn of_21_or_later() -> Option<Jdk> {
        if let Some(named) = env::var_os("HEAPWRIGHT_JDK21") {
            let jdk = Jdk::at(Path::new(&named));
            let jdk = jdk.filter(|jdk| jdk.feature >= 21);
            return Some(jdk.expect("HEAPWRIGHT_JDK21 names no JDK of Java 21 or later"));
        }
        let usual = Jdk::required();
        if usual.feature >= 21 {
            return Some(usual);
        }
        // The oldest that suffices: closest to what the subjects were written for.
        usual.beside().into_iter().filter(|jdk| jdk.feature >= 21).min_by_key(|jdk| jdk.feature)
    }

    /// The newest JDK beside the usual one, if it is newer. If there is none, the person at the terminal is told what is
    /// left out.
    pub fn newer(left_out: &str) -> Option<Jdk> {
        let usual = Jdk::required();
        let newest = usual.beside().into_iter().max_by_key(|jdk| jdk.feature);
        let newer = newest.filter(|jdk| jdk.feature > usual.feature);
        if newer.is_none() {
            let home = usual.home.display();
            crate::note(&format!("SKIPPED {left_out}: no JDK of a newer Java is installed beside {home}"));
        }
        newer
    }

    /// The JDKs that are installed in the same folder as this one, itself among them.
    pub fn beside(&self) -> Vec<Jdk> {
        let entries = self.home.parent().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten();
        let mut homes: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        homes.sort();
        homes.iter().filter_map(|home| Jdk::at(home)).collect()
    }

    /// A program of the JDK, such as `javac`.
    pub fn tool(&self, name: &str) -> PathBuf {
        self.home.join("bin").join(name)
    }

    /// The `PATH` with this JDK first, for programs that start `java` themselves.
    pub fn path_variable(&self) -> OsString {
        let rest = env::var_os("PATH").unwrap_or_default();
        let folders = std::iter::once(self.home.join("bin")).chain(env::split_paths(&rest));
        env::join_paths(folders).unwrap_or(rest)
    }

    fn at(home: &Path) -> Option<Jdk> {
        let complete = ["bin/java", "bin/javac", "lib/modules"].iter().all(|part| home.join(part).is_file());
        if !complete {
            return None;
        }
        let release = fs::read_to_string(home.join("release")).ok()?;
        let version = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION=\""))?;
        let digits = version.split(|c: char| !c.is_ascii_digit()).next()?;
        Some(Jdk { home: home.to_path_buf(), feature: digits.parse().ok()?, release })
    }
}

/// The home of the JDK whose tool is on the `PATH`, links resolved.
fn home_of_tool(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let tool = env::split_paths(&path).map(|folder| folder.join(name)).find(|tool| tool.is_file())?;
    let real = fs::canonicalize(tool).ok()?;
    Some(real.parent()?.parent()?.to_path_buf())
}
