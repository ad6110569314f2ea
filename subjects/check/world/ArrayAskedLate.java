// An input is compared with another one, and asked afterwards whether it is an array: it could have been one.
//@ check: ArrayAskedLate.unsorted
//@ violations: 1
//@ verdict: violated

import java.io.Serializable;

public class ArrayAskedLate {
    static final class Name { }

    static void unsorted(Serializable input, Name name) {
        if (name == null) return;
        assert (Object) input != (Object) name || input.equals(name);
        if (input instanceof int[] numbers) {
            assert numbers.length < 2 || numbers[0] <= numbers[1]; //~ VIOLATES assertion
        }
    }

    //@ check: ArrayAskedLate.length
    //@ violations: below
    //@ verdict: violated
    static void length(java.io.Serializable input) {
        if (input == null || input.hashCode() == 5) return;
        if ((Object) input instanceof Object[] array) {
            assert array.length == 0; //~ VIOLATES assertion
        }
    }

    //@ check: ArrayAskedLate.exactSubtype
    //@ violations: below
    //@ verdict: violated
    static void exactSubtype(Object input) {
        if (input == null || input.equals(null)) return;
        if (input instanceof Object[]) {
            assert input.getClass() != String[].class; //~ VIOLATES assertion
        }
    }

    //@ check: ArrayAskedLate.storedInto
    //@ violations: below
    //@ verdict: violated
    static void storedInto(java.io.Serializable input, java.io.Serializable other) {
        if (input == null) return;
        assert !input.equals(other) || input.hashCode() == other.hashCode();
        if ((Object) input instanceof Object[] array && array.length > 0) {
            array[0] = input; //~ VIOLATES ArrayStoreException
        }
    }

    // The exact class has been decided: nothing that is asked later changes it.
    //@ check: ArrayAskedLate.exactFirst
    //@ violations: below
    //@ verdict: violated
    static void exactFirst(Object input) {
        if (input == null) return;
        Class<?> first = input.getClass();
        boolean isArray = input instanceof Object[];
        if (input instanceof String[] texts && texts.length == 1) {
            Object text = texts[0];
            assert !(text instanceof Integer);
            assert text == null || ((String) text).length() >= 0;
            assert first != String[].class; //~ VIOLATES assertion
        }
        assert first == input.getClass() && isArray == input instanceof Object[];
    }
}
