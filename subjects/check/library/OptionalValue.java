//@ check: OptionalValue.get
//@ verdict: violated

import java.util.Optional;

public class OptionalValue {
    private int value;

    public static int get(OptionalValue given) {
        return Optional.ofNullable(given).get().value; //~ VIOLATES NoSuchElementException
    }
}
