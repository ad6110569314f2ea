// Exercises getDeclaredFields/Methods/Constructors of an own class, Field.get/set, Method.invoke, Constructor.newInstance and their exceptions.
import java.lang.reflect.*;
import java.util.*;

public class ReflectMembers {
    public static class Bean {
        private int id = 7;
        public String name = "bean";
        protected double w = 2.5;
        static long counter = 100;
        public final boolean fin = true;
        char[] cs = {'q'};
        public Bean() { }
        public Bean(int id, String name) { this.id = id;
            this.name = name; }
        private Bean(long x) { throw new IllegalStateException("ctor " + x); }
        public int add(int a, int b) { return a + b + id; }
        public static String hello(String who, long n) { return "hello " + who + n; }
        private String secret() { return "secret" + id; }
        public void fail() throws Exception { throw new Exception("inner failure"); }
        public void nothing() { counter++; }
        public int[] arr(int... xs) { return xs; }
    }
    public static abstract class Abs { public abstract void m(); }

    public static void main(String[] args) throws Exception {
        Class<?> c = Class.forName("ReflectMembers$Bean");
        List<String> fs = new ArrayList<>();
        for (Field f : c.getDeclaredFields()) fs.add(Modifier.toString(f.getModifiers()) + " " + f.getType().getSimpleName() + " " + f.getName());
        Collections.sort(fs);
        System.out.println(fs);
        List<String> ms = new ArrayList<>();
        for (Method m : c.getDeclaredMethods()) ms.add(Modifier.toString(m.getModifiers()) + " " + m.getReturnType().getSimpleName() + " " + m.getName() + m.getParameterCount() + (m.isVarArgs() ? "V" : ""));
        Collections.sort(ms);
        System.out.println(ms);
        List<String> ks = new ArrayList<>();
        for (Constructor<?> k : c.getDeclaredConstructors()) ks.add(Arrays.toString(k.getParameterTypes()));
        Collections.sort(ks);
        System.out.println(ks + " public " + c.getConstructors().length);
        Object b = c.getDeclaredConstructor().newInstance(), b2 = c.getConstructor(int.class, String.class).newInstance(50, "two");
        Field id = c.getDeclaredField("id");
        id.setAccessible(true);
        System.out.println(id.getInt(b) + " " + id.get(b2));
        id.setInt(b, 8);
        id.set(b2, 51);
        System.out.println(c.getField("name").get(b2) + " " + c.getDeclaredField("counter").getLong(null) + " " + c.getDeclaredField("w").get(b));
        Method add = c.getMethod("add", int.class, int.class); System.out.println(add.invoke(b, 1, 2) + " " + add.invoke(b2, 10, 20) + " " + add);
        System.out.println(c.getMethod("hello", String.class, long.class).invoke(null, "w", 5L) + " " + c.getMethod("hello", String.class, long.class).invoke(null, "int widened ", 6));
        Method s = c.getDeclaredMethod("secret");
        s.setAccessible(true);
        System.out.println(s.invoke(b) + " " + c.getMethod("nothing").invoke(b) + " " + ((int[]) c.getMethod("arr", int[].class).invoke(b, (Object) new int[]{4, 5})).length);
        try { c.getMethod("fail").invoke(b); } catch (InvocationTargetException e) { System.out.println("ITE " + e.getCause() + " " + e.getMessage()); }
        Constructor<?> pk = c.getDeclaredConstructor(long.class); pk.setAccessible(true);
        try { pk.newInstance(3L); } catch (InvocationTargetException e) { System.out.println("ITE " + e.getTargetException().getMessage()); }
        try { add.invoke(b, 1); } catch (IllegalArgumentException e) { System.out.println("IAE " + e.getMessage()); }
        try { add.invoke(b, "x", 1); } catch (IllegalArgumentException e) { System.out.println("IAE " + e.getMessage()); }
        try { add.invoke("not a bean", 1, 2); } catch (IllegalArgumentException e) { System.out.println("IAE " + e.getMessage()); }
        try { add.invoke(null, 1, 2); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { c.getMethod("secret"); } catch (NoSuchMethodException e) { System.out.println("NSME " + e.getMessage()); }
        try { c.getDeclaredField("zzz"); } catch (NoSuchFieldException e) { System.out.println("NSFE " + e.getMessage()); }
        try { Abs.class.getDeclaredConstructor().newInstance(); } catch (InstantiationException e) { System.out.println("IE " + e.getMessage()); }
        try { c.getField("fin").set(b, false); } catch (IllegalAccessException e) { System.out.println("IAcc " + e.getMessage()); }
        try { id.set(b, "str"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Class.forName("Nope"); } catch (ClassNotFoundException e) { System.out.println("CNFE " + e.getMessage()); }
        System.out.println(Class.forName("[I") + " " + Class.forName("[Ljava.lang.String;").getSimpleName() + " " + ((Bean) b).id + " " + Bean.counter);
    }
}
