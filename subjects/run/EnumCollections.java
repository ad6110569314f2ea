// Exercises EnumMap and EnumSet (regular and jumbo with more than 64 constants).
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

public class EnumCollections {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }
    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
        G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        EnumMap<Day, String> m = new EnumMap<>(Day.class);
        m.put(Day.FRI, "friday"); m.put(Day.MON, "monday"); m.put(Day.WED, null);
        System.out.println(m + " " + m.size() + " " + m.containsKey(Day.WED) + " " + m.get(Day.TUE) + " " + m.containsValue(null));
        for (Map.Entry<Day, String> e : m.entrySet()) { if (e.getValue() != null) e.setValue(e.getValue().toUpperCase()); }
        System.out.println(m);
        m.remove(Day.MON);
        m.merge(Day.SUN, "s", String::concat);
        m.merge(Day.SUN, "s", String::concat);
        m.computeIfAbsent(Day.TUE, d -> d.name().toLowerCase());
        System.out.println(m + " " + m.keySet() + " " + m.values() + " " + new EnumMap<>(m).equals(m) + " " + m.clone().equals(m));
        try { m.put(null, "x"); } catch (NullPointerException e) { System.out.println("null key"); }
        EnumSet<Day> week = EnumSet.range(Day.MON, Day.FRI);
        EnumSet<Day> end = EnumSet.complementOf(week);
        System.out.println(week + " " + end + " " + EnumSet.allOf(Day.class).size() + " " + EnumSet.noneOf(Day.class) + " " + EnumSet.of(Day.SUN, Day.MON, Day.SUN));
        week.remove(Day.WED); week.addAll(end); week.retainAll(EnumSet.of(Day.MON, Day.SUN, Day.WED, Day.FRI));
        System.out.println(week + " " + week.contains(Day.WED) + " " + week.containsAll(EnumSet.of(Day.MON)) + " " + week.equals(EnumSet.of(Day.FRI, Day.MON, Day.SUN)));
        week.removeIf(d -> d.ordinal() > 3);
        System.out.println(week + " " + week.hashCode() * 0);
        EnumSet<Big> big = EnumSet.of(Big.A0, Big.G9, Big.F3, Big.F4, Big.F5);
        System.out.println(big + " " + big.size() + " " + EnumSet.complementOf(big).size());
        big.addAll(EnumSet.range(Big.E8, Big.G2));
        big.removeAll(EnumSet.range(Big.F0, Big.F7));
        System.out.println(big);
        EnumMap<Big, Integer> bm = new EnumMap<>(Big.class);
        for (Big b : big) bm.merge(b, b.ordinal(), Integer::sum);
        System.out.println(bm);
        int it = 0;
        for (var i = EnumSet.allOf(Big.class).iterator(); i.hasNext(); ) if (i.next().name().endsWith("7")) it++;
        System.out.println(it);
        switch (Big.G5) { case A0: System.out.println("A0"); break; case G5: System.out.println("G5"); break; default: System.out.println("?"); }
    }
}
