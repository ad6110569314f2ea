package hex;

/**
 * P7: gives the labels of a parse tree short names that no external node has, and takes out the labels that nothing leads to. Its
 * fault: it takes for granted that a label that is left exists.
 */
public class RenameLabels {
    Node tree;
    Node external;
    private int given;

    /** A label around the current node. */
    static final class Label {
        final int name;
        final int renamed;
        final Label outer;
        boolean isUsed;

        Label(int name, int renamed, Label outer) {
            this.name = name;
            this.renamed = renamed;
            this.outer = outer;
        }
    }

    /** Whether there are two trees; since each node has one parent at most, they share nothing unless they are the same. */
    boolean repOK() {
        return tree != null && external != null && tree != external && Node.isTree(tree) && Node.isTree(external);
    }

    void process() {
        given = 0;
        rename(tree, null);
    }

    private void rename(Node node, Label scope) {
        if (node.type == Node.LABEL) {
            visitLabel(node, scope);
        } else if (node.type == Node.BREAK) {
            visitBreak(node, scope);
        } else {
            renameFrom(node.first, scope);
        }
    }

    private void renameFrom(Node child, Label scope) {
        while (child != null) {
            // The child may be taken out.
            Node next = child.next;
            rename(child, scope);
            child = next;
        }
    }

    private void visitLabel(Node node, Label scope) {
        Node name = node.first;
        if (name == null) {
            return;
        }
        Label label = new Label(name.name, newName(), scope);
        renameFrom(name.next, label);
        if (label.isUsed) {
            name.name = label.renamed;
            assert !isExternal(name.name) : "a name that an external node has";
        } else {
            takeOut(node, name);
        }
    }

    private void visitBreak(Node node, Label scope) {
        Node name = node.first;
        if (name == null) {
            return;
        }
        Label label = scope;
        while (label != null && label.name != name.name) {
            label = label.outer;
        }
        label.isUsed = true;
        name.name = label.renamed;
    }

    /** Puts the only statement of a label in its place. */
    private static void takeOut(Node label, Node name) {
        Node statement = name.next;
        if (statement != null && statement == label.last && label.parent != null) {
            label.remove(statement);
            label.parent.replace(label, statement);
        }
    }

    private int newName() {
        do {
            given++;
        } while (isExternal(given));
        return given;
    }

    private boolean isExternal(int name) {
        for (Node node = external.first; node != null; node = node.next) {
            if (node.name == name) {
                return true;
            }
        }
        return false;
    }
}
