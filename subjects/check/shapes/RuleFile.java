// A rule file of another engine, with a trigger; shapes of trees with at most three nodes: 1 + 1 + 2 + 5.
//@ check: RuleFile.weigh()  admission=hex spec=RuleFile.jbse n=3
//@ violations: none
//@ paths: 9
//@ verdict: verified-within-limits
//@ same: laziness
//@ check: RuleFile.weigh()  admission=hex spec=RuleFile.jbse n=3 laziness=lazy hex-recheck
//@ violations: none
//@ paths: 9
//@ late: 0

/** A tree with links to parents and positive weights. */
public class RuleFile {
    Node root;

    static final class Node {
        Node left;
        Node right;
        Node parent;
        int weight;
    }

    void weigh() {
        weigh(root, null);
    }

    private static void weigh(Node node, Node parent) {
        if (node != null) {
            assert node.weight > 0;
            assert node.parent == parent;
            weigh(node.left, node);
            weigh(node.right, node);
        }
    }
}
