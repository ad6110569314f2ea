//! What a class itself promises about its objects.

use program::{ClassId, OurAnnotation, Program};
use spec::Span;
use spec::jml::{Nullness, TypeClauseKind, parse_expression};

use super::declared::{OwnType, annotation_source, scope_of};
use super::{Contracts, Found};
use crate::error::ContractError;
use crate::resolve::{Moments, Receiver, Scope, Sight, TypeNames, not_null};
use crate::tree::{ClassContract, Clause, Expression, ExpressionKind, Field, Ghost, Invariant, Type, Variable};

impl Contracts {
    pub(super) fn resolve_class(&mut self, program: &mut Program, class: ClassId) -> Found<ClassContract> {
        let mut contract = ClassContract::default();
        let own = self.own_types(program, class)?;
        for own in own.0.iter() {
            self.clauses(program, class, own, &mut contract)?;
            self.fields(program, class, own, &mut contract)?;
        }
        self.class_annotations(program, class, &mut contract)?;
        Ok(contract)
    }

    fn clauses(
        &mut self,
        program: &mut Program,
        class: ClassId,
        own: &OwnType,
        contract: &mut ClassContract,
    ) -> Found<()> {
        for clause in &own.declaration().clauses {
            let receiver = if clause.is_static { Receiver::Missing } else { Receiver::Given };
            let moments = if clause.kind == TypeClauseKind::Constraint { Moments::Two } else { Moments::One };
            let sight = Sight { receiver, moments, ..Sight::default() };
            let mut scope = scope_of(program, self, class, own, sight);
            let condition = scope.condition(&clause.condition).map_err(|error| scope.located(error))?;
            let resolved = Clause { condition, place: scope.place(clause.span) };
            let invariant = |clause, is_static| Invariant { class, clause, is_static };
            match clause.kind {
                TypeClauseKind::Invariant => contract.invariants.push(invariant(resolved, clause.is_static)),
                TypeClauseKind::Constraint => contract.constraints.push(invariant(resolved, clause.is_static)),
                TypeClauseKind::Initially => contract.initially.push(resolved),
            }
        }
        Ok(())
    }

    /// What declarations say about fields.
    fn fields(
        &mut self,
        program: &mut Program,
        class: ClassId,
        own: &OwnType,
        contract: &mut ClassContract,
    ) -> Found<()> {
        let default = own.declaration().modifiers.default_nullness;
        for declared in &own.declaration().fields {
            let found =
                program.class(class).fields.iter().find(|field| **program.text(field.name) == *declared.name.text);
            let Some(found) = found.cloned() else { continue };
            let mut scope = scope_of(program, self, class, own, Sight::default());
            let descriptor = scope.program.text(found.descriptor).clone();
            let of = scope.type_of_descriptor(&descriptor, declared.name.span);
            let of = of.map_err(|error| scope.located(error))?;
            let field = Field { class, slot: found.slot, of };
            if declared.modifiers.nullness.or(default) == Some(Nullness::NonNull) && of.is_reference() {
                let place = scope.place(declared.name.span);
                contract.invariants.push(non_null_field(field, found.is_static(), place));
            }
            if let Some(region) = &declared.modifiers.region {
                contract.regions.push((found.slot, region.text.clone()));
            }
            if declared.modifiers.ghost.is_some() {
                let initial = match &declared.initial {
                    None => None,
                    Some(initial) => {
                        let initial = scope.expression(initial).and_then(|initial| scope.argument(initial, of));
                        Some(initial.map_err(|error| scope.located(error))?)
                    }
                };
                contract.ghosts.push(Ghost { field, initial });
            }
        }
        Ok(())
    }

    fn class_annotations(&mut self, program: &mut Program, class: ClassId, contract: &mut ClassContract) -> Found<()> {
        let annotations = program.class_annotations(class);
        let is_non_null = annotations.iter().any(|annotation| annotation.name == "NonNullByDefault");
        let carrier = program.class(class).java_name();
        for annotation in annotations.iter().filter(|annotation| annotation.name == "Invariant") {
            for text in &annotation.texts {
                let clause = self.annotated_condition(program, class, annotation, &carrier, text)?;
                contract.invariants.push(Invariant { class, clause, is_static: false });
            }
        }
        let fields = program.class(class).fields.clone();
        for found in fields {
            let name = program.text(found.name).to_string();
            let own = program.field_annotations(class, &name);
            let named = |wanted: &str| own.iter().find(|annotation| annotation.name == wanted);
            let carrier = format!("{carrier}.{name}");
            if let Some(region) = named("Region") {
                contract.regions.extend(region.texts.first().map(|text| (found.slot, text.clone())));
            }
            let is_said = named("NonNull").is_some() || (is_non_null && named("Nullable").is_none());
            if !is_said || found.kind != program::Kind::Ref {
                continue;
            }
            let word = OurAnnotation { name: "NonNull".to_owned(), texts: Vec::new() };
            let source = annotation_source(named("NonNull").unwrap_or(&word), &carrier, &format!("@NonNull {name}"));
            let scope = Scope::new(program, self, class, source.clone(), TypeNames::default(), Sight::default());
            let descriptor = scope.program.text(found.descriptor).clone();
            let mut scope = scope;
            let of = scope.type_of_descriptor(&descriptor, Span::default());
            let of = of.map_err(|error| scope.located(error))?;
            let place = scope.place(Span { start: 0, end: source.text.len() });
            contract.invariants.push(non_null_field(Field { class, slot: found.slot, of }, found.is_static(), place));
        }
        Ok(())
    }

    /// A condition about an object, from an annotation of its class.
    fn annotated_condition(
        &mut self,
        program: &mut Program,
        class: ClassId,
        annotation: &OurAnnotation,
        carrier: &str,
        text: &str,
    ) -> Found<Clause> {
        let source = annotation_source(annotation, carrier, text);
        let written = parse_expression(text).map_err(|error| ContractError { error, source: source.clone() })?;
        let mut scope = Scope::new(program, self, class, source, TypeNames::default(), Sight::default());
        let condition = scope.condition(&written).map_err(|error| scope.located(error))?;
        let place = scope.place(written.span);
        Ok(Clause { condition, place })
    }
}

/// The invariant that a field is not null.
fn non_null_field(field: Field, is_static: bool, place: crate::tree::Place) -> Invariant {
    let span = place.span;
    let kind = match is_static {
        true => ExpressionKind::Static(field),
        false => {
            let this =
                Expression { kind: ExpressionKind::Variable(Variable::This), of: Type::Reference(field.class), span };
            ExpressionKind::Field(Box::new(this), field)
        }
    };
    let condition = not_null(Expression { kind, of: field.of, span }, span);
    Invariant { class: field.class, clause: Clause { condition, place }, is_static }
}
