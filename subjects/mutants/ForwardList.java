/** A singly linked list that knows its last node. Mutants of {@code remove}: links, both ends, and the size. */
//@ test: ForwardList.remove n=4
public class ForwardList {
    static class Node {
        int value;
        Node next;
    }

    Node first;
    Node last;
    int size;

    /** No more than ten nodes, so that the search for a cycle ends. */
    boolean repOK() {
        int count = 0;
        Node end = null;
        for (Node at = first; at != null; at = at.next) {
            if (++count > size || size > 10) return false;
            end = at;
        }
        return count == size && end == last;
    }

    /** Removes the first node with the value; whether there was one. */
    boolean remove(int value) {
        Node before = null;
        Node at = first;
        //~ MUTANT: Node at = first == null ? null : first.next;
        while (at != null && at.value != value) {
            //~ MUTANT: while (at != null && at.value == value) {
            //~ MUTANT: while (at.value != value) {
            //~ MUTANT: while (at != null && at.value < value) {
            //~ MUTANT: while (at != null && at.value > value) {
            //~ MUTANT: while (at != null && at.next != null && at.value != value) {
            before = at;
            //~ MUTANT
            at = at.next;
        }
        if (at == null) return false;
        //~ MUTANT: if (at == null) return true;
        //~ MUTANT
        if (before == null) first = at.next;
        //~ MUTANT: if (before == null) first = null;
        //~ MUTANT: if (before == null) first = at;
        else before.next = at.next;
        //~ MUTANT: else before.next = null;
        //~ MUTANT: else before = at.next;
        if (at == last) last = before;
        //~ MUTANT
        //~ MUTANT: if (at == last) last = null;
        //~ MUTANT: if (at == first) last = before;
        //~ MUTANT: if (at != last) last = before;
        //~ MUTANT: if (at == last && before != null) last = before;
        size--;
        //~ MUTANT
        //~ MUTANT: size++;
        return true;
        //~ MUTANT: return false;
        //~ MUTANT: return before != null;
    }
}
