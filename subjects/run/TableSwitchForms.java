// Exercises tableswitch: negative ranges, holes, fall-through, default in the middle, borders of int.
public class TableSwitchForms {
    static String dense(int x) {
        switch (x) {
            case -3: return "m3";
            case -2: return "m2";
            case -1: return "m1";
            case 0: return "zero";
            case 1: return "one";
            case 3: return "three";
            default: return "other";
        }
    }

    static int fall(int x) {
        int r = 0;
        switch (x) {
            case 1: r += 1;
            case 2: r += 10;
            default: r += 100;
            case 3: r += 1000; break;
            case 4: r += 10000;
            case 5: r += 100000;
        }
        return r;
    }

    static int top(int x) {
        switch (x) {
            case Integer.MAX_VALUE: return 1;
            case Integer.MAX_VALUE - 1: return 2;
            case Integer.MAX_VALUE - 2: return 3;
            default: return 0;
        }
    }

    static int bottom(int x) {
        switch (x) {
            case Integer.MIN_VALUE: return 1;
            case Integer.MIN_VALUE + 1: return 2;
            case Integer.MIN_VALUE + 2: return 3;
            default: return 0;
        }
    }

    static char grade(char c) {
        switch (c) {
            case 'a': case 'b': case 'c': return 'L';
            case 'd': return 'D';
            case 'e': case 'f': return 'E';
        }
        return '?';
    }

    public static void main(String[] args) {
        for (int i = -5; i <= 5; i++) System.out.println(i + " " + dense(i) + " " + fall(i));
        int[] far = {Integer.MAX_VALUE, Integer.MAX_VALUE - 2, Integer.MAX_VALUE - 3, Integer.MIN_VALUE, Integer.MIN_VALUE + 2, Integer.MIN_VALUE + 3, 0};
        for (int f : far) System.out.println(f + " " + top(f) + " " + bottom(f) + " " + dense(f) + " " + fall(f));
        for (char c = '_'; c <= 'h'; c++) System.out.print(grade(c));
        System.out.println();
        byte b = (byte) 254;
        switch (b) { case -2: System.out.println("byte -2"); break; case 2: System.out.println("byte 2"); }
        long steps = 0;
        int state = 0;
        for (int i = 0; i < 10000; i++) {
            switch (state) {
                case 0: state = 2; steps += 1; break;
                case 1: state = 3; steps += 3; break;
                case 2: state = 1; steps += 5; break;
                case 3: state = (i & 7) == 0 ? 4 : 0; steps += 7; break;
                case 4: state = 0; continue;
            }
            steps ^= i;
        }
        System.out.println("steps " + steps);
    }
}
