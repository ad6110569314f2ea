package demo;

import java.util.List;

public class Zoo<T extends Comparable<T>> {
    public enum Color {
        RED, GREEN
    }

    private enum Mood {
        GOOD, BAD
    }

    record Point(int x, int y) {
    }

    private record Secret(String word, long code) {
    }

    interface Shape {
        double area();

        default String describe() {
            return "area " + area();
        }

        static int corners(Shape shape) {
            return shape == null ? 0 : 4;
        }
    }

    private static class Square implements Shape {
        private double side;

        public double area() {
            return side * side;
        }
    }

    static class Circle implements Shape {
        float radius;

        public double area() {
            return 3 * radius * radius;
        }
    }

    class Cage {
        int bars;

        Cage(int bars) {
            this.bars = bars;
        }

        int cost() {
            return bars * price;
        }
    }

    static class Private extends RuntimeException {
    }

    private static class Inside extends IllegalStateException {
    }

    static class Bean {
        private String name;
        private boolean ready;
        private final int number;

        Bean(int number) {
            this.number = number;
        }

        public void setName(String name) {
            this.name = name;
        }

        public String getName() {
            return name;
        }

        public boolean isReady() {
            return ready;
        }

        String label() {
            return name + number + ready;
        }

        void rename(String other) {
            name = other;
            ready = true;
        }
    }

    int price;
    private Mood mood;
    T[] many;
    private Shape shape;

    Zoo() {
    }

    Color paint(Color color) {
        return color == Color.RED ? Color.GREEN : color;
    }

    boolean isGood() {
        return mood == Mood.GOOD;
    }

    static int sum(int[] values) {
        int sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum;
    }

    static void swap(Object[] pair) {
        Object first = pair[0];
        pair[0] = pair[1];
        pair[1] = first;
    }

    static int[][] transpose(int[][] grid) {
        return new int[][] {{grid[0][0], grid[1][0]}, {grid[0][1], grid[1][1]}};
    }

    static int over(Object x) {
        return 1;
    }

    static int over(String x) {
        return 2;
    }

    static int over(Integer x) {
        return 3;
    }

    static int over(long x) {
        return 4;
    }

    static int over(int x) {
        return 5;
    }

    static String join(String separator, Object... parts) {
        return parts == null ? "none" : separator + parts.length;
    }

    static <E extends Comparable<E>> E larger(E a, E b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    static boolean sameBox(Integer a, Integer b) {
        return a == b;
    }

    static boolean sameText(String a, String b) {
        return a == b;
    }

    double area() {
        return shape.area();
    }

    static Point mirror(Point point) {
        return new Point(point.y(), point.x());
    }

    private static long decode(Secret secret) {
        return secret.code() + secret.word().length();
    }

    static float half(float x) {
        return x / 2;
    }

    static double negate(double x) {
        return -x;
    }

    static byte low(short x) {
        return (byte) x;
    }

    static char next(char c) {
        return (char) (c + 1);
    }

    static void explode(int x) throws Exception {
        if (x == 0) {
            throw new Private();
        }
        if (x == 1) {
            throw new Inside();
        }
        throw new java.io.IOException("checked");
    }

    static void append(StringBuilder builder) {
        builder.append("!");
    }

    static Class<?> type(Object x) {
        return x.getClass();
    }

    static Bean make(String name) {
        Bean bean = new Bean(7);
        bean.name = name;
        return bean;
    }

    static Integer box(Integer x) {
        return x + 1;
    }

    static Shape square(double side) {
        Square square = new Square();
        square.side = side;
        return square;
    }
}
