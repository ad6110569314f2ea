//! Cases as the source of JUnit tests: one test class for a class, a test or a row of a parameterized test for a case.
//!
//! Guarantees: the source compiles with nothing but JUnit and the class path of the subject, and each test builds exactly
//! the input of its case, as far as the path read it. What it cannot do is left out with the reason.

mod access;
mod act;
mod assertions;
mod build;
mod changes;
mod code;
mod helper;
mod imports;
mod layout;
mod literal;
mod names;
mod outcome;
mod parameterize;
mod pending;
mod plan;
mod statics;
mod strangers;
mod summary;
mod unseen;
mod writer;

use std::collections::{BTreeMap, HashSet, VecDeque};

use explore::ViolationKind;
use explore::case::{Case, MethodName};
use machine::Machine;

use self::access::View;
use self::code::Code;
use self::names::Scope;
use self::summary::Summaries;
use self::writer::Writer;

/// A version of JUnit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// JUnit 4.13.
    Four,
    /// JUnit 5.8 or later.
    Five,
}

/// How tests are written.
#[derive(Clone, Debug)]
pub struct Style {
    /// The version of JUnit.
    pub version: Version,
    /// The package of the test class; none: that of the class, so that tests see what the package sees.
    pub package: Option<String>,
}

/// A test class.
#[derive(Clone, Debug)]
pub struct Suite {
    /// Its simple name.
    pub class_name: String,
    /// Its package, empty for the unnamed one.
    pub package: String,
    /// Its source.
    pub source: String,
    /// How many tests there are; each row of a parameterized one counts.
    pub tests: usize,
    /// Cases that are not written, by position, and why.
    pub left_out: Vec<(usize, String)>,
}

/// A test.
#[derive(Clone, Debug)]
struct Test {
    /// What is called, as names say it.
    method: String,
    /// What comes of it, as names say it.
    outcome: String,
    /// The same outcome, without the value.
    outcome_kind: &'static str,
    /// When, as names say it.
    when: Option<String>,
    /// The comment above the test.
    comment: Option<String>,
    /// Statements that build the input.
    given: Vec<Code>,
    /// Statements that call and assert.
    then: Vec<Code>,
    /// The variables.
    scope: Scope,
}

/// Writes the cases of a class, as `Class.getName` spells it, as a test class. The cases of a method stand together, in
/// their order.
pub fn write(machine: &mut Machine, class: &str, cases: &[(MethodName, Case)], style: &Style) -> Suite {
    let (package, class_name) = place(class, style);
    let mut view = View { machine, package: package.clone() };
    let mut summaries = Summaries::default();
    let mut left_out = Vec::new();
    let mut methods: Vec<&MethodName> = Vec::new();
    let mut tests: Vec<(usize, Test)> = Vec::new();
    let mut resets = statics::Resets::default();
    let changing = cases.iter().filter(|(_, case)| changes::is_any(case));
    let mutators: HashSet<&MethodName> = changing.map(|(method, _)| method).collect();
    for (at, (method, case)) in cases.iter().enumerate() {
        let mut writer = Writer::new(&mut view, &mut summaries, style.version, case);
        writer.mutates = mutators.contains(method);
        match writer.reset(&mut resets).and_then(|()| writer.test(method)) {
            Err(reason) => left_out.push((at, reason)),
            Ok(test) => {
                let known = methods.iter().position(|known| *known == method);
                let order = known.unwrap_or_else(|| {
                    methods.push(method);
                    methods.len() - 1
                });
                tests.push((order, test));
            }
        }
    }
    tests.sort_by_key(|(order, _)| *order);
    let groups = parameterize::group(tests.into_iter().map(|(_, test)| test).collect());
    let count = groups.iter().map(parameterize::Group::rows).sum();
    let source = layout::source(&mut view, &class_name, style.version, &resets, &groups);
    Suite { class_name, package, source, tests: count, left_out }
}

/// The package and the simple name of the test class of a class, as `Class.getName` spells it.
pub fn place(class: &str, style: &Style) -> (String, String) {
    let (home, simple) = class.rsplit_once('.').unwrap_or(("", class));
    let package = style.package.clone().unwrap_or_else(|| home_of_tests(home));
    (package, format!("{}Test", simple.replace('$', "_")))
}

/// The package of the tests of a package. Classes cannot be added to packages of the JDK, so those get another one.
fn home_of_tests(package: &str) -> String {
    let is_closed = ["java", "javax", "jdk"].iter().any(|root| package.split('.').next() == Some(root));
    if is_closed { format!("tests.{package}") } else { package.to_owned() }
}

impl<'a, 'm> Writer<'a, 'm> {
    fn new(view: &'a mut View<'m>, summaries: &'a mut Summaries, version: Version, case: &'a Case) -> Writer<'a, 'm> {
        let taken: Vec<String> = view.package.split('.').map(str::to_owned).collect();
        Writer {
            view,
            summaries,
            version,
            case,
            scope: Scope::without(taken),
            lines: Vec::new(),
            variables: BTreeMap::new(),
            underway: HashSet::new(),
            reserved: BTreeMap::new(),
            mutates: false,
            pending: Vec::new(),
            assertions: 0,
        }
    }

