import heapwright.Heapwright;

/** A chain of nodes that ends, as long as it says. */
final class Chain {
    Node head;
    int size;

    static final class Node {
        Node next;
    }

    boolean repOK() {
        int count = 0;
        Node behind = head;
        for (Node node = head; node != null; node = node.next) {
            if (count++ % 2 == 1) {
                behind = behind.next;
            }
            if (node.next == behind) {
                return false;
            }
        }
        return count == size;
    }

    static final class ChainWalk extends Walk {
        ChainWalk(Script script) {
            super(script);
        }

        @Override int references(Object object) {
            return 1;
        }

        @Override Object follow(Object object, int field) {
            return object instanceof Chain ? ((Chain) object).head : ((Node) object).next;
        }

        @Override int primitives(Object object) {
            return object instanceof Chain ? 1 : 0;
        }

        @Override int look(Object object, int field) {
            return ofSize(((Chain) object).size);
        }
    }

    static void references(Chain chain, long code) {
        Heapwright.assume(code == new ChainWalk(new Script()).anySet(chain, false));
    }

    static void everything(Chain chain, long code) {
        Heapwright.assume(code == new ChainWalk(new Script()).anySet(chain, true));
    }

    static void order(Chain chain, long code) {
        Heapwright.assume(code == new ChainWalk(new Script()).anyOrder(chain, 4));
    }
}
