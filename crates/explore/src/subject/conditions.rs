//! What contracts promise about a subject, as methods that its script calls.

use contract::{
    Assigned, Case, ClassContract, Clause, ContractError, Contracts, Dispatch, Ends, Expression, ExpressionKind, Found,
    Invariants, Logic, MethodContract, Moment, Outcome, Place, Purity, Shape, Type, Variable,
};
use machine::Machine;
use program::{ClassId, Kind, LinkError, MethodId, Program};

use super::{Receiver, SubjectError};

/// What contracts promise about a subject.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// What holds at entry.
    pub requires: Vec<Condition>,
    /// What holds when it returns.
    pub returns: Vec<Condition>,
    /// What holds however it ends.
    pub ends: Vec<Condition>,
    /// What holds when it throws an exception of a class.
    pub throws: Vec<(ClassId, Condition)>,
    /// Exceptions that callers have to expect, where a condition holds.
    pub announced: Vec<(ClassId, Option<Condition>)>,
    /// Whether a place may be assigned.
    pub frame: Option<Condition>,
    /// Invariants of the objects that parameters are: of which parameter, and the method.
    pub invariants: Vec<(usize, MethodId)>,
    /// What else is promised, and not checked, as sources spell it.
    pub unchecked: Vec<String>,
    /// Parts of conditions, by their methods.
    parts: Vec<(MethodId, Vec<Part>)>,
}

/// A part of a condition whose value explains why the condition does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// As it is written.
    pub text: String,
    /// A method that answers it, and takes what the method of the condition takes.
    pub method: MethodId,
    /// How its value is kept.
    pub kind: Kind,
}

/// Parts of one condition that are shown.
const MOST_PARTS: usize = 8;

impl Conditions {
    /// The parts of a condition, by its method.
    pub fn parts_of(&self, condition: MethodId) -> &[Part] {
        self.parts.iter().find(|(method, _)| *method == condition).map_or(&[], |(_, parts)| parts)
    }

    /// Whether something is promised of exceptions of a class.
    pub fn speak_of(&self, program: &Program, exception: ClassId) -> bool {
        let is = |class: &ClassId| program.is_subtype(exception, *class);
        self.throws.iter().map(|(class, _)| class).any(is) || self.announced.iter().map(|(class, _)| class).any(is)
    }
}

/// A boolean method that tells whether a condition holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The method.
    pub method: MethodId,
    /// What it takes.
    pub takes: Takes,
}

/// What the method of a condition takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// It is a method of the program: it takes what the subject takes, and what the subject returned.
    LikeSubject,
    /// It was made from a condition of a contract.
    Made {
        /// Whether it takes the receiver.
        receiver: bool,
        /// Whether it takes the parameters.
        parameters: bool,
        /// Whether it takes what the subject returned or threw.
        outcome: bool,
        /// Whether it takes a moment, which is the entry.
        moment: bool,
    },
}

/// Why contracts cannot be used.
enum Problem {
    Contract(Box<ContractError>),
    Link(LinkError),
}

impl From<ContractError> for Problem {
    fn from(error: ContractError) -> Problem {
        Problem::Contract(Box::new(error))
    }
}

impl From<LinkError> for Problem {
    fn from(error: LinkError) -> Problem {
        Problem::Link(error)
    }
}

/// The subject whose contracts are put into methods.
pub(super) struct Promised<'a> {
    pub(super) method: MethodId,
    pub(super) class: ClassId,
    pub(super) receiver: Receiver,
    /// The descriptors of the parameters, the receiver first.
    pub(super) parameters: Vec<&'a str>,
    /// Whether invariants count.
    pub(super) has_invariants: bool,
}

impl Promised<'_> {
    /// Finds the contracts, and makes methods of them.
    pub(super) fn conditions(
        &self,
        machine: &mut Machine,
        contracts: &mut Contracts,
    ) -> Result<Conditions, SubjectError> {
        let mut conditions = Conditions::default();
        match Making::new(self, &mut machine.program, contracts).and_then(|mut making| making.all(&mut conditions)) {
            Ok(()) => Ok(conditions),
            Err(Problem::Contract(error)) => Err(SubjectError::Condition(error.render())),
            Err(Problem::Link(error)) => Err(SubjectError::Condition(error.to_string())),
        }
    }
}

/// Conditions in the making.
struct Making<'a> {
    subject: &'a Promised<'a>,
    program: &'a mut Program,
    contracts: &'a mut Contracts,
    /// The types of the parameters, without the receiver, and of the result.
    types: (Vec<Type>, Type),
}

