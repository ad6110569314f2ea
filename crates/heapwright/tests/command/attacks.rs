//! Programs that attack whoever runs them: each attack is a success without the sandbox, and none with it. Nothing outside of the
//! scratch folder changes, no process is left, and the report names what was tried.

use std::fs;
use std::net::{TcpListener, UdpSocket};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;
use testing::{Javac, heapwright, note, observe, repository, scratch};

/// The attacks, and what the report names; nothing where it does not come to an attempt that the system refuses.
const ATTACKS: &[(&str, &str)] = &[
    ("deletes", "delete FOLDER/deletes"),
    ("overwrites", "write FOLDER/overwrites"),
    ("creates", "write FOLDER/created"),
    ("reads", "read FOLDER/reads"),
    ("lists", "read FOLDER"),
    ("renames", "rename FOLDER/renames"),
    ("links", "make a link at FOLDER/link"),
    ("opensToAll", "change the mode of FOLDER/opensToAll"),
    ("connects", "connect to 127.0.0.1:"),
    ("sends", "listen at "),
    ("connectsToUnixSocket", "connect to the Unix socket FOLDER/socket"),
    ("listens", "listen at "),
    ("starts", "start a process"),
    ("leavesAProcess", "start a process"),
    ("readsTheEnvironment", ""),
    ("readsTheSecret", "read FOLDER/cache/heapwright/secret"),
    ("writesTheSecret", "write FOLDER/cache/heapwright/secret"),
    ("fillsTheDisk", "fill the disk"),
    ("writesALargeFile", ""),
    ("startsThreads", "run more than 500 threads"),
    ("takesMemory", ""),
    ("looksAtItsParent", "read /proc/"),
    ("exits", ""),
];

/// The limits end the whole process, so its answers are lost.
const ENDED: &[&str] = &["fillsTheDisk", "startsThreads", "exits"];

/// Those that no sandbox is needed against: nothing but the replay ends, or what is looked for is not there.
const HARMLESS: &[&str] = &["exits", "forges", "findsItsJudge"];

/// What is attacked.
struct Victim {
    folder: TempDir,
    tcp: TcpListener,
    udp: UdpSocket,
    _unix: UnixListener,
}

