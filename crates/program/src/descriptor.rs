//! Field and method descriptors: the kinds of values and how many slots they take.

use std::rc::Rc;

/// What sort of value a field, parameter or array element holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Kind {
    /// `boolean`
    Boolean,
    /// `byte`
    Byte,
    /// `char`
    Char,
    /// `short`
    Short,
    /// `int`
    Int,
    /// `long`
    Long,
    /// `float`
    Float,
    /// `double`
    Double,
    /// A class, interface or array type.
    Ref,
}

impl Kind {
    /// The kind that a descriptor starts with.
    pub fn of(descriptor: &str) -> Option<Kind> {
        Some(match descriptor.as_bytes().first()? {
            b'Z' => Kind::Boolean,
            b'B' => Kind::Byte,
            b'C' => Kind::Char,
            b'S' => Kind::Short,
            b'I' => Kind::Int,
            b'J' => Kind::Long,
            b'F' => Kind::Float,
            b'D' => Kind::Double,
            b'L' | b'[' => Kind::Ref,
            _ => return None,
        })
    }

    /// Slots on the operand stack and among the locals.
    pub fn slots(self) -> usize {
        if self.is_wide() { 2 } else { 1 }
    }

    /// `long` and `double` take two slots.
    pub fn is_wide(self) -> bool {
        matches!(self, Kind::Long | Kind::Double)
    }

    /// Kinds narrower than `int`, whose stores truncate.
    pub fn is_narrow(self) -> bool {
        matches!(self, Kind::Boolean | Kind::Byte | Kind::Char | Kind::Short)
    }

    /// The Java keyword of a primitive kind.
    pub fn keyword(self) -> &'static str {
        match self {
            Kind::Boolean => "boolean",
            Kind::Byte => "byte",
            Kind::Char => "char",
            Kind::Short => "short",
            Kind::Int => "int",
            Kind::Long => "long",
            Kind::Float => "float",
            Kind::Double => "double",
            Kind::Ref => "reference",
        }
    }

    /// The primitive kind of a keyword.
    pub fn of_keyword(keyword: &str) -> Option<Kind> {
        Kind::PRIMITIVES.into_iter().find(|kind| kind.keyword() == keyword)
    }

    /// The letter of a primitive kind in descriptors.
    pub fn letter(self) -> char {
        match self {
            Kind::Boolean => 'Z',
            Kind::Byte => 'B',
            Kind::Char => 'C',
            Kind::Short => 'S',
            Kind::Int => 'I',
            Kind::Long => 'J',
            Kind::Float => 'F',
            Kind::Double => 'D',
            Kind::Ref => 'L',
        }
    }

    /// The box class of a primitive kind.
    pub fn box_class(self) -> &'static str {
        match self {
            Kind::Boolean => "java/lang/Boolean",
            Kind::Byte => "java/lang/Byte",
            Kind::Char => "java/lang/Character",
            Kind::Short => "java/lang/Short",
            Kind::Int => "java/lang/Integer",
            Kind::Long => "java/lang/Long",
            Kind::Float => "java/lang/Float",
            Kind::Double => "java/lang/Double",
            Kind::Ref => "java/lang/Object",
        }
    }

    /// The primitive kind whose box a class is.
    pub fn of_box(class: &str) -> Option<Kind> {
        Kind::PRIMITIVES.into_iter().find(|kind| kind.box_class() == class)
    }

    /// The eight primitive kinds.
    pub const PRIMITIVES: [Kind; 8] =
        [Kind::Boolean, Kind::Byte, Kind::Char, Kind::Short, Kind::Int, Kind::Long, Kind::Float, Kind::Double];
}

/// A parsed method descriptor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodType {
    /// The descriptors of the parameters.
    pub params: Vec<Rc<str>>,
    /// The descriptor of the result, `V` for none.
    pub ret: Rc<str>,
}

impl MethodType {
    /// Parses `(IJ[Ljava/lang/String;)V`; `None` when the text is no method descriptor.
    pub fn parse(descriptor: &str) -> Option<MethodType> {
        let mut rest = descriptor.strip_prefix('(')?;
        let mut params = Vec::new();
        while !rest.starts_with(')') {
            let (param, tail) = split_type(rest)?;
            params.push(param.into());
            rest = tail;
        }
        let ret = &rest[1..];
        if ret != "V" {
            let (_, tail) = split_type(ret)?;
            if !tail.is_empty() {
                return None;
            }
        }
        Some(MethodType { params, ret: ret.into() })
    }

    /// The kind of the result, `None` for `void`.
    pub fn ret_kind(&self) -> Option<Kind> {
        Kind::of(&self.ret)
    }

    /// The kinds of the parameters.
    pub fn param_kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        self.params.iter().map(|param| Kind::of(param).unwrap_or(Kind::Ref))
    }

    /// Slots of all parameters, without a receiver.
    pub fn arg_slots(&self) -> usize {
        self.param_kinds().map(Kind::slots).sum()
    }

    /// The descriptor's text.
    pub fn descriptor(&self) -> String {
        format!("({}){}", self.params.concat(), self.ret)
    }
}

/// Whether a text is exactly one field descriptor.
pub fn is_field_descriptor(descriptor: &str) -> bool {
    matches!(split_type(descriptor), Some((_, "")))
}

/// Splits the first field descriptor off a text.
fn split_type(text: &str) -> Option<(&str, &str)> {
    let dims = text.bytes().take_while(|&b| b == b'[').count();
    if dims > 255 {
        return None;
    }
    let end = match text.as_bytes().get(dims)? {
        b'L' => {
            let end = dims + text[dims..].find(';')? + 1;
            if end - dims <= 2 {
                return None;
            }
            end
        }
        b'Z' | b'B' | b'C' | b'S' | b'I' | b'J' | b'F' | b'D' => dims + 1,
        _ => return None,
    };
    Some(text.split_at(end))
}

/// The class name inside a reference descriptor: `Ljava/lang/String;` gives `java/lang/String`, arrays stay.
pub fn class_of(descriptor: &str) -> &str {
    descriptor.strip_prefix('L').and_then(|rest| rest.strip_suffix(';')).unwrap_or(descriptor)
}

/// The descriptor of a class name: the inverse of [`class_of`].
pub fn descriptor_of(class: &str) -> String {
    if class.starts_with('[') { class.to_owned() } else { format!("L{class};") }
}

/// A class name or descriptor as a Java programmer writes it: `int[]`, `java.util.Map$Entry`.
pub fn readable(descriptor: &str) -> String {
    let dims = descriptor.bytes().take_while(|&b| b == b'[').count();
    let element = &descriptor[dims..];
    let element = match Kind::of(element) {
        Some(Kind::Ref) if element.ends_with(';') => class_of(element).replace('/', "."),
        Some(kind) if element.len() == 1 => kind.keyword().to_owned(),
        _ if element == "V" => "void".to_owned(),
        _ => element.replace('/', "."),
    };
    element + &"[]".repeat(dims)
}
