//! One JVM that replays cases: how it is started, what it says, and how it ended.
//!
//! It says everything on its standard output, each line behind a token that only it is told, since a program under test can print
//! there, too. Its guard, where it is confined, has a token of its own. So the order of what both say is the order of what happened.

use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdin, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use budget::{Budget, Over};
use confine::{Bounds, Confined, Said};
use explore::Sandbox;
use program::Jdk;

use super::compile::{EXPORTS, tool_of};
use crate::foreign::{Account, Foreign, left, lines};

/// What all processes have in common.
pub(super) struct Setting<'a> {
    pub(super) jdk: &'a Jdk,
    /// The compiled program that replays.
    pub(super) program: &'a Path,
    /// Absolute.
    pub(super) class_path: &'a [PathBuf],
    pub(super) foreign: &'a Foreign,
    /// What the program may read beside the JDK.
    pub(super) readable: &'a [PathBuf],
    /// What is seen of the program beside the answers.
    pub(super) account: &'a Mutex<Account>,
    /// The time of one case.
    pub(super) limit: Duration,
    /// A JVM that says nothing for twice the limit and this time counts as hanging.
    pub(super) grace: Duration,
    pub(super) budget: &'a Budget,
}

impl Setting<'_> {
    /// How it is confined, as users write it.
    pub(super) fn word(&self) -> &'static str {
        match self.foreign.sandbox {
            Sandbox::Require => "require",
            Sandbox::Auto => "auto",
            Sandbox::Off => "off",
        }
    }

    /// How much one process may use for so many cases.
    fn bounds(&self, cases: usize) -> Bounds {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let cases = u32::try_from(cases.saturating_mul(cores)).unwrap_or(u32::MAX);
        Bounds { cpu: SPARE.saturating_add(self.limit.saturating_mul(cases)), ..Bounds::default() }
    }
}

/// Time of the processor beside that of the cases.
const SPARE: Duration = Duration::from_secs(300);

/// Fast to start, and with the same answers to questions of programs as the machine that made the predictions.
const FLAGS: &[&str] = &[
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "-XX:-UsePerfData",
    "-XX:-CreateCoredumpOnCrash",
    "-Xshare:auto",
    "-Xmx1g",
    // Every method is called once or twice: not worth generating code for.
    "-Djdk.reflect.useNativeAccessorOnly=true",
    "-Dfile.encoding=UTF-8",
    "-Duser.timezone=UTC",
    "-Duser.language=en",
    "-Duser.country=US",
    "-Djava.util.concurrent.ForkJoinPool.common.parallelism=0",
];

/// Time between two checks whether to stop, and whether the process is alive.
const TICK: Duration = Duration::from_millis(50);

/// What is kept of the standard error.
const KEPT: usize = 4096;

/// The file in the working directory to which the JVM writes a report when it crashes.
const CRASH_LOG: &str = "crash.log";

/// A running JVM; ended when dropped.
pub(super) struct Process<'a> {
    child: Child,
    // The JVM ends when this is closed, also if this process is killed.
    _input: Option<ChildStdin>,
    lines: Receiver<Event>,
    errors: Arc<Mutex<Vec<u8>>>,
    folder: &'a Path,
    // Has to live until the program has started.
    _confined: Option<Confined>,
}

/// What comes next.
pub(super) enum Event {
    /// It said something.
    Said(String),
    /// Its guard said something.
    Guard(Said),
    /// It said nothing for too long.
    Silent,
    /// Nothing is left of the budget.
    Over(Over),
    /// It ended.
    Ended,
}

