//! The input as a tree: one line for each parameter and for what it leads to. Objects that several references lead to
//! are labelled `#1` where they occur first; `…` stands for what the path has not read, `any` for what it has not
//! decided.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::{Any, Input, Object, ObjectContent, Value};

use super::numbers::counted;
use super::style::{LABEL, paint};

/// The most lines of an input.
const MOST: usize = 40;
/// The longest object that is written in one line.
const LONGEST: usize = 64;

/// The first lines of an input, and how many more there are.
pub fn draw(picture: &Input) -> Vec<String> {
    let mut drawing = Drawing {
        picture,
        labels: BTreeMap::new(),
        drawn: BTreeSet::new(),
        pending: Vec::new(),
        lines: Vec::new(),
        more: 0,
    };
    drawing.label_shared();
    for (name, value) in picture.roots.iter().rev() {
        let child = (name.clone(), Some(value.clone()));
        drawing.pending.push(Pending { child, branch: String::new(), below: String::new() });
    }
    while let Some(pending) = drawing.pending.pop() {
        drawing.line(pending);
    }
    if drawing.more > 0 {
        drawing.lines.push(format!("… and {}", counted(drawing.more, "more line")));
    }
    drawing.lines
}

struct Drawing<'a> {
    picture: &'a Input,
    labels: BTreeMap<usize, usize>,
    drawn: BTreeSet<usize>,
    /// What is to be drawn, the next line last. Lists may be long: a recursion would need a long stack.
    pending: Vec<Pending>,
    lines: Vec<String>,
    /// The lines beyond the most.
    more: u64,
}

/// A line to be drawn.
struct Pending {
    child: Child,
    /// What stands before its name.
    branch: String,
    /// What stands before the branches below it.
    below: String,
}

/// Something below an object: its name, if it has one, and its value; none: parts that the path has not read.
type Child = (String, Option<Value>);

impl Drawing<'_> {
    /// Labels, in the order of drawing, those objects that are met more than once.
    fn label_shared(&mut self) {
        let mut order = Vec::new();
        let mut met: BTreeMap<usize, usize> = BTreeMap::new();
        // A stack instead of recursion: lists may be long.
        let mut rest: Vec<Value> = self.picture.roots.iter().rev().map(|(_, value)| value.clone()).collect();
        while let Some(value) = rest.pop() {
            let Value::Object { object: number } = value else { continue };
            let times = met.entry(number).or_default();
            *times += 1;
            if *times == 1
                && let Some(object) = self.picture.objects.get(number)
            {
                order.push(number);
                rest.extend(children(object).into_iter().rev().filter_map(|(_, value)| value));
            }
        }
        let shared = order.into_iter().filter(|number| met[number] > 1);
        self.labels = shared.enumerate().map(|(at, number)| (number, at + 1)).collect();
    }

    /// Draws a line, and notes what is to be drawn below it.
    fn line(&mut self, Pending { child: (name, value), branch, below }: Pending) {
        let Some(value) = value else { return self.push(|| format!("{branch}…")) };
        let name = if name.is_empty() { String::new() } else { format!("{name}: ") };
        let object = match value {
            Value::Object { object: number } if !self.drawn.contains(&number) && !self.fits(number) => {
                self.picture.objects.get(number)
            }
            _ => None,
        };
        let Some(object) = object else {
            let text = self.inline(&value);
            return self.push(|| format!("{branch}{name}{text}"));
        };
        let head = self.head(&value, object);
        self.push(|| format!("{branch}{name}{head}"));
        let is_shown = self.lines.len() < MOST;
        for (at, child) in children(object).into_iter().rev().enumerate() {
            let (branch, further) = if at == 0 { ("└─ ", "   ") } else { ("├─ ", "│  ") };
            let [branch, below] =
                [branch, further].map(|end| if is_shown { format!("{below}{end}") } else { String::new() });
            self.pending.push(Pending { child, branch, below });
        }
    }

    /// Adds a line, or counts it.
    fn push(&mut self, line: impl FnOnce() -> String) {
        if self.lines.len() < MOST {
            self.lines.push(line());
        } else {
            self.more += 1;
        }
    }

    /// Whether an object is short enough for one line and leads to nothing new.
    fn fits(&self, number: usize) -> bool {
        let children_of = |number: usize| self.picture.objects.get(number).map(children).unwrap_or_default();
        let is_leaf = |value: &Value| match value {
            Value::Object { object: other } => {
                *other == number || self.drawn.contains(other) || children_of(*other).is_empty()
            }
            _ => true,
        };
        let children = children_of(number);
        children.iter().filter_map(|(_, value)| value.as_ref()).all(is_leaf) && length(&children) <= LONGEST
    }

    /// A value in one line.
    fn inline(&mut self, value: &Value) -> String {
        let object = match value {
            Value::Null => return "null".to_owned(),
            Value::Constant { constant: name } => return name.clone(),
            Value::Literal(text) => return text.clone(),
            Value::Any { any: Any::Object } => return "any object".to_owned(),
            Value::Any { any: Any::Value } => return "any".to_owned(),
            Value::Object { object: number } => match self.picture.objects.get(*number) {
                Some(object) if !self.drawn.contains(number) => object,
                _ => return self.labels.get(number).map_or_else(|| "?".to_owned(), |label| painted(*label)),
            },
        };
        let head = self.head(value, object);
        let children = children(object);
        if children.is_empty() {
            return head;
        }
        let is_dense = matches!(&object.content, ObjectContent::Elements { length, elements: read } if read.len() as i64 == *length);
        let parts: Vec<String> = children
            .iter()
            .map(|(name, value)| match value {
                None => "…".to_owned(),
                Some(value) if is_dense => self.inline(value),
                Some(value) => format!("{name}: {}", self.inline(value)),
            })
            .collect();
        format!("{head} {{{}}}", parts.join(", "))
    }

    /// The class of an object, with its label; marks the object as drawn.
    fn head(&mut self, value: &Value, object: &Object) -> String {
        let mut head = match &object.content {
            ObjectContent::Text { text } => quoted(text),
            ObjectContent::Elements { length, .. } => sized(&simple(&object.class), *length),
            ObjectContent::Fields { .. } => simple(&object.class),
        };
        if let Value::Object { object: number } = value {
            self.drawn.insert(*number);
            if let Some(label) = self.labels.get(number) {
                head += &format!(" {}", painted(*label));
            }
        }
        head
    }
}

