//! Arrays, and numbers.

use super::{ANY, Type};

/// These types.
pub const TYPES: &[Type] = &[
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
