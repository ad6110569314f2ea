package heapwright.replay;

/** Values in words. */
final class Words {
    private static final int LONGEST_TEXT = 80;

    private Words() {}

    /** A value of the JVM, numbers as boxes. */
    static String of(Object value) {
        if (value == null) {
            return "null";
        } else if (value instanceof String) {
            return quoted((String) value);
        } else if (value instanceof Character) {
            return "'" + escaped(value.toString()) + "'";
        } else if (Memory.descriptorOf(value) != 'L') {
            return value.toString();
        } else if (value instanceof Class) {
            return ((Class<?>) value).getTypeName() + ".class";
        } else if (value instanceof Enum) {
            return ((Enum<?>) value).getDeclaringClass().getName() + "." + ((Enum<?>) value).name();
        }
        return value.getClass().getTypeName();
    }

    /** A predicted value. */
    static String of(Case.Datum datum, Case input) {
        if (datum.isNumber()) {
            return of(datum.boxed());
        }
        if (!datum.isObject()) {
            return datum.isUnknown() ? "anything" : "null";
        }
        Case.Entity entity = input.objects.get(datum.object());
        switch (entity.after.sort) {
            case TEXT:
                return quoted(entity.after.text);
            case BOXED:
                return of(entity.after.number.boxed());
            case CONSTANT:
                return entity.after.className + "." + entity.after.name;
            case CLASS:
                return typeName(entity.after.className) + ".class";
            default:
                return typeName(entity.className);
        }
    }

    /** {@code int[]} for {@code [I}. */
    static String typeName(String className) {
        int dimensions = 0;
        while (className.startsWith("[", dimensions)) {
            dimensions++;
        }
        if (dimensions == 0) {
            return className;
        }
        String element = className.substring(dimensions);
        String name = element.startsWith("L")
                ? element.substring(1, element.length() - 1)
                : primitiveName(element.charAt(0));
        return name + "[]".repeat(dimensions);
    }

    static String quoted(String text) {
        String shown = text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT);
        return '"' + escaped(shown) + '"' + (text.length() <= LONGEST_TEXT ? "" : "...");
    }

    private static String primitiveName(char descriptor) {
        switch (descriptor) {
            case 'Z':
                return "boolean";
            case 'B':
                return "byte";
            case 'C':
                return "char";
            case 'S':
                return "short";
            case 'J':
                return "long";
            case 'F':
                return "float";
            case 'D':
                return "double";
            default:
                return "int";
        }
    }

    private static String escaped(String text) {
        StringBuilder made = new StringBuilder();
        for (char unit : text.toCharArray()) {
            if (unit == '"' || unit == '\\' || unit == '\'') {
                made.append('\\').append(unit);
            } else if (unit < 0x20 || unit >= 0x7f) {
                made.append(String.format("\\u%04x", (int) unit));
            } else {
                made.append(unit);
            }
        }
        return made.toString();
    }
}
