//! Finds the JDK whose class library is analysed: `--jdk`, else `JAVA_HOME`, else the `java` on `PATH`.
//!
//! The first of the three that is present decides. If it is wrong, that is an error: falling back to another JDK
//! would silently analyse other code than the user asked for.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use crate::class_path_error::{ClassPathError, JdkChoice};

/// The module that every JDK has.
const BASE: &str = "java.base";

/// An installed JDK of version 17 or later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jdk {
    /// The directory that has `lib/modules`.
    pub home: PathBuf,
    /// The feature version, such as 17.
    pub version: u16,
    /// The version as the JDK writes it, such as `17.0.9`.
    pub full_version: String,
}

impl Jdk {
    /// Finds the JDK to use; `explicit` is the value of `--jdk`.
    pub fn find(explicit: Option<&Path>) -> Result<Jdk, ClassPathError> {
        Self::find_among(explicit, env::var_os("JAVA_HOME"), env::var_os("PATH"))
    }

    /// The file that holds the class library.
    pub fn image(&self) -> PathBuf {
        image_of(&self.home)
    }

    /// The modules of the class library, `java.base` first.
    pub(crate) fn modules(&self) -> Vec<String> {
        let release = fs::read_to_string(self.home.join("release")).unwrap_or_default();
        let listed = property(&release, "MODULES").unwrap_or_default();
        let others = listed.split_whitespace().filter(|module| *module != BASE);
        std::iter::once(BASE).chain(others).map(str::to_owned).collect()
    }

    // The environment comes as arguments because tests cannot set it safely.
    fn find_among(
        explicit: Option<&Path>,
        java_home: Option<OsString>,
        path: Option<OsString>,
    ) -> Result<Jdk, ClassPathError> {
        if let Some(home) = explicit {
            return Self::at(home, JdkChoice::Flag);
        }
        if let Some(home) = java_home.filter(|home| !home.is_empty()) {
            return Self::at(Path::new(&home), JdkChoice::JavaHome);
        }
        let java = path.and_then(|path| program_on(&path, "java")).ok_or(ClassPathError::NoJdk)?;
        // Distributions put links to links on PATH; only the real file lies inside the JDK.
        let real = fs::canonicalize(&java).unwrap_or(java);
        let home = real.ancestors().find(|dir| image_of(dir).is_file() || has_rt_jar(dir));
        Self::at(home.unwrap_or(&real), JdkChoice::Path)
    }

    fn at(home: &Path, chosen_by: JdkChoice) -> Result<Jdk, ClassPathError> {
        let home = home.to_path_buf();
        if !image_of(&home).is_file() {
            return Err(if has_rt_jar(&home) {
                ClassPathError::JdkTooOld { home, chosen_by }
            } else {
                ClassPathError::NotAJdk { home, chosen_by }
            });
        }
        let release = home.join("release");
        let full_version = fs::read_to_string(&release).ok().and_then(|text| property(&text, "JAVA_VERSION"));
        match full_version.and_then(|full| Some((feature_version(&full)?, full))) {
            Some((version, full_version)) => Ok(Jdk { home, version, full_version }),
            None => Err(ClassPathError::UnknownVersion { release }),
        }
    }
}

/// The first program of this name on `PATH`.
pub fn program_on_path(name: &str) -> Option<PathBuf> {
    program_on(&env::var_os("PATH")?, name)
}

fn program_on(path: &OsStr, name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(path).map(|dir| dir.join(&file)).find(|candidate| candidate.is_file())
}

fn image_of(home: &Path) -> PathBuf {
    home.join("lib").join("modules")
}

/// Java 8 and earlier keep the class library here.
fn has_rt_jar(home: &Path) -> bool {
    home.join("lib/rt.jar").is_file() || home.join("jre/lib/rt.jar").is_file()
}

/// The value of `JAVA_VERSION="17.0.9"` in a `release` file.
fn property(release: &str, name: &str) -> Option<String> {
    let value = release.lines().find_map(|line| line.trim().strip_prefix(name)?.strip_prefix('='))?;
    Some(value.trim_matches('"').to_owned())
}

