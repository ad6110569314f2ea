// Huffman coding of a text with deterministic tie-breaking, encoding and decoding round trip.
import java.util.*;

public class AlgoHuffman {
    static abstract class Node implements Comparable<Node> { final int freq, order;
        static int made;
        Node(int f) { freq = f;
            order = made++; }
        public int compareTo(Node o) { return freq != o.freq ? Integer.compare(freq, o.freq) : Integer.compare(order, o.order); }
        abstract void codes(String p, Map<Character, String> m); }
    static class Leaf extends Node { final char c;
        Leaf(char c, int f) { super(f);
            this.c = c; } void codes(String p, Map<Character, String> m) { m.put(c, p.isEmpty() ? "0" : p); } }
    static class Branch extends Node { final Node l, r;
        Branch(Node l, Node r) { super(l.freq + r.freq);
            this.l = l;
            this.r = r; } void codes(String p, Map<Character, String> m) { l.codes(p + '0', m);
            r.codes(p + '1', m); } }
    public static void main(String[] args) {
        String text = "she sells sea shells by the sea shore; the shells she sells are sea shells for sure";
        TreeMap<Character, Integer> freq = new TreeMap<>();
        for (char c : text.toCharArray()) freq.merge(c, 1, Integer::sum);
        System.out.println(freq);
        PriorityQueue<Node> q = new PriorityQueue<>();
        freq.forEach((c, f) -> q.add(new Leaf(c, f)));
        while (q.size() > 1) q.add(new Branch(q.poll(), q.poll()));
        Node root = q.poll();
        TreeMap<Character, String> codes = new TreeMap<>(); root.codes("", codes); System.out.println(codes);
        StringBuilder bits = new StringBuilder();
        for (char c : text.toCharArray()) bits.append(codes.get(c));
        System.out.println(bits.length() + " of " + text.length() * 8 + " " + bits.toString().hashCode());
        StringBuilder back = new StringBuilder();
        Node n = root;
        for (int i = 0; i < bits.length(); i++) { n = bits.charAt(i) == '0' ? ((Branch) n).l : ((Branch) n).r;
            if (n instanceof Leaf lf) { back.append(lf.c);
                n = root; } }
        System.out.println(back.toString().equals(text));
        System.out.println(back);
        Map<Character, String> one = new HashMap<>(); new Leaf('z', 1).codes("", one); System.out.println(one);
    }
}
