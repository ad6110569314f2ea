//! The test programs of the workspace: built by cargo, found by what their sources mention.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, ensure};
use serde_json::Value;

/// One test program.
pub struct Program {
    pub package: String,
    /// The folder of the package, where cargo runs the program.
    pub folder: PathBuf,
    /// How cargo is told to build it: `--lib` or `--test NAME`.
    pub target: String,
    pub executable: PathBuf,
    sources: PathBuf,
}

impl Program {
    /// Whether its sources mention one of the words.
    pub fn mentions(&self, words: &[&str]) -> bool {
        // A program whose root is called so has its modules in the same folder; modules of others are shared support.
        let has_folder = self.sources.file_name().is_some_and(|name| name == "lib.rs" || name == "main.rs");
        let sources = if has_folder { self.sources.parent().unwrap_or(&self.sources) } else { &self.sources };
        texts(sources).iter().any(|text| words.iter().any(|word| text.contains(word)))
    }

    /// The program as cargo runs it, without arguments.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.executable);
        command.current_dir(&self.folder).env("CARGO_PKG_NAME", &self.package).env("HEAPWRIGHT_STORE", "memory");
        command
    }

    /// The words by which cargo runs it.
    pub fn words(&self) -> String {
        format!("cargo test --profile checked -p {} {}", self.package, self.target)
    }
}

/// Builds the test programs of some packages in the checked profile, or of all.
pub fn build(packages: &[String]) -> anyhow::Result<Vec<Program>> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let which: Vec<&str> = match packages {
        [] => vec!["--workspace"],
        some => some.iter().flat_map(|package| ["--package", package]).collect(),
    };
    let output = Command::new(cargo)
        .args(["test", "--profile", "checked", "--no-run", "--message-format", "json-render-diagnostics"])
        .args(which)
        .current_dir(crate::root())
        .stderr(std::process::Stdio::inherit())
        .output()
        .context("starting cargo")?;
    ensure!(output.status.success(), "the tests do not compile");
    let messages = String::from_utf8(output.stdout).context("messages of cargo")?;
    let mut programs: Vec<Program> = messages.lines().filter_map(read).collect();
    programs.sort_by(|one, other| (&one.package, &one.target).cmp(&(&other.package, &other.target)));
    ensure!(!programs.is_empty(), "cargo builds no test programs");
    Ok(programs)
}

/// A message of cargo, if it is about a test program.
fn read(line: &str) -> Option<Program> {
    let message: Value = serde_json::from_str(line).ok()?;
    if message["reason"] != "compiler-artifact" || message["profile"]["test"] != true {
        return None;
    }
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?.to_owned();
    let target = &message["target"];
    let name = target["name"].as_str()?;
    let target_words = match target["kind"][0].as_str()? {
        "test" => format!("--test {name}"),
        "bin" => format!("--bin {name}"),
        "example" => return None,
        _ => "--lib".to_owned(),
    };
    Some(Program {
        package: folder.file_name()?.to_string_lossy().into_owned(),
        folder,
        target: target_words,
        executable: message["executable"].as_str()?.into(),
        sources: target["src_path"].as_str()?.into(),
    })
}

/// The texts of a Rust source, or of all below a folder.
fn texts(place: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(place) else {
        return if place.extension().is_some_and(|end| end == "rs") {
            fs::read_to_string(place).into_iter().collect()
        } else {
            Vec::new()
        };
    };
    entries.flatten().flat_map(|entry| texts(&entry.path())).collect()
}

/// The program that is measured or tried: a given one, or the one built for release.
pub fn heapwright(given: Option<PathBuf>) -> anyhow::Result<Command> {
    let binary = match given {
        Some(binary) => binary,
        None => {
            let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
            let build = ["build", "--release", "--package", "heapwright"];
            let status = Command::new(cargo).args(build).current_dir(crate::root()).status();
            ensure!(status.context("starting cargo")?.success(), "heapwright does not build");
            let target = testing::place::kept().parent().context("target/tmp has a parent")?.to_owned();
            target.join("release/heapwright")
        }
    };
    let mut command = Command::new(binary);
    command.env("JAVA_HOME", testing::Jdk::required().home).env("HEAPWRIGHT_STORE", "memory");
    Ok(command)
}
