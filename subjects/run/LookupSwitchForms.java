// Exercises lookupswitch: sparse, negative and huge keys, and switches nested inside loops with labels.
public class LookupSwitchForms {
    static int sparse(int x) {
        switch (x) {
            case Integer.MIN_VALUE: return 0;
            case -1000000: return 1;
            case -1: return 2;
            case 0: return 3;
            case 99: return 4;
            case 100000: return 5;
            case 0x40000000: return 6;
            case Integer.MAX_VALUE: return 7;
        }
        return -1;
    }

    static String name(long big) {
        switch ((int) (big % 1000)) {
            case 7: return "seven";
            case 77: return "seventy-seven";
            case 777: return "sevens";
            case -777: return "minus sevens";
            default: return "none of " + big % 1000;
        }
    }

    public static void main(String[] args) {
        int[] keys = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1000001, -1000000, -999999, -2, -1, 0, 1, 98, 99, 100,
            99999, 100000, 100001, 0x3fffffff, 0x40000000, 0x40000001, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
        for (int k : keys) System.out.println(k + " -> " + sparse(k));
        long[] bigs = {1007L, 5000000000077L, -4444000000777L, 123456789777L, 8L};
        for (long b : bigs) System.out.println(name(b));
        int total = 0;
        outer:
        for (int i = 0; i < 50; i++) {
            switch (i * 37 % 100) {
                case 1: total += 1; break;
                case 50: total += 2; continue outer;
                case 85: total += 4; break;
                case 96: total += 8; break outer;
                case 22: total += 16;
                case 59: total += 32; break;
                default: total += 1000; continue;
            }
            System.out.println("at " + i + " total " + total);
        }
        System.out.println(total);
        switch (total) { default: System.out.println("only default"); }
        switch (5) { }
        switch (total) { case 123456: System.out.println("never"); }
    }
}
