//! A solver program at the other end of two pipes. The caller never waits for it beyond a deadline.

use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use budget::Budget;

/// The longest response that we read.
const MAX_RESPONSE: usize = 16 << 20;
/// Pieces of output that may wait to be read.
const MAX_PIECES: usize = 16;
/// Time between two looks at the budget.
const TICK: Duration = Duration::from_millis(20);

/// A running solver program; killed when dropped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    input: Sender<String>,
    output: Receiver<Vec<u8>>,
    buffer: Vec<u8>,
}

/// Why there is no response.
#[derive(Debug)]
pub enum Failure {
    /// The time is over.
    Late,
    /// The program is at fault, in words.
    Broken(String),
}

impl Process {
    /// Starts the program. Threads move the data, since a program that does not read or write must not block us.
    pub fn start(command: &[String]) -> io::Result<Process> {
        let [program, arguments @ ..] = command else {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "no program is named"));
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (mut stdin, mut stdout) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let (input, commands) = mpsc::channel::<String>();
        std::thread::spawn(move || {
            for text in commands {
                if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        let (pieces, output) = mpsc::sync_channel(MAX_PIECES);
        std::thread::spawn(move || {
            let mut piece = vec![0; 1 << 16];
            while let Ok(length @ 1..) = stdout.read(&mut piece) {
                if pieces.send(piece[..length].to_vec()).is_err() {
                    break;
                }
            }
        });
        Ok(Process { child, input, output, buffer: Vec::new() })
    }

    /// Sends commands. If they do not arrive, that is noticed when no response comes.
    pub fn send(&mut self, commands: String) {
        let _ = self.input.send(commands);
    }

    /// The next response: a word on a line, or a balanced expression.
    pub fn response(&mut self, budget: &Budget) -> Result<String, Failure> {
        loop {
            if let Some(end) = end_of_response(&self.buffer) {
                let response: Vec<u8> = self.buffer.drain(..end).collect();
                return Ok(String::from_utf8_lossy(&response).trim().to_owned());
            }
            if self.buffer.len() > MAX_RESPONSE {
                return Err(Failure::Broken("the solver program writes without end".to_owned()));
            }
            match self.output.recv_timeout(budget.left().unwrap_or(TICK).min(TICK)) {
                Ok(piece) => self.buffer.extend(piece),
                Err(RecvTimeoutError::Timeout) if budget.is_over() => return Err(Failure::Late),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Failure::Broken("the solver program ended without an answer".to_owned()));
                }
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where the first response in the buffer ends, if it is complete.
fn end_of_response(buffer: &[u8]) -> Option<usize> {
    let start = buffer.iter().position(|byte| !byte.is_ascii_whitespace())?;
    if buffer[start] != b'(' {
        return buffer[start..].iter().position(|&byte| byte == b'\n').map(|length| start + length + 1);
    }
    let (mut depth, mut quote) = (0usize, None);
    for (at, &byte) in buffer.iter().enumerate().skip(start) {
        match (quote, byte) {
            (Some(open), _) if open == byte => quote = None,
            (Some(_), _) => {}
            (None, b'"' | b'|') => quote = Some(byte),
            (None, b'(') => depth += 1,
            (None, b')') => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}