impl Victim {
    fn new() -> Victim {
        let folder = scratch("attacked");
        for (attack, _) in ATTACKS {
            let file = folder.path().join(attack);
            fs::write(&file, "private").unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        }
        let tcp = TcpListener::bind("127.0.0.1:0").unwrap();
        tcp.set_nonblocking(true).unwrap();
        let udp = UdpSocket::bind("127.0.0.1:0").unwrap();
        udp.set_nonblocking(true).unwrap();
        // Such names are short, whatever the name of the folder is.
        let relative = tempfile::Builder::new().prefix("hw").tempdir().unwrap();
        let short = relative.path().join("socket");
        let unix = UnixListener::bind(&short).unwrap();
        fs::rename(&short, folder.path().join("socket")).unwrap();
        Victim { folder, tcp, udp, _unix: unix }
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A class path of its own: the places stand on it.
    fn class_path(&self, number: usize) -> TempDir {
        let places = scratch("attack-places");
        let (folder, port) = (self.folder.path().display(), |address: std::net::SocketAddr| address.port());
        let text = format!(
            "folder={folder}\nsecret={folder}/cache/heapwright/secret\n\
             tcp={}\nudp={}\nsleep={}\n",
            port(self.tcp.local_addr().unwrap()),
            port(self.udp.local_addr().unwrap()),
            sleep(number),
        );
        fs::write(places.path().join("places.properties"), text).unwrap();
        places
    }

    /// Everything that an attack from outside could change.
    fn is_unchanged(&self, number: usize) -> Result<(), String> {
        let mut names: Vec<std::ffi::OsString> =
            fs::read_dir(self.folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        let mut wanted: Vec<std::ffi::OsString> =
            ATTACKS.iter().map(|(attack, _)| *attack).chain(["cache", "socket"]).map(Into::into).collect();
        wanted.sort();
        if names != wanted {
            return Err(format!("there is {names:?}"));
        }
        for (attack, _) in ATTACKS {
            let mode = fs::metadata(self.at(attack)).unwrap().permissions().mode();
            if fs::read_to_string(self.at(attack)).unwrap() != "private" || mode & 0o777 != 0o600 {
                return Err(format!("{attack}: the file is changed"));
            }
        }
        if self.tcp.accept().is_ok() || self.udp.recv(&mut [0; 16]).is_ok() {
            return Err("something came over the network".to_owned());
        }
        if sleeper(number).is_some() {
            return Err("a process is left".to_owned());
        }
        Ok(())
    }
}

/// A time that tells the sleeping process of one attack from all others.
fn sleep(number: usize) -> String {
    format!("3600.{}{number:02}", std::process::id())
}

/// The process that an attack left.
fn sleeper(number: usize) -> Option<u32> {
    let wanted = format!("sleep\0{}\0", sleep(number));
    fs::read_dir("/proc").unwrap().flatten().find_map(|entry| {
        let line = fs::read_to_string(entry.path().join("cmdline")).ok()?;
        (line == wanted).then(|| entry.file_name().to_str()?.parse().ok())?
    })
}

fn classes() -> PathBuf {
    Javac::new("attacks").folder(&repository().join("subjects/attacks")).compile()
}

/// Whether this computer confines in full. It says so loudly if not.
fn is_able() -> bool {
    confine::register(env!("CARGO_BIN_EXE_heapwright").into());
    let found = confine::survey();
    let able = found.is_full() && found.watched;
    if !able {
        note(&format!("NOT TESTED: this computer confines {}; {:?}", found.words(), found.lacks));
    }
    able
}

fn check(victim: &Victim, places: &Path, target: &str, words: &[&str]) -> Result<Value, String> {
    let mut command = heapwright();
    command.env("XDG_CACHE_HOME", victim.at("cache")).env("HEAPWRIGHT_PRIVATE", "private").args(["check", target]);
    command.arg("--cp").arg(format!("{}:{}", classes().display(), places.display()));
    let seen = observe(command.args(["--format", "json"]).args(words));
    serde_json::from_slice(&seen.stdout).map_err(|_| format!("{}: {}", seen.ending, seen.stderr))
}

/// What is reported of an attack, whether it was confirmed or not.
fn found<'a>(report: &'a Value, attack: &str) -> &'a Value {
    let all = report["targets"].as_array().cloned();
    let targets: Vec<&Value> =
        if all.is_some() { report["targets"].as_array().unwrap().iter().collect() } else { vec![report] };
    let entries = targets.into_iter().flat_map(|target| ["violations", "refuted"].map(|name| &target[name]));
    let mut entries = entries.flat_map(|list| list.as_array().into_iter().flatten());
    let method = format!("Attacks.{attack}");
    entries.find(|entry| entry["method"] == method.as_str()).unwrap_or_else(|| panic!("{attack}: {report}"))
}

/// What was tried, as the report names it for one attack, or in all.
fn tried(list: &Value) -> Vec<String> {
    let words = |one: &Value| one["what"].as_str().or(one.as_str()).unwrap_or_default().to_owned();
    list.as_array().into_iter().flatten().map(words).collect()
}

#[test]
fn without_the_sandbox_every_attack_is_a_success() {
    let victim = Victim::new();
    let places = victim.class_path(0);
    let report = check(&victim, places.path(), "Attacks", &["--sandbox", "off"]).unwrap();
    if let Some(process) = sleeper(0) {
        Command::new("kill").arg("-9").arg(process.to_string()).status().unwrap();
    }
    for (attack, _) in ATTACKS.iter().filter(|(attack, _)| !HARMLESS.contains(attack)) {
        assert_eq!(found(&report, attack)["replay"], "refuted", "{attack} is harmless");
    }
    assert_eq!(report["sandbox"]["in_force"], "nothing");
    assert!(check(&victim, places.path(), "Fatal", &["--sandbox", "off"]).is_err(), "it kills who runs it");
}

