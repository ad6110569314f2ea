// Exercises stable object sorts (natural, comparator, TimSort runs), contract violations and parallel-free variants.
import java.util.*;

public class ArraysSortObjects {
    record Card(char suit, int rank, int seq) { public String toString() { return "" + suit + rank + "." + seq; } }

    public static void main(String[] args) {
        Random r = new Random(2024);
        Card[] deck = new Card[60];
        for (int i = 0; i < deck.length; i++) deck[i] = new Card("CDHS".charAt(r.nextInt(4)), r.nextInt(5), i);
        Card[] bySuit = deck.clone();
        Arrays.sort(bySuit, Comparator.comparing(Card::suit));
        System.out.println(Arrays.toString(bySuit));
        Arrays.sort(bySuit, Comparator.comparing(Card::rank).reversed());
        System.out.println(Arrays.toString(bySuit));
        boolean stable = true;
        for (int i = 1; i < bySuit.length; i++) if (bySuit[i - 1].rank() == bySuit[i].rank() && bySuit[i - 1].suit() == bySuit[i].suit() && bySuit[i - 1].seq() > bySuit[i].seq()) stable = false;
        System.out.println("stable " + stable);
        String[] w = "the Quick brown Fox jumps over The lazy dog".split(" ");
        Arrays.sort(w); System.out.println(Arrays.toString(w));
        Arrays.sort(w, String.CASE_INSENSITIVE_ORDER); System.out.println(Arrays.toString(w));
        Arrays.sort(w, Comparator.comparing(String::length)); System.out.println(Arrays.toString(w));
        Arrays.sort(w, 2, 6, Comparator.reverseOrder()); System.out.println(Arrays.toString(w));
        Integer[] big = new Integer[3000];
        for (int i = 0; i < big.length; i++) big[i] = i < 1000 ? i : i < 2000 ? 5000 - i : r.nextInt(10000);
        int[] comparisons = new int[1];
        Arrays.sort(big, (a, b) -> { comparisons[0]++; return a.compareTo(b); });
        boolean ok = true;
        for (int i = 1; i < big.length; i++) if (big[i - 1] > big[i]) ok = false;
        System.out.println(ok + " comparisons " + comparisons[0] + " " + Arrays.hashCode(big));
        try { Arrays.sort(new Object[]{"a", 1}); } catch (ClassCastException e) { System.out.println("CCE"); }
        try { Arrays.sort(new String[]{"a", null, "b"}); } catch (NullPointerException e) { System.out.println("NPE"); }
        Arrays.sort(new Object[0]);
        Object[] one = {new Object()};
        Arrays.sort(one);
        System.out.println("single element needs no Comparable");
        Integer[] rnd = new Integer[200];
        for (int i = 0; i < 200; i++) rnd[i] = i;
        Random bad = new Random(5);
        try { Arrays.sort(rnd, (a, b) -> bad.nextInt(3) - 1);
            System.out.println("no violation noticed"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        List<String> ls = new ArrayList<>(List.of("b", "c", "a"));
        ls.sort(Comparator.comparing((String s) -> s, (x, y) -> y.compareTo(x)));
        System.out.println(ls);
        Character[] cs = {'z', 'B', 'a', '0'};
        Arrays.sort(cs); System.out.println(Arrays.toString(cs));
    }
}
