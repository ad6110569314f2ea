// Exercises enums: values, valueOf, ordinal, compareTo, constant bodies, abstract methods, fields, switch, interfaces.
import java.util.Arrays;

public class EnumBasics {
    enum Op {
        ADD("+") { int apply(int a, int b) { return a + b; } },
        SUB("-") { int apply(int a, int b) { return a - b; } },
        MUL("*") { int apply(int a, int b) { return a * b; } @Override boolean high() { return true; } };
        final String sym;
        Op(String s) { sym = s; }
        abstract int apply(int a, int b);
        boolean high() { return false; }
    }
    enum Planet implements Comparable<Planet> {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);
        final double mass, radius;
        Planet(double m, double r) { mass = m; radius = r; }
        double gravity() { return 6.67300E-11 * mass / (radius * radius); }
    }
    enum Level { LOW, MID, HIGH; Level next() { return values()[(ordinal() + 1) % values().length]; } static final Level DEFAULT = MID; }
    enum Empty { }
    enum Single { INSTANCE; int hits; int hit() { return ++hits; } }

    static String sw(Level l) {
        switch (l) {
            case LOW: return "low";
            case HIGH: return "high";
            default: return "default " + l;
        }
    }

    public static void main(String[] args) {
        for (Op o : Op.values()) {
            System.out.println(o + " " + o.name() + " " + o.ordinal() + " " + o.sym + " " + o.apply(7, 3) + " " + o.high() + " "
                + o.getDeclaringClass().getSimpleName() + " " + (o.getClass() == Op.class) + " " + o.getClass().getName());
        }
        for (Planet p : Planet.values()) System.out.println(p + " " + p.gravity());
        System.out.println(Level.valueOf("HIGH") + " " + Enum.valueOf(Level.class, "LOW") + " " + Level.DEFAULT + " " + Level.HIGH.next());
        try { Level.valueOf("high"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Level.valueOf(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        System.out.println(Level.LOW.compareTo(Level.HIGH) + " " + Level.MID.equals(Level.MID) + " " + (Level.valueOf("MID") == Level.MID) + " " + Empty.values().length);
        Level[] copy = Level.values();
        copy[0] = null;
        System.out.println(Arrays.toString(copy) + Arrays.toString(Level.values()));
        for (Level l : Level.values()) System.out.println(sw(l));
        try { sw(null); } catch (NullPointerException e) { System.out.println("null enum switch"); }
        System.out.println(Single.INSTANCE.hit() + Single.INSTANCE.hit());
        System.out.println(Level.class.isEnum() + " " + Op.ADD.getClass().isEnum() + " " + Level.class.getEnumConstants().length + " " + Level.class.getSuperclass().getName());
        Level[] sorted = {Level.HIGH, Level.LOW, Level.MID, Level.LOW};
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted));
        int total = 0;
        for (Level l : Level.values()) total += switch (l) { case LOW -> 1; case MID -> 10; case HIGH -> 100; };
        System.out.println(total);
    }
}
