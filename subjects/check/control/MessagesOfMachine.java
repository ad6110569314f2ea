// The messages of the JVM's own exceptions, also where they depend on the inputs.
//@ check: MessagesOfMachine.index
//@ verdict: verified
//@ violations: none
//@ check: MessagesOfMachine.size
//@ verdict: verified
//@ violations: none
//@ check: MessagesOfMachine.cast
//@ verdict: verified
//@ violations: none

public class MessagesOfMachine {
    static void index(byte[] a, byte i) {
        if (a == null) {
            return;
        }
        try {
            a[i] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert e.getMessage().equals("Index " + i + " out of bounds for length " + a.length);
        }
    }

    //@ check: MessagesOfMachine.wrongIndex
    //@ verdict: violated
    //@ replayed
    //@ violations: below
    static void wrongIndex(int i) {
        try {
            int[] a = new int[2];
            a[i] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert !e.getMessage().equals("Index 7 out of bounds for length 2"); //~ VIOLATES assertion
        }
    }

    //@ check: MessagesOfMachine.sizes
    //@ verdict: violated
    //@ replayed
    //@ violations: below
    static void sizes(int n) {
        if (n < 0) {
            try {
                int[][] a = new int[2][n];
            } catch (NegativeArraySizeException e) {
                assert e.getMessage().equals("-1"); //~ VIOLATES assertion
            }
        }
    }

    //@ check: MessagesOfMachine.made
    //@ violations: none
    static void made(int n) {
        if (n < -5) {
            try {
                java.lang.reflect.Array.newInstance(int.class, 2, n);
            } catch (NegativeArraySizeException e) {
                assert e.getMessage() != null;
            }
        }
    }

    //@ check: MessagesOfMachine.stored
    //@ verdict: incomplete
    //@ violations: none
    static void stored(Number o) {
        Object[] a = new Integer[1];
        try {
            a[0] = o;
        } catch (ArrayStoreException e) {
            assert !e.getMessage().equals("java.lang.Long");
        }
    }

    static void size(int n) {
        try {
            int[] a = new int[n];
        } catch (NegativeArraySizeException e) {
            assert e.getMessage() != null;
        }
    }

    static void cast(Object o) {
        try {
            String s = (String) o;
        } catch (ClassCastException e) {
            assert e.getMessage() != null;
        }
    }
}
