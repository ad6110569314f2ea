// Exercises java.util.Random with fixed seeds: every method, streams, Gaussian and SplittableRandom.
import java.util.*;

public class SeededRandom {
    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(1 << 20) + " " + r.nextInt(1000003) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextDouble());
        System.out.println(r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextGaussian());
        byte[] bytes = new byte[11];
        r.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        System.out.println(Arrays.toString(r.ints(5, 0, 100).toArray()) + " " + Arrays.toString(r.longs(3).toArray()) + " " + Arrays.toString(r.doubles(2).toArray()));
        r.setSeed(7);
        int a = r.nextInt();
        r.setSeed(7);
        System.out.println((a == r.nextInt()) + " " + a);
        System.out.println(r.nextInt(5, 9) + " " + r.nextLong(100) + " " + r.nextDouble(2.0, 3.0) + " " + r.nextInt(-5, 5));
        int[] hist = new int[10];
        for (int i = 0; i < 10000; i++) hist[r.nextInt(10)]++;
        System.out.println(Arrays.toString(hist));
        try { r.nextInt(0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        SplittableRandom s = new SplittableRandom(99);
        SplittableRandom t = s.split();
        System.out.println(s.nextInt() + " " + t.nextInt() + " " + s.nextLong() + " " + t.nextInt(100) + " " + s.nextDouble());
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
        Collections.shuffle(l, new Random(-1));
        System.out.println(l);
        Random max = new Random(Long.MAX_VALUE), min = new Random(Long.MIN_VALUE);
        System.out.println(max.nextInt() + " " + min.nextInt() + " " + max.nextDouble() + " " + min.nextLong());
        double sum = 0;
        for (int i = 0; i < 2000; i++) sum += max.nextGaussian();
        System.out.println(sum);
        class Fixed extends Random { int n; @Override protected int next(int bits) { return (n += 0x12345678) >>> (32 - bits); } }
        Fixed f = new Fixed();
        System.out.println(f.nextInt() + " " + f.nextInt(7) + " " + f.nextLong() + " " + f.nextBoolean());
    }
}
