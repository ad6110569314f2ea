// Permutations (recursive, Heap's, next permutation), combinations and subsets.
import java.util.*;

public class AlgoPermutations {
    static void rec(String pre, String rest, List<String> out) { if (rest.isEmpty()) { out.add(pre);
            return; }
        for (int i = 0; i < rest.length(); i++) rec(pre + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out); }
    static long heapHash; static int heapCount;
    static void heap(int[] a, int n) { if (n == 1) { heapCount++;
            heapHash = heapHash * 31 + Arrays.hashCode(a);
            return; }
        for (int i = 0; i < n; i++) { heap(a, n - 1);
            int j = n % 2 == 0 ? i : 0;
            int t = a[j];
            a[j] = a[n - 1];
            a[n - 1] = t; } }
    static boolean next(int[] a) { int i = a.length - 2;
        while (i >= 0 && a[i] >= a[i + 1]) i--;
        if (i < 0) return false;
        int j = a.length - 1;
        while (a[j] <= a[i]) j--;
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
        for (int l = i + 1, r = a.length - 1; l < r; l++, r--) { t = a[l];
            a[l] = a[r];
            a[r] = t; }
        return true; }
    static void combos(int n, int k, int from, Deque<Integer> cur, List<List<Integer>> out) { if (cur.size() == k) { out.add(new ArrayList<>(cur));
            return; }
        for (int i = from; i <= n; i++) { cur.addLast(i);
            combos(n, k, i + 1, cur, out);
            cur.removeLast(); } }
    public static void main(String[] args) {
        List<String> ps = new ArrayList<>(); rec("", "abcd", ps); System.out.println(ps);
        heap(new int[]{1, 2, 3, 4, 5, 6, 7}, 7); System.out.println(heapCount + " " + heapHash);
        int[] a = {1, 1, 2, 3}; int c = 0; do { System.out.print(Arrays.toString(a)); c++; } while (next(a)); System.out.println(" " + c);
        List<List<Integer>> cs = new ArrayList<>(); combos(5, 3, 1, new ArrayDeque<>(), cs); System.out.println(cs);
        String set = "wxyz";
        StringBuilder sb = new StringBuilder();
        for (int m = 0; m < 16; m++) { sb.append('{');
            for (int i = 0; i < 4; i++) if ((m >> i & 1) != 0) sb.append(set.charAt(i));
            sb.append('}'); }
        System.out.println(sb);
        int gray = 0;
        for (int i = 0; i < 16; i++) { gray = i ^ (i >> 1);
            System.out.print(Integer.toBinaryString(gray) + " "); }
        System.out.println();
    }
}
