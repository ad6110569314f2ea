// NaN has many bit patterns. Those of a number that was made of bits are kept, as the JVM does; of any other NaN they are
// left out, which the claim says.
//@ check: NanBits.kept
//@ violations: 1
//@ check: NanBits.back
//@ violations: none
//@ verdict: verified
//@ check: NanBits.raw
//@ violations: none
//@ verdict: verified-within-limits
//@ world: NaN has its usual ones
//@ check: NanBits.canonical
//@ violations: none
//@ verdict: verified

/** The bits of floating-point numbers. */
public class NanBits {
    static void kept(int bits) {
        assert Float.floatToRawIntBits(Float.intBitsToFloat(bits)) != 0x7fc00001; //~ VIOLATES assertion
    }

    static void back(long bits) {
        assert Double.doubleToRawLongBits(Double.longBitsToDouble(bits)) == bits;
    }

    static void raw(float number) {
        assert number == number || Float.floatToRawIntBits(number) == 0x7fc00000;
    }

    static void canonical(double number) {
        assert number == number || Double.doubleToLongBits(number) == 0x7ff8000000000000L;
    }
}
