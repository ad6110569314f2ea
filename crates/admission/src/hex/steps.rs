//! Numbers of steps, and for each step the rules that can concern a reference it leads to: a field that no rule speaks
//! of costs one look.

use heap::Origin;
use program::ClassId;
use rustc_hash::FxHashMap;
use spec::{Regex, Step};

use super::classes::{FieldName, View};
use super::compile::{Deed, Happening, Rules};
use super::types::{TypeId, Types};

/// A step as it is found in the heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Way {
    Parameter(String),
    Static(FieldName),
    Field(FieldName),
    Element,
    /// A value that the program asked for, or something without name.
    Asked,
}

/// How a reference is decided, as far as it tells which rules are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Null,
    Expansion,
    Alias,
}

/// What concerns references that a step leads to.
#[derive(Debug)]
pub(super) struct Concern {
    way: Way,
    /// Rules by kind of decision, in order.
    rules: [Vec<u32>; 3],
    /// Companion methods, in order.
    pub(super) cues: Vec<u32>,
    /// Patterns that do not die by this step in all states, in order.
    pub(super) patterns: Vec<u32>,
}

/// All steps that were met.
#[derive(Debug)]
pub(super) struct Steps {
    /// Names, and numbers once they are known.
    parameters: Vec<(String, Option<u32>)>,
    fields: FxHashMap<(ClassId, u32), u32>,
    statics: FxHashMap<u32, u32>,
    numbers: FxHashMap<Way, u32>,
    concerns: Vec<Concern>,
}

impl Steps {
    /// No steps yet.
    pub(super) fn new(parameters: &[String]) -> Steps {
        Steps {
            parameters: parameters.iter().map(|name| (name.clone(), None)).collect(),
            fields: FxHashMap::default(),
            statics: FxHashMap::default(),
            numbers: FxHashMap::default(),
            concerns: Vec::new(),
        }
    }

    /// The step that leads to an input.
    pub(super) fn number(&mut self, rules: &Rules, types: &Types, view: View<'_>, origin: Origin) -> u32 {
        match origin {
            Origin::Parameter(at) => match self.parameters.get(at as usize) {
                Some((_, Some(number))) => *number,
                Some((name, None)) => {
                    let number = self.add(rules, types, Way::Parameter(name.clone()));
                    self.parameters[at as usize].1 = Some(number);
                    number
                }
                None => self.add(rules, types, Way::Asked),
            },
            Origin::Field(owner, slot) => {
                let class = view.class_of(owner);
                if let Some(&known) = self.fields.get(&(class, slot)) {
                    return known;
                }
                let way = view.classes.field(class, slot).map_or(Way::Asked, Way::Field);
                let number = self.add(rules, types, way);
                self.fields.insert((class, slot), number);
                number
            }
            Origin::Static(slot) => {
                if let Some(&known) = self.statics.get(&slot) {
                    return known;
                }
                let way = view.classes.static_field(slot).map_or(Way::Asked, Way::Static);
                let number = self.add(rules, types, way);
                self.statics.insert(slot, number);
                number
            }
            Origin::Element(..) => self.add(rules, types, Way::Element),
            Origin::Asked(_)
            | Origin::Read(_)
            | Origin::Response(_)
            | Origin::Length(_)
            | Origin::Character(..)
            | Origin::Identity(_) => self.add(rules, types, Way::Asked),
        }
    }

    fn add(&mut self, rules: &Rules, types: &Types, way: Way) -> u32 {
        if let Some(&known) = self.numbers.get(&way) {
            return known;
        }
        let number = self.concerns.len() as u32;
        self.concerns.push(Concern::of(way.clone(), rules, types));
        self.numbers.insert(way, number);
        number
    }

    /// What concerns references that a step leads to.
    pub(super) fn concern(&self, number: u32) -> &Concern {
        &self.concerns[number as usize]
    }
}

impl Concern {
    /// The name of the field that the step is.
    pub(super) fn field(&self) -> Option<&str> {
        match &self.way {
            Way::Field(field) => Some(&field.name),
            _ => None,
        }
    }

