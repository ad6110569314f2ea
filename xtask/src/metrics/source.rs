//! The Rust sources that are measured: those of the working tree, or those of a revision as git has them.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, bail};

/// One file, its path relative to the root of the repository.
pub struct Source {
    pub path: String,
    pub text: String,
}

/// The sources of the crates as they are on disk.
pub fn working_tree(root: &Path) -> anyhow::Result<Vec<Source>> {
    let listed = git(root, &["ls-files", "--cached", "--others", "--exclude-standard"])?;
    let paths = listed.lines().filter(|path| is_measured(path));
    // A file that was deleted but is not committed yet is still listed.
    let read =
        |path: &str| Some(Source { path: path.to_owned(), text: std::fs::read_to_string(root.join(path)).ok()? });
    let mut sources: Vec<Source> = paths.filter_map(read).collect();
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    sources.dedup_by(|a, b| a.path == b.path);
    Ok(sources)
}

/// The sources of the crates at a revision.
pub fn revision(root: &Path, revision: &str) -> anyhow::Result<Vec<Source>> {
    let listed = git(root, &["ls-tree", "-r", "--name-only", revision])?;
    let paths: Vec<&str> = listed.lines().filter(|path| is_measured(path)).collect();
    let texts = contents(root, revision, &paths)?;
    Ok(paths.iter().zip(texts).map(|(path, text)| Source { path: (*path).to_owned(), text }).collect())
}

/// The sources of programs and libraries; tests, benchmarks and examples beside them are left out.
fn is_measured(path: &str) -> bool {
    let below_crate = path.strip_prefix("crates/").and_then(|rest| rest.split_once('/')).map(|(_, rest)| rest);
    let inside = below_crate.or_else(|| path.strip_prefix("xtask/"));
    inside.is_some_and(|inside| inside.starts_with("src/") && inside.ends_with(".rs"))
}

fn git(root: &Path, args: &[&str]) -> anyhow::Result<String> {
    let output = Command::new("git").arg("-C").arg(root).args(args).output().context("git cannot be run")?;
    if !output.status.success() {
        bail!("git {}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The contents of files at a revision, in one go.
fn contents(root: &Path, revision: &str, paths: &[&str]) -> anyhow::Result<Vec<String>> {
    let mut child = Command::new("git")
        .arg("-C")
        .arg(root)
        .args(["cat-file", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("git cannot be run")?;
    let mut names = child.stdin.take().context("git takes no names")?;
    let wanted: String = paths.iter().map(|path| format!("{revision}:{path}\n")).collect();
    let writer = thread::spawn(move || names.write_all(wanted.as_bytes()));
    let output = child.wait_with_output()?;
    writer.join().ok().context("the writer of names failed")??;
    split(&output.stdout, paths)
}

/// Each file comes after a line `HASH blob SIZE`, and before a line break.
fn split(mut answer: &[u8], paths: &[&str]) -> anyhow::Result<Vec<String>> {
    let mut texts = Vec::new();
    for path in paths {
        let end = answer.iter().position(|&byte| byte == b'\n').context("git stopped answering")?;
        let title = String::from_utf8_lossy(&answer[..end]).into_owned();
        let size = title.rsplit(' ').next().and_then(|size| size.parse::<usize>().ok());
        let size = size.with_context(|| format!("{path}: git answers `{title}`"))?;
        let body = answer.get(end + 1..end + 1 + size).context("git stopped answering")?;
        texts.push(String::from_utf8_lossy(body).into_owned());
        answer = answer.get(end + 2 + size..).unwrap_or_default();
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sources_of_crates_are_measured() {
        assert!(is_measured("crates/heap/src/lib.rs") && is_measured("xtask/src/main.rs"));
        assert!(!is_measured("crates/heap/tests/lib.rs") && !is_measured("fuzz/src/lib.rs"));
    }

    #[test]
    fn answers_are_taken_apart() {
        let texts = split(b"12 blob 3\na\nb\n34 blob 0\n\n", &["one", "two"]).expect("two files");
        assert_eq!(texts, ["a\nb", ""]);
    }
}
