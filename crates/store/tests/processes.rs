//! Several processes, killed processes, folders without permission, full disks.

mod support;

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use store::{Place, Secret};
use support::{PATIENCE, child, file, filled, key, present, put};

/// What the child processes do; nothing when the tests themselves run it.
#[test]
fn child() {
    let Some((role, folder)) = child::role() else { return };
    let secret = Secret::of_user(&folder).unwrap();
    let path = folder.join("s.db");
    let stores = file(&path, &secret);
    match role.split_once(' ').unwrap_or((&role, "")) {
        ("write", from) => {
            let from: u64 = from.parse().unwrap();
            for number in from..from + 3000 {
                put(&stores, [number]);
                stores.get(&key(number % 100));
            }
            stores.flush(PATIENCE);
            // On a busy computer another process may be stopped while it writes; then these wait with theirs.
            let notices = stores.notices();
            assert!(notices.iter().all(|notice| notice.contains("another process keeps it locked")), "{notices:?}");
        }
        ("endless", from) => {
            let from: u64 = from.parse().unwrap();
            for number in from.. {
                put(&stores, [number]);
                if number % 50 == 49 {
                    stores.flush(PATIENCE);
                    println!("written {}", number + 1);
                }
            }
        }
        ("read-only", _) => {
            assert!(fs::write(folder.join("x"), "").is_err(), "the folder has to be read-only");
            assert_eq!(present(&stores, 100), 100);
            put(&stores, 100..200);
            stores.flush(PATIENCE);
            assert_eq!(present(&stores, 200), 200);
            say(&stores.notices());
        }
        ("no-room", _) => {
            put(&stores, 1000..40_000);
            stores.flush(PATIENCE);
            assert_eq!(present(&stores, 1000), 1000, "what was there is still used");
            put(&stores, 40_000..41_000);
            stores.flush(PATIENCE);
            assert!(stores.get(&key(40_500)).is_some());
            say(&stores.notices());
        }
        other => panic!("{other:?}"),
    }
    println!("child done");
}

fn say(notices: &[String]) {
    for notice in notices {
        println!("notice: {notice}");
    }
}

/// Runs a child to its end; the result is the notices it had.
fn finish(mut command: Command) -> Vec<String> {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && text.contains("child done"), "{:?}\n{text}\n{errors}", output.status);
    text.lines().filter_map(|line| line.split_once("notice: ")).map(|(_, notice)| notice.to_owned()).collect()
}

#[test]
fn several_processes_write_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let children: Vec<_> = (0..3)
        .map(|i| child::command(&format!("write {}", i * 2000), folder.path()).stdout(Stdio::null()).spawn().unwrap())
        .collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    let secret = Secret::of_user(folder.path()).unwrap();
    let path = folder.path().join("s.db");
    assert_eq!(present(&file(&path, &secret), 7000), 7000);
    let checked = store::check(&Place::File(path), &secret).unwrap();
    assert_eq!((checked.count, checked.survey.own), (0, 7000), "{:?}", checked.faults);
}

#[test]
fn killed_a_hundred_times() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s.db");
    let mut written = 0;
    for round in 0..100u64 {
        let mut child =
            child::command(&format!("endless {written}"), folder.path()).stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // Some are killed while they open or make the store.
        if round % 5 != 0 {
            for _ in 0..1 + round % 3 {
                let line = lines.by_ref().map(Result::unwrap).find(|line| line.contains("written")).unwrap();
                written = line.rsplit(' ').next().unwrap().parse().unwrap();
            }
        }
        sleep(Duration::from_micros(round * 7919 % 15_000));
        child.kill().unwrap();
        child.wait().unwrap();
        for line in lines.map_while(Result::ok) {
            if let Some((_, number)) = line.split_once("written ") {
                written = number.parse().unwrap();
            }
        }
        if round % 10 == 9 {
            whole(&path, folder.path(), written);
        }
    }
    assert!(written > 5000, "{written}");
}

/// Everything that was reported as written is there, and all that is there is right.
fn whole(path: &Path, folder: &Path, written: u64) {
    let secret = Secret::of_user(folder).unwrap();
    let stores = file(path, &secret);
    assert_eq!(present(&stores, written), written);
    present(&stores, written + 2000);
    assert_eq!(stores.notices(), Vec::<String>::new());
    let checked = store::check(&Place::File(path.to_owned()), &secret).unwrap();
    assert_eq!((checked.count, checked.survey.foreign), (0, 0), "{:?}", checked.faults);
}

