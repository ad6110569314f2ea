//@ check: UnboxedNull.add
//@ verdict: violated

public class UnboxedNull {
    public static int add(Integer x) {
        return x + 1; //~ VIOLATES NullPointerException
    }
}
