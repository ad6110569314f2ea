// Exercises java.util.Arrays: fill, copyOf, copyOfRange, equals, deepEquals, mismatch, compare, setAll, binarySearch, asList, hashCode.
import java.util.*;

public class ArraysUtilities {
    public static void main(String[] args) {
        int[] a = new int[6];
        Arrays.fill(a, 3); Arrays.fill(a, 1, 3, 9); System.out.println(Arrays.toString(a));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 3)) + Arrays.toString(Arrays.copyOf(a, 8)) + Arrays.toString(Arrays.copyOfRange(a, 2, 9)) + Arrays.toString(Arrays.copyOf(new String[]{"x"}, 2)) + Arrays.toString(Arrays.copyOf(new boolean[]{true}, 2)));
        System.out.println(Arrays.copyOf(new Integer[]{1}, 2, Number[].class).getClass().getSimpleName());
        Arrays.setAll(a, i -> i * i); System.out.println(Arrays.toString(a));
        Arrays.parallelPrefix(a, Integer::sum); System.out.println(Arrays.toString(a));
        System.out.println(Arrays.binarySearch(a, 14) + " " + Arrays.binarySearch(a, 15) + " " + Arrays.binarySearch(a, 2, 4, 5) + " " + Arrays.binarySearch(new String[]{"a", "c"}, "b") + " " + Arrays.binarySearch(new double[]{-0.0, 0.0, Double.NaN}, Double.NaN));
        System.out.println(Arrays.equals(a, a.clone()) + " " + Arrays.equals(new double[]{Double.NaN, 0.0}, new double[]{Double.NaN, -0.0}) + " " + Arrays.equals((int[]) null, null) + " " + Arrays.equals(new int[]{1, 2, 3}, 1, 3, new int[]{2, 3}, 0, 2));
        System.out.println(Arrays.mismatch(new int[]{1, 2, 3}, new int[]{1, 2, 4}) + " " + Arrays.mismatch(new int[]{1}, new int[]{1, 2}) + " " + Arrays.mismatch("long text here!!!".getBytes(), "long text here!!?".getBytes()) + " " + Arrays.mismatch(new float[]{Float.NaN}, new float[]{Float.NaN}));
        System.out.println(Arrays.compare(new int[]{1, 2}, new int[]{1, 3}) + " " + Arrays.compare(new String[]{"a"}, new String[]{"a", "b"}) + " " + Arrays.compareUnsigned(new byte[]{-1}, new byte[]{1}) + " " + Arrays.compare(new long[]{5}, null));
        Object[] deep1 = {1, new int[]{1, 2}, new Object[]{"x", null, new double[]{1.5}}}, deep2 = {1, new int[]{1, 2}, new Object[]{"x", null, new double[]{1.5}}};
        System.out.println(Arrays.equals(deep1, deep2) + " " + Arrays.deepEquals(deep1, deep2) + " " + Arrays.deepToString(deep1) + " " + Arrays.deepHashCode(deep1));
        Object[] self = new Object[2]; self[0] = self; self[1] = "s";
        System.out.println(Arrays.deepToString(self));
        System.out.println(Arrays.hashCode(new int[]{1, 2, 3}) + " " + Arrays.hashCode(new long[]{1L << 40}) + " " + Arrays.hashCode(new boolean[]{true, false}) + " " + Arrays.hashCode(new float[]{1.5f}) + " " + Arrays.hashCode(new double[]{1.5}) + " " + Arrays.hashCode(new char[]{'a'}) + " " + Arrays.hashCode(new Object[]{"a", null}) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.hashCode(new byte[]{-1, 5}) + " " + Arrays.hashCode(new short[0]));
        String[] back = {"p", "q", "r"};
        List<String> l = Arrays.asList(back);
        l.set(0, "P"); back[1] = "Q";
        System.out.println(l + " " + Arrays.toString(back) + " " + l.contains("r") + " " + l.indexOf("Q"));
        try { l.add("x"); } catch (UnsupportedOperationException e) { System.out.println("fixed size"); }
        System.out.println(Arrays.toString((Object[]) null) + Arrays.toString(new int[0]) + Arrays.toString(new char[]{'c'}) + Arrays.toString(new float[]{1}) + Arrays.toString(new short[]{-1}) + Arrays.toString(new long[]{1}));
        System.out.println(Arrays.stream(new String[]{"b", "a"}).sorted().toList() + " " + Arrays.stream(new double[]{1, 2}).sum() + " " + Arrays.asList(1, 2).hashCode());
        int[] src = {1, 2, 3, 4, 5};
        System.arraycopy(src, 0, src, 1, 4); System.out.println(Arrays.toString(src));
        System.arraycopy(src, 2, src, 0, 3); System.out.println(Arrays.toString(src));
        Object[] mixed = {"a", "b", 3, "d"}; String[] dst = new String[4];
        try { System.arraycopy(mixed, 0, dst, 0, 4); } catch (ArrayStoreException e) { System.out.println("partial " + Arrays.toString(dst)); }
        try { Arrays.copyOf(a, -1); } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
        try { Arrays.copyOfRange(a, 4, 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
