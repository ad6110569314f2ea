// Exercises BigInteger: arithmetic, big multiplications, division signs, modPow, gcd, radix text, shifts, bit operations.
import java.math.BigInteger;

public class BigIntegerArithmetic {
    static BigInteger b(String s) { return new BigInteger(s); }

    public static void main(String[] args) {
        BigInteger x = b("123456789012345678901234567890123456789"), y = b("-987654321098765432109876543210");
        System.out.println(x.add(y) + " " + x.subtract(y) + " " + x.multiply(y) + " " + x.divide(y) + " " + x.remainder(y) + " " + x.negate().mod(b("1000007")));
        BigInteger[] qr = y.divideAndRemainder(b("12345"));
        System.out.println(qr[0] + " " + qr[1] + " " + y.signum() + " " + y.abs() + " " + x.compareTo(y) + " " + x.equals(b("123456789012345678901234567890123456789")) + " " + x.hashCode() + " " + y.hashCode());
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 100; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f + " " + f.bitLength() + " " + f.getLowestSetBit() + " " + f.bitCount());
        BigInteger p = BigInteger.TWO.pow(521).subtract(BigInteger.ONE);
        System.out.println(p.toString(16).length() + " " + p.toString(36) + " " + p.bitLength());
        System.out.println(BigInteger.valueOf(3).modPow(b("1000000000000"), b("1000000007")) + " " + BigInteger.valueOf(7).modInverse(b("1000000007")) + " " + b("123456").gcd(b("7890")) + " " + BigInteger.valueOf(2).modPow(b("65537"), b("1000000000000")));
        System.out.println(x.shiftLeft(70) + " " + x.shiftRight(50) + " " + y.shiftRight(20) + " " + y.shiftRight(500) + " " + x.and(y) + " " + x.or(y) + " " + x.xor(y) + " " + x.not() + " " + x.andNot(y) + " " + x.testBit(5) + " " + x.setBit(200).bitLength() + " " + x.flipBit(0).clearBit(3));
        System.out.println(b("ff".length() + "55") + " " + new BigInteger("-zz", 36) + " " + new BigInteger("1010", 2) + " " + new BigInteger(new byte[]{-1, 0}) + " " + new BigInteger(1, new byte[]{-1, 0}) + " " + new BigInteger("+5"));
        System.out.println(x.intValue() + " " + x.longValue() + " " + x.doubleValue() + " " + y.floatValue() + " " + BigInteger.TEN.pow(400).doubleValue() + " " + java.util.Arrays.toString(y.toByteArray()));
        System.out.println(b("10000000000000000000000").sqrt() + " " + b("97").isProbablePrime(10) + " " + b("91").isProbablePrime(10) + " " + b("1000").nextProbablePrime() + " " + x.max(y).equals(x) + " " + x.min(y).signum());
        BigInteger m = b("9".repeat(1500)), n = b("7".repeat(1400));
        BigInteger big = m.multiply(n);
        System.out.println(big.hashCode() + " " + big.bitLength() + " " + big.mod(b("1000000007")) + " " + big.divide(m).equals(n) + " " + m.pow(3).bitLength() + " " + m.multiply(m).sqrt().equals(m));
        String t = big.toString();
        System.out.println(t.length() + " " + t.substring(0, 20) + " " + t.hashCode());
        try { x.divide(BigInteger.ZERO); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { b("12x"); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        try { b(""); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        try { x.mod(y); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { x.longValueExact(); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { b("4").modInverse(b("8")); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
    }
}
