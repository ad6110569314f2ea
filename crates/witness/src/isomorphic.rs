//! The outline of the input of a case: equal for inputs that no program can tell apart, whatever order their objects were
//! discovered in. A value that was chosen to close an input off counts like one that the path demands.

use explore::case::{Case, Content, Datum};
use outline::{Graph, Label, Outline, Reference, Target, outline};

/// The outline of the input of a case.
pub fn input_outline(case: &Case) -> Outline {
    outline(&mut InputOf(case))
}

struct InputOf<'a>(&'a Case);

/// What a value is in an outline.
fn reference(value: Datum) -> Reference<usize> {
    Reference::Leaf(match value {
        Datum::Object(at) => return Reference::Node(at),
        Datum::Null => Target::Null,
        Datum::Unknown => Target::Open(Label::number(0)),
        Datum::Number(number) => Target::Constant(Label::of(&format!("{number:?}"))),
    })
}

/// A cell that holds a text.
fn text(name: &str) -> (Label, Reference<usize>) {
    (Label::number(0), Reference::Leaf(Target::Constant(Label::of(name))))
}

impl Graph for InputOf<'_> {
    type Node = usize;

    fn roots(&mut self, found: &mut Vec<(Label, Reference<usize>)>) {
        let case = self.0;
        let numbered = |given: &[explore::case::Given], found: &mut Vec<_>| {
            found.extend((0..).zip(given).map(|(at, given)| (Label::number(at), reference(given.value))));
        };
        numbered(&case.arguments, found);
        for field in &case.statics {
            found.push((Label::of(&format!("{}.{}", field.class, field.name)), reference(field.given.value)));
        }
        numbered(&case.answers, found);
    }

    fn object(&mut self, at: usize, found: &mut Vec<(Label, Reference<usize>)>) -> Label {
        let Some(object) = self.0.objects.get(at) else { return Label::number(0) };
        match &object.before {
            Some(Content::Fields(fields)) => {
                found.extend((0..).zip(fields).map(|(at, field)| (Label::number(at), reference(field.given.value))));
            }
            Some(Content::Elements(length, elements)) => {
                found.push(text(&length.to_string()));
                let held = elements.iter().filter(|(_, given)| !given.value.is_zero());
                found.extend(held.map(|(index, given)| (Label::number(*index as u64), reference(given.value))));
            }
            Some(Content::Text(characters, identity)) => found.push(text(&format!("{characters:?} {identity:?}"))),
            Some(Content::Boxed(number, identity)) => found.push(text(&format!("{number:?} {identity:?}"))),
            Some(Content::Constant(class, name)) => found.push(text(&format!("{class}.{name}"))),
            Some(Content::Class(name)) => found.push(text(name)),
            Some(Content::Opaque | Content::Hidden) | None => {}
        }
        Label::of(&object.class)
    }
}
