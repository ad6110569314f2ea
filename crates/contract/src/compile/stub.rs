//! A contract in the place of a body: code that checks the precondition, forgets what may be assigned, and answers anything
//! that the contract allows.
//!
//! Follows Bogor/Kiasan (§4). Deviates where several cases hold: all of them count. Elements of arrays and
//! reach sets as places that are assigned are refused.

use std::sync::Arc;

use program::{ClassId, Code, Kind, LinkError, MethodId, Op, Program, access};
use spec::SpecError;

use super::{Shape, Writer};
use crate::contracts::{Contracts, Found};
use crate::error::ContractError;
use crate::tree::{
    Case, Clause, Ends, Expression, ExpressionKind, Invariant, Invariants, Location, LocationKind, Logic,
    MethodContract, Place, Purity, Source, Type, Variable,
};

/// A contract in the place of a body.
#[derive(Debug)]
pub struct Stub {
    /// The code, with what the method takes.
    pub code: Code,
    /// What callers have to make true, by the number that the code names.
    pub demands: Vec<Place>,
}

/// An invariant that holds where the method is called, and again afterwards; that of an object under construction only
/// afterwards.
struct Held {
    invariant: Invariant,
    /// The parameter that it is about, if that is not null; none: the receiver, or static fields.
    parameter: Option<u16>,
}

/// What a stub is made of.
struct Parts<'c> {
    cases: &'c [Case],
    invariants: Vec<Held>,
    parameters: Vec<Type>,
    result: Type,
    has_receiver: bool,
    /// How many fields an object under construction has, as far as this class goes; none: it is no constructor.
    under_construction: Option<u32>,
    /// The number of the first demand.
    first: u32,
    /// The exceptions that it may throw.
    thrown: Vec<ClassId>,
}

impl Contracts {
    /// The contract of a method as code; none if there is no contract. Demands are numbered from a given number.
    pub fn stub(
        &mut self,
        program: &mut Program,
        method: MethodId,
        first: u32,
    ) -> Found<Option<Result<Stub, LinkError>>> {
        let Some(contract) = self.method(program, method)? else { return Ok(None) };
        let (parameters, result) = self.types_of(program, method)?;
        let record = program.method(method);
        let (class, is_static) = (record.class, record.flags & access::STATIC != 0);
        refuse(program, &contract)?;
        let invariants = match contract.invariants {
            Invariants::Hold => self.held(program, class, is_static, &parameters)?,
            _ => Vec::new(),
        };
        let mut expressions: Vec<&Expression> = contract.cases.iter().flat_map(expressions_of).collect();
        expressions.extend(invariants.iter().map(|held| &held.invariant.clause.condition));
        let mut models = Vec::new();
        for expression in expressions {
            for model in self.models_within(program, expression)? {
                if !models.contains(&model) {
                    models.push(model);
                }
            }
        }
        let thrown = thrown_by(&contract.cases);
        let under_construction = is_constructor(program, method).then(|| program.class(class).slots.len() as u32);
        let parts = Parts {
            cases: &contract.cases,
            invariants,
            parameters,
            result,
            has_receiver: !is_static,
            under_construction,
            first,
            thrown,
        };
        Ok(Some(self.write_stub(program, class, &parts, &models)))
    }

    /// The invariants of a method's class, and of the objects that it is given.
    fn held(
        &mut self,
        program: &mut Program,
        class: ClassId,
        is_static: bool,
        parameters: &[Type],
    ) -> Found<Vec<Held>> {
        let own = self.class(program, class)?.invariants.clone();
        let own = own.into_iter().filter(|invariant| invariant.is_static || !is_static);
        let mut held: Vec<Held> = own.map(|invariant| Held { invariant, parameter: None }).collect();
        for (at, of) in parameters.iter().enumerate() {
            let Type::Reference(class) = of else { continue };
            let of_parameter = self.class(program, *class)?.invariants.clone();
            let of_parameter = of_parameter.into_iter().filter(|invariant| !invariant.is_static);
            held.extend(of_parameter.map(|invariant| Held { invariant, parameter: Some(at as u16) }));
        }
        Ok(held)
    }

    fn write_stub(
        &mut self,
        program: &mut Program,
        class: ClassId,
        parts: &Parts<'_>,
        models: &[crate::tree::ModelId],
    ) -> Result<Stub, LinkError> {
        for &model in models {
            self.compile_model(program, model)?;
        }
        let receiver = parts.has_receiver.then_some(class);
        let shape = Shape { receiver, parameters: parts.parameters.clone(), ..Shape::default() };
        let mut writer = Writer::new(program, &mut self.compiled, &shape);
        let demands = writer.stub(parts)?;
        Ok(Stub { code: writer.finish(), demands })
    }
}