impl<'a> Process<'a> {
    /// Starts a JVM for the cases in a file, from one on, in a working directory.
    pub(super) fn start(
        setting: &Setting,
        cases: &Path,
        passed: usize,
        count: usize,
        folder: &'a Path,
    ) -> Result<Process<'a>, String> {
        let token = confine::token();
        let readable = setting.readable.iter().cloned().chain([cases.to_owned()]).collect();
        let (java, bounds) = (tool_of(setting.jdk, "java"), setting.bounds(count - passed));
        let mut ready = setting.foreign.ready(setting.jdk, &java, readable, folder, bounds)?;
        if let Some(known) = ready.known.take() {
            setting.account.lock().unwrap_or_else(PoisonError::into_inner).protect(known);
        }
        let command = &mut ready.command;
        command.args(FLAGS).arg(EXPORTS);
        command.arg(format!("-XX:ErrorFile={CRASH_LOG}"));
        command.arg(format!("-Djava.io.tmpdir={}", folder.display()));
        if ready.listener.is_some() {
            // The JVM asks the system, not the environment.
            command.arg(format!("-Duser.home={}", folder.join("home").display()));
        }
        command.arg("-cp").arg(setting.program).arg("heapwright.replay.Replay");
        command.arg(cases).arg(passed.to_string()).arg(setting.limit.as_millis().to_string());
        command.args(setting.class_path);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        // Arguments can be read by the program and by other processes; this is read before the program starts.
        if let Some(input) = &mut child.stdin {
            // An error is ignored: the process has ended, and says why.
            let _ = writeln!(input, "{token}");
        }
        let (sender, lines) = mpsc::channel();
        // Neither thread is waited for: processes that the program started may keep the pipes open.
        let listener = ready.listener.take();
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                let mut output = BufReader::new(output);
                let mut line = Vec::new();
                while let Ok(Some(text)) = lines::next(&mut output, &mut line) {
                    let own = text.strip_prefix(token.as_str()).map(|said| Event::Said(said.trim().to_owned()));
                    let said = own.or_else(|| listener.as_ref()?.hear(&text).map(Event::Guard));
                    if said.is_some_and(|said| sender.send(said).is_err()) {
                        break;
                    }
                }
            });
        }
        let errors = Arc::new(Mutex::new(Vec::new()));
        if let Some(output) = child.stderr.take() {
            let errors = errors.clone();
            thread::spawn(move || keep_start(output, &errors));
        }
        Ok(Process { _input: child.stdin.take(), child, lines, errors, folder, _confined: ready.confined })
    }

    /// Waits for what comes next.
    pub(super) fn next(&mut self, patience: Duration, setting: &Setting) -> Event {
        let start = Instant::now();
        loop {
            match self.lines.recv_timeout(TICK) {
                Ok(said) => return said,
                Err(RecvTimeoutError::Disconnected) => return Event::Ended,
                Err(RecvTimeoutError::Timeout) => {}
            }
            if let Some(over) = setting.budget.over() {
                return Event::Over(over);
            }
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                // Lines that it wrote before its end may still have to be read.
                return self.lines.recv_timeout(TICK * 4).unwrap_or(Event::Ended);
            }
            if start.elapsed() > patience {
                return Event::Silent;
            }
        }
    }

    /// How it ended, in words; it has closed its output.
    pub(super) fn ending(&mut self) -> String {
        let crash = left::text(&self.folder.join(CRASH_LOG)).unwrap_or_default();
        if let Some(cause) = cause_of(&crash) {
            return format!("the JVM crashed: {cause}");
        }
        match self.wait() {
            Some(status) if status.code().is_some() => format!("it ended the process ({status})"),
            Some(status) => format!("the JVM crashed: {status}"),
            None => "the JVM does not answer any more".to_owned(),
        }
    }

    /// What it said on the standard error, on one line.
    pub(super) fn complaint(&mut self) -> String {
        let ending = self.ending();
        // The thread that reads it may need a moment.
        thread::sleep(TICK);
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&errors);
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        if lines.is_empty() { ending } else { lines.join(" ") }
    }

    fn wait(&mut self) -> Option<ExitStatus> {
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(2) {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                Err(_) => return None,
            }
        }
        None
    }
}

impl Drop for Process<'_> {
    fn drop(&mut self) {
        // An error is ignored: the process has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads everything and keeps the beginning: there a JVM that does not start says why.
fn keep_start(mut output: ChildStderr, kept: &Mutex<Vec<u8>>) {
    let mut chunk = [0; 1024];
    while let Ok(length @ 1..) = output.read(&mut chunk) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        let room = KEPT.saturating_sub(kept.len());
        kept.extend(&chunk[..length.min(room)]);
    }
}

/// The line of a crash log that says what happened.
fn cause_of(log: &str) -> Option<&str> {
    let mut lines = log.lines().filter_map(|line| line.strip_prefix('#')).map(str::trim);
    lines.find(|line| line.starts_with("SIG") || line.starts_with("Internal Error") || line.contains("memory"))
}
