// Native methods of the program answer anything.
public class Natives {
    private int cached;

    static native int sensor();

    native Natives next(int at);

    native void log(String text);

    //@ check: Natives.positive
    //@ violations: below
    //@ world: native methods throw nothing and change nothing: int Natives.sensor()
    public static void positive() {
        int value = sensor();
        assert value >= 0; //~ VIOLATES assertion
    }

    //@ check: Natives.twice
    //@ violations: below
    public static void twice() {
        assert sensor() == sensor(); //~ VIOLATES assertion
    }

    //@ check: Natives.clamp
    //@ violations: none
    //@ verdict: verified-within-limits
    public static int clamp() {
        int value = Math.max(0, Math.min(100, sensor()));
        assert value >= 0 && value <= 100;
        return value;
    }

    //@ check: Natives.follow
    //@ violations: below
    public int follow() {
        Natives other = next(1);
        if (other != null) {
            other.cached = 1;
            assert cached == 0 || other != this; //~ VIOLATES assertion
        }
        return cached;
    }

    //@ check: Natives.kept
    //@ violations: none
    //@ verdict: verified-within-limits
    public void kept() {
        cached = 3;
        log("x");
        assert cached == 3;
    }
}
