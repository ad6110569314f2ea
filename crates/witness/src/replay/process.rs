//! One JVM that replays cases: how it is started, what it says, and how it ended.
//!
//! It says everything on its standard output, each line behind a token, since a program under test can print there, too.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, io, thread};

use program::Jdk;

use super::compile::{EXPORTS, tool_of, without_options};

/// What all processes have in common.
pub(super) struct Setting<'a> {
    pub(super) jdk: &'a Jdk,
    /// The compiled program that replays.
    pub(super) program: &'a Path,
    /// Absolute.
    pub(super) class_path: &'a [PathBuf],
    /// The time of one case.
    pub(super) limit: Duration,
    /// A JVM that says nothing for twice the limit and this time counts as hanging.
    pub(super) grace: Duration,
    pub(super) stop: &'a AtomicBool,
}

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
    lines: Receiver<String>,
    errors: Arc<Mutex<Vec<u8>>>,
    folder: &'a Path,
}

/// What comes next.
pub(super) enum Event {
    /// It said something.
    Said(String),
    /// It said nothing for too long.
    Silent,
    /// It is to be stopped.
    Stopped,
    /// It ended.
    Ended,
}

impl<'a> Process<'a> {
    /// Starts a JVM for the cases in a file, from one on, in a working directory.
    pub(super) fn start(setting: &Setting, cases: &Path, passed: usize, folder: &'a Path) -> io::Result<Process<'a>> {
        // A crash log of an earlier process.
        let _ = fs::remove_file(folder.join(CRASH_LOG));
        let token = format!("heapwright-{}-{passed}", std::process::id());
        let mut command = Command::new(tool_of(setting.jdk, "java"));
        without_options(&mut command);
        command.args(FLAGS).arg(EXPORTS);
        command.arg(format!("-XX:ErrorFile={CRASH_LOG}"));
        command.arg(format!("-Djava.io.tmpdir={}", folder.display()));
        command.arg("-cp").arg(setting.program).arg("heapwright.replay.Replay");
        command.arg(cases).arg(passed.to_string()).arg(setting.limit.as_millis().to_string()).arg(&token);
        command.args(setting.class_path);
        // Without a locale the JVM would not understand file names beyond ASCII.
        command.env("LC_ALL", "C.UTF-8").current_dir(folder);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let (sender, lines) = mpsc::channel();
        // Neither thread is waited for: processes that the program started may keep the pipes open.
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                let mut output = BufReader::new(output);
                let mut line = Vec::new();
                while matches!(output.read_until(b'\n', &mut line), Ok(1..)) {
                    let text = String::from_utf8_lossy(&line);
                    let said = text.strip_prefix(token.as_str()).map(|said| said.trim().to_owned());
                    if said.is_some_and(|said| sender.send(said).is_err()) {
                        break;
                    }
                    line.clear();
                }
            });
        }
        let errors = Arc::new(Mutex::new(Vec::new()));
        if let Some(output) = child.stderr.take() {
            let errors = errors.clone();
            thread::spawn(move || keep_start(output, &errors));
        }
        Ok(Process { _input: child.stdin.take(), child, lines, errors, folder })
    }

    /// Waits for what comes next.
    pub(super) fn next(&mut self, patience: Duration, setting: &Setting) -> Event {
        let start = Instant::now();
        loop {
            match self.lines.recv_timeout(TICK) {
                Ok(said) => return Event::Said(said),
                Err(RecvTimeoutError::Disconnected) => return Event::Ended,
                Err(RecvTimeoutError::Timeout) => {}
            }
            if setting.stop.load(Ordering::Relaxed) {
                return Event::Stopped;
            }
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                // Lines that it wrote before its end may still have to be read.
                return self.lines.recv_timeout(TICK * 4).map_or(Event::Ended, Event::Said);
            }
            if start.elapsed() > patience {
                return Event::Silent;
            }
        }
    }

    /// How it ended, in words; it has closed its output.
    pub(super) fn ending(&mut self) -> String {
        let crash = fs::read_to_string(self.folder.join(CRASH_LOG)).unwrap_or_default();
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
