// What objects held before the call is known of inputs. Of objects that static fields lead to, of constants with fields that
// change, and of boxes from caches it is not, and nothing is called verified.

/** A table and a colour that everybody shares. */
public class BeforeUnknown {
    static final int[] TABLE = {1, 2};

    enum Colour {
        RED;

        int weight;
    }

    int count;

    //: check: BeforeUnknown.table  source=BeforeUnknown.java
    //: verdict: incomplete
    //: gaps: unsupported
    //: violations: none
    //@ ensures \old(TABLE[0]) == TABLE[0];
    void table() {
        TABLE[0] = 9;
    }

    //: check: BeforeUnknown.paint  source=BeforeUnknown.java
    //: verdict: incomplete
    //: gaps: unsupported
    //: violations: none
    //@ requires colour != null;
    //@ assignable \nothing;
    static void paint(Colour colour) {
        colour.weight = 9;
    }

    //: check: BeforeUnknown.box  source=BeforeUnknown.java
    //: verdict: incomplete
    //: gaps: unsupported
    //: violations: none
    //@ ensures \fresh(\result);
    static Integer box(int i) {
        return i;
    }

    //: check: BeforeUnknown.shared  source=BeforeUnknown.java
    //: verdict: incomplete
    //: gaps: unsupported
    //: violations: none
    //@ ensures \fresh(\result);
    static int[] shared() {
        return TABLE;
    }

    // What a new object held before its constructor is nothing that a contract can speak of.
    //: check: BeforeUnknown.<init>(int)  source=BeforeUnknown.java
    //: verdict: incomplete
    //: gap-names: the object did not exist before
    //: violations: none
    //@ ensures \old(count) == 0;
    BeforeUnknown(int start) {
        count = start;
    }
}
