// Exercises and/or/xor/not on int, long, boolean, byte and char, plus compound assignment narrowing.
public class BitOperations {
    static boolean loud(String name, boolean v) {
        System.out.println("eval " + name);
        return v;
    }

    public static void main(String[] args) {
        int a = 0xdeadbeef, b = 0x0ff0f00f;
        System.out.println((a & b) + " " + (a | b) + " " + (a ^ b) + " " + ~a + " " + ~b);
        long la = 0xdeadbeefcafebabeL, lb = 0x00ffff00f0f0f0f0L;
        System.out.println((la & lb) + " " + (la | lb) + " " + (la ^ lb) + " " + ~la);
        System.out.println((a & la) + " " + (a | lb) + " " + (b ^ la));
        System.out.println(loud("p", false) & loud("q", true));
        System.out.println(loud("r", false) && loud("s", true));
        System.out.println(loud("t", true) | loud("u", false));
        System.out.println(loud("v", true) || loud("w", false));
        System.out.println(loud("x", true) ^ loud("y", true));
        byte by = (byte) 0xcc;
        by &= 0x3c; System.out.println(by);
        by |= 0xf00f; System.out.println(by);
        by ^= -1; System.out.println(by);
        char c = 'A';
        c |= 0x20; System.out.println(c);
        c ^= 0x20; System.out.println(c);
        c &= 0xff0f; System.out.println((int) c);
        short sh = (short) 0xabcd;
        sh ^= 0x1ffff; System.out.println(sh);
        boolean f = true;
        f &= false; System.out.println(f);
        f |= true; System.out.println(f);
        f ^= true; System.out.println(f);
        int mask = 0;
        for (int i = 0; i < 32; i += 3) mask |= 1 << i;
        System.out.println(Integer.toBinaryString(mask) + " " + Integer.bitCount(mask));
        System.out.println((a & -a) + " " + (a & (a - 1)) + " " + (la & -la));
    }
}
