// Exercises Vector, Stack, Hashtable, Properties, IdentityHashMap and WeakHashMap.
import java.util.*;

public class LegacyCollections {
    public static void main(String[] args) {
        Vector<Integer> v = new Vector<>(2, 3);
        for (int i = 0; i < 7; i++) v.addElement(i * i);
        System.out.println(v + " " + v.capacity() + " " + v.elementAt(3) + " " + v.firstElement() + " " + v.lastElement() + " " + v.indexOf(16));
        v.insertElementAt(-1, 2); v.removeElementAt(0); v.removeElement(25); v.setElementAt(99, 0);
        System.out.println(v + " " + Collections.list(v.elements()));
        try { v.elementAt(50); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        Stack<String> s = new Stack<>();
        s.push("a"); s.push("b"); s.push("c");
        System.out.println(s.peek() + s.pop() + s.pop() + " " + s + " " + s.search("a") + " " + s.empty());
        s.pop();
        try { s.pop(); } catch (EmptyStackException e) { System.out.println("EmptyStack " + e.getMessage()); }
        Hashtable<String, Integer> h = new Hashtable<>();
        for (String k : List.of("one", "two", "three", "four", "five")) h.put(k, k.length());
        System.out.println(h + " " + h.get("two") + " " + h.contains(5) + " " + Collections.list(h.keys()));
        try { h.put("x", null); } catch (NullPointerException e) { System.out.println("null value"); }
        h.merge("one", 10, Integer::sum); h.computeIfAbsent("six", String::length); h.remove("four");
        System.out.println(new TreeMap<>(h) + " " + h.equals(new HashMap<>(h)));
        Properties base = new Properties();
        base.setProperty("a", "1"); base.setProperty("b", "2");
        Properties p = new Properties(base);
        p.setProperty("b", "3");
        System.out.println(p.getProperty("a") + p.getProperty("b") + p.getProperty("c") + p.getProperty("c", "dflt") + " " + new TreeSet<>(p.stringPropertyNames()) + " " + p.size());
        IdentityHashMap<Object, Integer> id = new IdentityHashMap<>();
        String k1 = new String("k"), k2 = new String("k");
        id.put(k1, 1); id.put(k2, 2); id.put("k", 3); id.put("k", 4);
        System.out.println(id.size() + " " + id.get(k1) + " " + id.get(k2) + " " + id.get("k") + " " + id.get(new String("k")) + " " + id.containsKey(k2));
        id.remove(k1);
        System.out.println(id.size() + " " + id.containsValue(2));
        WeakHashMap<Integer, String> w = new WeakHashMap<>();
        Integer[] keep = new Integer[20];
        for (int i = 0; i < 20; i++) { keep[i] = i * 3; w.put(keep[i], "v" + i); }
        System.out.println(w.size() + " " + w.get(27) + " " + w.containsKey(28) + " " + w.remove(30) + " " + new TreeMap<>(w).firstEntry() + keep.length);
        Iterator<Integer> it = v.iterator();
        v.add(5);
        try { it.next(); } catch (ConcurrentModificationException e) { System.out.println("Vector CME"); }
        Dictionary<String, Integer> d = h;
        System.out.println(d.size() + " " + d.isEmpty());
    }
}
