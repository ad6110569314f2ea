// Dijkstra, BFS, DFS topological sort, union-find Kruskal and Floyd-Warshall on a small generated graph.
import java.util.*;

public class AlgoGraphs {
    record Edge(int from, int to, int w) { }
    static int[] dijkstra(List<List<Edge>> g, int s) { int[] d = new int[g.size()];
        Arrays.fill(d, Integer.MAX_VALUE);
        d[s] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>((a, b) -> a[1] != b[1] ? Integer.compare(a[1], b[1]) : Integer.compare(a[0], b[0]));
        q.add(new int[]{s, 0});
        while (!q.isEmpty()) { int[] c = q.poll();
            if (c[1] > d[c[0]]) continue;
            for (Edge e : g.get(c[0])) { int nd = c[1] + e.w();
                if (nd < d[e.to()]) { d[e.to()] = nd;
                    q.add(new int[]{e.to(), nd}); } } }
        return d; }
    static int find(int[] p, int x) { while (p[x] != x) { p[x] = p[p[x]]; x = p[x]; } return x; }
    static List<String> topo(Map<String, List<String>> deps) { List<String> out = new ArrayList<>();
        Map<String, Integer> st = new HashMap<>();
        for (String k : deps.keySet()) visit(k, deps, st, out);
        return out; }
    static void visit(String k, Map<String, List<String>> deps, Map<String, Integer> st, List<String> out) { int s = st.getOrDefault(k, 0);
        if (s == 2) return;
        if (s == 1) throw new IllegalStateException("cycle at " + k);
        st.put(k, 1);
        for (String d : deps.getOrDefault(k, List.of())) visit(d, deps, st, out);
        st.put(k, 2);
        out.add(k); }

    public static void main(String[] args) {
        int n = 30;
        List<List<Edge>> g = new ArrayList<>();
        for (int i = 0; i < n; i++) g.add(new ArrayList<>());
        List<Edge> all = new ArrayList<>();
        Random r = new Random(11);
        for (int i = 0; i < 90; i++) { int a = r.nextInt(n), b = r.nextInt(n), w = 1 + r.nextInt(20);
            g.get(a).add(new Edge(a, b, w));
            g.get(b).add(new Edge(b, a, w));
            all.add(new Edge(a, b, w)); }
        System.out.println(Arrays.toString(dijkstra(g, 0)));
        int[][] fw = new int[n][n];
        for (int[] row : fw) Arrays.fill(row, 1_000_000);
        for (int i = 0; i < n; i++) fw[i][i] = 0;
        for (Edge e : all) { fw[e.from()][e.to()] = Math.min(fw[e.from()][e.to()], e.w());
            fw[e.to()][e.from()] = fw[e.from()][e.to()] = Math.min(fw[e.to()][e.from()], fw[e.from()][e.to()]); }
        for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) if (fw[i][k] + fw[k][j] < fw[i][j]) fw[i][j] = fw[i][k] + fw[k][j];
        System.out.println(Arrays.equals(fw[0], dijkstra(g, 0)) + " " + Arrays.hashCode(fw[n - 1]));
        all.sort(Comparator.comparingInt(Edge::w).thenComparingInt(Edge::from).thenComparingInt(Edge::to));
        int[] p = new int[n];
        for (int i = 0; i < n; i++) p[i] = i;
        int mst = 0, used = 0;
        for (Edge e : all) { int a = find(p, e.from()), b = find(p, e.to());
            if (a != b) { p[a] = b;
                mst += e.w();
                used++; } }
        System.out.println("mst " + mst + " edges " + used);
        boolean[] seen = new boolean[n];
        Deque<Integer> q = new ArrayDeque<>(List.of(5));
        seen[5] = true;
        StringBuilder order = new StringBuilder();
        while (!q.isEmpty()) { int c = q.poll();
            order.append(c).append(' ');
            for (Edge e : g.get(c)) if (!seen[e.to()]) { seen[e.to()] = true;
                q.add(e.to()); } }
        System.out.println(order);
        Map<String, List<String>> deps = new LinkedHashMap<>();
        deps.put("app", List.of("lib", "log"));
        deps.put("lib", List.of("core"));
        deps.put("log", List.of("core", "io"));
        deps.put("io", List.of());
        System.out.println(topo(deps));
        deps.put("core", List.of("app"));
        try { topo(deps); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    }
}
