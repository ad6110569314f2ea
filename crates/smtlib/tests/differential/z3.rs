//! A running z3.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// What ends the answers to a script.
const END: &str = "that was all";

/// A z3 that reads commands; ended when dropped.
pub struct Z3 {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Z3 {
    /// Starts z3.
    pub fn start() -> Z3 {
        let words = testing::z3();
        let mut command = Command::new(&words[0]);
        let mut child =
            command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("z3 can be started");
        let (input, output) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        Z3 { child, input, output: BufReader::new(output) }
    }

    /// The answers to a script, a line each.
    pub fn answers(&mut self, script: &str) -> Vec<String> {
        let text = format!("(reset)\n(set-option :timeout 200)\n{script}\n(echo \"{END}\")\n");
        self.input.write_all(text.as_bytes()).and_then(|()| self.input.flush()).expect("z3 reads");
        let mut answers = Vec::new();
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).expect("z3 answers"), 0, "z3 ended at\n{script}");
            if line.trim() == END {
                // A time-out while z3 reads a command is an error for z3, and its later answers are about another
                // script.
                let confused = answers.iter().any(|answer: &String| answer.contains("canceled"));
                return if confused {
                    vec!["unknown".to_owned(); script.matches("(check-sat").count()]
                } else {
                    answers
                };
            }
            answers.push(if line.trim() == "timeout" { "unknown".to_owned() } else { line.trim().to_owned() });
        }
    }
}

impl Drop for Z3 {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
