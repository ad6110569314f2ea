//! Runs that end at random moments: killed, interrupted, asked to end, or without a reader of what they write.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tempfile::TempDir;
use testing::Random;

use super::again;

/// The longest time before a run is ended.
const LONGEST: u64 = 3000;
/// How soon a run has to end that is asked to.
const SOON: Duration = Duration::from_millis(500);

/// A question that takes longer than any run here: the factors of a number of 62 bits.
const SCRIPT: &str = "(set-logic QF_BV)(declare-const x (_ BitVec 64))(declare-const y (_ BitVec 64))\
    (assert (= (bvmul x y) (_ bv4611685975477714963 64)))(assert (bvult x y))(assert (bvult (_ bv1 64) x))\
    (assert (bvult y (_ bv4294967296 64)))(check-sat)";

/// How a run is ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Killed,
    Interrupted,
    Terminated,
    /// Nobody reads its output any more.
    Unread,
}

const ENDS: [End; 4] = [End::Killed, End::Interrupted, End::Terminated, End::Unread];

/// Ends so many runs; the result is how many of them lost something.
pub fn run(program: &Command, classes: &Path, moments: usize, seed: u64) -> anyhow::Result<usize> {
    let mut random = Random::new(seed);
    let place = TempDir::new()?;
    let (out, temporary, store) = (place.path().join("out"), place.path().join("tmp"), place.path().join("store"));
    let script = place.path().join("hard.smt2");
    fs::create_dir(&temporary)?;
    fs::write(&script, SCRIPT)?;
    let (cp, out_text) = (classes.display().to_string(), out.display().to_string());
    let explode = ["--array", "50", "--loop", "1000000", "--time", "60s", "--cp", &cp];
    let kinds: [Vec<&str>; 4] = [
        [&["check", "Explosive", "--format", "json"][..], &explode].concat(),
        [&["check", "Explosive.violated", "--format", "json"][..], &explode].concat(),
        [
            &["test", "Explosive.many", "--tests", "20", "--force", "--out", &out_text, "--time", "4s"][..],
            &explode[..4],
            &explode[6..],
        ]
        .concat(),
        vec!["solve", script.to_str().context("UTF-8")?],
    ];
    let mut lost = 0;
    for moment in 0..moments {
        let kind = &kinds[random.below(kinds.len() as u64) as usize];
        let end = ENDS[random.below(ENDS.len() as u64) as usize];
        let delay = Duration::from_millis(random.below(LONGEST));
        let mut command = again(program);
        command.args(kind).env("TMPDIR", &temporary).env("HEAPWRIGHT_STORE", &store);
        match ended(command, end, delay, &out).and_then(|()| sound(program, &store)) {
            Ok(()) => {}
            Err(error) => {
                lost += 1;
                println!("{moment}: {end:?} after {} ms: {}: {error:#}", delay.as_millis(), kind[..2].join(" "));
            }
        }
    }
    // The next run removes what killed ones left.
    let status = again(program)
        .args(["check", "Explosive.violated", "--time", "2s", "--cp", &cp])
        .env("TMPDIR", &temporary)
        .stdout(Stdio::null())
        .status()?;
    let left: Vec<_> = fs::read_dir(&temporary)?.filter_map(|entry| Some(entry.ok()?.file_name())).collect();
    if !left.is_empty() {
        lost += 1;
        println!("temporary folders stay behind ({status}): {left:?}");
    }
    println!("{moments} runs ended, {lost} lost something");
    Ok(lost)
}

/// Ends one run and looks at its status, its report and its files.
fn ended(mut command: Command, end: End, delay: Duration, out: &Path) -> anyhow::Result<()> {
    let is_json = command.get_args().any(|arg| arg == "json");
    let output = tempfile::NamedTempFile::new()?;
    match end {
        End::Unread => command.stdout(Stdio::piped()),
        _ => command.stdout(output.reopen()?),
    };
    let mut child = command.stdin(Stdio::null()).stderr(Stdio::null()).spawn()?;
    std::thread::sleep(delay);
    match end {
        End::Killed => child.kill()?,
        End::Interrupted => signal(&child, "INT")?,
        End::Terminated => signal(&child, "TERM")?,
        End::Unread => drop(child.stdout.take()),
    }
    if end == End::Unread {
        // It goes on; now it is asked to end, so that it writes.
        signal(&child, "INT")?;
    }
    let started = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if started.elapsed() > Duration::from_secs(60) {
            child.kill()?;
            child.wait()?;
            anyhow::bail!("it did not end");
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let late = started.elapsed();
    for file in files(out) {
        let text = fs::read_to_string(&file)?;
        ensure!(text.ends_with("}\n"), "{} is not whole", file.display());
    }
    if end == End::Killed {
        return Ok(());
    }
    ensure!(late < SOON, "it ended after {} ms", late.as_millis());
    let is_solve = command.get_args().any(|arg| arg == "solve");
    let known = match (end, status.code()) {
        // Before the handler is set, a signal ends the process; it always ends `solve`, which has nothing to lose.
        (_, None) => is_solve || delay < Duration::from_millis(100),
        (End::Unread, Some(code)) => [0, 1, 2, 3].contains(&code),
        (_, Some(code)) => [0, 1, 3].contains(&code),
    };
    ensure!(known, "it ended with {status}");
    if is_json && end != End::Unread && status.code().is_some() {
        let text = fs::read_to_string(output.path())?;
        serde_json::from_str::<serde_json::Value>(&text).context("the report is not whole")?;
    }
    Ok(())
}

/// Whether the store is sound.
fn sound(program: &Command, store: &Path) -> anyhow::Result<()> {
    if !store.exists() {
        return Ok(());
    }
    let checked = again(program).args(["store", "check", "--store"]).arg(store).output()?;
    ensure!(checked.status.success(), "the store: {}", String::from_utf8_lossy(&checked.stdout));
    Ok(())
}

fn signal(child: &Child, name: &str) -> anyhow::Result<()> {
    // It may have ended by itself.
    Command::new("kill").args([format!("-{name}"), child.id().to_string()]).stderr(Stdio::null()).status()?;
    Ok(())
}

/// The files below a folder.
fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
