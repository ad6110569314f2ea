//! Generated tests, compiled by `javac` and run by JUnit's console launcher, whose report says what became of each. Both are
//! confined, though `javac` runs no foreign code: annotation processors are switched off.

use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::mpsc;
use std::time::Duration;

use budget::{Budget, Over};

use confine::{Bounds, Listener, Said};
use program::Jdk;
use scratch::Scratch;
use thiserror::Error;

use crate::foreign::{Account, Foreign, Ready, left, lines, of_class_path};

/// Where Debian's package junit5 and a local Maven repository keep the console launcher.
const LAUNCHER: &str = "junit-platform-console-standalone";
const DEBIAN: &str = "/usr/share/java";
/// Between two looks at a running process.
const PAUSE: Duration = Duration::from_millis(20);
/// How long lines that were printed before the end may take to arrive.
const LAST_WORDS: Duration = Duration::from_millis(500);
/// Memory that the largest process here may use: the heap of a JVM, and what it needs beside.
const MEMORY: u64 = 5 << 30;
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
    /// Nothing was left of the budget.
    #[error("{0}")]
    Over(Over),
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

    /// The jars themselves.
    fn jars(&self) -> impl Iterator<Item = PathBuf> {
        [&self.launcher].into_iter().chain(&self.others).map(|jar| jar.canonicalize().unwrap_or_else(|_| jar.clone()))
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

/// How tests are tried out.
#[derive(Clone, Copy, Debug)]
pub struct Workshop<'a> {
    /// The JDK that compiles and runs them.
    pub jdk: &'a Jdk,
    /// The version of JUnit.
    pub junit: &'a JUnit,
    /// The classes that they test: absolute.
    pub class_path: &'a [PathBuf],
    /// How the programs are confined.
    pub foreign: &'a Foreign,
    /// Time for compiling, and for running.
    pub limit: Duration,
    /// What is left for both.
    pub budget: &'a Budget,
}

/// Compiles tests into a folder.
pub fn compile(shop: &Workshop<'_>, sources: &[PathBuf], into: &Path) -> Result<(), TrialError> {
    let javac = shop.jdk.home.join("bin/javac");
    if !javac.is_file() {
        return Err(TrialError::NoCompiler(javac));
    }
    let mut ready = shop.ready(&javac, sources.iter().cloned(), into)?;
    let command = &mut ready.command;
    command.args(["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-J-XX:-UsePerfData"]);
    command.args(["-encoding", "UTF-8", "-g", "-proc:none", "-nowarn", "-Xlint:none"]);
    command.arg("-d").arg(into).arg("-cp").arg(shop.junit.class_path(shop.class_path)).args(sources);
    let (ended_well, output) = run(ready, shop, &mut Account::default())?;
    if ended_well { Ok(()) } else { Err(TrialError::Compile(output)) }
}

