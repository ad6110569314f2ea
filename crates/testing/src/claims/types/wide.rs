//! Types that objects of many classes are of, and class objects.

use super::{ANY, CLASSES, Type};

/// These types.
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
];
