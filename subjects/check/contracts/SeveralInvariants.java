//@ check: SeveralInvariants$Narrow.clear
//@ verdict: violated
//@ replayed

/** Each method that is an invariant by its name is one, inherited ones included. */
public class SeveralInvariants {
    static class Wide {
        int width;

        boolean repOK() {
            return width >= 0;
        }
    }

    static class Narrow extends Wide {
        int height;

        boolean invariant() {
            return height > 0;
        }

        void clear() {
            height = 0;
        } //~ VIOLATES invariant
    }
}
