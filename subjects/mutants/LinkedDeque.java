/** A doubly linked deque. Mutants of {@code removeLast}: the links in both directions, at both ends. */
//@ test: LinkedDeque.removeLast n=4
public class LinkedDeque {
    static class Node {
        int value;
        Node previous;
        Node next;
    }

    Node first;
    Node last;

    boolean repOK() {
        Node before = null;
        int count = 0;
        for (Node at = first; at != null; at = at.next) {
            if (at.previous != before || ++count > 8) return false;
            before = at;
        }
        return last == before;
    }

    /** Removes the last node with the value; its distance from the end, or -1. */
    int removeLast(int value) {
        int distance = 0;
        //~ MUTANT: int distance = 1;
        for (Node at = last; at != null; at = at.previous) {
            //~ MUTANT: for (Node at = first; at != null; at = at.next) {
            //~ MUTANT: for (Node at = last; at != first; at = at.previous) {
            //~ MUTANT: for (Node at = last; at.previous != null; at = at.previous) {
            //~ MUTANT: for (Node at = last; at != null || distance == 0; at = at.previous) {
            if (at.value == value) {
                //~ MUTANT: if (at.value != value) {
                //~ MUTANT: if (at.value <= value) {
                //~ MUTANT: if (at.value == value && at.next != null) {
                if (at.previous == null) first = at.next;
                //~ MUTANT
                //~ MUTANT: if (at.next == null) first = at.next;
                //~ MUTANT: if (at.previous == null) first = null;
                if (at.previous != null) at.previous.next = at.next;
                //~ MUTANT
                //~ MUTANT: at.previous.next = at.next;
                //~ MUTANT: if (at.previous != null) at.previous.next = null;
                if (at.next == null) last = at.previous;
                //~ MUTANT
                //~ MUTANT: if (at.previous == null) last = at.next;
                //~ MUTANT: if (at.next == null) last = null;
                if (at.next != null) at.next.previous = at.previous;
                //~ MUTANT
                //~ MUTANT: if (at.next != null) at.next.previous = null;
                //~ MUTANT: if (at.next != null && at.previous != null) at.next.previous = at.previous;
                at.next = null;
                //~ MUTANT
                at.previous = null;
                //~ MUTANT
                return distance;
                //~ MUTANT: return 0;
                //~ MUTANT: return -1;
            }
            distance++;
            //~ MUTANT
            //~ MUTANT: distance = 1;
        }
        return -1;
        //~ MUTANT: return distance;
        //~ MUTANT: return 0;
    }
}
