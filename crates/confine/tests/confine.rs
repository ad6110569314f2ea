//! What confined programs can and cannot do, tried with the small programs of every system. Each attempt is also made without
//! confinement, to see that it would succeed.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use confine::{Attempt, Confinement, Demand, Kind, Protection, Said, Step, survey};
use tempfile::TempDir;

/// What became of a program.
#[derive(Debug)]
struct Run {
    status: Option<i32>,
    printed: String,
    tried: Vec<Attempt>,
    in_force: Option<Protection>,
}

fn helper() {
    confine::register(env!("CARGO_BIN_EXE_confine").into());
}

/// Whether this computer can show what is tested. It says so loudly if not.
fn is_able() -> bool {
    helper();
    let found = survey();
    let able = found.is_full() && found.watched;
    if !able {
        eprintln!("NOT TESTED: this computer confines {}: {:?}", found.words(), found.lacks);
    }
    able
}

fn run(confinement: &Confinement, program: &str, arguments: &[&str]) -> Run {
    helper();
    let program = fs::canonicalize(program).unwrap();
    let mut confined = confinement.command(Demand::Strongest, &program).unwrap();
    let output = confined.command.args(arguments).stdin(Stdio::null()).output().unwrap();
    let mut run = Run { status: output.status.code(), printed: String::new(), tried: Vec::new(), in_force: None };
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        match confined.listener.hear(line) {
            Some(Said::InForce(protection)) => run.in_force = Some(protection),
            Some(Said::Refused(why)) => run.printed += &why,
            Some(Said::Tried(attempt)) => run.tried.push(attempt),
            None => run.printed += line,
        }
    }
    run.printed += &String::from_utf8_lossy(&output.stderr);
    run
}

fn shell(confinement: &Confinement, script: &str) -> Run {
    run(confinement, "/bin/sh", &["-c", script])
}

/// A scratch folder, and beside it a folder that is none of the program's business.
fn folders() -> (TempDir, Confinement, String) {
    let folder = TempDir::new().unwrap();
    for name in ["scratch", "other"] {
        fs::create_dir(folder.path().join(name)).unwrap();
    }
    fs::write(folder.path().join("other/file"), "private").unwrap();
    let confinement = Confinement::new(&folder.path().join("scratch"));
    let other = folder.path().join("other").display().to_string();
    (folder, confinement, other)
}

fn attempt(kind: Kind, what: &str) -> Attempt {
    Attempt::new(kind, what)
}

#[test]
fn the_answer_and_the_output_are_those_of_the_program() {
    let (_folder, confinement, _) = folders();
    let run = shell(&confinement, "echo hello; exit 7");
    assert_eq!((run.status, run.printed.as_str()), (Some(7), "hello"), "{run:?}");
    assert!(run.in_force.is_some_and(|protection| protection.bounded));
}

#[test]
fn files_outside_can_be_neither_read_nor_changed() {
    if !is_able() {
        return;
    }
    let (_folder, confinement, other) = folders();
    let run = shell(
        &confinement,
        &format!("read line < {other}/file; echo got $line; echo x > {other}/new; echo y > {other}/file"),
    );
    let expected = [
        attempt(Kind::Read, &format!("read {other}/file")),
        attempt(Kind::Write, &format!("write {other}/new")),
        attempt(Kind::Write, &format!("write {other}/file")),
    ];
    assert_eq!(run.tried, expected, "{run:?}");
    assert!(!run.printed.contains("private"));
    let run = self::run(&confinement, "/bin/rm", &["-rf", &other]);
    assert!(run.tried.iter().any(|attempt| attempt.kind == Kind::Write || attempt.kind == Kind::Read), "{run:?}");
    assert_eq!(fs::read_to_string(format!("{other}/file")).unwrap(), "private");
    assert_eq!(fs::read_dir(&other).unwrap().count(), 1);
    let run = self::run(&confinement, "/bin/chmod", &["777", &format!("{other}/file")]);
    assert!(run.tried.iter().any(|attempt| attempt.what.starts_with("change the mode of")), "{run:?}");
}

