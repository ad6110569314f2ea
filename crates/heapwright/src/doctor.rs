//! `heapwright doctor`: what this machine has and lacks, what each thing is for, and the command that mends it.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use program::ClassPath;
use program::ClassPathError;
use program::{Jdk, program_on_path};

/// The report, and whether everything mandatory is present; `jdk` is the value of `--jdk`.
pub fn doctor(jdk: Option<&Path>) -> (String, bool) {
    let jdk = Jdk::find(jdk);
    let mut report = String::new();
    let mut healthy = true;
    for item in ITEMS {
        let look = (item.look)(&jdk);
        let (mark, text) = match &look {
            Look::Found(what) => ("ok", what.as_str()),
            Look::Missing => ("missing", "not found"),
            Look::Broken(why) => ("broken", why.as_str()),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(report, "{mark:9}{:22}{text}", item.name);
        if !matches!(look, Look::Found(_)) {
            healthy &= item.need != Need::Mandatory;
            let _ = writeln!(report, "{:31}{}: {}", "", item.need.words(), item.purpose);
            let _ = writeln!(report, "{:31}mend: {}", "", item.mend);
        }
    }
    (report, healthy)
}

struct Item {
    name: &'static str,
    need: Need,
    purpose: &'static str,
    mend: &'static str,
    look: fn(&Result<Jdk, ClassPathError>) -> Look,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    Mandatory,
    Optional,
    /// For working on Heapwright, not with it.
    Tests,
}

enum Look {
    Found(String),
    Missing,
    Broken(String),
}

const ITEMS: &[Item] = &[
    Item {
        name: "JDK",
        need: Need::Mandatory,
        purpose: "the class library that analysed programs use, and replay on a real JVM",
        mend: "apt-get install default-jdk-headless, or pass --jdk HOME",
        look: class_library,
    },
    Item {
        name: "javac",
        need: Need::Mandatory,
        purpose: "compiles generated tests and replayed witnesses",
        mend: "apt-get install default-jdk-headless",
        look: javac,
    },
    Item {
        name: "JUnit 5",
        need: Need::Optional,
        purpose: "runs the tests that `heapwright test` writes",
        mend: "apt-get install junit5",
        look: |_| jars(&["junit-jupiter-api", "junit-jupiter-engine", "junit-platform-console"]),
    },
    Item {
        name: "sandbox",
        need: Need::Optional,
        purpose: "keeps programs that run on the real JVM from your files, the network and other programs",
        mend: "a kernel with Landlock and seccomp (Linux 5.13 or later, `lsm=landlock,...`), or a container that allows them",
        look: |_| sandbox(),
    },
    Item {
        name: "Redis",
        need: Need::Optional,
        purpose: "a solver cache shared between machines, `--store redis://...`",
        mend: "apt-get install redis-server",
        look: |_| programs(&["redis-server"]),
    },
    Item {
        name: "SMT solver",
        need: Need::Optional,
        purpose: "an external program as solver backend",
        mend: "apt-get install z3",
        look: |_| programs(&["z3", "cvc5", "yices-smt2", "bitwuzla"]),
    },
    Item {
        name: "commons-collections4",
        need: Need::Tests,
        purpose: "a real library as subject",
        mend: "apt-get install libcommons-collections4-java",
        look: |_| jars(&["commons-collections4"]),
    },
    Item {
        name: "guava",
        need: Need::Tests,
        purpose: "a real library as subject",
        mend: "apt-get install libguava-java",
        look: |_| jars(&["guava"]),
    },
    Item {
        name: "closure-compiler",
        need: Need::Tests,
        purpose: "a real program as subject",
        mend: "apt-get install libclosure-compiler-java",
        look: |_| jars(&["closure-compiler"]),
    },
    Item {
        name: "jasmin",
        need: Need::Tests,
        purpose: "assembles class files that javac would not write",
        mend: "apt-get install jasmin-sable",
        look: |_| jars(&["jasmin-sable"]),
    },
];

impl Need {
    fn words(self) -> &'static str {
        match self {
            Need::Mandatory => "mandatory",
            Need::Optional => "optional",
            Need::Tests => "only for `make test`",
        }
    }
}

/// Where Debian puts the jars of its packages.
const JARS: &str = "/usr/share/java";

fn class_library(jdk: &Result<Jdk, ClassPathError>) -> Look {
    let jdk = match jdk {
        Ok(jdk) => jdk,
        Err(ClassPathError::NoJdk) => return Look::Missing,
        Err(error) => return Look::Broken(error.to_string()),
    };
    // Opening reads java/lang/Object, so success means that classes can be read.
    match ClassPath::open(jdk, &[]) {
        Ok(_) => Look::Found(format!("{} in {}, class library opens", jdk.full_version, jdk.home.display())),
        Err(error) => Look::Broken(error.to_string()),
    }
}

fn javac(jdk: &Result<Jdk, ClassPathError>) -> Look {
    let beside = |jdk: &Jdk| jdk.home.join("bin").join(format!("javac{}", env::consts::EXE_SUFFIX));
    // The one of the chosen JDK understands its class library; another may not.
    let found = jdk.as_ref().ok().map(beside).filter(|javac| javac.is_file());
    match found.or_else(|| program_on_path("javac")) {
        Some(javac) => Look::Found(javac.display().to_string()),
        None => Look::Missing,
    }
}

/// What a confined program of this computer is kept from.
fn sandbox() -> Look {
    let found = confine::survey();
    match (found.is_full(), found.lacks.as_slice()) {
        (true, []) => Look::Found(found.words()),
        (true, lacks) => Look::Found(format!("{}; but {}", found.words(), lacks.join("; "))),
        (false, lacks) => Look::Broken(format!("confined are: {}; {}", found.words(), lacks.join("; "))),
    }
}

/// The first of these programs, with what it says about its version.
fn programs(names: &[&str]) -> Look {
    let Some(program) = names.iter().find_map(|name| program_on_path(name)) else {
        return Look::Missing;
    };
    let place = program.display();
    match Command::new(&program).arg("--version").output() {
        Ok(output) => {
            let text = String::from_utf8_lossy(&output.stdout);
            Look::Found(format!("{place}: {}", text.lines().next().unwrap_or("version unknown").trim()))
        }
        Err(error) => Look::Broken(format!("{place}: {error}")),
    }
}

/// All of these jars; the first one's version stands for all.
fn jars(stems: &[&str]) -> Look {
    let path = |stem: &str| PathBuf::from(JARS).join(format!("{stem}.jar"));
    match stems.iter().find(|stem| !path(stem).is_file()) {
        Some(absent) if stems.iter().any(|stem| path(stem).is_file()) => {
            Look::Broken(format!("{} is missing", path(absent).display()))
        }
        Some(_) => Look::Missing,
        None => {
            let version = jar_version(stems[0]).unwrap_or_else(|| "version unknown".to_owned());
            Look::Found(format!("{}: {version}", path(stems[0]).display()))
        }
    }
}

/// Debian installs `guava.jar` and `guava-31.1-jre.jar` as names of the same file.
fn jar_version(stem: &str) -> Option<String> {
    fs::read_dir(JARS).ok()?.flatten().find_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let version = name.strip_prefix(stem)?.strip_prefix('-')?.strip_suffix(".jar")?;
        version.starts_with(|c: char| c.is_ascii_digit()).then(|| version.to_owned())
    })
}
