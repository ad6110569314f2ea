//! Programs that take all the time and memory there is, and what our program makes of them within limits.

use std::fmt;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use crate::command::{Cost, Ending, measure};

/// The source of all targets: a class `Explosive`.
pub const SOURCE: (&str, &str) = (
    "Explosive.java",
    "import java.util.ArrayList;\n\
     public class Explosive {\n\
       public static int arrays(int n) { int s = 0; for (int i = 0; i < 1000000; i++) s += new long[2000000].length; return s; }\n\
       public static int kept(int n) { ArrayList<long[]> l = new ArrayList<>(); while (l.size() != n - 1) l.add(new long[500000]); return 1; }\n\
       public static int objects(int n) { Object o = null; while (true) { o = new Object[] {o, n}; if (n == 7 && o == null) return 1; } }\n\
       public static int doubling(int n) { StringBuilder b = new StringBuilder(\"x\"); for (int i = 0; i < 40; i++) b.append(b); return b.length(); }\n\
       public static String text(int n) { String s = \"ab\"; for (int i = 0; i < 40; i++) s = s + s; return s; }\n\
       public static int filled(int n) { int s = 0; for (int i = 0; i < 1000; i++) { int[] a = new int[20000000]; a[3] = n; s += a[i]; } return s; }\n\
       public static int copied(int n) { int[] a = new int[10000000]; while (n != 1 - n) { System.arraycopy(a, 0, a, 1, 9999999); } return a[7]; }\n\
       public static int endless(int x) { while (true) { x = x * 3 + 1; if (x == 7 && x == 8) return x; } }\n\
       public static int many(int[] a) { int s = 0; for (int i = 0; i < 40; i++) if (a[i] > i) s++; return s; }\n\
       public static boolean factors(long x, long y) {\n\
         return x > 1 && x < y && y < 1L << 32 && x * y == 4611685975477714963L && (x ^ y) == 7; }\n\
       public static int violated(int n) { assert n != 5; return arrays(n); }\n\
     }",
);

/// The methods of the source that explode.
pub const TARGETS: &[&str] =
    &["arrays", "kept", "objects", "doubling", "text", "filled", "copied", "endless", "many", "factors", "violated"];

/// What a run is allowed.
#[derive(Clone, Copy, Debug)]
pub struct Allowed {
    /// As `--time` says.
    pub time: Duration,
    /// As `--memory` says, in MiB.
    pub memory: u64,
    /// As `--jobs` says.
    pub jobs: usize,
}

/// What a run took.
#[derive(Clone, Debug)]
pub struct Taken {
    /// Time and memory.
    pub cost: Cost,
    /// The exit status; none if it was ended by a signal.
    pub status: Option<i32>,
    /// The report.
    pub report: Option<Value>,
}

impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} s, {} MiB, status {:?}", self.cost.time.as_secs_f64(), self.cost.memory, self.status)
    }
}

impl Taken {
    /// Whether more was taken than allowed: a tenth more at most, or half a second, and so much beside for a busy machine.
    pub fn exceeds(&self, allowed: &Allowed, busy: Duration) -> bool {
        let time = (allowed.time + allowed.time / 10).max(allowed.time + Duration::from_millis(500));
        self.cost.time > time + busy || self.cost.memory > allowed.memory + allowed.memory / 10
    }
}

/// Checks one of the targets with a program, all other limits out of the way.
pub fn check(mut command: Command, classes: &Path, target: &str, allowed: &Allowed) -> Taken {
    command.args(["check", &format!("Explosive.{target}"), "--format", "json", "--cp"]).arg(classes);
    command.args(["--array", "50", "--loop", "1000000000", "--steps", "1000000000000", "--solver-time", "1h"]);
    command.args(["--time", &format!("{}ms", allowed.time.as_millis()), "--memory", &format!("{}M", allowed.memory)]);
    command.args(["--jobs", &allowed.jobs.to_string()]);
    let (seen, cost) = measure(allowed.time * 10 + Duration::from_secs(120), &mut command);
    let status = match seen.ending {
        Ending::Exited(status) => Some(status),
        Ending::Signalled(_) | Ending::TimedOut => None,
    };
    Taken { cost, status, report: serde_json::from_slice(&seen.stdout).ok() }
}
