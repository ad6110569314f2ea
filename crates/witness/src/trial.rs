//! Generated tests, compiled by `javac` and run by JUnit's console launcher, whose report says what became of each.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use program::Jdk;
use thiserror::Error;

/// Where Debian's package junit5 and a local Maven repository keep the console launcher.
const LAUNCHER: &str = "junit-platform-console-standalone";
const DEBIAN: &str = "/usr/share/java";
/// Between two looks at a running process.
const PAUSE: Duration = Duration::from_millis(20);
/// Characters of the output of a process that a message shows.
const MOST_OUTPUT: usize = 4000;

/// The jars that compile and run tests of either version of JUnit.
#[derive(Clone, Debug)]
pub struct JUnit {
    launcher: PathBuf,
    others: Vec<PathBuf>,
}

/// Why tests could not be compiled or run.
#[derive(Debug, Error)]
pub enum TrialError {
    /// There is no compiler.
    #[error("{0} is missing, so the tests were not compiled; a JDK has it (Debian: apt install default-jdk-headless)")]
    NoCompiler(PathBuf),
    /// The compiler refused them.
    #[error("javac refuses the tests:\n{0}")]
    Compile(String),
    /// A process could not be started or did not end.
    #[error("{0}")]
    Process(String),
    /// The report cannot be read.
    #[error("the report of JUnit cannot be read: {0}")]
    Report(String),
}

/// One executed test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tested {
    /// The test class.
    pub class: String,
    /// The test method, with the row of a parameterized one.
    pub name: String,
    /// What went wrong.
    pub failure: Option<String>,
}

impl JUnit {
    /// Finds JUnit: in the given class path, in Debian's folder, or in a local Maven repository.
    pub fn find(given: Option<&str>) -> Option<JUnit> {
        if let Some(given) = given {
            let jars: Vec<PathBuf> = given.split(':').filter(|jar| !jar.is_empty()).map(PathBuf::from).collect();
            let is_launcher =
                |jar: &&PathBuf| jar.file_name().is_some_and(|name| name.to_string_lossy().starts_with(LAUNCHER));
            let launcher = jars.iter().find(is_launcher)?.clone();
            return Some(JUnit { others: jars.into_iter().filter(|jar| *jar != launcher).collect(), launcher });
        }
        let debian = |name: &str| Some(Path::new(DEBIAN).join(name)).filter(|jar| jar.is_file());
        let launcher = debian(&format!("{LAUNCHER}.jar")).or_else(maven_launcher)?;
        let others = ["junit4.jar", "hamcrest.jar"].into_iter().filter_map(debian).collect();
        Some(JUnit { launcher, others })
    }

    /// The class path of a process that compiles or runs tests, with entries that come first.
    pub fn class_path(&self, before: &[PathBuf]) -> String {
        let all = before.iter().chain([&self.launcher]).chain(&self.others);
        all.map(|entry| entry.to_string_lossy().into_owned()).collect::<Vec<_>>().join(":")
    }
}

/// The newest console launcher of the local Maven repository.
fn maven_launcher() -> Option<PathBuf> {
    let home = std::env::var_os("HOME")?;
    let folder = Path::new(&home).join(".m2/repository/org/junit/platform").join(LAUNCHER);
    let mut jars: Vec<PathBuf> = std::fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let version = entry.file_name().into_string().ok()?;
            Some(entry.path().join(format!("{LAUNCHER}-{version}.jar"))).filter(|jar| jar.is_file())
        })
        .collect();
    jars.sort();
    jars.pop()
}

/// Compiles tests into a folder.
pub fn compile(
    jdk: &Jdk,
    junit: &JUnit,
    class_path: &[PathBuf],
    sources: &[PathBuf],
    into: &Path,
    limit: Duration,
) -> Result<(), TrialError> {
    let javac = jdk.home.join("bin/javac");
    if !javac.is_file() {
        return Err(TrialError::NoCompiler(javac));
    }
    let mut command = Command::new(&javac);
    command.args(["-encoding", "UTF-8", "-g", "-proc:none", "-nowarn", "-Xlint:none", "-J-XX:TieredStopAtLevel=1"]);
    command.arg("-d").arg(into).arg("-cp").arg(junit.class_path(class_path)).args(sources);
    let (ended_well, output) = run(&mut command, into, limit)?;
    if ended_well { Ok(()) } else { Err(TrialError::Compile(output)) }
}

