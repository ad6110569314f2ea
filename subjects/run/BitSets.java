// Exercises BitSet operations over word borders and set algebra.
import java.util.Arrays;
import java.util.BitSet;

public class BitSets {
    public static void main(String[] args) {
        BitSet a = new BitSet();
        a.set(1); a.set(63); a.set(64); a.set(65, 70); a.set(200); a.flip(3); a.flip(60, 66);
        System.out.println(a + " card " + a.cardinality() + " len " + a.length() + " size " + a.size());
        System.out.println(a.get(60) + " " + a.get(64) + " " + a.get(10000) + " " + a.nextSetBit(4) + " " + a.nextClearBit(60) + " " + a.previousSetBit(199) + " " + a.previousClearBit(62) + " " + a.nextSetBit(201));
        BitSet b = new BitSet(128);
        for (int i = 0; i < 128; i += 3) b.set(i);
        BitSet and = (BitSet) a.clone(); and.and(b);
        BitSet or = (BitSet) a.clone(); or.or(b);
        BitSet xor = (BitSet) a.clone(); xor.xor(b);
        BitSet not = (BitSet) a.clone(); not.andNot(b);
        System.out.println(and + " " + or.cardinality() + " " + xor + " " + not);
        System.out.println(a.intersects(b) + " " + a.equals(a.clone()) + " " + a.hashCode() + " " + b.hashCode() + " " + a.isEmpty());
        System.out.println(Arrays.toString(a.toLongArray()) + " " + Arrays.toString(b.get(10, 30).toByteArray()) + " " + BitSet.valueOf(new long[]{5, 1L << 63}) + " " + BitSet.valueOf(new byte[]{1, 2, -128}));
        a.clear(61, 300); a.clear(1);
        System.out.println(a + " " + a.length());
        System.out.println(b.stream().limit(6).sum() + " " + b.stream().filter(i -> i % 2 == 0).count());
        BitSet sieve = new BitSet(5000);
        sieve.set(2, 5000);
        for (int p = 2; p * p < 5000; p = sieve.nextSetBit(p + 1)) for (int q = p * p; q < 5000; q += p) sieve.clear(q);
        System.out.println(sieve.cardinality() + " " + sieve.previousSetBit(4999) + " " + sieve.get(4993));
        try { a.set(-1); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { a.set(5, 2); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { new BitSet(-3); } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
        a.clear();
        System.out.println(a + " " + a.length() + " " + a.nextSetBit(0) + " " + a.nextClearBit(0));
    }
}
