// Ends with an uncaught exception thrown by a comparator called from inside the JDK's sort.
import java.util.*;

public class UncaughtInCallback {
    static int compares = 0;
    static int compare(String a, String b) {
        compares++;
        if (a.length() + b.length() > 12) throw new UnsupportedOperationException("cannot compare " + a + " and " + b);
        return a.compareTo(b);
    }
    public static void main(String[] args) {
        List<String> ok = new ArrayList<>(List.of("pear", "fig", "kiwi"));
        ok.sort(UncaughtInCallback::compare);
        System.out.println(ok + " " + compares);
        for (String s : ok) System.out.println(s);
        Map<String, Integer> m = new TreeMap<>(UncaughtInCallback::compare);
        m.put("a", 1); m.put("bb", 2);
        System.out.println(m + " " + compares);
        List<String> bad = new ArrayList<>(List.of("short", "tiny", "extraordinarily", "x"));
        bad.sort(UncaughtInCallback::compare);
        System.out.println("not reached");
    }
}
