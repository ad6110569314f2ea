// Exercises light common.graph use: MutableGraph, ValueGraph, Network, traversal and reachability.
import com.google.common.graph.*;
import java.util.*;

public class GvGraphs {
    public static void main(String[] args) {
        MutableGraph<Integer> g = GraphBuilder.directed().allowsSelfLoops(false).nodeOrder(ElementOrder.<Integer>natural()).build();
        int[][] es = {{1, 2}, {2, 3}, {3, 4}, {1, 5}, {5, 4}, {6, 7}};
        for (int[] e : es) g.putEdge(e[0], e[1]);
        System.out.println(g.nodes() + " " + g.edges().size() + " " + new TreeSet<>(g.successors(1)) + " " + new TreeSet<>(g.predecessors(4)) + " " + g.inDegree(4) + " " + g.hasEdgeConnecting(1, 3) + " " + new TreeSet<>(g.adjacentNodes(5)) + " " + g.degree(1));
        System.out.println(new TreeSet<>(Graphs.reachableNodes(g, 1)) + " " + Graphs.hasCycle(g));
        g.putEdge(4, 1);
        System.out.println(Graphs.hasCycle(g) + " " + Graphs.transpose(g).hasEdgeConnecting(1, 4) + " " + g.removeEdge(4, 1) + " " + g.removeNode(6) + " " + g.nodes());
        try { g.putEdge(1, 1); } catch (IllegalArgumentException e) { System.out.println("self loop rejected"); }
        try { g.successors(99); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        MutableGraph<Integer> ins = GraphBuilder.directed().incidentEdgeOrder(ElementOrder.<Integer>stable()).build();
        for (int[] e : es) ins.putEdge(e[0], e[1]);
        StringBuilder sb = new StringBuilder();
        for (int n : Traverser.forGraph(ins).breadthFirst(1)) sb.append(n).append(' ');
        sb.append("| ");
        for (int n : Traverser.forGraph(ins).depthFirstPreOrder(1)) sb.append(n).append(' ');
        sb.append("| ");
        for (int n : Traverser.forGraph(ins).depthFirstPostOrder(1)) sb.append(n).append(' ');
        System.out.println(sb);
        System.out.println(Graphs.transitiveClosure(g).hasEdgeConnecting(1, 4) + " " + Graphs.inducedSubgraph(g, List.of(1, 2, 3)).edges().size() + " " + Graphs.copyOf(g).equals(g));
        MutableValueGraph<String, Double> v = ValueGraphBuilder.undirected().build();
        v.putEdgeValue("a", "b", 2.5);
        v.putEdgeValue("b", "c", 1.5);
        System.out.println(v.edgeValueOrDefault("b", "a", -1.0) + " " + v.edgeValueOrDefault("a", "c", -1.0) + " " + v.edgeValue("c", "b").get() + " " + v.putEdgeValue("a", "b", 9.0) + " " + v.edges().size() + " " + v.degree("b") + " " + v.asGraph().hasEdgeConnecting("a", "b"));
        MutableNetwork<String, Integer> net = NetworkBuilder.directed().allowsParallelEdges(true).build();
        net.addEdge("x", "y", 1);
        net.addEdge("x", "y", 2);
        net.addEdge("y", "z", 3);
        System.out.println(new TreeSet<>(net.edgesConnecting("x", "y")) + " " + net.incidentNodes(3) + " " + net.outDegree("x") + " " + net.removeEdge(1) + " " + net.edges().size() + " " + EndpointPair.ordered(1, 2) + " " + EndpointPair.unordered("p", "q").adjacentNode("p") + " " + EndpointPair.unordered(1, 2).equals(EndpointPair.unordered(2, 1)));
        ImmutableGraph<Integer> im = GraphBuilder.undirected().<Integer>immutable().putEdge(1, 2).putEdge(2, 3).build();
        System.out.println(im.edges().size() + " " + im.degree(2));
        Traverser<Integer> tree = Traverser.forTree(n -> n < 8 ? List.of(2 * n, 2 * n + 1) : List.of());
        sb.setLength(0);
        for (int n : tree.depthFirstPostOrder(1)) sb.append(n).append(',');
        System.out.println(sb);
    }
}
