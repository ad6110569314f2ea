import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * All complete heaps of a structure with at most so many objects of each class, up to isomorphism: references are chosen in the order
 * of discovery, null, any object of the type that is known, or a new one; then the primitives. Those on which {@code repOK} answers
 * true are given to the consumer.
 */
final class Heaps {
    private final int most;
    private final int[] numbers;
    private final Consumer<Object> consumer;
    private final Method repOK;
    private final List<Object> objects = new ArrayList<>();
    private final Map<Class<?>, Integer> counts = new HashMap<>();
    long all;
    long valid;

    private Heaps(Class<?> root, int most, int[] numbers, Consumer<Object> consumer) throws ReflectiveOperationException {
        this.most = most;
        this.numbers = numbers;
        this.consumer = consumer;
        this.repOK = root.getDeclaredMethod("repOK");
        repOK.setAccessible(true);
    }

    static Heaps enumerate(Class<?> root, int most, int[] numbers, Consumer<Object> consumer) throws ReflectiveOperationException {
        Heaps heaps = new Heaps(root, most, numbers, consumer);
        heaps.make(root);
        heaps.references(0, 0);
        return heaps;
    }

    private Object make(Class<?> type) throws ReflectiveOperationException {
        var constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        Object made = constructor.newInstance();
        objects.add(made);
        counts.merge(type, 1, Integer::sum);
        return made;
    }

    private void unmake() {
        Object last = objects.remove(objects.size() - 1);
        counts.merge(last.getClass(), -1, Integer::sum);
    }

    private static List<Field> fields(Class<?> type, boolean isPrimitive) {
        List<Field> found = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && field.getType().isPrimitive() == isPrimitive) {
                field.setAccessible(true);
                found.add(field);
            }
        }
        return found;
    }

    private final Map<Class<?>, List<Field>> references = new HashMap<>();
    private final Map<Class<?>, List<Field>> primitives = new HashMap<>();

    private void references(int at, int next) throws ReflectiveOperationException {
        if (at == objects.size()) {
            primitives(0, 0);
            return;
        }
        Object owner = objects.get(at);
        List<Field> fields = references.computeIfAbsent(owner.getClass(), type -> fields(type, false));
        if (next == fields.size()) {
            references(at + 1, 0);
            return;
        }
        Field field = fields.get(next);
        field.set(owner, null);
        references(at, next + 1);
        for (int known = 0; known < objects.size(); known++) {
            if (field.getType().isInstance(objects.get(known))) {
                field.set(owner, objects.get(known));
                references(at, next + 1);
            }
        }
        if (counts.getOrDefault(field.getType(), 0) < most) {
            field.set(owner, make(field.getType()));
            references(at, next + 1);
            field.set(owner, null);
            unmake();
        }
    }

    private void primitives(int at, int next) throws ReflectiveOperationException {
        if (at == objects.size()) {
            all++;
            if ((boolean) repOK.invoke(objects.get(0))) {
                valid++;
                consumer.accept(objects.get(0));
            }
            return;
        }
        Object owner = objects.get(at);
        List<Field> fields = primitives.computeIfAbsent(owner.getClass(), type -> fields(type, true));
        if (next == fields.size()) {
            primitives(at + 1, 0);
            return;
        }
        Field field = fields.get(next);
        if (field.getType() == boolean.class) {
            for (boolean value : new boolean[] {false, true}) {
                field.setBoolean(owner, value);
                primitives(at, next + 1);
            }
        } else {
            for (int value : numbers) {
                field.setInt(owner, value);
                primitives(at, next + 1);
            }
        }
    }
}
