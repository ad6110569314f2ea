// Exercises ArrayList: growth, insertion, removal by index/object, subList, iteration, sort, removeIf, replaceAll, equals, toArray.
import java.util.*;

public class ArrayListOps {
    public static void main(String[] args) {
        ArrayList<Integer> a = new ArrayList<>();
        for (int i = 0; i < 30; i++) a.add(i * 7 % 30);
        System.out.println(a + " " + a.size());
        a.add(0, 100); a.add(15, 200); a.add(a.size(), 300);
        a.remove(1); a.remove(Integer.valueOf(200));
        System.out.println(a.remove((Object) 9999) + " " + a.indexOf(7) + " " + a.lastIndexOf(7) + " " + a.contains(29) + " " + a);
        List<Integer> sub = a.subList(5, 12);
        System.out.println(sub);
        Collections.sort(sub);
        sub.set(0, -1);
        sub.add(555);
        sub.remove(1);
        System.out.println(sub + " " + a);
        sub.clear();
        System.out.println(a + " " + a.size());
        a.removeIf(x -> x % 2 == 0);
        a.replaceAll(x -> x * 10);
        System.out.println(a);
        a.sort(null);
        System.out.println(a);
        a.sort(Comparator.reverseOrder());
        System.out.println(a + " " + a.hashCode());
        a.addAll(List.of(1, 2, 3)); a.addAll(2, Arrays.asList(8, null, 8));
        System.out.println(a + " " + a.indexOf(null) + " " + a.retainAll(Arrays.asList(8, 1, 2, 290)) + " " + a);
        Object[] arr = a.toArray(); Integer[] ia = a.toArray(new Integer[0]); Integer[] big = a.toArray(new Integer[]{9, 9, 9, 9, 9, 9, 9});
        System.out.println(arr.length + " " + ia.length + " " + Arrays.toString(big));
        System.out.println(a.equals(new LinkedList<>(a)) + " " + a.equals(List.of()) + " " + new ArrayList<>(List.of("x")).equals(Arrays.asList("x")));
        @SuppressWarnings("unchecked") ArrayList<Integer> c = (ArrayList<Integer>) a.clone();
        c.set(0, 12345);
        System.out.println(a.get(0) + " " + c.get(0) + " " + a.set(1, 77));
        a.forEach(x -> System.out.print(x + ","));
        System.out.println();
        a.ensureCapacity(1000); a.trimToSize(); a.clear();
        System.out.println(a + " " + a.isEmpty());
        long sum = 0;
        ArrayList<Long> big2 = new ArrayList<>(1);
        for (long i = 0; i < 5000; i++) big2.add(i * i);
        for (long v : big2) sum += v;
        System.out.println(sum + " " + big2.get(4999));
        try { sub.size(); } catch (ConcurrentModificationException e) { System.out.println("CME on stale subList"); }
        try { new ArrayList<>(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { new ArrayList<>(List.of(1)).add(3, 5); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { new ArrayList<>(List.of(1)).remove(1); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
    }
}
