//@ check: EnumBehind.named
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends java.lang.Enum
//@ violations: none
//@ check: EnumBehind.labelled
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends
//@ violations: none
//@ check: EnumBehind.isGreen
//@ verdict: violated

/** Constants of enumerations are what they are, also behind Enum and their interfaces. */
public class EnumBehind {
    interface Labelled {
        String label();
    }

    enum Color implements Labelled {
        RED, GREEN;

        public String label() {
            return name().substring(0, 1);
        }
    }

    enum Size implements Labelled {
        SMALL {
            public String label() {
                return "s";
            }
        },
        LARGE {
            public String label() {
                return "l";
            }
        }
    }

    static void named(Enum<?> constant) {
        if (constant != null) {
            assert constant.name() != null;
            assert constant.ordinal() >= 0;
        }
    }

    static void labelled(Labelled labelled) {
        if (labelled != null) {
            assert labelled.label().length() == 1;
        }
    }

    static void isGreen(Enum<?> constant) {
        assert constant != Color.GREEN; //~ VIOLATES assertion
    }
}
