//! Explorations that are ended early: Ctrl-C and `--time` stop them soon, and what was found is reported.

use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use testing::{Javac, heapwright};

/// More than any end should take, even on a busy machine.
const SOON: Duration = Duration::from_secs(30);

const SOURCES: &[(&str, &str)] = &[(
    "Endless.java",
    "public class Endless {\n\
     public static int manyPaths(int[] a) {\n\
       int sum = 0; for (int i = 0; i < 40; i++) if (a[i] > i) sum++;\n\
       return sum; }\n\
     public static int noForks(int x) { for (int i = 1; i != 0; i += 2) x += i; return x; }\n\
     public static int manyWithViolation(int[] a) { assert a != null; return manyPaths(a); }\n\
     }",
)];

fn start(args: &[&str]) -> Child {
    heapwright()
        .args(["check", "--format", "json", "--array", "50", "--loop", "100", "--steps", "100000000000", "--cp"])
        .arg(Javac::new("interrupt").texts(SOURCES).compile())
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starting heapwright")
}

/// The report, the exit status, and how long it took from now.
fn wait(mut child: Child) -> (Value, Option<i32>, Duration) {
    let started = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().expect("waiting for heapwright") {
            break status;
        }
        if started.elapsed() > 3 * SOON {
            child.kill().expect("ending heapwright");
            panic!("no end after {:?}", started.elapsed());
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    let time = started.elapsed();
    let (mut said, mut complained) = (String::new(), String::new());
    child.stdout.take().expect("a pipe").read_to_string(&mut said).expect("text");
    child.stderr.take().expect("a pipe").read_to_string(&mut complained).expect("text");
    assert_eq!(complained, "", "nothing but the report when nobody sits at a terminal");
    (serde_json::from_str(&said).expect("one JSON object"), status.code(), time)
}

fn interrupt(child: &Child) {
    let kill = Command::new("sh").arg("-c").arg(format!("kill -INT {}", child.id())).status();
    assert!(kill.expect("starting sh").success());
}

#[test]
fn ctrl_c_reports_what_was_found() {
    for (target, jobs, order, status, verdict) in [
        ("Endless.manyPaths", "2", "dfs", 1, "violated"),
        ("Endless.manyPaths", "1", "bfs", 1, "violated"),
        ("Endless.noForks", "2", "dfs", 3, "incomplete"),
        ("Endless.noForks", "1", "random", 3, "incomplete"),
        ("Endless.manyWithViolation", "3", "dfs", 1, "violated"),
    ] {
        let child = start(&[target, "--jobs", jobs, "--order", order]);
        std::thread::sleep(Duration::from_millis(1500));
        interrupt(&child);
        let (report, code, time) = wait(child);
        assert_eq!((report["interrupted"].as_str(), code), (Some("interrupted"), Some(status)), "{target}: {report:#}");
        assert_eq!(report["verdict"], verdict, "{target}");
        assert!(time < SOON, "{target} --jobs {jobs} --order {order}: {time:?}");
    }
}

#[test]
fn ctrl_c_ends_the_whole_class() {
    let child = start(&["Endless"]);
    std::thread::sleep(Duration::from_millis(1500));
    interrupt(&child);
    let (report, code, time) = wait(child);
    let all = report["targets"].as_array().expect("a report for each method");
    assert_eq!(report["interrupted"], "interrupted");
    let last = all.last().expect("a report");
    assert_eq!((all.len(), last["interrupted"].as_str(), code), (3, Some("interrupted"), Some(1)), "{report:#}");
    assert!(time < SOON, "{time:?}");
}

#[test]
fn time_is_limited() {
    for target in ["Endless.manyPaths", "Endless.noForks"] {
        for jobs in ["1", "3"] {
            let (report, code, time) = wait(start(&[target, "--time", "1s", "--jobs", jobs]));
            assert_eq!(report["interrupted"], "--time 1s is used up", "{report:#}");
            assert!(code == Some(1) || code == Some(3), "{code:?}");
            assert!(time < SOON, "{target} --jobs {jobs}: {time:?}");
        }
    }
}
