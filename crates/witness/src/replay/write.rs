//! A case as text for the program that replays it; `java/heapwright/replay/CaseReader.java` describes the format and
//! reads it.

use std::fmt::{self, Display, Formatter, Write};

use explore::case::{Call, Case, Content, Datum, Identity, Number, Outcome, Role, StaticCell};

/// The lines of a case.
pub(super) fn write(case: &Case) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = write_case(case, &mut text);
    text
}

fn write_case(case: &Case, out: &mut String) -> fmt::Result {
    for argument in &case.arguments {
        writeln!(out, "argument {}", Value(argument.value))?;
    }
    for cell in &case.statics {
        writeln!(out, "static {} {}", Place(cell), Value(cell.given.value))?;
    }
    for (cell, after) in &case.changed_statics {
        writeln!(out, "changed {} {}", Place(cell), Value(*after))?;
    }
    for answer in &case.answers {
        writeln!(out, "answer {}", Value(answer.value))?;
    }
    for object in &case.objects {
        writeln!(out, "object {}", Name(&object.class))?;
        if let Some(before) = &object.before {
            write_content("before", before, out)?;
        }
        write_content("after", &object.after, out)?;
    }
    for call in &case.calls {
        write_call(call, out)?;
    }
    match &case.outcome {
        Outcome::Returned(Some(value)) => writeln!(out, "returned {}", Value(*value))?,
        Outcome::Returned(None) | Outcome::Exited => writeln!(out, "returned -")?,
        Outcome::Threw(class, _) => writeln!(out, "threw {}", Name(class))?,
    }
    writeln!(out, "end")
}

fn write_content(when: &str, content: &Content, out: &mut String) -> fmt::Result {
    write!(out, "{when} ")?;
    match content {
        Content::Fields(cells) => {
            writeln!(out, "fields")?;
            for cell in cells {
                let (class, name, descriptor) = (Name(&cell.class), Name(&cell.name), Name(&cell.descriptor));
                writeln!(out, "field {class} {name} {descriptor} {}", Value(cell.given.value))?;
            }
            Ok(())
        }
        Content::Elements(length, elements) => {
            writeln!(out, "elements {length}")?;
            for (index, given) in elements {
                writeln!(out, "element {index} {}", Value(given.value))?;
            }
            Ok(())
        }
        Content::Text(units, identity) => {
            write!(out, "text {} ", word(*identity))?;
            for unit in units {
                write!(out, "{unit:04x}")?;
            }
            writeln!(out)
        }
        Content::Boxed(number, identity) => {
            writeln!(out, "boxed {} {}", word(*identity), Value(Datum::Number(*number)))
        }
        Content::Constant(class, name) => writeln!(out, "constant {} {}", Name(class), Name(name)),
        Content::Class(name) => writeln!(out, "class {}", Name(name)),
        Content::Opaque => writeln!(out, "opaque"),
        Content::Hidden => writeln!(out, "hidden"),
    }
}

fn write_call(call: &Call, out: &mut String) -> fmt::Result {
    let role = match call.role {
        Role::Assume => "assume",
        Role::Body => "body",
        Role::Check => "check",
    };
    let (class, name, descriptor) = (Name(&call.method.class), Name(&call.method.name), Name(&call.method.descriptor));
    let kind = if call.method.is_static { "static" } else { "instance" };
    let positions: Vec<String> = call.arguments.iter().map(usize::to_string).collect();
    let positions = if positions.is_empty() { "-".to_owned() } else { positions.join(",") };
    let result = if call.takes_result { "result" } else { "plain" };
    let answer = call.answer.unwrap_or(true);
    writeln!(out, "call {role} {class} {name} {descriptor} {kind} {positions} {result} {answer}")
}

fn word(identity: Identity) -> &'static str {
    match identity {
        Identity::Any => "any",
        Identity::Own => "own",
        Identity::Interned => "interned",
    }
}

/// A value as the letter of its kind and its bits, so that nothing is rounded.
struct Value(Datum);

impl Display for Value {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Datum::Null => write!(f, "0"),
            Datum::Unknown => write!(f, "?"),
            Datum::Object(at) => write!(f, "@{at}"),
            Datum::Number(number) => match number {
                Number::Boolean(value) => write!(f, "Z{}", u8::from(value)),
                Number::Byte(value) => write!(f, "B{value}"),
                Number::Char(value) => write!(f, "C{value}"),
                Number::Short(value) => write!(f, "S{value}"),
                Number::Int(value) => write!(f, "I{value}"),
                Number::Long(value) => write!(f, "J{value}"),
                Number::Float(bits) => write!(f, "F{bits:x}"),
                Number::Double(bits) => write!(f, "D{bits:x}"),
            },
        }
    }
}

/// The class and the name of a static field.
struct Place<'a>(&'a StaticCell);

impl Display for Place<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Name(&self.0.class), Name(&self.0.name))
    }
}

/// A name in printable ASCII: the JVM allows almost everything in names, even blanks.
struct Name<'a>(&'a str);

impl Display for Name<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for byte in self.0.bytes() {
            if byte.is_ascii_graphic() && byte != b'%' {
                f.write_char(byte.into())?;
            } else {
                write!(f, "%{byte:02x}")?;
            }
        }
        Ok(())
    }
}

#[test]
fn names_and_values_are_words() {
    assert_eq!(Name("a b%c\u{e9}").to_string(), "a%20b%25c%c3%a9");
    assert_eq!(Value(Datum::Number(Number::Float((-0.0f32).to_bits()))).to_string(), "F80000000");
    assert_eq!(Value(Datum::Number(Number::Long(i64::MIN))).to_string(), "J-9223372036854775808");
    assert_eq!(Value(Datum::Number(Number::Char(0xd800))).to_string(), "C55296");
}
