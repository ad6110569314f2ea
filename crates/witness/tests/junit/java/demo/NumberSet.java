package demo;

import java.util.Iterator;

public class NumberSet {
    static int made;

    static class Node {
        int value;
        Node next;

        Node() {
        }

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    Node head;
    private int size;

    public int size() {
        return size;
    }

    public int removeFirst() {
        int value = head.value;
        head = head.next;
        size--;
        return value;
    }

    public boolean add(int value) {
        head = new Node(value, head);
        size++;
        return true;
    }

    boolean repOK() {
        return size >= 0;
    }

    boolean atLeast(int result) {
        return size > result;
    }

    private int secret(int x, String text) {
        return x + text.length();
    }

    private static String hidden(Object one) {
        return "hidden " + one;
    }

    Node first() {
        return head;
    }

    static int twice(int x) {
        return 2 * x;
    }

    static boolean isSmall(int x, long limit) {
        return x < limit;
    }

    static void count() {
        made++;
    }

    static String greet(String name, char end) {
        return "Hi " + name + end;
    }

    void fail(int x) {
        assert x > 0;
    }

    void close(Node node) {
        node.next = head;
    }
}
