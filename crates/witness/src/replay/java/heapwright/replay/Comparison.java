package heapwright.replay;

import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Compares what is there at the end with what was predicted. Objects must match one to one, since aliasing is
 * predicted, too; strings, boxes, constants of enumerations and classes are compared by value.
 */
final class Comparison {
    private final Case predicted;
    private final Object[] objects;
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    /** How an object was first reached; those of the input by their place at entry. */
    private final String[] names;
    private final Set<Integer> queued = new HashSet<>();
    private final Deque<Integer> queue = new ArrayDeque<>();
    private final Map<Integer, String> ways = new HashMap<>();

    Comparison(Case predicted, InputHeap heap) {
        this.predicted = predicted;
        objects = new Object[predicted.objects.size()];
        names = new String[objects.length];
        for (int i = 0; i < objects.length; i++) {
            Case.Entity entity = predicted.objects.get(i);
            if (entity.before != null && heap.object(i) != null && !isValue(entity)) {
                objects[i] = heap.object(i);
                numbers.put(objects[i], i);
            }
        }
        nameInputs();
    }

    private static boolean isValue(Case.Entity entity) {
        switch (entity.after.sort) {
            case BOXED:
            case CONSTANT:
            case CLASS:
            case HIDDEN:
                return true;
            case TEXT:
                return entity.className.equals("java.lang.String");
            default:
                return false;
        }
    }

