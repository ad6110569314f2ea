// What methods may assign. A place counts as assigned if it holds something else than at entry.

/** A list with methods that keep their frames and methods that do not. */
public class Frames {
    static class Node {
        int value;
        Node next;
    }

    Node head;
    int size;
    static int total;

    //: check: Frames.field  source=Frames.java
    //: verdict: verified
    //: violations: none
    //@ assignable size;
    void field() {
        size++;
    }

    //: check: Frames.further  source=Frames.java
    //: violations: below
    //: replayed
    //@ assignable size;
    void further() {
        size++;
        if (head != null) {
            head.value = 3;
        }
    } //~ VIOLATES frame

    //: check: Frames.fieldsOf  source=Frames.java
    //: verdict: verified
    //: violations: none
    //@ assignable head.*;
    void fieldsOf() {
        if (head != null) {
            head.value = 4;
            head.next = null;
        }
    }

    // Another node may be the same as the first one, and then it is allowed.
    //: check: Frames.fieldsOfOther  source=Frames.java
    //: violations: below
    //: replayed
    //@ assignable head.value;
    void fieldsOfOther(Node other) {
        if (other != null) {
            other.value = 4;
            assert other != head || head.value == 4;
        }
    } //~ VIOLATES frame

    //: check: Frames.counted  source=Frames.java
    //: violations: below
    //@ assignable \nothing;
    int counted() {
        total++;
        return size; //~ VIOLATES frame
    }

    //: check: Frames.countedInFrame  source=Frames.java
    //: verdict: verified-within-limits
    //: violations: none
    //@ assignable total;
    int countedInFrame() {
        total++;
        return size;
    }

    //: check: Frames.elements  source=Frames.java
    //: violations: below
    //: replayed
    //@ requires xs != null && xs.length == 3;
    //@ assignable xs[0 .. 1];
    void elements(int[] xs) {
        xs[0] = 1;
        xs[2] = 5;
    } //~ VIOLATES frame

    //: check: Frames.element  source=Frames.java
    //: verdict: verified
    //: violations: none
    //@ requires xs != null && 0 <= i && i < xs.length;
    //@ assignable xs[i];
    void element(int[] xs, int i) {
        xs[i] = 1;
    }

    //: check: Frames.reached  source=Frames.java n=3
    //: gaps: limit
    //: violations: none
    //@ assignable \reach(head, Node, next).value;
    void reached() {
        for (Node node = head; node != null; node = node.next) {
            node.value = 0;
        }
    }

    //: check: Frames.reachedAndMore  source=Frames.java n=3
    //: violations: below
    //: replayed
    //@ assignable \reach(head, Node, next).value;
    void reachedAndMore() {
        if (head != null && head.next != null) {
            head.next.value = 0;
            head.next.next = null;
        }
    } //~ VIOLATES frame

    //: check: Frames.fresh  source=Frames.java
    //: verdict: verified
    //: violations: none
    //@ assignable \nothing;
    //@ ensures \fresh(\result) && \result.value == 3;
    Node fresh() {
        Node node = new Node();
        node.value = 3;
        return node;
    }

    //: check: Frames.notFresh  source=Frames.java
    //: violations: below
    //: replayed
    //@ requires head != null;
    //@ ensures \fresh(\result);
    Node notFresh() {
        return head; //~ VIOLATES ensures
    }

    //: check: Frames.restored  source=Frames.java
    //: verdict: verified
    //: violations: none
    /*@ pure @*/ int restored() {
        int before = size;
        size = 0;
        int after = size;
        size = before;
        return after;
    }

    //: check: Frames.sameValue  source=Frames.java
    //: verdict: verified
    //: violations: none
    //@ requires size == 7;
    //@ assignable \nothing;
    void sameValue() {
        size = 7;
    }
}
