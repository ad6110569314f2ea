// Exercises helpful NullPointerException messages for field reads and writes through locals, fields, statics, arrays and calls.
public class HelpfulNpeFields {
    static class Node { Node next;
        int value;
        static Node head;
        double[] data;
        String name;
        Node get() { return next; }
        static Node find(int k, String s) { return null; } }

    Node mine;

    interface Body { void run(); }

    static void expect(Body b) {
        try { b.run(); System.out.println("no exception"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    void instance() {
        try { System.out.println(mine.value); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { this.mine.next.value = 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    static void params(Node first, int k, Node second) {
        try { second.value++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { first.next.next = second; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    public static void main(String[] args) {
        new HelpfulNpeFields().instance();
        params(new Node(), 1, null);
        Node local = null;
        try { System.out.println(local.name); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { local.value = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        expect(() -> System.out.println(Node.head.value));
        Node n = new Node();
        n.next = new Node();
        try { System.out.println(n.next.next.next.name); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(n.get().get().value); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(Node.find(1, "x").value); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Node[] arr = new Node[3];
        int i = 2;
        try { System.out.println(arr[i].value); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(arr[0].next.value); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(arr[i - 1].name); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Node[][] grid = {{null}};
        try { System.out.println(grid[0][0].value); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(n.data[2]); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(((Node) null).value); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        NullPointerException own = new NullPointerException();
        System.out.println(own.getMessage());
        System.out.println(new NullPointerException("custom").getMessage());
    }
}