#[test]
fn with_the_sandbox_no_attack_is_one_and_the_report_names_them() {
    if !is_able() {
        return;
    }
    let victim = Victim::new();
    let places = victim.class_path(1);
    let report = check(&victim, places.path(), "Attacks", &[]).unwrap();
    victim.is_unchanged(1).unwrap();
    for (attack, named) in ATTACKS {
        let found = found(&report, attack);
        let wanted = if ENDED.contains(attack) { "not run" } else { "confirmed" };
        assert_eq!(found["replay"], wanted, "{attack}: {found}");
        let named = named.replace("FOLDER", &victim.folder.path().display().to_string());
        for list in [&found["tried"], &report["sandbox"]["tried"]] {
            let tried = tried(list);
            assert!(named.is_empty() || tried.iter().any(|what| what.starts_with(&named)), "{attack}: {tried:?}");
        }
    }
    assert_eq!(report["sandbox"]["full"], true, "{}", report["sandbox"]);
    let report = check(&victim, places.path(), "Fatal", &[]).unwrap();
    assert_eq!(report["violations"][0]["replay"], "confirmed", "{report}");
    victim.is_unchanged(1).unwrap();
}

#[test]
fn answers_of_the_replay_cannot_be_forged_by_printing() {
    let victim = Victim::new();
    let places = victim.class_path(90);
    for words in [&["--sandbox", "off"][..], &[]] {
        let report = check(&victim, places.path(), "Attacks.forges", words).unwrap();
        assert_eq!(found(&report, "forges")["replay"], "refuted", "{report}");
        assert!(!report.to_string().contains("forged"), "{report}");
        let report = check(&victim, places.path(), "Attacks.findsItsJudge", words).unwrap();
        assert_eq!(found(&report, "findsItsJudge")["replay"], "confirmed");
    }
}

#[test]
fn the_secret_stays_hidden_below_a_folder_of_the_class_path() {
    if !is_able() {
        return;
    }
    let victim = Victim::new();
    let places = victim.class_path(91);
    let all = format!("{}:{}", places.path().display(), victim.folder.path().display());
    let report = check(&victim, Path::new(&all), "Attacks.readsTheSecret", &[]).unwrap();
    assert_eq!(found(&report, "readsTheSecret")["replay"], "confirmed", "{report}");
    // Everything else of this folder is on the class path, so that it can be read.
    let report = check(&victim, Path::new(&all), "Attacks.reads", &[]).unwrap();
    assert_eq!(found(&report, "reads")["replay"], "refuted", "{report}");
}

#[test]
fn generated_tests_are_confined_too() {
    let able = is_able();
    for (words, harmed) in [(&["--sandbox", "off"][..], true), (&[], false)] {
        if !harmed && !able {
            continue;
        }
        let victim = Victim::new();
        let places = victim.class_path(92);
        let out = scratch("attack-tests");
        let mut command = heapwright();
        command.env("XDG_CACHE_HOME", victim.at("cache")).args(["test", "Attacks.creates", "--no-replay", "--cp"]);
        command.arg(format!("{}:{}", classes().display(), places.path().display())).arg("--out").arg(out.path());
        let seen = observe(command.args(["--format", "json"]).args(words));
        let report: Value =
            serde_json::from_slice(&seen.stdout).unwrap_or_else(|error| panic!("{error}: {}", seen.stderr));
        assert_eq!(report["tests"]["run"]["status"], "run", "{report}");
        assert_eq!(victim.at("created").exists(), harmed);
        if !harmed {
            assert_eq!(report["tests"]["run"]["failed"], 0, "{report}");
            let tried = report["sandbox"]["tried"].to_string();
            assert!(tried.contains("/created"), "{tried}");
        }
    }
}
