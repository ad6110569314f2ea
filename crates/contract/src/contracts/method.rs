//! What a method itself promises: in sources, and in annotations.

use std::sync::Arc;

use program::{ClassId, LocalName, MethodId, OurAnnotation, Program};
use spec::jml::{
    self, Behavior, Ends, MethodClauseKind, Modifiers, Nullness, parse_expression, parse_locations, parse_signals,
};
use spec::{Span, SpecError};

use super::declared::{OwnType, annotation_source, scope_of};
use super::{Contracts, Found};
use crate::compile::descriptor_of_type;
use crate::error::ContractError;
use crate::resolve::{Moments, Receiver, Scope, Sight, TypeNames, not_null};
use crate::tree::{
    Call, Case, Clause, Dispatch, Expression, ExpressionKind, Invariants, MethodContract, Place, Purity, Signals,
    Source, Statement, StatementKind, Type, Variable,
};

/// The parameters and the result of a method.
struct Frame {
    class: ClassId,
    receiver: Receiver,
    names: Vec<String>,
    parameters: Vec<Type>,
    result: Type,
}

impl Contracts {
    pub(super) fn resolve_method(&mut self, program: &mut Program, method: MethodId) -> Found<Option<MethodContract>> {
        let class = program.method(method).class;
        let names = program.parameter_names(method);
        let mut contract = MethodContract {
            method,
            parameters: names,
            purity: Purity::Unknown,
            invariants: Invariants::Hold,
            regions: vec![None; program.method(method).mtype.params.len() + 1],
            cases: Vec::new(),
            statements: Vec::new(),
        };
        // What holds in every case: nullness, and what annotations say.
        let mut common = Case::default();
        let own = self.own_types(program, class)?;
        for own in own.0.iter() {
            if own.declaration_of(method).is_some() {
                self.declared_method(program, own, &mut contract, &mut common)?;
            }
        }
        self.annotated_method(program, &mut contract, &mut common)?;
        if contract.cases.is_empty() && common != Case::default() {
            contract.cases.push(Case::default());
        }
        for case in &mut contract.cases {
            add_common(case, &common);
        }
        let is_said = !contract.cases.is_empty()
            || contract.purity == Purity::Pure
            || contract.invariants == Invariants::Open
            || contract.regions.iter().any(Option::is_some)
            || !contract.statements.is_empty();
        Ok(is_said.then_some(contract))
    }

    /// Adds what a declaration says.
    fn declared_method(
        &mut self,
        program: &mut Program,
        own: &OwnType,
        contract: &mut MethodContract,
        common: &mut Case,
    ) -> Found<()> {
        let Some(declaration) = own.declaration_of(contract.method) else { return Ok(()) };
        let mut frame = self.frame(program, contract.method, own.source())?;
        let added = frame.parameters.len() - declaration.parameters.len().min(frame.parameters.len());
        for (name, parameter) in frame.names[added..].iter_mut().zip(&declaration.parameters) {
            name.clone_from(&parameter.name.text);
        }
        contract.parameters.clone_from(&frame.names);
        let modifiers = &declaration.modifiers;
        let default = own.declaration().modifiers.default_nullness;
        let purity = modifiers.purity.or(own.declaration().modifiers.purity);
        if purity.is_some() {
            contract.purity = Purity::Pure;
        }
        if modifiers.helper.is_some() {
            contract.invariants = Invariants::Open;
        }
        for (at, parameter) in declaration.parameters.iter().enumerate() {
            if let Some(region) = &parameter.modifiers.region {
                contract.regions[added + at + 1] = Some(region.text.clone());
            }
        }
        let is_non_null = |modifiers: &Modifiers| modifiers.nullness.or(default) == Some(Nullness::NonNull);
        for (at, parameter) in declaration.parameters.iter().enumerate() {
            let of = frame.parameters[added + at];
            if is_non_null(&parameter.modifiers) && of.is_reference() {
                let place = Place { source: own.source().clone(), span: parameter.name.span };
                common.requires.push(non_null(Variable::Parameter((added + at) as u16), of, place));
            }
        }
        if is_non_null(modifiers) && frame.result.is_reference() {
            let place = Place { source: own.source().clone(), span: declaration.name.span };
            common.ensures.push(non_null(Variable::Result, frame.result, place));
        }
        for behavior in &declaration.cases {
            let case = self.case(program, own, &frame, behavior, &declaration.variables)?;
            contract.cases.push(case);
        }
        contract.statements.extend(self.statements(program, own, &frame, contract.method, &declaration.statements)?);
        Ok(())
    }