impl<'a> Making<'a> {
    fn new(
        subject: &'a Promised<'a>,
        program: &'a mut Program,
        contracts: &'a mut Contracts,
    ) -> Result<Making<'a>, Problem> {
        let types = contracts.types_of(program, subject.method)?;
        Ok(Making { subject, program, contracts, types })
    }

    fn all(&mut self, conditions: &mut Conditions) -> Result<(), Problem> {
        let contract = self.contracts.method(self.program, self.subject.method)?;
        if self.subject.has_invariants {
            let own = contract.as_ref().map_or(Invariants::Hold, |contract| contract.invariants);
            self.invariants(own, conditions)?;
        }
        if let Some(contract) = contract {
            self.cases(&contract, conditions)?;
            conditions.frame = self.frame(&contract)?;
            self.unchecked(&contract, conditions);
        }
        Ok(())
    }

    /// Invariants of the receiver and the parameters, and what else their classes promise.
    fn invariants(&mut self, own: Invariants, conditions: &mut Conditions) -> Result<(), Problem> {
        let mut seen: Vec<ClassId> = Vec::new();
        for at in 0..self.subject.parameters.len() {
            let descriptor = self.subject.parameters[at];
            if !descriptor.starts_with('L') {
                continue;
            }
            let Ok(class) = self.program.load(program::class_of(descriptor)) else { continue };
            let contract = self.contracts.class(self.program, class)?;
            let is_receiver = at == 0 && self.subject.receiver != Receiver::None;
            if !(is_receiver && own == Invariants::Open) {
                let of_object = Shape { receiver: Some(class), ..Shape::default() };
                for invariant in contract.invariants.iter().filter(|invariant| !invariant.is_static) {
                    let shape = Shape { receiver: Some(invariant.class), ..of_object.clone() };
                    let method = self.make(&invariant.clause.condition, &shape, label(&invariant.clause.place))?;
                    conditions.invariants.push((at, method));
                }
            }
            if !seen.contains(&class) {
                seen.push(class);
                self.of_class(&contract, is_receiver, conditions)?;
            }
        }
        if !seen.contains(&self.subject.class) {
            let contract = self.contracts.class(self.program, self.subject.class)?;
            self.of_class(&contract, false, conditions)?;
        }
        Ok(())
    }

    /// What a class says of ghost fields: what they hold in new objects is not set.
    fn ghosts(&self, contract: &ClassContract, conditions: &mut Conditions) {
        for ghost in contract.ghosts.iter().filter(|ghost| ghost.initial.is_some()) {
            let class = self.program.class(ghost.field.class).java_name();
            let field = self.program.field_at(ghost.field.class, ghost.field.slot);
            let name = field.map_or_else(String::new, |field| self.program.text(field.name).to_string());
            conditions.unchecked.push(format!("the initial value of the ghost field {class}.{name}"));
        }
    }

    /// What a class promises beside invariants of its objects.
    fn of_class(
        &mut self,
        contract: &ClassContract,
        is_receiver: bool,
        conditions: &mut Conditions,
    ) -> Result<(), Problem> {
        self.ghosts(contract, conditions);
        let nothing = Takes::Made { receiver: false, parameters: false, outcome: false, moment: false };
        for invariant in contract.invariants.iter().filter(|invariant| invariant.is_static) {
            let name = label(&invariant.clause.place);
            let method = self.make(&invariant.clause.condition, &Shape::default(), name)?;
            conditions.requires.push(Condition { method, takes: nothing });
            conditions.ends.push(Condition { method, takes: nothing });
        }
        if !is_receiver {
            return Ok(());
        }
        if self.subject.receiver == Receiver::New {
            for clause in &contract.initially {
                let shape = Shape { receiver: Some(self.subject.class), ..Shape::default() };
                let method = self.make(&clause.condition, &shape, label(&clause.place))?;
                let takes = Takes::Made { receiver: true, parameters: false, outcome: false, moment: false };
                conditions.returns.push(Condition { method, takes });
            }
            return Ok(());
        }
        for constraint in &contract.constraints {
            let receiver = (!constraint.is_static).then_some(constraint.class);
            let shape = Shape { receiver, moment: Moment::Given, ..Shape::default() };
            let method = self.make(&constraint.clause.condition, &shape, label(&constraint.clause.place))?;
            let takes = Takes::Made { receiver: receiver.is_some(), parameters: false, outcome: false, moment: true };
            conditions.ends.push(Condition { method, takes });
        }
        Ok(())
    }

    /// What the method promises, case by case.
    fn cases(&mut self, contract: &MethodContract, conditions: &mut Conditions) -> Result<(), Problem> {
        self.requires(&contract.cases, conditions)?;
        for case in &contract.cases {
            // With one case, its precondition was assumed; with several, a case counts where its own held.
            let guard = match contract.cases.len() {
                1 => None,
                _ => conjunction(&case.requires),
            };
            let result = (self.types.1 != Type::Void).then_some((Outcome::Result, self.types.1));
            for clause in &case.ensures {
                if self.subject.receiver == Receiver::New && asks_unmade(&clause.condition) {
                    conditions.unchecked.push(format!("{}: the object did not exist before", label(&clause.place)));
                    continue;
                }
                let written = self.written(&clause.condition, true).filter(|_| guard.is_none());
                let condition = match written {
                    Some(condition) => condition,
                    None => {
                        let made = self.at_return(&guarded(&guard, &clause.condition), label(&clause.place))?;
                        self.parts(made, clause, result, conditions)?;
                        made
                    }
                };
                conditions.returns.push(condition);
            }
            if case.ends == Ends::Exceptional {
                let never = guarded(&guard, &truth(false));
                conditions.returns.push(self.at_return(&never, "exceptional_behavior: it does not return".to_owned())?);
            }
            self.exceptions(case, &guard, conditions)?;
        }
        Ok(())
    }

    /// What callers have to make true: the precondition of one of the cases.
    fn requires(&mut self, cases: &[Case], conditions: &mut Conditions) -> Result<(), Problem> {
        let clauses: Vec<&Clause> = cases.iter().flat_map(|case| &case.requires).collect();
        if cases.iter().any(|case| case.requires.is_empty()) {
            return Ok(());
        }
        if let [case] = cases {
            for clause in &case.requires {
                let condition = match self.written(&clause.condition, false) {
                    Some(condition) => condition,
                    None => self.at_entry(&clause.condition, label(&clause.place))?,
                };
                conditions.requires.push(condition);
            }
            return Ok(());
        }
        let any = cases
            .iter()
            .filter_map(|case| conjunction(&case.requires))
            .reduce(|left, right| logic(Logic::Or, left, right));
        if let Some(any) = any {
            let texts: Vec<String> = clauses.iter().map(|clause| clause.place.text()).collect();
            conditions.requires.push(self.at_entry(&any, format!("one of: {}", texts.join("; ")))?);
        }
        Ok(())
    }

    /// What a case says of exceptions.
    fn exceptions(
        &mut self,
        case: &Case,
        guard: &Option<Expression>,
        conditions: &mut Conditions,
    ) -> Result<(), Problem> {
        for signals in &case.signals {
            let condition = guarded(guard, &signals.clause.condition);
            let made = self.at_throw(signals.exception, &condition, label(&signals.clause.place))?;
            let thrown = Some((Outcome::Exception, Type::Reference(signals.exception)));
            self.parts(made, &signals.clause, thrown, conditions)?;
            conditions.throws.push((signals.exception, made));
        }
        let exception = self.program.load("java/lang/Exception")?;
        if let Some(only) = &case.signals_only {
            let names: Vec<String> = only.iter().map(|&class| self.program.class(class).java_name()).collect();
            let is = |&class: &ClassId| {
                let thrown = Box::new(variable(Variable::Exception, Type::Reference(exception)));
                Expression { kind: ExpressionKind::InstanceOf(thrown, class), ..truth(true) }
            };
            let any =
                only.iter().map(is).reduce(|left, right| logic(Logic::Or, left, right)).unwrap_or_else(|| truth(false));
            let words =
                format!("signals_only {}", if names.is_empty() { "\\nothing".to_owned() } else { names.join(", ") });
            let made = self.at_throw(exception, &guarded(guard, &any), words)?;
            conditions.throws.push((exception, made));
        }
        if case.ends == Ends::Normal {
            let made = self.at_throw(
                exception,
                &guarded(guard, &truth(false)),
                "normal_behavior: it does not throw".to_owned(),
            )?;
            conditions.throws.push((exception, made));
            return Ok(());
        }
        let named = case.signals.iter().map(|signals| signals.exception);
        let classes: Vec<ClassId> = named.chain(case.signals_only.iter().flatten().copied()).collect();
        for class in classes {
            let condition = match guard {
                None => None,
                Some(guard) => Some(self.at_throw(class, &old(guard.clone()), "a case of the contract".to_owned())?),
            };
            conditions.announced.push((class, condition));
        }
        Ok(())
    }

    /// Makes methods of the parts of a clause that was made a condition of what holds at exit.
    fn parts(
        &mut self,
        condition: Condition,
        clause: &Clause,
        outcome: Option<(Outcome, Type)>,
        conditions: &mut Conditions,
    ) -> Result<(), Problem> {
        let mut found = Vec::new();
        collect_parts(&clause.condition, &mut found);
        let has_receiver = self.subject.receiver != Receiver::None;
        let shape = self.shape(has_receiver, outcome, Moment::Given);
        let mut parts: Vec<Part> = Vec::new();
        for part in found {
            let text = Place { source: clause.place.source.clone(), span: part.span }.text();
            if text.is_empty() || parts.len() >= MOST_PARTS || parts.iter().any(|known| known.text == text) {
                continue;
            }
            let method = self.make(part, &shape, text.clone())?;
            parts.push(Part { text, method, kind: part.of.kind() });
        }
        conditions.parts.push((condition.method, parts));
        Ok(())
    }

    /// What the method may assign.
    fn frame(&mut self, contract: &MethodContract) -> Result<Option<Condition>, Problem> {
        let Some(frame) = contract.frame(self.program) else { return Ok(None) };
        let locations = contract.cases.iter().flat_map(|case| case.assignable.iter().flatten());
        let mut places: Vec<String> = locations.map(|location| location.place.text()).collect();
        places.dedup();
        let name = match &*places {
            _ if contract.purity == Purity::Pure => "pure".to_owned(),
            [] => "assignable \\nothing".to_owned(),
            places => format!("assignable {}", places.join(", ")),
        };
        let has_receiver = self.subject.receiver != Receiver::None;
        let shape = Shape { place: Assigned::Given, ..self.shape(has_receiver, None, Moment::Given) };
        let method = self.make(&frame, &shape, name)?;
        let takes = Takes::Made { receiver: has_receiver, parameters: true, outcome: false, moment: true };
        Ok(Some(Condition { method, takes }))
    }

    /// What is promised and not looked at.
    fn unchecked(&self, contract: &MethodContract, conditions: &mut Conditions) {
        let carrier = self.program.external_method(contract.method, true);
        for region in contract.regions.iter().flatten() {
            conditions.unchecked.push(format!("@Region({region:?}) of {carrier}"));
        }
        conditions.unchecked.extend(contract.statements.iter().map(|statement| label(&statement.place)));
    }

    /// The condition that a boolean method of the program is, if an expression is nothing but its call with all that there is.
    fn written(&self, expression: &Expression, is_after: bool) -> Option<Condition> {
        let ExpressionKind::Call(call) = &expression.kind else { return None };
        let mut wanted: Vec<Variable> = (0..self.types.0.len()).map(|at| Variable::Parameter(at as u16)).collect();
        wanted.extend((is_after && self.types.1 != Type::Void).then_some(Variable::Result));
        let passed = call.arguments.iter().map(|argument| match argument.kind {
            ExpressionKind::Variable(variable) => Some(variable),
            _ => None,
        });
        let is_own = match &call.receiver {
            None => call.dispatch == Dispatch::Static,
            Some(receiver) => {
                call.dispatch == Dispatch::Direct && matches!(receiver.kind, ExpressionKind::Variable(Variable::This))
            }
        };
        let is_all = passed.eq(wanted.into_iter().map(Some));
        (is_own && is_all).then_some(Condition { method: call.method, takes: Takes::LikeSubject })
    }

    fn at_entry(&mut self, expression: &Expression, name: String) -> Result<Condition, Problem> {
        let has_receiver = self.subject.receiver == Receiver::Input;
        let shape = self.shape(has_receiver, None, Moment::None);
        let method = self.make(expression, &shape, name)?;
        let takes = Takes::Made { receiver: has_receiver, parameters: true, outcome: false, moment: false };
        Ok(Condition { method, takes })
    }

    fn at_return(&mut self, expression: &Expression, name: String) -> Result<Condition, Problem> {
        let result = (self.types.1 != Type::Void).then_some((Outcome::Result, self.types.1));
        self.at_exit(expression, result, name)
    }

    fn at_throw(&mut self, class: ClassId, expression: &Expression, name: String) -> Result<Condition, Problem> {
        self.at_exit(expression, Some((Outcome::Exception, Type::Reference(class))), name)
    }

    fn at_exit(
        &mut self,
        expression: &Expression,
        outcome: Option<(Outcome, Type)>,
        name: String,
    ) -> Result<Condition, Problem> {
        let has_receiver = self.subject.receiver != Receiver::None;
        let shape = self.shape(has_receiver, outcome, Moment::Given);
        let method = self.make(expression, &shape, name)?;
        let takes = Takes::Made { receiver: has_receiver, parameters: true, outcome: outcome.is_some(), moment: true };
        Ok(Condition { method, takes })
    }

    fn shape(&self, has_receiver: bool, outcome: Option<(Outcome, Type)>, moment: Moment) -> Shape {
        let receiver = has_receiver.then_some(self.subject.class);
        Shape { receiver, parameters: self.types.0.clone(), outcome, moment, place: Assigned::None }
    }

    fn make(&mut self, expression: &Expression, shape: &Shape, name: String) -> Result<MethodId, Problem> {
        let made: Found<_> = self.contracts.compile(self.program, &name, expression, shape);
        Ok(made??)
    }
}