/// A folder that this user may not write to. Root may always write, so as root another user tries it.
#[test]
fn read_only_folder() {
    let folder = tempfile::tempdir().unwrap();
    let secret = Secret::of_user(folder.path()).unwrap();
    filled(&folder.path().join("s.db"), &secret, 100);
    let program = tempfile::tempdir().unwrap();
    let copy = program.path().join("test");
    // By a process of its own: a file that this one has open for writing is inherited by what other tests start meanwhile,
    // and cannot be executed as long as they have it.
    let copied = Command::new("cp").arg(std::env::current_exe().unwrap()).arg(&copy).status().unwrap();
    assert!(copied.success());
    let root = Command::new("id").arg("-u").output().unwrap().stdout == b"0\n";
    let mode = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    mode(program.path(), 0o755);
    for file in [0o444, 0o666] {
        mode(&folder.path().join("secret"), 0o444);
        mode(&folder.path().join("s.db"), file);
        mode(folder.path(), 0o555);
        let mut command = child::command("read-only", folder.path());
        if root {
            let words: Vec<_> = command.get_args().map(ToOwned::to_owned).collect();
            let environment: Vec<_> =
                command.get_envs().filter_map(|(name, value)| Some((name.to_owned(), value?.to_owned()))).collect();
            command = Command::new(&copy);
            command.args(words).envs(environment).uid(65534).gid(65534).current_dir("/");
        }
        let notices = finish(command);
        mode(folder.path(), 0o755);
        assert_eq!(notices.len(), 1, "{notices:?}");
        assert!(notices[0].contains("new answers are not kept there"), "{notices:?}");
    }
}

fn no_room(mut command: Command, folder: &Path) {
    command.stderr(Stdio::piped());
    let notices = finish(command);
    assert_eq!(notices.len(), 1, "{notices:?}");
    assert!(notices[0].contains("new answers are not kept there"), "{notices:?}");
    // When there is room again, the store works like any other.
    let secret = Secret::of_user(folder).unwrap();
    let path = folder.join("s.db");
    assert_eq!(store::check(&Place::File(path.clone()), &secret).unwrap().count, 0);
    let stores = file(&path, &secret);
    assert_eq!(present(&stores, 1000), 1000);
    put(&stores, 1000..1100);
    stores.flush(PATIENCE);
    assert_eq!(stores.notices(), Vec::<String>::new());
}

/// Files may not grow beyond a limit: writing fails as on a full disk.
#[test]
fn no_room_for_the_file() {
    for kilobytes in [300, 700, 1500] {
        let folder = tempfile::tempdir().unwrap();
        let secret = Secret::of_user(folder.path()).unwrap();
        filled(&folder.path().join("s.db"), &secret, 1000);
        let limit = format!("--fsize={}", kilobytes * 1024);
        let ignore = format!("trap '' XFSZ; exec prlimit {limit} \"$0\" \"$@\"");
        no_room(child::through("sh", &["-c", &ignore], "no-room", folder.path()), folder.path());
    }
}

/// A file system of a few megabytes, where the system allows to make one.
#[test]
fn no_room_on_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let disk = folder.path().join("disk");
    fs::create_dir(&disk).unwrap();
    let prepare = format!(
        "mount -t tmpfs -o size=1200k none {0} && cp {1}/secret {1}/s.db {0}/ &&",
        disk.display(),
        folder.path().display()
    );
    let secret = Secret::of_user(folder.path()).unwrap();
    filled(&folder.path().join("s.db"), &secret, 1000);
    let keep = format!("status=$?; cp {}/s.db* {}/; exit $status", disk.display(), folder.path().display());
    let script = format!("{prepare} {{ \"$0\" \"$@\"; {keep}; }}");
    let allowed = Command::new("unshare").args(["--mount", "sh", "-c"]).arg(format!("{prepare} true")).output();
    if !allowed.is_ok_and(|output| output.status.success()) {
        // The limit on the size of files stands for it.
        testing::note("SKIPPED no_room_on_the_disk: this user may not mount; only no_room_for_the_file was tried");
        return;
    }
    let mut command = child::through("unshare", &["--mount", "sh", "-c", &script], "no-room", &disk);
    command.stderr(Stdio::piped());
    no_room(command, folder.path());
}
