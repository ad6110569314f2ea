package heapwright.replay;

import java.util.ArrayList;
import java.util.List;

/** A case as it was written down; see {@link CaseReader} for the format. */
final class Case {
    final List<Datum> arguments = new ArrayList<>();
    final List<StaticCell> statics = new ArrayList<>();
    /** Static fields that the program changes, with what they hold after. */
    final List<StaticCell> changed = new ArrayList<>();
    final List<Datum> answers = new ArrayList<>();
    final List<Entity> objects = new ArrayList<>();
    final List<Call> calls = new ArrayList<>();
    /** The class that is thrown, or null. */
    String threw;
    /** What is returned, or null. */
    Datum returned;

    /** Whether the subject is a constructor: then positions of arguments count the new object as 0. */
    boolean isConstructor() {
        for (Call call : calls) {
            if (call.role.equals("body")) {
                return call.name.equals("<init>");
            }
        }
        return false;
    }

    /**
     * A value. Its kind is {@code '0'} for null, {@code '@'} for an object, {@code '?'} where nothing is predicted, or
     * the letter that descriptors have for a primitive type.
     */
    static final class Datum {
        final char kind;
        /** The number of the object, or the bits of the number. */
        final long bits;

        Datum(char kind, long bits) {
            this.kind = kind;
            this.bits = bits;
        }

        boolean isObject() {
            return kind == '@';
        }

        boolean isUnknown() {
            return kind == '?';
        }

        boolean isNumber() {
            return "ZBCSIJFD".indexOf(kind) >= 0;
        }

        int object() {
            return (int) bits;
        }

        /** The number as the box of its type. */
        Object boxed() {
            switch (kind) {
                case 'Z':
                    return bits != 0;
                case 'B':
                    return (byte) bits;
                case 'C':
                    return (char) bits;
                case 'S':
                    return (short) bits;
                case 'I':
                    return (int) bits;
                case 'J':
                    return bits;
                case 'F':
                    return Float.intBitsToFloat((int) bits);
                case 'D':
                    return Double.longBitsToDouble(bits);
                default:
                    throw new IllegalStateException("not a number: " + kind);
            }
        }
    }

    static final class StaticCell {
        String className;
        String name;
        Datum value;
    }

    /** An object of the case. */
    static final class Entity {
        String className;
        /** Null for objects that are not of the input. */
        Content before;
        Content after;
    }

    enum Sort {
        FIELDS,
        ELEMENTS,
        TEXT,
        BOXED,
        CONSTANT,
        CLASS,
        OPAQUE,
        HIDDEN
    }

    static final class Content {
        Sort sort;
        /** Of an array. */
        int length;
        /** Fields or elements. */
        final List<Cell> cells = new ArrayList<>();
        /** Of a string. */
        String text;
        /** In a box. */
        Datum number;
        /** Whether no other must be equal to it by identity. */
        boolean own;
        /** Whether it is what all literals of its text are. */
        boolean interned;
        /** Of a constant: its enumeration; of a class: itself. */
        String className;
        /** Of a constant. */
        String name;
    }

    /** A field or an element. */
    static final class Cell {
        String className;
        String name;
        String descriptor;
        int index;
        Datum value;
    }

    static final class Call {
        /** {@code assume}, {@code body} or {@code check}. */
        String role;
        String className;
        String name;
        String descriptor;
        boolean isStatic;
        int[] arguments;
        boolean takesResult;
        boolean answer;

        boolean isBody() {
            return role.equals("body");
        }
    }
}