/// All conditions of a case.
fn expressions_of(case: &Case) -> impl Iterator<Item = &Expression> {
    let clauses = case.requires.iter().chain(&case.ensures).chain(case.signals.iter().map(|signals| &signals.clause));
    clauses.map(|clause| &clause.condition)
}

/// The exceptions that cases speak of.
fn thrown_by(cases: &[Case]) -> Vec<ClassId> {
    let mut thrown = Vec::new();
    for case in cases.iter().filter(|case| case.ends != Ends::Normal) {
        let named = case.signals.iter().map(|signals| signals.exception);
        for class in named.chain(case.signals_only.iter().flatten().copied()) {
            if !thrown.contains(&class) {
                thrown.push(class);
            }
        }
    }
    thrown
}

fn refused(program: &Program, method: MethodId, place: Option<&Place>, what: &str, help: &str) -> Found<()> {
    let name = program.external_method(method, true);
    let somewhere = || Arc::new(Source { name: name.clone(), text: String::new() });
    let source = place.map_or_else(somewhere, |place| place.source.clone());
    let span = place.map(|place| place.span).unwrap_or_default();
    let message = format!("the contract of {name} cannot stand in the place of its body: {what}");
    Err(ContractError { error: SpecError::new(message, span).with_help(help), source })
}

/// Refuses what cannot stand in the place of a body yet.
fn refuse(program: &Program, contract: &MethodContract) -> Found<()> {
    let refused = |place, what, help| refused(program, contract.method, place, what, help);
    let says_exceptions = |case: &Case| case.signals_only.is_some() || case.ends == Ends::Normal;
    if program.declares_exceptions(contract.method) && !contract.cases.iter().all(says_exceptions) {
        let help = "add `signals_only` with those that it throws, or `signals_only \\nothing`";
        return refused(None, "it declares exceptions that the contract does not speak of", help);
    }
    for case in &contract.cases {
        let Some(locations) = &case.assignable else {
            if contract.purity == Purity::Pure || is_constructor(program, contract.method) {
                continue;
            }
            return refused(None, "it does not say what it assigns", "add `assignable` with the places, or `pure`");
        };
        for Location { kind, place } in locations {
            match kind {
                LocationKind::Field(..)
                | LocationKind::Fields(_)
                | LocationKind::Static(_)
                | LocationKind::Statics(_) => {}
                LocationKind::Everything
                | LocationKind::FieldsOfReach(_)
                | LocationKind::FieldOfReach(..)
                | LocationKind::Elements(..) => {
                    let help = "so far only fields are supported there: `x.f`, `x.*`, those of classes";
                    return refused(Some(place), "this place is one of many", help);
                }
            }
        }
    }
    Ok(())
}