/// Runs compiled test classes; the result are the tests in the order of the report.
pub fn execute(
    jdk: &Jdk,
    junit: &JUnit,
    class_path: &[PathBuf],
    compiled: &Path,
    classes: &[String],
    limit: Duration,
) -> Result<Vec<Tested>, TrialError> {
    let folder = tempfile::tempdir().map_err(|error| TrialError::Process(format!("no temporary folder: {error}")))?;
    let reports = folder.path().join("reports");
    let mut entries = vec![compiled.to_owned()];
    entries.extend(class_path.iter().cloned());
    let mut command = Command::new(jdk.home.join("bin/java"));
    // More memory than in a replay, so that a case that a replay confirmed has enough of it here.
    command.args(["-ea", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss16m", "-Xmx2g"]);
    // Newer JDKs print warnings about unsafe access; they are not about the tests.
    command.arg("-cp").arg(junit.class_path(&entries)).arg("org.junit.platform.console.ConsoleLauncher");
    command.args(["--disable-banner", "--details=none", "--reports-dir"]).arg(&reports);
    for class in classes {
        command.arg(format!("--select-class={class}"));
    }
    let (_, output) = run(&mut command, folder.path(), limit)?;
    let mut tested = Vec::new();
    for engine in ["jupiter", "vintage"] {
        let Ok(text) = std::fs::read_to_string(reports.join(format!("TEST-junit-{engine}.xml"))) else { continue };
        tested.extend(read_report(&text)?);
    }
    if tested.is_empty() {
        return Err(TrialError::Process(format!("JUnit ran no test:\n{output}")));
    }
    Ok(tested)
}

fn read_report(text: &str) -> Result<Vec<Tested>, TrialError> {
    let options = roxmltree::ParsingOptions { allow_dtd: false, ..roxmltree::ParsingOptions::default() };
    let report = roxmltree::Document::parse_with_options(text, options)
        .map_err(|error| TrialError::Report(error.to_string()))?;
    let tests = report.descendants().filter(|node| node.has_tag_name("testcase"));
    let read = |test: roxmltree::Node<'_, '_>| {
        let attribute = |name: &str| test.attribute(name).unwrap_or_default().to_owned();
        let failed = test.children().find(|node| node.has_tag_name("failure") || node.has_tag_name("error"));
        let failure = failed.map(|node| {
            let kind = node.attribute("type").unwrap_or_default();
            format!("{kind}: {}", node.attribute("message").or(node.text()).unwrap_or_default().trim())
        });
        Tested { class: attribute("classname"), name: attribute("name"), failure }
    };
    Ok(tests.map(read).collect())
}

/// Runs a process to its end, in a folder and within a time; the result is whether it succeeded, and what it printed.
fn run(command: &mut Command, folder: &Path, limit: Duration) -> Result<(bool, String), TrialError> {
    let name = Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let failed = |error: std::io::Error| TrialError::Process(format!("{name} cannot be run: {error}"));
    // The output goes into a file, since a process whose pipe is not read would block.
    let printed = tempfile::NamedTempFile::new().map_err(failed)?;
    let both = |file: &File| file.try_clone().map(Stdio::from).map_err(failed);
    command.stdin(Stdio::null()).stdout(both(printed.as_file())?).stderr(both(printed.as_file())?);
    command.env_remove("JAVA_TOOL_OPTIONS").env_remove("_JAVA_OPTIONS").env_remove("JDK_JAVA_OPTIONS");
    command.current_dir(folder);
    let mut child = command.spawn().map_err(failed)?;
    let started = Instant::now();
    let status = loop {
        match child.try_wait().map_err(failed)? {
            Some(status) => break status,
            None if started.elapsed() > limit => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(TrialError::Process(format!("{name} did not end within {} s", limit.as_secs())));
            }
            None => std::thread::sleep(PAUSE),
        }
    };
    let output = String::from_utf8_lossy(&std::fs::read(printed.path()).map_err(failed)?).into_owned();
    let shown = output.char_indices().nth(MOST_OUTPUT).map_or(output.as_str(), |(end, _)| &output[..end]).to_owned();
    Ok((status.success(), shown))
}
