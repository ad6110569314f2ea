// The numbers of paths are those of the Kiasan papers, or follow from the same formulas.
//@ check: LinkedList.get  laziness=lazier# n=5 property=valid-assert
//@ paths: 27
//@ returned: 15
//@ threw: 12
//@ verdict: verified-within-limits
//@ check: LinkedList.get  laziness=lazier# n=6 property=valid-assert
//@ paths: 35
//@ returned: 21
//@ threw: 14
//@ verdict: verified-within-limits
//@ check: LinkedList.get  laziness=lazier# n=7 property=valid-assert
//@ paths: 44
//@ returned: 28
//@ threw: 16
//@ verdict: verified-within-limits
//@ check: LinkedList.get  laziness=lazier# n=8 property=valid-assert
//@ paths: 54
//@ returned: 36
//@ threw: 18
//@ verdict: verified-within-limits
//@ check: LinkedList.get  laziness=lazier# n=9 property=valid-assert
//@ paths: 65
//@ returned: 45
//@ threw: 20
//@ verdict: verified-within-limits
//@ check: LinkedList.remove  laziness=lazier# n=5 property=valid-assert
//@ paths: 27
//@ returned: 15
//@ threw: 12
//@ verdict: verified-within-limits
//@ check: LinkedList.remove  laziness=lazier# n=6 property=valid-assert
//@ paths: 35
//@ returned: 21
//@ threw: 14
//@ verdict: verified-within-limits
//@ check: LinkedList.remove  laziness=lazier# n=7 property=valid-assert
//@ paths: 44
//@ returned: 28
//@ threw: 16
//@ verdict: verified-within-limits
//@ check: LinkedList.remove  laziness=lazier# n=8 property=valid-assert
//@ paths: 54
//@ returned: 36
//@ threw: 18
//@ verdict: verified-within-limits
//@ check: LinkedList.remove  laziness=lazier# n=9 property=valid-assert
//@ paths: 65
//@ returned: 45
//@ threw: 20
//@ verdict: verified-within-limits
//@ check: LinkedList.getFirst  laziness=lazier# n=5 property=valid-assert
//@ paths: 6
//@ returned: 5
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.getFirst  laziness=lazier# n=6 property=valid-assert
//@ paths: 7
//@ returned: 6
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.getFirst  laziness=lazier# n=7 property=valid-assert
//@ paths: 8
//@ returned: 7
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.getFirst  laziness=lazier# n=8 property=valid-assert
//@ paths: 9
//@ returned: 8
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.getFirst  laziness=lazier# n=9 property=valid-assert
//@ paths: 10
//@ returned: 9
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.getLast  laziness=lazier# n=5 property=valid-assert
//@ paths: 6
//@ returned: 5
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.getLast  laziness=lazier# n=6 property=valid-assert
//@ paths: 7
//@ returned: 6
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.getLast  laziness=lazier# n=7 property=valid-assert
//@ paths: 8
//@ returned: 7
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.getLast  laziness=lazier# n=8 property=valid-assert
//@ paths: 9
//@ returned: 8
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.getLast  laziness=lazier# n=9 property=valid-assert
//@ paths: 10
//@ returned: 9
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.removeFirst  laziness=lazier# n=5 property=valid-assert
//@ paths: 6
//@ returned: 5
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.removeFirst  laziness=lazier# n=6 property=valid-assert
//@ paths: 7
//@ returned: 6
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.removeFirst  laziness=lazier# n=7 property=valid-assert
//@ paths: 8
//@ returned: 7
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.removeFirst  laziness=lazier# n=8 property=valid-assert
//@ paths: 9
//@ returned: 8
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.removeFirst  laziness=lazier# n=9 property=valid-assert
//@ paths: 10
//@ returned: 9
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.removeLast  laziness=lazier# n=5 property=valid-assert
//@ paths: 6
//@ returned: 5
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.removeLast  laziness=lazier# n=6 property=valid-assert
//@ paths: 7
//@ returned: 6
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.removeLast  laziness=lazier# n=7 property=valid-assert
//@ paths: 8
//@ returned: 7
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.removeLast  laziness=lazier# n=8 property=valid-assert
//@ paths: 9
//@ returned: 8
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.removeLast  laziness=lazier# n=9 property=valid-assert
//@ paths: 10
//@ returned: 9
//@ threw: 1
//@ verdict: verified-within-limits
//@ check: LinkedList.isEmpty  laziness=lazier# n=5
//@ paths: 6
//@ verdict: verified-within-limits
//@ check: LinkedList.isEmpty  laziness=lazier# n=6
//@ paths: 7
//@ verdict: verified-within-limits
//@ check: LinkedList.isEmpty  laziness=lazier# n=7
//@ paths: 8
//@ verdict: verified-within-limits
//@ check: LinkedList.isEmpty  laziness=lazier# n=8
//@ paths: 9
//@ verdict: verified-within-limits
//@ check: LinkedList.isEmpty  laziness=lazier# n=9
//@ paths: 10
//@ verdict: verified-within-limits
//@ check: LinkedList.add  laziness=lazier# n=5
//@ paths: 6
//@ verdict: verified-within-limits
//@ check: LinkedList.add  laziness=lazier# n=6
//@ paths: 7
//@ verdict: verified-within-limits
//@ check: LinkedList.add  laziness=lazier# n=7
//@ paths: 8
//@ verdict: verified-within-limits
//@ check: LinkedList.add  laziness=lazier# n=8
//@ paths: 9
//@ verdict: verified-within-limits
//@ check: LinkedList.add  laziness=lazier# n=9
//@ paths: 10
//@ verdict: verified-within-limits
//@ check: LinkedList.contains  laziness=lazier# n=5
//@ paths: 21
//@ verdict: verified-within-limits
//@ check: LinkedList.contains  laziness=lazier# n=6
//@ paths: 28
//@ verdict: verified-within-limits
//@ check: LinkedList.contains  laziness=lazier# n=7
//@ paths: 36
//@ verdict: verified-within-limits
//@ check: LinkedList.contains  laziness=lazier# n=8
//@ paths: 45
//@ verdict: verified-within-limits
//@ check: LinkedList.contains  laziness=lazier# n=9
//@ paths: 55
//@ verdict: verified-within-limits

