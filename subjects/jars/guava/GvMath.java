// Exercises IntMath, LongMath, BigIntegerMath, DoubleMath, Stats and primitives helpers.
import com.google.common.math.*;
import com.google.common.primitives.*;
import java.math.*;
import java.util.*;

public class GvMath {
    interface T { Object get(); }
    static void t(T s) { try { System.out.print(s.get() + " "); } catch (ArithmeticException | IllegalArgumentException e) { System.out.print("[" + e.getMessage() + "] "); } }
    public static void main(String[] args) {
        t(() -> IntMath.gcd(84, 36));
        t(() -> IntMath.pow(3, 13));
        t(() -> IntMath.checkedPow(3, 30));
        t(() -> IntMath.sqrt(50, RoundingMode.FLOOR));
        t(() -> IntMath.sqrt(50, RoundingMode.UNNECESSARY));
        t(() -> IntMath.log2(1000, RoundingMode.CEILING));
        t(() -> IntMath.log10(99999, RoundingMode.HALF_UP));
        t(() -> IntMath.divide(7, -2, RoundingMode.HALF_EVEN));
        t(() -> IntMath.mod(-7, 3));
        t(() -> IntMath.factorial(10));
        t(() -> IntMath.binomial(30, 15));
        t(() -> IntMath.checkedAdd(Integer.MAX_VALUE, 1));
        t(() -> IntMath.saturatedMultiply(1 << 20, 1 << 20));
        t(() -> IntMath.isPowerOfTwo(64));
        t(() -> IntMath.isPrime(104729));
        t(() -> IntMath.mean(Integer.MAX_VALUE, Integer.MAX_VALUE - 2));
        t(() -> IntMath.ceilingPowerOfTwo(100));
        System.out.println();
        t(() -> LongMath.gcd(1L << 40, 3L << 35));
        t(() -> LongMath.pow(7, 20));
        t(() -> LongMath.checkedMultiply(1L << 40, 1L << 40));
        t(() -> LongMath.sqrt(Long.MAX_VALUE, RoundingMode.HALF_DOWN));
        t(() -> LongMath.log10(123456789012L, RoundingMode.FLOOR));
        t(() -> LongMath.factorial(20));
        t(() -> LongMath.factorial(21));
        t(() -> LongMath.binomial(60, 30));
        t(() -> LongMath.isPrime(1000000007L));
        t(() -> LongMath.isPrime(1000000007L * 3));
        t(() -> LongMath.divide(Long.MIN_VALUE, 3, RoundingMode.UP));
        t(() -> LongMath.saturatedPow(10, 30));
        t(() -> LongMath.mod(-5L, 0));
        t(() -> LongMath.roundToDouble((1L << 53) + 1, RoundingMode.CEILING));
        System.out.println();
        t(() -> BigIntegerMath.factorial(40));
        t(() -> BigIntegerMath.binomial(100, 50));
        t(() -> BigIntegerMath.sqrt(BigInteger.TEN.pow(41), RoundingMode.FLOOR));
        t(() -> BigIntegerMath.log2(BigInteger.TEN.pow(30), RoundingMode.HALF_EVEN));
        t(() -> BigIntegerMath.log10(BigInteger.valueOf(2).pow(200), RoundingMode.DOWN));
        t(() -> BigIntegerMath.divide(BigInteger.TEN.pow(20), BigInteger.valueOf(-7), RoundingMode.HALF_UP));
        System.out.println();
        t(() -> DoubleMath.roundToInt(2.5, RoundingMode.HALF_EVEN));
        t(() -> DoubleMath.roundToLong(-2.5, RoundingMode.HALF_UP));
        t(() -> DoubleMath.roundToInt(Double.NaN, RoundingMode.DOWN));
        t(() -> DoubleMath.isMathematicalInteger(1e20));
        t(() -> DoubleMath.log2(1000, RoundingMode.UP));
        t(() -> DoubleMath.fuzzyEquals(1.0, 1.0001, 0.001));
        t(() -> DoubleMath.roundToBigInteger(1e25, RoundingMode.UNNECESSARY));
        t(() -> DoubleMath.factorial(25));
        t(() -> DoubleMath.fuzzyCompare(1, 2, 0.5));
        System.out.println();
        Stats s = Stats.of(1, 2, 3, 4, 10);
        System.out.println(s.mean() + " " + s.populationVariance() + " " + s.min() + " " + s.max() + " " + s.sum() + " " + s.count() + " " + Stats.meanOf(1, 2) + " " + Quantiles.median().compute(5, 1, 3, 9) + " " + Quantiles.percentiles().index(90).compute(1, 2, 3, 4, 5));
        PairedStatsAccumulator ps = new PairedStatsAccumulator();
        for (int i = 0; i < 5; i++) ps.add(i, 2 * i + 1);
        System.out.println(ps.populationCovariance() + " " + ps.leastSquaresFit().transform(10));
        System.out.println(Ints.asList(3, 1, 2) + " " + Ints.max(4, 9, 2) + " " + Ints.join("-", 1, 2) + " " + Ints.tryParse("12") + " " + Ints.tryParse("x") + " " + Arrays.toString(Ints.toArray(List.of(1, 2))) + " " + Ints.saturatedCast(1L << 40) + " " + Ints.contains(new int[]{1}, 1) + " " + Arrays.toString(Ints.concat(new int[]{1}, new int[]{2, 3})) + " " + Arrays.toString(Ints.toByteArray(0x01020304)) + " " + Ints.fromByteArray(new byte[]{0, 0, 1, 0}) + " " + Longs.hashCode(1L << 35) + " " + Longs.tryParse("-99") + " " + Doubles.tryParse("1e3") + " " + Booleans.countTrue(true, false, true) + " " + Chars.checkedCast(65) + " " + UnsignedInts.toString(-1) + " " + UnsignedLongs.toString(-1L) + " " + UnsignedLongs.divide(-1L, 10) + " " + UnsignedInteger.fromIntBits(-5).plus(UnsignedInteger.ONE) + " " + UnsignedLong.MAX_VALUE.bigIntegerValue() + " " + Shorts.max((short) 5, (short) -1) + " " + Bytes.indexOf(new byte[]{1, 2, 3}, (byte) 3) + " " + ImmutableIntArray.of(1, 2, 3).subArray(1, 3) + " " + UnsignedBytes.toInt((byte) -1) + " " + Ints.lexicographicalComparator().compare(new int[]{1, 2}, new int[]{1}));
        int[] rev = {1, 2, 3};
        Ints.reverse(rev);
        Ints.sortDescending(rev);
        System.out.println(Arrays.toString(rev));
    }
}
