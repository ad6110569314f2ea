// Parameters by position, the receiver not counted, as they are called where a class has no names of them.
//@ check: ByPosition.first  admission=hex spec=ByPosition.hex
//@ violations: none
//@ verdict: verified
//@ same: laziness
//@ check: ByPosition.first  admission=none

/** A parameter that is called by its position. */
public class ByPosition {
    ByPosition next;

    int first(ByPosition list, ByPosition other) {
        check(list != null && list.next != null);
        check(other == list);
        return 1;
    }

    private static void check(boolean isRight) {
        assert isRight; //~ VIOLATES assertion
    }
}
