package heapwright.replay;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/**
 * What the words of the program's vocabulary answer: the values that the path was asked for, in order. Each case has
 * its own, found by the loader of the asking class.
 */
public final class Answers {
    private final Deque<Case.Datum> left;
    private final int all;
    private InputHeap heap;
    private Verdict verdict;

    Answers(List<Case.Datum> values) {
        left = new ArrayDeque<>(values);
        all = values.size();
    }

    void serveFrom(InputHeap built) {
        heap = built;
    }

    /** Throws what the program's questions came to, if that decides the case. */
    synchronized void verify() throws Verdict {
        if (verdict != null) {
            throw verdict;
        }
    }

    /** Throws if the program did not ask for everything. */
    synchronized void verifyAllAsked() throws Verdict {
        if (!left.isEmpty()) {
            throw Verdict.refuted("predicted to ask for " + all + " values, asked for " + (all - left.size()));
        }
    }

    /** The answers for the class that asks. */
    public static Answers of(Class<?> asking) {
        return ((CaseLoader) asking.getClassLoader()).answers;
    }

    public void assume(boolean condition) {
        if (!condition) {
            throw stop(Verdict.refuted("an assumption does not hold"));
        }
    }

    public void ignore() {
        throw stop(Verdict.refuted("the program says that this run is not of interest"));
    }

    public void succeed() {
        throw stop(Verdict.refuted("the program ends the run early"));
    }

    /** For words whose answer depends on how paths are explored. */
    public Stop unanswerable(String word) {
        return stop(Verdict.notRun("only exploration can answer " + word));
    }

    public boolean aBoolean() {
        return (Boolean) number('Z', "a boolean");
    }

    public byte aByte() {
        return (Byte) number('B', "a byte");
    }

    public char aChar() {
        return (Character) number('C', "a char");
    }

    public short aShort() {
        return (Short) number('S', "a short");
    }

    public int anInt() {
        return (Integer) number('I', "an int");
    }

    public long aLong() {
        return (Long) number('J', "a long");
    }

    public float aFloat() {
        return (Float) number('F', "a float");
    }

    public double aDouble() {
        return (Double) number('D', "a double");
    }

    /** An index for a list of the length, or -1 when the list has none and any value will do. */
    public int anIndex(int length) {
        if (length == 0) {
            return -1;
        }
        int index = anInt();
        assume(0 <= index && index < length);
        return index;
    }

    public <T> T anObject(Class<T> type) {
        Case.Datum datum = next(type.getTypeName());
        Object object = datum.isNumber() ? this : reference(datum);
        if (object != null && !type.isInstance(object)) {
            throw stop(other(type.getTypeName()));
        }
        return type.cast(object);
    }

    public <T> T nonNull(Class<T> type) {
        T object = anObject(type);
        assume(object != null);
        return object;
    }

    /** Fills every field of an object, those of superclasses first. */
    public void fields(Object object) {
        List<Class<?>> lineage = new ArrayList<>();
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            lineage.add(type);
        }
        Collections.reverse(lineage);
        try {
            for (Class<?> type : lineage) {
                for (Field field : type.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers())) {
                        String descriptor = field.getType().descriptorString();
                        Memory.Place place = Memory.field(object, type.getName(), field.getName(), descriptor);
                        Case.Datum datum = next("field " + field.getName());
                        Object value = datum.isNumber() ? datum.boxed() : reference(datum);
                        if (!place.accepts(value)) {
                            throw other("field " + field.getName());
                        }
                        place.set(value);
                    }
                }
            }
        } catch (Verdict failed) {
            throw stop(failed);
        }
    }

    private static Verdict other(String words) {
        return Verdict.refuted("asked for " + words + ", the path for something else");
    }

    private Object number(char kind, String words) {
        Case.Datum datum = next(words);
        if (datum.kind != kind) {
            throw stop(other(words));
        }
        return datum.boxed();
    }

    private Object reference(Case.Datum datum) {
        try {
            if (heap == null) {
                throw Verdict.notRun("an object is asked for before the input exists");
            }
            return heap.value(datum);
        } catch (Verdict failed) {
            throw stop(failed);
        }
    }

    private synchronized Case.Datum next(String words) {
        if (verdict != null) {
            throw stop(verdict);
        }
        Case.Datum datum = left.poll();
        if (datum == null) {
            throw stop(Verdict.refuted("asked for " + words + " once more than the path (" + all + " answers)"));
        }
        if (datum.isUnknown()) {
            throw stop(Verdict.notRun("answer " + (all - left.size()) + " is not known"));
        }
        return datum;
    }

    private synchronized Stop stop(Verdict why) {
        if (verdict == null) {
            verdict = why;
        }
        return new Stop(verdict.getMessage());
    }
}
