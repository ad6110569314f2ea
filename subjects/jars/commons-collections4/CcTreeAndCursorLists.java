// Exercises TreeList, CursorableLinkedList, NodeCachingLinkedList, GrowthList and SetUniqueList.
import java.util.*;
import org.apache.commons.collections4.list.*;

public class CcTreeAndCursorLists {
    public static void main(String[] args) {
        TreeList<Integer> t = new TreeList<>();
        for (int i = 0; i < 300; i++) t.add(i * 31 % (i + 1), i);
        long h = 0;
        for (int x : t) h = h * 31 + x;
        System.out.println(t.size() + " " + h + " " + t.get(150) + " " + t.indexOf(77) + " " + t.subList(5, 12));
        for (int i = 0; i < 250; i++) t.remove(i * 7 % t.size());
        System.out.println(t);
        t.set(3, -1);
        t.addAll(Arrays.asList(9, 8, 7));
        System.out.println(t.contains(-1) + " " + t.lastIndexOf(7) + " " + t.toArray().length);
        ListIterator<Integer> li = t.listIterator(10);
        li.add(555);
        li.previous();
        li.set(556);
        System.out.println(li.next() + " " + li.nextIndex());
        try { Iterator<Integer> it = t.iterator();
            t.add(1);
            it.next(); } catch (ConcurrentModificationException e) { System.out.println("CME"); }
        CursorableLinkedList<String> c = new CursorableLinkedList<>(Arrays.asList("a", "b", "c", "d"));
        CursorableLinkedList.Cursor<String> cur = c.cursor();
        cur.next();
        c.add(1, "X");
        c.remove("c");
        StringBuilder sb = new StringBuilder();
        while (cur.hasNext()) sb.append(cur.next());
        cur.close();
        System.out.println(sb + " " + c);
        NodeCachingLinkedList<Integer> n = new NodeCachingLinkedList<>(5);
        for (int i = 0; i < 20; i++) { n.add(i);
            if (i % 3 == 0) n.remove(0); }
        System.out.println(n + " " + n.indexOf(15));
        List<String> g = GrowthList.growthList(new ArrayList<>()); g.set(3, "three"); g.add(6, "six"); System.out.println(g + " " + g.size());
        SetUniqueList<Integer> u = SetUniqueList.setUniqueList(new ArrayList<>(Arrays.asList(1, 2, 1, 3)));
        u.add(2);
        u.add(4);
        u.set(0, 3);
        System.out.println(u + " " + u.asSet().size());
        List<Integer> fixed = FixedSizeList.fixedSizeList(new ArrayList<>(Arrays.asList(1, 2)));
        fixed.set(0, 9);
        try { fixed.add(3); } catch (UnsupportedOperationException e) { System.out.println(fixed + " " + e.getMessage()); }
        List<Integer> pred = PredicatedList.predicatedList(new ArrayList<>(), x -> x > 0);
        pred.add(5);
        try { pred.add(-5); } catch (IllegalArgumentException e) { System.out.println("rejected " + pred); }
        List<Object> lazy = LazyList.lazyList(new ArrayList<>(), () -> "made");
        System.out.println(lazy.get(2) + " " + lazy);
        List<String> tr = TransformedList.transformingList(new ArrayList<>(), s -> s + "!");
        tr.add("hey");
        tr.add(0, "ho");
        System.out.println(tr);
    }
}
