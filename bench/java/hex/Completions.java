package hex;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

import hex.Specification.Decision;
import hex.Specification.Known;

/**
 * Whether the specifications are exact: a partial heap, made by deciding references of a subject in any order and with any numbers, is
 * admitted if and only if it is part of a valid structure. Valid ones are enumerated without help of the specifications.
 */
final class Completions {
    private static final int ROUNDS = 4000;
    private static final Object NULL = new Object();

    private final Random random = new Random(11);
    private final Specification specification;
    private final List<Object> structures;
    private int admitted;
    private int refused;

    private List<Known> known;
    private Map<Object, Map<Field, Object>> decided;

    private Completions(Path file, List<Object> structures) throws Exception {
        this.specification = new Specification(file);
        this.structures = structures;
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        int number = 1;
        for (List<Object> structures : ValidStructures.all()) {
            Completions completions = new Completions(folder.resolve("P" + number + ".hex"), structures);
            for (int round = 0; round < ROUNDS; round++) {
                completions.walk(structures.get(0).getClass());
            }
            if (completions.admitted < ROUNDS / 4 || completions.refused < ROUNDS / 4) {
                throw new IllegalStateException("P" + number + ": " + completions.admitted + " and " + completions.refused);
            }
            number++;
        }
        System.out.println("exact");
    }

    /** Decides one reference after the other until a decision is refused, and compares each time. */
    private void walk(Class<?> type) throws ReflectiveOperationException {
        known = new ArrayList<>();
        decided = new IdentityHashMap<>();
        Known receiver = discover(type, null, "this");
        if (!judge(new Decision(null, "this", "expands", receiver))) {
            return;
        }
        while (known.size() <= ValidStructures.NODES) {
            List<Object[]> open = open();
            if (open.isEmpty()) {
                return;
            }
            Object[] reference = open.get(random.nextInt(open.size()));
            if (!decide((Known) reference[0], (Field) reference[1])) {
                return;
            }
        }
    }

    private List<Object[]> open() {
        List<Object[]> open = new ArrayList<>();
        for (Known owner : known) {
            for (Field field : fields(owner.object.getClass())) {
                if (!field.getType().isPrimitive() && !decided.get(owner.object).containsKey(field)) {
                    open.add(new Object[] {owner, field});
                }
            }
        }
        return open;
    }

    private boolean decide(Known owner, Field field) throws ReflectiveOperationException {
        List<Known> targets = new ArrayList<>();
        for (Known other : known) {
            if (field.getType().isInstance(other.object)) {
                targets.add(other);
            }
        }
        // A fresh object is as likely as all that are known.
        int choice = random.nextInt(2 * targets.size() + 3);
        String event = choice == 0 ? "null" : choice <= targets.size() ? "aliases" : "expands";
        Known target = switch (event) {
            case "null" -> null;
            case "aliases" -> targets.get(choice - 1);
            default -> discover(field.getType(), owner, field.getName());
        };
        decided.get(owner.object).put(field, target == null ? NULL : target.object);
        return judge(new Decision(owner, field.getName(), event, target));
    }

    private boolean judge(Decision decision) throws ReflectiveOperationException {
        boolean isAdmitted = specification.admits(decision, known);
        boolean isPart = false;
        for (Object structure : structures) {
            isPart = isPart || isPartOf(structure);
        }
        if (isAdmitted != isPart) {
            throw new IllegalStateException((isPart ? "refused wrongly: " : "admitted wrongly: ") + decision.field() + " "
                + decision.event() + " in" + picture());
        }
        if (isAdmitted) {
            admitted++;
        } else {
            refused++;
        }
        return isAdmitted;
    }

    /** A new object with any numbers. */
    private Known discover(Class<?> type, Known owner, String field) throws ReflectiveOperationException {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        Object[] arguments = new Object[constructor.getParameterCount()];
        for (int at = 0; at < arguments.length; at++) {
            Class<?> parameter = constructor.getParameterTypes()[at];
            arguments[at] = parameter == int.class ? (Object) 0 : parameter == short.class ? (Object) (short) 0 : null;
        }
        Object object = constructor.newInstance(arguments);
        for (Field of : fields(type)) {
            if (of.getType() == int.class) {
                of.setInt(object, number(of.getName()));
            } else if (of.getType() == short.class) {
                of.setShort(object, (short) number(of.getName()));
            } else if (of.getType() == boolean.class) {
                of.setBoolean(object, random.nextBoolean());
            }
        }
        Known place = new Known(object, owner, "." + field + ";");
        known.add(place);
        decided.put(object, new HashMap<>());
        return place;
    }

