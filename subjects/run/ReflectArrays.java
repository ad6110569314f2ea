// Exercises java.lang.reflect.Array: newInstance, get/set with widening, lengths and error cases.
import java.lang.reflect.Array;
import java.util.Arrays;

public class ReflectArrays {
    static void err(String what, Runnable r) { try { r.run();
            System.out.println(what + " fine"); } catch (RuntimeException e) { System.out.println(what + " " + e.getClass().getSimpleName() + " " + e.getMessage()); } }

    public static void main(String[] args) {
        int[] a = (int[]) Array.newInstance(int.class, 3);
        Array.set(a, 0, 5);
        Array.setInt(a, 1, 6);
        Array.setShort(a, 2, (short) 7);
        System.out.println(Arrays.toString(a) + " " + Array.getLength(a) + " " + Array.get(a, 1) + " " + Array.getLong(a, 2) + " " + Array.getDouble(a, 0));
        String[][] s = (String[][]) Array.newInstance(String.class, 2, 3); System.out.println(Arrays.deepToString(s) + s.getClass().getName());
        Object d3 = Array.newInstance(double[].class, 4); System.out.println(d3.getClass().getSimpleName() + Array.getLength(d3));
        for (Class<?> c : new Class<?>[]{boolean.class, byte.class, char.class, short.class, long.class, float.class, double.class, Integer.class, int[].class}) { Object x = Array.newInstance(c, 2);
            System.out.print(x.getClass().getName() + "=" + Array.get(x, 1) + " "); }
        System.out.println();
        char[] cs = {'a', 'b'};
        Array.setChar(cs, 0, 'z');
        System.out.println(Array.getChar(cs, 0) + " " + Array.getInt(cs, 1) + " " + Array.get(cs, 1).getClass().getSimpleName());
        err("index", () -> Array.get(a, 3));
        err("negative index", () -> Array.getInt(a, -1));
        err("not array", () -> Array.getLength("str"));
        err("null", () -> Array.getLength(null));
        err("type", () -> Array.set(a, 0, "s"));
        err("narrow", () -> Array.setLong(a, 0, 5L));
        err("narrow get", () -> Array.getByte(a, 0));
        err("neg size", () -> Array.newInstance(int.class, -2));
        err("void", () -> Array.newInstance(void.class, 1));
        err("null class", () -> Array.newInstance(null, 1));
        err("ref type", () -> Array.set(new String[1], 0, 5));
        err("zero dims", () -> Array.newInstance(int.class, new int[0]));
        err("boolean get int", () -> Array.getInt(new boolean[1], 0));
        Object[] nested = {new int[]{1, 2}, new long[]{3}, "x"};
        int total = 0;
        for (Object o : nested) if (o.getClass().isArray()) for (int i = 0; i < Array.getLength(o); i++) total += ((Number) Array.get(o, i)).intValue();
        System.out.println(total);
        Object grown = Array.newInstance(a.getClass().getComponentType(), 5);
        System.arraycopy(a, 0, grown, 1, 3);
        System.out.println(Arrays.toString((int[]) grown));
    }
}
