package hex;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/**
 * Whether the subjects agree with the Java library, and their invariants with the structures that they build: all these are valid,
 * hardly any is after a change of one link, and no heap of garbage keeps an invariant from answering.
 */
final class Agreement {
    private static final int ROUNDS = 300;
    private static final Set<String> FOLLOWING = Set.of("size", "cacheSize", "height");

    private final Random random = new Random(7);
    private int links;
    private int accepted;

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Agreement agreement = new Agreement();
        for (int round = 0; round < ROUNDS; round++) {
            agreement.linkedList();
            agreement.treeMap();
            agreement.avlTree();
            agreement.cachingList();
            agreement.trajectory();
            agreement.traversal();
            agreement.renaming();
        }
        check(agreement.accepted * 20 < agreement.links, agreement.accepted + " of " + agreement.links + " changes accepted");
        System.out.println("agreed");
    }

    private void linkedList() throws ReflectiveOperationException {
        LinkedList ours = new LinkedList();
        java.util.LinkedList<Integer> theirs = new java.util.LinkedList<>();
        for (int step = random.nextInt(12); step > 0; step--) {
            int value = random.nextInt(5);
            int at = random.nextInt(6) - 1;
            switch (random.nextInt(8)) {
                case 0 -> check(ours.add(value) == theirs.add(value), "add");
                case 1 -> { ours.addFirst(value); theirs.addFirst(value); }
                case 2 -> { ours.addLast(value); theirs.addLast(value); }
                case 3 -> same(() -> ours.set(at, value), () -> theirs.set(at, value));
                case 4 -> same(() -> ours.remove(at), () -> theirs.remove(at));
                case 5 -> same(ours::removeFirst, theirs::removeFirst);
                case 6 -> same(ours::removeLast, theirs::removeLast);
                default -> { if (value == 0) { ours.clear(); theirs.clear(); } }
            }
            same(() -> ours.get(at), () -> theirs.get(at));
            check(ours.indexOf(value) == theirs.indexOf(value), "indexOf");
            check(ours.lastIndexOf(value) == theirs.lastIndexOf(value), "lastIndexOf");
            check(ours.size() == theirs.size() && ours.repOK(), "list");
        }
        change(ours, ours::repOK);
    }

    private void treeMap() throws ReflectiveOperationException {
        TreeMap ours = new TreeMap();
        java.util.TreeMap<Integer, Integer> theirs = new java.util.TreeMap<>();
        for (int step = random.nextInt(40); step > 0; step--) {
            int key = random.nextInt(12);
            int value = 1 + random.nextInt(4);
            switch (random.nextInt(5)) {
                case 0, 1, 2 -> check(ours.put(key, value) == orZero(theirs.put(key, value)), "put");
                case 3 -> check(ours.remove(key) == orZero(theirs.remove(key)), "remove");
                default -> { if (key == 0) { ours.clear(); theirs.clear(); } }
            }
            check(ours.get(key) == orZero(theirs.get(key)), "get");
            check(ours.containsKey(key) == theirs.containsKey(key), "containsKey");
            check(ours.containsValue(value) == theirs.containsValue(value), "containsValue");
            same(ours::firstKey, theirs::firstKey);
            same(ours::lastKey, theirs::lastKey);
            check(ours.size() == theirs.size() && ours.repOK(), "map");
        }
        change(ours, ours::repOK);
    }

    private void avlTree() throws ReflectiveOperationException {
        AvlTree ours = new AvlTree();
        TreeSet<Integer> theirs = new TreeSet<>();
        for (int step = random.nextInt(40); step > 0; step--) {
            int element = random.nextInt(12);
            if (random.nextInt(3) > 0) {
                ours.insert(element);
                theirs.add(element);
            } else {
                ours.remove(element);
                theirs.remove(element);
            }
            check(ours.find(element) == theirs.contains(element), "find");
            same(ours::findMin, theirs::first);
            same(ours::findMax, theirs::last);
            check(ours.isEmpty() == theirs.isEmpty() && ours.repOK(), "tree");
        }
        change(ours, ours::repOK);
    }

    private void cachingList() throws ReflectiveOperationException {
        CachingList ours = new CachingList();
        ArrayList<Integer> theirs = new ArrayList<>();
        for (int step = random.nextInt(16); step > 0; step--) {
            int value = random.nextInt(5);
            int at = random.nextInt(6) - 1;
            switch (random.nextInt(7)) {
                case 0, 1 -> check(ours.add(value) == theirs.add(value), "add");
                case 2 -> { ours.addFirst(value); theirs.add(0, value); }
                case 3 -> same(() -> ours.remove(at), () -> theirs.remove(at));
                case 4 -> same(ours::removeLast, () -> theirs.remove(theirs.size() - 1));
                case 5 -> ours.setMaximumCacheSize(value);
                default -> { if (value == 0) { ours.clear(); theirs.clear(); } }
            }
            same(() -> ours.get(at), () -> theirs.get(at));
            check(ours.indexOf(value) == theirs.indexOf(value), "indexOf");
            check(ours.size() == theirs.size() && ours.repOK(), "caching list");
        }
        change(ours, ours::repOK);
    }

    private void trajectory() throws ReflectiveOperationException {
        TrajectorySynthesizer ours = new TrajectorySynthesizer();
        for (int points = random.nextInt(6); points > 0; points--) {
            ours.plan.add(coordinate(), coordinate(), (short) random.nextInt(50));
        }
        check(ours.repOK(), "plan");
        ours.synthesize(coordinate(), coordinate());
        check(ours.repOK(), "plan afterwards");
        change(ours, ours::repOK);
    }

    private void traversal() throws ReflectiveOperationException {
        NodeTraversal ours = new NodeTraversal();
        List<Node> nodes = tree(Node.FUNCTION);
        ours.tree = nodes.get(0);
        for (int graphs = random.nextInt(3); graphs > 0; graphs--) {
            ours.graphs.push(new GraphList.Graph());
        }
        check(ours.repOK(), "tree and graphs");
        change(ours, ours::repOK);

        NodeTraversal again = new NodeTraversal();
        List<Node> fresh = tree(Node.FUNCTION);
        again.tree = fresh.get(0);
        boolean isComplete = fresh.stream().allMatch(node -> node.type != Node.FUNCTION || children(node) == 3);
        try {
            check(again.traverse() == fresh.size() && isComplete, "a traversal of everything");
        } catch (NullPointerException | AssertionError fault) {
            check(!isComplete, "the fault of the traversal");
        }
    }

    private void renaming() throws ReflectiveOperationException {
        RenameLabels ours = new RenameLabels();
        ours.tree = tree(Node.BREAK).get(0);
        ours.external = tree(Node.NAME).get(0);
        check(ours.repOK(), "two trees");
        try {
            ours.process();
        } catch (NullPointerException fault) {
            check(fault.getStackTrace()[0].getMethodName().equals("visitBreak"), "the fault of the renaming");
        }
        check(ours.repOK(), "two trees afterwards");
        change(ours, ours::repOK);
    }

    private List<Node> tree(int types) {
        List<Node> nodes = new ArrayList<>();
        nodes.add(new Node(random.nextInt(types + 1), random.nextInt(3)));
        for (int more = random.nextInt(9); more > 0; more--) {
            Node node = new Node(random.nextInt(types + 1), random.nextInt(3));
            nodes.get(random.nextInt(nodes.size())).append(node);
            nodes.add(node);
        }
        return nodes;
    }

    private static int children(Node node) {
        int count = 0;
        for (Node child = node.first; child != null; child = child.next) {
            count++;
        }
        return count;
    }

    /** Changes every link, one at a time, and puts it back; and then all fields at once. */
    private void change(Object structure, BooleanSupplier isValid) throws ReflectiveOperationException {
        List<Object> objects = reachable(structure);
        check(isValid.getAsBoolean(), "valid before a change");
        for (Object object : objects) {
            for (Field field : fields(object)) {
                if (field.getType().isPrimitive()) {
                    changeNumber(object, field, isValid);
                    continue;
                }
                Object old = field.get(object);
                Object other = random.nextInt(3) == 0 ? null : objects.get(random.nextInt(objects.size()));
                if (other != old && (other == null || field.getType().isInstance(other))) {
                    field.set(object, other);
                    links++;
                    accepted += isValid.getAsBoolean() ? 1 : 0;
                    field.set(object, old);
                }
            }
        }
        check(isValid.getAsBoolean(), "valid after all changes");
        for (int round = 0; round < 5; round++) {
            scramble(objects);
            isValid.getAsBoolean();
        }
    }

    /** Numbers that follow from the rest, and colours, have no other value. */
    private void changeNumber(Object object, Field field, BooleanSupplier isValid) throws ReflectiveOperationException {
        Object old = field.get(object);
        if (field.getType() == boolean.class) {
            field.set(object, !(Boolean) old);
        } else if (FOLLOWING.contains(field.getName())) {
            field.set(object, (Integer) old + (random.nextBoolean() ? 1 : -1));
        } else {
            return;
        }
        check(!isValid.getAsBoolean(), "a change of " + field);
        field.set(object, old);
    }

    private void scramble(List<Object> objects) throws ReflectiveOperationException {
        for (Object object : objects) {
            for (Field field : fields(object)) {
                Class<?> type = field.getType();
                if (type == int.class) {
                    field.setInt(object, random.nextInt(9) == 0 ? Integer.MAX_VALUE : random.nextInt(4));
                } else if (type == boolean.class) {
                    field.setBoolean(object, random.nextBoolean());
                } else if (!type.isPrimitive()) {
                    Object other = objects.get(random.nextInt(objects.size()));
                    field.set(object, type.isInstance(other) ? other : null);
                }
            }
        }
    }

    private static List<Object> reachable(Object from) throws ReflectiveOperationException {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Object> objects = new ArrayList<>(List.of(from));
        seen.add(from);
        for (int at = 0; at < objects.size(); at++) {
            for (Field field : fields(objects.get(at))) {
                Object next = field.getType().isPrimitive() ? null : field.get(objects.get(at));
                if (next != null && seen.add(next)) {
                    objects.add(next);
                }
            }
        }
        return objects;
    }

    /** The fields of an object that are no ghosts. */
    private static List<Field> fields(Object object) {
        List<Field> fields = new ArrayList<>();
        for (Field field : object.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !field.getName().startsWith("_")) {
                field.setAccessible(true);
                fields.add(field);
            }
        }
        return fields;
    }

    private interface Call {
        int run();
    }

    /** Two calls give the same, or both throw. */
    private static void same(Call ours, Call theirs) {
        check(outcome(ours).equals(outcome(theirs)), "results");
    }

    private static String outcome(Call call) {
        try {
            return Integer.toString(call.run());
        } catch (IndexOutOfBoundsException | NoSuchElementException refused) {
            return "refused";
        }
    }

    private short coordinate() {
        return (short) (random.nextInt(200) - 100);
    }

    private static int orZero(Integer value) {
        return value == null ? 0 : value;
    }

    private static void check(boolean condition, String what) {
        if (!condition) {
            throw new IllegalStateException("not so: " + what);
        }
    }
}
