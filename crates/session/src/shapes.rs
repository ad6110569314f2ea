//! What a specification of heap shapes says, what it does not speak of, and where it differs from the executable
//! invariant.

mod classes;
mod compare;
pub(crate) mod names;
pub(crate) mod part;

use std::path::Path;
use std::sync::Arc;

use explore::{Invariant, invariants, spec_class};
use machine::Machine;
use program::ClassId;
use spec::{Span, TypeName};

pub use self::compare::{Comparison, Difference, Explored, Left, Why};
pub use self::names::{Problem, Severity};
pub use self::part::Part;

use crate::error::SessionError;
use crate::session::Session;
use crate::source::{Source, joined};
use crate::target::Target;

/// What is to be found out about a specification.
#[derive(Clone, Debug)]
pub struct Question {
    /// A file, or a class that is annotated.
    pub spec: String,
    /// The classes that it is about; none: those of its blocks, else all that it names.
    pub classes: Vec<String>,
    /// The invariant to compare with.
    pub invariant: Invariant,
    /// Whether admitted heaps are judged over all ways to visit them.
    pub recheck: bool,
    /// Heaps of each kind that are drawn, the smallest ones.
    pub heaps: usize,
}

/// All that is found out about a specification.
#[derive(Clone, Debug, Default)]
pub struct ShapeCheck {
    /// The files or annotations it consists of; none if there is no such file and no such annotation.
    pub parts: Vec<Part>,
    /// Names that mean nothing, and rules that never apply.
    pub problems: Vec<Problem>,
    /// The classes whose fields were looked at.
    pub classes: Vec<String>,
    /// Reference fields that no rule speaks of: `Class.field: Type`.
    pub unconstrained: Vec<String>,
    /// The executable invariants it was compared with.
    pub comparisons: Vec<Comparison>,
    /// Why there are not more comparisons.
    pub notes: Vec<Note>,
}

/// Why something was not compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Some names mean nothing.
    UnknownNames,
    /// The specification speaks of these parameters, and an invariant has none.
    Parameters(Vec<String>),
    /// A class has so many invariants; the first was taken.
    SeveralInvariants {
        /// The class.
        class: String,
        /// How many.
        count: usize,
    },
    /// None of these classes has an invariant.
    NoInvariant(Vec<String>),
}

impl ShapeCheck {
    /// Whether some name means nothing.
    pub fn has_errors(&self) -> bool {
        self.problems.iter().any(|problem| problem.severity == Severity::Error)
    }
}

impl Session {
    /// Checks a specification of heap shapes.
    pub fn check_shapes(&self, question: &Question) -> Result<ShapeCheck, SessionError> {
        let mut scout = self.machine()?;
        let mut check = ShapeCheck::default();
        for source in sources(question, &mut scout)? {
            let (spec, warnings) = source.parse()?;
            check.parts.push(Part { source, spec, warnings });
        }
        let Some(whole) = joined(check.parts.iter().map(|part| part.spec.clone())) else { return Ok(check) };
        let named = names::of_classes(&mut scout.program, &check.parts, &mut check.problems);
        let about = classes::about(&mut scout.program, &check.parts, &question.classes, named)?;
        names::of_fields(&mut scout.program, &check.parts, &about.all, &mut check.problems);
        names::of_any_parameters(&mut scout.program, &check.parts, &mut check.problems);
        scout.grow();
        check.classes = about.all.iter().map(|&class| scout.program.class(class).java_name()).collect();
        check.unconstrained = classes::unconstrained(&scout.program, &whole, &about.all);
        if check.has_errors() {
            check.notes.push(Note::UnknownNames);
            return Ok(check);
        }
        let is_other = |name: &&str| *name != "this";
        let others: Vec<String> = spec::parameters(&whole).into_iter().filter(is_other).map(str::to_owned).collect();
        if !others.is_empty() {
            check.notes.push(Note::Parameters(others));
        }
        let whole = Arc::new(whole);
        for target in comparable(question, &scout, &about, &mut check.notes) {
            check.comparisons.push(self.compare(&target, &whole, question)?);
        }
        Ok(check)
    }
}

/// The file, or the annotations of a class and of those it leads to.
fn sources(question: &Question, scout: &mut Machine) -> Result<Vec<Source>, SessionError> {
    let file = Path::new(&question.spec);
    if file.is_file() {
        return Ok(vec![Source::file(file)?]);
    }
    let name = TypeName { name: question.spec.clone(), span: Span::default() };
    let class = spec_class(&mut scout.program, &name).ok();
    scout.grow();
    Ok(class.map(|class| Source::annotations_of(&mut scout.program, class)).unwrap_or_default())
}

/// The invariants to compare with.
fn comparable(question: &Question, scout: &Machine, about: &classes::About, notes: &mut Vec<Note>) -> Vec<Target> {
    if question.invariant == Invariant::None {
        return Vec::new();
    }
    let own = |class: ClassId| {
        let mut found = invariants(scout, class, &question.invariant);
        found.retain(|&method| scout.program.method(method).class == class);
        found
    };
    let mut targets = Vec::new();
    for &class in &about.first {
        let found = own(class);
        targets.extend(found.first().map(|&method| Target::of(&scout.program, method)));
        if found.len() > 1 {
            let class = scout.program.class(class).java_name();
            notes.push(Note::SeveralInvariants { class, count: found.len() });
        }
    }
    if targets.is_empty() {
        let names = about.first.iter().map(|&class| scout.program.class(class).java_name());
        notes.push(Note::NoInvariant(names.collect()));
    }
    targets
}
