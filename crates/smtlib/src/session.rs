//! A conversation: commands in, answers out, each as soon as its command is complete.

use solver::Counters;
use std::io::{self, BufRead, Write};
use std::rc::Rc;
use term::Arithmetic;

use crate::arithmetic;
use crate::error::{Error, Located};
use crate::options::Options;
use crate::reader::Reader;
use crate::state::{MakeSolver, Outcome, State};
use crate::tree::Tree;

/// Executes commands one after another.
pub struct Session {
    make_solver: MakeSolver,
    pub(crate) state: State,
    pub(crate) options: Options,
    /// Whether it is decided what integers are; `log` holds the commands before that.
    decided: bool,
    log: Vec<Rc<Tree>>,
    pub(crate) last: Option<Outcome>,
    /// Whether the last level holds the assumptions of the last check.
    pub(crate) assuming: bool,
    counters: Counters,
    errors: u64,
}

/// Bytes of stack for sessions.
const STACK: usize = 1 << 29;

/// Runs something on a thread with a stack so large that no term of a script is too deep for the solver. An error if
/// there is no such thread.
pub fn with_large_stack<T: Send>(run: impl FnOnce() -> T + Send) -> io::Result<std::thread::Result<T>> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().name("session".to_owned()).stack_size(STACK);
        Ok(thread.spawn_scoped(scope, run)?.join())
    })
}

/// What a command answers.
#[derive(Debug)]
pub enum Reply {
    /// Nothing, or `success` if the script asked for it.
    Success,
    Text(String),
    Exit,
}

impl Session {
    /// A session whose solvers `make_solver` makes.
    pub fn new(make_solver: MakeSolver) -> Session {
        let state = State::new(Arithmetic::Java, make_solver());
        Session {
            make_solver,
            state,
            options: Options::default(),
            decided: false,
            log: Vec::new(),
            last: None,
            assuming: false,
            counters: Counters::default(),
            errors: 0,
        }
    }

    /// Reads and executes commands to the end of the input or to `exit`.
    pub fn run(&mut self, input: impl BufRead, output: &mut impl Write) -> io::Result<()> {
        let mut reader = Reader::new(input);
        while let Some(command) = reader.next()? {
            if command.is_err() {
                // It may have been an assertion.
                self.state.refuse();
            }
            let reply = command.and_then(|tree| self.execute(&Rc::new(tree)));
            let text = match reply {
                Ok(Reply::Exit) => {
                    if self.options.print_success {
                        writeln!(output, "success")?;
                    }
                    break;
                }
                Ok(Reply::Success) if self.options.print_success => "success".to_owned(),
                Ok(Reply::Success) => continue,
                Ok(Reply::Text(text)) => text,
                Err(error) => {
                    self.errors += 1;
                    format!("(error \"{}\")", error.to_string().replace('"', "\"\""))
                }
            };
            writeln!(output, "{text}")?;
            output.flush()?;
        }
        output.flush()
    }

    /// How many commands ended with an error.
    pub fn errors(&self) -> u64 {
        self.errors
    }

    /// What was asked of solvers.
    pub fn counters(&self) -> Counters {
        let mut counters = self.counters;
        counters += self.state.solver.counters();
        counters
    }

    /// Executes one command.
    pub(crate) fn execute(&mut self, tree: &Rc<Tree>) -> Result<Reply, Located> {
        let at = |error| Located { position: tree.position(tree.root()), error };
        let Some(&head) = tree.members(tree.root()).first() else { return Err(at(Error::NoCommand)) };
        let Some(name) = tree.symbol(head) else { return Err(at(Error::NoCommand)) };
        let keeps_answer = name.starts_with("get-") || ["echo", "eval", "set-info", "set-option"].contains(&name);
        if !keeps_answer {
            self.leave_assumptions();
            self.last = None;
        }
        let changes = ["declare-", "define-", "assert", "push", "pop"].iter().any(|start| name.starts_with(start));
        let has_terms = changes && !matches!(name, "push" | "pop");
        if !self.decided && (has_terms || matches!(name, "check-sat-assuming" | "get-value" | "eval")) {
            self.decide(arithmetic::of_command(tree));
        }
        let is_last = self.log.len();
        if !self.decided && changes {
            self.log.push(tree.clone());
        }
        let reply = self.command(name, tree);
        if reply.is_err() && name == "assert" {
            self.state.refuse();
        }
        if reply.is_err() && !self.decided {
            self.log.truncate(is_last);
        }
        reply
    }

    /// Decides what integers are. If that needs another arena, the commands so far are executed again.
    pub(crate) fn decide(&mut self, arithmetic: Option<Arithmetic>) {
        let Some(arithmetic) = arithmetic else { return };
        if self.decided {
            return;
        }
        self.decided = true;
        if arithmetic == self.state.universe.terms.arithmetic() {
            self.log.clear();
            return;
        }
        self.renew(arithmetic);
        for command in std::mem::take(&mut self.log) {
            let head = command.members(command.root())[0];
            // An error is ignored: each command was executed before without one.
            let _ = self.command(command.text(head), &command);
        }
    }

    pub(crate) fn reset(&mut self) {
        self.options = Options::default();
        self.last = None;
        self.reset_assertions();
    }

    pub(crate) fn reset_assertions(&mut self) {
        if self.options.global_declarations {
            self.assuming = false;
            self.log.retain(|command| {
                !matches!(command.text(command.members(command.root())[0]), "assert" | "push" | "pop")
            });
            return self.state.forget_assertions();
        }
        self.decided = false;
        self.log.clear();
        self.assuming = false;
        self.renew(Arithmetic::Java);
    }

    fn renew(&mut self, arithmetic: Arithmetic) {
        self.counters = self.counters();
        self.state = State::new(arithmetic, (self.make_solver)());
    }

    /// Replaces the solver, so that questions that were not answered in time are asked again.
    pub(crate) fn renew_solver(&mut self) {
        self.counters = self.counters();
        let solver = (self.make_solver)();
        self.state.replace_solver(solver);
    }

    pub(crate) fn new_solver(&self) -> solver::Solver {
        (self.make_solver)()
    }

    pub(crate) fn leave_assumptions(&mut self) {
        if std::mem::take(&mut self.assuming) {
            self.state.pop(self.options.global_declarations);
        }
    }
}
