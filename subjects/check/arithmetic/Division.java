//@ check: Division.divide
//@ verdict: violated
//@ exit: 1
//@ paths: 2
//@ returned: 1
//@ violated: 1

public class Division {
    public static int divide(int a, int b) {
        return a / b; //~ VIOLATES ArithmeticException
    }
}
