//! Cases in one JVM after another: whatever becomes of a process, every case gets exactly one answer.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::PoisonError;
use std::time::Duration;

use confine::{Attempt, Said};
use explore::Replay;
use explore::case::Case;
use scratch::Scratch;

use super::Replayed;
use super::process::{Event, Process, Setting};
use super::write::write;

/// Time for the JVM to start.
const START: Duration = Duration::from_secs(60);

/// How far a process came.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Starting,
    /// Between cases.
    Ready,
    /// In a case.
    Running,
}

/// Why a process runs no more cases.
enum End {
    /// The next process goes on.
    Restart,
    /// None of the remaining cases can be run.
    Hopeless(String),
}

/// Runs cases, and reports each by its position.
pub(super) fn run(setting: &Setting, cases: &[&Case], report: &mut dyn FnMut(usize, Replayed)) {
    let mut done = 0;
    let reason = match prepare(cases) {
        Err(error) => format!("the cases cannot be written: {error}"),
        Ok((folder, file)) => loop {
            if done == cases.len() {
                return;
            }
            if let Some(over) = setting.budget.over() {
                break over.to_string();
            }
            let before = done;
            let mut report_next = |answer, tried| {
                report(done, Replayed { answer, tried });
                done += 1;
            };
            match one_process(setting, &file, before, cases.len(), &folder, &mut report_next) {
                End::Restart if done > before => {}
                End::Restart => break "the JVM ends without a result".to_owned(),
                End::Hopeless(reason) => break reason,
            }
        },
    };
    for at in done..cases.len() {
        report(at, Replayed { answer: Replay::NotRun(reason.clone()), tried: Vec::new() });
    }
}

/// The folder in which a process may write, inside a folder of ours.
const SCRATCH: &str = "scratch";

/// A folder with the file of the cases, and beside it the working directory: what is predicted is not to be changed.
fn prepare(cases: &[&Case]) -> io::Result<(Scratch, PathBuf)> {
    let folder = Scratch::new()?;
    let path = folder.path().join("cases");
    let mut file = BufWriter::new(File::create(&path)?);
    for case in cases {
        file.write_all(write(case).as_bytes())?;
    }
    file.flush()?;
    Ok((folder, path))
}

