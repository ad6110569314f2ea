// A hand-made LRU cache (hash table with chaining plus doubly linked list) and a binary search tree with deletion.
public class AlgoLruCache<K, V> {
    static class Node<K, V> { K k; V v; Node<K, V> prev, next, chain; int hash; }
    private final Node<K, V>[] table; private final Node<K, V> head = new Node<>(); private final int cap; int size, hits, misses;
    @SuppressWarnings("unchecked") AlgoLruCache(int cap) { this.cap = cap;
        table = (Node<K, V>[]) new Node<?, ?>[cap * 2];
        head.next = head.prev = head; }
    private int idx(int h) { return (h ^ h >>> 16) & 0x7fffffff; }
    V get(K k) { for (Node<K, V> n = table[idx(k.hashCode()) % table.length]; n != null; n = n.chain) if (n.k.equals(k)) { hits++;
            unlink(n);
            front(n);
            return n.v; } misses++;
        return null; }
    void put(K k, V v) { int i = idx(k.hashCode()) % table.length;
        for (Node<K, V> n = table[i]; n != null; n = n.chain) if (n.k.equals(k)) { n.v = v;
            unlink(n);
            front(n);
            return; }
        if (size == cap) { Node<K, V> old = head.prev;
            unlink(old);
            removeChain(old);
            size--; }
        Node<K, V> n = new Node<>();
        n.k = k;
        n.v = v;
        n.chain = table[i];
        table[i] = n;
        front(n);
        size++; }
    private void unlink(Node<K, V> n) { n.prev.next = n.next; n.next.prev = n.prev; }
    private void front(Node<K, V> n) { n.next = head.next; n.prev = head; head.next.prev = n; head.next = n; }
    private void removeChain(Node<K, V> old) { int i = idx(old.k.hashCode()) % table.length;
        if (table[i] == old) { table[i] = old.chain;
            return; }
        for (Node<K, V> n = table[i]; n != null; n = n.chain) if (n.chain == old) { n.chain = old.chain;
            return; } }
    @Override public String toString() { StringBuilder sb = new StringBuilder("[");
        for (Node<K, V> n = head.next; n != head; n = n.next) sb.append(n.k).append('=').append(n.v).append(' ');
        return sb.append(']').toString(); }

    static class Bst<T extends Comparable<T>> { class N { T v;
            N l, r;
            N(T v) { this.v = v; } } N root;
        int size;
        boolean add(T v) { if (root == null) { root = new N(v);
                size++;
                return true; }
            N n = root;
            while (true) { int c = v.compareTo(n.v);
                if (c == 0) return false;
                if (c < 0) { if (n.l == null) { n.l = new N(v);
                        size++;
                        return true; }
                    n = n.l; } else { if (n.r == null) { n.r = new N(v);
                        size++;
                        return true; }
                    n = n.r; } } }
        N del(N n, T v) { if (n == null) return null;
            int c = v.compareTo(n.v);
            if (c < 0) n.l = del(n.l, v);
            else if (c > 0) n.r = del(n.r, v);
            else { if (n.l == null) { size--;
                    return n.r; }
                if (n.r == null) { size--;
                    return n.l; }
                N m = n.r;
                while (m.l != null) m = m.l;
                n.v = m.v;
                n.r = del(n.r, m.v); }
            return n; }
        int height(N n) { return n == null ? 0 : 1 + Math.max(height(n.l), height(n.r)); } void in(N n, StringBuilder sb) { if (n != null) { in(n.l, sb);
                sb.append(n.v).append(' ');
                in(n.r, sb); } } }

    public static void main(String[] args) {
        AlgoLruCache<String, Integer> c = new AlgoLruCache<>(3);
        c.put("a", 1);
        c.put("b", 2);
        c.put("c", 3);
        System.out.println(c + " " + c.get("a"));
        c.put("d", 4);
        System.out.println(c + " " + c.get("b") + " " + c.get("c"));
        c.put("a", 10);
        System.out.println(c + " " + c.hits + "/" + c.misses);
        AlgoLruCache<Integer, Long> big = new AlgoLruCache<>(50);
        long sum = 0;
        int x = 1;
        for (int i = 0; i < 5000; i++) { x = x * 1664525 + 1013904223;
            int k = (x >>> 20) % 80;
            Long v = big.get(k);
            if (v == null) big.put(k, (long) i);
            else sum += v; }
        System.out.println(sum + " " + big.hits + " " + big.misses + " " + big.size);
        Bst<Integer> t = new Bst<>();
        for (int i = 0; i < 40; i++) t.add(i * 23 % 41);
        System.out.println(t.size + " " + t.height(t.root) + " " + t.add(5));
        for (int i = 0; i < 40; i += 2) t.root = t.del(t.root, i);
        StringBuilder sb = new StringBuilder();
        t.in(t.root, sb);
        System.out.println(sb + " " + t.size);
        Bst<String> s = new Bst<>();
        for (String w : "quick brown fox jumps over lazy dog".split(" ")) s.add(w);
        sb.setLength(0);
        s.in(s.root, sb);
        System.out.println(sb);
    }
}