    /// One case of a declaration.
    fn case(
        &mut self,
        program: &mut Program,
        own: &OwnType,
        frame: &Frame,
        behavior: &Behavior,
        variables: &[jml::TypeVariable],
    ) -> Found<Case> {
        let mut case = Case { ends: behavior.ends, ..Case::default() };
        for clause in &behavior.clauses {
            let sight = match &clause.kind {
                MethodClauseKind::Requires(_) | MethodClauseKind::Assignable(_) => frame.before(),
                MethodClauseKind::Ensures(_) => frame.after(),
                MethodClauseKind::Signals { .. } | MethodClauseKind::SignalsOnly(_) => frame.thrown(),
            };
            let mut scope = scope_of(program, self, frame.class, own, sight);
            scope.add_type_variables(variables);
            add_clause(&mut scope, &clause.kind, clause.span, &mut case).map_err(|error| scope.located(error))?;
        }
        Ok(case)
    }

    fn statements(
        &mut self,
        program: &mut Program,
        own: &OwnType,
        frame: &Frame,
        method: MethodId,
        written: &[jml::Statement],
    ) -> Found<Vec<Statement>> {
        let mut statements = Vec::new();
        for statement in written {
            let mut sight = frame.before();
            let Some((instruction, locals)) = program.locals_at(method, statement.line) else {
                let error = SpecError::new("no instruction is known to stand here", statement.span);
                let error =
                    error.with_help("compile the class with `javac -g`, and put the statement before another one");
                return Err(ContractError { error, source: own.source().clone() });
            };
            // The variables of the body that exist there hide parameters.
            for LocalName { name, descriptor, slot } in locals.into_iter().filter(|local| local.name != "this") {
                let mut scope = scope_of(program, self, frame.class, own, Sight::default());
                let of = scope.type_of_descriptor(&descriptor, statement.span);
                let of = of.map_err(|error| scope.located(error))?;
                sight.variables.push((name, of, Variable::Local(slot)));
            }
            if frame.receiver == Receiver::Unmade {
                sight.receiver = Receiver::Given;
            }
            let mut scope = scope_of(program, self, frame.class, own, sight);
            let kind = statement_kind(&mut scope, &statement.kind).map_err(|error| scope.located(error))?;
            let place = scope.place(statement.span);
            statements.push(Statement { kind, instruction, place });
        }
        Ok(statements)
    }

