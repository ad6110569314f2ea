//@ check: DivisionGuarded.divide
//@ verdict: verified
//@ exit: 0
//@ paths: 2
//@ returned: 2

public class DivisionGuarded {
    public static int divide(int a, int b) {
        return b == 0 ? 0 : a / b;
    }
}