#[test]
fn what_is_granted_can_be_read_and_the_scratch_folder_changed() {
    let (_folder, mut confinement, other) = folders();
    confinement.readable.push(other.clone().into());
    let run =
        shell(&confinement, &format!("read line < {other}/file; echo $line; echo x > mine; read y < mine; echo $y"));
    assert_eq!((run.printed.as_str(), run.tried.as_slice()), ("privatex", &[][..]), "{run:?}");
}

#[test]
fn what_is_hidden_stays_so_below_a_readable_folder() {
    if !is_able() {
        return;
    }
    let (folder, mut confinement, other) = folders();
    fs::write(folder.path().join("other/plain"), "open\n").unwrap();
    confinement.readable.push(folder.path().to_owned());
    confinement.hidden.push(format!("{other}/file").into());
    let run = shell(&confinement, &format!("read a < {other}/plain; read b < {other}/file; echo $a $b"));
    assert_eq!(run.tried, [attempt(Kind::Read, &format!("read {other}/file"))]);
    assert!(run.printed.contains("open") && !run.printed.contains("private"), "{run:?}");
}

#[test]
fn no_program_can_be_started_and_none_is_left_behind() {
    if !is_able() {
        return;
    }
    let (_folder, confinement, _) = folders();
    let run = shell(&confinement, "(sleep 60 &) ; exit 0");
    assert_eq!(run.tried.first(), Some(&attempt(Kind::Process, "start a process")), "{run:?}");
    let run = shell(&confinement, "exec /bin/echo other");
    assert_eq!(run.tried, [attempt(Kind::Process, "start the program /bin/echo")], "{run:?}");
}

#[test]
fn the_environment_is_empty() {
    let (_folder, confinement, _) = folders();
    // This test has some.
    assert!(std::env::vars().count() > 6);
    let run = run(&confinement, "/usr/bin/env", &[]);
    assert!(!run.printed.contains("CARGO") && run.printed.contains("HOME="), "{run:?}");
}

#[test]
fn other_processes_get_no_signals() {
    if !is_able() {
        return;
    }
    let (_folder, confinement, _) = folders();
    let mut victim = Command::new("/bin/sleep").arg("60").spawn().unwrap();
    let run = shell(&confinement, &format!("kill -9 {}; kill -9 $PPID; echo alive", victim.id()));
    assert!(run.printed.contains("alive"), "{run:?}");
    assert_eq!(run.tried[0], attempt(Kind::Signal, &format!("send a signal to process {}", victim.id())));
    assert_eq!(run.tried.len(), 2);
    assert!(victim.try_wait().unwrap().is_none(), "it lives");
    victim.kill().unwrap();
    victim.wait().unwrap();
}

#[test]
fn a_killed_guard_takes_the_program_with_it() {
    let (folder, confinement, _) = folders();
    helper();
    let mut confined = confinement.command(Demand::Strongest, Path::new("/bin/sleep")).unwrap();
    // The length tells this sleeper from all others.
    let mut guard = confined.command.arg("7654.321").stdout(Stdio::null()).spawn().unwrap();
    let is_alive = || is_there("/bin/sleep 7654.321");
    let wait = |wanted: bool| {
        let start = Instant::now();
        while is_alive() != wanted && start.elapsed() < Duration::from_secs(20) {
            std::thread::sleep(Duration::from_millis(10));
        }
        assert_eq!(is_alive(), wanted);
    };
    wait(true);
    guard.kill().unwrap();
    guard.wait().unwrap();
    wait(false);
    drop(folder);
}

#[test]
fn large_files_and_many_of_them_end_early() {
    let (folder, mut confinement, _) = folders();
    confinement.bounds.file = 1 << 20;
    confinement.bounds.disk = 8 << 20;
    let scratch = folder.path().join("scratch");
    run(&confinement, "/bin/dd", &["if=/dev/zero", "of=large", "bs=65536", "count=100"]);
    assert!(fs::metadata(scratch.join("large")).unwrap().len() <= 1 << 20);
    confinement.bounds.file = 1 << 30;
    let run = run(&confinement, "/bin/dd", &["if=/dev/zero", "of=large", "bs=65536"]);
    assert!(run.tried.iter().any(|attempt| attempt.kind == Kind::Limit), "{run:?}");
    assert_ne!(run.status, Some(0));
}