    /// Adds what annotations say.
    fn annotated_method(&mut self, program: &mut Program, contract: &mut MethodContract, case: &mut Case) -> Found<()> {
        let method = contract.method;
        let annotations = program.method_annotations(method);
        let on_parameters = program.parameter_annotations(method);
        let class = program.method(method).class;
        let is_default =
            program.class_annotations(class).iter().any(|annotation| annotation.name == "NonNullByDefault");
        if annotations.is_empty() && on_parameters.iter().all(Vec::is_empty) && !is_default {
            return Ok(());
        }
        let carrier = program.external_method(method, true);
        let somewhere = Arc::new(Source { name: carrier.clone(), text: String::new() });
        let frame = self.frame(program, method, &somewhere)?;
        for annotation in &annotations {
            match &*annotation.name {
                "Pure" => contract.purity = Purity::Pure,
                "Helper" => contract.invariants = Invariants::Open,
                _ => {}
            }
            for text in &annotation.texts {
                self.annotated_clause(program, &frame, annotation, &carrier, text, case)?;
            }
        }
        let named = |list: &[OurAnnotation], wanted: &str| list.iter().any(|annotation| annotation.name == wanted);
        let is_non_null = |list: &[OurAnnotation]| named(list, "NonNull") || (is_default && !named(list, "Nullable"));
        let whole = |text: String, name: &str| {
            let annotation = OurAnnotation { name: name.to_owned(), texts: Vec::new() };
            let span = Span { start: 0, end: text.len() };
            Place { source: annotation_source(&annotation, &carrier, &text), span }
        };
        for (at, own) in on_parameters.iter().enumerate() {
            let of = frame.parameters[at];
            if let Some(region) = own.iter().find(|annotation| annotation.name == "Region") {
                contract.regions[at + 1] = region.texts.first().cloned();
            }
            if is_non_null(own) && of.is_reference() {
                let place = whole(format!("@NonNull {}", contract.parameters[at]), "NonNull");
                case.requires.push(non_null(Variable::Parameter(at as u16), of, place));
            }
        }
        if is_non_null(&annotations) && frame.result.is_reference() {
            let place = whole("@NonNull".to_owned(), "NonNull");
            case.ensures.push(non_null(Variable::Result, frame.result, place));
        }
        if named(&annotations, "Fresh") && frame.result.is_reference() {
            let place = whole("@Fresh".to_owned(), "Fresh");
            let result =
                Expression { kind: ExpressionKind::Variable(Variable::Result), of: frame.result, span: place.span };
            let fresh = ExpressionKind::Fresh(Box::new(result));
            let condition = Expression { kind: fresh, of: Type::BOOLEAN, span: place.span };
            case.ensures.push(Clause { condition, place });
        }
        Ok(())
    }

    /// A clause from a text of an annotation.
    fn annotated_clause(
        &mut self,
        program: &mut Program,
        frame: &Frame,
        annotation: &OurAnnotation,
        carrier: &str,
        text: &str,
        case: &mut Case,
    ) -> Found<()> {
        let source = annotation_source(annotation, carrier, text);
        let located = |error: SpecError| ContractError { error, source: source.clone() };
        let name = &*annotation.name;
        if matches!(name, "Requires" | "Ensures")
            && let Some(condition) = self.named_condition(program, frame, name, text).map_err(located)?
        {
            let place = Place { source: source.clone(), span: condition.span };
            let clause = Clause { condition, place };
            if name == "Requires" {
                case.requires.push(clause)
            } else {
                case.ensures.push(clause)
            }
            return Ok(());
        }
        let (kind, sight) = match name {
            "Requires" => (parse_expression(text).map(MethodClauseKind::Requires), frame.before()),
            "Ensures" => (parse_expression(text).map(MethodClauseKind::Ensures), frame.after()),
            "Signals" => (parse_signals(text), frame.thrown()),
            "Assignable" => (parse_locations(text).map(MethodClauseKind::Assignable), frame.before()),
            _ => return Ok(()),
        };
        let kind = kind.map_err(located)?;
        let span = Span { start: 0, end: text.len() };
        let mut scope = Scope::new(program, self, frame.class, source.clone(), TypeNames::default(), sight);
        add_clause(&mut scope, &kind, span, case).map_err(|error| scope.located(error))
    }

