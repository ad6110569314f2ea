package runner;

import java.io.IOException;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import strangers.Strangers;
import world.World.*;

/** For each name of a pool the values that programs can make; each is made anew for every run. */
final class Pools {
    /** Makes a value; it may use those of earlier parameters. */
    interface Make {
        Object make(Object[] before);
    }

    /** A value with words for it; a stranger needs a class that the engine is not given. */
    record Entry(String words, boolean stranger, Make make) {}

    /** How many values a pool gives to another one. */
    private static final int SHARE = 10;

    private static final Map<String, List<Entry>> POOLS = new TreeMap<>();

    private Pools() {}

    static List<Entry> of(String name) {
        List<Entry> pool = POOLS.get(name);
        if (pool == null) {
            throw new IllegalArgumentException("no pool " + name);
        }
        return pool;
    }

    private static void add(String pool, String words, Make make) {
        POOLS.computeIfAbsent(pool, name -> new ArrayList<>()).add(new Entry(words, false, make));
    }

    private static void stranger(String pool, String words, Make make) {
        POOLS.computeIfAbsent(pool, name -> new ArrayList<>()).add(new Entry(words, true, make));
    }

    /** The first values of other pools that fit the type are in this one, too. */
    private static void also(String pool, Class<?> type, String... others) {
        also(pool, type, SHARE, others);
    }

    private static void also(String pool, Class<?> type, int share, String... others) {
        for (String other : others) {
            for (Entry entry : POOLS.get(other).stream().limit(share).toList()) {
                Object value = entry.make().make(new Object[0]);
                boolean known = POOLS.containsKey(pool)
                        && POOLS.get(pool).stream().anyMatch(one -> one.words().equals(entry.words()));
                if (value != null && type.isInstance(value) && !known) {
                    POOLS.get(pool).add(entry);
                }
            }
        }
    }

    private static Object first(Object[] before) {
        return before.length == 0 ? null : before[0];
    }

    private static <T> T first(Object[] before, Class<T> type) {
        return type.isInstance(first(before)) ? type.cast(first(before)) : null;
    }

    private static Node ring(int size, int value) {
        Node last = new Node(value, null);
        Node node = last;
        for (int i = 1; i < size; i++) {
            node = new Node(value - i, node);
        }
        last.next = node;
        return node;
    }

    private static Object[] containing(Object[] array, Object element) {
        array[0] = element;
        return array;
    }

    private static Cell itself() {
        Cell cell = new Cell(null, null);
        cell.value = cell;
        return cell;
    }

    private static Animal tagged(Animal animal) {
        animal.tag = animal;
        return animal;
    }

    private static Branch branch(Base left) {
        Branch branch = new Branch();
        branch.left = left;
        return branch;
    }

    private static Base deep(Base base, int depth) {
        base.depth = depth;
        return base;
    }

    static {
        values();
        for (String pool : List.copyOf(POOLS.keySet())) {
            if (!pool.equals("int")) {
                add(pool, "null", before -> null);
            }
        }
        containers();
        records();
        heaps();
        arrays();
        also("Comparable", Comparable.class, "String", "Integer", "Long", "Double", "Character", "Boolean", "Plain", "Bodied");
        also("CharSequence", CharSequence.class, "String");
        also("Number", Number.class, "Integer", "Long", "Double");
        also("Object", Object.class, "String", "Integer", "Double", "Long", "Boolean", "Character", "Number", "CharSequence",
                "Comparable", "Exception", "Class", "Plain", "Bodied", "Weighted", "Range", "Pair", "Name", "Point", "Dog",
                "Node", "Cell", "Box", "Object[]", "Animal[]", "int[]", "String[]", "Marker", "Circle");
        also("Serializable", Serializable.class, Integer.MAX_VALUE, "Object");
        also("Ordered", Comparable.class, "String");
    }

