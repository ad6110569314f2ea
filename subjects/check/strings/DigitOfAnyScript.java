/** The digits of other scripts are digits too, and the JDK looks them up with code of its own. */
public class DigitOfAnyScript {
    //@ check: DigitOfAnyScript.three
    //@ verdict: violated
    //@ violations: below
    public static void three(char c) {
        if (Character.digit(c, 10) == 3) {
            assert c == '3'; //~ VIOLATES assertion
        }
    }

    //@ check: DigitOfAnyScript.parsed
    //@ verdict: violated
    //@ violations: below
    public static void parsed(char c) {
        int value;
        try {
            value = Integer.parseInt("1" + c);
        } catch (NumberFormatException e) {
            return;
        }
        assert value != 13 || c == '3'; //~ VIOLATES assertion
    }
}