#[test]
fn without_confinement_all_of_this_works() {
    let (_folder, _, other) = folders();
    let script = format!(
        "read l < {other}/file; echo $l; echo x > {other}/new; (sleep 0 &); /bin/chmod 700 {other}/new; rm {other}/file"
    );
    let output = Command::new("/bin/sh").args(["-c", &script]).output().unwrap();
    assert!(String::from_utf8_lossy(&output.stdout).contains("private"), "{output:?}");
    assert!(fs::metadata(format!("{other}/new")).is_ok() && fs::metadata(format!("{other}/file")).is_err());
}

/// Whether a process with this command line is there.
fn is_there(words: &str) -> bool {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let line = |entry: fs::DirEntry| fs::read_to_string(entry.path().join("cmdline")).unwrap_or_default();
    processes.map(line).any(|line| line.replace('\0', " ").trim() == words)
}

#[test]
fn without_landlock_the_rest_still_holds() {
    let (_folder, mut confinement, other) = folders();
    confinement.without = vec![Step::Files];
    let run = shell(&confinement, &format!("read line < {other}/file; echo $line; (sleep 0 &)"));
    let protection = run.in_force.unwrap();
    assert!(!protection.is_full() && protection.landlock.is_none());
    assert!(protection.lacks.iter().any(|lack| lack.contains("the user's files")), "{protection:?}");
    assert!(run.printed.contains("private"), "nothing keeps it from that");
    if protection.watched {
        assert_eq!(run.tried, [attempt(Kind::Process, "start a process")]);
    }
}

#[test]
fn without_seccomp_nothing_is_left_behind() {
    let (_folder, mut confinement, _) = folders();
    confinement.without = vec![Step::Files, Step::Calls];
    let run = shell(&confinement, "(/bin/sleep 8765.1 &); (/usr/bin/setsid /bin/sleep 8765.2 &) ; echo done");
    assert!(run.printed.contains("done"), "{run:?}");
    assert!(!is_there("/bin/sleep 8765.1") && !is_there("/bin/sleep 8765.2"));
    confinement.without = vec![Step::Files, Step::Calls, Step::Watch];
    let run = shell(&confinement, "(/bin/sleep 8765.3 &); (/usr/bin/setsid /bin/sleep 8765.4 &) ; echo done");
    assert!(run.printed.contains("done"), "{run:?}");
    assert!(!is_there("/bin/sleep 8765.3") && !is_there("/bin/sleep 8765.4"));
}

#[test]
fn what_is_not_watched_is_refused_all_the_same() {
    if !is_able() {
        return;
    }
    let (_folder, mut confinement, other) = folders();
    confinement.without = vec![Step::Watch];
    let run = shell(&confinement, &format!("read l < {other}/file; echo got $l; kill -9 $PPID; (echo started)"));
    let protection = run.in_force.unwrap();
    assert!(protection.is_full() && !protection.watched && protection.lacks.len() == 1, "{protection:?}");
    assert!(!run.printed.contains("private") && !run.printed.contains("started"), "{}", run.printed);
    assert_eq!(run.tried, []);
}

#[test]
fn full_protection_can_be_demanded() {
    helper();
    let (_folder, mut confinement, _) = folders();
    confinement.without = vec![Step::Files];
    let mut confined = confinement.command(Demand::Full, Path::new("/bin/echo")).unwrap();
    let output = confined.command.arg("started").output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(!text.contains("started"), "{text}");
    let said: Vec<Said> = text.lines().filter_map(|line| confined.listener.hear(line)).collect();
    assert!(matches!(said.as_slice(), [Said::Refused(_)]), "{said:?}");
}
