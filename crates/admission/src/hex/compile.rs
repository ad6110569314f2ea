//! From the tree of a specification to numbered patterns and rules, each pattern once.

use spec::{
    Alternative, Argument, Automaton, Base, Effect, Event, PathExpression, Regex, Spec, Start, State, Symbol, Target,
    Trigger,
};

use super::formula::Condition;
use super::types::{TypeId, Types};
use crate::error::AdmissionError;

/// A path expression. Its states are followed along the origins of objects.
#[derive(Debug)]
pub(super) struct Pattern {
    /// Where sequences of steps start.
    pub(super) starts: Starts,
    /// What they are compared with.
    pub(super) steps: Regex,
    pub(super) automaton: Automaton,
    pub(super) role: Role,
}

/// What a pattern is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Says which references are meant.
    Path,
    /// Says which objects are meant; if `max`, also whether further ones lie below them.
    Target {
        /// Whether ends are asked for.
        max: bool,
    },
}

/// Where sequences of steps start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Starts {
    /// Outside.
    Outside,
    /// Outside, and at all objects.
    Anywhere,
    /// At objects of a type.
    Instances(TypeId),
}

/// The objects that a target means, from the view of a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// The base itself: no steps.
    Exactly(Base),
    /// What is reached from there.
    Reached {
        /// From where.
        base: Base,
        /// By which steps.
        pattern: u32,
        /// Only the ends.
        max: bool,
    },
}

/// What a reference does, as [`Effect`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    NotNull,
    ExpandsToNothing,
    ExpandsTo(TypeId),
    AliasesNothing,
    AliasesSome(TypeId),
    Aliases(Aim),
    NeverAliases(Aim),
}

/// An alternative of an atom.
#[derive(Debug)]
pub(super) struct Rule {
    pub(super) atom: u32,
    pub(super) path: u32,
    pub(super) declared: Option<TypeId>,
    pub(super) deed: Deed,
}

/// When a companion method runs, and what it is given.
#[derive(Debug)]
pub(super) struct Cue {
    pub(super) path: u32,
    pub(super) declared: Option<TypeId>,
    pub(super) event: Happening,
    pub(super) arguments: Vec<CompanionArgument>,
}

/// A way in which a reference is decided, as [`Event`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Happening {
    Null,
    Expansion(Option<TypeId>),
    Alias(Option<TypeId>),
    AliasOf(Aim),
}

/// An argument of a companion method, with parameters by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CompanionArgument {
    It,
    Back(u32),
    Start,
    Parameter(usize),
}

/// Everything a specification says, numbered.
#[derive(Debug)]
pub(super) struct Rules {
    pub(super) patterns: Vec<Pattern>,
    /// The rules of one atom stand together.
    pub(super) rules: Vec<Rule>,
    pub(super) cues: Vec<Cue>,
    pub(super) condition: Condition,
    pub(super) atoms: u32,
    /// Atoms about one reference only, each with the pattern of that reference. Such an atom is true for good once the
    /// reference is decided that way or cannot be reached any more. Empty if no condition needs to know that.
    pub(super) closing: Vec<(u32, u32)>,
}

impl Rules {
    /// Compiles a specification.
    pub(super) fn new(spec: &Spec, parameters: &[String], types: &mut Types) -> Result<Rules, AdmissionError> {
        let condition = Condition::And(Vec::new());
        let (patterns, cues, closing) = (Vec::new(), Vec::new(), Vec::new());
        let mut rules = Rules { patterns, rules: Vec::new(), cues, condition, atoms: 0, closing };
        rules.condition = rules.condition_of(&spec.formula, types);
        if rules.condition.is_plain() {
            rules.closing.clear();
        }
        for trigger in &spec.triggers {
            let cue = rules.cue(trigger, parameters, types)?;
            rules.cues.push(cue);
        }
        Ok(rules)
    }

    fn condition_of(&mut self, formula: &spec::Formula, types: &mut Types) -> Condition {
        match formula {
            spec::Formula::Atom(atom) => {
                let number = self.atoms;
                self.atoms += 1;
                for alternative in &atom.alternatives {
                    let path = self.path(&alternative.path, types);
                    let declared = alternative.declared.as_ref().map(|name| types.add(name));
                    let deed = self.deed(&alternative.effect, &alternative.path.origin, types);
                    self.rules.push(Rule { atom: number, path, declared, deed });
                }
                if let [only] = atom.alternatives.as_slice()
                    && speaks_of_one(only)
                {
                    let path = self.path(&only.path, types);
                    self.closing.push((number, path));
                }
                Condition::Atom(number)
            }
            spec::Formula::And(parts) => {
                Condition::And(parts.iter().map(|part| self.condition_of(part, types)).collect())
            }
            spec::Formula::Or(parts) => {
                Condition::Or(parts.iter().map(|part| self.condition_of(part, types)).collect())
            }
            spec::Formula::Not(part) => Condition::Not(Box::new(self.condition_of(part, types))),
        }
    }

