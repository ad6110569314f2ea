// Ends with an uncaught ClassCastException from a generic method whose unchecked cast fails at the use site.
import java.util.*;

public class UncaughtClassCast {
    @SuppressWarnings("unchecked") static <T> T sneak(Object o) { return (T) o; }
    static int len(List<String> l) { int n = 0; for (String s : l) n += s.length(); return n; }
    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<String> l = new ArrayList<>(List.of("one", "two"));
        System.out.println(len(l));
        Object fine = sneak(5);
        System.out.println(fine);
        String s = sneak("text");
        System.out.println(s);
        try { Integer i = sneak("no"); System.out.println(i); } catch (ClassCastException e) { System.out.println("caught at the assignment"); }
        ((List) l).add(42);
        System.out.println(l.size() + " " + l);
        System.out.println(len(l));
    }
}