import java.util.NoSuchElementException;

/** A doubly linked list of ints with its size. */
public class LinkedList {
    private Node first;
    private Node last;
    private int size;

    private static final class Node {
        int item;
        Node previous;
        Node next;
    }

    boolean repOK() {
        Visited visited = new Visited();
        int count = 0;
        Node before = null;
        for (Node node = first; node != null; node = node.next) {
            if (!visited.add(node) || node.previous != before) {
                return false;
            }
            before = node;
            count++;
        }
        return last == before && size == count;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int getFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return first.item;
    }

    public int getLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return last.item;
    }

    public void add(int item) {
        Node node = new Node();
        node.item = item;
        node.previous = last;
        if (last == null) {
            first = node;
        } else {
            last.next = node;
        }
        last = node;
        size++;
    }

    public boolean contains(int item) {
        for (Node node = first; node != null; node = node.next) {
            if (node.item == item) {
                return true;
            }
        }
        return false;
    }

    public int get(int index) {
        return node(index).item;
    }

    public int remove(int index) {
        Node node = node(index);
        unlink(node);
        return node.item;
    }

    public int removeFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        Node node = first;
        unlink(node);
        return node.item;
    }

    public int removeLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        Node node = last;
        unlink(node);
        return node.item;
    }

    private void unlink(Node node) {
        if (node.previous == null) {
            first = node.next;
        } else {
            node.previous.next = node.next;
        }
        if (node.next == null) {
            last = node.previous;
        } else {
            node.next.previous = node.previous;
        }
        size--;
    }

    private Node node(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException();
        }
        Node node = first;
        for (int i = 0; i < index; i++) {
            node = node.next;
        }
        return node;
    }
}
