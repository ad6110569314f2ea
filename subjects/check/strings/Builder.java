//@ check: Builder.build
//@ verdict: violated

import heapwright.Heapwright;

public class Builder {
    public static void build(char c) {
        String twice = new StringBuilder().append(c).append(c).toString();
        Heapwright.check(twice.length() == 2 && twice.charAt(0) == twice.charAt(1));
        Heapwright.check(!twice.equals("zz")); //~ VIOLATES assertion
    }
}
