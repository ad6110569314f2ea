package heapwright.replay;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * The objects of the input. They are made without constructors, except for records: a record that its canonical
 * constructor does not make cannot exist.
 *
 * <p>Depth first, so that whatever a record refers to is complete when its constructor looks at it; only objects on a
 * cycle through the record itself are filled afterwards.
 */
final class InputHeap {
    private enum State {
        NEW,
        STARTED,
        DONE
    }

    private final Case input;
    private final CaseLoader loader;
    private final Object[] made;
    private final State[] states;
    private final List<Integer> incomplete = new ArrayList<>();

    InputHeap(Case input, CaseLoader loader) {
        this.input = input;
        this.loader = loader;
        made = new Object[input.objects.size()];
        states = new State[made.length];
        java.util.Arrays.fill(states, State.NEW);
    }

    void build() throws Verdict {
        for (int i = 0; i < made.length; i++) {
            if (input.objects.get(i).before != null) {
                allocate(i);
            }
        }
        for (int i = 0; i < made.length; i++) {
            if (input.objects.get(i).before != null) {
                complete(i);
            }
        }
        for (int i : incomplete) {
            fill(i);
        }
    }

    /** The object of a number; null if it is not of the input. */
    Object object(int number) {
        return made[number];
    }

    /** The value that a datum stands for, numbers as boxes. */
    Object value(Case.Datum datum) throws Verdict {
        if (datum.isNumber()) {
            return datum.boxed();
        }
        if (!datum.isObject()) {
            return null;
        }
        Object object = made[datum.object()];
        if (object == null) {
            String name = input.objects.get(datum.object()).className;
            throw Verdict.notRun("the input refers to an object of class " + name + " that is not of the input");
        }
        return object;
    }

    private void allocate(int number) throws Verdict {
        Case.Entity entity = input.objects.get(number);
        Case.Content content = entity.before;
        switch (content.sort) {
            case FIELDS:
                made[number] = instance(loader.initialized(entity.className));
                break;
            case ELEMENTS:
                made[number] = array(loader.find(entity.className), content.length);
                break;
            case TEXT:
                made[number] = text(entity.className, content.text, content.interned);
                break;
            case BOXED:
                made[number] = box(content);
                break;
            case CONSTANT:
                Object constant = Memory.staticField(loader.initialized(content.className), content.name).get();
                if (constant == null) {
                    throw Verdict.notRun("constant " + content.className + "." + content.name + " is null");
                }
                made[number] = constant;
                break;
            case CLASS:
                made[number] = loader.find(content.className);
                break;
            default:
                throw Verdict.notRun("it is not known how to make an object of class " + entity.className);
        }
        if (content.sort != Case.Sort.FIELDS && content.sort != Case.Sort.ELEMENTS) {
            states[number] = State.DONE;
        }
    }

    /** A new object, or null for a record, which has to wait. */
    private static Object instance(Class<?> type) throws Verdict {
        if (type.isInterface()) {
            return Unseen.of(type);
        }
        if (type.isEnum() && type.getEnumConstants().length > 0) {
            // Nothing but its class has been looked at.
            return type.getEnumConstants()[0];
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            throw Verdict.notRun("there are no objects of abstract class " + type.getName());
        }
        if (type.isEnum() || type == Class.class) {
            throw Verdict.notRun("no object of class " + type.getName() + " can be made");
        }
        if (type.isRecord()) {
            return null;
        }
        try {
            return Memory.allocate(type);
        } catch (InstantiationException failed) {
            throw Verdict.notRun("no object of class " + type.getName() + " can be made: " + failed.getMessage());
        }
    }

    private static Object array(Class<?> type, int length) throws Verdict {
        try {
            return Array.newInstance(type.getComponentType(), length);
        } catch (OutOfMemoryError tooLarge) {
            throw Verdict.notRun("an array of the input is too long for the memory");
        }
    }

    private static Object text(String className, String text, boolean interned) throws Verdict {
        switch (className) {
            case "java.lang.String":
                // Another string with this text is the interned one unless the input is.
                String known = new String(text.toCharArray()).intern();
                return interned ? known : new String(known);
            case "java.lang.StringBuilder":
                return new StringBuilder(text);
            case "java.lang.StringBuffer":
                return new StringBuffer(text);
            default:
                throw Verdict.notRun("objects of class " + className + " are no texts");
        }
    }

    private static Object box(Case.Content content) throws Verdict {
        // Boxing finds what `valueOf` finds.
        Object shared = content.number.boxed();
        if (!content.own) {
            return shared;
        }
        try {
            Class<?> primitive = (Class<?>) shared.getClass().getField("TYPE").get(null);
            return shared.getClass().getConstructor(primitive).newInstance(shared);
        } catch (ReflectiveOperationException failed) {
            throw Verdict.notRun("no box of its own can be made: " + failed);
        }
    }

    /** Completes an object and, before it, everything that it refers to. */
    private void complete(int number) throws Verdict {
        if (states[number] != State.NEW) {
            return;
        }
        states[number] = State.STARTED;
        Case.Entity entity = input.objects.get(number);
        boolean isComplete = true;
        for (Case.Cell cell : entity.before.cells) {
            if (cell.value.isObject()) {
                int next = cell.value.object();
                if (input.objects.get(next).before != null) {
                    complete(next);
                    isComplete &= made[next] != null;
                }
            }
        }
        if (made[number] == null) {
            made[number] = record(entity, isComplete);
        } else if (isComplete) {
            fill(number);
        } else {
            incomplete.add(number);
        }
        states[number] = State.DONE;
    }

    private void fill(int number) throws Verdict {
        Object object = made[number];
        Case.Content content = input.objects.get(number).before;
        for (Case.Cell cell : content.cells) {
            if (cell.value.isUnknown()) {
                continue;
            }
            Object value = value(cell.value);
            Unseen unseen = Unseen.behind(object);
            if (unseen != null) {
                unseen.add(cell.name, cell.descriptor, value);
            } else if (content.sort == Case.Sort.ELEMENTS) {
                try {
                    Array.set(object, cell.index, value);
                } catch (RuntimeException wrong) {
                    throw Verdict.notRun("element " + cell.index + " of an array of class "
                            + object.getClass().getTypeName() + " cannot be set: " + wrong);
                }
            } else {
                Memory.Place place = Memory.field(object, cell.className, cell.name, cell.descriptor);
                if (!place.accepts(value)) {
                    throw Verdict.notRun("field " + cell.name + " of class " + cell.className + " cannot hold "
                            + Words.of(value));
                }
                place.set(value);
            }
        }
    }

    private Object record(Case.Entity entity, boolean isComplete) throws Verdict {
        Class<?> type = loader.find(entity.className);
        if (!isComplete) {
            throw Verdict.notRun("no record " + type.getName() + " can contain itself");
        }
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = Array.get(Array.newInstance(types[i], 1), 0);
            for (Case.Cell cell : entity.before.cells) {
                if (cell.name.equals(components[i].getName()) && !cell.value.isUnknown()) {
                    values[i] = value(cell.value);
                }
            }
        }
        Object record;
        try {
            Constructor<?> canonical = type.getDeclaredConstructor(types);
            Memory.open(canonical);
            record = canonical.newInstance(values);
        } catch (InvocationTargetException thrown) {
            throw Verdict.notRun("no such record " + type.getName() + " can exist: its constructor throws "
                    + thrown.getCause().getClass().getName());
        } catch (ReflectiveOperationException | IllegalArgumentException failed) {
            throw Verdict.notRun("record " + type.getName() + " cannot be made: " + failed);
        }
        return record;
    }
}
