// Exercises Class metadata: names, kinds, component types, superclass, interfaces, modifiers, nesting, assignability.
import java.lang.reflect.Modifier;
import java.util.*;

public class ReflectClassNames {
    interface I { } interface J extends I { }
    static abstract class A implements J { } static final class B extends A implements Comparable<B> { public int compareTo(B o) { return 0; } }
    enum E { X { }, Y } record R(int a) { } @interface Ann { }
    class Inner { }

    static void show(Class<?> c) {
        List<String> ifs = new ArrayList<>();
        for (Class<?> i : c.getInterfaces()) ifs.add(i.getSimpleName());
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName() + " | sup " + (c.getSuperclass() == null ? null : c.getSuperclass().getName()) + " | " + ifs
            + " | " + Modifier.toString(c.getModifiers()) + " | " + (c.isInterface() ? "I" : "") + (c.isArray() ? "A" : "") + (c.isEnum() ? "E" : "") + (c.isRecord() ? "R" : "") + (c.isPrimitive() ? "P" : "") + (c.isAnnotation() ? "@" : "") + (c.isAnonymousClass() ? "N" : "") + (c.isLocalClass() ? "L" : "") + (c.isMemberClass() ? "M" : "") + " | pkg '" + c.getPackageName() + "' | " + (c.getComponentType() == null ? "-" : c.getComponentType().getSimpleName()));
    }

    public static void main(String[] args) {
        class Local { }
        Object anon = new Object() { };
        Class<?>[] cs = {ReflectClassNames.class, I.class, J.class, A.class, B.class, E.class, E.X.getClass(), E.Y.getClass(), R.class, Ann.class, Inner.class, Local.class, anon.getClass(), int.class, void.class, boolean[].class, char[][].class, String[].class, B[][][].class, Object.class, String.class, Integer.class, Map.Entry.class, Thread.State.class};
        for (Class<?> c : cs) show(c);
        System.out.println(int[].class.getSuperclass() + " " + Arrays.toString(int[].class.getInterfaces()) + " " + int.class + " " + String.class + " " + I.class + " " + int[].class);
        System.out.println(Inner.class.getEnclosingClass().getName() + " " + Local.class.getEnclosingMethod().getName() + " " + B.class.getDeclaringClass().getSimpleName() + " " + anon.getClass().getEnclosingClass().getSimpleName() + " " + B.class.getNestHost().getSimpleName() + " " + B.class.isNestmateOf(A.class));
        System.out.println(I.class.isAssignableFrom(B.class) + " " + B.class.isAssignableFrom(A.class) + " " + Number.class.isAssignableFrom(Integer.class) + " " + Object.class.isAssignableFrom(int.class) + " " + B.class.asSubclass(A.class).getSimpleName());
        try { String.class.asSubclass(Integer.class); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        try { Integer.class.cast("x"); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        System.out.println(String.class.cast("ok") + " " + int.class.arrayType() + " " + (new int[0].getClass() == int[].class) + " " + Integer.TYPE + " " + (Void.TYPE == void.class) + " " + String.class.componentType() + " " + String.class.descriptorString() + " " + int[][].class.descriptorString());
        System.out.println(new ArrayList<String>().getClass().getName() + " " + "x".getClass() + " " + Integer.valueOf(1).getClass().getSuperclass() + " " + List.class.getTypeParameters().length);
    }
}
