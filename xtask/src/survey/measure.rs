//! One class: a process of its own, which may hang, crash or print nonsense without harm to the others.

use std::fs::{self, File};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;

use super::classes::Subject;
use super::row::{End, Row};
use crate::bench::jdk_tool;

/// What a process may take beyond the time for exploring: cases are replayed, tests compiled and run.
const BEYOND: Duration = Duration::from_secs(90);
/// Small limits: what matters is many classes, not large inputs.
const LIMITS: &str = "--n 2 --k 3 --array 2 --string 2 --tests 40";
/// The least that a method is given.
const LEAST: Duration = Duration::from_millis(200);
/// Between two looks at the process.
const PAUSE: Duration = Duration::from_millis(50);

/// What all classes have in common.
pub struct Setting {
    pub binary: PathBuf,
    /// Reports and tests go there.
    pub folder: PathBuf,
    pub time: Duration,
}

/// Writes tests for one class and reads the report.
pub fn row(setting: &Setting, subject: &Subject) -> anyhow::Result<Row> {
    let name = subject.name();
    let share = setting.time / u32::try_from(methods(subject).max(1))?;
    let millis = share.max(LEAST).as_millis();
    let folder = &setting.folder;
    // An entry without classes, since the default would be the current directory.
    let class_path = match subject.library.class_path {
        "" => folder.join("none"),
        jar => jar.into(),
    };
    fs::create_dir_all(folder.join("none")).with_context(|| format!("making {}", folder.display()))?;
    let (report, complaint) = (folder.join(format!("{name}.json")), folder.join(format!("{name}.err")));
    let create = |path: &PathBuf| File::create(path).with_context(|| format!("making {}", path.display()));
    let mut command = Command::new(&setting.binary);
    command.arg("test").arg(&name).arg("--cp").arg(class_path).args(LIMITS.split(' '));
    command.arg("--time").arg(format!("{millis}ms")).args(["--format", "json", "--force", "--out"]);
    command.arg(folder.join("tests").join(subject.class)).stdin(Stdio::null());
    command.stdout(create(&report)?).stderr(create(&complaint)?);
    // In one process group with the JVMs that it starts, so that none is left running.
    command.process_group(0);
    let started = Instant::now();
    let mut child = command.spawn().context("starting heapwright")?;
    let status = wait(&mut child, setting.time + BEYOND)?;
    let seconds = started.elapsed().as_secs_f64();
    let said = fs::read_to_string(&complaint).unwrap_or_default();
    let end = match status {
        None => End::Hung,
        Some(status) => match serde_json::from_str(&fs::read_to_string(&report).unwrap_or_default()) {
            Ok(report) if matches!(status.code(), Some(0 | 1 | 3)) => End::Reported(report),
            _ => End::Crashed(status.to_string(), said),
        },
    };
    Ok(Row::new(subject.class, &name, end, seconds))
}

/// The public methods of a class, constructors included.
fn methods(subject: &Subject) -> usize {
    let mut javap = Command::new(jdk_tool("javap"));
    javap.arg("-public");
    if !subject.library.class_path.is_empty() {
        javap.arg("-cp").arg(subject.library.class_path);
    }
    let listed = javap.arg(subject.name()).output().map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&listed).lines().filter(|line| line.contains('(')).count()
}

/// The status of a process, unless it does not end in time; then it is killed with all that it started.
fn wait(child: &mut Child, limit: Duration) -> anyhow::Result<Option<ExitStatus>> {
    let started = Instant::now();
    loop {
        if let Some(status) = child.try_wait().context("waiting for heapwright")? {
            return Ok(Some(status));
        }
        if started.elapsed() > limit {
            let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", child.id())]).status();
            child.wait().context("waiting for heapwright")?;
            return Ok(None);
        }
        thread::sleep(PAUSE);
    }
}
