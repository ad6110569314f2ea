//! Identifiers: of variables, and of tests after what they do, what comes of it, and when.

use std::collections::HashSet;

use explore::case::Decision;

/// Longest name of a test.
const LONGEST: usize = 80;

/// Words that are no identifiers, or not everywhere.
const KEYWORDS: [&str; 65] = [
    "abstract",
    "assert",
    "boolean",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "exports",
    "extends",
    "false",
    "final",
    "finally",
    "float",
    "for",
    "goto",
    "if",
    "implements",
    "import",
    "instanceof",
    "int",
    "interface",
    "long",
    "module",
    "native",
    "new",
    "null",
    "open",
    "opens",
    "package",
    "permits",
    "private",
    "protected",
    "provides",
    "public",
    "record",
    "requires",
    "return",
    "sealed",
    "short",
    "static",
    "strictfp",
    "super",
    "switch",
    "synchronized",
    "this",
    "throw",
    "throws",
    "to",
    "transient",
    "true",
    "try",
    "var",
    "void",
    "volatile",
    "while",
    "yield",
];

/// Names that a variable would hide: packages, and what the source names without a class.
const TAKEN: [&str; 10] = ["com", "io", "java", "javax", "jdk", "junit", "net", "org", "sun", "_"];

/// Whether a text is an identifier that source in any encoding can hold.
pub fn is_identifier(text: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    text.chars().all(is_part)
        && text.starts_with(|c: char| !c.is_ascii_digit())
        && text != "_"
        && !KEYWORDS[..].contains(&text)
}

/// The variables of a test.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    taken: HashSet<String>,
}

impl Scope {
    /// A scope in which some names must not be used.
    pub fn without(names: impl IntoIterator<Item = String>) -> Scope {
        Scope { taken: names.into_iter().collect() }
    }

    /// Whether a name can be had as it is.
    pub fn is_free(&self, wish: &str) -> bool {
        !self.taken.contains(&variable(wish))
    }

    /// A new name like the wished one: numbered if it is taken.
    pub fn fresh(&mut self, wish: &str) -> String {
        let wish = variable(wish);
        let is_free = |name: &str| is_identifier(name) && !TAKEN.contains(&name) && !self.taken.contains(name);
        let numbered = (2..).map(|number| format!("{wish}{number}"));
        let name = [wish.clone()].into_iter().chain(numbered).find(|name| is_free(name)).unwrap_or(wish);
        self.taken.insert(name.clone());
        name
    }
}

/// A text as the name of a variable, as far as possible.
fn variable(wish: &str) -> String {
    let kept: String = wish.chars().filter(|&c| c.is_ascii_alphanumeric() || c == '_').collect();
    let kept = kept.trim_start_matches(|c: char| c.is_ascii_digit() || c == '_');
    if kept.is_empty() { "value".to_owned() } else { decapitalized(kept) }
}

