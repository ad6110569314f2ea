package runner;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles and runs batches of methods. Each line of standard input names a folder with {@code Claims.java} and
 * {@code plan.txt}, whose lines name a method and the pools of its parameters. The answer is one line for each error of the
 * compiler, or for each method ({@code runs}) and each place at which a run fails ({@code site}), and {@code end}.
 */
public final class Runner {
    /** The most runs of one method. */
    private static final int RUNS = 20_000;
    /** The most objects of one class in an input that the engine's usual limits allow. */
    private static final int OBJECTS = 3;

    private Runner() {}

    public static void main(String[] args) throws Exception {
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Path folder = Path.of(line);
            if (compile(compiler, folder, args[0], out)) {
                run(folder, out);
            }
            out.println("end");
            out.flush();
        }
    }

    private static boolean compile(JavaCompiler compiler, Path folder, String world, PrintStream out) throws Exception {
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(said, null, StandardCharsets.UTF_8)) {
            List<String> flags = List.of("-g", "-nowarn", "-proc:none", "-Xmaxerrs", "1000", "-cp", world, "-d", folder.toString());
            Iterable<? extends JavaFileObject> sources = files.getJavaFileObjects(folder.resolve("Claims.java"));
            boolean done = compiler.getTask(null, files, said, flags, null, sources).call();
            for (Diagnostic<?> one : said.getDiagnostics()) {
                if (one.getKind() == Diagnostic.Kind.ERROR) {
                    out.println("error\t" + one.getLineNumber() + "\t" + one.getMessage(null).replace('\n', ' '));
                }
            }
            return done;
        }
    }

    private static void run(Path folder, PrintStream out) throws Exception {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            loader.setDefaultAssertionStatus(true);
            Class<?> claims = loader.loadClass("Claims");
            Map<String, Method> methods = new TreeMap<>();
            for (Method method : claims.getDeclaredMethods()) {
                methods.put(method.getName(), method);
            }
            for (String line : Files.readAllLines(folder.resolve("plan.txt"))) {
                String[] words = line.split(" ");
                new Trial(methods.get(words[0]), words).run(out);
            }
        }
    }

    /** What is known of one place. */
    private static final class Site {
        long runs;
        int plainness;
        String words;
    }

    /** All runs of one method. */
    private static final class Trial {
        private final Method method;
        private final List<List<Pools.Entry>> pools = new ArrayList<>();
        private final Map<String, Site> sites = new TreeMap<>();

        Trial(Method method, String[] words) {
            this.method = method;
            for (int i = 1; i < words.length; i++) {
                List<Pools.Entry> pool = new ArrayList<>(Pools.of(words[i]));
                Class<?> type = method.getParameterTypes()[i - 1];
                for (int j = 0; j < i - 1; j++) {
                    int other = j;
                    if (!type.isPrimitive() && words[other + 1].equals(words[i])) {
                        pool.add(new Pools.Entry("the same as parameter " + other, false, before -> before[other]));
                    } else if (!type.isPrimitive() && !words[i].equals("Box") && !words[i].equals("Ordered")) {
                        Pools.Make make = before -> type.isInstance(before[other]) ? before[other] : null;
                        pool.add(new Pools.Entry("parameter " + other + " if it fits", false, make));
                    }
                }
                pools.add(pool);
            }
        }

        void run(PrintStream out) throws Exception {
            long product = 1;
            for (List<Pools.Entry> pool : pools) {
                product *= pool.size();
            }
            boolean all = product <= RUNS;
            long runs = all ? product : RUNS;
            long scrambled = method.getName().hashCode();
            for (long i = 0; i < runs; i++) {
                scrambled = scrambled * 6364136223846793005L + 1442695040888963407L;
                run(all ? i : Math.floorMod(scrambled >> 20, product));
            }
            out.println("runs\t" + method.getName() + "\t" + runs + "\t" + (all ? "all" : "some"));
            for (Map.Entry<String, Site> entry : sites.entrySet()) {
                Site site = entry.getValue();
                out.println("site\t" + method.getName() + "\t" + entry.getKey() + "\t" + site.runs + "\t" + site.plainness
                        + "\t" + site.words);
            }
        }

        private void run(long number) throws Exception {
            long rest = number;
            int[] chosen = new int[pools.size()];
            for (int i = 0; i < chosen.length; i++) {
                chosen[i] = (int) (rest % pools.get(i).size());
                rest /= pools.get(i).size();
            }
            try {
                method.invoke(null, values(chosen));
            } catch (InvocationTargetException thrown) {
                Throwable cause = thrown.getCause();
                if (cause instanceof RuntimeException || cause instanceof Error) {
                    note(cause, chosen);
                }
            }
        }

        private Object[] values(int[] chosen) {
            Object[] values = new Object[chosen.length];
            for (int i = 0; i < values.length; i++) {
                Object[] before = new Object[i];
                System.arraycopy(values, 0, before, 0, i);
                values[i] = pools.get(i).get(chosen[i]).make().make(before);
            }
            return values;
        }

        /** 3 for inputs that are small and have no strangers, 2 for small ones, 1 for large ones without strangers. */
        private int plainness(int[] chosen) throws IllegalAccessException {
            boolean stranger = false;
            for (int i = 0; i < chosen.length; i++) {
                stranger |= pools.get(i).get(chosen[i]).stranger();
            }
            return (isSmall(values(chosen)) ? 2 : 0) + (stranger ? 0 : 1);
        }

        private void note(Throwable cause, int[] chosen) throws IllegalAccessException {
            int line = 0;
            for (StackTraceElement frame : cause.getStackTrace()) {
                if (frame.getClassName().equals("Claims")) {
                    line = frame.getLineNumber();
                    break;
                }
            }
            Site site = sites.computeIfAbsent(cause.getClass().getName() + "\t" + line, key -> new Site());
            site.runs++;
            int plainness = site.plainness == 3 ? 3 : plainness(chosen);
            if (site.words == null || site.plainness < plainness) {
                StringBuilder words = new StringBuilder();
                for (int i = 0; i < chosen.length; i++) {
                    words.append(i == 0 ? "" : ", ").append(pools.get(i).get(chosen[i]).words());
                }
                site.words = words.toString();
                site.plainness = plainness;
            }
        }
    }

    /** Whether the engine's usual limits allow an input. */
    private static boolean isSmall(Object[] values) throws IllegalAccessException {
        Map<Object, Boolean> seen = new IdentityHashMap<>();
        Map<Class<?>, Integer> counts = new IdentityHashMap<>();
        List<Object> left = new ArrayList<>();
        Collections.addAll(left, values);
        while (!left.isEmpty()) {
            Object object = left.remove(left.size() - 1);
            if (object == null || seen.put(object, true) != null) {
                continue;
            }
            Class<?> type = object.getClass();
            if (object instanceof Object[] array) {
                Collections.addAll(left, array);
            }
            boolean counted = type.isArray() || type.getName().startsWith("world.") && !(object instanceof Enum);
            if (counted && counts.merge(type, 1, Integer::sum) > OBJECTS || type.isArray() && Array.getLength(object) > 4) {
                return false;
            }
            for (Class<?> one = type; one != null && one.getName().startsWith("world."); one = one.getSuperclass()) {
                for (Field field : one.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                        field.setAccessible(true);
                        left.add(field.get(object));
                    }
                }
            }
        }
        return true;
    }
}
