package hex;

/** A stack of control-flow graphs: a doubly linked ring through a header, which is no graph of the stack. */
final class GraphList {
    Graph header = new Graph();
    int size;

    int _initialSize;
    int _known;
    boolean _closed;

    /** The control flow of one function. */
    static final class Graph {
        int edges;
        Graph next = this;
        Graph previous = this;
    }

    /** Whether the ring is closed, linked both ways and as long as it says. */
    boolean repOK() {
        if (header == null) {
            return false;
        }
        int count = 0;
        Graph graph = header;
        do {
            Graph next = graph.next;
            if (next == null || next.previous != graph) {
                return false;
            }
            graph = next;
            count++;
        } while (graph != header);
        return size == count - 1;
    }

    void push(Graph graph) {
        graph.previous = header;
        graph.next = header.next;
        header.next.previous = graph;
        header.next = graph;
        size++;
    }

    /** The graph pushed last, or null. */
    Graph peek() {
        return header.next == header ? null : header.next;
    }

    Graph pop() {
        Graph graph = header.next;
        graph.previous.next = graph.next;
        graph.next.previous = graph.previous;
        size--;
        return graph;
    }
}
