package hex;

/** Walks over structures of any size, on which every reference is asked about every object met before. */
public class Walks {
    static final class Cell {
        Cell next;
    }

    static final class Node {
        Node right;
        Node parent;
    }

    static int list(Cell list) {
        int length = 0;
        for (Cell cell = list; cell != null; cell = cell.next) {
            length++;
        }
        return length;
    }

    static int tree(Node tree) {
        int depth = 0;
        for (Node node = tree; node != null; node = node.right) {
            if (node.parent != null) {
                depth++;
            }
        }
        return depth;
    }
}
