//! A backend in another process: any solver program that reads SMT-LIB 2 on its standard input, like `z3 -in`,
//! `cvc5 --incremental` or `bitwuzla`.
//!
//! Guarantees: a program that is missing, dies, hangs or talks nonsense gives `Unknown`, never a wrong answer of ours or
//! a wait beyond the time limit; it is killed and started again for the next question. The program's own answers are
//! believed. Cannot do: see [`print`]; conjuncts that cannot be expressed are left out, so that only `Unsat` is certain.

mod float;
mod integer;
mod print;
mod process;
mod value;

use budget::Budget;
use term::{Arithmetic, Domain, Node, Term, Terms, Variable};

use self::print::Printer;
use self::process::{Failure, Process};
use super::occurrences::Occurrences;
use super::{Answer, Backend};
use crate::assignment::Model;

/// Definitions after which the program is started again, to bound its memory.
const MAX_DEFINITIONS: usize = 200_000;

/// Decides conjunctions by asking a solver program.
#[derive(Debug)]
pub struct SmtLib {
    command: Vec<String>,
    session: Option<Session>,
    occurrences: Occurrences,
    last_error: Option<String>,
}

/// A running program and what it was told.
#[derive(Debug)]
struct Session {
    process: Process,
    printer: Printer,
}

impl SmtLib {
    /// A backend that runs this program with these arguments; it is started with the first question.
    pub fn new(command: Vec<String>) -> SmtLib {
        SmtLib { command, session: None, occurrences: Occurrences::default(), last_error: None }
    }

    /// What went wrong last, in words.
    pub fn last_error(&self) -> Option<&str> {
        self.last_error.as_deref()
    }

    fn session(&mut self) -> Result<Session, Failure> {
        match self.session.take() {
            Some(session) if session.printer.len() < MAX_DEFINITIONS => Ok(session),
            _ => Session::start(&self.command),
        }
    }

    /// Asks; the session is kept only if all went well.
    fn ask(&mut self, terms: &Terms, conjuncts: &[Term], budget: &Budget) -> Result<Answer, Failure> {
        let mut session = self.session()?;
        let variables = self.variables(terms, conjuncts);
        let answer = session.ask(terms, conjuncts, &variables, budget)?;
        self.session = Some(session);
        Ok(answer)
    }

    fn variables(&mut self, terms: &Terms, conjuncts: &[Term]) -> Vec<Variable> {
        let mut variables: Vec<Variable> =
            conjuncts.iter().flat_map(|&conjunct| self.occurrences.of(terms, conjunct).to_vec()).collect();
        variables.sort_unstable();
        variables.dedup();
        variables
    }
}

impl Backend for SmtLib {
    fn solve(&mut self, terms: &Terms, conjuncts: &[Term], budget: &Budget) -> Answer {
        match self.ask(terms, conjuncts, budget) {
            Ok(answer) => answer,
            Err(Failure::Late) => Answer::Unknown,
            Err(Failure::Broken(message)) => {
                self.last_error = Some(message);
                Answer::Unknown
            }
        }
    }
}

impl Session {
    fn start(command: &[String]) -> Result<Session, Failure> {
        let mut process = Process::start(command).map_err(|error| {
            Failure::Broken(format!("`{}` cannot be started: {error}", command.first().map_or("", String::as_str)))
        })?;
        let mut options = "(set-option :print-success false)\n(set-option :produce-models true)\n".to_owned();
        // Other programs need the logic first; z3 is faster without it.
        if !command.first().is_some_and(|program| program.contains("z3")) {
            options.push_str("(set-logic ALL)\n");
        }
        process.send(options);
        Ok(Session { process, printer: Printer::default() })
    }

