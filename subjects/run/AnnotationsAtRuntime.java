// Exercises RUNTIME annotations on classes, methods, fields and parameters: values of every kind, defaults, absence, inheritance.
import java.lang.annotation.*;
import java.util.*;

public class AnnotationsAtRuntime {
    enum Level { LOW, HIGH }
    @Retention(RetentionPolicy.RUNTIME) @interface Info { String value() default "dflt";
        int n() default 5;
        long l() default 1L << 40;
        double d() default 2.5;
        boolean b() default true;
        char c() default 'c';
        Class<?> type() default Object.class;
        Level lvl() default Level.LOW;
        String[] tags() default {"x", "y"};
        int[] nums() default {};
        Sub sub() default @Sub(9); }
    @Retention(RetentionPolicy.RUNTIME) @interface Sub { int value(); }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Inh { }
    @Retention(RetentionPolicy.CLASS) @interface Gone { }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Marks.class) @interface Mark { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Marks { Mark[] value(); }

    @Info @Inh @Gone static class Base { @Info(value = "field", n = -1) int f;
        @Deprecated @Info(lvl = Level.HIGH, tags = "one", nums = {1, 2, 3}, type = String.class, sub = @Sub(77)) public void m(@Sub(3) int p, String q) { }
        @Mark("a") @Mark("b") public void marks() { }
        public void plain() { } }
    static class Child extends Base { @Override public void m(int p, String q) { } }

    static void show(Info i) { System.out.println(i.value() + " " + i.n() + " " + i.l() + " " + i.d() + " " + i.b() + " " + i.c() + " " + i.type().getSimpleName() + " " + i.lvl() + " " + Arrays.toString(i.tags()) + " " + Arrays.toString(i.nums()) + " " + i.sub().value() + " " + i.annotationType().getSimpleName()); }

    public static void main(String[] args) throws Exception {
        show(Base.class.getAnnotation(Info.class));
        show(Base.class.getDeclaredField("f").getAnnotation(Info.class));
        show(Base.class.getMethod("m", int.class, String.class).getAnnotation(Info.class));
        System.out.println(Base.class.isAnnotationPresent(Inh.class) + " " + Child.class.isAnnotationPresent(Inh.class) + " " + Child.class.isAnnotationPresent(Info.class) + " " + Base.class.getAnnotations().length + " " + Child.class.getDeclaredAnnotations().length);
        System.out.println(Base.class.getMethod("m", int.class, String.class).isAnnotationPresent(Deprecated.class) + " " + Child.class.getMethod("m", int.class, String.class).getAnnotations().length + " " + Base.class.getMethod("plain").getAnnotation(Info.class));
        Annotation[][] pa = Base.class.getMethod("m", int.class, String.class).getParameterAnnotations();
        System.out.println(pa.length + " " + pa[0].length + pa[1].length + " " + ((Sub) pa[0][0]).value());
        Mark[] ms = Base.class.getMethod("marks").getAnnotationsByType(Mark.class);
        System.out.println(ms.length + " " + ms[0].value() + ms[1].value() + " " + Base.class.getMethod("marks").isAnnotationPresent(Mark.class));
        Info a = Base.class.getAnnotation(Info.class);
        System.out.println(a.equals(Base.class.getAnnotation(Info.class)) + " " + (a.hashCode() == Base.class.getAnnotation(Info.class).hashCode()) + " " + a.sub() + " " + a.equals(Base.class.getDeclaredField("f").getAnnotation(Info.class)));
    }
}
