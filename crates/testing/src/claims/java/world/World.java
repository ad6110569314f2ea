package world;

import java.util.Objects;

/** The classes that generated methods take as inputs; they stand on the class path that the engine is given. */
public final class World {
    private World() {}

    public enum Plain {
        RED,
        GREEN,
        BLUE
    }

    public enum Bodied {
        SAME,
        NEXT {
            @Override
            public int apply(int x) {
                return x + 1;
            }
        },
        MINUS {
            @Override
            public int apply(int x) {
                return -x;
            }
        };

        public int apply(int x) {
            return x;
        }
    }

    public enum Weighted {
        LIGHT(1),
        HEAVY(10);

        public final int weight;

        Weighted(int weight) {
            this.weight = weight;
        }
    }

    public record Range(int low, int high) {
        public Range {
            if (low > high) {
                throw new IllegalArgumentException();
            }
        }
    }

    public record Pair(Object left, Object right) {}

    public record Name(String text) {
        public Name {
            Objects.requireNonNull(text);
            if (text.isEmpty()) {
                throw new IllegalArgumentException();
            }
        }
    }

    public record Tint(Plain color, int amount) {
        public Tint {
            color = color == null ? Plain.RED : color;
            amount = amount < 0 ? 0 : amount;
        }
    }

    /** Ascending, so it is never a ring. */
    public record Link(int value, Link next) {
        public Link {
            if (next != null && next.value <= value) {
                throw new IllegalArgumentException();
            }
        }
    }

    public sealed interface Shape permits Circle, Square {
        int size();
    }

    public record Circle(int radius) implements Shape {
        public Circle {
            if (radius < 0) {
                throw new IllegalArgumentException();
            }
        }

        @Override
        public int size() {
            return radius;
        }
    }

    public record Square(int side) implements Shape {
        public Square {
            if (side <= 0) {
                throw new IllegalArgumentException();
            }
        }

        @Override
        public int size() {
            return side;
        }
    }

    public static class Animal {
        public int legs;
        public Object tag;

        public Animal() {}

        public Animal(int legs, Object tag) {
            this.legs = legs;
            this.tag = tag;
        }

        public int sound() {
            return 1;
        }
    }

    public static class Dog extends Animal {
        public String name;

        public Dog() {}

        public Dog(int legs, Object tag, String name) {
            super(legs, tag);
            this.name = name;
        }

        @Override
        public int sound() {
            return 2;
        }
    }

    public static final class Puppy extends Dog {
        @Override
        public int sound() {
            return 3;
        }
    }

    public static final class Cat extends Animal {
        public Cat() {}

        public Cat(int legs, Object tag) {
            super(legs, tag);
        }
    }

    public static final class Node {
        public int value;
        public Node next;

        public Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    public static final class Cell {
        public Object value;
        public Cell next;

        public Cell(Object value, Cell next) {
            this.value = value;
            this.next = next;
        }
    }

    public static final class Box<T> {
        public T value;

        public Box(T value) {
            this.value = value;
        }
    }

    public static final class Point {
        public final int x;
        public final int y;

        public Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Point point && x == point.x && y == point.y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }
    }

    public static final class Shelf {
        public Object[] objects;
        public Animal[] animals;
        public int[] numbers;

        public Shelf(Object[] objects, Animal[] animals, int[] numbers) {
            this.objects = objects;
            this.animals = animals;
            this.numbers = numbers;
        }
    }

    public static final class Label {
        public CharSequence text;
        public Number number;
        public String name;

        public Label(CharSequence text, Number number, String name) {
            this.text = text;
            this.number = number;
            this.name = name;
        }
    }

    public static final class Trouble {
        public Exception cause;
        public Class<?> type;
        public Comparable<?> order;

        public Trouble(Exception cause, Class<?> type, Comparable<?> order) {
            this.cause = cause;
            this.type = type;
            this.order = order;
        }
    }

    public interface Marker {
        int mark();
    }

    public static final class Marked implements Marker {
        public int mark;

        public Marked(int mark) {
            this.mark = mark;
        }

        @Override
        public int mark() {
            return mark;
        }
    }

    public abstract static class Base {
        public int depth;

        public abstract boolean isLeaf();
    }

    public static final class Leaf extends Base {
        @Override
        public boolean isLeaf() {
            return true;
        }
    }

    public static final class Branch extends Base {
        public Base left;

        @Override
        public boolean isLeaf() {
            return false;
        }
    }

    /** Objects that anybody can pass, since a static field holds them. */
    public static final class Held {
        public static final Object OBJECT = new Object();
        public static final String TEXT = new String("t");
        public static final Integer NUMBER = Integer.valueOf(1000);

        private Held() {}
    }
}
