//! Options for JDK programs in the environment.

use std::process::Command;

/// Removes options for JDK programs from the environment: they change what such a program does and prints.
pub(crate) fn without_options(command: &mut Command) {
    for name in ["JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "JDK_JAVAC_OPTIONS", "CLASSPATH"] {
        command.env_remove(name);
    }
}
