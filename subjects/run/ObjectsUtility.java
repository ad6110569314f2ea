// Exercises java.util.Objects, StringJoiner and StringTokenizer.
import java.util.*;

public class ObjectsUtility {
    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.equals("a", new String("a")) + " " + Objects.deepEquals(new int[]{1}, new int[]{1}) + " " + Objects.equals(1, 1L));
        System.out.println(Objects.hash(1, "a", null) + " " + Objects.hash() + " " + Objects.hashCode(null) + " " + Objects.hash((Object) new String[]{"q"}.length) + " " + Objects.hash(1.5, 'c', true, 7L));
        System.out.println(Objects.toString(null) + " " + Objects.toString(null, "dflt") + " " + Objects.requireNonNullElse(null, 5) + " " + Objects.requireNonNullElseGet("v", () -> "w") + " " + Objects.isNull(null) + Objects.nonNull(null));
        try { Objects.requireNonNull(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { Objects.requireNonNull(null, () -> "lazy"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { Objects.checkIndex(-1, 3); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { Objects.checkFromToIndex(2, 9, 5); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { Objects.checkFromIndexSize(2, 4, 5); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        System.out.println(Objects.compare("a", "b", Comparator.reverseOrder()) + " " + Objects.compare(null, null, Comparator.<Integer>naturalOrder()));
        StringJoiner j = new StringJoiner(", ", "{", "}");
        j.setEmptyValue("EMPTY");
        System.out.println(j + " " + j.length());
        j.add("one").add("two").add(null);
        StringJoiner k = new StringJoiner("-");
        k.add("x").add("y");
        j.merge(k);
        System.out.println(j + " " + j.length() + " " + k);
        StringTokenizer t = new StringTokenizer("a b\tc  d\n e");
        System.out.print(t.countTokens() + ":");
        while (t.hasMoreTokens()) System.out.print(" " + t.nextToken());
        System.out.println();
        StringTokenizer u = new StringTokenizer("x=1;y=22;;z", "=;", true);
        StringBuilder sb = new StringBuilder();
        while (u.hasMoreElements()) sb.append('<').append(u.nextElement()).append('>');
        System.out.println(sb);
        StringTokenizer v = new StringTokenizer("k:v w", ":");
        System.out.println(v.nextToken() + "|" + v.nextToken(" ") + "|" + v.nextToken());
        try { v.nextToken(); } catch (NoSuchElementException e) { System.out.println("no more tokens"); }
    }
}