    /// The call of the boolean method that a text names, if it is the name of one: it takes what the method takes, and the result.
    fn named_condition(
        &mut self,
        program: &mut Program,
        frame: &Frame,
        annotation: &str,
        text: &str,
    ) -> Result<Option<Expression>, SpecError> {
        let span = Span { start: 0, end: text.len() };
        let own = program.class(frame.class).methods.iter().copied();
        let named: Vec<MethodId> = own.filter(|&id| **program.text(program.method(id).name) == *text).collect();
        let is_after = annotation == "Ensures";
        let mut wanted: Vec<(Variable, Type)> = Vec::new();
        wanted.extend(frame.parameters.iter().enumerate().map(|(at, &of)| (Variable::Parameter(at as u16), of)));
        if is_after && frame.result != Type::Void {
            wanted.push((Variable::Result, frame.result));
        }
        let descriptors: Vec<String> = wanted.iter().map(|&(_, of)| descriptor_of_type(program, of)).collect();
        let has_object = match frame.receiver {
            Receiver::Given => true,
            Receiver::Unmade => is_after,
            Receiver::Missing => false,
        };
        let fits = |id: &&MethodId| {
            let record = program.method(**id);
            let takes = record.mtype.params.iter().map(|descriptor| &**descriptor);
            &*record.mtype.ret == "Z"
                && takes.eq(descriptors.iter().map(String::as_str))
                && (record.is_static() || has_object)
        };
        let Some(&found) = named.iter().find(fits) else {
            let kind = if has_object { "boolean" } else { "static boolean" };
            let types: Vec<String> = descriptors.iter().map(|descriptor| program::readable(descriptor)).collect();
            let should = format!("{kind} {text}({})", types.join(", "));
            let what = match named.first() {
                Some(&other) => format!("`{}` does not fit", program.external_method(other, false)),
                None if self.is_no_name(program, frame, annotation, text) => {
                    format!("class {} has no method of this name", program.class(frame.class).java_name())
                }
                None => return Ok(None),
            };
            return Err(SpecError::new(what, span).with_help(format!("it should be `{should}`")));
        };
        let is_static = program.method(found).is_static();
        let variable = |(variable, of)| Expression { kind: ExpressionKind::Variable(variable), of, span };
        let arguments = wanted.into_iter().map(variable).collect();
        let receiver = (!is_static).then(|| Box::new(variable((Variable::This, Type::Reference(frame.class)))));
        let dispatch = if is_static { Dispatch::Static } else { Dispatch::Direct };
        let call = Call { method: found, dispatch, receiver, arguments };
        Ok(Some(Expression { kind: ExpressionKind::Call(call), of: Type::BOOLEAN, span }))
    }

    /// Whether a text looks like the name of a method, and means nothing else.
    fn is_no_name(&mut self, program: &mut Program, frame: &Frame, annotation: &str, text: &str) -> bool {
        let is_inner = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
        if text.is_empty() || !text.chars().all(is_inner) || text.starts_with(|c: char| c.is_numeric()) {
            return false;
        }
        let Ok(written) = parse_expression(text) else { return true };
        let sight = if annotation == "Ensures" { frame.after() } else { frame.before() };
        let source = Arc::new(Source { name: String::new(), text: text.to_owned() });
        let mut scope = Scope::new(program, self, frame.class, source, TypeNames::default(), sight);
        scope.condition(&written).is_err()
    }

    /// The types of the parameters of a method, without the receiver, and of its result.
    pub fn types_of(&mut self, program: &mut Program, method: MethodId) -> Found<(Vec<Type>, Type)> {
        let name = program.external_method(method, true);
        let frame = self.frame(program, method, &Arc::new(Source { name, text: String::new() }))?;
        Ok((frame.parameters, frame.result))
    }

    fn frame(&mut self, program: &mut Program, method: MethodId, source: &Arc<Source>) -> Found<Frame> {
        let record = program.method(method);
        let (class, mtype) = (record.class, record.mtype.clone());
        let receiver = match &**program.text(record.name) {
            "<init>" => Receiver::Unmade,
            _ if record.is_static() => Receiver::Missing,
            _ => Receiver::Given,
        };
        let names = program.parameter_names(method);
        let mut scope = Scope::new(program, self, class, source.clone(), TypeNames::default(), Sight::default());
        let types = mtype.params.iter().chain([&mtype.ret]);
        let types = types.map(|descriptor| scope.type_of_descriptor(descriptor, Span::default()));
        let mut types: Vec<Type> =
            types.collect::<Result<_, _>>().map_err(|error| ContractError { error, source: source.clone() })?;
        let result = types.pop().unwrap_or(Type::Void);
        Ok(Frame { class, receiver, names, parameters: types, result })
    }
}

