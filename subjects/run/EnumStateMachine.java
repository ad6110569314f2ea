// Exercises enums as state machines and strategies: abstract methods, static maps, nested enums, interfaces and switch in other classes.
import java.util.*;
import java.util.function.*;

public class EnumStateMachine {
    enum State { IDLE { State next(char c) { return c == 's' ? RUN : this; } }, RUN { State next(char c) { return switch (c) { case 'p' -> PAUSE;
                    case 'x' -> DONE;
                    default -> this; }; } }, PAUSE { State next(char c) { return c == 'r' ? RUN : c == 'x' ? DONE : this; }
            @Override boolean active() { return true; } }, DONE { State next(char c) { throw new IllegalStateException("already done on " + c); } };
        abstract State next(char c);
        boolean active() { return this == RUN; } }
    enum Unit { MM(1), CM(10), M(1000) { @Override String fmt(double v) { return v + " metres"; } };
        private static final Map<String, Unit> BY = new HashMap<>();
        static { for (Unit u : values()) BY.put(u.name().toLowerCase(Locale.ROOT), u); }
        private final double mm;
        Unit(double mm) { this.mm = mm; }
        double to(Unit o, double v) { return v * mm / o.mm; } String fmt(double v) { return v + name(); }
        static Unit of(String s) { Unit u = BY.get(s);
            if (u == null) throw new IllegalArgumentException("unit " + s);
            return u; } }
    enum Level { DEBUG, INFO, WARN;
        boolean covers(Level o) { return compareTo(o) <= 0; }
        enum Inner { A, B } }
    interface HasCode { int code(); }
    enum Err implements HasCode, IntSupplier { NOT_FOUND(404), OTHER(500);
        private final int c;
        Err(int c) { this.c = c; }
        public int code() { return c; }
        public int getAsInt() { return -c; } }
    static <E extends Enum<E> & HasCode> Optional<E> byCode(Class<E> k, int code) { for (E e : k.getEnumConstants()) if (e.code() == code) return Optional.of(e);
        return Optional.empty(); }
    public static void main(String[] args) { State s = State.IDLE;
        for (char c : "qsprpx".toCharArray()) { State t = s.next(c);
            System.out.print(s + "-" + c + "->" + t + (t.active() ? "* " : " "));
            s = t; }
        System.out.println();
        try { s.next('z'); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        System.out.println(Unit.of("m").to(Unit.CM, 2.5) + " " + Unit.M.fmt(3) + " " + Unit.CM.fmt(4));
        try { Unit.of("inch"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        for (Level a : Level.values()) for (Level b : Level.values()) System.out.print(a.covers(b) ? 1 : 0);
        System.out.println(" " + Level.Inner.B.ordinal());
        System.out.println(byCode(Err.class, 404).get() + " " + byCode(Err.class, 1).isPresent() + " " + Err.OTHER.getAsInt());
        EnumMap<State, EnumSet<Level>> m = new EnumMap<>(State.class);
        m.put(State.RUN, EnumSet.of(Level.WARN));
        m.computeIfAbsent(State.IDLE, k -> EnumSet.noneOf(Level.class)).add(Level.INFO);
        System.out.println(m);
        Map<State, Integer> counts = new EnumMap<>(State.class);
        State x = State.IDLE;
        String input = "sprpxsprprprsx";
        for (char c : input.toCharArray()) { if (x == State.DONE) x = State.IDLE;
            x = x.next(c);
            counts.merge(x, 1, Integer::sum); }
        System.out.println(counts);
        System.out.println(State.valueOf("PAUSE").getDeclaringClass().getSimpleName() + " " + State.RUN.getClass().getSuperclass().getSimpleName() + " " + Arrays.toString(State.values()) + " " + State.RUN.toString().equals("RUN") + " " + new TreeMap<>(Map.of(Level.WARN, 1, Level.DEBUG, 2)));
        int v = 0;
        for (State q : State.values()) switch (q) { case DONE: v += 1000;
            case IDLE: v += 1;
            break;
            case PAUSE: v += 50;
            default: v += 7; }
        System.out.println(v); }
}