/// Runs compiled test classes; the result are the tests in the order of the report. What the process showed beside is added to the
/// account.
pub fn execute(
    shop: &Workshop<'_>,
    compiled: &Path,
    classes: &[String],
    account: &mut Account,
) -> Result<Vec<Tested>, TrialError> {
    let folder = Scratch::new().map_err(|error| TrialError::Process(format!("no temporary folder: {error}")))?;
    let reports = folder.path().join("reports");
    let mut entries = vec![compiled.to_owned()];
    entries.extend(shop.class_path.iter().cloned());
    let mut ready = shop.ready(&shop.jdk.home.join("bin/java"), [compiled.to_owned()], folder.path())?;
    let command = &mut ready.command;
    // More memory than in a replay, so that a case that a replay confirmed has enough of it here.
    command.args(["-ea", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xss16m", "-Xmx2g"]);
    command.arg(format!("-Djava.io.tmpdir={}", folder.path().display()));
    if ready.listener.is_some() {
        command.arg(format!("-Duser.home={}", folder.path().join("home").display()));
    }
    // Newer JDKs print warnings about unsafe access; they are not about the tests.
    command.arg("-cp").arg(shop.junit.class_path(&entries)).arg("org.junit.platform.console.ConsoleLauncher");
    command.args(["--disable-banner", "--details=none", "--reports-dir"]).arg(&reports);
    for class in classes {
        command.arg(format!("--select-class={class}"));
    }
    let (_, output) = run(ready, shop, account)?;
    let mut tested = Vec::new();
    for engine in ["jupiter", "vintage"] {
        let Some(text) = left::text(&reports.join(format!("TEST-junit-{engine}.xml"))) else { continue };
        tested.extend(read_report(&text)?);
    }
    if tested.is_empty() {
        return Err(TrialError::Process(format!("JUnit ran no test:\n{output}")));
    }
    Ok(tested)
}

impl Workshop<'_> {
    /// A program of the JDK that can read the class path and JUnit.
    fn ready(
        &self,
        program: &Path,
        more: impl IntoIterator<Item = PathBuf>,
        scratch: &Path,
    ) -> Result<Ready, TrialError> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let cpu = self.limit.saturating_mul(u32::try_from(cores).unwrap_or(u32::MAX));
        let bounds = Bounds { cpu, memory: MEMORY, ..Bounds::default() };
        // Distributions cut JUnit into jars that name each other.
        let entries: Vec<PathBuf> = self.class_path.iter().cloned().chain(self.junit.jars()).collect();
        let readable = of_class_path(self.jdk, &entries).into_iter().chain(more).collect();
        self.foreign.ready(self.jdk, program, readable, scratch, bounds).map_err(TrialError::Process)
    }
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

/// Runs a process to its end, within a time; the result is whether it succeeded, and what it printed.
fn run(mut ready: Ready, shop: &Workshop<'_>, account: &mut Account) -> Result<(bool, String), TrialError> {
    let name = ready.name.clone();
    let failed = |error: std::io::Error| TrialError::Process(format!("{name} cannot be run: {error}"));
    if let Some(known) = ready.known.take() {
        account.protect(known);
    }
    ready.command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = ready.command.spawn().map_err(failed)?;
    // Pipes, since a program could empty a file. Neither reader is waited for longer than a moment: processes that an unconfined
    // program started may keep the pipes open.
    let (printed, said) = mpsc::channel();
    let listener = ready.listener.clone();
    read(child.stdout.take(), listener, printed.clone());
    read(child.stderr.take(), None, printed);
    let own = shop.budget.within(Some(shop.limit));
    let status = loop {
        match child.try_wait().map_err(failed)? {
            Some(status) => break status,
            None if own.is_over() => {
                let _ = child.kill();
                let _ = child.wait();
                let limit = shop.limit.as_secs();
                return Err(match shop.budget.over() {
                    Some(over) => TrialError::Over(over),
                    None => TrialError::Process(format!("{name} did not end within {limit} s")),
                });
            }
            None => std::thread::sleep(PAUSE),
        }
    };
    let mut shown = String::new();
    let mut refused = None;
    while let Ok(line) = said.recv_timeout(LAST_WORDS) {
        match line {
            Line::Printed(text) if shown.len() < MOST_OUTPUT => shown += &text,
            Line::Printed(_) => {}
            Line::Guard(said) => refused = account.note(said).err().or(refused),
        }
    }
    match refused {
        Some(why) => Err(TrialError::Process(format!("{name} is not run in the sandbox: {why}"))),
        None => Ok((status.success(), shown.trim().to_owned())),
    }
}

/// A line of a process.
enum Line {
    Printed(String),
    Guard(Said),
}

/// Reads a stream to its end, on a thread of its own.
fn read(stream: Option<impl Read + Send + 'static>, listener: Option<Listener>, sender: mpsc::Sender<Line>) {
    let Some(stream) = stream else { return };
    std::thread::spawn(move || {
        let mut stream = BufReader::new(stream);
        let (mut line, mut room) = (Vec::new(), MOST_OUTPUT);
        while let Ok(Some(text)) = lines::next(&mut stream, &mut line) {
            match listener.as_ref().and_then(|listener| listener.hear(&text)) {
                Some(said) => drop(sender.send(Line::Guard(said))),
                None if room > 0 => {
                    room = room.saturating_sub(text.len());
                    drop(sender.send(Line::Printed(text)));
                }
                None => {}
            }
        }
    });
}