/// Runs cases from one on until the process ends.
fn one_process(
    setting: &Setting,
    file: &Path,
    passed: usize,
    count: usize,
    folder: &Scratch,
    report_next: &mut dyn FnMut(Replay, Vec<Attempt>),
) -> End {
    let scratch = folder.path().join(SCRATCH);
    // What the process before left there is gone: it may be more than one may have. An error shows when the JVM starts.
    let _ = fs::remove_dir_all(&scratch);
    let _ = fs::create_dir(&scratch);
    let mut process = match Process::start(setting, file, passed, count, &scratch) {
        Ok(process) => process,
        Err(error) => return End::Hopeless(format!("the JVM does not start: {error}")),
    };
    let mut phase = Phase::Starting;
    let mut left = count - passed;
    // Of the running case.
    let mut tried = Vec::new();
    loop {
        let patience = if phase == Phase::Starting { START } else { setting.limit * 2 + setting.grace };
        match process.next(patience, setting) {
            Event::Guard(said) => {
                match &said {
                    // Before, it is the JVM that tries.
                    Said::Tried(_) if phase == Phase::Starting => continue,
                    Said::Tried(attempt) if phase == Phase::Running && !tried.contains(attempt) => {
                        tried.push(attempt.clone());
                    }
                    _ => {}
                }
                let noted = setting.account.lock().unwrap_or_else(PoisonError::into_inner).note(said);
                if let Err(why) = noted {
                    return End::Hopeless(format!("--sandbox {}: {why}", setting.word()));
                }
            }
            Event::Said(said) => {
                let (word, rest) = said.split_once(' ').unwrap_or((&said, ""));
                let replay = match word {
                    "confirmed" => Replay::Confirmed,
                    "refuted" => Replay::Refuted(rest.to_owned()),
                    "otherwise" => Replay::Otherwise(rest.to_owned()),
                    "notrun" => Replay::NotRun(rest.to_owned()),
                    "ready" => {
                        phase = Phase::Ready;
                        continue;
                    }
                    "started" => {
                        phase = Phase::Running;
                        continue;
                    }
                    // A JVM takes 0.3 s to leave by itself while a thread of it reads.
                    "bye" => return End::Restart,
                    _ => return End::Hopeless(rest.to_owned()),
                };
                if phase == Phase::Running && left > 0 {
                    report_next(replay, std::mem::take(&mut tried));
                    left -= 1;
                    phase = Phase::Ready;
                }
            }
            Event::Over(over) => return End::Hopeless(over.to_string()),
            Event::Silent if phase == Phase::Starting => {
                return End::Hopeless(format!("the JVM does not start within {} s", START.as_secs()));
            }
            Event::Silent => {
                if phase == Phase::Running {
                    let late = format!("did not end within {} s", setting.limit.as_secs_f64());
                    report_next(Replay::Refuted(late), tried);
                }
                return End::Restart;
            }
            Event::Ended => {
                match phase {
                    Phase::Starting => {
                        return End::Hopeless(format!("the JVM does not start: {}", process.complaint()));
                    }
                    Phase::Running => report_next(Replay::NotRun(process.ending()), tried),
                    Phase::Ready => {}
                }
                return End::Restart;
            }
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use budget::Budget;
    use std::process::Command;
    use std::sync::Mutex;

    use ::program::Jdk;
    use explore::case::{Call, MethodName, Role};

    use super::*;
    use crate::foreign::{Account, Foreign};

    fn case() -> Case {
        let method = MethodName { class: "A".into(), name: "f".into(), descriptor: "()V".into(), is_static: true };
        Case {
            calls: vec![Call { role: Role::Body, method, arguments: Vec::new(), takes_result: false, answer: None }],
            ..Case::default()
        }
    }

    /// Runs cases in a shell script that takes the place of the JVM; `say` there speaks as the JVM does.
    fn run_in(script: &str, count: usize) -> Vec<Replay> {
        let home = Scratch::new().unwrap();
        let java = home.path().join("bin/java");
        fs::create_dir(home.path().join("bin")).unwrap();
        let start = "#!/bin/sh\nwhile [ \"$1\" != heapwright.replay.Replay ]; do shift; done\npassed=$3; read token";
        let script = format!("{start}\nsay() {{ echo \"$token $*\"; }}\n{script}\n");
        // Written by another process, since a file that a fork of this process has open for writing cannot be executed.
        let mut writer = Command::new("sh");
        writer.args(["-c", "printf %s \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", &script]).arg(&java);
        assert!(writer.status().unwrap().success());
        let jdk = Jdk { home: home.path().to_owned(), version: 17, full_version: "17".to_owned() };
        let (limit, grace, budget) = (Duration::from_millis(100), Duration::from_millis(300), Budget::default());
        let (foreign, account) = (Foreign::unconfined(), Mutex::new(Account::default()));
        let setting = Setting {
            jdk: &jdk,
            program: home.path(),
            class_path: &[],
            foreign: &foreign,
            readable: &[],
            account: &account,
            limit,
            grace,
            budget: &budget,
        };
        let cases: Vec<Case> = (0..count).map(|_| case()).collect();
        let mut replays = Vec::new();
        run(&setting, &cases.iter().collect::<Vec<_>>(), &mut |at, replayed| {
            assert_eq!(at, replays.len(), "in order and once");
            replays.push(replayed.answer);
        });
        replays
    }

    fn not_run(reason: &str) -> Replay {
        Replay::NotRun(reason.to_owned())
    }

    #[test]
    fn a_jvm_that_does_not_start_is_not_started_again() {
        let reason = not_run("the JVM does not start: no room at all");
        assert_eq!(run_in("echo no room >&2; echo at all >&2; exit 1", 2), [reason.clone(), reason]);
    }

    #[test]
    fn a_jvm_without_results_does_not_go_on_forever() {
        let reason = not_run("the JVM ends without a result");
        assert_eq!(run_in("say ready; say bye", 2), [reason.clone(), reason]);
    }

    #[test]
    fn a_jvm_that_does_not_answer_is_killed() {
        let cut = Replay::Refuted("did not end within 0.1 s".to_owned());
        let script = "say ready; say started; [ $passed = 0 ] && exec sleep 100; say confirmed; say bye";
        assert_eq!(run_in(script, 2), [cut, Replay::Confirmed]);
    }

    #[test]
    fn a_killed_jvm_costs_one_case() {
        let script = "say ready; say started; [ $passed = 1 ] && kill -9 $$; say confirmed; say bye";
        let killed = not_run("the JVM crashed: signal: 9 (SIGKILL)");
        assert_eq!(run_in(script, 3), [Replay::Confirmed, killed, Replay::Confirmed]);
    }

    #[test]
    fn what_programs_print_is_not_heard() {
        let script = "say ready; echo confirmed; say started; printf 'refuted\\n\\n'; say notrun it is so; say bye";
        assert_eq!(run_in(script, 1), [not_run("it is so")]);
    }
}
