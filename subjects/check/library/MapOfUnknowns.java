//@ check: MapOfUnknowns.put
//@ verdict: violated

import heapwright.Heapwright;
import java.util.TreeMap;

public class MapOfUnknowns {
    public static void put(boolean second) {
        TreeMap<String, Integer> map = new TreeMap<>();
        map.put("b", 1);
        if (second) {
            map.put("a", 2);
        }
        Heapwright.check(map.firstKey().equals(second ? "a" : "b"));
        Heapwright.check(map.size() == 1); //~ VIOLATES assertion
    }
}
