import java.util.Arrays;

// The JDK's sort on a million shuffled ints: array accesses and comparisons.
public class SortInts {
    public static void main(String[] args) {
        int[] values = new int[1_000_000];
        int state = 12345;
        for (int i = 0; i < values.length; i++) {
            state = state * 1103515245 + 12345;
            values[i] = state >>> 8;
        }
        Arrays.sort(values);
        for (int i = 1; i < values.length; i++) {
            if (values[i - 1] > values[i]) throw new AssertionError(i);
        }
        System.out.println(values[0] + " " + values[values.length / 2]);
    }
}
