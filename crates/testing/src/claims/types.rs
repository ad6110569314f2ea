//! The types of inputs, and what can be said about a value of each: claims that hold for every value a program can make,
//! claims that some value breaks, and what can be read from it.
//!
//! In all texts `$` stands for the value, which is not null; `@` for another value of the same type that is not null, and
//! `#` for any other value, or null.

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
pub const TYPES: &[Type] = &[
    Type { name: "Object", java: "Object", pool: "Object", narrow: CLASSES, ..ANY },
    Type { name: "T", java: "T", variable: Some("T"), pool: "Object", narrow: CLASSES, ..ANY },
    Type {
        name: "Ordered",
        java: "C",
        variable: Some("C extends Comparable<C>"),
        pool: "Ordered",
        certain: &["$.compareTo($) == 0", "Integer.signum($.compareTo(@)) == -Integer.signum(@.compareTo($))"],
        open: &["$.compareTo(@) == 0", "$.compareTo(@) >= 0"],
        narrow: &["String"],
        ..ANY
    },
    Type {
        name: "Kept",
        java: "A",
        variable: Some("A extends Animal"),
        pool: "Animal",
        certain: &["$.sound() > 0"],
        open: &["$.legs != 4", "$.sound() != 3", "$.tag == null"],
        read: &[("Object", "$.tag"), ("int", "$.legs")],
        write: &[("Object", "$.tag"), ("int", "$.legs")],
        narrow: &["Dog"],
    },
    Type {
        name: "Comparable",
        java: "Comparable",
        pool: "Comparable",
        certain: &["$.compareTo($) == 0"],
        open: &[
            "$ instanceof String || $ instanceof Number",
            "$ instanceof String || $ instanceof Number || $ instanceof Enum || $ instanceof Character || $ instanceof Boolean",
            "$.hashCode() != Integer.MIN_VALUE || $ instanceof Integer",
            "$ instanceof String || $.hashCode() >= 0",
        ],
        narrow: &["String", "Integer", "Double", "Plain", "Number"],
        ..ANY
    },
    Type {
        name: "CharSequence",
        java: "CharSequence",
        pool: "CharSequence",
        certain: &[
            "$.length() >= 0",
            "$.toString().length() == $.length()",
            "$.length() == 0 || $.charAt(0) == $.toString().charAt(0)",
            "$.toString().equals($.toString())",
            "$.length() < 1 || $.subSequence(0, 1).length() == 1",
        ],
        open: &[
            "$.length() < 2",
            "$.equals($.toString())",
            "$ instanceof String",
            "$ instanceof String || $ instanceof StringBuilder || $ instanceof StringBuffer",
            "$.length() > 0",
            "!$.toString().equals(\"a\")",
        ],
        read: &[("int", "$.length()"), ("String", "$.toString()")],
        narrow: &["String", "Comparable"],
        ..ANY
    },
    Type {
        name: "Number",
        java: "Number",
        pool: "Number",
        certain: &[
            "$.intValue() == $.intValue()",
            "$.longValue() == $.longValue()",
            "!($ instanceof Integer) || $.longValue() == $.intValue()",
            "!($ instanceof Integer) || $.doubleValue() == $.intValue()",
            "!($ instanceof Long) || (int) $.longValue() == $.intValue()",
            "!($ instanceof Integer) || !($ instanceof Long)",
        ],
        open: &[
            "$.doubleValue() == $.doubleValue()",
            "$.longValue() == $.intValue()",
            "$.intValue() != 128",
            "$.byteValue() == $.intValue()",
            "$ instanceof Comparable",
            "$ instanceof Integer || $ instanceof Long || $ instanceof Double",
        ],
        read: &[("int", "$.intValue()")],
        narrow: &["Integer", "Long", "Double", "Comparable"],
        ..ANY
    },
    Type {
        name: "Serializable",
        java: "java.io.Serializable",
        pool: "Serializable",
        open: &[
            "!((Object) $ instanceof int[])",
            "$ instanceof Comparable",
            "!($ instanceof Exception)",
            "!($ instanceof Class)",
        ],
        narrow: &["String", "Integer", "Object[]", "int[]", "Exception", "Plain", "Number"],
        ..ANY
    },
    Type {
        name: "Exception",
        java: "Exception",
        pool: "Exception",
        certain: &[
            "$ instanceof Throwable",
            "!((Object) $ instanceof Error)",
            "((Object) $).getClass() != Error.class",
        ],
        open: &[
            "!($ instanceof RuntimeException)",
            "$.getMessage() != null",
            "$.getMessage() == null",
            "$.getCause() == null",
            "$.getClass() == Exception.class || $ instanceof RuntimeException",
            "!($ instanceof java.io.IOException)",
            "$ instanceof RuntimeException || $ instanceof java.io.IOException || $.getClass() == Exception.class",
            "$.getMessage() == null || $.getMessage().length() > 0",
            "!($ instanceof NullPointerException)",
        ],
        read: &[("String", "$.getMessage()")],
        ..ANY
    },
    Type {
        name: "Class",
        java: "Class<?>",
        pool: "Class",
        certain: &[
            "$.getName().length() > 0",
            "!$.isPrimitive() || !$.isArray()",
            "$.isArray() == ($.getComponentType() != null)",
            "!$.isPrimitive() || !$.isInterface()",
            "$ == String.class || !$.getName().equals(\"java.lang.String\")",
            "!$.isInstance(null)",
            "!$.isInterface() || $.getSuperclass() == null",
            "$ == Object.class || $.isInterface() || $.isPrimitive() || $.getSuperclass() != null",
            "$ != int.class || $.isPrimitive()",
            "$ == int[].class || $.getComponentType() != int.class",
            "$.isAssignableFrom($)",
        ],
        open: &[
            "!$.isArray()",
            "$ != int[].class",
            "$ != int.class",
            "$ != void.class",
            "$ != Plain.class",
            "!$.isPrimitive()",
            "!$.isInterface()",
            "!$.isInstance(\"a\")",
            "!$.isEnum()",
            "!$.isRecord()",
            "$.getComponentType() != int.class",
            "!$.isInstance(#)",
        ],
        read: &[("String", "$.getName()"), ("Class", "$.getComponentType()"), ("Class", "$.getSuperclass()")],
        ..ANY
    },
    Type {
        name: "String",
        java: "String",
        pool: "String",
        certain: &[
            "$.length() >= 0",
            "$.equals(new String($))",
            "$.intern().equals($)",
            "$.compareTo($) == 0",
            "$.isEmpty() == ($.length() == 0)",
            "$.hashCode() == new String($).hashCode()",
            "$.indexOf('a') < Math.max($.length(), 1)",
            "$.toString() == $",
            "$.startsWith(\"\")",
            "!$.equals(\"a\") || $.length() == 1",
            "!$.equals(@) || $.compareTo(@) == 0",
            "$.compareTo(@) != 0 || $.equals(@)",
            "$.intern() != \"a\" || $.equals(\"a\")",
            "!$.equals(\"a\") || $.intern() == \"a\"",
            "!$.isEmpty() || $.equals(\"\")",
        ],
        open: &[
            "$ != \"a\"",
            "!$.equals(\"a\") || $ == \"a\"",
            "!$.equals(@) || $ == @",
            "$ != @",
            "$.length() < 2",
            "$.hashCode() != 97",
            "$.isEmpty() || $.charAt(0) != 'b'",
            "$.intern() == $",
            "$.compareTo(\"a\") <= 0",
            "$.compareTo(@) >= 0",
            "$ != Held.TEXT",
        ],
        read: &[
            ("int", "$.length()"),
            ("int", "$.hashCode()"),
            ("CharSequence", "$"),
            ("Comparable", "$"),
            ("Object", "$"),
        ],
        ..ANY
    },
    Type {
        name: "Integer",
        java: "Integer",
        pool: "Integer",
        certain: &[
            "$.intValue() == $",
            "$.hashCode() == $.intValue()",
            "Integer.valueOf($.intValue()).equals($)",
            "$.compareTo($) == 0",
            "!$.equals(Long.valueOf($.intValue()))",
            "!$.equals(@) || $.intValue() == @.intValue()",
            "$.compareTo(@) != 0 || $.equals(@)",
            "$.toString().length() > 0",
        ],
        open: &[
            "!$.equals(@) || $ == @",
            "Integer.valueOf($.intValue()) == $",
            "$ != 128",
            "$ + 1 > $",
            "$ != Held.NUMBER",
            "$ != (Object) 127",
            "$ < 1000",
        ],
        read: &[("int", "$"), ("Number", "$"), ("Object", "$"), ("Comparable", "$")],
        ..ANY
    },
    Type {
        name: "Long",
        java: "Long",
        pool: "Long",
        certain: &["$.longValue() == $", "$.equals(Long.valueOf($.longValue()))", "!$.equals($.intValue())"],
        open: &["$.intValue() == $.longValue()", "$ != 128L", "!$.equals(@) || $ == @"],
        read: &[("int", "$.intValue()"), ("Number", "$")],
        ..ANY
    },
    Type {
        name: "Double",
        java: "Double",
        pool: "Double",
        certain: &[
            "$.compareTo($) == 0",
            "$.equals(Double.valueOf($.doubleValue()))",
            "$.isNaN() == ($.doubleValue() != $.doubleValue())",
        ],
        open: &[
            "$.doubleValue() == $.doubleValue()",
            "$.doubleValue() != 0.0 || $.equals(0.0)",
            "$.doubleValue() >= -1.0",
        ],
        read: &[("int", "$.intValue()"), ("Object", "$")],
        ..ANY
    },
    Type {
        name: "Character",
        java: "Character",
        pool: "Character",
        certain: &["$.charValue() >= 0", "$.equals($.charValue())", "$.hashCode() == $.charValue()"],
        open: &["$ != 'a'", "!$.equals(@) || $ == @", "$ < 128"],
        read: &[("int", "$.charValue()")],
        ..ANY
    },
    Type {
        name: "Boolean",
        java: "Boolean",
        pool: "Boolean",
        certain: &["$.booleanValue() || !$.booleanValue()", "$.equals(true) || $.equals(false)"],
        open: &["$ == Boolean.TRUE || $ == Boolean.FALSE", "$.booleanValue()", "!$.equals(@) || $ == @"],
        ..ANY
    },
    Type {
        name: "Plain",
        java: "Plain",
        pool: "Plain",
        certain: &[
            "$.name() != null",
            "$.ordinal() >= 0 && $.ordinal() < 3",
            "$ == Plain.RED || $ == Plain.GREEN || $ == Plain.BLUE",
            "Plain.valueOf($.name()) == $",
            "Plain.values()[$.ordinal()] == $",
            "$.compareTo(Plain.RED) >= 0",
            "$.getClass() == Plain.class",
            "$.getDeclaringClass() == Plain.class",
            "$.equals(@) == ($ == @)",
            "($.compareTo(@) == 0) == ($ == @)",
            "!$.toString().equals(\"RED\") || $ == Plain.RED",
        ],
        open: &["$ != Plain.BLUE", "$.ordinal() < 2", "$ != @", "$.name().length() > 3", "$.compareTo(@) >= 0"],
        read: &[("int", "$.ordinal()"), ("String", "$.name()"), ("Object", "$"), ("Comparable", "$")],
        ..ANY
    },
    Type {
        name: "Bodied",
        java: "Bodied",
        pool: "Bodied",
        certain: &[
            "$.getDeclaringClass() == Bodied.class",
            "$.apply(1) >= -1 && $.apply(1) <= 2",
            "($.getClass() == Bodied.class) == ($ == Bodied.SAME)",
            "$ != Bodied.NEXT || $.apply(3) == 4",
            "Bodied.values()[$.ordinal()] == $",
            "$.getClass() == Bodied.class || $.getClass().getSuperclass() == Bodied.class",
        ],
        open: &["$.getClass() == Bodied.class", "$.apply(0) == 0", "$.apply(1) != -1", "$ != Bodied.SAME"],
        read: &[("int", "$.apply(2)"), ("Object", "$"), ("String", "$.toString()")],
        ..ANY
    },
    Type {
        name: "Weighted",
        java: "Weighted",
        pool: "Weighted",
        certain: &[
            "$.weight == 1 || $.weight == 10",
            "($.weight == 1) == ($ == Weighted.LIGHT)",
            "$.weight > $.ordinal()",
        ],
        open: &["$.weight == 1", "$ != Weighted.HEAVY"],
        read: &[("int", "$.weight"), ("Object", "$")],
        ..ANY
    },
    Type {
        name: "Range",
        java: "Range",
        pool: "Range",
        certain: &[
            "$.low() <= $.high()",
            "$.equals(new Range($.low(), $.high()))",
            "$.hashCode() == new Range($.low(), $.high()).hashCode()",
            "(Object) $ instanceof Record",
            "!$.equals(@) || $.low() == @.low() && $.high() == @.high()",
            "$.low() != @.low() || $.high() != @.high() || $.equals(@)",
        ],
        open: &[
            "$.low() < $.high()",
            "$.high() - $.low() >= 0",
            "!$.equals(@) || $ == @",
            "$.low() >= -1",
            "$.high() != 7",
        ],
        read: &[("int", "$.low()"), ("int", "$.high()"), ("Object", "$")],
        ..ANY
    },
    Type {
        name: "Pair",
        java: "Pair",
        pool: "Pair",
        certain: &[
            "$.equals(new Pair($.left(), $.right()))",
            "$.left() == $.left()",
            "$.hashCode() == new Pair($.left(), $.right()).hashCode()",
            "$.left() != $",
            "$.left() != @.left() || $.right() != @.right() || $.equals(@)",
        ],
        open: &[
            "$.left() != $.right()",
            "$.left() == null || !$.left().equals($.right()) || $.left() == $.right()",
            "$.left() == null || !(($.left()) instanceof String)",
            "!$.equals(@) || $ == @",
            "$.left() != \"a\"",
        ],
        read: &[("Object", "$.left()"), ("Object", "$.right()")],
        ..ANY
    },
    Type {
        name: "Name",
        java: "Name",
        pool: "Name",
        certain: &["$.text() != null", "$.text().length() > 0", "!$.equals(@) || $.text().equals(@.text())"],
        open: &["$.text().length() < 2", "$.text() != \"a\"", "!$.text().equals(\"a\") || $.text() == \"a\""],
        read: &[("String", "$.text()")],
        ..ANY
    },
    Type {
        name: "Tint",
        java: "Tint",
        pool: "Tint",
        certain: &["$.color() != null", "$.amount() >= 0", "$.color().ordinal() < 3"],
        open: &["$.color() != Plain.BLUE", "$.amount() < 7", "$.color() != Plain.RED || $.amount() > 0"],
        read: &[("Plain", "$.color()"), ("int", "$.amount()")],
        ..ANY
    },
    Type {
        name: "Link",
        java: "Link",
        pool: "Link",
        certain: &[
            "$.next() == null || $.next().value() > $.value()",
            "$.next() != $",
            "$.next() == null || $.next().next() != $",
            "$.next() == null || !$.next().equals($)",
        ],
        open: &["$.next() == null", "$.value() != 7", "$.next() == null || $.next().next() == null"],
        read: &[("Link", "$.next()"), ("int", "$.value()")],
        ..ANY
    },
    Type {
        name: "Shape",
        java: "Shape",
        pool: "Shape",
        certain: &[
            "$ instanceof Circle || $ instanceof Square",
            "$.size() >= 0",
            "!($ instanceof Square) || $.size() > 0",
            "(Object) $ instanceof Record",
        ],
        open: &["$.size() > 0", "$ instanceof Circle", "$.size() != 7", "!$.equals(#)"],
        read: &[("int", "$.size()"), ("Object", "$")],
        ..ANY
    },
    Type {
        name: "Point",
        java: "Point",
        pool: "Point",
        certain: &[
            "$.equals(new Point($.x, $.y))",
            "$.hashCode() == 31 * $.x + $.y",
            "!$.equals(@) || $.x == @.x",
            "$.getClass() == Point.class",
        ],
        open: &["!$.equals(@) || $ == @", "$.x != 1", "$.y == 0 || $.x >= 0"],
        read: &[("int", "$.x"), ("int", "$.y"), ("Object", "$")],
        ..ANY
    },
    Type {
        name: "Animal",
        java: "Animal",
        pool: "Animal",
        certain: &["$.legs == $.legs", "$.sound() > 0", "$.tag == $.tag", "!($ instanceof Dog) || $.sound() >= 2"],
        open: &[
            "$.legs != 4",
            "$.tag == null",
            "$.tag != $",
            "$.getClass() == Animal.class",
            "!($ instanceof Puppy)",
            "$.sound() <= 3",
            "$.sound() != 3",
            "$.tag != \"a\"",
            "$ != @",
            "$.tag != @",
        ],
        read: &[("Object", "$.tag"), ("int", "$.legs"), ("int", "$.sound()"), ("Object", "$")],
        write: &[("Object", "$.tag"), ("int", "$.legs")],
        narrow: &["Dog"],
        ..ANY
    },
    Type {
        name: "Dog",
        java: "Dog",
        pool: "Dog",
        certain: &["$.sound() >= 2", "$ instanceof Animal", "$.name == $.name"],
        open: &["$.name == null", "$.name != \"a\"", "$.name != $.tag", "$.getClass() == Dog.class", "$.tag != #"],
        read: &[("String", "$.name"), ("Object", "$.tag"), ("Animal", "$")],
        write: &[("String", "$.name"), ("Object", "$.tag")],
        ..ANY
    },
    Type {
        name: "Node",
        java: "Node",
        pool: "Node",
        certain: &["$.next == $.next", "$.next != $ || $.next.value == $.value", "$.getClass() == Node.class"],
        open: &[
            "$.next != $",
            "$.next == null || $.next.next != $",
            "$.next == null || $.value <= $.next.value",
            "$.value != 7",
            "$ != @",
            "$.next != @",
            "$.next == null || $.next.next == null || $.next.next.value != 7",
        ],
        read: &[("Node", "$.next"), ("int", "$.value"), ("Object", "$")],
        write: &[("Node", "$.next"), ("int", "$.value")],
        ..ANY
    },
    Type {
        name: "Cell",
        java: "Cell",
        pool: "Cell",
        certain: &[
            "$.value == $.value",
            "$.value == null || $.value.equals($.value)",
            "$.next == null || $.next.value == $.next.value",
        ],
        open: &[
            "$.value != $",
            "$.next == null || $.value == null || $.value != $.next.value",
            "$.next == null || $.value == null || !$.value.equals($.next.value) || $.value == $.next.value",
            "!($.value instanceof Integer)",
            "$.value != \"a\"",
            "$.value != #",
            "$.next != @",
        ],
        read: &[("Object", "$.value"), ("Cell", "$.next")],
        write: &[("Object", "$.value"), ("Cell", "$.next")],
        ..ANY
    },
    Type {
        name: "Box",
        java: "Box<String>",
        pool: "Box",
        certain: &["$.value == null || $.value.length() >= 0", "$.value == $.value"],
        open: &[
            "$.value != null",
            "$.value == null || $.value.length() > 0",
            "$.value != \"a\"",
            "!\"a\".equals($.value) || $.value == \"a\"",
        ],
        read: &[("String", "$.value")],
        write: &[("String", "$.value")],
        ..ANY
    },
    Type {
        name: "Shelf",
        java: "Shelf",
        pool: "Shelf",
        certain: &[
            "$.objects == null || $.objects.length >= 0",
            "!($.objects instanceof String[]) || $.objects.length == 0 || $.objects[0] == null || $.objects[0] instanceof String",
            "$.numbers == null || $.numbers.getClass() == int[].class",
        ],
        open: &[
            "$.objects == null || $.objects.getClass() == Object[].class",
            "!($.animals instanceof Dog[])",
            "$.objects == null || (Object) $.objects != (Object) $.animals",
            "$.numbers == null || $.numbers.length == 0 || $.numbers[0] != 7",
            "$.objects == null || $.objects.length == 0 || $.objects[0] != #",
            "(Object) $.animals != (Object) #",
        ],
        read: &[("Object[]", "$.objects"), ("Animal[]", "$.animals"), ("int[]", "$.numbers")],
        write: &[("Object[]", "$.objects"), ("int[]", "$.numbers")],
        ..ANY
    },
    Type {
        name: "Label",
        java: "Label",
        pool: "Label",
        certain: &["$.text == null || $.text.length() >= 0", "$.name == null || $.name.equals($.name)"],
        open: &[
            "$.text == null || $.text instanceof String",
            "(Object) $.text != (Object) $.name || $.name == null",
            "$.number == null || $.number.intValue() != 128",
            "$.name == null || !$.name.equals($.text)",
        ],
        read: &[("CharSequence", "$.text"), ("Number", "$.number"), ("String", "$.name")],
        write: &[("CharSequence", "$.text"), ("Number", "$.number")],
        ..ANY
    },
    Type {
        name: "Trouble",
        java: "Trouble",
        pool: "Trouble",
        certain: &["$.type == null || $.type.getName() != null", "$.cause == $.cause"],
        open: &[
            "!($.cause instanceof RuntimeException)",
            "$.type != int[].class",
            "$.order == null || $.order instanceof String",
            "$.type == null || !$.type.isPrimitive()",
        ],
        read: &[("Exception", "$.cause"), ("Class", "$.type"), ("Comparable", "$.order")],
        ..ANY
    },
    Type {
        name: "Marker",
        java: "Marker",
        pool: "Marker",
        certain: &["(Object) $ instanceof Marker"],
        open: &["$.mark() >= 0", "$ instanceof Marked", "$.mark() != 7"],
        read: &[("int", "$.mark()"), ("Object", "$")],
        ..ANY
    },
    Type {
        name: "Base",
        java: "Base",
        pool: "Base",
        certain: &[
            "!($ instanceof Leaf) || $.isLeaf()",
            "!($ instanceof Branch) || !$.isLeaf()",
            "$.getClass() != Base.class",
        ],
        open: &[
            "$ instanceof Leaf || $ instanceof Branch",
            "$.isLeaf()",
            "$.depth != 7",
            "!($ instanceof Branch b) || b.left == null",
        ],
        read: &[("int", "$.depth"), ("Object", "$")],
        write: &[("int", "$.depth")],
        ..ANY
    },
    Type {
        name: "Object[]",
        java: "Object[]",
        pool: "Object[]",
        certain: &[
            "$.length >= 0",
            "$.getClass().isArray()",
            "$.clone() != $",
            "$.clone().length == $.length",
            "$.clone().getClass() == $.getClass()",
            "!($ instanceof String[]) || $.length == 0 || $[0] == null || $[0] instanceof String",
            "$.length == 0 || $[0] == $[0]",
            "$.length == 0 || $[0] == null || $.getClass().getComponentType().isInstance($[0])",
            "(Object) $ instanceof java.io.Serializable",
        ],
        open: &[
            "$.length < 2",
            "$.getClass() == Object[].class",
            "$.length == 0 || $[0] != null",
            "$.length == 0 || $[0] != (Object) $",
            "$.length < 2 || $[0] != $[1]",
            "$.length == 0 || !\"a\".equals($[0])",
            "!($ instanceof Integer[])",
            "!($ instanceof Animal[])",
            "!($ instanceof int[][])",
            "$.length == 0 || !($[0] instanceof int[])",
            "$.length == 0 || $[0] != #",
        ],
        read: &[("int", "$.length"), ("Object", "$")],
        ..ANY
    },
    Type {
        name: "Animal[]",
        java: "Animal[]",
        pool: "Animal[]",
        certain: &[
            "$.length >= 0",
            "!($ instanceof Dog[]) || $.length == 0 || $[0] == null || $[0] instanceof Dog",
            "$.length == 0 || $[0] == null || $[0].sound() > 0",
            "!($ instanceof Cat[]) || $.length == 0 || !($[0] instanceof Dog)",
            "$ instanceof Object[]",
        ],
        open: &[
            "$.getClass() == Animal[].class",
            "!($ instanceof Dog[])",
            "$.length == 0 || $[0] != null",
            "$.length == 0 || !($[0] instanceof Dog)",
            "$.length == 0 || $[0] == null || $[0].legs != 4",
            "$.length == 0 || $[0] == null || $[0] != (Object) #",
        ],
        read: &[("int", "$.length"), ("Object[]", "$")],
        ..ANY
    },
    Type {
        name: "int[]",
        java: "int[]",
        pool: "int[]",
        certain: &[
            "$.length >= 0",
            "$.getClass() == int[].class",
            "$.length == 0 || $[0] == $[0]",
            "$.clone().length == $.length",
        ],
        open: &["$.length == 0 || $[0] != 7", "$.length < 2 || $[0] <= $[1]", "$.length < 2", "$ != @"],
        read: &[("int", "$.length"), ("Object", "$")],
        ..ANY
    },
    Type {
        name: "String[]",
        java: "String[]",
        pool: "String[]",
        certain: &[
            "$.length >= 0",
            "$.length == 0 || $[0] == null || $[0].length() >= 0",
            "$.getClass() == String[].class",
        ],
        open: &[
            "$.length < 2",
            "$.length == 0 || $[0] != null",
            "$.length < 2 || $[0] == null || !$[0].equals($[1]) || $[0] == $[1]",
            "$.length == 0 || $[0] != \"a\"",
        ],
        read: &[("int", "$.length"), ("Object[]", "$")],
        ..ANY
    },
    Type {
        name: "Plain[]",
        java: "Plain[]",
        pool: "Plain[]",
        certain: &[
            "$.length == 0 || $[0] == null || $[0].ordinal() < 3",
            "$.length == 0 || $[0] == null || $[0].getClass() == Plain.class",
        ],
        open: &["$.length == 0 || $[0] != Plain.BLUE", "$.length == 0 || $[0] != null"],
        read: &[("int", "$.length")],
        ..ANY
    },
    Type {
        name: "Range[]",
        java: "Range[]",
        pool: "Range[]",
        certain: &["$.length == 0 || $[0] == null || $[0].low() <= $[0].high()"],
        open: &["$.length == 0 || $[0] == null || $[0].high() != 7"],
        read: &[("int", "$.length")],
        ..ANY
    },
    Type {
        name: "int",
        java: "int",
        pool: "int",
        certain: &["$ == $", "$ * 2 % 2 == 0", "($ & 1) >= 0", "$ % 3 < 3", "$ < 5 || $ > 3", "$ - $ == 0"],
        open: &["$ != 7", "$ != 128", "$ + 1 > $", "$ >= 0", "$ < 1000", "Math.abs($) >= 0"],
        read: &[("int", "$ * 3 + 1"), ("int", "$ / 2"), ("int", "$ & 3")],
        ..ANY
    },
];

/// The number of a type, by its name.
pub fn by_name(name: &str) -> usize {
    TYPES.iter().position(|one| one.name == name).unwrap_or_else(|| panic!("there is no type {name}"))
}

#[test]
fn types_name_types() {
    for one in TYPES {
        let named = one.read.iter().chain(one.write).map(|(name, _)| name).chain(one.narrow);
        assert!(named.into_iter().all(|name| by_name(name) < TYPES.len()));
    }
}
