import java.util.HashMap;

// Insertions, lookups and removals in a hash table that grows.
public class HashMapMix {
    public static void main(String[] args) {
        HashMap<Integer, Integer> map = new HashMap<>();
        int state = 7;
        long hits = 0;
        for (int i = 0; i < 400_000; i++) {
            state = state * 1664525 + 1013904223;
            int key = state >>> 12;
            if (i % 3 == 2) {
                if (map.remove(key & 0xffff) != null) hits++;
            } else {
                map.merge(key & 0xffff, 1, Integer::sum);
            }
        }
        System.out.println(map.size() + " " + hits);
    }
}
