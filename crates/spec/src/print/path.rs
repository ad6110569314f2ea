//! Paths, targets and triggers in our spelling.

use std::fmt;

use crate::tree::{Argument, Base, Companion, Event, PathExpression, Regex, Start, Symbol, Target, Trigger};

impl fmt::Display for PathExpression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", start(&self.origin), self.steps)
    }
}

/// The word for where a path starts.
pub(super) fn start(origin: &Start) -> &'static str {
    match origin {
        Start::Root => "root",
        Start::Anywhere => "any",
        Start::Instance(_) => "this",
    }
}

impl fmt::Display for Regex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Regex::Empty => Ok(()),
            Regex::One(symbol) => write!(f, "{symbol}"),
            Regex::Concat(parts) => parts.iter().try_for_each(|part| write!(f, "{part}")),
            Regex::Alt(parts) => {
                let parts: Vec<String> = parts.iter().map(Regex::to_string).collect();
                write!(f, "({})", parts.join("|"))
            }
            Regex::Star(part) => write!(f, "{}*", group(part)),
            Regex::Plus(part) => write!(f, "{}+", group(part)),
            Regex::Optional(part) => write!(f, "{}?", group(part)),
        }
    }
}

fn group(regex: &Regex) -> String {
    if matches!(regex, Regex::Alt(_)) { regex.to_string() } else { format!("({regex})") }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Symbol::Named { class: Some(class), name } => write!(f, ".{}:{name}", class.name.replace('.', "/")),
            Symbol::Named { class: None, name } => write!(f, ".{name}"),
            Symbol::Element => write!(f, "[]"),
            Symbol::Any => write!(f, "._"),
        }
    }
}

impl Target {
    /// It, for references at the end of a path with this origin.
    pub(crate) fn text(&self, origin: &Start) -> String {
        let base = match self.base {
            Base::Root => "root".to_owned(),
            Base::Start => start(origin).to_owned(),
            Base::Back(count) => back(count),
        };
        let mut steps = self.steps.to_string();
        // A field named `owner` would look like one more step back.
        let rest = steps
            .strip_prefix(".owner")
            .map(|rest| !rest.starts_with(|char: char| char.is_alphanumeric() || "_$/:".contains(char)));
        if rest == Some(true) && matches!(self.base, Base::Back(1..)) {
            steps.replace_range(..".owner".len(), "(.owner)");
        }
        format!("{}{base}{steps}", if self.max { "max " } else { "" })
    }
}

fn back(count: u32) -> String {
    if count == 0 { "it".to_owned() } else { vec!["owner"; count as usize].join(".") }
}

impl fmt::Display for Trigger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "when {}", self.path)?;
        if let Some(class) = &self.declared {
            write!(f, " of {}", class.name)?;
        }
        let origin = &self.path.origin;
        match &self.event {
            Event::Null => write!(f, " null")?,
            Event::Expansion(None) => write!(f, " expands")?,
            Event::Expansion(Some(class)) => write!(f, " expands to {}", class.name)?,
            Event::Alias(None) => write!(f, " aliases")?,
            Event::Alias(Some(class)) => write!(f, " aliases some {}", class.name)?,
            Event::AliasOf(target) => write!(f, " aliases {}", target.text(origin))?,
        }
        write!(f, " runs {}", self.companion.text(origin))
    }
}

impl Companion {
    fn text(&self, origin: &Start) -> String {
        let argument = |argument: &Argument| match argument {
            Argument::It => back(0),
            Argument::Back(count) => back(*count),
            Argument::Start => start(origin).to_owned(),
            Argument::Parameter(name) => format!("root.{name}"),
        };
        let arguments: Vec<String> = self.arguments.iter().map(argument).collect();
        let descriptor = self.descriptor.iter().map(|descriptor| format!(" as \"{descriptor}\""));
        format!("{}.{}({}){}", self.class.name, self.name, arguments.join(", "), descriptor.collect::<String>())
    }
}
