package hex;

import java.util.ArrayList;
import java.util.List;

/** All valid inputs of the subjects up to a size, but for numbers that are free. */
final class ValidStructures {
    /** The largest number of elements. */
    static final int LARGEST = 7;
    private static final int HIGHEST = 3;
    /** The largest number of nodes of a parse tree; large enough for all partial heaps with so many objects, whatever their class. */
    static final int NODES = 5;

    private ValidStructures() {}

    /** Those of P1, of P2, and so on. */
    static List<List<Object>> all() {
        return List.of(linkedLists(), treeMaps(), avlTrees(), cachingLists(), synthesizers(), traversals(), renamings());
    }

    private static List<Object> linkedLists() {
        List<Object> all = new ArrayList<>();
        for (int size = 0; size <= LARGEST; size++) {
            LinkedList list = new LinkedList();
            for (int at = 0; at < size; at++) {
                list.add(0);
            }
            keep(list.repOK(), list, all);
        }
        return all;
    }

    private static List<Object> cachingLists() {
        List<Object> all = new ArrayList<>();
        for (int size = 0; size <= LARGEST; size++) {
            for (int cached = 0; cached <= LARGEST; cached++) {
                CachingList list = new CachingList();
                for (int at = 0; at < size + cached; at++) {
                    list.add(-1);
                }
                for (int at = 0; at < cached; at++) {
                    list.removeLast();
                }
                list.header.value = -1;
                keep(list.repOK(), list, all);
            }
        }
        return all;
    }

    private static List<Object> synthesizers() {
        List<Object> all = new ArrayList<>();
        for (int size = 0; size <= LARGEST; size++) {
            TrajectorySynthesizer synthesizer = new TrajectorySynthesizer();
            synthesizer.plan.header.leg = -1;
            for (int at = 0; at < size; at++) {
                synthesizer.plan.add((short) 0, (short) 0, (short) 0);
            }
            keep(synthesizer.repOK(), synthesizer, all);
        }
        return all;
    }

    /** Trees of all shapes and colours, of which the invariant takes the valid ones. */
    private static List<Object> treeMaps() {
        List<Object> all = new ArrayList<>();
        all.add(new TreeMap());
        for (int size = 1; size <= LARGEST; size++) {
            for (TreeMap.Entry root : entries(0, size)) {
                TreeMap map = new TreeMap();
                map.root = root;
                map.size = size;
                if (map.repOK()) {
                    all.add(map);
                }
            }
        }
        return all;
    }

    /** Trees with these keys. An impossible one is left out early: red below red, or sides that differ in black entries. */
    private static List<TreeMap.Entry> entries(int from, int to) {
        List<TreeMap.Entry> all = new ArrayList<>();
        if (from == to) {
            all.add(null);
        }
        for (int key = from; key < to; key++) {
            for (TreeMap.Entry left : entries(from, key)) {
                for (TreeMap.Entry right : entries(key + 1, to)) {
                    for (boolean red : new boolean[] {false, true}) {
                        boolean isRedBelowRed = red && (left != null && left.red || right != null && right.red);
                        if (!isRedBelowRed && blacks(left) == blacks(right)) {
                            TreeMap.Entry entry = new TreeMap.Entry(key, 0, null);
                            entry.red = red;
                            entry.left = copy(left, entry);
                            entry.right = copy(right, entry);
                            all.add(entry);
                        }
                    }
                }
            }
        }
        return all;
    }

    private static int blacks(TreeMap.Entry entry) {
        return entry == null ? 0 : blacks(entry.left) + (entry.red ? 0 : 1);
    }

    private static TreeMap.Entry copy(TreeMap.Entry entry, TreeMap.Entry parent) {
        if (entry == null) {
            return null;
        }
        TreeMap.Entry copy = new TreeMap.Entry(entry.key, 0, parent);
        copy.red = entry.red;
        copy.left = copy(entry.left, copy);
        copy.right = copy(entry.right, copy);
        return copy;
    }

    private static List<Object> avlTrees() {
        List<Object> all = new ArrayList<>();
        for (int height = -1; height <= HIGHEST; height++) {
            for (AvlTree.Node root : nodes(height)) {
                AvlTree tree = new AvlTree();
                tree.root = root;
                number(root, 0);
                keep(tree.repOK(), tree, all);
            }
        }
        return all;
    }

    private static List<AvlTree.Node> nodes(int height) {
        List<AvlTree.Node> all = new ArrayList<>();
        if (height == -1) {
            all.add(null);
        }
        for (int[] sides : new int[][] {{1, 1}, {1, 2}, {2, 1}}) {
            if (height < 0 || height - sides[0] < -1 || height - sides[1] < -1) {
                continue;
            }
            for (AvlTree.Node left : nodes(height - sides[0])) {
                for (AvlTree.Node right : nodes(height - sides[1])) {
                    AvlTree.Node node = new AvlTree.Node(0);
                    node.height = height;
                    node.left = copy(left);
                    node.right = copy(right);
                    all.add(node);
                }
            }
        }
        return all;
    }

    private static AvlTree.Node copy(AvlTree.Node node) {
        if (node == null) {
            return null;
        }
        AvlTree.Node copy = new AvlTree.Node(0);
        copy.height = node.height;
        copy.left = copy(node.left);
        copy.right = copy(node.right);
        return copy;
    }

    private static int number(AvlTree.Node node, int next) {
        if (node == null) {
            return next;
        }
        node.element = number(node.left, next);
        return number(node.right, node.element + 1);
    }

    private static List<Object> traversals() {
        List<Object> all = new ArrayList<>();
        for (int size = 1; size <= NODES; size++) {
            for (int shape = 0; shape < trees(size).size(); shape++) {
                for (int graphs = 0; graphs <= LARGEST; graphs++) {
                    NodeTraversal traversal = new NodeTraversal();
                    traversal.tree = trees(size).get(shape);
                    for (int at = 0; at < graphs; at++) {
                        traversal.graphs.push(new GraphList.Graph());
                    }
                    keep(traversal.repOK(), traversal, all);
                }
            }
        }
        return all;
    }

    private static List<Object> renamings() {
        List<Object> all = new ArrayList<>();
        for (int size = 1; size <= NODES; size++) {
            for (int shape = 0; shape < trees(size).size(); shape++) {
                for (int other = 1; other <= NODES; other++) {
                    for (Node external : trees(other)) {
                        RenameLabels renaming = new RenameLabels();
                        renaming.tree = trees(size).get(shape);
                        renaming.external = external;
                        keep(renaming.repOK(), renaming, all);
                    }
                }
            }
        }
        return all;
    }

    /** Ordered trees, made afresh: the root, its first child with what is below, and the root with its other children. */
    private static List<Node> trees(int size) {
        List<Node> all = new ArrayList<>();
        if (size == 1) {
            all.add(new Node(0, 0));
        }
        for (int below = 1; below < size; below++) {
            for (int first = 0; first < trees(below).size(); first++) {
                for (Node rest : trees(size - below)) {
                    Node root = new Node(0, 0);
                    root.append(trees(below).get(first));
                    for (Node child = rest.first; child != null;) {
                        Node next = child.next;
                        root.append(child);
                        child = next;
                    }
                    all.add(root);
                }
            }
        }
        return all;
    }

    private static void keep(boolean isValid, Object structure, List<Object> all) {
        if (!isValid) {
            throw new IllegalStateException("an invalid " + structure.getClass());
        }
        all.add(structure);
    }
}