/// `17.0.9` and `17-ea` are 17; `1.8.0_392` is 8, as versions were written until Java 9.
fn feature_version(version: &str) -> Option<u16> {
    let mut numbers = version.split(|c: char| !c.is_ascii_digit()).map(str::parse);
    match numbers.next()?.ok()? {
        1 => numbers.next()?.ok(),
        feature => Some(feature),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fake_jdk(library: &str, release: &str) -> tempfile::TempDir {
        let home = tempfile::tempdir().unwrap();
        for (file, content) in [(library, ""), ("bin/java", ""), ("release", release)] {
            let file = home.path().join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, content).unwrap();
        }
        home
    }

    #[test]
    fn versions_are_read_in_all_spellings() {
        assert_eq!(feature_version("17.0.9"), Some(17));
        assert_eq!(feature_version("25"), Some(25));
        assert_eq!(feature_version("26-ea"), Some(26));
        assert_eq!(feature_version("1.8.0_392"), Some(8));
        assert_eq!(feature_version("unknown"), None);
    }

    #[test]
    fn the_flag_beats_java_home_and_java_home_beats_path() {
        let [a, b, c] = ["11", "17", "21"].map(|v| fake_jdk("lib/modules", &format!("JAVA_VERSION=\"{v}.0.1\"\n")));
        let home = || Some(b.path().as_os_str().to_owned());
        let path = || Some(c.path().join("bin").into_os_string());
        let version = |found: Result<Jdk, ClassPathError>| found.unwrap().version;
        assert_eq!(version(Jdk::find_among(Some(a.path()), home(), path())), 11);
        assert_eq!(version(Jdk::find_among(None, home(), path())), 17);
        assert_eq!(version(Jdk::find_among(None, Some(OsString::new()), path())), 21);
    }

    #[test]
    #[cfg(unix)]
    fn links_on_path_are_followed_to_the_jdk() {
        let jdk = fake_jdk("lib/modules", "JAVA_VERSION=\"17\"\n");
        let bin = tempfile::tempdir().unwrap();
        std::os::unix::fs::symlink(jdk.path().join("bin/java"), bin.path().join("java")).unwrap();
        let found = Jdk::find_among(None, None, Some(bin.path().as_os_str().to_owned())).unwrap();
        assert_eq!(found.home, fs::canonicalize(jdk.path()).unwrap());
    }

    #[test]
    fn a_wrong_choice_never_falls_back() {
        let good = fake_jdk("lib/modules", "JAVA_VERSION=\"17\"\n");
        let old = fake_jdk("jre/lib/rt.jar", "JAVA_VERSION=\"1.8.0\"\n");
        let nowhere = good.path().join("nowhere");
        let path = || Some(good.path().join("bin").into_os_string());

        let error = Jdk::find_among(Some(&nowhere), None, path()).unwrap_err();
        assert!(matches!(&error, ClassPathError::NotAJdk { home, chosen_by: JdkChoice::Flag } if *home == nowhere));
        let error = Jdk::find_among(None, Some(nowhere.into_os_string()), path()).unwrap_err();
        assert!(matches!(error, ClassPathError::NotAJdk { chosen_by: JdkChoice::JavaHome, .. }));
        let error = Jdk::find_among(None, None, Some(old.path().join("bin").into_os_string())).unwrap_err();
        assert!(matches!(error, ClassPathError::JdkTooOld { chosen_by: JdkChoice::Path, .. }));
        assert!(matches!(Jdk::find_among(None, None, None), Err(ClassPathError::NoJdk)));
    }

    #[test]
    fn a_jdk_without_a_version_is_an_error() {
        let jdk = fake_jdk("lib/modules", "IMPLEMENTOR=\"nobody\"\n");
        let error = Jdk::find_among(Some(jdk.path()), None, None).unwrap_err();
        assert!(matches!(error, ClassPathError::UnknownVersion { .. }));
    }
}
