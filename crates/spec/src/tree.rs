//! The tree of a HEX specification, whichever spelling it was written in.

/// A range of bytes in the text of a specification.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// Behind the last byte.
    pub end: usize,
}

/// A specification: what holds of every input heap, and what runs when a reference is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// What holds.
    pub formula: Formula,
    /// What runs.
    pub triggers: Vec<Trigger>,
    /// Classes whose static initializers have not run, as the `init` section of a rule file lists them.
    pub uninitialized: Vec<TypeName>,
}

/// A propositional combination of atoms. An empty conjunction is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// An atom.
    Atom(Atom),
    /// All hold.
    And(Vec<Formula>),
    /// Some holds.
    Or(Vec<Formula>),
    /// It does not hold.
    Not(Box<Formula>),
}

/// Holds if every reference to which the path of at least one alternative leads satisfies one of these alternatives. A
/// formula of the paper has one alternative; rules of one kind in a rule file are one atom. The effects of one atom are
/// of one kind (see [`Effect`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Atom {
    /// Never empty.
    pub alternatives: Vec<Alternative>,
}

/// What one path expression says about the references it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// Where it is written.
    pub span: Span,
    /// Which references.
    pub path: PathExpression,
    /// Only references of this declared type.
    pub declared: Option<TypeName>,
    /// What they do.
    pub effect: Effect,
}

/// What a reference does. The kinds: `NotNull`; the expansions; the aliases without `NeverAliases`; `NeverAliases`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It is not null.
    NotNull,
    /// It never leads to an object that was not visited before.
    ExpandsToNothing,
    /// If it leads to an object that was not visited before, then to one of this type.
    ExpandsTo(TypeName),
    /// It never leads to an object that was visited before.
    AliasesNothing,
    /// If it leads to an object that was visited before, then to one of this type.
    AliasesSome(TypeName),
    /// If it leads to an object that was visited before, then to one that the target means.
    Aliases(Target),
    /// It never leads to an object that was visited before and that the target means.
    NeverAliases(Target),
}

/// References: those at the end of a sequence of steps that the expression accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathExpression {
    /// Where the sequence starts.
    pub origin: Start,
    /// The steps from there to the reference, the last one included.
    pub steps: Regex,
}

/// Where a sequence of steps starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// Outside: the first step is a parameter or a static field. `root`, `{ROOT}`.
    Root,
    /// At any object, or outside; of several places that fit the one nearest to the reference counts. `any`, `{R_ANY}`.
    Anywhere,
    /// At any object of a type (or a subtype); the nearest counts. `this` inside `class T { ... }`.
    Instance(TypeName),
}

/// Objects: those first discovered by a sequence of steps that the expression accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Where it is written.
    pub span: Span,
    /// Only the ends: those from which no longer accepted sequence goes on. `max`, `{MAX}`.
    pub max: bool,
    /// Where the sequence starts.
    pub base: Base,
    /// The steps from there to the object; may be empty.
    pub steps: Regex,
}

/// Where the steps of a target start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// Outside. `root`, `{ROOT}`.
    Root,
    /// Where the path of the reference starts. `any` or `this`, `{$R_ANY}`.
    Start,
    /// The object that is so many steps back from the reference: 1 is the object that holds it. `owner` is 1,
    /// `owner.owner` 2; `{$REF}.{UP}` is 1. With 0 it is the reference itself, which never holds an object that was
    /// visited before.
    Back(u32),
}

/// A regular expression over steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Regex {
    /// No step.
    Empty,
    /// One step.
    One(Symbol),
    /// One after the other.
    Concat(Vec<Regex>),
    /// One of them.
    Alt(Vec<Regex>),
    /// Any number of times.
    Star(Box<Regex>),
    /// Once or more.
    Plus(Box<Regex>),
    /// Once or not at all.
    Optional(Box<Regex>),
}

/// What one step must be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// A parameter or field of this name, or a static field if its class is given.
    Named {
        /// The declaring class, if it is given.
        class: Option<TypeName>,
        /// The name.
        name: String,
    },
    /// An element of an array. `[]`.
    Element,
    /// Anything.
    Any,
}

/// The name of a class, with dots between packages, or its last part alone: `java.util.TreeMap$Entry`, `TreeMap$Entry`,
/// `Entry`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TypeName {
    /// The name.
    pub name: String,
    /// Where it is written.
    pub span: Span,
}

impl TypeName {
    /// Whether it means the class of this name, which is spelled with dots between packages and `$` before nested classes.
    pub fn matches(&self, class: &str) -> bool {
        class.strip_suffix(self.name.as_str()).is_some_and(|rest| rest.is_empty() || rest.ends_with(['.', '$']))
    }
}

/// A step from an object, or from outside, to a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// A parameter, by name.
    Parameter(&'a str),
    /// A static field: declaring class (with dots) and name.
    Static(&'a str, &'a str),
    /// A field: declaring class (with dots) and name.
    Field(&'a str, &'a str),
    /// An element of an array.
    Element,
    /// A value that the program asked for.
    Asked,
}

impl Symbol {
    /// Whether a step is one that it means.
    pub fn matches(&self, step: Step<'_>) -> bool {
        match (self, step) {
            (Symbol::Any, _) | (Symbol::Element, Step::Element) => true,
            (Symbol::Named { class: None, name }, Step::Parameter(given)) => name == given,
            (Symbol::Named { class, name }, Step::Field(declaring, given)) => {
                name == given && class.as_ref().is_none_or(|class| class.matches(declaring))
            }
            // A name without a class stands for a parameter, not for a static field.
            (Symbol::Named { class: Some(class), name }, Step::Static(declaring, given)) => {
                name == given && class.matches(declaring)
            }
            _ => false,
        }
    }
}

/// A companion method that runs when a reference is decided in a certain way, before the program goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trigger {
    /// Where it is written.
    pub span: Span,
    /// Which references.
    pub path: PathExpression,
    /// Only references of this declared type.
    pub declared: Option<TypeName>,
    /// Decided in which way.
    pub event: Event,
    /// What runs.
    pub companion: Companion,
}

/// A way in which a reference is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// It is null.
    Null,
    /// It leads to an object that was not visited before, of this type if one is given.
    Expansion(Option<TypeName>),
    /// It leads to an object that was visited before, of this type if one is given.
    Alias(Option<TypeName>),
    /// It leads to an object that was visited before and that the target means.
    AliasOf(Target),
}

/// A static method with the objects that it is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Companion {
    /// Where it is written.
    pub span: Span,
    /// Its class.
    pub class: TypeName,
    /// Its name.
    pub name: String,
    /// Its descriptor, where overloads were told apart.
    pub descriptor: Option<String>,
    /// What it is given.
    pub arguments: Vec<Argument>,
}

/// An object given to a companion method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// The object that the reference leads to (`it`, `{$REF}`), or null.
    It,
    /// The object found by going back so many steps from the reference: 1 is the one that holds it. `owner`.
    Back(u32),
    /// Where the path of the reference starts: `this`, `any`.
    Start,
    /// The value of a parameter: `root.NAME`.
    Parameter(String),
}
