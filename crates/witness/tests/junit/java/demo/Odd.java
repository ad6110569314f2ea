package demo;

import java.util.ArrayList;
import java.util.List;

/** What is easily got wrong. */
class Odd {
    static int counted;
    static final int[] SHARED = {1};

    /** Hides a field of its superclass. */
    static class Base {
        int value;
        private int secret;

        Base() {
        }

        int both() {
            return value * 10 + secret;
        }
    }

    static class Derived extends Base {
        int value;

        int all() {
            return both() * 10 + value;
        }
    }

    /** Its constructor is not plain: it counts. */
    static class Counted {
        int number;

        Counted(int number) {
            this.number = number;
            counted++;
        }

        int next() {
            return number + 1 + 100 * counted;
        }
    }

    /** Its constructor and its setter refuse some arguments. */
    static class Strict {
        private int age;

        Strict(int age) {
            if (age < 0) {
                throw new IllegalArgumentException();
            }
            this.age = age;
        }

        void setAge(int age) {
            if (age < 0) {
                throw new IllegalArgumentException();
            }
            this.age = age;
        }

        int getAge() {
            return age;
        }

        void grow() {
            age++;
        }
    }

    /** A list of inner objects. */
    static class Chain {
        class Link {
            int value;
            Link next;

            Link(int value) {
                this.value = value;
            }
        }

        Link first;

        int sum() {
            int sum = 0;
            for (Link link = first; link != null; link = link.next) {
                sum += link.value;
            }
            return sum;
        }
    }

    enum Level {
        LOW, HIGH {
            @Override
            int weight() {
                return 10;
            }
        };

        int weight() {
            return ordinal() + 1;
        }

        boolean above(Level other) {
            return compareTo(other) > 0;
        }
    }

    static class Names extends ArrayList<String> {
    }

    static int count(List<Integer> numbers, Comparable<Integer> one, Class<? extends Number> type) {
        return (numbers == null ? 0 : 1) + (one == null ? 0 : 2) + (type == null ? 0 : 4);
    }

    static <T> T nothing(T given) {
        return null;
    }

    static <T> T first(List<T> list, T otherwise) {
        return list == null ? otherwise : null;
    }

    static Runnable runner(int x) {
        return x > 0 ? () -> counted++ : null;
    }

    static Object anonymous(int x) {
        return new Object() {
            int held = x;
        };
    }

    static int shared() {
        return SHARED[0];
    }

    int _under$score(int[] many, String... rest) {
        return many.length + rest.length;
    }

    static int five(int a, int b, int c, int d, int e, int f, int g, int h) {
        return a;
    }

    static int describe(Object x) {
        return x instanceof Integer i ? i : x instanceof Object[] many ? many.length : -1;
    }

    static void fill(int[] target, int from) {
        for (int at = 0; at < target.length; at++) {
            target[at] = from + at;
        }
    }

    static double[] halves(double x) {
        return new double[] {x, x / 2, -0.0};
    }

    static String[] words() {
        return new String[] {"a", null};
    }
}
