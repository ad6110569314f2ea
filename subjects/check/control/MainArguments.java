//@ check: MainArguments.main  symbolic-args=1 string=4
//@ verdict: violated

import heapwright.Heapwright;

public class MainArguments {
    public static void main(String[] args) {
        Heapwright.check(args != null);
        for (String arg : args) {
            Heapwright.check(arg != null);
            Heapwright.check(!arg.equals("boom")); //~ VIOLATES assertion
        }
    }
}