/// A variable for an object of a class, by the last word of the class's simple name: `set` for `NumberSet`.
pub fn after_class(simple: &str) -> String {
    let start = simple
        .char_indices()
        .rev()
        .find(|&(at, c)| {
            let lower = |c: Option<char>| c.is_some_and(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
            c.is_ascii_uppercase()
                && at > 0
                && lower(simple[..at].chars().last())
                && lower(simple[at + 1..].chars().next())
        })
        .map_or(0, |(at, _)| at);
    let word = decapitalized(&simple[start..]);
    if word.len() >= 3 && is_identifier(&word) { word } else { decapitalized(simple) }
}

/// An element's name after that of the array: `node` in `nodes`.
pub fn element(array: &str) -> String {
    let array = array.trim_end_matches(|c: char| c.is_ascii_digit());
    match array.strip_suffix('s').filter(|one| one.len() >= 2 && !one.ends_with('s')) {
        Some(one) => one.to_owned(),
        None => format!("{array}Element"),
    }
}

/// With a small first letter; names in capitals become small as a whole.
pub fn decapitalized(name: &str) -> String {
    if name.chars().all(|c| !c.is_ascii_lowercase()) {
        return name.to_ascii_lowercase();
    }
    let leading = name.chars().take_while(char::is_ascii_uppercase).count();
    let small = leading.saturating_sub(1).max(1).min(name.len());
    name[..small].to_ascii_lowercase() + &name[small..]
}

/// With a large first letter, and only what identifiers may hold.
pub fn capitalized(name: &str) -> String {
    let kept: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let mut letters = kept.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

/// The name of a test: what is called, what comes of it, and when, if that can be said.
pub fn test_name(method: &str, outcome: &str, when: Option<&str>) -> String {
    let method: String = method.chars().filter(|&c| c.is_ascii_alphanumeric() || c == '_').collect();
    let method = if method.starts_with(|c: char| c.is_ascii_alphabetic()) { method } else { format!("call{method}") };
    let short: String = format!("{method}_{outcome}").chars().take(LONGEST).collect();
    match when.map(|when| format!("{short}_{when}")) {
        Some(name) if name.len() <= LONGEST => name,
        _ => short,
    }
}

/// When a path is taken: the last decision that can be told in a few words.
pub fn when(decisions: &[Decision]) -> Option<String> {
    decisions.iter().rev().find_map(in_words).map(|words| format!("when{words}"))
}

fn in_words(decision: &Decision) -> Option<String> {
    Some(match decision {
        Decision::Null(input) => format!("{}IsNull", place(input, 1)?),
        Decision::Object(input) | Decision::Fresh(input) => format!("{}IsNotNull", place(input, 1)?),
        Decision::Same(one, other) => format!("{}Is{}", place(one, 1)?, place(other, 1)?),
        Decision::Instance(input, class) => {
            let simple = class.rsplit(['.', '$']).next()?;
            format!("{}Is{}", place(input, 1)?, capitalized(simple))
        }
        Decision::NotInstance(input, class) => {
            let simple = class.rsplit(['.', '$']).next()?;
            format!("{}IsNo{}", place(input, 1)?, capitalized(simple))
        }
        Decision::Text(input, length, _) => holds(&format!("{input}.length() == {length}"), true)?,
        Decision::Holds(condition) => holds(condition.trim(), true)?,
    })
}

/// A condition in words, or its opposite.
fn holds(condition: &str, is_true: bool) -> Option<String> {
    if let Some(negated) = condition.strip_prefix('!') {
        let inner = negated.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        return match inner {
            Some(inner) if !inner.contains(['(', ')', '&', '|']) => holds(inner.trim(), !is_true),
            None if !negated.starts_with('=') => holds(negated.trim(), !is_true),
            _ => None,
        };
    }
    // Longer operators first: each starts with a shorter one.
    const OPERATORS: [(&str, &str, &str); 6] = [
        (" <= ", "IsAtMost", "IsGreaterThan"),
        (" >= ", "IsAtLeast", "IsLessThan"),
        (" == ", "Is", "IsNot"),
        (" != ", "IsNot", "Is"),
        (" < ", "IsLessThan", "IsAtLeast"),
        (" > ", "IsGreaterThan", "IsAtMost"),
    ];
    for (operator, words, opposite) in OPERATORS {
        if let Some((left, right)) = condition.split_once(operator) {
            let words = if is_true { words } else { opposite };
            return Some(format!("{}{words}{}", operand(left)?, operand(right)?));
        }
    }
    Some(format!("{}Is{}", place(condition, 2)?, if is_true { "True" } else { "False" }))
}

fn operand(text: &str) -> Option<String> {
    let text = text.trim();
    let digits = text.trim_end_matches('L');
    if let Ok(number) = digits.parse::<i64>() {
        return Some(if number < 0 { format!("Minus{}", number.unsigned_abs()) } else { number.to_string() });
    }
    match text {
        "null" | "true" | "false" => Some(capitalized(text)),
        _ => place(text, 2),
    }
}

/// A place of the input by the last of its names: `HeadValue` of `this.head.value`.
fn place(input: &str, names: usize) -> Option<String> {
    let is_simple = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '[' | ']');
    if input.is_empty() || !input.chars().all(is_simple) || input.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let parts: Vec<&str> = input.split('.').filter(|&part| part != "this").collect();
    if parts.is_empty() {
        return Some("This".to_owned());
    }
    Some(parts[parts.len().saturating_sub(names)..].iter().map(|part| capitalized(part)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn condition(text: &str) -> Option<String> {
        when(&[Decision::Holds(text.to_owned())])
    }

    #[test]
    fn decisions_in_words() {
        let null = when(&[Decision::Null("this.root.left".to_owned())]);
        assert_eq!(null.as_deref(), Some("whenLeftIsNull"));
        let instance = when(&[Decision::Instance("shape".to_owned(), "geometry.Shapes$Circle".to_owned())]);
        assert_eq!(instance.as_deref(), Some("whenShapeIsCircle"));
        assert_eq!(condition("value >= this.head.value").as_deref(), Some("whenValueIsAtLeastHeadValue"));
        assert_eq!(condition("!(a < -3)").as_deref(), Some("whenAIsAtLeastMinus3"));
        assert_eq!(condition("!this.done").as_deref(), Some("whenDoneIsFalse"));
        assert_eq!(condition("a + b < c"), None);
        assert_eq!(condition("f(x) == 2"), None);
    }

    #[test]
    fn variables_after_classes() {
        assert_eq!(after_class("NumberSet"), "set");
        assert_eq!(after_class("Node"), "node");
        assert_eq!(after_class("URLParser"), "urlParser");
        assert_eq!(after_class("Int"), "int");
        assert_eq!(decapitalized("URL"), "url");
        assert_eq!(element("nodes"), "node");
        assert_eq!(element("grid2"), "gridElement");
    }

    #[test]
    fn names_are_unique_and_no_keywords() {
        let mut scope = Scope::default();
        assert_eq!(scope.fresh("next"), "next");
        assert_eq!(scope.fresh("next"), "next2");
        assert_eq!(scope.fresh("int"), "int2");
        assert_eq!(scope.fresh("this$0"), "this0");
    }

    #[test]
    fn long_names_are_cut() {
        assert!(test_name(&"m".repeat(100), "returns5", Some("whenXIs5")).len() <= LONGEST);
        assert_eq!(test_name("size", "returns0", Some("whenHeadIsNull")), "size_returns0_whenHeadIsNull");
    }
}