    fn of(way: Way, rules: &Rules, types: &Types) -> Concern {
        let step = way.step();
        let is_meant = |path: u32, declared: Option<TypeId>| {
            Ending::of(&rules.patterns[path as usize].steps, step).fits
                && declared.is_none_or(|id| way.declared().is_none_or(|declared| types.name(id).matches(declared)))
        };
        let mut by_kind = [const { Vec::new() }; 3];
        for (at, rule) in rules.rules.iter().enumerate() {
            if is_meant(rule.path, rule.declared) {
                by_kind[rule.deed.kind() as usize].push(at as u32);
            }
        }
        let cues = rules.cues.iter().enumerate().filter(|(_, cue)| is_meant(cue.path, cue.declared));
        let cues = cues.map(|(at, _)| at as u32).collect();
        let patterns = rules.patterns.iter().enumerate().filter(|(_, pattern)| occurs(&pattern.steps, step));
        let patterns = patterns.map(|(at, _)| at as u32).collect();
        Concern { rules: by_kind, cues, patterns, way }
    }

    /// The rules that are asked about a decision, in order.
    pub(super) fn rules(&self, kind: Kind) -> &[u32] {
        &self.rules[kind as usize]
    }

    /// The step.
    pub(super) fn step(&self) -> Step<'_> {
        self.way.step()
    }

    /// Whether the step tells the declared type of the reference, which has been compared already.
    pub(super) fn is_declared(&self) -> bool {
        self.way.declared().is_some()
    }
}

impl Way {
    fn step(&self) -> Step<'_> {
        match self {
            Way::Parameter(name) => Step::Parameter(name),
            Way::Static(field) => Step::Static(&field.class, &field.name),
            Way::Field(field) => Step::Field(&field.class, &field.name),
            Way::Element => Step::Element,
            Way::Asked => Step::Asked,
        }
    }

    /// The declared type of all references of this step; none if the step does not tell it.
    fn declared(&self) -> Option<&str> {
        match self {
            Way::Static(field) | Way::Field(field) => Some(&field.declared),
            Way::Parameter(_) | Way::Element | Way::Asked => None,
        }
    }
}

impl Deed {
    fn kind(self) -> Kind {
        match self {
            Deed::NotNull => Kind::Null,
            Deed::ExpandsToNothing | Deed::ExpandsTo(_) => Kind::Expansion,
            Deed::AliasesNothing | Deed::AliasesSome(_) | Deed::Aliases(_) | Deed::NeverAliases(_) => Kind::Alias,
        }
    }
}

impl Happening {
    /// The kind of decision that it is.
    pub(super) fn kind(self) -> Kind {
        match self {
            Happening::Null => Kind::Null,
            Happening::Expansion(_) => Kind::Expansion,
            Happening::Alias(_) | Happening::AliasOf(_) => Kind::Alias,
        }
    }
}

/// How the sequences end that an expression accepts.
struct Ending {
    /// Some sequence ends with this step.
    fits: bool,
    /// Some sequence is empty.
    is_nullable: bool,
}

impl Ending {
    fn of(regex: &Regex, step: Step<'_>) -> Ending {
        match regex {
            Regex::Empty => Ending { fits: false, is_nullable: true },
            Regex::One(symbol) => Ending { fits: symbol.matches(step), is_nullable: false },
            Regex::Concat(parts) => {
                let mut whole = Ending { fits: false, is_nullable: true };
                for part in parts.iter().rev().map(|part| Ending::of(part, step)) {
                    whole.fits |= whole.is_nullable && part.fits;
                    whole.is_nullable &= part.is_nullable;
                }
                whole
            }
            Regex::Alt(parts) => {
                let mut whole = Ending { fits: false, is_nullable: false };
                for part in parts.iter().map(|part| Ending::of(part, step)) {
                    whole.fits |= part.fits;
                    whole.is_nullable |= part.is_nullable;
                }
                whole
            }
            Regex::Plus(part) => Ending::of(part, step),
            Regex::Star(part) | Regex::Optional(part) => Ending { is_nullable: true, ..Ending::of(part, step) },
        }
    }
}

/// Whether a step occurs in an expression.
fn occurs(regex: &Regex, step: Step<'_>) -> bool {
    match regex {
        Regex::Empty => false,
        Regex::One(symbol) => symbol.matches(step),
        Regex::Concat(parts) | Regex::Alt(parts) => parts.iter().any(|part| occurs(part, step)),
        Regex::Star(part) | Regex::Plus(part) | Regex::Optional(part) => occurs(part, step),
    }
}