    fn deed(&mut self, effect: &Effect, origin: &Start, types: &mut Types) -> Deed {
        match effect {
            Effect::NotNull => Deed::NotNull,
            Effect::ExpandsToNothing => Deed::ExpandsToNothing,
            Effect::ExpandsTo(name) => Deed::ExpandsTo(types.add(name)),
            Effect::AliasesNothing => Deed::AliasesNothing,
            Effect::AliasesSome(name) => Deed::AliasesSome(types.add(name)),
            Effect::Aliases(target) => Deed::Aliases(self.aim(target, origin)),
            Effect::NeverAliases(target) => Deed::NeverAliases(self.aim(target, origin)),
        }
    }

    fn cue(&mut self, trigger: &Trigger, parameters: &[String], types: &mut Types) -> Result<Cue, AdmissionError> {
        let mut arguments = Vec::new();
        for argument in &trigger.companion.arguments {
            arguments.push(match argument {
                Argument::It => CompanionArgument::It,
                Argument::Back(steps) => CompanionArgument::Back(*steps),
                Argument::Start => CompanionArgument::Start,
                Argument::Parameter(name) => {
                    let at = parameters.iter().position(|parameter| parameter == name);
                    let missing = || AdmissionError::NoParameter { name: name.clone(), span: trigger.companion.span };
                    CompanionArgument::Parameter(at.ok_or_else(missing)?)
                }
            });
        }
        let event = match &trigger.event {
            Event::Null => Happening::Null,
            Event::Expansion(name) => Happening::Expansion(name.as_ref().map(|name| types.add(name))),
            Event::Alias(name) => Happening::Alias(name.as_ref().map(|name| types.add(name))),
            Event::AliasOf(target) => Happening::AliasOf(self.aim(target, &trigger.path.origin)),
        };
        let path = self.path(&trigger.path, types);
        let declared = trigger.declared.as_ref().map(|name| types.add(name));
        Ok(Cue { path, declared, event, arguments })
    }

    fn path(&mut self, path: &PathExpression, types: &mut Types) -> u32 {
        let starts = match &path.origin {
            Start::Root => Starts::Outside,
            Start::Anywhere => Starts::Anywhere,
            Start::Instance(name) => Starts::Instances(types.add(name)),
        };
        self.pattern(starts, &path.steps, Role::Path)
    }

    fn aim(&mut self, target: &Target, origin: &Start) -> Aim {
        let base = match target.base {
            // A path that starts outside starts nowhere else.
            Base::Start if *origin == Start::Root => Base::Root,
            base => base,
        };
        if is_no_step(&target.steps) {
            return Aim::Exactly(base);
        }
        let starts = if base == Base::Root { Starts::Outside } else { Starts::Anywhere };
        let pattern = self.pattern(starts, &target.steps, Role::Target { max: target.max });
        Aim::Reached { base, pattern, max: target.max }
    }

    fn pattern(&mut self, starts: Starts, steps: &Regex, role: Role) -> u32 {
        let is_same = |pattern: &Pattern| pattern.starts == starts && pattern.role == role && pattern.steps == *steps;
        let at = self.patterns.iter().position(is_same).unwrap_or_else(|| {
            let automaton = Automaton::new(steps);
            self.patterns.push(Pattern { starts, steps: steps.clone(), automaton, role });
            self.patterns.len() - 1
        });
        at as u32
    }
}

impl Pattern {
    /// Whether a sequence of steps in this state is accepted.
    pub(super) fn accepts(&self, state: State) -> bool {
        self.automaton.accepts(state)
    }
}

/// Whether an alternative is about at most one reference, and whether it is kept does not depend on later decisions.
pub(super) fn speaks_of_one(alternative: &Alternative) -> bool {
    let is_name = |regex: &Regex| matches!(regex, Regex::One(Symbol::Named { .. }));
    let is_word = match &alternative.path.steps {
        Regex::Concat(parts) => parts.iter().all(is_name),
        single => is_name(single),
    };
    let is_settled = match &alternative.effect {
        Effect::NotNull | Effect::ExpandsToNothing | Effect::AliasesNothing => true,
        Effect::Aliases(target) | Effect::NeverAliases(target) => !target.max,
        // The class of an object may be narrowed later.
        Effect::ExpandsTo(_) | Effect::AliasesSome(_) => false,
    };
    is_word && is_settled && alternative.declared.is_none() && alternative.path.origin == Start::Root
}

/// Whether an expression accepts the empty sequence and nothing else.
fn is_no_step(regex: &Regex) -> bool {
    match regex {
        Regex::Empty => true,
        Regex::One(_) => false,
        Regex::Concat(parts) => parts.iter().all(is_no_step),
        Regex::Alt(parts) => !parts.is_empty() && parts.iter().all(is_no_step),
        Regex::Star(part) | Regex::Plus(part) | Regex::Optional(part) => is_no_step(part),
    }
}
