//@ check: AliasedInterfaces.visit  n=1
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends
//@ same: laziness

import heapwright.Heapwright;

/** An object that a call narrowed to some classes can only be another type's object if one of these classes fits. */
public class AliasedInterfaces {
    interface Source {
        int size();
    }

    static class Table implements Source {
        Node node;

        @Override
        public int size() {
            return 1;
        }
    }

    static class Empty implements Source {
        @Override
        public int size() {
            return 0;
        }
    }

    static class Node {
        int value;
    }

    static class SourceNode extends Node implements Source {
        @Override
        public int size() {
            return 2;
        }
    }

    public static void visit(Source source, Node node) {
        Heapwright.assume(source != null && node != null);
        int size = source.size();
        boolean isSame = source == (Object) node;
        Heapwright.check(!isSame || size == 2 && source instanceof SourceNode);
    }
}
