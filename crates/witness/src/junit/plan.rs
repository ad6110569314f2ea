//! How an object of the input is made: by a plain constructor or without one, whichever needs the least code to read.
//! Constructors are preferred to fields, these to setters, and all to reflection.

use explore::case::{Datum, FieldCell};
use program::{ClassId, MethodId, access};

use super::summary::{Constructor, Source};
use super::writer::Writer;

/// How an object is made.
pub struct Plan {
    /// The constructor; none: it is made without.
    pub constructor: Option<Constructor>,
    /// What the constructor is given, by position; none where it does not matter.
    pub arguments: Vec<Option<(Datum, String)>>,
    /// Fields that are assigned afterwards.
    pub assigned: Vec<FieldCell>,
    cost: u32,
}

impl Writer<'_, '_> {
    /// The way to make an object that is the easiest to read.
    pub fn plan(&mut self, class: ClassId, fields: &[FieldCell]) -> Plan {
        let wanted: Vec<FieldCell> = fields.iter().filter(|cell| cell.read).cloned().collect();
        let nearest = self.view.nearest(class);
        let zero = |cell: &FieldCell| cell.given.value.is_zero();
        let make = Plan {
            constructor: None,
            arguments: Vec::new(),
            cost: 12 + self.cost(class, nearest, wanted.iter().filter(|cell| !zero(cell))),
            assigned: wanted.iter().filter(|cell| !zero(cell)).cloned().collect(),
        };
        let summary = self.summaries.of(self.view.machine, class);
        let mut best = make;
        for constructor in summary.constructors.iter().filter(|_| nearest == class) {
            if let Some(plan) = self.plan_with(class, constructor, fields, &wanted)
                && plan.cost < best.cost
            {
                best = plan;
            }
        }
        best
    }

    fn plan_with(
        &mut self,
        class: ClassId,
        constructor: &Constructor,
        fields: &[FieldCell],
        wanted: &[FieldCell],
    ) -> Option<Plan> {
        let mtype = self.view.machine.program.method(constructor.method).mtype.clone();
        let nameable =
            mtype.params.iter().all(|param| self.view.class_of(param).is_ok_and(|class| self.view.is_nameable(class)));
        if !nameable || !self.view.may_call(constructor.method) {
            return None;
        }
        let mut arguments: Vec<Option<(Datum, String)>> = vec![None; mtype.params.len()];
        let mut assigned = Vec::new();
        for cell in wanted {
            let value = cell.given.value;
            let is_underway = matches!(value, Datum::Object(at) if self.underway.contains(&at));
            let fits = match self.source(constructor, cell) {
                // A parameter may be of a narrower type than the field it goes to.
                Source::Parameter(at) if !self.is_instance(value, &mtype.params[at])? => false,
                Source::Parameter(at) if !is_underway => match &arguments[at] {
                    Some((other, _)) => *other == value,
                    None => {
                        arguments[at] = Some((value, cell.name.clone()));
                        true
                    }
                },
                Source::Number(number) => value == Datum::Number(number),
                Source::Null => value == Datum::Null,
                _ => false,
            };
            if !fits {
                assigned.push(cell.clone());
            }
        }
        let mut cost = 2 + self.cost(class, class, assigned.iter());
        for (at, argument) in arguments.iter_mut().enumerate().filter(|(_, argument)| argument.is_none()) {
            cost += 1;
            // The path does not read the field, so any argument would do: it gets the value of the case.
            let said = fields.iter().find(|cell| self.source(constructor, cell) == Source::Parameter(at));
            let said = said.filter(|cell| matches!(cell.given.value, Datum::Number(_) | Datum::Null));
            *argument = said.map(|cell| (cell.given.value, cell.name.clone()));
        }
        if let Some(outer) = self.view.outer_of(class) {
            let is_there = match arguments.first()? {
                Some((Datum::Object(_), _)) => true,
                Some(_) if wanted.iter().any(|cell| self.source(constructor, cell) == Source::Parameter(0)) => false,
                _ => {
                    arguments[0] = None;
                    self.variable_of(outer).is_some()
                }
            };
            if !is_there {
                return None;
            }
        }
        Some(Plan { constructor: Some(constructor.clone()), arguments, assigned, cost })
    }

    /// Whether a value is of a type; none if that cannot be told.
    fn is_instance(&mut self, value: Datum, descriptor: &str) -> Option<bool> {
        let Some(class) = self.case.class_of(value) else { return Some(true) };
        let (class, wanted) = (self.view.load(class).ok()?, self.view.class_of(descriptor).ok()?);
        Some(self.view.is_subtype(class, wanted))
    }

    /// What a constructor gives a field.
    fn source(&mut self, constructor: &Constructor, cell: &FieldCell) -> Source {
        let field = self.view.field(&cell.class, &cell.name);
        field.and_then(|(_, field)| constructor.fields.get(field.slot as usize).copied()).unwrap_or(Source::Other)
    }

    fn cost<'c>(&mut self, class: ClassId, nearest: ClassId, cells: impl Iterator<Item = &'c FieldCell>) -> u32 {
        cells
            .map(|cell| {
                let Some((owner, field)) = self.view.field(&cell.class, &cell.name) else { return 100 };
                let is_final = field.flags & access::FINAL != 0;
                if !is_final && self.view.sees_field(nearest, owner, &field) {
                    3
                } else if self.setter(class, nearest, field.slot).is_some() {
                    4
                } else {
                    8
                }
            })
            .sum()
    }

    /// A method that sets a field and nothing else, and may be called on a variable of a type.
    pub fn setter(&mut self, class: ClassId, through: ClassId, slot: u32) -> Option<MethodId> {
        let summary = self.summaries.of(self.view.machine, class);
        let fitting: Vec<MethodId> =
            summary.setters.iter().filter(|setter| setter.slot == slot).map(|setter| setter.method).collect();
        fitting.into_iter().find(|&method| self.may_call_on(method, through))
    }
}
