// Sieve of Eratosthenes and of Sundaram with counts and a checksum of prime gaps.
import java.util.Arrays;

public class AlgoSieve {
    static int sundaram(int n) {
        int k = (n - 2) / 2; boolean[] m = new boolean[k + 1];
        for (int i = 1; i <= k; i++) for (int j = i; i + j + 2 * i * j <= k; j++) m[i + j + 2 * i * j] = true;
        int c = n > 2 ? 1 : 0; for (int i = 1; i <= k; i++) if (!m[i]) c++; return c;
    }
    public static void main(String[] args) {
        int n = 50000; boolean[] comp = new boolean[n + 1]; int count = 0, last = 2; long gaps = 0; int[] digits = new int[10];
        for (int i = 2; i <= n; i++) {
            if (comp[i]) continue;
            count++; gaps = gaps * 31 + (i - last); digits[i % 10]++; last = i;
            for (long j = (long) i * i; j <= n; j += i) comp[(int) j] = true;
        }
        System.out.println(count + " primes, last " + last + ", gap hash " + gaps);
        System.out.println(Arrays.toString(digits));
        System.out.println(sundaram(10000));
        StringBuilder sb = new StringBuilder(); for (int i = 0, p = 2; i < 30; p++) if (!comp[p]) { sb.append(p).append(' '); i++; }
        System.out.println(sb);
        int twins = 0; for (int i = 3; i + 2 <= n; i++) if (!comp[i] && !comp[i + 2]) twins++;
        System.out.println("twins " + twins);
        long x = 600851475143L, big = 0; for (long f = 2; f * f <= x; f++) while (x % f == 0) { big = f; x /= f; } if (x > 1) big = x;
        System.out.println("largest factor " + big);
    }
}
