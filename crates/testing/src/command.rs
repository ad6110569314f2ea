//! The binary under test, z3, and running a program with a time limit: what can be observed of it.

use std::env;
use std::fmt;
use std::fs;
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::jdk::Jdk;
use crate::place::{kept, profile_folder};

/// The binary under test: the one that cargo has just built, or `HEAPWRIGHT_BIN`. It uses the JDK of the tests, a cache
/// of their own, and no store of answers, so that no run influences another one.
pub fn heapwright() -> Command {
    let built = || profile_folder().join("heapwright").into_os_string();
    let mut command = Command::new(env::var_os("HEAPWRIGHT_BIN").unwrap_or_else(built));
    command.env("JAVA_HOME", Jdk::required().home).env("XDG_CACHE_HOME", kept().join("cache"));
    command.env("HEAPWRIGHT_STORE", "memory");
    command
}

/// Gives the solver time for hard questions on a busy machine, unless the arguments say how much it has.
pub fn patiently(command: &mut Command) {
    if !command.get_args().any(|arg| arg == "--solver-time") {
        command.args(["--solver-time", "120s"]);
    }
}

/// The words that start z3. Fails if it is missing: without it, tests that compare with it would check nothing.
pub fn z3() -> Vec<String> {
    let found = Command::new("z3").arg("--version").output();
    assert!(found.is_ok(), "z3 is not on the PATH: install it with `scripts/setup.sh test` (Debian package z3)");
    vec!["z3".to_owned(), "-in".to_owned()]
}

/// How long a program may run: far more than any takes, even while other tests keep the machine busy. Time limits of
/// tests only detect programs that hang.
pub const TIME_LIMIT: Duration = Duration::from_secs(120);
/// How much of each stream is kept, so that a runaway program does not fill the memory of the tests.
const KEPT_BYTES: u64 = 16 << 20;

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// With this status.
    Exited(i32),
    /// By this signal.
    Signalled(i32),
    /// Not within the time limit: it was killed.
    TimedOut,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Exited(status) => write!(f, "exit status {status}"),
            Ending::Signalled(signal) => write!(f, "killed by signal {signal}"),
            Ending::TimedOut => write!(f, "no end within the time limit"),
        }
    }
}

/// Everything a user sees of a program's run.
#[derive(Clone, Debug)]
pub struct Observation {
    /// Standard output.
    pub stdout: Vec<u8>,
    /// Standard error.
    pub stderr: String,
    /// How it ended.
    pub ending: Ending,
}

/// What a program's run took.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// From start to end.
    pub time: Duration,
    /// The most memory, in MiB.
    pub memory: u64,
}

/// Runs a command with empty standard input, in a fixed locale and time zone.
pub fn observe(command: &mut Command) -> Observation {
    observe_within(TIME_LIMIT, command)
}

/// The same with another time limit.
pub fn observe_within(limit: Duration, command: &mut Command) -> Observation {
    measure(limit, command).0
}

/// The same, with what it took.
pub fn measure(limit: Duration, command: &mut Command) -> (Observation, Cost) {
    let mut child = command
        .env("LC_ALL", "C.UTF-8")
        .env("TZ", "UTC")
        .env_remove("JAVA_TOOL_OPTIONS")
        .env_remove("JDK_JAVA_OPTIONS")
        .env_remove("_JAVA_OPTIONS")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("starting {}: {error}", command.get_program().display()));
    let stdout = collect(child.stdout.take());
    let stderr = collect(child.stderr.take());

    let started = Instant::now();
    let deadline = started + limit;
    let mut memory = 0;
    let mut pause = Duration::from_micros(200);
    let ending = loop {
        memory = memory.max(peak(&child));
        if let Some(status) = child.try_wait().expect("waiting for a child") {
            break ending_of(status);
        }
        if Instant::now() >= deadline {
            // An error is ignored: the process may have ended by itself meanwhile.
            let _ = child.kill();
            let _ = child.wait();
            break Ending::TimedOut;
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(5));
    };
    let time = started.elapsed();
    let stderr = String::from_utf8_lossy(&received(&stderr)).into_owned();
    (Observation { stdout: received(&stdout), stderr, ending }, Cost { time, memory })
}

/// The most memory that a process has used so far, in MiB.
fn peak(child: &Child) -> u64 {
    let text = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) / 1024
}

fn ending_of(status: ExitStatus) -> Ending {
    match (status.code(), status.signal()) {
        (Some(code), _) => Ending::Exited(code),
        (None, signal) => Ending::Signalled(signal.unwrap_or_default()),
    }
}

/// Reads a stream to its end on a thread of its own, so that neither stream can block the other.
fn collect(stream: Option<impl Read + Send + 'static>) -> mpsc::Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    if let Some(stream) = stream {
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            // An error is ignored: what was read before it is still compared.
            let _ = stream.take(KEPT_BYTES).read_to_end(&mut bytes);
            let _ = sender.send(bytes);
        });
    }
    receiver
}

/// The collected bytes. A grandchild that outlives the program may keep the stream open: it is not waited for.
fn received(stream: &mpsc::Receiver<Vec<u8>>) -> Vec<u8> {
    stream.recv_timeout(Duration::from_secs(5)).unwrap_or_default()
}