    /// The test of the case.
    fn test(&mut self, subject: &MethodName) -> Result<Test, String> {
        let case = self.case;
        if !case.answers.is_empty() {
            return Err("it asks for arbitrary values".to_owned());
        }
        if let Some(why) = &case.beyond {
            return Err(why.clone());
        }
        if let Some(why) = &case.isolation {
            return Err(format!("it needs a fresh process: {why}"));
        }
        let method = self.method(subject)?;
        self.refuse_overridden(subject, method)?;
        let names = self.view.machine.program.parameter_names(method);
        let is_bound = !subject.is_static && subject.name != "<init>";
        let mut given = Vec::new();
        for (at, argument) in case.arguments.iter().enumerate() {
            let wish = match at.checked_sub(usize::from(is_bound)) {
                None => self.receiver_wish(argument.value, subject),
                Some(at) => names.get(at).cloned().unwrap_or_else(|| format!("arg{at}")),
            };
            given.push(self.build_now(argument.value, &wish)?);
        }
        for cell in &case.statics {
            let value = self.build_now(cell.given.value, &cell.name)?;
            self.assign_static(&cell.class, &cell.name, value)?;
        }
        if !self.pending.is_empty() {
            return Err("an input contains itself".to_owned());
        }
        let built = std::mem::take(&mut self.lines);
        let inputs = self.variables.clone();
        let wants_result = assertions::broken(case).is_some_and(|check| check.takes_result);
        let call = self.call(subject, given.clone())?;
        let mut queue = VecDeque::new();
        let is_generic = self.view.machine.program.is_generic(method);
        let result = self.assert_outcome(call, wants_result, is_generic, &mut queue)?;
        if case.unstable.is_none() {
            self.assert_changes(&mut queue)?;
            self.assert_statics(&mut queue)?;
            self.assert_queued(&mut queue)?;
        }
        self.assert_violation(&given, result.as_ref())?;
        let (outcome, outcome_kind) = outcome::in_words(case, subject, &inputs);
        let simple = subject.class.rsplit(['.', '$']).next().unwrap_or(&subject.class);
        Ok(Test {
            method: if subject.name == "<init>" { simple.to_owned() } else { subject.name.clone() },
            outcome,
            outcome_kind,
            when: names::when(&case.decisions),
            comment: comment(case),
            given: built,
            then: std::mem::take(&mut self.lines),
            scope: self.scope.clone(),
        })
    }

    fn receiver_wish(&self, receiver: explore::case::Datum, subject: &MethodName) -> String {
        let class = self.case.class_of(receiver).unwrap_or(&subject.class);
        let simple = class.rsplit(['.', '$']).find(|part| !part.starts_with(|c: char| c.is_ascii_digit()));
        names::after_class(simple.unwrap_or("object"))
    }

    /// Refuses a case if a call would reach another method, since the class of the receiver overrides the subject.
    fn refuse_overridden(&mut self, subject: &MethodName, method: program::MethodId) -> Result<(), String> {
        let receiver = self.case.arguments.first().and_then(|argument| self.case.class_of(argument.value));
        let (false, Some(receiver)) = (subject.is_static || subject.name == "<init>", receiver) else { return Ok(()) };
        let class = self.view.load(receiver)?;
        let program = &self.view.machine.program;
        let wanted = program.method(method);
        if wanted.is_private() {
            return Ok(());
        }
        match program.find_in_class(class, wanted.name, wanted.descriptor) {
            Some(found) if found != method => Err(format!("class {receiver} of the receiver overrides the method")),
            _ => Ok(()),
        }
    }
}

/// The comment above a test.
fn comment(case: &Case) -> Option<String> {
    let check = |what: &str| {
        let method = assertions::broken(case).map(|call| format!(": {}() is false afterwards.", call.method.name));
        let clause = || case.clause.as_ref().map(|clause| format!(": {clause}."));
        format!("Breaks the {what}{}", method.or_else(clause).unwrap_or_else(|| ".".to_owned()))
    };
    let violation = case.violation.as_ref().map(|kind| match kind {
        ViolationKind::Assertion => "Fails an assertion.".to_owned(),
        ViolationKind::Exception(class) => {
            format!("Does not catch {}.", class.rsplit(['.', '$']).next().unwrap_or(class))
        }
        ViolationKind::Invariant => check("invariant"),
        ViolationKind::Postcondition => check("postcondition"),
        ViolationKind::Frame => check("frame"),
        ViolationKind::Precondition => check("precondition of a callee"),
    });
    let unstable = case.unstable.as_ref().map(|why| format!("Only the outcome is asserted: {why}."));
    match (violation, unstable) {
        (Some(violation), Some(unstable)) => Some(format!("{violation} {unstable}")),
        (violation, unstable) => violation.or(unstable),
    }
}
