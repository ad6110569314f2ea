//! The types of inputs, and what can be said about a value of each: claims that hold for every value a program can make,
//! claims that some value breaks, and what can be read from it.
//!
//! In all texts `$` stands for the value, which is not null; `@` for another value of the same type that is not null, and
//! `#` for any other value, or null.

mod arrays;
mod own;
mod values;
mod wide;

use std::sync::LazyLock;

/// A type of inputs.
pub struct Type {
    /// How other types and pools call it.
    pub name: &'static str,
    /// How a parameter declares it.
    pub java: &'static str,
    /// The type variable that a method with such a parameter declares.
    pub variable: Option<&'static str>,
    /// The pool of its values.
    pub pool: &'static str,
    /// Claims without exceptions.
    pub certain: &'static [&'static str],
    /// Claims that are perhaps broken.
    pub open: &'static [&'static str],
    /// What can be read from it: the name of a type, and the expression.
    pub read: &'static [(&'static str, &'static str)],
    /// What can be assigned: the name of a type, and the place.
    pub write: &'static [(&'static str, &'static str)],
    /// The classes that a value of it may be tested for, by the name of their types.
    pub narrow: &'static [&'static str],
}

/// A type about which nothing special is known.
const ANY: Type =
    Type { name: "", java: "", variable: None, pool: "", certain: &[], open: &[], read: &[], write: &[], narrow: &[] };

/// Claims about every object.
pub const CERTAIN: &[&str] = &[
    "$.equals($)",
    "!$.equals(null)",
    "$.hashCode() == $.hashCode()",
    "((Object) $).getClass() == ((Object) $).getClass()",
    "(Object) $ instanceof Object",
    "(Object) $ != (Object) # || $.equals(#)",
    "!$.equals(#) || #.equals($)",
    "!$.equals(#) || $.hashCode() == #.hashCode()",
    "$.equals(#) == $.equals(#)",
    "!$.equals(@) || $.hashCode() == @.hashCode()",
    "!((Object) $ instanceof String) || $.toString() == (Object) $",
    "(Object) $ != (Object) \"a\" || $.hashCode() == 97",
    "(Object) $ != (Object) Held.TEXT || $.equals(\"t\")",
    "!((Object) $ instanceof Enum) || $.equals(#) == ((Object) $ == (Object) #)",
    "((Object) $).getClass().getName() != null",
    "((Object) $).getClass() != Dog.class || (Object) $ instanceof Animal",
    "(Object) $ instanceof Object[] == (((Object) $).getClass().isArray() && !((Object) $).getClass().getComponentType().isPrimitive())",
    "!(((Object) $).getClass() == int[].class) || (Object) $ instanceof int[]",
    "((Object) $).getClass() != Object[].class || ((Object[]) (Object) $).length >= 0",
];

/// Claims about objects that some break.
pub const OPEN: &[&str] = &[
    "(Object) $ != \"a\"",
    "!\"a\".equals($)",
    "!\"a\".equals($) || (Object) $ == \"a\"",
    "(Object) $ != Held.OBJECT",
    "(Object) $ != (Object) Held.TEXT",
    "(Object) $ != (Object) #",
    "!$.equals(#)",
    "!$.equals(#) || (Object) $ == (Object) #",
    "$.hashCode() != 97",
    "$.hashCode() >= 0",
    "$.hashCode() != 0",
    "$.toString().length() > 0",
    "((Object) $).getClass() != Dog.class",
    "((Object) $).getClass() != int[].class",
    "((Object) $).getClass() != String[].class",
    "!((Object) $).getClass().isArray()",
    "!((Object) $ instanceof Animal)",
    "!((Object) $ instanceof Comparable)",
    "!((Object) $ instanceof RuntimeException)",
    "!((Object) $ instanceof Object[])",
    "!((Object) $ instanceof Integer i) || i == i.intValue() && i < 128",
    "!((Object) $ instanceof Double d) || d.doubleValue() == d.doubleValue()",
    "!((Object) $ instanceof Number) || (Object) $ instanceof Comparable",
    "!((Object) $ instanceof CharSequence) || (Object) $ instanceof String",
    "(Object) $ instanceof String || !$.toString().equals(\"a\")",
    "((Object) $).getClass().getName().startsWith(\"java.\") || ((Object) $).getClass().getName().startsWith(\"world.\")",
    "!((Object) $ instanceof Number n) || n.doubleValue() == n.doubleValue() || (Object) $ instanceof Double",
];

/// What any object may be tested for.
const CLASSES: &[&str] = &[
    "String",
    "Integer",
    "Double",
    "Comparable",
    "CharSequence",
    "Number",
    "Object[]",
    "int[]",
    "Animal",
    "Dog",
    "Range",
    "Plain",
    "Bodied",
    "Exception",
    "Class",
    "Node",
    "Pair",
    "Point",
    "Shape",
    "Marker",
    "String[]",
];

/// All types.
pub static TYPES: LazyLock<Vec<&'static Type>> =
    LazyLock::new(|| [wide::TYPES, values::TYPES, own::TYPES, arrays::TYPES].into_iter().flatten().collect());

/// The number of a type, by its name.
pub fn by_name(name: &str) -> usize {
    TYPES.iter().position(|one| one.name == name).unwrap_or_else(|| panic!("there is no type {name}"))
}

#[test]
fn types_name_types() {
    for one in TYPES.iter() {
        let named = one.read.iter().chain(one.write).map(|(name, _)| name).chain(one.narrow);
        assert!(named.into_iter().all(|name| by_name(name) < TYPES.len()));
    }
}