impl Frame {
    fn variables(&self) -> Vec<(String, Type, Variable)> {
        let names = self.names.iter().zip(&self.parameters).enumerate();
        names.map(|(at, (name, &of))| (name.clone(), of, Variable::Parameter(at as u16))).collect()
    }

    /// What a precondition sees.
    fn before(&self) -> Sight {
        Sight { receiver: self.receiver, variables: self.variables(), ..Sight::default() }
    }

    /// What a postcondition sees.
    fn after(&self) -> Sight {
        let receiver = if self.receiver == Receiver::Unmade { Receiver::Given } else { self.receiver };
        Sight { receiver, variables: self.variables(), result: Some(self.result), moments: Moments::Two }
    }

    /// What is seen when an exception was thrown.
    fn thrown(&self) -> Sight {
        Sight { result: None, ..self.after() }
    }
}

fn add_clause(scope: &mut Scope<'_>, kind: &MethodClauseKind, span: Span, case: &mut Case) -> Result<(), SpecError> {
    let clause = |scope: &mut Scope<'_>, condition: &jml::Expression| {
        let condition = scope.condition(condition)?;
        Ok::<Clause, SpecError>(Clause { condition, place: scope.place(span) })
    };
    match kind {
        MethodClauseKind::Requires(condition) => case.requires.push(clause(scope, condition)?),
        MethodClauseKind::Ensures(condition) => case.ensures.push(clause(scope, condition)?),
        MethodClauseKind::Signals { exception, name, condition } => {
            let class = scope.exception_class(exception)?;
            if let Some(name) = name {
                scope.sight.variables.push((name.text.clone(), Type::Reference(class), Variable::Exception));
            }
            case.signals.push(Signals { exception: class, clause: clause(scope, condition)? });
        }
        MethodClauseKind::SignalsOnly(exceptions) => {
            let classes = exceptions.iter().map(|exception| scope.exception_class(exception));
            let classes = classes.collect::<Result<Vec<_>, _>>()?;
            case.signals_only.get_or_insert_default().extend(classes);
        }
        MethodClauseKind::Assignable(locations) => {
            let locations = scope.locations(locations)?;
            case.assignable.get_or_insert_default().extend(locations);
        }
    }
    Ok(())
}

fn statement_kind(scope: &mut Scope<'_>, written: &jml::StatementKind) -> Result<StatementKind, SpecError> {
    Ok(match written {
        jml::StatementKind::Assert(condition) => StatementKind::Assert(scope.condition(condition)?),
        jml::StatementKind::Assume(condition) => StatementKind::Assume(scope.condition(condition)?),
        jml::StatementKind::Set(place, value) => {
            let place = scope.expression(place)?;
            let value = scope.expression(value)?;
            let value = scope.argument(value, place.of)?;
            match place.kind {
                ExpressionKind::Field(object, field) if scope.program.is_ghost_field(field.class, field.slot) => {
                    StatementKind::Set(*object, field, value)
                }
                ExpressionKind::Static(field) if scope.program.is_ghost_static(field.slot) => {
                    StatementKind::SetStatic(field, value)
                }
                _ => {
                    let error = SpecError::new("contracts assign ghost fields only", place.span);
                    return Err(error.with_help("declare it as `//@ ghost T name;`"));
                }
            }
        }
    })
}

/// Adds to a case what holds in every case.
fn add_common(case: &mut Case, common: &Case) {
    case.requires.splice(0..0, common.requires.iter().cloned());
    if case.ends != Ends::Exceptional {
        case.ensures.splice(0..0, common.ensures.iter().cloned());
    }
    if case.ends != Ends::Normal {
        case.signals.extend(common.signals.iter().cloned());
    }
    if let Some(assignable) = &common.assignable {
        case.assignable.get_or_insert_default().extend(assignable.iter().cloned());
    }
}

fn non_null(variable: Variable, of: Type, place: Place) -> Clause {
    let span = place.span;
    let value = Expression { kind: ExpressionKind::Variable(variable), of, span };
    Clause { condition: not_null(value, span), place }
}
