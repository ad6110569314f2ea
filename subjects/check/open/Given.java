// What a method that nobody has seen answers can be its argument, or what it could reach by then.
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

public class Given {
    static class Node {
        Node next;
    }

    interface Bare {
        int one();
    }

    interface Other {
        int two();
    }

    interface Service {
        //@ requires x > 0;
        //@ assignable \nothing;
        //@ ensures \result > 0;
        int name(int x);

        void other();
    }

    //: check: Given.identity
    //: violations: below
    public static void identity(Function<Object, Object> f) {
        if (f != null) {
            Object made = new Object();
            assert f.apply(made) != made; //~ VIOLATES assertion
        }
    }

    //: check: Given.wrapped
    //: violations: below
    public static void wrapped(Function<Node, Node> f) {
        if (f != null) {
            Node made = new Node();
            Node answer = f.apply(made);
            assert answer == null || answer.next != made; //~ VIOLATES assertion
        }
    }

    //: check: Given.leaked
    //: violations: below
    public static void leaked(Consumer<Node> to, Supplier<Node> from) {
        if (to != null && from != null) {
            Node made = new Node();
            to.accept(made);
            assert from.get() != made; //~ VIOLATES assertion
        }
    }

    //: check: Given.stored
    //: violations: below
    public static void stored(Supplier<Node> from, Node node) {
        if (from != null && node != null) {
            Node made = new Node();
            node.next = made;
            assert from.get() != made; //~ VIOLATES assertion
        }
    }

    //: check: Given.kept
    //: violations: none
    //: verdict: verified-within-limits
    public static void kept(Supplier<Node> from) {
        if (from != null) {
            Node made = new Node();
            assert from.get() != made;
        }
    }

    //: check: Given.later
    //: violations: none
    //: verdict: verified-within-limits
    public static void later(Function<Node, Node> f, Node node) {
        if (f != null) {
            Node answer = f.apply(node);
            Node made = new Node();
            assert answer != made;
        }
    }

    //: check: Given.two
    //: violations: none
    //: verdict: verified-within-limits
    //: world: is a Given$Bare and a Given$Other at once
    public static void two(Bare a, Other b) {
        if (a != null) {
            assert (Object) a != (Object) b;
        }
    }

    //: check: Given.asked
    //: violations: none
    //: verdict: verified-within-limits
    //: world: is a Given$Bare and a Given$Other at once
    public static void asked(Bare a) {
        assert !(a instanceof Other);
    }

    //: check: Given.demanded  source=Given.java
    //: violations: below
    public static void demanded(Service service) {
        if (service != null) {
            service.name(0); //~ VIOLATES precondition
        }
    }

    //: check: Given.promised  source=Given.java
    //: violations: none
    //: verdict: verified-within-limits
    public static void promised(Service service) {
        if (service != null) {
            assert service.name(1) > 0;
        }
    }

    //: check: Given.text
    //: violations: none
    //: verdict: verified-within-limits
    //: world: none that is answered is one that the program has made
    public static void text(Function<String, String> f, int n) {
        if (f != null) {
            String made = "x" + n;
            assert f.apply(made) != made;
        }
    }

    //: check: Given.equal
    //: violations: none
    //: verdict: verified-within-limits
    //: world: its equals, hashCode and toString are those of Object
    public static void equal(Bare a, Bare b) {
        if (a != null && b != null && a != b) {
            assert !a.equals(b);
        }
    }
}
