package green;

/**
 * The greatest common divisor by subtraction alone. Lines with a mark belong to versions: those of ADD#1 to ADD#k are in version
 * k; a line of MOD#k stands in place of the one before it.
 */
public class Euclid {
    public static int gcd(int a, int b) {
        if (a <= 0 || b <= 0) return 0;
        //~ ADD#1: if (a > 10000) return 0;
        //~ ADD#2: if (b > 10000) return 0;
        //~ ADD#3: if (a + b > 15000) return 0;
        while (a != b) {
            //~ MOD#1: while (a - b != 0) {
            if (a > b) {
                //~ MOD#2: if (a >= b + 1) {
                a = a - b;
            } else {
                b = b - a;
                //~ MOD#3: b = b - a - a; if (b <= 0) return a;
            }
        }
        return a;
    }
}
