//! References and objects in words: paths are read from their start, one step after the other.

use std::fmt;

use crate::tree::{Base, PathExpression, Regex, Start, Symbol, Target, TypeName};

/// What a sentence speaks of, such as "the `root` of a TreeMap and every `left` or `right` reached from it".
pub(super) struct Noun {
    /// Joined by "and".
    parts: Vec<String>,
    /// Said behind all of them.
    suffix: String,
}

impl fmt::Display for Noun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.parts.join(" and "), self.suffix)
    }
}

impl Noun {
    fn one(text: String) -> Noun {
        Noun { parts: vec![text], suffix: String::new() }
    }

    /// The form of a verb that goes with it.
    pub(super) fn verb(&self, singular: &str, plural: &str) -> String {
        if self.parts.len() == 1 { singular } else { plural }.to_owned()
    }

    pub(super) fn is_plural(&self) -> bool {
        self.parts.len() > 1
    }

    /// One of them, whichever: "a `left` or `right` reached from the `root` of a TreeMap".
    pub(super) fn whichever(&self) -> String {
        let text = self.parts.join(" or ").replace(" and of ", " or of ").replace("every element", "an element");
        format!("{}{}", text.replace("every input", "an input").replace("every ", "a "), self.suffix)
    }

    pub(super) fn with_verb(&self, predicate: &str) -> String {
        format!("{self} {predicate}")
    }

    /// Objects rather than all references.
    fn some(&self) -> String {
        self.parts.join(" or ").replace(" and of ", " or of ").replace("every ", "some ")
    }

    /// `what` of each part.
    fn of(&self, what: &str) -> String {
        let parts: Vec<String> = self.parts.iter().map(|part| format!("of {part}")).collect();
        format!("{what} {}", parts.join(" and "))
    }
}

/// The references that a path leads to.
pub(super) fn references(path: &PathExpression, declared: Option<&TypeName>) -> Noun {
    let suffix = declared.map(|class| format!(" (declared as {})", short(&class.name))).unwrap_or_default();
    let is_any = path.steps == Regex::One(Symbol::Any) && path.origin == Start::Anywhere;
    if let (true, Some(class)) = (is_any, declared) {
        return Noun::one(format!("every reference declared as {}", short(&class.name)));
    }
    let start = match &path.origin {
        Start::Root => None,
        Start::Anywhere => Some("any object".to_owned()),
        Start::Instance(class) => Some(article(&class.name)),
    };
    let noun = steps(start, &path.steps);
    let noun = noun.unwrap_or_else(|| Noun::one(format!("every reference at the end of `{path}`")));
    Noun { suffix, ..noun }
}

/// The objects that a target means.
pub(super) fn objects(target: &Target, origin: &Start) -> String {
    let start = match (target.base, origin) {
        (Base::Root, _) | (Base::Start, Start::Root) => None,
        (Base::Start, Start::Anywhere) => Some("the object the path starts at".to_owned()),
        (Base::Start, Start::Instance(class)) => Some(format!("that {}", short(&class.name))),
        (Base::Back(count), _) => Some(back(count)),
    };
    let through = || format!("an object first reached through `{}`", target.text(origin));
    if !target.max {
        return steps(start, &target.steps).map_or_else(through, |noun| noun.some());
    }
    last(start.clone(), &target.steps).unwrap_or_else(|| {
        let all = steps(start, &target.steps).map_or_else(through, |noun| noun.some());
        format!("the last known so far of: {all}")
    })
}

/// The end of a chain.
fn last(start: Option<String>, regex: &Regex) -> Option<String> {
    let (before, part) = match regex {
        Regex::Concat(parts) => parts.split_last().map(|(last, before)| (before.to_vec(), last))?,
        part => (Vec::new(), part),
    };
    let noun = steps(start, &Regex::concat(before))?.some();
    match part {
        Regex::Plus(inner) => Some(format!("the last {} reached from {noun}", names(inner)?)),
        Regex::Star(inner) => {
            Some(format!("the last {} reached from {noun} (if there is none, to that itself)", names(inner)?))
        }
        _ => None,
    }
}

/// So many steps back from a reference.
pub(super) fn back(count: u32) -> String {
    match count {
        0 => "the object it leads to itself".to_owned(),
        1 => "the object that holds it".to_owned(),
        2 => "the object from which its holder was reached".to_owned(),
        _ => format!("the object {count} steps back on the way to it"),
    }
}

/// A class without its package.
pub(super) fn short(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// `a Node`, `an Entry`.
pub(super) fn article(name: &str) -> String {
    let name = short(name);
    let is_vowel = name.starts_with(|char: char| "AEIOUaeiou".contains(char));
    format!("{} {name}", if is_vowel { "an" } else { "a" })
}

/// Steps from somewhere, or from outside; nothing if they are too complicated to be read aloud.
fn steps(start: Option<String>, regex: &Regex) -> Option<Noun> {
    let parts = match regex {
        Regex::Empty => &[][..],
        Regex::Concat(parts) => &parts[..],
        part => std::slice::from_ref(part),
    };
    let mut noun = start.map(Noun::one);
    for part in parts {
        noun = Some(match (noun, part) {
            // Anything from outside is any object.
            (None, Regex::Star(inner)) if **inner == Regex::One(Symbol::Any) => Noun::one("any object".to_owned()),
            (None, part) => first(part)?,
            (Some(noun), Regex::Star(inner)) => {
                let from = if noun.is_plural() { "them" } else { "it" };
                let more = format!("every {} reached from {from}", names(inner)?);
                Noun { parts: noun.parts.into_iter().chain([more]).collect(), suffix: String::new() }
            }
            (Some(noun), Regex::Plus(inner)) => {
                Noun::one(format!("every {} reached from {}", names(inner)?, noun.parts.join(" and ")))
            }
            (Some(noun), Regex::Optional(inner)) => {
                let more = format!("the {} of {}", names(inner)?, if noun.is_plural() { "each" } else { "it" });
                Noun { parts: noun.parts.into_iter().chain([more]).collect(), suffix: String::new() }
            }
            (Some(noun), part) => Noun::one(noun.of(&determined(part)?)),
        });
    }
    noun
}

/// A step from outside.
fn first(part: &Regex) -> Option<Noun> {
    Some(Noun::one(match part {
        Regex::One(Symbol::Named { class: Some(class), name }) => {
            format!("the static field `{name}` of {}", short(&class.name))
        }
        Regex::One(Symbol::Any) => "every input".to_owned(),
        part => format!("the input {}", names(part)?),
    }))
}

/// One step with an article.
fn determined(part: &Regex) -> Option<String> {
    match part {
        Regex::One(Symbol::Named { .. }) => Some(format!("the {}", names(part)?)),
        _ => Some(format!("every {}", names(part)?)),
    }
}

/// Single steps: `left` or `right`.
fn names(regex: &Regex) -> Option<String> {
    match regex {
        Regex::One(Symbol::Named { name, .. }) => Some(format!("`{name}`")),
        Regex::One(Symbol::Element) => Some("element".to_owned()),
        Regex::One(Symbol::Any) => Some("reference".to_owned()),
        Regex::Alt(parts) => {
            let mut names = parts.iter().map(names).collect::<Option<Vec<String>>>()?;
            // Fields of one name in several classes.
            names.dedup();
            let last = names.pop()?;
            Some(if names.is_empty() { last } else { format!("{} or {last}", names.join(", ")) })
        }
        _ => None,
    }
}
