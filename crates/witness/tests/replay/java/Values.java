import java.util.LinkedList;
import java.util.List;

public class Values {
    enum Color {
        RED,
        GREEN {
            @Override
            int rank() {
                return 1;
            }
        };

        int rank() {
            return 0;
        }
    }

    record Range(int low, int high) {
        Range {
            if (low > high) {
                throw new IllegalArgumentException();
            }
        }

        int size() {
            return high - low;
        }
    }

    record Trimmed(String text) {
        Trimmed {
            text = text.trim();
        }
    }

    record Pair(Object left, Pair right) {}

    static class Holder {
        Pair pair;
    }

    interface Shape {}

    abstract static class Thing {}

    static int rank(Color color) {
        return color.rank();
    }

    static Color paint(Color color) {
        return Color.GREEN;
    }

    static int size(Range range) {
        return range.size();
    }

    static Object first(Pair pair) {
        return pair.right() == null ? pair.left() : pair.right().left();
    }

    static boolean ofShape(Shape shape) {
        return shape == null;
    }

    static String echo(String text) {
        return new String(text);
    }

    static char unit(String text) {
        return text.charAt(0);
    }

    static boolean sameText(String a, String b) {
        return a == b;
    }

    static void append(StringBuilder text) {
        text.append("!");
    }

    static boolean sameBox(Integer a, Integer b) {
        return a == b;
    }

    static double half(double number) {
        return number / 2;
    }

    static float negate(float number) {
        return -number;
    }

    static int[][] grid(int[][] given) {
        given[1][0] = 5;
        int[][] made = new int[2][];
        made[0] = given[1];
        return made;
    }

    static boolean isInt(Class<?> type) {
        return type == int.class;
    }

    static Object take(LinkedList<Object> list) {
        return list.removeFirst();
    }

    static List<Object> wrap(Object element) {
        LinkedList<Object> list = new LinkedList<>();
        list.add(element);
        return list;
    }

    static Runnable lambda() {
        return () -> {};
    }
}
