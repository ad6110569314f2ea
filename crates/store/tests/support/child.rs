//! Other processes: the test program starts itself again.

use std::env;
use std::path::Path;
use std::process::Command;

/// A command that runs only the test `child` of this test program, in this role.
pub fn command(role: &str, folder: &Path) -> Command {
    let mut command = Command::new(env::current_exe().unwrap());
    set(&mut command, role, folder);
    command
}

/// The same by a program that gets the command's words as its last arguments.
pub fn through(program: &str, arguments: &[&str], role: &str, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).arg(env::current_exe().unwrap());
    set(&mut command, role, folder);
    command
}

fn set(command: &mut Command, role: &str, folder: &Path) {
    command.args(["child", "--exact", "--nocapture", "--test-threads=1"]);
    command.env("STORE_ROLE", role).env("STORE_FOLDER", folder);
}

/// In a child: its role and folder.
pub fn role() -> Option<(String, std::path::PathBuf)> {
    Some((env::var("STORE_ROLE").ok()?, env::var_os("STORE_FOLDER")?.into()))
}
