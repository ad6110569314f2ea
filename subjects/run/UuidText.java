// Exercises UUID.fromString, nameUUIDFromBytes-free fields, ordering and text forms.
import java.util.UUID;

public class UuidText {
    static void parse(String s) { try { System.out.println(s + " -> " + UUID.fromString(s)); } catch (IllegalArgumentException e) { System.out.println("IAE " + e.getMessage()); } }

    public static void main(String[] args) {
        UUID u = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
        System.out.println(u + " " + u.version() + " " + u.variant() + " " + Long.toHexString(u.getMostSignificantBits()) + " " + Long.toHexString(u.getLeastSignificantBits()) + " " + u.hashCode());
        System.out.println(u.timestamp() + " " + u.clockSequence() + " " + u.node());
        UUID v = new UUID(0L, 0L), w = new UUID(-1L, Long.MIN_VALUE), x = new UUID(0x0123456789abcdefL, 0xfedcba9876543210L);
        System.out.println(v + " " + w + " " + x);
        System.out.println(v.compareTo(w) + " " + w.compareTo(x) + " " + x.compareTo(x) + " " + x.equals(UUID.fromString(x.toString())) + " " + v.equals("x"));
        parse("1-2-3-4-5");
        parse("FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF");
        parse("not-a-uuid");
        parse("");
        parse("123e4567-e89b-12d3-a456-4266141740001");
        parse("123e4567e89b12d3a456426614174000");
        parse("g23e4567-e89b-12d3-a456-426614174000");
        try { x.timestamp(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        java.util.TreeSet<UUID> set = new java.util.TreeSet<>(java.util.List.of(u, v, w, x));
        for (UUID y : set) System.out.println(y);
    }
}
