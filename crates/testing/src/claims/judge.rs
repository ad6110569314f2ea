//! Brute force on the real JVM: one process that compiles batches and runs their methods on all values of their pools.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::statement::{Method, Source};
use crate::javac::Javac;
use crate::jdk::Jdk;
use crate::place::repository;

/// A place at which a method fails.
#[derive(Clone, Debug)]
pub struct Site {
    /// The class of what it throws.
    pub exception: String,
    /// The line of the source; 0 if the exception was not made by the method.
    pub line: usize,
    /// How many runs fail there.
    pub runs: u64,
    /// Whether an input suffices that the engine's limits allow.
    pub small: bool,
    /// Whether all inputs with which it fails need classes that the engine was not given.
    pub stranger: bool,
    /// One of these inputs.
    pub input: String,
}

/// What was seen of a method.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// How many inputs were tried.
    pub runs: u64,
    /// Where some fail.
    pub sites: Vec<Site>,
}

/// A batch that was run.
pub struct Tried {
    /// Its source.
    pub source: Source,
    /// The methods in it, by their numbers among those that were given.
    pub kept: Vec<usize>,
    /// What was seen of each of them.
    pub seen: Vec<Seen>,
}

/// The process.
pub struct Judge {
    process: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    /// The classes of inputs: what the engine is given beside a batch.
    pub world: PathBuf,
}

impl Judge {
    /// Starts it.
    pub fn start() -> Judge {
        let java = repository().join("crates/testing/src/claims/java");
        let world = Javac::new("claims-world").folder(&java.join("world")).compile();
        let strangers =
            Javac::new("claims-strangers").folder(&java.join("strangers")).class_path([world.clone()]).compile();
        let known = [world.clone(), strangers.clone()];
        let runner = Javac::new("claims-runner").folder(&java.join("runner")).class_path(known).compile();
        let class_path = std::env::join_paths([&world, &strangers, &runner]).expect("no colons in a class path");
        let mut command = Command::new(Jdk::required().tool("java"));
        // Every exception has its place, those that are thrown often, too.
        command.args(["-ea", "-XX:+UseSerialGC", "-XX:-OmitStackTraceInFastThrow", "-XX:MaxJavaStackTraceDepth=30"]);
        command.arg("-cp").arg(class_path);
        command.arg("runner.Runner").arg(&world).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("starting java");
        let stdin = process.stdin.take();
        let stdout = BufReader::new(process.stdout.take().expect("a pipe"));
        Judge { process, stdin, stdout, world }
    }

    /// Writes a batch to a folder, compiles it there and runs its methods. Methods that do not compile are left out.
    pub fn run(&mut self, folder: &Path, methods: &[Method]) -> Tried {
        fs::create_dir_all(folder).expect("making a folder");
        let mut kept: Vec<usize> = (0..methods.len()).collect();
        loop {
            let left: Vec<&Method> = kept.iter().map(|&number| &methods[number]).collect();
            let source = Source::new(&left);
            let plan = left.iter().enumerate().map(|(i, one)| format!("m{i} {}\n", one.pools().join(" ")));
            fs::write(folder.join("plan.txt"), plan.collect::<String>()).expect("writing a plan");
            fs::write(folder.join("Claims.java"), &source.text).expect("writing a source");
            let answer = self.ask(folder);
            let refused = |line: &String| line.strip_prefix("error\t")?.split('\t').next()?.parse::<usize>().ok();
            let lines: Vec<usize> = answer.iter().filter_map(refused).collect();
            if lines.is_empty() {
                let seen = seen(&answer, kept.len());
                return Tried { source, kept, seen };
            }
            let bad: Vec<usize> = lines.iter().filter_map(|line| source.method_at(*line)).collect();
            assert!(!bad.is_empty(), "javac refuses what is no method: {answer:?}");
            let mut number = 0..;
            kept.retain(|_| !number.next().is_some_and(|number| bad.contains(&number)));
        }
    }

    fn ask(&mut self, folder: &Path) -> Vec<String> {
        let folder = folder.canonicalize().expect("a folder that exists");
        let stdin = self.stdin.as_mut().expect("it is open until the end");
        writeln!(stdin, "{}", folder.display()).expect("writing to the JVM");
        stdin.flush().expect("writing to the JVM");
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            let length = self.stdout.read_line(&mut line).expect("reading from the JVM");
            assert!(length > 0, "the JVM has ended; the last batch is in {}", folder.display());
            match line.trim_end() {
                "end" => return lines,
                line => lines.push(line.to_owned()),
            }
        }
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        // It ends when there is nothing more to read.
        self.stdin = None;
        let _ = self.process.wait();
    }
}

fn seen(answer: &[String], methods: usize) -> Vec<Seen> {
    let mut seen: BTreeMap<usize, Seen> = BTreeMap::new();
    for line in answer {
        let words: Vec<&str> = line.split('\t').collect();
        let number: usize = words[1][1..].parse().expect("the name of a method");
        let one = seen.entry(number).or_default();
        if words[0] == "runs" {
            one.runs = words[2].parse().expect("a number of runs");
        } else {
            let plainness: u8 = words[5].parse().expect("a number");
            one.sites.push(Site {
                exception: words[2].to_owned(),
                line: words[3].parse().expect("a line"),
                runs: words[4].parse().expect("a number of runs"),
                small: plainness >= 2,
                stranger: plainness.is_multiple_of(2),
                input: words[6].to_owned(),
            });
        }
    }
    (0..methods).map(|number| seen.remove(&number).unwrap_or_default()).collect()
}
