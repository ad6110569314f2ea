// Exercises inner, local and anonymous classes: outer access, captured locals, shadowing, qualified this and new.
import java.util.ArrayList;
import java.util.List;

public class InnerClassCapture {
    private int x = 1;
    private static int sx = 100;

    class Inner {
        int x = 2;
        class Deeper {
            int x = 3;
            String show(int x) { return x + " " + this.x + " " + Inner.this.x + " " + InnerClassCapture.this.x + " " + sx; }
            void bump() { InnerClassCapture.this.x += 10; Inner.this.x += 20; sx++; }
        }
        private int secret() { return InnerClassCapture.this.x * 1000; }
    }

    static class Nested {
        private final int v;
        Nested(int v) { this.v = v; }
        int peek(InnerClassCapture o) { return o.x + v; }
    }

    interface Op { int apply(int a); }

    List<Op> make(int n, final String tag, long big, double dbl) {
        List<Op> ops = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            final int k = i;
            class Local implements Op {
                int calls;
                public int apply(int a) { calls++; return a * k + tag.length() + (int) big + (int) dbl + x + calls; }
            }
            ops.add(new Local());
            ops.add(new Op() {
                int state = k;
                { state += 7; }
                public int apply(int a) { state += a; return state + x; }
            });
        }
        return ops;
    }

    abstract static class Greeter {
        String name;
        Greeter(String name) { this.name = name; init(); }
        void init() { }
        abstract String greet();
    }

    class Sub extends Inner { int extra = x + InnerClassCapture.this.x; }

    public static void main(String[] args) {
        InnerClassCapture o = new InnerClassCapture();
        InnerClassCapture.Inner in = o.new Inner();
        Inner.Deeper d = in.new Deeper();
        System.out.println(d.show(4));
        d.bump();
        System.out.println(d.show(5) + " " + in.secret() + " " + new Nested(50).peek(o));
        List<Op> ops = o.make(3, "tag", 1000L, 2.9);
        for (int round = 0; round < 2; round++) for (Op op : ops) System.out.print(op.apply(5) + " ");
        System.out.println();
        o.x = 0;
        for (Op op : ops) System.out.print(op.apply(1) + " ");
        System.out.println();
        int captured = 77;
        Greeter g = new Greeter("bob") {
            int early = 5;
            @Override void init() { System.out.println("init sees early=" + early + " captured=" + captured + " name=" + name); }
            String greet() { return "hi " + name + early; }
        };
        System.out.println(g.greet() + " " + g.getClass().getName() + " [" + g.getClass().getSimpleName() + "]");
        System.out.println(o.new Sub().extra + " " + ops.get(0).getClass().getName() + " " + ops.get(0).getClass().getSimpleName());
        try { InnerClassCapture none = null; none.new Inner(); } catch (NullPointerException e) { System.out.println("NPE for null outer"); }
    }
}