fn painted(label: usize) -> String {
    paint(LABEL, &format!("#{label}"))
}

fn children(object: &Object) -> Vec<Child> {
    let mut children: Vec<Child> = match &object.content {
        ObjectContent::Fields { fields } => {
            fields.iter().map(|(name, value)| (name.clone(), Some(value.clone()))).collect()
        }
        ObjectContent::Elements { length, elements } => {
            let unread = (elements.is_empty() && *length > 0).then(|| (String::new(), None));
            let read = elements.iter().map(|(index, value)| (index.to_string(), Some(value.clone())));
            read.chain(unread).collect()
        }
        ObjectContent::Text { .. } => Vec::new(),
    };
    if object.unread > 0 {
        children.push((String::new(), None));
    }
    children
}

/// About how long the parts are in one line.
fn length(children: &[Child]) -> usize {
    let part = |(name, value): &Child| {
        let value = match value {
            Some(Value::Literal(text) | Value::Constant { constant: text }) => text.chars().count(),
            _ => 4,
        };
        name.chars().count() + value + 4
    };
    children.iter().map(part).sum()
}

/// `pkg.Outer$Inner` to `Outer.Inner`.
fn simple(class: &str) -> String {
    class.rsplit('.').next().unwrap_or(class).replace('$', ".")
}

/// `int[]` of three elements to `int[3]`, `int[][]` to `int[3][]`.
fn sized(class: &str, length: i64) -> String {
    class.replacen("[]", &format!("[{length}]"), 1)
}

/// As Java writes a string.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted += "\\n",
            '\t' => quoted += "\\t",
            '\r' => quoted += "\\r",
            c if c.is_ascii_graphic() || c == ' ' => quoted.push(c),
            c if c.is_alphanumeric() => quoted.push(c),
            c => {
                let mut units = [0; 2];
                quoted.extend(c.encode_utf16(&mut units).iter().map(|unit| format!("\\u{unit:04x}")));
            }
        }
    }
    quoted + "\""
}
