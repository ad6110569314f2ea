//@ check: EnumSwitch.next
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** An enum has no values beside its constants, except null. */
public class EnumSwitch {
    enum Light { RED, GREEN, YELLOW }

    public static Light next(Light light) {
        switch (light) { //~ VIOLATES NullPointerException
            case RED:
                return Light.GREEN;
            case GREEN:
                return Light.YELLOW;
            case YELLOW:
                return null;
            default:
                Heapwright.check(false);
                return null;
        }
    }
}
