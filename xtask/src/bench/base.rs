//! The binary to compare with: that of another revision, built in a folder of its own and kept there.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, ensure};

/// The release binary of a revision.
pub fn binary(root: &Path, target: &Path, revision: &str) -> anyhow::Result<PathBuf> {
    let commit = git(root, &["rev-parse", "--verify", "--short=12", &format!("{revision}^{{commit}}")])?;
    let folder = target.join("bench-base");
    let binary = folder.join(format!("heapwright-{commit}"));
    if binary.is_file() {
        return Ok(binary);
    }
    let tree = folder.join("tree");
    fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
    let tree_name = tree.to_str().context("the target folder has no readable name")?;
    if tree.exists() {
        // The folder is left from a run that was stopped.
        git(root, &["worktree", "remove", "--force", tree_name])?;
    }
    git(root, &["worktree", "add", "--quiet", "--detach", tree_name, &commit])?;
    let built = build(&tree, &folder.join("target"));
    git(root, &["worktree", "remove", "--force", tree_name])?;
    fs::copy(built?, &binary).with_context(|| format!("writing {}", binary.display()))?;
    Ok(binary)
}

fn build(tree: &Path, target: &Path) -> anyhow::Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--release", "--package", "heapwright"]).current_dir(tree).env("CARGO_TARGET_DIR", target);
    ensure!(command.status().context("starting cargo")?.success(), "the revision cannot be built");
    Ok(target.join("release/heapwright"))
}

fn git(root: &Path, args: &[&str]) -> anyhow::Result<String> {
    let output = Command::new("git").arg("-C").arg(root).args(args).output().context("starting git")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "git {}: {}", args.join(" "), said.trim());
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