impl Writer<'_> {
    fn stub(&mut self, parts: &Parts<'_>) -> Result<Vec<Place>, LinkError> {
        let mut demands = Vec::new();
        let is_made =
            |held: &&Held| parts.under_construction.is_some() && held.parameter.is_none() && !held.invariant.is_static;
        for held in parts.invariants.iter().filter(|held| !is_made(held)) {
            let Clause { condition, place, .. } = &held.invariant.clause;
            self.about(held, &mut |writer| writer.demand(condition, place, parts, &mut demands))?;
        }
        self.demands(parts, &mut demands)?;
        let guards = self.guards(parts.cases)?;
        let moment = self.local(Kind::Int);
        self.word("moment()I")?;
        self.store(Kind::Int, moment);
        self.moment = Some(moment);
        for slot in 0..parts.under_construction.unwrap_or(0) {
            self.load(Kind::Ref, 0);
            self.forget_field(slot, moment)?;
        }
        for (case, guard) in parts.cases.iter().zip(&guards) {
            self.under(*guard, &mut |writer| writer.forget(case, moment))?;
        }
        let way = self.local(Kind::Int);
        self.code.push(Op::Int(parts.thrown.len() as i32));
        self.word("way(I)I")?;
        self.store(Kind::Int, way);
        for (at, &class) in parts.thrown.iter().enumerate() {
            let next = self.labels.fresh();
            self.load(Kind::Int, way);
            self.code.push(Op::Int(at as i32 + 1));
            self.jump(Op::IfIcmpNe, next);
            self.throw(class, parts, &guards)?;
            self.put(next);
        }
        self.give(parts, &guards)?;
        Ok(demands)
    }

    /// Demands the preconditions: those of the only case, or of one of several.
    fn demands(&mut self, parts: &Parts<'_>, demands: &mut Vec<Place>) -> Result<(), LinkError> {
        if parts.cases.iter().any(|case| case.requires.is_empty()) {
            return Ok(());
        }
        if let [case] = parts.cases {
            return case
                .requires
                .iter()
                .try_for_each(|clause| self.demand(&clause.condition, &clause.place, parts, demands));
        }
        let conditions = parts.cases.iter().filter_map(|case| all_of(&case.requires));
        let any = conditions.reduce(|left, right| logic(Logic::Or, left, right));
        match (any, parts.cases.first().and_then(|case| case.requires.first())) {
            (Some(any), Some(first)) => self.demand(&any, &first.place, parts, demands),
            _ => Ok(()),
        }
    }

    fn demand(
        &mut self,
        condition: &Expression,
        place: &Place,
        parts: &Parts<'_>,
        demands: &mut Vec<Place>,
    ) -> Result<(), LinkError> {
        self.value(&or_false(condition))?;
        self.code.push(Op::Int((parts.first as usize + demands.len()) as i32));
        self.word("demand(ZI)V")?;
        demands.push(place.clone());
        Ok(())
    }

    /// Local variables that tell which of several cases hold; none: the only one does.
    fn guards(&mut self, cases: &[Case]) -> Result<Vec<Option<u16>>, LinkError> {
        let mut guards = Vec::new();
        for case in cases {
            let condition = all_of(&case.requires).filter(|_| cases.len() > 1);
            let Some(condition) = condition else {
                guards.push(None);
                continue;
            };
            let guard = self.local(Kind::Int);
            self.value(&or_false(&condition))?;
            self.store(Kind::Int, guard);
            guards.push(Some(guard));
        }
        Ok(guards)
    }

    /// Code that counts only where a guard is true.
    fn under(
        &mut self,
        guard: Option<u16>,
        write: &mut dyn FnMut(&mut Self) -> Result<(), LinkError>,
    ) -> Result<(), LinkError> {
        let Some(guard) = guard else { return write(self) };
        let after = self.labels.fresh();
        self.load(Kind::Int, guard);
        self.jump(Op::IfEq, after);
        write(self)?;
        self.put(after);
        Ok(())
    }

    /// Forgets what a case may assign.
    fn forget(&mut self, case: &Case, moment: u16) -> Result<(), LinkError> {
        for location in case.assignable.iter().flatten() {
            match &location.kind {
                LocationKind::Field(object, field) => {
                    self.value(&before(object))?;
                    self.forget_field(field.slot, moment)?;
                }
                LocationKind::Fields(object) => {
                    self.value(&before(object))?;
                    self.load(Kind::Int, moment);
                    self.word("forgetFields(Ljava/lang/Object;I)V")?;
                }
                LocationKind::Static(field) => self.forget_static(field.slot, moment)?,
                LocationKind::Statics(class) => {
                    let is_variable = |field: &&program::Field| field.is_static() && field.flags & access::FINAL == 0;
                    let fields = self.program.class(*class).fields.iter().filter(is_variable);
                    for slot in fields.map(|field| field.slot).collect::<Vec<_>>() {
                        self.forget_static(slot, moment)?;
                    }
                }
                _ => return Err(LinkError::Incompatible("a place that cannot be forgotten".into())),
            }
        }
        Ok(())
    }

    /// Forgets a field of the object on top of the stack.
    fn forget_field(&mut self, slot: u32, moment: u16) -> Result<(), LinkError> {
        self.code.push(Op::Int(slot as i32));
        self.load(Kind::Int, moment);
        self.word("forgetField(Ljava/lang/Object;II)V")
    }

    fn forget_static(&mut self, slot: u32, moment: u16) -> Result<(), LinkError> {
        self.code.push(Op::Int(slot as i32));
        self.load(Kind::Int, moment);
        self.word("forgetStatic(II)V")
    }

    /// Returns what the postconditions allow.
    fn give(&mut self, parts: &Parts<'_>, guards: &[Option<u16>]) -> Result<(), LinkError> {
        let kind = (parts.result != Type::Void).then(|| parts.result.kind());
        let result = kind.map(|kind| self.local(kind));
        if let (Some(kind), Some(result)) = (kind, result) {
            match parts.result {
                Type::Reference(class) => {
                    self.code.push(Op::Int(class.0 as i32));
                    self.word("anyReference(I)Ljava/lang/Object;")?;
                }
                _ => self.word(unknown(kind))?,
            }
            self.store(kind, result);
            self.slots.insert(Variable::Result, (result, kind));
        }
        for (case, guard) in parts.cases.iter().zip(guards) {
            self.under(*guard, &mut |writer| {
                if case.ends == Ends::Exceptional {
                    writer.code.push(Op::Int(0));
                    return writer.word("suppose(Z)V");
                }
                case.ensures.iter().try_for_each(|clause| writer.suppose(&clause.condition))
            })?;
        }
        self.suppose_invariants(parts)?;
        if let (Some(kind), Some(result)) = (kind, result) {
            self.load(kind, result);
        }
        self.code.ret(kind);
        Ok(())
    }

    /// Throws an exception of a class, within what the contract says.
    fn throw(&mut self, class: ClassId, parts: &Parts<'_>, guards: &[Option<u16>]) -> Result<(), LinkError> {
        let exception = self.local(Kind::Ref);
        self.code.push(Op::Int(class.0 as i32));
        self.word("thrown(I)Ljava/lang/Throwable;")?;
        self.store(Kind::Ref, exception);
        self.slots.insert(Variable::Exception, (exception, Kind::Ref));
        for (case, guard) in parts.cases.iter().zip(guards) {
            self.under(*guard, &mut |writer| writer.suppose_thrown(case, class))?;
        }
        self.suppose_invariants(parts)?;
        self.load(Kind::Ref, exception);
        self.code.push(Op::Throw);
        Ok(())
    }

    /// Only exceptions count that a case allows.
    fn suppose_thrown(&mut self, case: &Case, class: ClassId) -> Result<(), LinkError> {
        let is_named = |named: &ClassId| self.program.is_subtype(class, *named);
        let is_announced = case.signals.iter().any(|signals| is_named(&signals.exception))
            || case.signals_only.iter().flatten().any(is_named);
        let is_allowed = case.signals_only.as_ref().is_none_or(|only| only.iter().any(is_named));
        if case.ends == Ends::Normal || !is_announced || !is_allowed {
            self.code.push(Op::Int(0));
            return self.word("suppose(Z)V");
        }
        let speaking: Vec<&Clause> =
            case.signals.iter().filter(|signals| is_named(&signals.exception)).map(|signals| &signals.clause).collect();
        speaking.into_iter().try_for_each(|clause| self.suppose(&clause.condition))
    }

    fn suppose_invariants(&mut self, parts: &Parts<'_>) -> Result<(), LinkError> {
        let mut each = parts.invariants.iter();
        each.try_for_each(|held| self.about(held, &mut |writer| writer.suppose(&held.invariant.clause.condition)))
    }

    /// Code in which `this` is what an invariant is about; nothing happens where that is null.
    fn about(
        &mut self,
        held: &Held,
        write: &mut dyn FnMut(&mut Self) -> Result<(), LinkError>,
    ) -> Result<(), LinkError> {
        let of = held.parameter.and_then(|at| self.slots.get(&Variable::Parameter(at)).copied());
        let Some((slot, kind)) = of else { return write(self) };
        let after = self.labels.fresh();
        self.load(kind, slot);
        self.jump(Op::IfNull, after);
        let receiver = self.slots.insert(Variable::This, (slot, kind));
        write(self)?;
        match receiver {
            Some(receiver) => self.slots.insert(Variable::This, receiver),
            None => self.slots.remove(&Variable::This),
        };
        self.put(after);
        Ok(())
    }

    fn suppose(&mut self, condition: &Expression) -> Result<(), LinkError> {
        self.value(&or_false(condition))?;
        self.word("suppose(Z)V")
    }
}

