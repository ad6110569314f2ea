// A class that is called like a type descriptor. Rules about it hold.
//@ check: I.first  admission=hex
//@ paths: 2
//@ verdict: verified
import heapwright.Hex;

@Hex({"this.head is null;"})
public class I {
    static class J {
        J next;
    }

    J head;

    public static int first(I list) {
        if (list == null) return 0;
        assert list.head == null;
        return 1;
    }
}
