// Exercises cyclic static initialization: classes seeing each other half-initialized, and recursion inside one class.
public class InitCycles {
    static class A {
        static int x = trace("A.x", B.y + 1);
        static int z = trace("A.z", 100);
        static int early() { return z; }
    }
    static class B {
        static int y = trace("B.y", A.x + 10);
        static int w = trace("B.w", A.early());
    }

    static class Parent {
        static int p = trace("Parent.p", Child.c + 1);
    }
    static class Child extends Parent {
        static int c = trace("Child.c", 50 + p);
    }

    static class Self {
        static final Self ONE = new Self("one");
        static int count = trace("Self.count", 0);
        static final Self TWO = new Self("two");
        final int at;
        Self(String n) { at = ++count; trace("Self " + n, at); }
    }

    enum Color {
        RED(1), GREEN(2);
        static int total;
        final int v;
        Color(int v) { this.v = v; }
        static { for (Color c : values()) total += c.v; }
    }

    interface Left { Object L = trace("Left.L", Right.R == null ? 1 : 2); }
    interface Right { Object R = trace("Right.R", Left.L == null ? 3 : 4); }

    static int trace(String n, int v) { System.out.println(n + " = " + v); return v; }

    public static void main(String[] args) {
        System.out.println(A.x + " " + B.y + " " + A.z + " " + B.w);
        System.out.println(Child.c + " " + Parent.p);
        System.out.println(Self.count + " " + Self.ONE.at + " " + Self.TWO.at);
        System.out.println(Color.total);
        System.out.println(Left.L + " " + Right.R);
    }
}
