// Exercises creation, default values, load/store and length of arrays of every kind.
public class ArrayKinds {
    public static void main(String[] args) {
        boolean[] z = new boolean[3];
        byte[] b = new byte[3];
        char[] c = new char[3];
        short[] s = new short[3];
        int[] i = new int[3];
        long[] l = new long[3];
        float[] f = new float[3];
        double[] d = new double[3];
        String[] r = new String[3];
        System.out.println(z[1] + " " + b[1] + " " + (int) c[1] + " " + s[1] + " " + i[1] + " " + l[1] + " " + f[1] + " " + d[1] + " " + r[1]);
        for (int k = 0; k < 3; k++) {
            z[k] = k != 1;
            b[k] = (byte) (k * 100);
            c[k] = (char) ('x' + k);
            s[k] = (short) (k * 20000);
            i[k] = k * 1500000000;
            l[k] = k * 5000000000000000000L;
            f[k] = k / 3f;
            d[k] = k / 3d;
            r[k] = "r" + k;
        }
        for (int k = 0; k < 3; k++) {
            System.out.println(z[k] + " " + b[k] + " " + c[k] + " " + s[k] + " " + i[k] + " " + l[k] + " " + f[k] + " " + d[k] + " " + r[k]);
        }
        int[] literal = {5, 4, 3, 2, 1, 0, -1};
        int sum = 0;
        for (int v : literal) sum = sum * 3 + v;
        System.out.println(literal.length + " " + sum);
        System.out.println(new int[0].length + " " + new String[]{}.length);
        boolean[] flags = {true, false, true};
        flags[1] |= flags[0];
        flags[2] &= !flags[0];
        System.out.println(flags[0] + " " + flags[1] + " " + flags[2]);
        byte[] bytes = {(byte) 0xff, 0x7f, (byte) 0x80};
        System.out.println((bytes[0] & 0xff) + " " + bytes[0] + " " + (bytes[1] + bytes[2]));
        Object o = new long[]{1, 2};
        System.out.println(o instanceof long[] ? ((long[]) o)[1] : -1L);
        char[] word = {'h', 'e', 'l', 'l', 'o'};
        System.out.println(word);
        System.out.println(new String(word, 1, 3));
        int[] alias = literal;
        alias[0] = 500;
        System.out.println(literal[0] + " " + (alias == literal));
        Object[] objs = {1, "two", 3.0, 'c', null, 5L, new int[]{6}};
        for (Object x : objs) System.out.println(x == null ? "null" : x.getClass().getName());
    }
}
