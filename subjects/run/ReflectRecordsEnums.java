// Exercises getRecordComponents with accessor invocation, canonical construction by reflection, enum constants and Enum.valueOf by class.
import java.lang.reflect.*;
import java.util.*;

public class ReflectRecordsEnums {
    public record Pt(int x, long y, String label, double[] ds, List<String> tags) { }
    public enum Mode { FAST, SLOW { @Override int cost() { return 9; } }; int cost() { return 1; } }
    sealed interface S permits S1, S2 { } record S1() implements S { } record S2(int v) implements S { }

    public static void main(String[] args) throws Exception {
        Pt p = new Pt(3, 4L, "lab", new double[]{1.5}, List.of("t"));
        for (RecordComponent rc : Pt.class.getRecordComponents()) { Object v = rc.getAccessor().invoke(p);
            System.out.println(rc.getName() + ":" + rc.getType().getSimpleName() + ":" + rc.getGenericType().getTypeName() + "=" + (v instanceof double[] d ? Arrays.toString(d) : v)); }
        Class<?>[] types = Arrays.stream(Pt.class.getRecordComponents()).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Pt q = Pt.class.getDeclaredConstructor(types).newInstance(9, 8L, "made", null, null);
        System.out.println(q + " " + Pt.class.isRecord() + " " + Pt.class.getSuperclass().getName() + " " + Modifier.toString(Pt.class.getModifiers()) + " " + Mode.class.getRecordComponents());
        for (Object m : Mode.class.getEnumConstants()) System.out.println(m + " " + ((Mode) m).cost() + " " + ((Enum<?>) m).getDeclaringClass().getSimpleName());
        System.out.println(Enum.valueOf(Mode.class, "SLOW").ordinal() + " " + Mode.class.getField("FAST").isEnumConstant() + " " + Mode.class.getField("FAST").get(null));
        try { Enum.valueOf(Mode.class, "NONE"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Constructor<?> k = Mode.class.getDeclaredConstructors()[0]; k.setAccessible(true);
        try { k.newInstance("X", 5); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Field f = Pt.class.getDeclaredField("x"); f.setAccessible(true); System.out.println(f.getInt(p) + " " + Modifier.toString(f.getModifiers()));
        try { f.setInt(p, 5); } catch (IllegalAccessException e) { System.out.println("record field is final"); }
        System.out.println(S.class.isSealed() + " " + Arrays.stream(S.class.getPermittedSubclasses()).map(Class::getSimpleName).toList() + " " + S1.class.getPermittedSubclasses());
        Method toS = Object.class.getMethod("toString");
        System.out.println(toS.invoke(p).toString().startsWith("Pt[x=3") + " " + toS.invoke(Mode.SLOW) + " " + toS.invoke(42));
        Type g = Pt.class.getDeclaredField("tags").getGenericType();
        System.out.println(g + " " + (g instanceof ParameterizedType pt ? pt.getActualTypeArguments()[0] : null));
    }
}