    @SuppressWarnings("removal")
    private static void values() {
        for (int number : new int[] {0, 1, -1, 2, 7, 127, 128, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            add("int", "" + number, before -> number);
        }
        add("String", "\"\"", before -> "");
        add("String", "\"a\"", before -> "a");
        add("String", "new String(\"a\")", before -> new String("a"));
        add("String", "\"b\"", before -> "b");
        add("String", "new String(\"ab\")", before -> new String("ab"));
        add("String", "\"-1\"", before -> "-1");
        add("String", "Held.TEXT", before -> Held.TEXT);
        add("Integer", "1", before -> 1);
        add("Integer", "0", before -> 0);
        add("Integer", "-1", before -> -1);
        add("Integer", "127", before -> 127);
        add("Integer", "128", before -> 128);
        add("Integer", "new Integer(1)", before -> new Integer(1));
        add("Integer", "Integer.MAX_VALUE", before -> Integer.MAX_VALUE);
        add("Integer", "Integer.MIN_VALUE", before -> Integer.MIN_VALUE);
        add("Integer", "Held.NUMBER", before -> Held.NUMBER);
        add("Integer", "1000", before -> Integer.valueOf(1000));
        for (long number : new long[] {0, 1, -1, 128, 1L << 32, Long.MIN_VALUE}) {
            add("Long", number + "L", before -> number);
        }
        for (double number : new double[] {0.0, -0.0, 1.0, -1.5, Double.NaN, Double.POSITIVE_INFINITY}) {
            add("Double", "" + number, before -> number);
        }
        for (char character : new char[] {'a', 'b', 0, 127, 128, 0xffff}) {
            add("Character", "(char) " + (int) character, before -> character);
        }
        add("Boolean", "true", before -> true);
        add("Boolean", "false", before -> false);
        add("Boolean", "new Boolean(true)", before -> new Boolean(true));
        for (Plain constant : Plain.values()) {
            add("Plain", "Plain." + constant, before -> constant);
        }
        for (Bodied constant : Bodied.values()) {
            add("Bodied", "Bodied." + constant, before -> constant);
        }
        for (Weighted constant : Weighted.values()) {
            add("Weighted", "Weighted." + constant, before -> constant);
        }
        add("Number", "new AtomicInteger(3)", before -> new AtomicInteger(3));
        add("Number", "BigInteger.TEN", before -> BigInteger.TEN);
        add("Number", "BigInteger.ONE.shiftLeft(70)", before -> BigInteger.ONE.shiftLeft(70));
        add("Number", "(short) 3", before -> (short) 3);
        add("Number", "(byte) -3", before -> (byte) -3);
        add("Number", "Float.NaN", before -> Float.NaN);
        stranger("Number", "new Amount()", before -> new Strangers.Amount());
        add("CharSequence", "new StringBuilder(\"a\")", before -> new StringBuilder("a"));
        add("CharSequence", "new StringBuilder()", before -> new StringBuilder());
        add("CharSequence", "new StringBuffer(\"ab\")", before -> new StringBuffer("ab"));
        stranger("CharSequence", "new Text(\"\")", before -> new Strangers.Text(""));
        stranger("CharSequence", "new Text(\"a\")", before -> new Strangers.Text("a"));
        add("Comparable", "BigInteger.TEN", before -> BigInteger.TEN);
        stranger("Comparable", "new Rank(0)", before -> new Strangers.Rank(0));
        stranger("Comparable", "new Rank(1)", before -> new Strangers.Rank(1));
        add("Exception", "new Exception()", before -> new Exception());
        add("Exception", "new Exception(\"a\")", before -> new Exception("a"));
        add("Exception", "new Exception(new Error())", before -> new Exception(new Error()));
        add("Exception", "new RuntimeException()", before -> new RuntimeException());
        add("Exception", "new IllegalArgumentException(\"a\")", before -> new IllegalArgumentException("a"));
        add("Exception", "new NullPointerException()", before -> new NullPointerException());
        add("Exception", "new IOException()", before -> new IOException());
        stranger("Exception", "new Failure()", before -> new Strangers.Failure());
        stranger("Exception", "new Breakdown()", before -> new Strangers.Breakdown());
        Class<?>[] types = {
            Object.class, String.class, Integer.class, int.class, void.class, int[].class, Object[].class, String[][].class,
            Runnable.class, Comparable.class, Plain.class, Bodied.class, Bodied.NEXT.getClass(), Range.class, Animal.class,
            Dog.class, Base.class, Shape.class, Override.class, Class.class, Error.class, boolean.class
        };
        for (Class<?> type : types) {
            add("Class", type.getTypeName() + ".class", before -> type);
        }
        stranger("Class", "Thing.class", before -> Strangers.Thing.class);
        add("Object", "new Object()", before -> new Object());
        add("Object", "Held.OBJECT", before -> Held.OBJECT);
        add("Object", "new ArrayList<>()", before -> new ArrayList<>());
        add("Object", "List.of(\"a\")", before -> List.of("a"));
        add("Object", "a lambda", before -> (Runnable) () -> {});
        stranger("Object", "new Thing(0)", before -> new Strangers.Thing(0));
        stranger("Object", "new Thing(5)", before -> new Strangers.Thing(5));
        add("Serializable", "new ArrayList<>()", before -> new ArrayList<>());
        stranger("Serializable", "new Thing(1)", before -> new Strangers.Thing(1));
        add("Ordered", "\"z\"", before -> "z");
        add("Marker", "new Marked(0)", before -> new Marked(0));
        add("Marker", "new Marked(-1)", before -> new Marked(-1));
        add("Marker", "new Marked(7)", before -> new Marked(7));
        stranger("Marker", "new Mark()", before -> new Strangers.Mark());
        add("Base", "new Leaf()", before -> new Leaf());
        add("Base", "a Leaf of depth 7", before -> deep(new Leaf(), 7));
        add("Base", "a Branch", before -> new Branch());
        add("Base", "a Branch to a Leaf", before -> branch(deep(new Leaf(), 1)));
        stranger("Base", "new Twig()", before -> new Strangers.Twig());
        stranger("Base", "a Twig of depth 1", before -> deep(new Strangers.Twig(), 1));
        for (int x : new int[] {0, 1, -1}) {
            for (int y : new int[] {0, 7}) {
                add("Point", "new Point(" + x + ", " + y + ")", before -> new Point(x, y));
            }
        }
    }

    private static void containers() {
        for (String text : new String[] {null, "", "a"}) {
            add("Box", "new Box<>(" + (text == null ? null : "\"" + text + "\"") + ")", before -> new Box<>(text));
        }
        add("Box", "new Box<>(new String(\"a\"))", before -> new Box<>(new String("a")));
        add("Box", "null", before -> null);
        add("Label", "null", before -> null);
        CharSequence[] texts = {null, "a", "", new StringBuilder("b"), new Strangers.Text("ab")};
        Number[] numbers = {null, 0, 128, 1L << 32, Double.NaN, new Strangers.Amount()};
        String[] names = {null, "a", new String("a"), "ab"};
        for (CharSequence text : texts) {
            for (Number number : numbers) {
                for (String name : names) {
                    String words = "new Label(" + kind(text) + ", " + kind(number) + ", " + kind(name) + ")";
                    boolean strange = text instanceof Strangers.Text || number instanceof Strangers.Amount;
                    Make make = before -> new Label(text, number, name);
                    POOLS.get("Label").add(new Entry(words, strange, make));
                }
            }
        }
        add("Trouble", "null", before -> null);
        Exception[] causes = {null, new Exception(), new RuntimeException("a"), new IOException(), new Strangers.Breakdown()};
        Class<?>[] types = {null, String.class, int.class, int[].class, Plain.class};
        Comparable<?>[] orders = {null, "a", 128, Plain.RED, new BigInteger("1")};
        for (Exception cause : causes) {
            for (Class<?> type : types) {
                for (Comparable<?> order : orders) {
                    String words = "new Trouble(" + kind(cause) + ", " + kind(type) + ", " + kind(order) + ")";
                    Make make = before -> new Trouble(cause, type, order);
                    POOLS.get("Trouble").add(new Entry(words, cause instanceof Strangers.Breakdown, make));
                }
            }
        }
    }

    private static String kind(Object value) {
        if (value == null) {
            return "null";
        }
        String text = value instanceof CharSequence || value instanceof Number ? " " + value : "";
        return value instanceof Class<?> type ? type.getTypeName() + ".class" : value.getClass().getSimpleName() + text;
    }

    private static void records() {
        int[][] ranges = {{0, 0}, {0, 1}, {-1, 7}, {7, 7}, {Integer.MIN_VALUE, Integer.MAX_VALUE}, {-5, -2}};
        for (int[] range : ranges) {
            add("Range", "new Range(" + range[0] + ", " + range[1] + ")", before -> new Range(range[0], range[1]));
        }
        add("Range", "null", before -> null);
        Object[] parts = {null, "a", 128, new Object(), new Strangers.Thing(5)};
        for (Object left : parts) {
            for (Object right : parts) {
                boolean strange = left instanceof Strangers.Thing || right instanceof Strangers.Thing;
                Make make = before -> new Pair(left, right);
                POOLS.computeIfAbsent("Pair", name -> new ArrayList<>())
                        .add(new Entry("new Pair(" + kind(left) + ", " + kind(right) + ")", strange, make));
            }
        }
        add("Pair", "new Pair(\"a\", new String(\"a\"))", before -> new Pair("a", new String("a")));
        add("Pair", "new Pair(1000, 1000)", before -> new Pair(1000, Integer.valueOf(1000)));
        add("Pair", "new Pair(the first, the first)", before -> new Pair(first(before), first(before)));
        add("Pair", "null", before -> null);
        add("Name", "new Name(\"a\")", before -> new Name("a"));
        add("Name", "new Name(new String(\"a\"))", before -> new Name(new String("a")));
        add("Name", "new Name(\"ab\")", before -> new Name("ab"));
        add("Name", "null", before -> null);
        for (Plain color : new Plain[] {null, Plain.GREEN, Plain.BLUE}) {
            for (int amount : new int[] {-1, 0, 7}) {
                add("Tint", "new Tint(" + color + ", " + amount + ")", before -> new Tint(color, amount));
            }
        }
        add("Tint", "null", before -> null);
        add("Link", "new Link(0, null)", before -> new Link(0, null));
        add("Link", "new Link(7, null)", before -> new Link(7, null));
        add("Link", "new Link(-1, new Link(7, null))", before -> new Link(-1, new Link(7, null)));
        add("Link", "new Link(0, new Link(1, new Link(2, null)))", before -> new Link(0, new Link(1, new Link(2, null))));
        add("Link", "null", before -> null);
        for (int size : new int[] {0, 1, 7}) {
            add("Shape", "new Circle(" + size + ")", before -> new Circle(size));
            add("Circle", "new Circle(" + size + ")", before -> new Circle(size));
            if (size > 0) {
                add("Shape", "new Square(" + size + ")", before -> new Square(size));
            }
        }
        add("Shape", "null", before -> null);
        add("Circle", "null", before -> null);
    }

    private static void heaps() {
        for (int legs : new int[] {0, 4}) {
            add("Dog", "new Dog(" + legs + ", null, null)", before -> new Dog(legs, null, null));
            add("Dog", "new Dog(" + legs + ", \"a\", \"a\")", before -> new Dog(legs, "a", "a"));
            add("Animal", "new Animal(" + legs + ", null)", before -> new Animal(legs, null));
            add("Animal", "new Animal(" + legs + ", \"a\")", before -> new Animal(legs, "a"));
            add("Animal", "new Cat(" + legs + ", null)", before -> new Cat(legs, null));
            stranger("Animal", "new Bird(" + legs + ", null)", before -> new Strangers.Bird(legs, null));
        }
        add("Dog", "new Dog(1, 128, new String(\"a\"))", before -> new Dog(1, 128, new String("a")));
        add("Dog", "a Dog tagged with itself", before -> tagged(new Dog()));
        add("Dog", "a Dog tagged with the first", before -> new Dog(1, first(before), ""));
        add("Dog", "new Puppy()", before -> new Puppy());
        add("Animal", "an Animal tagged with the first", before -> new Animal(1, first(before)));
        add("Animal", "an Animal tagged with itself", before -> tagged(new Animal()));
        stranger("Animal", "an Animal tagged with a Thing", before -> new Animal(0, new Strangers.Thing(5)));
        also("Animal", Animal.class, "Dog");
        add("Dog", "null", before -> null);
        add("Animal", "null", before -> null);
        for (int value : new int[] {0, 7, -1}) {
            add("Node", "new Node(" + value + ", null)", before -> new Node(value, null));
            add("Node", "new Node(1, new Node(" + value + ", null))", before -> new Node(1, new Node(value, null)));
            add("Node", "a ring from " + value, before -> ring(1, value));
            add("Node", "a ring of two from " + value, before -> ring(2, value));
        }
        add("Node", "new Node(3, the first)", before -> new Node(3, first(before, Node.class)));
        add("Node", "null", before -> null);
        Object[] values = {null, "a", new String("a"), 128, new Object(), new Strangers.Thing(5)};
        for (Object value : values) {
            for (Object other : values) {
                boolean strange = value instanceof Strangers.Thing || other instanceof Strangers.Thing;
                String words = "new Cell(" + kind(value) + ", new Cell(" + kind(other) + ", null))";
                POOLS.computeIfAbsent("Cell", name -> new ArrayList<>())
                        .add(new Entry(words, strange, before -> new Cell(value, new Cell(other, null))));
            }
            boolean strange = value instanceof Strangers.Thing;
            POOLS.get("Cell").add(new Entry("new Cell(" + kind(value) + ", null)", strange, before -> new Cell(value, null)));
        }
        add("Cell", "a Cell with itself", before -> itself());
        add("Cell", "new Cell(the first, null)", before -> new Cell(first(before), null));
        add("Cell", "new Cell(\"a\", the first)", before -> new Cell("a", first(before, Cell.class)));
        add("Cell", "null", before -> null);
    }

    private static void arrays() {
        add("Object[]", "new Object[0]", before -> new Object[0]);
        add("Object[]", "{null}", before -> new Object[1]);
        add("Object[]", "{\"a\"}", before -> new Object[] {"a"});
        add("Object[]", "{new String(\"a\"), \"a\"}", before -> new Object[] {new String("a"), "a"});
        add("Object[]", "{1, null}", before -> new Object[] {1, null});
        add("Object[]", "{itself}", before -> { Object[] array = new Object[1]; return containing(array, array); });
        add("Object[]", "{the first}", before -> new Object[] {first(before)});
        add("Object[]", "new String[] {\"a\"}", before -> new String[] {"a"});
        add("Object[]", "new String[] {null, \"b\"}", before -> new String[] {null, "b"});
        add("Object[]", "new Integer[] {128}", before -> new Integer[] {128});
        add("Object[]", "new Dog[1]", before -> new Dog[1]);
        add("Object[]", "new Animal[] {new Dog()}", before -> new Animal[] {new Dog()});
        add("Object[]", "new int[][] {{1}}", before -> new int[][] {{1}});
        add("Object[]", "new Plain[] {RED}", before -> new Plain[] {Plain.RED});
        stranger("Object[]", "{new Thing(0)}", before -> new Object[] {new Strangers.Thing(0)});
        stranger("Object[]", "new Thing[1]", before -> new Strangers.Thing[1]);
        add("Animal[]", "new Animal[0]", before -> new Animal[0]);
        add("Animal[]", "new Animal[] {null}", before -> new Animal[1]);
        add("Animal[]", "new Animal[] {new Animal(4, null)}", before -> new Animal[] {new Animal(4, null)});
        add("Animal[]", "new Animal[] {new Dog(), null}", before -> new Animal[] {new Dog(), null});
        add("Animal[]", "new Animal[] {the first}", before -> new Animal[] {first(before, Animal.class)});
        add("Animal[]", "new Dog[] {new Dog()}", before -> new Dog[] {new Dog()});
        add("Animal[]", "new Dog[] {new Puppy()}", before -> new Dog[] {new Puppy()});
        add("Animal[]", "new Cat[] {null}", before -> new Cat[1]);
        stranger("Animal[]", "new Bird[1]", before -> new Strangers.Bird[1]);
        stranger("Animal[]", "new Animal[] {new Bird(2, null)}", before -> new Animal[] {new Strangers.Bird(2, null)});
        add("int[]", "new int[0]", before -> new int[0]);
        for (int number : new int[] {0, 7, -1}) {
            add("int[]", "{" + number + "}", before -> new int[] {number});
            add("int[]", "{" + number + ", 1}", before -> new int[] {number, 1});
        }
        add("String[]", "new String[0]", before -> new String[0]);
        add("String[]", "{null}", before -> new String[1]);
        add("String[]", "{\"a\"}", before -> new String[] {"a"});
        add("String[]", "{new String(\"a\"), \"a\"}", before -> new String[] {new String("a"), "a"});
        add("String[]", "{\"\", \"b\"}", before -> new String[] {"", "b"});
        add("Plain[]", "new Plain[0]", before -> new Plain[0]);
        add("Plain[]", "{null}", before -> new Plain[1]);
        add("Plain[]", "{BLUE, RED}", before -> new Plain[] {Plain.BLUE, Plain.RED});
        add("Range[]", "new Range[0]", before -> new Range[0]);
        add("Range[]", "{null}", before -> new Range[1]);
        add("Range[]", "{new Range(0, 7)}", before -> new Range[] {new Range(0, 7)});
        Object[][] objects = {null, {}, {"a"}, {null}};
        Animal[][] animals = {null, {}, {new Dog()}, {null}};
        int[][] numbers = {null, {}, {7}};
        for (int i = 0; i < objects.length; i++) {
            for (int j = 0; j < animals.length; j++) {
                for (int k = 0; k < numbers.length; k++) {
                    Object[] one = objects[i];
                    Animal[] two = animals[j];
                    int[] three = numbers[k];
                    add("Shelf", "new Shelf(objects " + i + ", animals " + j + ", numbers " + k + ")",
                            before -> new Shelf(copy(one), copy(two), three == null ? null : three.clone()));
                }
            }
        }
        add("Shelf", "new Shelf(new String[] {\"a\"}, new Dog[1], null)", before -> new Shelf(new String[] {"a"}, new Dog[1], null));
        add("Shelf", "new Shelf(new Integer[1], new Cat[1], {1})", before -> new Shelf(new Integer[1], new Cat[1], new int[] {1}));
        add("Shelf", "a Shelf with one array twice", before -> { Animal[] one = {new Dog()}; return new Shelf(one, one, null); });
        add("Shelf", "a Shelf that holds the first", before -> new Shelf(new Object[] {first(before)}, first(before, Animal[].class), first(before, int[].class)));
        add("Shelf", "null", before -> null);
        for (String pool : new String[] {"Object[]", "Animal[]", "int[]", "String[]", "Plain[]", "Range[]"}) {
            add(pool, "null", before -> null);
        }
    }

    private static <T> T[] copy(T[] array) {
        return array == null ? null : array.clone();
    }
}
