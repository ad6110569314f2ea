// Uses method handles (java.lang.invoke) directly, which are refused with the place that asks for them.
import java.lang.invoke.*;
import java.util.*;

public class MethodHandlesBasic {
    static int add(int a, int b) { return a + b; }
    static String cat(String a, long b, double c) { return a + b + c; }
    int field = 5;
    static long sfield = 9;
    String inst(int n) { return "inst" + n + field; }
    private static boolean pos(int x) { return x > 0; }
    static String neg(int x) { return "neg" + x; }
    static String posi(int x) { return "pos" + x; }
    public static void main(String[] args) throws Throwable { MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle add = l.findStatic(MethodHandlesBasic.class, "add", MethodType.methodType(int.class, int.class, int.class));
        System.out.println((int) add.invokeExact(3, 4) + " " + add.invoke(5, 6) + " " + (long) add.invoke((short) 1, (byte) 2) + " " + add.type() + " " + add.invokeWithArguments(7, 8));
        try { Object o = add.invokeExact(1, 2);
            System.out.println(o); } catch (WrongMethodTypeException e) { System.out.println("WMT"); }
        MethodHandle len = l.findVirtual(String.class, "length", MethodType.methodType(int.class));
        System.out.println((int) len.invokeExact("four") + " " + (int) len.bindTo("bound").invokeExact());
        MethodHandle ctor = l.findConstructor(ArrayList.class, MethodType.methodType(void.class, Collection.class));
        System.out.println(ctor.invoke(List.of(1, 2)));
        MethodHandle inst = l.findVirtual(MethodHandlesBasic.class, "inst", MethodType.methodType(String.class, int.class));
        MethodHandlesBasic o = new MethodHandlesBasic();
        System.out.println((String) inst.invokeExact(o, 3));
        MethodHandle get = l.findGetter(MethodHandlesBasic.class, "field", int.class), set = l.findSetter(MethodHandlesBasic.class, "field", int.class), sget = l.findStaticGetter(MethodHandlesBasic.class, "sfield", long.class);
        set.invoke(o, 50);
        System.out.println((int) get.invoke(o) + " " + (long) sget.invokeExact());
        MethodHandle plus10 = MethodHandles.insertArguments(add, 1, 10);
        System.out.println((int) plus10.invokeExact(1));
        MethodHandle cat = l.findStatic(MethodHandlesBasic.class, "cat", MethodType.methodType(String.class, String.class, long.class, double.class));
        System.out.println((String) cat.invokeExact("s", 1L, 2.5) + " " + cat.invoke("t", 1, 2f));
        MethodHandle perm = MethodHandles.permuteArguments(add, MethodType.methodType(int.class, int.class), 0, 0);
        System.out.println((int) perm.invokeExact(21));
        MethodHandle f = MethodHandles.filterReturnValue(len, l.findStatic(MethodHandlesBasic.class, "neg", MethodType.methodType(String.class, int.class)));
        System.out.println((String) f.invokeExact("abc"));
        MethodType is = MethodType.methodType(String.class, int.class);
        MethodHandle g = MethodHandles.guardWithTest(l.findStatic(MethodHandlesBasic.class, "pos", MethodType.methodType(boolean.class, int.class)), l.findStatic(MethodHandlesBasic.class, "posi", is), l.findStatic(MethodHandlesBasic.class, "neg", is));
        System.out.println((String) g.invokeExact(5) + (String) g.invokeExact(-5));
        MethodHandle d = MethodHandles.dropArguments(len, 0, int.class);
        System.out.println((int) d.invokeExact(99, "xy"));
        System.out.println(MethodHandles.constant(String.class, "k").invoke() + " " + MethodHandles.identity(int.class).invoke(6));
        MethodHandle as = l.findStatic(Arrays.class, "asList", MethodType.methodType(List.class, Object[].class));
        System.out.println(as.invoke("p", "q", 3) + " " + as.isVarargsCollector());
        try { l.findStatic(MethodHandlesBasic.class, "nope", is); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
        VarHandle vh = l.findVarHandle(MethodHandlesBasic.class, "field", int.class);
        System.out.println(vh.compareAndSet(o, 50, 51) + " " + (int) vh.getAndAdd(o, 4) + " " + (int) vh.get(o));
        VarHandle ah = MethodHandles.arrayElementVarHandle(long[].class);
        long[] a = {1, 2};
        ah.set(a, 1, 20L);
        System.out.println((long) ah.getVolatile(a, 1) + a[1]);
        System.out.println(MethodType.fromMethodDescriptorString("(I[Ljava/lang/String;)V", null) + " " + add.asType(MethodType.methodType(long.class, int.class, int.class)).type()); }
}
