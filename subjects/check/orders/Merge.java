// Figure 1 of Bogor/Kiasan: merging two sorted lists by an unknown comparator. Sorted, the same elements, and as many: the
// strengthened postcondition. The numbers are those of Table 1: lists of 0 to k - 1 elements.
//@ check: Merge.merge  laziness=lazier# k=1 aliasing=never
//@ paths: 5
//@ violations: none
//@ smt-calls: 0
//@ check: Merge.merge  laziness=lazier# k=2 aliasing=never
//@ paths: 19
//@ violations: none
//@ smt-calls: 0
//@ check: Merge.merge  laziness=lazier# k=3 aliasing=never
//@ paths: 69
//@ violations: none
//@ smt-calls: 0
//@ check: Merge.elements  k=2 aliasing=never
//@ violations: none
//@ smt-calls: 0

import heapwright.Heapwright;
import java.util.Comparator;

public class Merge<E> {
    static final class Node<E> {
        E data;
        Node<E> next;
    }

    Node<E> first;
    private Node<E> last;

    private void addLast(E data) {
        Node<E> node = new Node<>();
        node.data = data;
        if (last == null) {
            first = node;
        } else {
            last.next = node;
        }
        last = node;
    }

    boolean isSorted(Comparator<E> c) {
        for (Node<E> node = first; node != null && node.next != null; node = node.next) {
            if (c.compare(node.data, node.next.data) > 0) {
                return false;
            }
        }
        return true;
    }

    int size() {
        int size = 0;
        for (Node<E> node = first; node != null; node = node.next) {
            size++;
        }
        return size;
    }

    boolean holds(E data) {
        for (Node<E> node = first; node != null; node = node.next) {
            if (node.data == data) {
                return true;
            }
        }
        return false;
    }

    /** Lists are acyclic, and share no nodes. */
    private static <E> int prepare(Merge<E> self, Merge<E> other, Comparator<E> c) {
        Heapwright.assume(self != null && other != null && c != null);
        Heapwright.assume(self.last == null && other.last == null);
        Heapwright.assume(self.isSorted(c) && other.isSorted(c));
        return self.size() + other.size();
    }

    public static <E> void merge(Merge<E> self, Merge<E> other, Comparator<E> c) {
        int size = prepare(self, other, c);
        self.mergeWith(other, c, false);
        Heapwright.check(self.isSorted(c));
        Heapwright.check(self.size() == size);
    }

    public static <E> void elements(Merge<E> self, Merge<E> other, Comparator<E> c) {
        prepare(self, other, c);
        Node<E> n1 = self.first;
        Node<E> n2 = other.first;
        self.mergeWith(other, c, false);
        for (; n1 != null; n1 = n1.next) {
            Heapwright.check(self.holds(n1.data));
        }
        for (; n2 != null; n2 = n2.next) {
            Heapwright.check(self.holds(n2.data));
        }
    }

    //@ check: Merge.wrong  laziness=lazier# k=2 aliasing=never
    //@ violations: below
    //@ replayed
    /** Elements that compare as equal are lost. */
    public static <E> void wrong(Merge<E> self, Merge<E> other, Comparator<E> c) {
        int size = prepare(self, other, c);
        self.mergeWith(other, c, true);
        Heapwright.check(self.size() == size); //~ VIOLATES assertion
    }

    //@ check: Merge.mutated  laziness=lazier# k=2 aliasing=never
    //@ violations: below
    //@ replayed
    /** The paper's mutation: code at the end that touches the elements' order. */
    public static <E> void mutated(Merge<E> self, Merge<E> other, Comparator<E> c) {
        prepare(self, other, c);
        self.mergeWith(other, c, false);
        if (self.first != null && self.first.next != null) {
            E data = self.first.data;
            self.first.data = self.first.next.data;
            self.first.next.data = data;
        }
        Heapwright.check(self.isSorted(c)); //~ VIOLATES assertion
    }

    private void mergeWith(Merge<E> other, Comparator<E> c, boolean isWrong) {
        Merge<E> merged = new Merge<>();
        Node<E> n1 = first;
        Node<E> n2 = other.first;
        while (n1 != null && n2 != null) {
            if (c.compare(n1.data, n2.data) < 0) {
                merged.addLast(n1.data);
                n1 = n1.next;
            } else {
                merged.addLast(n2.data);
                if (isWrong && c.compare(n1.data, n2.data) == 0) {
                    n1 = n1.next;
                }
                n2 = n2.next;
            }
        }
        while (n1 != null) {
            merged.addLast(n1.data);
            n1 = n1.next;
        }
        while (n2 != null) {
            merged.addLast(n2.data);
            n2 = n2.next;
        }
        first = merged.first;
    }
}