    /** Names the objects of the input by where they were at entry. */
    private void nameInputs() {
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < predicted.arguments.size(); i++) {
            nameInput(predicted.arguments.get(i), argumentName(i), open);
        }
        for (Case.StaticCell cell : predicted.statics) {
            nameInput(cell.value, cell.className + "." + cell.name, open);
        }
        for (int i = 0; i < predicted.answers.size(); i++) {
            nameInput(predicted.answers.get(i), "answer " + (i + 1), open);
        }
        while (!open.isEmpty()) {
            int number = open.poll();
            for (Case.Cell cell : predicted.objects.get(number).before.cells) {
                nameInput(cell.value, names[number] + suffix(cell), open);
            }
        }
    }

    private void nameInput(Case.Datum datum, String name, Deque<Integer> open) {
        if (datum.isObject() && names[datum.object()] == null) {
            Case.Entity entity = predicted.objects.get(datum.object());
            if (entity.before != null) {
                names[datum.object()] = name;
                open.add(datum.object());
            }
        }
    }

    /** The receiver is {@code this}; the others are counted from 1. */
    String argumentName(int at) {
        boolean hasReceiver = false;
        for (Case.Call call : predicted.calls) {
            hasReceiver |= call.isBody() && !call.isStatic && !call.name.equals("<init>");
        }
        return hasReceiver && at == 0 ? "this" : "argument " + (hasReceiver ? at : at + 1);
    }

    private static String suffix(Case.Cell cell) {
        return cell.name == null ? "[" + cell.index + "]" : "." + cell.name;
    }

    /** Compares a value; its objects wait for {@link #contents}. */
    void value(String way, Case.Datum expected, Object actual, boolean isPrimitive) throws Verdict {
        if (expected.isUnknown()) {
            return;
        }
        if (expected.isNumber()) {
            if (!isPrimitive || !isSameNumber(expected, actual)) {
                throw differ(way, expected, actual);
            }
        } else if (isPrimitive) {
            throw differ(way, expected, actual);
        } else if (expected.isObject()) {
            reference(way, expected, actual);
        } else if (actual != null) {
            throw differ(way, expected, actual);
        }
    }

    private static boolean isSameNumber(Case.Datum expected, Object actual) {
        Object number = expected.boxed();
        boolean isFloating = number instanceof Float || number instanceof Double;
        if (isFloating || actual instanceof Float || actual instanceof Double) {
            return number.getClass() == actual.getClass() && Memory.bits(number) == Memory.bits(actual);
        }
        return Memory.bits(number) == Memory.bits(actual);
    }

    private void reference(String way, Case.Datum expected, Object actual) throws Verdict {
        int number = expected.object();
        Case.Entity entity = predicted.objects.get(number);
        Case.Content content = entity.after;
        if (content.sort == Case.Sort.HIDDEN) {
            return;
        }
        if (actual == null) {
            throw differ(way, expected, actual);
        }
        if (isValue(entity)) {
            if (!isSameValue(content, actual)) {
                throw differ(way, expected, actual);
            }
            return;
        }
        if (!actual.getClass().getName().equals(entity.className)) {
            throw differ(way, expected, actual);
        }
        Integer known = numbers.get(actual);
        if (objects[number] == null && known == null) {
            objects[number] = actual;
            numbers.put(actual, number);
            names[number] = way;
        } else if (objects[number] != actual) {
            String is = known == null ? "another " + Words.of(actual) : "the same as " + place(known);
            String should = objects[number] == null ? "an object of its own" : "the same as " + place(number);
            throw Verdict.refuted(way + ": predicted " + should + ", was " + is);
        }
        ways.putIfAbsent(number, way);
        if (queued.add(number)) {
            queue.add(number);
        }
    }

    private static boolean isSameValue(Case.Content content, Object actual) {
        switch (content.sort) {
            case TEXT:
                return actual instanceof String && actual.equals(content.text);
            case BOXED:
                Object box = content.number.boxed();
                return actual.getClass() == box.getClass() && Memory.bits(actual) == Memory.bits(box);
            case CONSTANT:
                return actual instanceof Enum
                        && ((Enum<?>) actual).getDeclaringClass().getName().equals(content.className)
                        && ((Enum<?>) actual).name().equals(content.name);
            default:
                return actual instanceof Class && ((Class<?>) actual).getName().equals(content.className);
        }
    }

    private String place(int number) {
        String way = ways.get(number);
        if (way != null) {
            return way;
        }
        return names[number] == null ? "object " + number : names[number] + " at entry";
    }

    /**
     * Compares the contents of all objects reached so far, of those that they lead to, and at last of objects of the
     * input that nothing leads to any more.
     */
    void contents() throws Verdict {
        drain();
        for (int i = 0; i < objects.length; i++) {
            if (objects[i] != null && queued.add(i)) {
                queue.add(i);
                ways.put(i, "(" + place(i) + ")");
                drain();
            }
        }
    }

    private void drain() throws Verdict {
        while (!queue.isEmpty()) {
            int number = queue.poll();
            content(ways.get(number), predicted.objects.get(number), objects[number]);
        }
    }

    private void content(String way, Case.Entity entity, Object actual) throws Verdict {
        switch (entity.after.sort) {
            case FIELDS:
                for (Case.Cell cell : entity.after.cells) {
                    Memory.Place place = Memory.field(actual, cell.className, cell.name, cell.descriptor);
                    value(way + suffix(cell), cell.value, place.get(), place.isPrimitive());
                }
                break;
            case ELEMENTS:
                elements(way, entity.after, actual);
                break;
            case TEXT:
                if (!actual.toString().equals(entity.after.text)) {
                    throw Verdict.refuted(way + ": predicted the text " + Words.quoted(entity.after.text) + ", was "
                            + Words.quoted(actual.toString()));
                }
                break;
            default:
                break;
        }
    }

    private void elements(String way, Case.Content content, Object actual) throws Verdict {
        int length = Array.getLength(actual);
        if (length != content.length) {
            throw Verdict.refuted(way + ".length: predicted " + content.length + ", was " + length);
        }
        boolean isPrimitive = actual.getClass().getComponentType().isPrimitive();
        int done = 0;
        for (Case.Cell cell : content.cells) {
            zeros(way, actual, done, cell.index);
            value(way + "[" + cell.index + "]", cell.value, Array.get(actual, cell.index), isPrimitive);
            done = cell.index + 1;
        }
        zeros(way, actual, done, length);
    }

    private static void zeros(String way, Object array, int from, int to) throws Verdict {
        int end = Zeros.end(array, from, to);
        if (end < to) {
            String zero = array.getClass().getComponentType().isPrimitive() ? "0" : "null";
            throw Verdict.refuted(way + "[" + end + "]: predicted " + zero + ", was " + Words.of(Array.get(array, end)));
        }
    }

    private Verdict differ(String way, Case.Datum expected, Object actual) {
        return Verdict.refuted(way + ": predicted " + Words.of(expected, predicted) + ", was " + Words.of(actual));
    }
}
