import java.util.TreeMap;

// 200,000 boxed keys into a red-black tree: calls through interfaces, fields, rotations.
public class TreeMapInserts {
    public static void main(String[] args) {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        int state = 99;
        for (int i = 0; i < 200_000; i++) {
            state = state * 1664525 + 1013904223;
            map.put(state >>> 4, i);
        }
        System.out.println(map.size() + " " + map.firstKey() + " " + map.lastKey());
    }
}
