// An object that is compared with a constant of an enumeration can be that constant.
//@ check: ConstantBehindObject.same
//@ verdict: violated

public class ConstantBehindObject {
    enum Weight {
        LIGHT, HEAVY
    }

    static void same(Weight weight, Object object) {
        if (object != null) {
            assert object != weight; //~ VIOLATES assertion
        }
    }
}
