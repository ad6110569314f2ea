package hex;

/**
 * P6: a traversal of a parse tree that keeps the control-flow graphs of the functions around the current node. Its fault: it takes
 * every function for complete, with a name, parameters and a body.
 */
public class NodeTraversal {
    Node tree;
    GraphList graphs = new GraphList();

    /** Whether there are a tree and a list of graphs. */
    boolean repOK() {
        return tree != null && Node.isTree(tree) && graphs != null && graphs.repOK();
    }

    /** How many nodes were visited. */
    int traverse() {
        int depth = graphs.size;
        int count = traverseBranch(tree, null);
        assert graphs.size == depth : "a graph is left";
        return count;
    }

    private int traverseBranch(Node node, Node parent) {
        int count = node.type == Node.FUNCTION ? traverseFunction(node) : traverseChildren(node);
        visit(node, parent);
        return count + 1;
    }

    private int traverseChildren(Node node) {
        int count = 0;
        Node child = node.first;
        while (child != null) {
            // The visit may take the child out.
            Node next = child.next;
            count += traverseBranch(child, node);
            child = next;
        }
        return count;
    }

    private int traverseFunction(Node function) {
        Node body = function.last;
        Node name = function.first;
        Node parameters = name.next;
        assert parameters.next == body : "a function without a body";
        int count = traverseBranch(name, function);
        GraphList.Graph graph = new GraphList.Graph();
        graphs.push(graph);
        count += traverseBranch(parameters, function);
        count += traverseBranch(body, function);
        assert graphs.pop() == graph : "the graph of another function";
        return count;
    }

    private void visit(Node node, Node parent) {
        assert node.parent == parent : "a node of another parent";
        if (node.type == Node.BLOCK) {
            GraphList.Graph graph = graphs.peek();
            if (graph != null) {
                graph.edges++;
            }
        }
    }
}