/// Whether a condition about a constructor asks what the object held before it.
fn asks_unmade(condition: &Expression) -> bool {
    let mut found = false;
    condition.walk(&mut |part| {
        if let ExpressionKind::Old(inner) = &part.kind {
            inner.walk(&mut |part| found |= matches!(part.kind, ExpressionKind::Variable(Variable::This)));
        }
    });
    found
}

/// The largest parts of a condition that are no operators: what these are applied to.
fn collect_parts<'e>(expression: &'e Expression, found: &mut Vec<&'e Expression>) {
    match &expression.kind {
        ExpressionKind::Not(_)
        | ExpressionKind::Logic(..)
        | ExpressionKind::Compare(..)
        | ExpressionKind::Same(..)
        | ExpressionKind::Arithmetic(..)
        | ExpressionKind::Negate(_)
        | ExpressionKind::Convert(_)
        | ExpressionKind::Conditional(..) => expression.parts(&mut |part| collect_parts(part, found)),
        ExpressionKind::Constant(_) | ExpressionKind::Variable(Variable::This) | ExpressionKind::Quantified(_)
            if expression.of == Type::BOOLEAN || !matches!(expression.kind, ExpressionKind::Quantified(_)) => {}
        _ => found.push(expression),
    }
}

/// How messages spell a clause: as it is written, and where.
pub(super) fn label(place: &Place) -> String {
    let (name, text) = (&place.source.name, place.text());
    match name.strip_prefix('@').and_then(|annotation| annotation.split_once(" of ")) {
        Some((_, carrier)) if text.starts_with('@') => format!("{text} of {carrier}"),
        Some((annotation, carrier)) => format!("@{annotation}({text:?}) of {carrier}"),
        None => {
            let file = name.rsplit_once('/').map_or(name.as_str(), |(_, file)| file);
            format!("{} ({file}:{})", text.trim_end_matches(';'), place.line())
        }
    }
}

