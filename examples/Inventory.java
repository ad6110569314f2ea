import java.util.List;
import java.util.NavigableMap;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A small warehouse: everything below, down to the red-black tree in TreeMap, is the JDK's own bytecode. */
public class Inventory {
    sealed interface Event permits Delivery, Sale, Recount {}
    record Delivery(String item, int count, int cents) implements Event {}
    record Sale(String item, int count) implements Event {}
    record Recount(String item, int actual) implements Event {}

    record Stock(int count, int cents) {
        Stock {
            if (count < 0) throw new IllegalArgumentException("short of " + -count);
        }

        long value() {
            return (long) count * cents;
        }
    }

    private final NavigableMap<String, Stock> shelves = new TreeMap<>();

    void apply(Event event) {
        if (event instanceof Delivery d) {
            shelves.merge(d.item(), new Stock(d.count(), d.cents()),
                (old, added) -> new Stock(old.count() + added.count(), Math.max(old.cents(), added.cents())));
        } else if (event instanceof Sale s) {
            shelves.computeIfPresent(s.item(), (item, old) -> new Stock(old.count() - s.count(), old.cents()));
        } else if (event instanceof Recount r && r.actual() == 0) {
            shelves.remove(r.item());
        } else if (event instanceof Recount r) {
            shelves.computeIfPresent(r.item(), (item, old) -> new Stock(r.actual(), old.cents()));
        }
    }

    static String bar(long value, long full) {
        return "#".repeat((int) (24 * value / full));
    }

    public static void main(String[] args) {
        var inventory = new Inventory();
        List<Event> events = List.of(
            new Delivery("anvil", 4, 8950), new Delivery("bellows", 2, 12500), new Delivery("tongs", 30, 1475),
            new Delivery("hammer", 12, 3490), new Sale("tongs", 9), new Delivery("anvil", 3, 9100),
            new Recount("bellows", 0), new Sale("hammer", 20), new Delivery("quench oil", 40, 620), new Sale("anvil", 1));
        for (Event event : events) {
            try {
                inventory.apply(event);
            } catch (IllegalArgumentException e) {
                System.out.printf("refused: %s (%s)%n", event, e.getMessage());
            }
        }

        long total = inventory.shelves.values().stream().mapToLong(Stock::value).sum();
        inventory.shelves.forEach((item, stock) -> System.out.println(String.format("%-10s %3d x %7.2f = %9.2f  %s",
            item, stock.count(), stock.cents() / 100.0, stock.value() / 100.0, bar(stock.value(), total))));
        System.out.printf("%-10s %25.2f%n", "total", total / 100.0);

        System.out.println("events: " + events.stream()
            .collect(Collectors.groupingBy(e -> e.getClass().getSimpleName(), TreeMap::new, Collectors.counting())));
        System.out.println("from b to r: " + inventory.shelves.subMap("b", "r").keySet());

        var scarce = new PriorityQueue<String>((a, b) ->
            Integer.compare(inventory.shelves.get(a).count(), inventory.shelves.get(b).count()));
        scarce.addAll(inventory.shelves.keySet());
        System.out.println("reorder first: " + scarce.poll() + ", then " + scarce.poll());
    }
}