    private int number(String field) {
        return switch (field) {
            case "size" -> random.nextInt(ValidStructures.LARGEST + 2) - 1;
            case "height", "cacheSize" -> random.nextInt(5) - 1;
            case "leg" -> random.nextInt(8) - 1;
            case "value" -> random.nextInt(3) / 2;
            case "key", "element" -> random.nextInt(40);
            default -> random.nextInt(6);
        };
    }

    /** Whether the known objects, their decided references and their numbers are found in a structure. */
    private boolean isPartOf(Object structure) throws ReflectiveOperationException {
        Map<Object, Object> images = new IdentityHashMap<>();
        Map<Object, Object> sources = new IdentityHashMap<>();
        TreeMap<Integer, Integer> keys = new TreeMap<>();
        images.put(known.get(0).object, structure);
        sources.put(structure, known.get(0).object);
        // Owners are discovered before what they lead to.
        for (Known place : known) {
            Object image = images.get(place.object);
            if (image == null || !areNumbersFound(place.object, image, keys)) {
                return false;
            }
            for (Map.Entry<Field, Object> reference : decided.get(place.object).entrySet()) {
                Object found = reference.getKey().get(image);
                Object target = reference.getValue();
                if (target == NULL ? found != null : found == null) {
                    return false;
                }
                if (target == NULL) {
                    continue;
                }
                Object before = images.putIfAbsent(target, found);
                Object source = sources.putIfAbsent(found, target);
                if (before != null && before != found || source != null && source != target) {
                    return false;
                }
            }
        }
        int last = Integer.MIN_VALUE;
        for (int key : keys.values()) {
            if (key <= last) {
                return false;
            }
            last = key;
        }
        return true;
    }

    /** Keys in the order of the structure's; numbers that follow from the rest the same; others any. */
    private static boolean areNumbersFound(Object object, Object image, Map<Integer, Integer> keys)
            throws ReflectiveOperationException {
        for (Field field : fields(object.getClass())) {
            if (!field.getType().isPrimitive()) {
                continue;
            }
            switch (field.getName()) {
                case "key" -> keys.put(field.getInt(image), field.getInt(object));
                case "element" -> {
                    if (object instanceof AvlTree.Node) {
                        keys.put(field.getInt(image), field.getInt(object));
                    }
                }
                case "size", "height", "cacheSize", "red" -> {
                    if (!field.get(object).equals(field.get(image))) {
                        return false;
                    }
                }
                case "maximumCacheSize" -> {
                    if (field.getInt(object) < ((CachingList) object).cacheSize) {
                        return false;
                    }
                }
                // Headers have negative legs, and nodes of a list negative values.
                case "leg" -> {
                    if (field.getShort(image) >= 0 && field.getShort(object) < 0) {
                        return false;
                    }
                }
                case "value" -> {
                    if (image instanceof CachingList.Node && field.getInt(image) == 0 && field.getInt(object) != 0) {
                        return false;
                    }
                }
                default -> { }
            }
        }
        return true;
    }

    private String picture() throws ReflectiveOperationException {
        StringBuilder text = new StringBuilder();
        for (Known place : known) {
            String from = place.from == null ? "" : Integer.toString(number(place.from.object));
            text.append("\n  ").append(number(place.object)).append(" at ").append(from).append(place.step).append(':');
            for (Field field : fields(place.object.getClass())) {
                Object target = decided.get(place.object).get(field);
                if (field.getType().isPrimitive()) {
                    text.append(' ').append(field.getName()).append('=').append(field.get(place.object));
                } else if (target != null) {
                    text.append(' ').append(field.getName()).append("->").append(target == NULL ? "null" : number(target));
                }
            }
        }
        return text.toString();
    }

    private int number(Object object) {
        int at = 0;
        while (known.get(at).object != object) {
            at++;
        }
        return at;
    }

    /** The fields of a class that are no ghosts. */
    private static List<Field> fields(Class<?> type) {
        return FIELDS.computeIfAbsent(type, of -> {
            List<Field> fields = new ArrayList<>();
            for (Field field : of.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getName().startsWith("_")) {
                    field.setAccessible(true);
                    fields.add(field);
                }
            }
            return fields;
        });
    }

    private static final Map<Class<?>, List<Field>> FIELDS = new HashMap<>();
}
