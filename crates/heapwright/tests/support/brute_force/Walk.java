/** Looks at some parts of a structure, and writes down as a number what was looked at and what was seen there. */
abstract class Walk {
    private static final int UNREAD = 0;
    private static final int NULL = 1;
    private static final int FIRST = 2;
    private static final int DIGIT = 16;

    private final Script script;
    private final Object[] seen = new Object[6];
    private int count;
    private long code = 1;

    Walk(Script script) {
        this.script = script;
    }

    /** How many fields of an object are references. */
    abstract int references(Object object);

    abstract Object follow(Object object, int field);

    /** How many fields of an object are not. */
    abstract int primitives(Object object);

    /** One of a few classes of values. */
    abstract int look(Object object, int field);

    /** Looks at any set of fields, each set in one way only: a partial heap is seen once. */
    long anySet(Object root, boolean isAll) {
        if (target(root) == NULL) {
            return NULL;
        }
        for (int at = 0; at < count; at++) {
            Object object = seen[at];
            for (int field = 0; field < references(object); field++) {
                note(script.next(2) == 0 ? UNREAD : target(follow(object, field)));
            }
            for (int field = 0; isAll && field < primitives(object); field++) {
                note(script.next(2) == 0 ? UNREAD : 1 + look(object, field));
            }
        }
        return code;
    }

    /** Looks at so many references in any order. */
    long anyOrder(Object root, int steps) {
        if (target(root) == NULL) {
            return NULL;
        }
        for (int step = 0; step < steps; step++) {
            int all = 0;
            for (int at = 0; at < count; at++) {
                all += references(seen[at]);
            }
            int chosen = script.next(all);
            int passed = 0;
            int at = 0;
            while (chosen >= passed + references(seen[at])) {
                passed += references(seen[at++]);
            }
            for (int field = 0; field < references(seen[at]); field++) {
                if (chosen == passed + field) {
                    note(passed + field);
                    note(target(follow(seen[at], field)));
                    break;
                }
            }
        }
        return code;
    }

    private int target(Object object) {
        if (object == null) {
            return NULL;
        }
        int at = 0;
        while (at < count && seen[at] != object) {
            at++;
        }
        if (at == count) {
            seen[count++] = object;
        }
        return FIRST + at;
    }

    private void note(int digit) {
        code = code * DIGIT + digit;
    }

    /** The classes of a size: none, one, two, three, and all others. */
    static int ofSize(int size) {
        // Not the size itself: a walk sees a number of which everything is known.
        return size == 0 ? 0 : size == 1 ? 1 : size == 2 ? 2 : size == 3 ? 3 : 4;
    }
}