/// The word that gives any value of a kind.
fn unknown(kind: Kind) -> &'static str {
    match kind {
        Kind::Boolean => "anyBoolean()Z",
        Kind::Byte => "anyByte()B",
        Kind::Short => "anyShort()S",
        Kind::Char => "anyChar()C",
        Kind::Long => "anyLong()J",
        Kind::Float => "anyFloat()F",
        Kind::Double => "anyDouble()D",
        Kind::Int | Kind::Ref => "anyInt()I",
    }
}

fn is_constructor(program: &Program, method: MethodId) -> bool {
    &**program.text(program.method(method).name) == "<init>"
}

/// An expression as it was before the call.
fn before(expression: &Expression) -> Expression {
    Expression { kind: ExpressionKind::Old(Box::new(expression.clone())), ..expression.clone() }
}

fn or_false(condition: &Expression) -> Expression {
    let kind = ExpressionKind::OrFalse(Box::new(condition.clone()));
    Expression { kind, of: Type::BOOLEAN, span: condition.span }
}

fn all_of(clauses: &[Clause]) -> Option<Expression> {
    clauses.iter().map(|clause| clause.condition.clone()).reduce(|left, right| logic(Logic::And, left, right))
}

fn logic(logic: Logic, left: Expression, right: Expression) -> Expression {
    let span = left.span;
    Expression { kind: ExpressionKind::Logic(logic, Box::new(left), Box::new(right)), of: Type::BOOLEAN, span }
}
