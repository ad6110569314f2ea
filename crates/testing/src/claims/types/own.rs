//! Enumerations, records and classes of the world, sealed and open ones.

use super::{ANY, Type};

/// These types.
pub const TYPES: &[Type] = &[
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
];
