/** An ascending list with duplicates behind a sentinel. Mutants of {@code insert}: the place, the links, the answer. */
//@ test: SortedList.insert n=4
public class SortedList {
    static class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            //~ MUTANT: this.value = value + 1;
            this.next = next;
            //~ MUTANT
        }
    }

    /** Holds no value of the list. */
    final Node head = new Node(0, null);
    int size;

    /** No more than ten nodes, so that the search for a cycle ends. */
    boolean repOK() {
        if (head == null) return false;
        int count = 0;
        for (Node at = head.next; at != null; at = at.next) {
            if (++count > size || size > 10) return false;
            if (at.next != null && at.value > at.next.value) return false;
        }
        return count == size;
    }

    /** Inserts behind all values that are not greater; the position. */
    int insert(int value) {
        Node before = head;
        //~ MUTANT: Node before = head.next == null ? head : head.next;
        int position = 0;
        //~ MUTANT: int position = 1;
        while (before.next != null && before.next.value <= value) {
            //~ MUTANT: while (before.next != null && before.next.value < value) {
            //~ MUTANT: while (before.next != null && before.next.value >= value) {
            //~ MUTANT: while (before.next.value <= value) {
            //~ MUTANT: while (before.next != null) {
            //~ MUTANT: while (before.next != null && before.next.next != null && before.next.value <= value) {
            //~ MUTANT: while (before.next != null && before.value <= value && before.next.value <= value) {
            //~ MUTANT: if (before.next != null && before.next.value <= value) {
            before = before.next;
            position++;
            //~ MUTANT
            //~ MUTANT: position = 1;
        }
        before.next = new Node(value, before.next);
        //~ MUTANT: before.next = new Node(value, null);
        //~ MUTANT: before.next = new Node(value, before.next == null ? null : before.next.next);
        //~ MUTANT: new Node(value, before.next);
        //~ MUTANT: before.next = new Node(before.value, before.next);
        size++;
        //~ MUTANT
        //~ MUTANT: size = position + 1;
        return position;
        //~ MUTANT: return size;
        //~ MUTANT: return position + 1;
    }
}