/// All of some clauses; none if there are none.
fn conjunction(clauses: &[Clause]) -> Option<Expression> {
    let all = clauses.iter().map(|clause| clause.condition.clone());
    all.reduce(|left, right| logic(Logic::And, left, right))
}

/// A condition that counts only where another one held at entry.
fn guarded(guard: &Option<Expression>, condition: &Expression) -> Expression {
    match guard {
        None => condition.clone(),
        Some(guard) => logic(Logic::Implies, old(guard.clone()), condition.clone()),
    }
}

fn old(condition: Expression) -> Expression {
    Expression { of: Type::BOOLEAN, span: condition.span, kind: ExpressionKind::Old(Box::new(condition)) }
}

fn logic(logic: Logic, left: Expression, right: Expression) -> Expression {
    let span = left.span;
    Expression { kind: ExpressionKind::Logic(logic, Box::new(left), Box::new(right)), of: Type::BOOLEAN, span }
}

fn truth(value: bool) -> Expression {
    let kind = ExpressionKind::Constant(contract::Constant::Boolean(value));
    Expression { kind, of: Type::BOOLEAN, span: spec::Span::default() }
}

fn variable(variable: Variable, of: Type) -> Expression {
    Expression { kind: ExpressionKind::Variable(variable), of, span: spec::Span::default() }
}
