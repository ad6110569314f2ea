package heapwright.replay;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Defines the program's classes for one case, so that no static state outlives it. The classes by which programs ask
 * for values are ours, whatever the class path has.
 */
final class CaseLoader extends ClassLoader {
    private static final Set<String> VOCABULARY = Set.of(
            "heapwright.Heapwright",
            "org.sosy_lab.sv_benchmarks.Verifier",
            "gov.nasa.jpf.vm.Verify",
            "gov.nasa.jpf.symbc.Debug",
            "jbse.meta.Analysis");
    /** Classes of inputs that stand for those outside the class path. */
    private static final Set<String> WORDS_NEED = Set.of("heapwright.replay.Answers", "heapwright.replay.Stop");
    private static final String OWN_PACKAGE = "heapwright.replay.";
    private static final ClassLoader OWN = CaseLoader.class.getClassLoader();
    private static final Map<String, byte[]> WORDS = new HashMap<>();

    private final ClassPath classPath;
    /** What the program's questions are answered from. */
    final Answers answers;

    CaseLoader(ClassPath classPath, Answers answers) {
        super("app", ClassLoader.getPlatformClassLoader());
        this.classPath = classPath;
        this.answers = answers;
        setDefaultAssertionStatus(true);
    }

    static boolean isVocabulary(String className) {
        return VOCABULARY.contains(className);
    }

    /** A class by the name that {@code Class.getName} gives it, primitive types included. */
    Class<?> find(String name) throws Verdict {
        for (Class<?> primitive : PRIMITIVES) {
            if (primitive.getName().equals(name)) {
                return primitive;
            }
        }
        try {
            return Class.forName(name, false, this);
        } catch (ClassNotFoundException | LinkageError failed) {
            throw Verdict.notRun("class " + name + " cannot be loaded: " + failed);
        }
    }

    /** A class, initialized. */
    Class<?> initialized(String name) throws Verdict {
        Class<?> type = find(name);
        try {
            return type.isPrimitive() ? type : Class.forName(name, true, this);
        } catch (ClassNotFoundException | LinkageError failed) {
            Throwable cause = failed.getCause() == null ? failed : failed.getCause();
            throw Verdict.notRun("class " + name + " cannot be initialized: " + cause);
        }
    }

    private static final List<Class<?>> PRIMITIVES = List.of(
            int.class, boolean.class, byte.class, char.class, short.class, long.class, float.class, double.class,
            void.class);

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(OWN_PACKAGE)) {
            return super.loadClass(name, resolve);
        }
        // The program has no business with the classes that judge it, beyond those that its words are made of.
        if (WORDS_NEED.contains(name)) {
            return OWN.loadClass(name);
        }
        throw new ClassNotFoundException(name);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try {
            if (VOCABULARY.contains(name)) {
                byte[] bytes = words(name);
                return defineClass(name, bytes, 0, bytes.length);
            }
            ClassPath.ClassFile file = classPath.find(name);
            if (file != null) {
                ProtectionDomain domain = new ProtectionDomain(file.source, null, this, null);
                return defineClass(name, file.bytes, 0, file.bytes.length, domain);
            }
        } catch (IOException unreadable) {
            throw new ClassNotFoundException(name, unreadable);
        }
        // Those that stand for classes outside the class path.
        if (name.startsWith("heapwright.") && name.endsWith("Stranger")) {
            return OWN.loadClass(name);
        }
        // Some modules of the JDK belong to the loader of applications.
        Class<?> found = OWN.loadClass(name);
        if (found.getModule().isNamed()) {
            return found;
        }
        throw new ClassNotFoundException(name);
    }

    private static synchronized byte[] words(String name) throws IOException {
        byte[] known = WORDS.get(name);
        if (known == null) {
            try (InputStream in = OWN.getResourceAsStream(name.replace('.', '/') + ".class")) {
                known = in.readAllBytes();
            }
            WORDS.put(name, known);
        }
        return known;
    }

    @Override
    protected URL findResource(String name) {
        List<URL> found = classPath.resources(name);
        return found.isEmpty() ? null : found.get(0);
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
        return Collections.enumeration(classPath.resources(name));
    }
}
