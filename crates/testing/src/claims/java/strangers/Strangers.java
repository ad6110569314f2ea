package strangers;

import java.io.Serializable;
import world.World.Animal;
import world.World.Base;
import world.World.Marker;

/** Classes that the engine is not given. They keep the documented contracts, and answer what few classes answer. */
public final class Strangers {
    private Strangers() {}

    /** Equal to others with the same number; the hash code is negative. */
    public static final class Thing implements Serializable {
        private final int number;

        public Thing(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Thing thing && number == thing.number;
        }

        @Override
        public int hashCode() {
            return number - 5;
        }

        @Override
        public String toString() {
            return "";
        }
    }

    /** Ordered by number; answers the largest and smallest numbers, and refuses others. */
    @SuppressWarnings("rawtypes")
    public static final class Rank implements Comparable {
        private final int number;

        public Rank(int number) {
            this.number = number;
        }

        @Override
        public int compareTo(Object other) {
            int others = ((Rank) other).number;
            return number < others ? Integer.MIN_VALUE : number > others ? Integer.MAX_VALUE : 0;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Rank rank && number == rank.number;
        }

        @Override
        public int hashCode() {
            return Integer.MIN_VALUE;
        }
    }

    /** Characters of its own. */
    public static final class Text implements CharSequence {
        private final String text;

        public Text(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new Text(text.substring(start, end));
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** No two of its values agree. */
    public static final class Amount extends Number {
        @Override
        public int intValue() {
            return 128;
        }

        @Override
        public long longValue() {
            return Long.MIN_VALUE;
        }

        @Override
        public float floatValue() {
            return -0.0f;
        }

        @Override
        public double doubleValue() {
            return Double.NaN;
        }
    }

    public static final class Failure extends Exception {
        @Override
        public String getMessage() {
            return "a";
        }
    }

    public static final class Breakdown extends RuntimeException {
        @Override
        public String getMessage() {
            return "";
        }
    }

    public static final class Bird extends Animal {
        public Bird(int legs, Object tag) {
            super(legs, tag);
        }

        @Override
        public int sound() {
            return 99;
        }
    }

    public static final class Mark implements Marker {
        @Override
        public int mark() {
            return -7;
        }
    }

    public static final class Twig extends Base {
        @Override
        public boolean isLeaf() {
            return depth == 1;
        }
    }
}
