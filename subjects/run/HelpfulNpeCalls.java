// Exercises helpful NullPointerException messages for method calls, arrays, unboxing, throw, synchronized and array length.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class HelpfulNpeCalls {
    static String sfield;
    Integer boxed;
    int[] ints;
    static long[][] longs = new long[2][];
    List<String> list;

    static String giveNull() { return null; }
    static RuntimeException noException() { return null; }

    static void m(Throwable t) { System.out.println(t.getMessage()); }

    public static void main(String[] args) {
        String s = null;
        HelpfulNpeCalls o = new HelpfulNpeCalls();
        try { s.length(); } catch (NullPointerException e) { m(e); }
        try { sfield.trim(); } catch (NullPointerException e) { m(e); }
        try { giveNull().toUpperCase(); } catch (NullPointerException e) { m(e); }
        try { o.list.size(); } catch (NullPointerException e) { m(e); }
        try { o.list.add("x"); } catch (NullPointerException e) { m(e); }
        try { int v = o.boxed; m(null); } catch (NullPointerException e) { m(e); }
        try { o.boxed++; } catch (NullPointerException e) { m(e); }
        Map<String, Long> map = new HashMap<>();
        try { long v = map.get("k"); } catch (NullPointerException e) { m(e); }
        try { o.ints[0] = 1; } catch (NullPointerException e) { m(e); }
        try { System.out.println(o.ints.length); } catch (NullPointerException e) { m(e); }
        try { longs[1][0]++; } catch (NullPointerException e) { m(e); }
        try { System.out.println(longs[0].length); } catch (NullPointerException e) { m(e); }
        byte[] bytes = null;
        char[] chars = null;
        double[] doubles = null;
        Object[] objs = null;
        boolean[] flags = null;
        short[] shorts = null;
        float[] floats = null;
        try { bytes[3] = 1; } catch (NullPointerException e) { m(e); }
        try { System.out.println(chars[3]); } catch (NullPointerException e) { m(e); }
        try { doubles[3] = 1; } catch (NullPointerException e) { m(e); }
        try { objs[3] = s; } catch (NullPointerException e) { m(e); }
        try { System.out.println(flags[0]); } catch (NullPointerException e) { m(e); }
        try { shorts[0] += 2; } catch (NullPointerException e) { m(e); }
        try { System.out.println(floats[0]); } catch (NullPointerException e) { m(e); }
        try { for (Object x : objs) m(null); } catch (NullPointerException e) { m(e); }
        try { throw noException(); } catch (NullPointerException e) { m(e); }
        try { RuntimeException r = null; throw r; } catch (NullPointerException e) { m(e); }
        try { synchronized (s) { m(null); } } catch (NullPointerException e) { m(e); }
        try { new ArrayList<String>(null); } catch (NullPointerException e) { System.out.println("jdk frame"); }
        Runnable r = null;
        try { r.run(); } catch (NullPointerException e) { m(e); }
        try { ((Comparable<String>) giveNull()).compareTo("x"); } catch (NullPointerException e) { m(e); }
        int[][][] cube = new int[2][2][];
        int i = 0, j = 1;
        try { cube[i][j][3] = 9; } catch (NullPointerException e) { m(e); }
        try { cube[i + 1][j - 1][0]--; } catch (NullPointerException e) { m(e); }
        try { o.list.get(0).length(); } catch (NullPointerException e) { m(e); }
        StringBuilder sb = args.length > 5 ? new StringBuilder() : null;
        try { sb.append("q").append(1); } catch (NullPointerException e) { m(e); }
    }
}
