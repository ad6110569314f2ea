//@ check: NullParameter.write
//@ verdict: violated
//@ same: laziness

public class NullParameter {
    private int value;

    public static void write(NullParameter target, int value) {
        target.value = value; //~ VIOLATES NullPointerException
    }
}
