//! Strings and boxes.

use super::{ANY, Type};

/// These types.
pub const TYPES: &[Type] = &[
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
];