    fn ask(
        &mut self,
        terms: &Terms,
        conjuncts: &[Term],
        variables: &[Variable],
        budget: &Budget,
    ) -> Result<Answer, Failure> {
        let mut text = String::new();
        // Definitions stay for later questions, assertions do not.
        let expressed: Vec<Term> =
            conjuncts.iter().copied().filter(|&conjunct| self.printer.define(terms, conjunct, &mut text)).collect();
        text.push_str("(push 1)\n");
        self.printer.bind(terms, &expressed, variables, &mut text);
        for &conjunct in &expressed {
            text.push_str(&format!("(assert {})\n", print::name(conjunct)));
        }
        let wholly = expressed.len() == conjuncts.len();
        let answer = match self.check(text, budget)?.as_str() {
            "unsat" => Answer::Unsat,
            "sat" if wholly => self.model(terms, variables, budget)?,
            "sat" | "unknown" | "timeout" => Answer::Unknown,
            other => return Err(Failure::Broken(format!("the solver program answered `{}`", excerpt(other)))),
        };
        self.process.send("(pop 1)\n".to_owned());
        Ok(answer)
    }

    fn check(&mut self, mut text: String, budget: &Budget) -> Result<String, Failure> {
        text.push_str("(check-sat)\n");
        self.process.send(text);
        self.process.response(budget)
    }

    /// The model found. If ideal variables have values that do not fit into a model, one within their range is asked
    /// for.
    fn model(&mut self, terms: &Terms, variables: &[Variable], budget: &Budget) -> Result<Answer, Failure> {
        let values = self.values(variables, budget)?;
        let beyond = |(&variable, &value): (&Variable, &i128)| {
            let range = variable.domain.range();
            range.is_some_and(|(least, greatest)| value < least.into() || value > greatest.into())
        };
        let ideal = terms.arithmetic() == Arithmetic::Ideal;
        if !ideal || !variables.iter().zip(&values).any(beyond) {
            return Ok(Answer::Sat(model(variables, &values)));
        }
        let ranges: Vec<String> = variables.iter().map(|&variable| print::in_range(variable)).collect();
        match self.check(ranges.join("\n"), budget)?.as_str() {
            "sat" => Ok(Answer::Sat(model(variables, &self.values(variables, budget)?))),
            "unsat" | "unknown" | "timeout" => Ok(Answer::Unknown),
            other => Err(Failure::Broken(format!("the solver program answered `{}`", excerpt(other)))),
        }
    }

    fn values(&mut self, variables: &[Variable], budget: &Budget) -> Result<Vec<i128>, Failure> {
        if variables.is_empty() {
            return Ok(Vec::new());
        }
        let names: Vec<String> = variables.iter().map(|&variable| print::variable_name(variable)).collect();
        self.process.send(format!("(get-value ({}))\n", names.join(" ")));
        let response = self.process.response(budget)?;
        let values = value::values(&response).filter(|values| values.len() == variables.len());
        values.ok_or_else(|| Failure::Broken(format!("the solver program gave no values: `{}`", excerpt(&response))))
    }
}

/// The model of these values; bit-vectors come without sign.
fn model(variables: &[Variable], values: &[i128]) -> Model {
    let constant = |variable: Variable, value: i128| match variable.domain {
        Domain::Bool => Node::Bool(value != 0),
        Domain::Byte => Node::Int((value as i8).into()),
        Domain::Char => Node::Int((value as u16).into()),
        Domain::Short => Node::Int((value as i16).into()),
        Domain::Natural | Domain::Int => Node::Int(value as i32),
        Domain::Long => Node::Long(value as i64),
        Domain::Float if f32::from_bits(value as u32).is_nan() => Node::Float(0x7fc0_0000),
        Domain::Float => Node::Float(value as u32),
        Domain::Double if f64::from_bits(value as u64).is_nan() => Node::Double(0x7ff8_0000_0000_0000),
        Domain::Double => Node::Double(value as u64),
    };
    variables.iter().zip(values).map(|(&variable, &value)| (variable, constant(variable, value))).collect()
}

/// The beginning of what a program wrote, for a message.
fn excerpt(text: &str) -> String {
    text.chars().take(200).collect()
}
