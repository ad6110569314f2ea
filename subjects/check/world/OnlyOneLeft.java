//@ check: OnlyOneLeft.excluded
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends OnlyOneLeft$Base
//
//@ check: OnlyOneLeft.asked
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends OnlyOneLeft$Base
//
//@ check: OnlyOneLeft.called
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends OnlyOneLeft$Base
//
//@ check: OnlyOneLeft.single
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends OnlyOneLeft$Shape
//
//@ check: OnlyOneLeft.constant
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends OnlyOneLeft$Named
//
//@ check: OnlyOneLeft.named
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends OnlyOneLeft$Named
//
//@ check: OnlyOneLeft.of
//@ verdict: verified
//
//@ check: OnlyOneLeft.sealed
//@ verdict: verified

/** An object of which only one class is left, though it is final, may be of a class that nobody has seen. */
public class OnlyOneLeft {
    abstract static class Base {
        int depth;

        abstract boolean isLeaf();
    }

    static final class Leaf extends Base {
        @Override
        boolean isLeaf() {
            return true;
        }
    }

    static final class Branch extends Base {
        @Override
        boolean isLeaf() {
            return false;
        }
    }

    abstract static class Shape {
        int size;

        abstract int corners();
    }

    static final class Square extends Shape {
        @Override
        int corners() {
            return 4;
        }
    }

    abstract static sealed class Answer permits Yes {
        int size;

        abstract boolean isYes();
    }

    static final class Yes extends Answer {
        @Override
        boolean isYes() {
            return true;
        }
    }

    interface Named {
        String text();
    }

    enum Color implements Named {
        RED;

        @Override
        public String text() {
            return "red";
        }
    }

    static void constant(Named n) {
        assert n == null || n == Color.RED;
    }

    static void named(Named n) {
        assert n == null || n.text().equals("red");
    }

    static void excluded(Base b) {
        if (b != null && b.depth != 7 && !(b instanceof Branch)) {
            assert b.getClass().getName().startsWith("OnlyOneLeft");
        }
    }

    static void asked(Base b) {
        if (b != null && b.depth != 7 && !(b instanceof Branch)) {
            assert b instanceof Leaf;
        }
    }

    static void called(Base b) {
        if (b != null && b.depth != 7 && !(b instanceof Branch)) {
            assert b.isLeaf();
        }
    }

    static void single(Shape s) {
        if (s != null && s.size != 7) {
            assert s.corners() == 4;
        }
    }

    static void of(Base b) {
        if (b != null && b.depth != 7 && b instanceof Leaf) {
            assert b.isLeaf() && b.getClass() == Leaf.class;
        }
    }

    static void sealed(Answer a) {
        if (a != null && a.size != 7) {
            assert a.isYes() && a instanceof Yes;
        }
    }
}
