//@ check: SwitchOfMany.dense  loop=3
//@ verdict: verified
//@ paths: 14
//@ check: SwitchOfMany.sparse  loop=3
//@ verdict: verified
//@ paths: 14
//@ check: SwitchOfMany.inLoop  loop=2
//@ gaps: limit

/** A switch with many cases is one decision, however many comparisons it takes; only loops iterate. */
public class SwitchOfMany {
    public static int dense(int x) {
        switch (x) {
            case 0: return 10;
            case 1: return 11;
            case 2: return 12;
            case 3: return 13;
            case 4: return 14;
            case 5: return 15;
            case 6: return 16;
            case 7: return 17;
            case 8: return 18;
            case 9: return 19;
            case 10: return 20;
            case 11: return 21;
            case 12: return 22;
            default: return 0;
        }
    }

    public static int sparse(int x) {
        switch (x) {
            case 0: return 10;
            case 100: return 11;
            case 200: return 12;
            case 300: return 13;
            case 400: return 14;
            case 500: return 15;
            case 600: return 16;
            case 700: return 17;
            case 800: return 18;
            case 900: return 19;
            case 1000: return 20;
            case 1100: return 21;
            case 1200: return 22;
            default: return 0;
        }
    }

    public static int inLoop(int x) {
        int steps = 0;
        while (true) {
            switch (x) {
                case 0: return steps;
                case 1: x = 0; break;
                default: x--; steps++;
            }
        }
    }
}
