// Exercises boxing identity caches, unboxing arithmetic, mixed comparisons, equals across types and null unboxing.
import java.util.*;

public class BoxingCaches {
    static Integer id(Integer i) { return i; }
    public static void main(String[] args) {
        for (int v : new int[]{-129, -128, 0, 127, 128}) { Integer a = v, b = v;
            Long la = (long) v, lb = (long) v;
            Short sa = (short) v, sb = (short) v;
            boolean cached = v >= -128 && v <= 127;
            System.out.println(v + " " + (cached ? (a == b) + " " + (la == lb) + " " + (sa == sb) : "uncached") + " " + a.equals(b) + " " + la.equals(lb)); }
        Character c1 = 'a', c2 = 'a';
        Boolean t1 = true, t2 = Boolean.valueOf("TRUE");
        Byte y1 = (byte) -1, y2 = (byte) 255;
        System.out.println((c1 == c2) + " " + (t1 == t2) + " " + (y1 == y2));
        Integer i = 5;
        i += 3;
        i++;
        i = -i;
        int p = i * 2 + id(4);
        System.out.println(i + " " + p);
        Double d = 2.0;
        d /= i;
        System.out.println(d);
        Character ch = 'x';
        ch++;
        System.out.println(ch);
        Long big = 1L;
        big <<= 40;
        System.out.println(big);
        Boolean flag = false;
        flag |= true;
        System.out.println(flag);
        Integer x = 1000;
        int y = 1000;
        Long z = 1000L;
        System.out.println((x == y) + " " + (z == y) + " " + x.equals(1000) + " " + z.equals(1000) + " " + new Object[]{x}[0].equals(y) + " " + Objects.equals(x, z.intValue()));
        List<Integer> l = new ArrayList<>(List.of(10, 20, 30));
        l.remove(1);
        l.remove((Integer) 10);
        System.out.println(l);
        Map<Character, Integer> m = new TreeMap<>();
        for (char c : "hello".toCharArray()) m.put(c, m.containsKey(c) ? m.get(c) + 1 : 1);
        System.out.println(m);
        try { Integer n = null;
            int bad = n;
            System.out.println(bad); } catch (NullPointerException e) { System.out.println("null unboxing"); }
        try { Boolean n = null;
            if (n) System.out.println("?"); } catch (NullPointerException e) { System.out.println("null condition"); }
        try { Integer n = null;
            switch (n) { default: System.out.println("?"); } } catch (NullPointerException e) { System.out.println("null switch"); }
        try { boolean q = true;
            Integer n = q ? null : 0;
            int r = q ? n : 1;
            System.out.println(r); } catch (NullPointerException e) { System.out.println("null ternary"); }
        Object o = 'c' + 1;
        System.out.println(o.getClass().getSimpleName() + " " + ((Object) (byte) 1).getClass().getSimpleName() + " " + ((Object) (1 + 1L)).getClass().getSimpleName() + " " + ((Object) (1f * 1)).getClass().getSimpleName());
        Number[] ns = {1, 2L, 3f, 4d, (short) 5, (byte) 6};
        double sum = 0;
        for (Number n : ns) sum += n.doubleValue();
        System.out.println(sum + " " + Arrays.toString(ns));
        System.out.println(Integer.valueOf(7).hashCode() + " " + Boolean.FALSE.hashCode() + " " + Character.valueOf('A').hashCode() + " " + Double.valueOf(0.5).hashCode() + " " + Integer.valueOf(3).compareTo(4) + " " + Boolean.compare(true, false) + " " + Boolean.logicalXor(true, false));
    }
}
