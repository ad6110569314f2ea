// Exercises HashBiMap, EnumBiMap, HashBasedTable, TreeBasedTable, ArrayTable and Tables.transpose.
import com.google.common.collect.*;
import java.util.*;

public class GvTablesBiMaps {
    enum D { N, S, E, W }
    public static void main(String[] args) {
        BiMap<String, Integer> b = HashBiMap.create();
        b.put("one", 1);
        b.put("two", 2);
        System.out.println(b + " " + b.inverse() + " " + b.inverse().get(2));
        try { b.put("uno", 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(b.forcePut("uno", 1) + " " + b + " " + b.inverse().remove(2) + " " + b + " " + b.containsValue(1));
        b.inverse().put(7, "seven");
        b.replaceAll((k, v) -> v * 10);
        System.out.println(b + " " + b.inverse().keySet() + " " + b.values());
        for (int i = 0; i < 100; i++) b.forcePut("k" + i, i * 7 % 60);
        System.out.println(b.size() + " " + b.inverse().get(0));
        EnumBiMap<D, D> eb = EnumBiMap.create(D.class, D.class);
        eb.put(D.N, D.S);
        eb.put(D.E, D.W);
        System.out.println(eb + " " + eb.inverse().get(D.W));
        EnumHashBiMap<D, String> eh = EnumHashBiMap.create(D.class);
        eh.put(D.S, "south");
        System.out.println(eh.inverse().get("south"));
        Table<String, Integer, Double> t = TreeBasedTable.create();
        t.put("r2", 1, 2.1);
        t.put("r1", 3, 1.3);
        t.put("r1", 1, 1.1);
        t.put("r2", 3, 2.3);
        System.out.println(t + " " + t.row("r1") + " " + t.column(3) + " " + t.get("r2", 9) + " " + t.contains("r1", 3) + " " + t.rowKeySet() + t.columnKeySet() + t.values() + " " + t.size() + " " + t.cellSet().iterator().next() + " " + t.columnMap() + " " + Tables.transpose(t));
        t.row("r1").put(5, 1.5);
        t.column(1).remove("r2");
        System.out.println(t + " " + t.remove("r2", 3) + " " + t.rowMap());
        t.row("r1").clear();
        System.out.println(t.isEmpty() + " " + t.containsRow("r1"));
        Table<Integer, Integer, Integer> h = HashBasedTable.create();
        for (int i = 1; i <= 9; i++) for (int j = 1; j <= 9; j++) h.put(i, j, i * j);
        int tr = 0;
        for (int i = 1; i <= 9; i++) tr += h.get(i, i);
        System.out.println(h.size() + " " + tr + " " + h.row(7) + " " + h.column(3).values() + " " + h.equals(TreeBasedTable.create().isEmpty()) + " " + h.hashCode());
        ArrayTable<String, String, Integer> at = ArrayTable.create(List.of("a", "b"), List.of("x", "y", "z"));
        at.put("a", "y", 5);
        at.set(1, 2, 9);
        System.out.println(at + " " + at.at(1, 2) + " " + at.get("b", "x") + " " + Arrays.deepToString(at.toArray(Integer.class)) + " " + at.rowKeyList());
        try { at.put("c", "x", 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { at.at(2, 0); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        System.out.println(Tables.immutableCell("r", "c", 1) + " " + Tables.transformValues(at, v -> v == null ? 0 : v * 2));
        ClassToInstanceMap<Number> ci = MutableClassToInstanceMap.create();
        ci.putInstance(Integer.class, 5);
        ci.putInstance(Double.class, 2.5);
        System.out.println(ci.getInstance(Integer.class) + ci.getInstance(Double.class));
    }
}
