import heapwright.Heapwright;
import java.util.function.IntUnaryOperator;

/** Subjects whose lines say what no path reaches: `missed`, and of jumps how many ways of how many are taken. */
public class Covered {
    static int made = 2;

    public static int loops(int n) {
        Heapwright.assume(n < 3); // ways: 2 of 2
        int sum = 0;
        for (int i = 0; i < n; i++) { // ways: 2 of 2
            sum += i;
        }
        if (sum > 100) { // ways: 1 of 2
            sum = 0; // missed
        }
        while (sum == 7) { // ways: 1 of 2
            sum++; // missed
        }
        return sum;
    }

    public static int tables(int way) {
        switch (way & 3) { // ways: 3 of 5
            case 0:
                return 10;
            case 1:
            case 2:
                way = 20;
                break;
            case 3:
                return 30;
            case 4:
                return 40; // missed
            default:
                return 50; // missed
        }
        return way;
    }

    public static int lookups() {
        int sum = 0;
        for (int i = 0; i < 4; i++) { // ways: 2 of 2
            switch (i * 1000) { // ways: 3 of 4
                case 0:
                    sum += 1;
                    break;
                case 3000:
                    sum += 2;
                    break;
                case 9000:
                    sum += 3; // missed
                    break; // missed
                default:
                    sum += 4;
            }
        }
        return sum;
    }

    public static int asserts(int n) {
        assert n < 10 || n >= 10 : "numbers"; // ways: 3 of 4
        return n;
    }

    public static int halfway(int n) {
        try {
            int quotient = n / (made - 2) + never();
            return quotient; // missed
        } catch (ArithmeticException e) {
            n++;
        } catch (IllegalStateException e) { // missed
            n--; // missed
        }
        return n > 5 ? fails(n) : n; // ways: 2 of 2
    }

    static int never() {
        return 1;
    }

    static int fails(int n) {
        if (n < 0) { // ways: 1 of 2
            n = 0; // missed
        }
        throw new IllegalStateException("fails");
    }

    public static int ternaries(int a, int b) {
        boolean both = a > 2 && a < 1; // ways: 3 of 4
        int larger = a > b ? a : b; // ways: 2 of 2
        if (a > b) {}
        return both ? 0 : larger; // ways: 1 of 2
    }

    public static int lambdas() {
        IntUnaryOperator absolute = x -> x > 0 ? x : -x; // ways: 1 of 2
        IntUnaryOperator unused = x -> x > 0 ? x : -x;
        return absolute.applyAsInt(3);
    }

    public static int texts(Object any) {
        Heapwright.assume(any == null); // ways: 2 of 2
        String word = any == null ? "one" : "two"; // ways: 1 of 2
        synchronized (word) {
            word = word + made;
        }
        try {
            made++;
        } finally {
            made--;
        }
        return word.length();
    }
}
