import java.util.TreeSet;
import java.util.function.Function;

/** Prints what a walk sees of valid structures, over all of these within a limit and all walks: one number a line. */
final class BruteForce {
    private BruteForce() {}

    /** The structure, the walk, and the limit. */
    public static void main(String[] words) throws ReflectiveOperationException {
        int most = Integer.parseInt(words[2]);
        Class<?> type;
        Function<Script, Walk> walks;
        int[] numbers;
        switch (words[0]) {
            case "Chain" -> {
                type = Chain.class;
                walks = Chain.ChainWalk::new;
                numbers = new int[] {-1, 0, 1, 2, 3, 4};
            }
            case "Ring" -> {
                type = Ring.class;
                walks = Ring.RingWalk::new;
                numbers = new int[] {-1, 0, 1, 2, 3, 4};
            }
            case "SearchTree" -> {
                // Three keys above zero, and three that are not.
                type = SearchTree.class;
                walks = SearchTree.TreeWalk::new;
                numbers = new int[] {-2, -1, 0, 1, 2, 3};
            }
            case "RedBlackMap" -> {
                // Nobody looks at keys, and no more than three have an order.
                type = RedBlackMap.class;
                walks = RedBlackMap.MapWalk::new;
                numbers = new int[] {0, 1, 2};
            }
            default -> throw new IllegalArgumentException(words[0]);
        }
        TreeSet<Long> codes = new TreeSet<>();
        codes.add(walk(walks.apply(new Script()), words[1], null));
        Heaps heaps = Heaps.enumerate(type, most, numbers, root -> {
            Script script = new Script();
            do {
                codes.add(walk(walks.apply(script), words[1], root));
            } while (script.advance());
        });
        System.err.println(heaps.all + " heaps, " + heaps.valid + " valid");
        codes.forEach(System.out::println);
    }

    private static long walk(Walk walk, String kind, Object root) {
        return kind.equals("order") ? walk.anyOrder(root, 4) : walk.anySet(root, kind.equals("everything"));
    }
}
